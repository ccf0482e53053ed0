#include "gamecore/rules/foresight.h"

#include "gamecore/data/kind.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

bool isHarm(const Event &event)
{
    return event.type == EventType::Damaged || event.type == EventType::Died || event.type == EventType::Confused
           || event.type == EventType::Status;
}

} // namespace

EventList foreseenUse(const World &world, char letter, const Point *cell)
{
    EventList events;
    if (const Reason reason = reasonAgainstItem(world, letter, cell); reason != Reason::None) {
        events.add({.type = EventType::Refused, .reason = reason});
        return events;
    }
    const Item &item = world.item(world.itemWithLetter(letter));
    const Kind &kind = world.catalogue().kind(item.kind);
    std::vector<ActorId> targets;
    addTargets(world, kind, cell ? *cell : Point(), targets);
    if (targets.empty() && !kind.isWearable()) {
        events.add({.type = EventType::Used, .letter = letter, .item = item.kind, .actor = heroId, .cell = *cell});
        return events;
    }
    World copy = world;
    useItem(copy, letter, cell, events);
    return events;
}

bool killsHero(const EventList &foreseen)
{
    return std::any_of(foreseen.begin(), foreseen.end(),
                       [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; });
}

bool harmsHero(const EventList &foreseen)
{
    return std::any_of(foreseen.begin(), foreseen.end(),
                       [](const Event &event) { return isHarm(event) && event.actor == heroId; });
}

std::vector<ActorId> reachedBy(const EventList &foreseen, const World &world)
{
    std::vector<ActorId> reached;
    for (const Event &event : foreseen) {
        const bool isReached = (isHarm(event) || event.type == EventType::Healed)
                               && (event.actor == heroId || world.isVisible(world.actor(event.actor).cell));
        if (isReached && std::find(reached.begin(), reached.end(), event.actor) == reached.end()) {
            reached.push_back(event.actor);
        }
    }
    std::stable_partition(reached.begin(), reached.end(), [](ActorId id) { return id == heroId; });
    return reached;
}
