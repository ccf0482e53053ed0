#include "gamecore/bots/itemuse.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

/// The best use of an item so far. Its worth is the hit points of foes killed or held up; the first wins ties.
struct BestUse {
    int worth = 0;
    std::optional<Command> command = {};

    void offer(int newWorth, const Command &newCommand)
    {
        if (newWorth > worth) {
            worth = newWorth;
            command = newCommand;
        }
    }
};

template<typename Look>
void forEachInBag(const World &world, const Look &look)
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (const int item = world.itemWithLetter(letter); item != CellIndex::none) {
            look(letter, item, world.kindOfItem(item));
        }
    }
}

int worthOfWound(const World &world, int amount, ActorId foe)
{
    const int hp = world.actor(foe).hp;
    return amount >= hp ? 2 * hp : amount; // a dead foe strikes no more
}

/// Returns the worth of a blow against an adjacent monster; 0 if there is none or the rules have no blows.
int worthOfBlow(const World &world, const Melee &melee)
{
    const Seen *foe = world.rules().contact == Contact::Fight ? melee.weakestBeside(world) : nullptr;
    return foe ? worthOfWound(world, blowDamage(world.rules(), world.power(heroId), world.defense(foe->id)), foe->id)
               : 0;
}

/// Returns the worth of an effect on a foe, in hit points.
int worthAgainst(const World &world, const Effect &effect, ActorId foe)
{
    if (rowOf(effect.type).wounds) {
        return worthOfWound(world, effect.amount, foe);
    }
    const int hp = world.actor(foe).hp;
    const bool isNew = effect.type == Effect::Type::Status && !world.actor(foe).statuses.has(effect.status);
    return isNew ? hp * std::min(effect.turns, 10) / 10 : 0;
}

int worthOfEffect(const World &world, const Effect &effect, ActorId target)
{
    if (target == heroId) {
        return rowOf(effect.type).heals ? 0 : -10 * std::max(effect.amount, 1);
    }
    return isDangerous(world, target) ? worthAgainst(world, effect, target) : 0;
}

int worthOfUse(const World &world, const Kind &kind, Point cell)
{
    std::vector<ActorId> targets;
    addTargets(world, kind, cell, targets);
    int worth = 0;
    for (const ActorId target : targets) {
        for (const Effect &effect : kind.effects) {
            worth += worthOfEffect(world, effect, target);
        }
    }
    return worth;
}

/// Tries targets on foes and, for areas, on cells beside them, so that the hero can stay outside the area.
void aim(const World &world, char letter, const Kind &kind, const Melee &melee, BestUse &best)
{
    for (const Seen &foe : melee.foes()) {
        for (int i = -1; i < (kind.targeting.target == Targeting::Target::Area ? directionCount : 0); ++i) {
            const Point cell = i < 0 ? foe.cell : foe.cell + stepOf(Direction(i));
            if (reasonAgainstUse(world, kind, &cell) == Reason::None) {
                best.offer(worthOfUse(world, kind, cell), Command::use(letter, cell));
            }
        }
    }
}

} // namespace

std::optional<Command> bestToWear(const World &world)
{
    std::optional<Command> command = {};
    const Kind *best = nullptr;
    forEachInBag(world, [&](char letter, int item, const Kind &kind) {
        if (!kind.isWearable() || world.item(item).isWorn) {
            return;
        }
        const int worn = world.itemInSlot(kind.slot);
        const bool isGain = worn == CellIndex::none || isBetterToWear(kind, world.kindOfItem(worn));
        if (isGain && (!best || isBetterToWear(kind, *best))) {
            command = Command::use(letter);
            best = &kind;
        }
    });
    return command;
}

std::optional<Command> bestRemedy(const World &world)
{
    const int missing = world.maxHp(heroId) - world.hero().hp;
    BestUse best;
    forEachInBag(world, [&](char letter, int, const Kind &kind) {
        int healed = 0;
        for (const Effect &effect : kind.effects) {
            healed += rowOf(effect.type).heals ? effect.amount : 0;
        }
        const bool isUseful = kind.targeting.target == Targeting::Target::Self && healed > 0 && missing > 0;
        if (isUseful) {
            best.offer(std::min(healed, missing), Command::use(letter));
        }
    });
    return best.command;
}

std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp)
{
    BestUse best{.worth = worthOfBlow(world, melee)};
    std::optional<Command> escape;
    forEachInBag(world, [&](char letter, int, const Kind &kind) {
        if (kind.effects.empty() || kind.isWearable() || (kind.isUsedUp && !mayUseUp)) {
            return;
        }
        if (kind.targeting.needsCell()) {
            aim(world, letter, kind, melee, best);
        } else if (reasonAgainstUse(world, kind, nullptr) == Reason::None) {
            best.offer(worthOfUse(world, kind, {}), Command::use(letter));
            escape = kind.teleportsHero() && melee.isFeared() ? Command::use(letter) : escape;
        }
    });
    return best.command ? best.command : escape;
}
