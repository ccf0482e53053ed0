#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/item.h"

#include <functional>

// Readers and writers shared by the parts of a snapshot. All requested keys are required.

/// Returns an integer in first..last. If it is missing or out of range, adds an issue and returns `first`.
qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last);
int intIn(JsonFields &fields, QLatin1StringView key, int first, int last);
/// Returns [x, y] within `size`. If there is none, adds an issue and returns [0, 0].
Point cellIn(JsonFields &fields, QLatin1StringView key, Size size);
QJsonArray toJson(Point cell);
/// Calls `read` with the fields of each element. Elements that are not objects, and keys not requested, are issues.
void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// Calls `read` with the fields of the object at `key`. A missing object is an issue.
void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// Returns a letter 'a'..'z'.
char letterIn(JsonFields &fields, QLatin1StringView key);
/// Returns a kind of the category. If there is none, adds an issue and returns std::nullopt.
std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue);

/// Check that no letter and no slot is used twice.
class BagCheck {
public:
    explicit BagCheck(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// Returns the key of the value that is invalid or conflicts with an earlier item. Empty if the item fits.
    QLatin1StringView faultOf(KindId kind, char letter, bool isWorn);

private:
    const Catalogue &m_catalogue;
    std::array<bool, largestBag> m_letters{};
    std::array<bool, slotCount> m_slots{};
};
