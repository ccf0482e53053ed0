#pragma once

#include "gamecore/base/point.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

/// Searches the cells around `center`, ring by ring: first its eight neighbors, then the square outline around these,
/// and so on. Returns the first cell for which `holds(Point)` is true; in a ring, the first in reading order. `center`
/// itself is not tested, but cells outside a grid of `size` are. std::nullopt if there is no such cell at a distance
/// below the longer side of `size`.
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
