#include "editor/edits/stamp.h"

#include "editor/edits/carriedkinds.h"
#include "editor/edits/thingmoves.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

/// Returns the things of a stamp at their new places, except those that `mask` excludes.
std::vector<Thing> arriving(const PlacedStamp &placed, const Area *mask)
{
    std::vector<Thing> things;
    for (Thing thing : placed.stamp->things) {
        thing.cell = thing.cell + placed.corner;
        if (!mask || mask->contains(thing.cell)) {
            things.push_back(std::move(thing));
        }
    }
    return things;
}

/// A level while stamps are put on it.
class StampedLevel {
public:
    StampedLevel(const Level &level, const Catalogue &catalogue) : m_level(level), m_catalogue(catalogue) {}

    void clear(const Area &area)
    {
        for (const CellSpan &span : area.spans()) {
            std::fill_n(m_level.terrain.row(span.y) + span.x, span.length, m_catalogue.floor());
        }
        std::erase_if(m_level.things, [&area](const Thing &thing) { return area.contains(thing.cell); });
    }

    /// Puts a stamp down. Returns the cells that it changed.
    Area put(const Stamp &stamp, Point corner, const Area *mask)
    {
        Area area = areaOf(stamp, corner, m_level.size());
        if (mask) {
            area = intersected(area, *mask);
        }
        if (stamp.isThingsOnly) {
            putThings(m_level, m_catalogue, arriving({.stamp = &stamp, .corner = corner}, mask));
            return area;
        }
        clear(area);
        for (const CellSpan &span : area.spans()) {
            const TerrainId *from = stamp.terrain.row(span.y - corner.y) + (span.x - corner.x);
            std::copy_n(from, span.length, m_level.terrain.row(span.y) + span.x);
        }
        for (Thing thing : stamp.things) {
            thing.cell = thing.cell + corner;
            if (area.contains(thing.cell)) {
                m_level.things.push_back(std::move(thing));
            }
        }
        sortThings(m_level.things);
        return area;
    }

    /// If these cells brought starts, keeps only the last one.
    void keepOneStart(const Area &area)
    {
        const QString &start = m_catalogue.kind(m_catalogue.start()).key;
        std::optional<Point> kept;
        for (const Thing &thing : m_level.things) {
            if (thing.kind == start && area.contains(thing.cell)) {
                kept = thing.cell;
            }
        }
        if (kept) {
            std::erase_if(m_level.things,
                          [&](const Thing &thing) { return thing.kind == start && !(thing.cell == *kept); });
        }
    }

    const Level &level() const { return m_level; }

private:
    Level m_level;
    const Catalogue &m_catalogue;
};

void addRuns(std::vector<TerrainRun> &runs, const TerrainId *before, const TerrainId *after, int y, int width)
{
    for (int x = 0; x < width;) {
        const int first = x;
        while (x < width && before[x] == before[first] && after[x] == after[first]) {
            ++x;
        }
        if (before[first] != after[first]) {
            runs.push_back({{.y = y, .x = first, .length = x - first}, before[first], after[first]});
        }
    }
}

void addRuns(std::vector<TerrainRun> &runs, const Grid<TerrainId> &before, const Grid<TerrainId> &after)
{
    for (int y = 0; y < before.height(); ++y) {
        const TerrainId *from = before.row(y);
        const TerrainId *to = after.row(y);
        if (!std::equal(from, from + before.width(), to)) {
            addRuns(runs, from, to, y, before.width());
        }
    }
}

/// Returns one past the last thing on the cell of the thing at `first`.
std::size_t endOfCell(const std::vector<Thing> &things, std::size_t first)
{
    std::size_t end = first;
    while (end < things.size() && things[end].cell == things[first].cell) {
        ++end;
    }
    return end;
}

void addThings(LevelChange &change, const std::vector<Thing> &before, const std::vector<Thing> &after)
{
    std::size_t b = 0;
    std::size_t a = 0;
    while (b < before.size() || a < after.size()) {
        const bool isGone = a == after.size() || (b < before.size() && readsBefore(before[b].cell, after[a].cell));
        const bool isNew = b == before.size() || (a < after.size() && readsBefore(after[a].cell, before[b].cell));
        const std::size_t bEnd = isNew ? b : endOfCell(before, b);
        const std::size_t aEnd = isGone ? a : endOfCell(after, a);
        const auto at = [](const std::vector<Thing> &things, std::size_t i) {
            return things.begin() + std::ptrdiff_t(i);
        };
        if (!std::equal(at(before, b), at(before, bEnd), at(after, a), at(after, aEnd))) {
            change.thingsBefore.insert(change.thingsBefore.end(), at(before, b), at(before, bEnd));
            change.thingsAfter.insert(change.thingsAfter.end(), at(after, a), at(after, aEnd));
        }
        b = bEnd;
        a = aEnd;
    }
}

} // namespace

Stamp stampOf(const Level &level, const Area &area)
{
    if (area.isEmpty()) {
        return {};
    }
    const QRect bounds = area.bounds();
    const Point corner{bounds.x(), bounds.y()};
    const Size size{bounds.width(), bounds.height()};
    Stamp stamp{.terrain = Grid<TerrainId>(size, 0), .cells = area.moved(Point{} - corner, size), .things = {}};
    for (const CellSpan &span : stamp.cells.spans()) {
        const TerrainId *from = level.terrain.row(span.y + corner.y) + span.x + corner.x;
        std::copy_n(from, span.length, stamp.terrain.row(span.y) + span.x);
    }
    for (const Thing &thing : level.things) {
        if (area.contains(thing.cell)) {
            stamp.things.push_back(thing);
            stamp.things.back().cell = thing.cell - corner;
        }
    }
    stamp.kinds = kindsNeeded(level.kinds, stamp.things);
    stamp.translations = kindTextsOf(level.translations, stamp.kinds);
    return stamp;
}

Stamp stampOfThings(const Level &level, const std::vector<std::size_t> &things)
{
    std::vector<Point> cells(things.size());
    std::transform(things.begin(), things.end(), cells.begin(),
                   [&level](std::size_t thing) { return level.things[thing].cell; });
    const Area area(std::move(cells), level.size());
    const QRect bounds = area.bounds();
    Stamp stamp = stampOf(level, area);
    stamp.isThingsOnly = true;
    stamp.things = movedThings(level, things, {-bounds.x(), -bounds.y()});
    std::erase_if(stamp.things, [&stamp](const Thing &thing) { return !stamp.cells.contains(thing.cell); });
    stamp.kinds = kindsNeeded(level.kinds, stamp.things); // other things of these cells stay
    stamp.translations = kindTextsOf(level.translations, stamp.kinds);
    return stamp;
}

Stamp stampOf(const Level &level)
{
    return stampOf(level, Area::all(level.size()));
}

Area areaOf(const Stamp &stamp, Point corner, Size bounds)
{
    return stamp.cells.moved(corner, bounds);
}

LevelChange changeByStamping(const Level &level, const Catalogue &catalogue, const std::vector<PlacedStamp> &stamps,
                             const Area *mask)
{
    if (firstUnplaceable(level, catalogue, stamps, mask)) {
        return {};
    }
    StampedLevel target(level, catalogue);
    for (const PlacedStamp &placed : stamps) {
        target.keepOneStart(target.put(*placed.stamp, placed.corner, mask));
    }
    return changeBetween(level, target.level());
}

std::optional<Thing> firstUnplaceable(const Level &level, const Catalogue &catalogue,
                                      const std::vector<PlacedStamp> &stamps, const Area *mask)
{
    for (const PlacedStamp &placed : stamps) {
        const std::optional<Thing> stranded =
            placed.stamp->isThingsOnly ? firstUnplaceable(level, catalogue, arriving(placed, mask)) : std::nullopt;
        if (stranded) {
            return stranded;
        }
    }
    return std::nullopt;
}

LevelChange changeByMovingCells(const Level &level, const Catalogue &catalogue, const Area &area, Point by)
{
    if (area.isEmpty() || by == Point{}) {
        return {};
    }
    const QRect bounds = area.bounds();
    StampedLevel target(level, catalogue);
    target.clear(area);
    target.put(stampOf(level, area), Point{bounds.x(), bounds.y()} + by, nullptr);
    return changeBetween(level, target.level());
}

LevelChange changeBetween(const Level &before, const Level &after)
{
    Q_ASSERT(before.size() == after.size());
    LevelChange change;
    addRuns(change.terrain, before.terrain, after.terrain);
    if (before.drawn.others == after.drawn.others && before.drawn.cells.size() == after.drawn.cells.size()) {
        addRuns(change.characters, before.drawn.cells, after.drawn.cells);
    }
    addThings(change, before.things, after.things);
    return change;
}
