#include "editor/edits/levelchange.h"

#include "editor/brushes/terrainrow.h"

#include <algorithm>
#include <iterator>

namespace {

bool thingReadsBefore(const Thing &a, const Thing &b)
{
    return readsBefore(a.cell, b.cell);
}

std::vector<Thing> copyOfThingsAt(const Level &level, Point cell)
{
    const auto [first, last] = thingsAt(level, cell);
    return {level.things.begin() + std::ptrdiff_t(first), level.things.begin() + std::ptrdiff_t(last)};
}

/// Collects a change row by row; cells must come in reading order.
class ChangeMaker {
public:
    ChangeMaker(const Level &level, const Catalogue &catalogue) : m_level(level), m_catalogue(catalogue) {}

    void paint(const CellSpan &span, const Paint &paint)
    {
        const TerrainId *row = m_level.terrain.row(span.y);
        const int end = span.x + span.length;
        for (int x = span.x; x < end;) {
            const int next = endOfRun(row, x, end);
            addTerrain({.y = span.y, .x = x, .length = next - x}, row[x], terrainAfter(paint, row[x], m_catalogue));
            x = next;
        }
        if (paint.what != Paint::What::Thing) {
            paintThingsThere(span, paint);
            return;
        }
        for (int x = span.x; x < span.x + span.length; ++x) {
            paintThings({x, span.y}, paint);
        }
    }

    void setThings(std::vector<Thing> before, std::vector<Thing> after)
    {
        if (before != after) {
            std::move(before.begin(), before.end(), std::back_inserter(m_change.thingsBefore));
            std::move(after.begin(), after.end(), std::back_inserter(m_change.thingsAfter));
        }
    }

    LevelChange take() { return std::move(m_change); }

private:
    void addTerrain(const CellSpan &span, TerrainId before, TerrainId after)
    {
        if (before == after) {
            return;
        }
        if (!m_change.terrain.empty()) {
            TerrainRun &last = m_change.terrain.back();
            const bool isNext = last.span.y == span.y && last.span.x + last.span.length == span.x;
            if (isNext && last.before == before && last.after == after) {
                last.span.length += span.length;
                return;
            }
        }
        m_change.terrain.push_back({span, before, after});
    }

    /// Visits only cells with things: painting terrain or erasing adds none.
    void paintThingsThere(const CellSpan &span, const Paint &paint)
    {
        std::size_t i = thingsAt(m_level, {span.x, span.y}).first;
        const auto isInside = [&](const Thing &thing) {
            return thing.cell.y == span.y && thing.cell.x < span.x + span.length;
        };
        while (i < m_level.things.size() && isInside(m_level.things[i])) {
            const Point cell = m_level.things[i].cell;
            paintThings(cell, paint);
            i = thingsAt(m_level, cell).second;
        }
    }

    void paintThings(Point cell, const Paint &paint)
    {
        std::vector<Thing> before = copyOfThingsAt(m_level, cell);
        std::vector<Thing> after = thingsAfter(paint, cell, before, m_catalogue);
        setThings(std::move(before), std::move(after));
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    LevelChange m_change;
};

/// Things of one cell before and after, stored separately until all cells are in order.
struct CellThings {
    Point cell;
    std::vector<Thing> before;
    std::vector<Thing> after;
};

LevelChange changeOfThings(const Level &level, const Catalogue &catalogue, std::vector<CellThings> cells)
{
    std::sort(cells.begin(), cells.end(),
              [](const CellThings &a, const CellThings &b) { return readsBefore(a.cell, b.cell); });
    ChangeMaker maker(level, catalogue);
    for (CellThings &cell : cells) {
        maker.setThings(std::move(cell.before), std::move(cell.after));
    }
    return maker.take();
}

void paintTerrainUnder(LevelChange &change, const Level &level, const Catalogue &catalogue, Point cell,
                       const Paint &paint)
{
    const TerrainId before = level.terrain.at(cell);
    const TerrainId after = terrainAfter(paint, before, catalogue);
    if (before != after) {
        change.terrain.push_back({{.y = cell.y, .x = cell.x, .length = 1}, before, after});
    }
}

/// Puts the start on `cell` and removes all others, including those outside the level.
LevelChange changeByPaintingUnique(const Level &level, const Catalogue &catalogue, Point cell, const Paint &paint)
{
    std::vector<CellThings> cells;
    for (auto thing = level.things.begin(); thing != level.things.end(); ++thing) {
        const bool isKnown = !cells.empty() && cells.back().cell == thing->cell;
        if (thing->kind == paint.kind && !(thing->cell == cell) && !isKnown) {
            CellThings other{.cell = thing->cell, .before = copyOfThingsAt(level, thing->cell), .after = {}};
            std::copy_if(other.before.begin(), other.before.end(), std::back_inserter(other.after),
                         [&](const Thing &there) { return there.kind != paint.kind; });
            cells.push_back(std::move(other));
        }
    }
    CellThings own{.cell = cell, .before = copyOfThingsAt(level, cell), .after = {}};
    own.after = thingsAfter(paint, cell, own.before, catalogue);
    cells.push_back(std::move(own));
    LevelChange change = changeOfThings(level, catalogue, std::move(cells));
    paintTerrainUnder(change, level, catalogue, cell, paint);
    return change;
}

/// True if one of `things`, in reading order, stands on `cell`.
bool standOn(const std::vector<Thing> &things, Point cell)
{
    return std::binary_search(things.begin(), things.end(), Thing{.cell = cell, .kind = {}, .values = {}},
                              thingReadsBefore);
}

void replaceThings(std::vector<Thing> &things, const std::vector<Thing> &from, const std::vector<Thing> &to)
{
    if (!from.empty()) {
        const auto first = std::lower_bound(things.begin(), things.end(), from.front(), thingReadsBefore);
        const auto last = std::upper_bound(first, things.end(), from.back(), thingReadsBefore);
        things.erase(std::remove_if(first, last, [&](const Thing &thing) { return standOn(from, thing.cell); }), last);
    }
    if (to.empty()) {
        return;
    }
    const auto place = std::lower_bound(things.begin(), things.end(), to.front(), thingReadsBefore);
    const auto middle = things.insert(place, to.begin(), to.end());
    std::inplace_merge(middle, middle + std::ptrdiff_t(to.size()), things.end(), thingReadsBefore);
}

void fillRun(Grid<TerrainId> &cells, const TerrainRun &run, TerrainId with)
{
    std::fill_n(cells.row(run.span.y) + run.span.x, run.span.length, with);
}

} // namespace

QRect LevelChange::region() const
{
    QRect region;
    for (const std::vector<TerrainRun> *runs : {&terrain, &characters}) {
        for (const TerrainRun &run : *runs) {
            region |= QRect(run.span.x, run.span.y, run.span.length, 1);
        }
    }
    for (const std::vector<Thing> *things : {&thingsBefore, &thingsAfter}) {
        for (const Thing &thing : *things) {
            region |= QRect(thing.cell.x, thing.cell.y, 1, 1);
        }
    }
    return region;
}

LevelChange changeByPainting(const Level &level, const Catalogue &catalogue, const Area &area, const Paint &paint)
{
    if (area.isEmpty()) {
        return {};
    }
    if (isUnique(paint, catalogue)) {
        const CellSpan &last = area.spans().back();
        return changeByPaintingUnique(level, catalogue, {last.x + last.length - 1, last.y}, paint);
    }
    ChangeMaker maker(level, catalogue);
    for (const CellSpan &span : area.spans()) {
        maker.paint(span, paint);
    }
    return maker.take();
}

void applyChange(Level &level, const LevelChange &change)
{
    for (const TerrainRun &run : change.terrain) {
        fillRun(level.terrain, run, run.after);
    }
    for (const TerrainRun &run : change.characters) {
        fillRun(level.drawn.cells, run, run.after);
    }
    replaceThings(level.things, change.thingsBefore, change.thingsAfter);
}

void revertChange(Level &level, const LevelChange &change)
{
    for (const TerrainRun &run : change.terrain) {
        fillRun(level.terrain, run, run.before);
    }
    for (const TerrainRun &run : change.characters) {
        fillRun(level.drawn.cells, run, run.before);
    }
    replaceThings(level.things, change.thingsAfter, change.thingsBefore);
}
