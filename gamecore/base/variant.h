#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

/// Returns the index, 0..count-1, of the picture for a cell if there are `count` equivalent pictures. The index is a
/// hash of the cell, so that games, the editor and thumbnails show the same picture. `count` must be at least 1.
inline std::int64_t variantAt(Point cell, std::int64_t count)
{
    const std::uint64_t hash = mixed(std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y));
    const auto most = std::uint64_t(count);
    // A division would cost more than all the rest.
    return std::int64_t((most & (most - 1)) == 0 ? hash & (most - 1) : hash % most);
}
