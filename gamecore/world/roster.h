#pragma once

#include "gamecore/base/numberset.h"
#include "gamecore/world/actorid.h"

/// Which monsters a turn has to ask, so that those who sleep out of sight cost it nothing. It follows from the state of
/// a world and is no part of it; World keeps it. Staying in it too long does no harm: a monster that is asked in vain
/// does nothing.
struct Roster {
    bool isKnown = false;      ///< false: everybody has to be looked at once
    bool isSightKnown = false; ///< false: `seen` has to be found anew
    // By id - 1.
    NumberSet restless; ///< they may act though the hero is far
    NumberSet seen;     ///< the hero's light gets to where they stand
    NumberSet spotted;  ///< Actor::isInView
    NumberSet traces;   ///< of the dead: their remains or what they dropped may be hidden

    /// The next after `id`, or nobody.
    ActorId nextToAct(ActorId id) const { return idOf(NumberSet::firstInAny(id, restless, seen)); }
    ActorId nextToSpot(ActorId id) const { return idOf(NumberSet::firstInAny(id, seen, spotted, traces)); }

private:
    static ActorId idOf(int number) { return number == NumberSet::none ? nobody : number + 1; }
};
