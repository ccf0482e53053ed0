#pragma once

#include "gamecore/level/level.h"

/// Returns the things of a level in the order in which a world places and numbers them: first the things that the file
/// draws in `rows`, in reading order, then the things that the file lists in `things`, in the order of that list. The
/// pointers point into `level`.
std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue);
