#pragma once

#include "gamecore/world/world.h"

#include <QString>

/// What using an item on a cell would do, for aiming: whom it hits and what they lose, himself in capitals; or why it
/// cannot be used there. It names nobody whom the hero does not see.
QString aimText(const World &world, const Kind &item, Point cell);
