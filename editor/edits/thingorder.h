#pragma once

#include "editor/edits/levelchange.h"

// The order of several things on a cell. Things are given by their index in Level::things. On a cell, a thing is drawn
// above things with a lower index. The game finds the thing with the lowest index first.

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
