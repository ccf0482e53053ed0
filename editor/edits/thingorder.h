#pragma once

#include "editor/edits/levelchange.h"

// Several things of a cell have an order: later ones lie upon earlier ones, and the game finds the first ones first.
// Things are named by their place in Level::things.

/// Which way a thing goes among those of its cell.
enum class ThingStep : std::uint8_t { Up, Down };

/// Where a thing would be after a step; where it is if it is the uppermost or lowest already.
std::size_t placeAfter(const Level &level, std::size_t thing, ThingStep step);
/// Empty if nothing changes.
LevelChange changeByOrder(const Level &level, std::size_t thing, ThingStep step);
/// The thing below in the same cell; the uppermost for the lowest.
std::size_t nextInCell(const Level &level, std::size_t thing);

/// Copies of things, each alone on walkable terrain: all as far from the originals, where each can be walked to from
/// its own without a detour; where there is no such place, each on the nearest free cell that can be walked to from its
/// own.
struct Duplicate {
    LevelChange change; ///< its thingsAfter are the copies; empty: there is no room, or nothing to copy
};
/// Starts are left out: there is one in a level. `things` in ascending order.
Duplicate duplicateOf(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things);
