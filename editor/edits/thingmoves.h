#pragma once

#include "editor/edits/levelchange.h"

#include <optional>

// Things of a level are named by their place in Level::things, in ascending order.

/// Whether a thing can stand where it is: its cell is in the level, on terrain that need not change for it.
bool canStand(const Level &level, const Catalogue &catalogue, const Thing &thing);
/// The first of some things that could not stand where they are to come; nothing: all can.
std::optional<Thing> strandedOf(const Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);
/// Copies of things of a level, `by` further.
std::vector<Thing> movedThings(const Level &level, const std::vector<std::size_t> &things, Point by);
/// Puts things on their cells, where they replace others as painting does, but not each other. The terrain stays.
void putThings(Level &level, const Catalogue &catalogue, const std::vector<Thing> &things);

/// What moving things would change. Where they arrive they replace things as painting does, but not each other, and
/// keep their order. Nothing changes if one of them cannot stand where it would come.
LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by);
LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things);
