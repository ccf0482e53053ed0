#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/world/item.h"

#include <functional>

// Readers and writers that several parts of a snapshot share. All keys asked for here must be there.

/// An integer in first..last; `first` if there is none, which is a finding.
qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last);
int intIn(JsonFields &fields, QLatin1StringView key, int first, int last);
/// [x, y] within `size`; [0, 0] if there is none, which is a finding.
Point cellIn(JsonFields &fields, QLatin1StringView key, Size size);
QJsonArray toJson(Point cell);
/// Calls `read` with the fields of each element; one that is no object is a finding. Keys not asked for are too.
void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// Calls `read` with the fields of the one object at `key`; its absence is a finding.
void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read);
/// 'a'..'z'.
char letterIn(JsonFields &fields, QLatin1StringView key);
/// A kind of the category; nothing if it is none, which is a finding.
std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue);

/// Which letters and slots are taken, so that none is taken twice.
class BagCheck {
public:
    explicit BagCheck(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// The key of the value that does not fit into the bag, alone or beside what is in it already; empty if all do.
    QLatin1StringView faultOf(KindId kind, char letter, bool isWorn);

private:
    const Catalogue &m_catalogue;
    std::array<bool, largestBag> m_letters{};
    std::array<bool, slotCount> m_slots{};
};
