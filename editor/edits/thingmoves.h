#pragma once

#include "editor/edits/levelchange.h"

#include <optional>

// Moving and removing things, which are given by ascending indices in Level::things.

/// True if a thing can stand on its cell: the cell is in the level, and placing the thing would not change the terrain.
bool canStand(const Level &level, const Catalogue &catalogue, const Thing &thing);
/// Returns the first of these things that cannot stand on its cell (canStand()); std::nullopt if all can.
std::optional<Thing> firstUnplaceable(const Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);
/// Returns copies of things of the level, shifted by `by`.
std::vector<Thing> movedThings(const Level &level, const std::vector<std::size_t> &things, Point by);
/// Puts things on their cells without changing the terrain. By the rules of Paint they replace things that were there
/// before, but they do not replace each other.
void putThings(Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);

/// Returns the change that moves things by `by`. By the rules of Paint they replace other things on their new cells,
/// but they do not replace each other. They keep their order. Empty if one of the moved things cannot stand on its new
/// cell.
LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by);
LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things);
