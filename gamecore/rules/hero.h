#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

/// What came of a command that the hero carries out himself.
struct Outcome {
    Reason reason = Reason::None; ///< why it is impossible; then nothing has happened
    bool takesTurn = false;

    static Outcome refused(Reason reason) { return {reason, false}; }
    static Outcome turn() { return {Reason::None, true}; }
    static Outcome free() { return {Reason::None, false}; }
};

/// The hero's step and what it does to him, or what walking into something does instead of it: a door opens (a lock
/// takes its key), a monster is attacked or kicked. A confused hero goes where confusion leads, which nobody refuses.
Outcome stepHero(World &world, Direction direction, EventList &events);

/// Down the stairs. In a dungeon this world is left, healed by `stairs_heal` percent of max hp; elsewhere stairs are as
/// good as an exit where `win` asks for one and the rest of it holds, and lead nowhere else.
Outcome descend(World &world, EventList &events);
