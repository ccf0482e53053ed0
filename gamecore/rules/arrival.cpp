#include "gamecore/rules/arrival.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/terrain.h"
#include "gamecore/pathfinding/step.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/victory.h"
#include "gamecore/world/event.h"

namespace {

/// Opens all gates that a plate controls, permanently. Gates in the hero's view produce an event.
void press(World &world, EventList &events)
{
    const Terrain &plate = world.terrainAt(world.hero().cell);
    if (!plate.isPlate) {
        return;
    }
    const Catalogue &catalogue = world.catalogue();
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point cell{x, y};
            const TerrainId id = world.terrain().at(cell);
            const Terrain &gate = catalogue.terrain(id);
            if (gate.openedBy != plate.key) {
                continue;
            }
            if (world.isVisible(cell)) {
                events.add({.type = EventType::Opened, .terrain = id, .actor = heroId, .cell = cell});
            }
            world.openDoor(cell, *catalogue.terrainOf(gate.opensTo));
        }
    }
    lookAround(world);
}

/// Applies an arrival to the hero. True if he is still on his way: alive, and not respawned elsewhere.
bool arriveAsHero(World &world, EventList &events)
{
    lookAround(world);
    if (killOnContact(world, events) || sufferTerrain(world, heroId, events) || world.status() != Status::Playing) {
        return false;
    }
    press(world, events);
    collectTreasure(world, events);
    winBy(world, WinByExit, events);
    return world.status() == Status::Playing;
}

/// Applies an arrival to a monster. A monster killed by terrain does not trigger contact.
bool arriveAsMonster(World &world, ActorId id, Point cell, EventList &events)
{
    const bool isDead = sufferTerrain(world, id, events);
    if (cell == world.hero().cell) {
        killOnContact(world, events);
    }
    return !isDead && world.status() == Status::Playing;
}

/// True if an actor blocks the cell. Under `contact kills`, the hero and monsters do not block each other.
bool isInTheWay(const World &world, ActorId id, Point cell)
{
    const ActorId other = world.actorAt(cell);
    const bool isTouch = world.rules().contact == Contact::Kills && (id == heroId || other == heroId);
    return other != nobody && !isTouch && world.rules().isBlocking();
}

bool come(World &world, ActorId id, Point cell, EventList &events)
{
    const Event moved{.type = EventType::Moved, .actor = id, .from = world.actor(id).cell, .to = cell};
    world.moveActor(id, cell);
    tell(world, events, moved);
    return id == heroId ? arriveAsHero(world, events) : arriveAsMonster(world, id, cell, events);
}

} // namespace

void arrive(World &world, ActorId id, Point cell, std::optional<Direction> direction, EventList &events)
{
    if (!direction) {
        come(world, id, cell, events);
        return;
    }
    bool isUnderWay = false;
    bool goesOn = true;
    followStep(world, cell - stepOf(*direction), *direction, [&](Point next, Direction) {
        if (!goesOn || (isUnderWay && isInTheWay(world, id, next))) {
            return false;
        }
        isUnderWay = true;
        goesOn = come(world, id, next, events);
        return true;
    });
}
