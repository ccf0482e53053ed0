#pragma once

#include "gamecore/players/heroways.h"
#include "gamecore/ways/distancemap.h"

#include <memory>
#include <unordered_map>

/// Ways that games of one level share, as long as all of the level is seen: whoever stands before the same goals on the
/// same ground goes by the same map, and most of a game's time would go into making it. Depths of dungeons
/// are levels of their own, and share nothing. For one thread.
class WaysBook {
public:
    /// The ways to some goals; valid until the next call.
    const HeroWays &find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                         std::span<const Point> crowded);

private:
    /// So that large levels take no more memory than a few maps.
    static constexpr qint64 mostCells = 200'000;

    HeroWays m_own; ///< which no other game shares: of what is seen now, or of a depth
    std::unordered_map<std::uint64_t, HeroWays> m_shared;
    qint64 m_cells = 0;
};
