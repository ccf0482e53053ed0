#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/item.h"

#include <functional>

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
