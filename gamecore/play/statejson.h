#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/worldfields.h"

// The state of a world as JSON, driven by the tables of gamecore/world/worldfields.h. Kinds and terrain are stored by
// key.

/// The catalogue that defines the kinds and terrain in a state, and the size of the level that contains its cells.
struct StateGround {
    const Catalogue &catalogue;
    Size size;
};

/// Returns an empty ground, for fields that travel (FieldTraits::travels). Such fields refer to no kind, terrain or
/// cell.
const StateGround &nowhere();

/// Returns a state as JSON.
QJsonObject stateObject(const WorldState &state, const StateGround &ground);

/// Reads a state. On entry, `state` must be the state of a new world of the level, without the hero's own items. A
/// value that is out of range or contradicts the level is an issue. Contradictions between values are not detected
/// here.
void readState(JsonFields &fields, const StateGround &ground, WorldState &state);

/// Returns a traveller as JSON: one object with the fields of Traveller::state and Traveller::hero, and the bag as a
/// list. Only fields that travel at least as far as `least` are included.
QJsonObject travellerObject(const Traveller &traveller, Travels least);
/// Reads the fields of a traveller that travel at least as far as `least`, without his bag. Unknown keys are ignored.
void readTraveller(JsonFields &fields, Travels least, Traveller &traveller);
/// Reads an item of a traveller's bag. Does not check that its kind exists.
Traveller::Carried carriedFrom(JsonFields &fields, Travels least);
