#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/worldfields.h"

#include <functional>

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

// Readers and writers shared by the parts of a snapshot. Each reading function adds an issue if the key is missing.

/// Returns an integer in first..last. If it is missing or invalid, adds an issue and returns `first`.
qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last);
int intIn(JsonFields &fields, QLatin1StringView key, int first, int last);
/// Returns a cell, written as [x, y], within `size`. If it is missing or invalid, adds an issue and returns [0, 0].
Point cellIn(JsonFields &fields, QLatin1StringView key, Size size);
QJsonArray toJson(Point cell);
/// Calls `read` with the fields of each object in the array at `key`. Elements that are not objects, and keys that
/// `read` does not process, are issues.
void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// Calls `read` with the fields of the object at `key`. Keys that `read` does not process are issues.
void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// Returns a letter 'a'..'z'. If it is missing or invalid, adds an issue and returns 'a'.
char letterIn(JsonFields &fields, QLatin1StringView key);
/// Returns the kind whose catalogue key is the value of the field `key`. If the catalogue does not define this kind,
/// adds an issue and returns std::nullopt.
std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue);

/// Check of the items in a bag, one after the other: no two may have the same letter or be worn in the same slot.
class BagCheck {
public:
    explicit BagCheck(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// Checks the next item. Returns the key of the value that is invalid or conflicts with an earlier item: `letter`,
    /// `kind` or `worn`. Empty if the item fits.
    QLatin1StringView faultOf(KindId kind, char letter, bool isWorn);

private:
    const Catalogue &m_catalogue;
    std::array<bool, largestBag> m_letters{};
    std::array<bool, slotCount> m_slots{};
};
