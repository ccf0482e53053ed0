#include "editor/tools/brushshapes.h"

#include <algorithm>
#include <cstdlib>

namespace {

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

/// Returns the cells of an area with a straight neighbour outside of it. The area must not touch the upper or left edge
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
