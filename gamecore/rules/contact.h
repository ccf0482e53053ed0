#pragma once

#include "gamecore/world/world.h"

/// Death by touch: a hero who is not safe and shares his cell with a monster dies, whoever of the two came. Under
/// `respawn` he returns to the start and is safe for a while; gold and monsters stay as they are. Under `permadeath`
/// the game is lost. True if he died; then he takes nothing from the cell.
bool killOnContact(World &world, EventList &events);
