#include "editor/edits/levelreshape.h"

#include "editor/brushes/terrainrow.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace {

/// Clamps a coordinate; the largest values are outside every level.
int clamped(qint64 value)
{
    using Limits = std::numeric_limits<int>;
    return int(std::clamp<qint64>(value, Limits::min(), Limits::max()));
}

/// Maps cells to their new positions, inside the level or outside.
class Placing {
public:
    Placing(Size before, Orientation orientation, Point corner)
        : m_before(before), m_orientation(orientation), m_corner(corner)
    {
    }

    Point operator()(Point cell) const
    {
        qint64 x = m_orientation.isFlipped ? qint64(m_before.width) - 1 - cell.x : cell.x;
        qint64 y = cell.y;
        int height = m_before.height;
        int width = m_before.width;
        for (int i = 0; i < m_orientation.quarters; ++i) {
            x = std::exchange(y, x);
            x = height - 1 - x;
            std::swap(width, height);
        }
        return {clamped(x + m_corner.x), clamped(y + m_corner.y)};
    }

private:
    Size m_before;
    Orientation m_orientation;
    Point m_corner;
};

Placing placingOf(const LevelReshape &reshape)
{
    return {reshape.before, reshape.orientation, reshape.corner};
}

/// Returns the reshape that moves cells back to their old positions, without the lost ones.
LevelReshape wayBack(const LevelReshape &reshape)
{
    const Orientation back = inverseOf(reshape.orientation);
    const Size laidSize = orientedSize(reshape.before, reshape.orientation);
    const Point origin = Placing(laidSize, back, Point{} - oriented(reshape.corner, back))({0, 0});
    return {.before = reshape.after,
            .after = reshape.before,
            .orientation = back,
            .corner = origin - Placing(reshape.after, back, {})({0, 0})};
}

/// Copies the cells of `from` to their new positions in `to`, if these are inside.
void copyCells(const Grid<TerrainId> &from, Grid<TerrainId> &to, const LevelReshape &reshape)
{
    const Placing placing = placingOf(reshape);
    if (reshape.orientation == Orientation()) {
        const int first = std::max(0, -reshape.corner.x);
        const int end = std::min(from.width(), to.width() - reshape.corner.x);
        for (int y = std::max(0, -reshape.corner.y); y < std::min(from.height(), to.height() - reshape.corner.y); ++y) {
            if (first < end) {
                std::copy_n(from.row(y) + first, end - first, to.row(y + reshape.corner.y) + first + reshape.corner.x);
            }
        }
        return;
    }
    for (int y = 0; y < from.height(); ++y) {
        for (int x = 0; x < from.width(); ++x) {
            const Point place = placing({x, y});
            if (to.contains(place)) {
                to.set(place, from.at({x, y}));
            }
        }
    }
}

/// Returns the cells of a row that stay inside: [first, second).
std::pair<int, int> keptPart(const LevelReshape &reshape, int y)
{
    if (y + reshape.corner.y < 0 || y + reshape.corner.y >= reshape.after.height) {
        return {0, 0};
    }
    const int first = std::clamp(-reshape.corner.x, 0, reshape.before.width);
    return {first, std::clamp(reshape.after.width - reshape.corner.x, first, reshape.before.width)};
}

void loseCells(LevelReshape &reshape, const Level &level, int y, int first, int end)
{
    const TerrainId *row = level.terrain.row(y);
    while (first < end) {
        const int next = endOfRun(row, first, end);
        reshape.lost.push_back({{.y = y, .x = first, .length = next - first}, row[first]});
        first = next;
    }
}

/// Finds the things that need more than moving with the level.
void findThings(LevelReshape &reshape, const Level &level)
{
    const Placing placing = placingOf(reshape);
    for (const Thing &thing : level.things) {
        const Point place = placing(thing.cell);
        const bool wasInside = reshape.before.contains(thing.cell);
        if (wasInside && reshape.after.contains(place)) {
            continue;
        }
        reshape.thingsBefore.push_back(thing);
        if (!wasInside) {
            Thing moved = thing;
            moved.cell = place;
            orientDirections(moved, reshape.orientation);
            reshape.thingsAfter.push_back(moved);
        }
    }
    sortThings(reshape.thingsAfter);
}

/// Moves the things that stand in `from` and stay inside `to`; replaces all others by `others`.
void carryThings(std::vector<Thing> &things, const Placing &placing, Orientation orientation, Size from, Size to,
                 const std::vector<Thing> &others)
{
    std::erase_if(things, [&](Thing &thing) {
        const Point place = placing(thing.cell);
        const bool isCarried = from.contains(thing.cell) && to.contains(place);
        if (isCarried) {
            thing.cell = place;
            orientDirections(thing, orientation);
        }
        return !isCarried;
    });
    things.insert(things.end(), others.begin(), others.end());
    sortThings(things);
}

} // namespace

Point cornerAnchored(Size before, Size after, int column, int row)
{
    // Shifting also rounds negative numbers down, so that growing and shrinking again are inverse.
    return {((after.width - before.width) * column) >> 1, ((after.height - before.height) * row) >> 1};
}

LevelReshape reshapeByResizing(const Level &level, Size size, Point corner, TerrainId fill)
{
    Q_ASSERT(size.width >= 1 && size.height >= 1 && std::max(size.width, size.height) <= largestSide);
    LevelReshape reshape{.before = level.size(), .after = size, .corner = corner, .fill = fill};
    for (int y = 0; y < reshape.before.height; ++y) {
        const auto [first, end] = keptPart(reshape, y);
        loseCells(reshape, level, y, 0, first);
        loseCells(reshape, level, y, end, reshape.before.width);
    }
    findThings(reshape, level);
    reshape.characters = level.drawn.cells;
    return reshape;
}

LevelReshape reshapeByTurning(const Level &level, Orientation orientation)
{
    LevelReshape reshape{
        .before = level.size(), .after = orientedSize(level.size(), orientation), .orientation = orientation};
    findThings(reshape, level);
    reshape.characters = level.drawn.cells;
    return reshape;
}

void applyReshape(Level &level, const LevelReshape &reshape)
{
    Grid<TerrainId> after(reshape.after, reshape.fill);
    copyCells(level.terrain, after, reshape);
    level.terrain = std::move(after);
    if (reshape.characters.size() == reshape.before) {
        level.drawn.cells = Grid<std::uint8_t>(reshape.after, 0);
        copyCells(reshape.characters, level.drawn.cells, reshape);
    }
    carryThings(level.things, placingOf(reshape), reshape.orientation, reshape.before, reshape.after,
                reshape.thingsAfter);
}

void revertReshape(Level &level, const LevelReshape &reshape)
{
    Grid<TerrainId> before(reshape.before, reshape.fill);
    const LevelReshape way = wayBack(reshape);
    copyCells(level.terrain, before, way);
    for (const LostRun &run : reshape.lost) {
        std::fill_n(before.row(run.span.y) + run.span.x, run.span.length, run.terrain);
    }
    level.terrain = std::move(before);
    level.drawn.cells = reshape.characters;
    carryThings(level.things, placingOf(way), way.orientation, reshape.after, reshape.before, reshape.thingsBefore);
}

ReshapeLoss lossOf(const LevelReshape &reshape, const Catalogue &catalogue)
{
    ReshapeLoss loss;
    for (const LostRun &run : reshape.lost) {
        loss.cells += run.span.length;
    }
    const QString &start = catalogue.kind(catalogue.start()).key;
    for (const Thing &thing : reshape.thingsBefore) {
        const bool wasInside = reshape.before.contains(thing.cell);
        loss.things += wasInside ? 1 : 0;
        loss.hasStart = loss.hasStart || (wasInside && thing.kind == start);
    }
    return loss;
}

namespace {

/// Returns the cells of a row from the first to the last that is not `ground`; null if there is none.
QRect contentOfRow(const Grid<TerrainId> &terrain, int y, TerrainId ground)
{
    const TerrainId *row = terrain.row(y);
    const TerrainId *end = row + terrain.width();
    const auto differs = [ground](TerrainId id) { return id != ground; };
    const TerrainId *first = std::find_if(row, end, differs);
    if (first == end) {
        return {};
    }
    const TerrainId *last =
        std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(first), differs).base();
    return {int(first - row), y, int(last - first), 1};
}

} // namespace

QRect contentOf(const Level &level, const Catalogue &catalogue)
{
    const Grid<TerrainId> &terrain = level.terrain;
    const QRect whole(0, 0, terrain.width(), terrain.height());
    const TerrainId ground = terrain.at({0, 0});
    const auto isGround = [&](int x, int y) { return terrain.at({x, y}) == ground; };
    if (!isGround(whole.right(), 0) || !isGround(0, whole.bottom()) || !isGround(whole.right(), whole.bottom())) {
        return whole;
    }
    QRect content;
    for (int y = 0; y < terrain.height(); ++y) {
        content |= contentOfRow(terrain, y, ground);
    }
    for (const Thing &thing : level.things) {
        if (terrain.contains(thing.cell)) {
            content |= QRect(thing.cell.x, thing.cell.y, 1, 1);
        }
    }
    if (content.isNull()) {
        return whole;
    }
    const int margin = catalogue.terrain(ground).isWalkable ? 0 : 1;
    return content.adjusted(-margin, -margin, margin, margin) & whole;
}
