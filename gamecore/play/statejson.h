#pragma once

#include "gamecore/base/jsonfields.h"
#include "gamecore/data/ids.h"
#include "gamecore/world/worldstate.h"

// The state of a world as JSON, row by row of its table (gamecore/world/worldfields.h), kinds and terrain by key.

/// Where the cells and keys of a state belong.
struct StateGround {
    const Catalogue &catalogue;
    Size size;
};

QJsonObject stateObject(const WorldState &state, const StateGround &ground);

/// Reads over `state`, which is that of the world as the level makes it, without what the hero brings. What is no
/// value of its row, or is otherwise than the level says, is a finding; whether the rows go together is not asked.
void readState(JsonFields &fields, const StateGround &ground, WorldState &state);
