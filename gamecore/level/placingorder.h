#pragma once

#include "gamecore/level/level.h"

/// Returns the things of a level in the order in which a world places and numbers them: first those drawn in the file's
/// rows in reading order, then the others as the file lists them. The pointers point into `level`.
std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue);
