#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

/// Returns the first cell around `center` for which `holds(Point)` is true: on the nearest square around it, in reading
/// order. `center` itself is not tested, but cells outside the grid of that size are. std::nullopt if no square up to
/// the size of the grid has such a cell.
template<typename Holds>
std::optional<Point> nearestInSquares(Size size, Point center, const Holds &holds)
{
    const int farthest = std::max(size.width, size.height);
    for (int distance = 1; distance < farthest; ++distance) {
        for (int y = center.y - distance; y <= center.y + distance; ++y) {
            const int step = std::abs(y - center.y) == distance ? 1 : 2 * distance;
            for (int x = center.x - distance; x <= center.x + distance; x += step) {
                if (holds(Point{x, y})) {
                    return Point{x, y};
                }
            }
        }
    }
    return std::nullopt;
}
