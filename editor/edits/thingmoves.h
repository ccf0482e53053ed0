#pragma once

#include "editor/edits/levelchange.h"

#include <optional>

// Moving, removing, reordering and duplicating things.
//
// Several things are given by ascending indices in Level::things.

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
/// but they do not replace each other. They keep their order. Empty if `by` is zero, or if one of the moved things
/// cannot stand on its new cell.
LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by);
LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things);

// The order of several things on a cell. A thing is drawn above things of its cell with a lower index in Level::things.
// The game finds the thing with the lowest index first.

/// The direction in which a thing moves in the order of its cell.
enum class ThingStep : std::uint8_t { Up, Down };

/// Returns the index that a thing would get by moving one step up or down on its cell; its present index if it cannot
/// move further.
std::size_t placeAfter(const Level &level, std::size_t thing, ThingStep step);
/// Returns the change that moves a thing one step up or down on its cell; empty if nothing changes.
LevelChange changeByOrder(const Level &level, std::size_t thing, ThingStep step);
/// Returns the index of the next lower thing on the same cell. For the lowest thing, returns the index of the uppermost
/// one.
std::size_t nextInCell(const Level &level, std::size_t thing);

/// Copies of things. Each copy is on an empty walkable cell near its original, and there is a path from the original to
/// the copy. If possible, all copies have the same offset and a path without detour. Otherwise each copy takes the
/// nearest such cell.
struct Duplicate {
    LevelChange change; ///< LevelChange::thingsAfter are the copies; empty if there is no room or nothing to copy
};
/// Returns the change that duplicates things, given by ascending indices. Leaves out starts, since a level has only
/// one.
Duplicate duplicateOf(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things);
