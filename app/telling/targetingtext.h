#pragma once

#include "gamecore/world/world.h"

#include <QString>

/// What using an item on a cell would do, for the player who aims: whom it hits and what they lose, himself in
/// capitals; or why it cannot be used there. Nobody whom he does not see is named.
QString aimText(const World &world, const Kind &item, Point cell);
