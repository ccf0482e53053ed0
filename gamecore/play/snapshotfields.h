#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/item.h"

#include <functional>

// What several parts of a snapshot are read and written by. All keys asked for here must be there.

/// An integer in first..last; `first` if there is none, which is a finding.
qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last);
int intIn(JsonFields &fields, QLatin1StringView key, int first, int last);
/// [x, y] within `size`; [0, 0] if there is none, which is a finding.
Point cellIn(JsonFields &fields, QLatin1StringView key, Size size);
QJsonArray toJson(Point cell);
/// Calls `read` with the fields of each element; one that is no object is a finding. Keys not asked for are too.
void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// The same for the one object at `key`.
void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// 'a'..'z'.
char letterIn(JsonFields &fields, QLatin1StringView key);
/// A kind of the category; nothing if it is none, which is a finding.
std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue);

/// Which letters and slots are taken, so that none is taken twice.
class BagCheck {
public:
    explicit BagCheck(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// The key of what says that it cannot be in the bag, or not beside what is in it already; empty if it can.
    QLatin1StringView faultOf(KindId kind, char letter, bool isWorn);

private:
    const Catalogue &m_catalogue;
    std::array<bool, largestBag> m_letters{};
    std::array<bool, slotCount> m_slots{};
};
