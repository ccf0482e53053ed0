#pragma once

#include "gamecore/world/world.h"

#include <optional>

/// The first step of a shortest way to the nearest treasure that comes near no monster; nothing while there is none.
/// Good enough to show a game, not to win every one.
std::optional<Direction> stepToTreasure(const World &world);
