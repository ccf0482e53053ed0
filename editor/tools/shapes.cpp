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
    std::vector<CellSpan> m_spans;            ///< runs whose neighbors were visited come first
};

/// Returns the area of spans that may overlap and extend beyond `bounds`.
Area cutAndMerged(std::vector<CellSpan> spans, Size bounds)
{
    std::erase_if(spans, [bounds](CellSpan &span) {
        const int end = std::min(bounds.width, span.x + span.length);
        span.x = std::max(0, span.x);
        span.length = end - span.x;
        return span.y < 0 || span.y >= bounds.height || span.length <= 0;
    });
    std::sort(spans.begin(), spans.end(), [](const CellSpan &a, const CellSpan &b) {
        return readsBefore({a.x, a.y}, {b.x, b.y});
    });
    std::vector<CellSpan> merged;
    for (const CellSpan &span : spans) {
        CellSpan *last = merged.empty() ? nullptr : &merged.back();
        if (last && last->y == span.y && span.x <= last->x + last->length) {
            last->length = std::max(last->length, span.x + span.length - last->x);
        } else {
            merged.push_back(span);
        }
    }
    return Area(std::move(merged));
}

/// Returns twice the distance from the middle of a row of cells; an even number of cells has two in the middle.
qint64 fromMiddle(int place, int count)
{
    return std::abs(2 * qint64(place) - (count - 1)) - (count % 2 == 0 ? 1 : 0);
}

/// Returns the rows of an ellipse that fills a rectangle, relative to its upper left corner. Half a cell is left out on
/// each side, which makes small ellipses rounder.
std::vector<CellSpan> ellipseSpans(int width, int height)
{
    const auto across = [](int count) { return 2 * qint64(count % 2 == 0 ? count - 1 : count) - 1; };
    const qint64 a = across(width);
    const qint64 b = across(height);
    const auto isInside = [&](int x, int y) {
        const qint64 dx = fromMiddle(x, width);
        const qint64 dy = fromMiddle(y, height);
        return 4 * dx * dx * b * b + 4 * dy * dy * a * a <= a * a * b * b;
    };
    std::vector<CellSpan> spans;
    int x = (width - 1) / 2; // moves left while rows get wider, then back again
    for (int y = 0; y < height; ++y) {
        while (x > 0 && isInside(x - 1, y)) {
            --x;
        }
        while (!isInside(x, y) && 2 * (x + 1) <= width - 1) {
            ++x;
        }
        spans.push_back({.y = y, .x = x, .length = width - 2 * x});
    }
    return spans;
}

std::vector<CellSpan> rectangleSpans(int width, int height)
{
    std::vector<CellSpan> spans;
    spans.reserve(std::size_t(height));
    for (int y = 0; y < height; ++y) {
        spans.push_back({.y = y, .x = 0, .length = width});
    }
    return spans;
}

/// Returns the cells of an area with a straight neighbor outside of it. The area must not touch the upper or left edge
/// of its bounds.
Area borderOf(const Area &area, Size bounds)
{
    Area inside = area;
    for (const Direction direction : straightDirections) {
        inside = intersected(inside, area.moved(stepOf(direction), bounds));
    }
    return subtracted(area, inside);
}

int signOf(int value)
{
    return value < 0 ? -1 : 1;
}

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

Area brushedArea(const std::vector<Point> &cells, const DrawOptions &options, Size bounds)
{
    const int size = options.brushSize;
    const int before = (size - 1) / 2;
    const bool isRound = options.brushShape == BrushShape::Round;
    const std::vector<CellSpan> brush = isRound ? ellipseSpans(size, size) : rectangleSpans(size, size);
    std::vector<CellSpan> spans;
    spans.reserve(cells.size() * brush.size());
    for (const Point cell : cells) {
        for (const CellSpan &span : brush) {
            spans.push_back({.y = cell.y - before + span.y, .x = cell.x - before + span.x, .length = span.length});
        }
    }
    return cutAndMerged(std::move(spans), bounds);
}

Area drawnShape(DrawnShape shape, Point corner, Point opposite, const DrawOptions &options, Size bounds)
{
    const Point first{std::min(corner.x, opposite.x), std::min(corner.y, opposite.y)};
    const int width = std::abs(corner.x - opposite.x) + 1;
    const int height = std::abs(corner.y - opposite.y) + 1;
    std::vector<CellSpan> spans =
        shape == DrawnShape::Ellipse ? ellipseSpans(width, height) : rectangleSpans(width, height);
    if (options.isFilled) {
        return Area(std::move(spans)).moved(first, bounds);
    }
    // Shifted by one cell, so that the shape touches no edge.
    for (CellSpan &span : spans) {
        span.x += 1;
        span.y += 1;
    }
    std::vector<Point> border = borderOf(Area(std::move(spans)), {width + 2, height + 2}).cells();
    for (Point &cell : border) {
        cell = cell + first - Point{1, 1};
    }
    return brushedArea(border, options, bounds);
}

Point straightened(Point from, Point to)
{
    const Point step = to - from;
    const int dx = std::abs(step.x);
    const int dy = std::abs(step.y);
    if (dx > 2 * dy) {
        return {to.x, from.y};
    }
    if (dy > 2 * dx) {
        return {from.x, to.y};
    }
    return squared(from, to);
}

Point squared(Point from, Point to)
{
    const Point step = to - from;
    const int side = std::max(std::abs(step.x), std::abs(step.y));
    return from + Point{side * signOf(step.x), side * signOf(step.y)};
}
