#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/worldfields.h"

// The state of a world as JSON, driven by the tables of gamecore/world/worldfields.h. Kinds and terrain are stored by
// key.

/// The catalogue and size that keys and cells refer to.
struct StateGround {
    const Catalogue &catalogue;
    Size size;
};

/// Returns the ground for fields that travel, which refer to no kind, terrain or cell.
const StateGround &nowhere();

QJsonObject stateObject(const WorldState &state, const StateGround &ground);

/// Reads a state over `state`, the state of a new world without the hero's own items. A value that violates its row or
/// contradicts the level is an issue. Consistency between rows is not checked here.
void readState(JsonFields &fields, const StateGround &ground, WorldState &state);

/// Returns the rows of a traveller that travel at least as far as `least`, with state and hero in one object, and his
/// bag.
QJsonObject travellerObject(const Traveller &traveller, Travels least);
/// Reads a traveller without his bag. Unknown keys are ignored.
void readTraveller(JsonFields &fields, Travels least, Traveller &traveller);
/// Reads an item of the bag. Does not check that its kind exists.
Traveller::Carried carriedFrom(JsonFields &fields, Travels least);
