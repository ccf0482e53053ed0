#pragma once

#include "gamecore/level/level.h"

struct DungeonPlan;

/// A dungeon goes this deep; its last depth has no stairs.
inline constexpr int deepestDepth = 999;

/// The seed of one depth, 0..largestSeed: a function of the dungeon's seed and the depth alone, so that depth 5 is the
/// same however depth 4 was played.
std::uint64_t seedOfDepth(std::uint64_t seed, int depth);

/// Makes a depth of the dungeon of a ruleset (DungeonPlan): rooms and tunnels as in the libtcod tutorials, parts 3, 5
/// and 12. `attempts` rectangles of random sides and places are tried, those that touch an earlier one are dropped; a
/// room is the inside of its rectangle. Each is joined to the one before by a tunnel with one bend at a random end, so
/// everything is connected. The hero starts in the middle of the first room, the stairs lie in the middle of the last.
/// Then each room gets 0..most monsters and items, chosen by weight, on cells inside; one that would share a cell is
/// left out. Where the plan says so, doors stand in doorways, rooms have water and grass, a room is locked and its key
/// lies in another one (gamecore/mapgen/furnishing.h), nobody stands where one arrives, and the last depth has what
/// one came for instead of stairs. As a level of its own its stairs win (`win` exit). `ruleset` must be known,
/// `depth` 1..deepestDepth. The same on every platform.
Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, std::uint64_t seed, int depth);
/// Makes a depth by another plan than the ruleset's own; both of its sides must be above its `roomMax`.
Level dungeonLevel(const Catalogue &catalogue, const QString &ruleset, const DungeonPlan &plan, std::uint64_t seed,
                   int depth);
