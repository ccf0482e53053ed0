#pragma once

#include "gamecore/base/enumerators.h"

#include <QtGlobal>

#include <cstdint>
#include <vector>

class EventList;

/// Something in a run that one wants to find again.
struct RunMark {
    enum class Type : std::uint8_t {
        Hit,    ///< the hero lost hit points
        Kill,   ///< the hero killed a monster
        PickUp, ///< he took treasure or an item
        Stairs, ///< he went down, or won
        Growth, ///< he reached a new level
        Death   ///< he died
    };
    Type type = Type::Hit;
    qint64 beat = 0; ///< the moment after so many beats (gamecore/replay/beats.h)

    friend bool operator==(const RunMark &, const RunMark &) = default;
};
inline constexpr int runMarkCount = enumeratorCount<RunMark::Type>();

/// Adds what `events` of one beat are worth, each type once.
void addMarks(const EventList &events, qint64 beat, std::vector<RunMark> &marks);
