#include "gamecore/rules/turn.h"

#include "gamecore/rules/bag.h"
#include "gamecore/rules/clock.h"
#include "gamecore/rules/contact.h"
#include "gamecore/rules/growth.h"
#include "gamecore/rules/hero.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"

namespace {

using Type = Command::Type;

/// None if the command may be tried in the present state of the game.
Reason reasonAgainst(const World &world, const Command &command)
{
    if (world.status() != Status::Playing) {
        return Reason::GameOver;
    }
    if (world.character().choicesDue > 0 && command.type != Type::Choose) {
        return Reason::ChooseFirst;
    }
    const bool isForOtherClock = world.isRealTime() ? command.type == Type::Wait : command.type == Type::Advance;
    return isForOtherClock ? Reason::WrongClock : Reason::None;
}

/// The outcome of what is done with items, which costs a turn or nothing, as the rules say.
Outcome outcomeOfItem(const World &world, Reason reason)
{
    return {reason, reason == Reason::None && world.rules().itemUse == ItemUse::Turn};
}

/// The end of protection is a moment of its own, as that of the safe time: a monster that stands on the hero then
/// touches him.
Outcome protect(World &world, bool isOn, EventList &events)
{
    world.setProtected(isOn);
    killOnContact(world, events);
    return Outcome::free();
}

Outcome carryOut(World &world, const Command &command, EventList &events)
{
    switch (command.type) {
    case Type::Move:
        return stepHero(world, command.direction, events);
    case Type::Wait:
        return Outcome::turn();
    case Type::Advance:
        advanceClock(world, command.milliseconds, events);
        return Outcome::free();
    case Type::PickUp:
        return outcomeOfItem(world, pickUp(world, events));
    case Type::Use:
        return outcomeOfItem(world, useItem(world, command.letter, command.hasCell ? &command.cell : nullptr, events));
    case Type::Drop:
        return outcomeOfItem(world, dropItem(world, command.letter, events));
    case Type::Descend:
        return descend(world, events);
    case Type::Choose:
        return {chooseGrowth(world, command.growth), false};
    case Type::Protect:
        return protect(world, command.isOn, events);
    }
    return Outcome::turn();
}

void finish(World &world, bool takesTurn, EventList &events)
{
    if (world.isLeft()) {
        world.countTurn();
        return;
    }
    if (takesTurn) {
        // Monsters that he comes upon are told before what they do.
        spotMonsters(world, events);
        finishTurn(world, events);
    }
    spotMonsters(world, events);
    grow(world, events);
}

} // namespace

void beginPlay(World &world, EventList &events)
{
    prepareWays(world);
    world.roster();
    lookAround(world);
    spotMonsters(world, events);
}

bool playTurn(World &world, const Command &command, EventList &events)
{
    Q_ASSERT(!world.isLeft());
    events.clear();
    Outcome outcome = Outcome::refused(reasonAgainst(world, command));
    if (outcome.reason == Reason::None) {
        outcome = carryOut(world, command, events);
    }
    if (outcome.reason != Reason::None) {
        events.add({.type = EventType::Refused, .reason = outcome.reason});
        return false;
    }
    finish(world, outcome.takesTurn, events);
    return outcome.takesTurn;
}
