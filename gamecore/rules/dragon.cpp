#include "gamecore/rules/dragon.h"

#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/pursuit.h"
#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"

namespace {

constexpr int restAfterBreath = 3;
// The fire spreads to each side by a third of its length. A hero with eight-way moves can always leave it in time if
// nothing blocks him.
constexpr int coneAcross = 1;
constexpr int coneAlong = 3;

bool canDrawBreath(const World &world, ActorId id)
{
    const Actor &dragon = world.actor(id);
    const Kind &kind = world.kindOf(id);
    return kind.breath > 0 && dragon.rest == 0 && world.isInSight(dragon.cell)
           && isWithin(dragon.cell, world.hero().cell, kind.breathRange) && world.rules().contact != Contact::Kick;
}

void drawBreath(World &world, ActorId id, EventList &events)
{
    world.setGoal(id, world.hero().cell);
    world.statuses(id).set(StatusEffect::Inhaling, 1);
    tell(world, events, {.type = EventType::Status, .status = StatusEffect::Inhaling, .actor = id, .amount = 1});
}

void breathe(World &world, ActorId id, EventList &events)
{
    const int damage = world.kindOf(id).breath;
    for (ActorId other = heroId; other <= world.actorCount() && world.status() == Status::Playing; ++other) {
        if (other != id && world.isAlive(other) && isInBreath(world, id, world.actor(other).cell)) {
            strike(world, id, other, damage, Cause::Breath, events);
        }
    }
    world.statuses(id).clear(StatusEffect::Inhaling);
    tell(world, events, {.type = EventType::Recovered, .status = StatusEffect::Inhaling, .actor = id});
    world.setRest(id, restAfterBreath);
}

bool isOnLine(Point from, Point aim, Point cell)
{
    const CellLine line(from, aim);
    const Point way = cell - from;
    return line.at(qMax(qAbs(way.x), qAbs(way.y))) == cell;
}

} // namespace

void actDragon(World &world, ActorId id, EventList &events)
{
    if (world.actor(id).statuses.has(StatusEffect::Inhaling)) {
        breathe(world, id, events);
    } else if (canDrawBreath(world, id)) {
        drawBreath(world, id, events);
    } else {
        world.setRest(id, qMax(0, world.actor(id).rest - 1));
        hunt(world, id, events);
    }
}

bool isInBreath(const World &world, ActorId id, Point cell)
{
    const Kind &kind = world.kindOf(id);
    const Point from = world.actor(id).cell;
    const std::optional<Point> goal = world.actor(id).goal;
    if (!goal || cell == from || !isWithin(from, cell, kind.breathRange)) {
        return false;
    }
    const Point aim = *goal;
    const Cone cone{.origin = from, .aim = aim, .across = coneAcross, .along = coneAlong};
    const bool isInShape = kind.breathShape == BreathShape::Cone ? cone.contains(cell) : isOnLine(from, aim, cell);
    return isInShape && clearLine(from, cell, [&world](Point p) { return world.terrainAt(p).isTransparent; });
}
