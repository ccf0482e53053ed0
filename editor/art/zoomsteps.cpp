#include "editor/art/zoomsteps.h"

#include <QtMath>

#include <algorithm>
#include <array>

namespace {

/// Logical pixels per cell, between the bounds.
constexpr std::array<int, 18> sizes{2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192};

} // namespace

int Zoom::tileOf(int percent, double ratio)
{
    return std::max(1, qRound(std::clamp(percent, smallest, largest) * oneToOne * ratio / 100));
}

int Zoom::percentOf(const TileScale &scale)
{
    return std::max(1, qRound(scale.side() * 100 / oneToOne));
}

int Zoom::nextTile(int tile, int direction, double ratio)
{
    if (direction > 0) {
        const auto larger =
            std::find_if(sizes.begin(), sizes.end(), [=](int step) { return qRound(step * ratio) > tile; });
        return larger != sizes.end() ? qRound(*larger * ratio) : std::max(tile, tileOf(largest, ratio));
    }
    const auto smaller =
        std::find_if(sizes.rbegin(), sizes.rend(), [=](int step) { return qRound(step * ratio) < tile; });
    return smaller != sizes.rend() ? qRound(*smaller * ratio) : std::min(tile, tileOf(smallest, ratio));
}
