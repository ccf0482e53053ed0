#include "gamecore/rules/turn.h"

#include "gamecore/rules/clock.h"
#include "gamecore/rules/hero.h"

namespace {

void refuse(EventList &events, Reason reason)
{
    events.add({.type = EventType::Refused, .reason = reason});
}

/// None if the command may be tried under the clock of this world.
Reason reasonAgainst(const World &world, const Command &command)
{
    if (world.status() != Status::Playing) {
        return Reason::GameOver;
    }
    const bool isForOtherClock =
        world.isRealTime() ? command.type == Command::Type::Wait : command.type == Command::Type::Advance;
    return isForOtherClock ? Reason::WrongClock : Reason::None;
}

} // namespace

bool playTurn(World &world, const Command &command, EventList &events)
{
    events.clear();
    Reason reason = reasonAgainst(world, command);
    if (reason == Reason::None && command.type == Command::Type::Advance) {
        advanceClock(world, command.milliseconds, events);
        return false;
    }
    if (reason == Reason::None && command.type == Command::Type::Move) {
        reason = stepHero(world, command.direction, events);
    }
    if (reason != Reason::None) {
        refuse(events, reason);
        return false;
    }
    finishTurn(world, events);
    return true;
}
