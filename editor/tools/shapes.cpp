#include "editor/tools/shapes.h"

#include "editor/brushes/terrainrow.h"

#include <algorithm>
#include <cstdlib>

namespace {

/// A flood fill by whole runs of a row: each run is found once, and adjacent cells are visited once per run.
class SpanFill {
public:
    explicit SpanFill(const Grid<TerrainId> &terrain) : m_terrain(terrain), m_isTaken(std::size_t(terrain.height())) {}

    std::vector<CellSpan> from(Point cell)
    {
        takeRun(cell);
        std::size_t next = 0;
        while (next < m_spans.size()) {
            const CellSpan span = m_spans[next++]; // adjacent runs are appended to the list
            lookBeside(span, span.y - 1);
            lookBeside(span, span.y + 1);
        }
        return std::move(m_spans);
    }

private:
    void lookBeside(const CellSpan &span, int y)
    {
        if (y < 0 || y >= m_terrain.height()) {
            return;
        }
        const TerrainId wanted = m_terrain.at({span.x, span.y});
        const TerrainId *row = m_terrain.row(y);
        const int end = span.x + span.length;
        for (int x = nextOf(wanted, row, span.x, end); x < end;) {
            if (!isTaken({x, y})) {
                takeRun({x, y});
            }
            x = nextOf(wanted, row, endOfRun(row, x, end), end);
        }
    }

    void takeRun(Point cell)
    {
        const TerrainId *row = m_terrain.row(cell.y);
        int first = cell.x;
        while (first > 0 && row[first - 1] == row[cell.x]) {
            --first;
        }
        const int end = endOfRun(row, cell.x, m_terrain.width());
        std::vector<bool> &taken = m_isTaken[std::size_t(cell.y)];
        taken.resize(std::size_t(m_terrain.width()), false);
        std::fill(taken.begin() + first, taken.begin() + end, true);
        m_spans.push_back({.y = cell.y, .x = first, .length = end - first});
    }

    bool isTaken(Point cell) const
    {
        const std::vector<bool> &taken = m_isTaken[std::size_t(cell.y)];
        return !taken.empty() && taken[std::size_t(cell.x)];
    }

    const Grid<TerrainId> &m_terrain;
    std::vector<std::vector<bool>> m_isTaken; ///< by row; empty if no cell of the row is taken
    std::vector<CellSpan> m_spans;            ///< runs whose neighbours were visited come first
};

} // namespace

std::vector<Point> lineCells(Point from, Point to)
{
    const int dx = std::abs(to.x - from.x);
    const int dy = -std::abs(to.y - from.y);
    const Point step{from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1};
    std::vector<Point> cells{from};
    int error = dx + dy;
    while (!(from == to)) {
        const int twice = 2 * error;
        if (twice >= dy) {
            error += dy;
            from.x += step.x;
        }
        if (twice <= dx) {
            error += dx;
            from.y += step.y;
        }
        cells.push_back(from);
    }
    return cells;
}

Area rectangleArea(Point corner, Point opposite, Size bounds)
{
    const int left = std::max(0, std::min(corner.x, opposite.x));
    const int right = std::min(bounds.width - 1, std::max(corner.x, opposite.x));
    const int top = std::max(0, std::min(corner.y, opposite.y));
    const int bottom = std::min(bounds.height - 1, std::max(corner.y, opposite.y));
    std::vector<CellSpan> spans;
    for (int y = top; left <= right && y <= bottom; ++y) {
        spans.push_back({.y = y, .x = left, .length = right - left + 1});
    }
    return Area(std::move(spans));
}

Area connectedArea(const Grid<TerrainId> &terrain, Point from)
{
    return terrain.contains(from) ? Area(SpanFill(terrain).from(from)) : Area();
}

Area similarArea(const Level &level, Point like)
{
    if (!level.terrain.contains(like)) {
        return {};
    }
    const auto [first, last] = thingsAt(level, like);
    if (first == last) {
        return terrainArea(level.terrain, level.terrain.at(like));
    }
    const Thing &wanted = level.things[last - 1];
    std::vector<Point> cells;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const bool isUppermost = i + 1 == level.things.size() || !(level.things[i + 1].cell == thing.cell);
        const bool isAlike =
            thing.kind == wanted.kind && (!thing.isUnknownCharacter() || thing.character == wanted.character);
        if (isUppermost && isAlike) {
            cells.push_back(thing.cell);
        }
    }
    return Area(std::move(cells), level.size());
}
