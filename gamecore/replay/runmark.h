#pragma once

#include "gamecore/base/enumerators.h"

#include <QtGlobal>

#include <cstdint>
#include <vector>

class EventList;

/// A highlight of a run, to which a viewer can jump.
struct RunMark {
    enum class Type : std::uint8_t {
        Hit,    ///< the hero lost hit points
        Kill,   ///< the hero killed a monster
        PickUp, ///< the hero took treasure or an item
        Stairs, ///< the hero took the stairs, or won
        Growth, ///< the hero reached a new level
        Death   ///< the hero died
    };
    Type type = Type::Hit;
    qint64 beat = 0; ///< number of beats up to and including that of the highlight (gamecore/replay/beats.h)

    friend bool operator==(const RunMark &, const RunMark &) = default;
};
inline constexpr int runMarkCount = enumeratorCount<RunMark::Type>();

/// Adds the highlights in the `events` of one beat, each type once. `beat` is the number of beats played, including
/// this one.
void addMarks(const EventList &events, qint64 beat, std::vector<RunMark> &marks);
