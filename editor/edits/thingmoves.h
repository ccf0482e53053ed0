#pragma once

#include "editor/edits/levelchange.h"

#include <optional>

// Things are given by their index in Level::things, in ascending order.

/// True if a thing can stand on its cell: the cell is in the level, and its terrain need not change.
bool canStand(const Level &level, const Catalogue &catalogue, const Thing &thing);
/// Returns the first thing that cannot stand on its new cell; std::nullopt if all can.
std::optional<Thing> strandedOf(const Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);
/// Returns copies of things, shifted by `by`.
std::vector<Thing> movedThings(const Level &level, const std::vector<std::size_t> &things, Point by);
/// Puts things on their cells without changing the terrain. They replace other things by the rules of painting, but not
/// each other.
void putThings(Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);

/// Returns the change that moves things. They replace things at the target by the rules of painting, but not each
/// other, and keep their order. Empty if one of them cannot stand on its new cell.
LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by);
LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things);
