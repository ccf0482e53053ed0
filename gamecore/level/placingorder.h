#pragma once

#include "gamecore/level/level.h"

/// Returns the things of a level in the order in which a world places and numbers them: first those that the file draws
/// in `rows`, in reading order, then those that it lists in `things`, in that order. The pointers point into `level`.
std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue);
