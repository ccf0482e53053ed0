#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/worldfields.h"

// The state of a world as JSON, driven by the tables of gamecore/world/worldfields.h. Kinds and terrain are stored by
// key.

/// The catalogue of the kinds and terrain in a state, and the size of the level with its cells.
struct StateGround {
    const Catalogue &catalogue;
    Size size;
};

/// Returns an empty ground, for fields that travel (FieldTraits::travels). They refer to no kind, terrain or cell.
const StateGround &nowhere();

/// Returns a state as JSON.
QJsonObject stateObject(const WorldState &state, const StateGround &ground);

/// Reads a state. On entry, `state` is that of a new world of the level, without the hero's own items. A value that is
/// out of range or contradicts the level is an issue. Contradictions between values are not detected here.
void readState(JsonFields &fields, const StateGround &ground, WorldState &state);

/// Returns a traveller as JSON: the fields of his state and hero in one object, and his bag, as far as they travel at
/// least to `least`.
QJsonObject travellerObject(const Traveller &traveller, Travels least);
/// Reads the fields of a traveller that travel at least to `least`, without his bag. Unknown keys are ignored.
void readTraveller(JsonFields &fields, Travels least, Traveller &traveller);
/// Reads an item of a traveller's bag. Does not check that its kind exists.
Traveller::Carried carriedFrom(JsonFields &fields, Travels least);
