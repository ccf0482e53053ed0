#include "gamecore/rules/statuses.h"

#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"

namespace {

void recover(World &world, ActorId id, StatusEffect status, EventList &events)
{
    world.statuses(id).clear(status);
    tell(world, events, {.type = EventType::Recovered, .status = status, .actor = id});
}

/// Counts down a status. True if it has ended.
bool countStatus(World &world, ActorId id, StatusEffect status, EventList &events)
{
    const Statuses &statuses = world.actor(id).statuses;
    const bool isOver = statuses.has(status) && statuses.left(status) == 0;
    if (isOver) {
        recover(world, id, status, events);
    } else if (statuses.has(status)) {
        world.statuses(id).countAction(status);
    }
    return isOver;
}

} // namespace

void giveStatus(World &world, ActorId id, StatusEffect status, int actions, EventList &events)
{
    if (id == heroId && !rowOf(status).heroBegins) {
        return;
    }
    if (world.actor(id).statuses.has(StatusEffect::Inhaling)) {
        recover(world, id, StatusEffect::Inhaling, events);
    }
    // The current turn of the hero is counted as well.
    const bool isTurnCounted = id == heroId && world.rules().itemUse == ItemUse::Turn;
    world.statuses(id).set(status, isTurnCounted ? actions + 1 : actions);
    const EventType type = status == StatusEffect::Confused ? EventType::Confused : EventType::Status;
    tell(world, events, {.type = type, .status = status, .actor = id, .amount = actions});
}

bool countStatuses(World &world, ActorId id, EventList &events)
{
    if (world.actor(id).statuses.isEmpty()) {
        return false;
    }
    bool hasRecovered = false;
    for (int i = 0; i < itemStatusCount; ++i) {
        hasRecovered = countStatus(world, id, StatusEffect(i), events) || hasRecovered;
    }
    return hasRecovered;
}

void countHeroStatuses(World &world, EventList &events)
{
    for (const StatusRow &row : statusRows) {
        if (row.heroBegins) {
            countStatus(world, heroId, row.status, events);
        }
    }
}

std::optional<Direction> stumble(World &world, ActorId id)
{
    if (world.rules().confusion == Confusion::Strike) {
        return Direction(world.draw(id, Purpose::Stumble, directionCount));
    }
    const int cell = world.draw(id, Purpose::Stumble, directionCount + 1); // uniform over the 3 x 3 cells around, row
                                                                           // by row
    return directionOf({cell % 3 - 1, cell / 3 - 1});
}
