#pragma once

#include "editor/edits/levelchange.h"

// The order of several things on a cell. Things are given by their index in Level::things. Things with a higher index
// are drawn above the others; the game finds the one with the lowest index first.

/// The direction in which a thing moves in the order of its cell.
enum class ThingStep : std::uint8_t { Up, Down };

/// Returns the index that a thing would get by moving one step up or down on its cell; its present index if it is the
/// uppermost or lowest already.
std::size_t placeAfter(const Level &level, std::size_t thing, ThingStep step);
/// Returns the change that moves a thing one step up or down on its cell; empty if nothing changes.
LevelChange changeByOrder(const Level &level, std::size_t thing, ThingStep step);
/// Returns the index of the thing below in the same cell; for the lowest thing, that of the uppermost.
std::size_t nextInCell(const Level &level, std::size_t thing);

/// Copies of things, each on an empty walkable cell near its original and with a path from there. If possible, all
/// copies have the same offset and a path without detour. Otherwise each copy takes the nearest such cell.
struct Duplicate {
    LevelChange change; ///< its thingsAfter are the copies; empty if there is no room or nothing to copy
};
/// Returns the change that duplicates things, given by ascending indices. Leaves out starts, since a level has only
/// one.
Duplicate duplicateOf(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things);
