#include "gamecore/solving/playhash.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/harm.h"

namespace {

void addCell(Hasher &hasher, Point cell)
{
    hasher.add(std::int64_t(cell.y) << 32 | std::int64_t(cell.x));
}

void addStatuses(Hasher &hasher, const Statuses &statuses)
{
    if (statuses.isEmpty()) {
        hasher.add(0);
        return;
    }
    for (int i = 0; i < statusEffectCount; ++i) {
        hasher.add(statuses.has(StatusEffect(i)) ? statuses.left(StatusEffect(i)) : -1);
    }
}

void addDraws(Hasher &hasher, const Draws &draws)
{
    for (const std::uint32_t count : draws) {
        hasher.add(int(count));
    }
}

void addMonster(Hasher &hasher, const World &world, const Actor &monster)
{
    const BehaviorRow &behavior = rowOf(monster.behavior);
    addCell(hasher, monster.cell);
    hasher.add(std::int64_t(monster.hp) << 16 | std::int64_t(monster.rest));
    hasher.add(behavior.walk == BehaviorRow::Walk::Patrols ? int(monster.facing) : -1);
    addCell(hasher, monster.goal.value_or(Point{-1, -1}));
    addStatuses(hasher, monster.statuses);
    addDraws(hasher, monster.draws);
    hasher.add(world.isRealTime() ? std::int64_t(monster.nextActionMs - world.timeMs())
                                  : std::int64_t(world.turn() % behavior.everyTurns));
}

void addActors(Hasher &hasher, const World &world)
{
    addCell(hasher, world.hero().cell);
    addStatuses(hasher, world.hero().statuses);
    addDraws(hasher, world.hero().draws);
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        hasher.add(int(id));
        if (world.isAlive(id)) {
            addMonster(hasher, world, world.actor(id));
        }
    }
}

/// Adds the items: those in the bag in any order, those on the floor in order, since the lowest item of a cell is
/// picked up first.
void addItems(Hasher &hasher, const World &world)
{
    std::uint64_t bag = 0;
    for (const Item &item : world.items()) {
        if (item.location == Item::Location::Bag) {
            bag += mixed(std::uint64_t(item.kind) << 1U | std::uint64_t(item.isWorn));
        } else if (item.location == Item::Location::Floor) {
            hasher.add(int(item.kind));
            addCell(hasher, item.cell);
        }
    }
    hasher.add(bag);
}

void addDoors(Hasher &hasher, const World &world)
{
    std::uint64_t doors = 0;
    for (const OpenedDoor &opened : world.openedDoors()) {
        const std::uint64_t cell = std::uint64_t(opened.cell.y) << 32U | std::uint64_t(opened.cell.x);
        doors += mixed(mixed(cell) ^ std::uint64_t(opened.door));
    }
    hasher.add(doors);
}

void addCharacter(Hasher &hasher, const Character &character)
{
    for (const int number : {character.baseMaxHp, character.basePower, character.baseDefense, character.level,
                             character.xp, character.choicesDue}) {
        hasher.add(number);
    }
}

} // namespace

std::uint64_t playHashOf(const World &world)
{
    Hasher hasher;
    addActors(hasher, world);
    addItems(hasher, world);
    addDoors(hasher, world);
    addCharacter(hasher, world.character());
    hasher.add(int(world.status()));
    hasher.add(std::int64_t(world.safeLeft()));
    hasher.add(healsByWaiting(world.rules()) ? world.turn() % world.rules().healTurns : 0);
    return hasher.hash();
}
