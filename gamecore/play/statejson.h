#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/worldfields.h"

// The state of a world as JSON, row by row of its table (gamecore/world/worldfields.h), kinds and terrain by key.

/// Where the cells and keys of a state belong.
struct StateGround {
    const Catalogue &catalogue;
    Size size;
};

/// The ground of what travels, which names no kind, terrain or cell.
const StateGround &nowhere();

QJsonObject stateObject(const WorldState &state, const StateGround &ground);

/// Reads a state over `state`, that of the world as the level makes it, without what the hero brings. A value that does
/// not fit its row or differs from what the level says is a finding; whether the rows go together is not asked.
void readState(JsonFields &fields, const StateGround &ground, WorldState &state);

/// The rows of a traveller that go at least so far, those of the state and of the hero side by side, and his bag.
QJsonObject travellerObject(const Traveller &traveller, Travels least);
/// Reads a traveller without his bag. Keys that it does not ask for are no finding.
void readTraveller(JsonFields &fields, Travels least, Traveller &traveller);
/// Reads one thing of the bag; whether there is such a kind is not asked.
Traveller::Carried carriedFrom(JsonFields &fields, Travels least);
