#pragma once

#include "editor/document/levelchange.h"

// Things of a level are named by their place in Level::things, in ascending order.

/// What moving things would change. Where they arrive they replace things as painting does, but not each other, and
/// keep their order; terrain on which nothing can stand becomes floor. Nothing changes if one of them would leave the
/// level.
LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by);
LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things);
