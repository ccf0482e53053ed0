#pragma once

#include "editor/edits/levelchange.h"

// The order of several things on a cell: later ones are drawn above earlier ones, and the game finds earlier ones
// first. Things are given by their index in Level::things.

/// The direction in which a thing moves in the order of its cell.
enum class ThingStep : std::uint8_t { Up, Down };

/// Returns the index of a thing after a step; its present index if it is the uppermost or lowest already.
std::size_t placeAfter(const Level &level, std::size_t thing, ThingStep step);
/// Returns the change that moves a thing up or down on its cell; empty if nothing changes.
LevelChange changeByOrder(const Level &level, std::size_t thing, ThingStep step);
/// Returns the thing below in the same cell; for the lowest one, the uppermost.
std::size_t nextInCell(const Level &level, std::size_t thing);

/// Copies of things, each on its own free walkable cell that can be walked to from its original. If possible, all
/// copies have the same offset and a path without detour. Otherwise each copy takes the nearest such cell.
struct Duplicate {
    LevelChange change; ///< its thingsAfter are the copies; empty if there is no room, or nothing to copy
};
/// Duplicates things, in ascending order. Leaves out starts, since a level has only one.
Duplicate duplicateOf(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things);
