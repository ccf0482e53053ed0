#pragma once

#include "gamecore/solving/clockworkground.h"
#include "gamecore/solving/playedway.h"

/// What the hero of a ClockworkGround does, and when.
struct HeroDeed {
    enum class Type : std::uint8_t { Begin, Move, Open, PickUp, Descend };

    Type type = Type::Begin;
    Direction direction = Direction::North;
    bool isWon = false;    ///< by it
    bool byStairs = false; ///< by `descend` after it, which takes no time
    int ready = 0;         ///< when he may do the next one
    int pickedUp = 0;      ///< ClockworkGround::pickedUp() after it
};

/// The commands of a way, from the start on. `unit`: time that a deed takes.
std::vector<TimedCommand> timedCommandsOf(const std::vector<HeroDeed> &deeds, const ClockworkGround &ground, int unit);
