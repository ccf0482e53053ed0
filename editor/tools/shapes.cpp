#include "editor/tools/shapes.h"

#include <algorithm>
#include <cstdlib>

namespace {

/// Span fill: whole runs of a row at a time, so that each cell is looked at a few times only.
class SpanFill {
public:
    SpanFill(const Grid<TerrainId> &terrain, Point from)
        : m_terrain(terrain), m_wanted(terrain.at(from)), m_isTaken(terrain.size(), 0)
    {
        m_open.push_back(from);
    }

    std::vector<CellSpan> run()
    {
        while (!m_open.empty()) {
            const Point from = m_open.back();
            m_open.pop_back();
            if (isFree(from)) {
                takeSpan(from);
            }
        }
        return std::move(m_spans);
    }

private:
    bool isFree(Point cell) const { return m_terrain.at(cell) == m_wanted && !m_isTaken.at(cell); }

    void takeSpan(Point from)
    {
        int first = from.x;
        int last = from.x;
        while (first > 0 && isFree({first - 1, from.y})) {
            --first;
        }
        while (last < m_terrain.width() - 1 && isFree({last + 1, from.y})) {
            ++last;
        }
        std::fill_n(m_isTaken.row(from.y) + first, last - first + 1, std::uint8_t(1));
        m_spans.push_back({.y = from.y, .x = first, .length = last - first + 1});
        openRow(from.y - 1, first, last);
        openRow(from.y + 1, first, last);
    }

    /// One cell of each free run that touches the span.
    void openRow(int y, int first, int last)
    {
        if (y < 0 || y >= m_terrain.height()) {
            return;
        }
        bool wasFree = false;
        for (int x = first; x <= last; ++x) {
            const bool isFreeNow = isFree({x, y});
            if (isFreeNow && !wasFree) {
                m_open.push_back({x, y});
            }
            wasFree = isFreeNow;
        }
    }

    const Grid<TerrainId> &m_terrain;
    TerrainId m_wanted;
    Grid<std::uint8_t> m_isTaken;
    std::vector<Point> m_open;
    std::vector<CellSpan> m_spans;
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
    return terrain.contains(from) ? Area(SpanFill(terrain, from).run()) : Area();
}

Area alikeArea(const Level &level, Point like)
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
        if (isUppermost && thing.kind == wanted.kind && thing.character == wanted.character) {
            cells.push_back(thing.cell);
        }
    }
    return Area(std::move(cells), level.size());
}
