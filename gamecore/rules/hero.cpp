#include "gamecore/rules/hero.h"

#include "gamecore/carving/dungeon.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/arrival.h"
#include "gamecore/rules/contact.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/statuses.h"
#include "gamecore/rules/victory.h"

namespace {

/// Opening takes the turn without a step.
Outcome openDoor(World &world, Point cell, EventList &events)
{
    const TerrainId id = world.terrain().at(cell);
    const Terrain &door = world.catalogue().terrain(id);
    if (!door.openedBy.isEmpty()) {
        const int key = world.keyFor(door);
        if (key == CellIndex::none) {
            return Outcome::refused(Reason::Blocked);
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

Outcome bumpWall(const World &world, Point cell, EventList &events)
{
    if (world.rules().wallBump == WallBump::Free) {
        return Outcome::refused(Reason::Blocked);
    }
    events.add({.type = EventType::Bumped, .actor = heroId, .cell = cell});
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

/// The step of a hero in his right mind.
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
    return bumpWall(world, to, events);
}

/// Whatever the key, he goes where his feet go: into a wall or a monster is nothing at all. The last time he only
/// recovers.
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

} // namespace

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
