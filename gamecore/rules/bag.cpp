#include "gamecore/rules/bag.h"

#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

void addEvent(const World &world, EventType type, int item, EventList &events)
{
    events.add({.type = type,
                .letter = world.item(item).letter,
                .item = world.item(item).kind,
                .actor = heroId,
                .cell = world.hero().cell});
}

/// Takes an item off. Lowers the hero's hit points to the new maximum if they exceed it.
void takeOff(World &world, int item, EventList &events)
{
    world.setWorn(item, false);
    world.setHp(heroId, qMin(world.hero().hp, world.maxHp(heroId)));
    addEvent(world, EventType::Unequipped, item, events);
}

void putOn(World &world, int item, EventList &events)
{
    const int worn = world.itemInSlot(world.kindOfItem(item).slot);
    if (worn != CellIndex::none) {
        takeOff(world, worn, events);
    }
    world.setWorn(item, true);
    addEvent(world, EventType::Equipped, item, events);
}

void toggle(World &world, int item, EventList &events)
{
    if (world.item(item).isWorn) {
        takeOff(world, item, events);
    } else {
        putOn(world, item, events);
    }
}

bool isHarm(const Event &event)
{
    return event.type == EventType::Damaged || event.type == EventType::Died || event.type == EventType::Confused
           || event.type == EventType::Status;
}

} // namespace

Reason pickUp(World &world, EventList &events)
{
    const int item = world.lowestItemAt(world.hero().cell, false);
    if (item == CellIndex::none) {
        return Reason::NothingHere;
    }
    const std::optional<char> letter = world.freeLetter();
    if (!letter) {
        return Reason::BagFull;
    }
    world.putInBag(item, *letter);
    addEvent(world, EventType::PickedUp, item, events);
    const Kind &kind = world.kindOfItem(item);
    if (kind.isWearable() && world.itemInSlot(kind.slot) == CellIndex::none) {
        putOn(world, item, events);
    }
    return Reason::None;
}

Reason reasonAgainstItem(const World &world, char letter, const Point *cell)
{
    const int item = world.itemWithLetter(letter);
    if (item == CellIndex::none) {
        return Reason::NoSuchItem;
    }
    const Kind &kind = world.kindOfItem(item);
    if (kind.isWearable()) {
        return Reason::None;
    }
    return kind.effects.empty() ? Reason::NoSuchItem : reasonAgainstUse(world, kind, cell);
}

Reason useItem(World &world, char letter, const Point *cell, EventList &events)
{
    if (const Reason reason = reasonAgainstItem(world, letter, cell); reason != Reason::None) {
        return reason;
    }
    const int item = world.itemWithLetter(letter);
    const Kind &kind = world.kindOfItem(item);
    if (kind.isWearable()) {
        toggle(world, item, events);
        return Reason::None;
    }
    const Point target = kind.targeting.needsCell() ? *cell : world.hero().cell;
    events.add(
        {.type = EventType::Used, .letter = letter, .item = world.item(item).kind, .actor = heroId, .cell = target});
    if (kind.isUsedUp) {
        world.useUp(item);
    }
    applyEffects(world, world.item(item).kind, target, events);
    return Reason::None;
}

Reason dropItem(World &world, char letter, EventList &events)
{
    const int item = world.itemWithLetter(letter);
    if (item == CellIndex::none) {
        return Reason::NoSuchItem;
    }
    if (world.item(item).isWorn) {
        takeOff(world, item, events);
    }
    addEvent(world, EventType::Dropped, item, events);
    world.dropFromBag(item, world.hero().cell);
    return Reason::None;
}

bool isBetterToWear(const Kind &item, const Kind &other)
{
    const int gain = item.power + item.defense;
    const int otherGain = other.power + other.defense;
    return gain != otherGain ? gain > otherGain : item.maxHp > other.maxHp;
}

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
