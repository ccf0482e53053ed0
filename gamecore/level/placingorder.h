#pragma once

#include "gamecore/level/level.h"

/// The things of a level in the order in which a world places and numbers them: those that stand in the file's rows in
/// reading order, then the others as the file would list them. They point into `level`.
std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue);
