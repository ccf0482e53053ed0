#include "gamecore/rules/turn.h"

#include "gamecore/data/kind.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/rules/arrival.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/clock.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/growth.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/statuses.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/command.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

namespace {

/// The result of a command that the hero carries out himself.
struct Outcome {
    Reason reason = Reason::None; ///< reason for a refusal; then nothing has changed
    bool takesTurn = false;
    TerrainId barrier = 0; ///< terrain that bars the way; only with Reason::Blocked

    static Outcome refused(Reason reason) { return {reason, false}; }
    static Outcome blocked(TerrainId barrier) { return {Reason::Blocked, false, barrier}; }
    static Outcome turn() { return {Reason::None, true}; }
    static Outcome free() { return {Reason::None, false}; }
};

/// Opens a door. This takes the turn without a step.
Outcome openDoor(World &world, Point cell, EventList &events)
{
    const TerrainId id = world.terrain().at(cell);
    const Terrain &door = world.catalogue().terrain(id);
    if (!door.openedBy.isEmpty()) {
        const int key = world.keyFor(door);
        if (key == CellIndex::none) {
            return Outcome::blocked(id);
        }
        const KindId kind = world.item(key).kind;
        if (world.kindOfItem(key).isUsedUp) {
            world.useUp(key);
        }
        events.add({.type = EventType::Unlocked, .terrain = id, .item = kind, .actor = heroId, .cell = cell});
    }
    world.openDoor(cell, *world.catalogue().terrainOf(door.opensTo));
    events.add({.type = EventType::Opened, .terrain = id, .actor = heroId, .cell = cell});
    lookAround(world);
    return Outcome::turn();
}

/// Returns the terrain that keeps the hero from a step: that of the next cell or, for a diagonal step past a corner, of
/// a cell beside it. Outside the level is wall.
TerrainId barrierOf(const World &world, Direction direction)
{
    const Point step = stepOf(direction);
    for (const Point by : {step, Point{step.x, 0}, Point{0, step.y}}) {
        const Point cell = world.hero().cell + by;
        if (world.size().contains(cell) && !world.isWalkable(cell)) {
            return world.terrain().at(cell);
        }
    }
    return world.catalogue().wall();
}

Outcome bumpWall(const World &world, Direction direction, EventList &events)
{
    const TerrainId barrier = barrierOf(world, direction);
    if (world.rules().wallBump == WallBump::Free) {
        return Outcome::blocked(barrier);
    }
    const Point cell = world.hero().cell + stepOf(direction);
    events.add({.type = EventType::Bumped, .terrain = barrier, .actor = heroId, .cell = cell});
    return Outcome::turn();
}

Outcome meet(World &world, ActorId monster, EventList &events)
{
    if (world.rules().contact == Contact::Kick) {
        events.add({.type = EventType::Bumped, .actor = heroId, .target = monster, .cell = world.actor(monster).cell});
    } else {
        attack(world, heroId, monster, events);
    }
    return Outcome::turn();
}

void enter(World &world, Direction direction, EventList &events)
{
    world.countStep();
    world.leaveItems(world.hero().cell);
    arrive(world, heroId, world.hero().cell + stepOf(direction), direction, events);
}

/// Steps with a hero who is not confused.
Outcome step(World &world, Direction direction, EventList &events)
{
    const Point to = world.hero().cell + stepOf(direction);
    const ActorId monster = world.size().contains(to) ? world.monsterAt(to) : nobody;
    const bool fights = world.rules().contact != Contact::Kills;
    if (world.isStepOpen(world.hero().cell, direction)) {
        if (monster != nobody && world.actor(monster).statuses.has(StatusEffect::Charmed)) {
            return Outcome::refused(Reason::ActorInTheWay);
        }
        world.turnActor(heroId, direction);
        if (monster != nobody && fights) {
            return meet(world, monster, events);
        }
        enter(world, direction, events);
        return Outcome::turn();
    }
    const bool isDoor = world.size().contains(to) && world.terrainAt(to).isDoor() && !world.terrainAt(to).isGate;
    if (isDoor && isStraight(direction)) {
        return openDoor(world, to, events);
    }
    return bumpWall(world, direction, events);
}

/// Moves a confused hero at random. A step into a wall or a monster does nothing. In the last action he only recovers.
void stumbleHero(World &world, EventList &events)
{
    if (world.hero().statuses.left(StatusEffect::Confused) == 0) {
        return;
    }
    const std::optional<Direction> direction = stumble(world, heroId);
    if (!direction || !world.isStepOpen(world.hero().cell, *direction)) {
        return;
    }
    const Point to = world.hero().cell + stepOf(*direction);
    const bool isFree = world.monsterAt(to) == nobody;
    if (isFree || world.rules().contact == Contact::Kills) {
        enter(world, *direction, events);
    } else if (world.rules().confusion == Confusion::Strike && world.rules().contact == Contact::Fight) {
        attack(world, heroId, world.monsterAt(to), events);
    }
}

/// Steps with the hero, with all consequences. Walking into a door opens it (a lock needs its key), walking into a
/// monster attacks or kicks it. A confused hero moves at random, and the step is never refused.
Outcome stepHero(World &world, Direction direction, EventList &events)
{
    if (world.rules().moves == 4 && !isStraight(direction)) {
        return Outcome::refused(Reason::Diagonal);
    }
    if (world.hero().statuses.has(StatusEffect::Confused)) {
        stumbleHero(world, events);
        return Outcome::turn();
    }
    return step(world, direction, events);
}

/// Takes the stairs. In a dungeon the hero leaves this world, healed by `stairs_heal` percent of his maximum. Elsewhere
/// stairs serve as an exit if `win` asks for one and its other conditions hold, and otherwise lead nowhere.
Outcome descend(World &world, EventList &events)
{
    if (world.terrainAt(world.hero().cell).feature != Feature::Stairs) {
        return Outcome::refused(Reason::NoStairs);
    }
    if (!world.stage().isDungeon) {
        return winByStairs(world, events) ? Outcome::turn() : Outcome::refused(Reason::NoStairs);
    }
    if (world.stage().depth >= deepestDepth) {
        return Outcome::refused(Reason::NoStairs);
    }
    heal(world, heroId, int(qint64(world.maxHp(heroId)) * world.rules().stairsHeal / 100), events);
    events.add({.type = EventType::Descended, .actor = heroId, .amount = world.stage().depth + 1});
    world.leave();
    return Outcome::turn();
}

using Type = Command::Type;

/// Returns why the state of the game forbids the command, or Reason::None.
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

/// Returns the outcome of an item command, which takes a turn if the rules say so.
Outcome outcomeOfItem(const World &world, Reason reason)
{
    return {reason, reason == Reason::None && world.rules().itemUse == ItemUse::Turn};
}

/// Switches the hero's protection. When it ends, a monster on his cell touches him at once, as at the end of the safe
/// time.
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
        // Report monsters that come into view before their actions.
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
        events.add({.type = EventType::Refused, .reason = outcome.reason, .terrain = outcome.barrier});
        return false;
    }
    finish(world, outcome.takesTurn, events);
    return outcome.takesTurn;
}
