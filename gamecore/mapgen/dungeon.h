#pragma once

#include "gamecore/level/level.h"

struct DungeonPlan;

/// The last depth of every dungeon whose plan has no earlier one (DungeonPlan::lastDepth). This depth has no stairs.
inline constexpr int deepestDepth = 999;

/// Returns the seed of one depth, 0..largestSeed. The result depends only on the dungeon's seed and the depth, not on
/// how earlier depths were played.
std::uint64_t seedOfDepth(std::uint64_t seed, int depth);

/// Generates a depth of the dungeon of a ruleset (DungeonPlan), with rooms and tunnels as in the libtcod tutorials,
/// parts 3, 5 and 12. The result is the same on every platform. `ruleset` must exist; `depth` is 1..deepestDepth.
///
/// - DungeonPlan::attempts rectangles of random size and position are tried; rectangles that touch an earlier one are
///   dropped. A room is the inside of its rectangle. Each room is joined to the previous one by an L-shaped tunnel, so
///   all rooms are connected.
/// - The hero starts in the middle of the first room, and the stairs are in the middle of the last. If there is only
///   one room, the stairs are next to the hero. Each room gets a random number of monsters and items, chosen by weight,
///   on random cells. A monster or item whose cell is already taken is left out.
/// - Depending on the plan, doorways get doors, rooms get water and grass, and one room is locked, with its key in
///   another room. The first room may stay free of monsters, and DungeonPlan::lastDepth has a prize instead of stairs.
///
/// A depth with stairs, played as a single level, is won by taking the stairs (`win` exit).
Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, std::uint64_t seed, int depth);
/// Generates a depth by a custom plan. DungeonPlan::width and DungeonPlan::height must be greater than
/// DungeonPlan::roomMax.
Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, const DungeonPlan &plan, std::uint64_t seed,
                   int depth);
