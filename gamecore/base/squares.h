#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

/// Returns the first cell around `center` with `holds(Point)`, in growing squares, each in reading order. `center`
/// itself is not tested; cells outside `size` are. std::nullopt if there is none.
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
