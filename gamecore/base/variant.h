#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

/// Which of `count` pictures that may stand for one another a cell has: 0..count-1, by a hash of the cell, always the
/// same, so that games, editor and small pictures agree. `count` must be at least 1.
inline std::int64_t variantAt(Point cell, std::int64_t count)
{
    const std::uint64_t hash = mixed(std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y));
    const auto most = std::uint64_t(count);
    // A division costs more than all the rest.
    return std::int64_t((most & (most - 1)) == 0 ? hash & (most - 1) : hash % most);
}
