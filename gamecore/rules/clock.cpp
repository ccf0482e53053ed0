#include "gamecore/rules/clock.h"

#include "gamecore/rules/combat.h"
#include "gamecore/rules/growth.h"
#include "gamecore/rules/harm.h"
#include "gamecore/rules/monster.h"
#include "gamecore/rules/statuses.h"
#include "gamecore/world/command.h"
#include "gamecore/world/scratch.h"

namespace {

/// True if the safe time ends in this interval. Its end is an event of its own: a monster on the hero's cell then
/// touches him.
bool endsSafeTime(const World &world, qint64 before, qint64 until)
{
    return world.safeUntil() > before && world.safeUntil() <= until;
}

/// Kills a hero who is touched as his safe turns end. The turn is already counted, so new safe turns begin with the
/// next one.
void killAfterTurn(World &world, EventList &events)
{
    if (killOnContact(world, events) && world.status() == Status::Playing) {
        world.setSafeUntil(world.turn() + world.rules().safeTurns);
    }
}

const BehaviorRow &behaviorRowOf(const World &world, ActorId id)
{
    return rowOf(world.actor(id).behavior);
}

/// Begins a round. Monsters recompute their paths from here on.
void beginRound(World &world)
{
    ++world.scratch().round;
}

void actDueMonster(World &world, EventList &events)
{
    const ActorId id = world.schedule().first().actor;
    world.schedule().removeFirst();
    if (!world.isAlive(id)) {
        return;
    }
    beginRound(world);
    actMonster(world, id, events);
    const Rules &rules = world.rules();
    const int delay = rules.actionMinMs + world.draw(id, Purpose::Delay, rules.actionMaxMs - rules.actionMinMs + 1);
    world.scheduleActor(id, world.timeMs() + behaviorRowOf(world, id).waitFor(delay));
    grow(world, events);
}

void actMonsters(World &world, EventList &events)
{
    beginRound(world);
    const auto next = [&world](ActorId id) {
        return world.status() == Status::Playing ? world.roster().nextToAct(id) : nobody;
    };
    for (ActorId id = next(heroId); id != nobody; id = next(id)) {
        if (behaviorRowOf(world, id).actsIn(world.turn())) {
            actMonster(world, id, events);
        }
        world.removeFromAwake(id);
    }
}

} // namespace

qint64 longestWait(const Rules &rules, const BehaviorRow &behavior)
{
    return qMax<qint64>(rules.firstActionMs, behavior.waitFor(rules.actionMaxMs));
}

void finishTurn(World &world, EventList &events)
{
    const qint64 before = world.turn();
    countHeroStatuses(world, events);
    if (!world.isRealTime()) {
        actMonsters(world, events);
    }
    world.countTurn();
    healByTime(world);
    if (!world.isRealTime() && endsSafeTime(world, before, world.turn())) {
        killAfterTurn(world, events);
    }
}

void advanceClock(World &world, int milliseconds, EventList &events)
{
    Q_ASSERT(milliseconds >= 1 && milliseconds <= longestAdvance);
    const qint64 end = world.timeMs() + milliseconds;
    while (world.status() == Status::Playing && world.character().choicesDue == 0) {
        const qint64 due = world.schedule().isEmpty() ? end + 1 : world.schedule().first().timeMs;
        const qint64 until = qMin(due, end);
        if (endsSafeTime(world, world.timeMs(), until)) {
            world.setTimeMs(world.safeUntil());
            killOnContact(world, events);
        } else if (due <= end) {
            world.setTimeMs(due);
            actDueMonster(world, events);
        } else {
            world.setTimeMs(end);
            return;
        }
    }
}
