// Choice of the enemy that the hero attacks next during a journey.

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/journey.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/dragon.h"

namespace {

/// True if a monster attacks the hero in its next action if he stands on `cell`. False for monsters that flee, are
/// confused or are stunned.
bool isAboutToStrike(const World &world, ActorId monster, Point cell)
{
    const Actor &actor = world.actor(monster);
    const Statuses &statuses = actor.statuses;
    const std::optional<Direction> direction = directionOf(cell - actor.cell);
    return direction && world.isStepOpen(actor.cell, *direction) && !statuses.has(StatusEffect::Stunned)
           && !statuses.has(StatusEffect::Confused) && !statuses.has(StatusEffect::Afraid);
}

/// Returns the hit points that the next actions of all monsters in view could cost the hero on a cell, except `killed`.
qint64 nextDamage(const World &world, Point cell, ActorId killed)
{
    qint64 damage = 0;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (id == killed || !world.isAlive(id) || !isDangerous(world, id) || !isMet(world, world.actor(id).cell)) {
            continue;
        }
        if (world.actor(id).statuses.has(StatusEffect::Inhaling)) {
            damage += isInBreath(world, id, cell) ? world.kindOf(id).breath : 0;
        } else if (isAboutToStrike(world, id, cell)) {
            damage += blowDamage(world.rules(), world.power(id), world.defense(heroId));
        }
    }
    return damage;
}

/// Returns the direction of the adjacent monster to attack from a cell: the one with `isWanted` that dies first.
/// std::nullopt if there is none.
template<typename IsWanted>
std::optional<Direction> blowFrom(const World &world, Point cell, const IsWanted &isWanted)
{
    std::optional<Direction> best;
    int fewest = 0;
    for (int i = 0; i < directionCount; ++i) {
        const Point beside = cell + stepOf(Direction(i));
        if (!world.isStepOpen(cell, Direction(i)) || !isEnemy(world, beside) || !isWanted(world.monsterAt(beside))) {
            continue;
        }
        const int hits = hitsToKill(world, heroId, world.monsterAt(beside)).value_or(largestCount);
        if (!best || hits < fewest) {
            best = Direction(i);
            fewest = hits;
        }
    }
    return best;
}

} // namespace

/// Sets m_blow to the step towards or into `wanted` (`nobody`: the nearest enemy), or stops with a reason.
void Journey::chooseEnemy(const World &world, ActorId wanted)
{
    m_wish = Wish::Attack;
    if (world.rules().contact != Contact::Fight) {
        stop(StopReason::NoFights);
        return;
    }
    for (const bool areAwake : {true, false}) {
        const auto isWanted = [&world, wanted, areAwake](ActorId id) {
            return wanted == nobody ? isDangerous(world, id) == areAwake : id == wanted;
        };
        const auto canStrike = [&](Point cell) { return blowFrom(world, cell, isWanted).has_value(); };
        m_blow = blowFrom(world, world.hero().cell, isWanted);
        if (!m_blow) {
            m_ways.find(world, canStrike, m_path);
            m_blow = m_path.empty() ? std::nullopt : directionOf(m_path.front() - world.hero().cell);
        }
        const Point from = m_path.empty() ? world.hero().cell : m_path.back();
        if (m_blow) {
            const Direction last = m_path.empty() ? *m_blow : *blowFrom(world, from, isWanted);
            m_monster = world.monsterAt(from + stepOf(last));
            break;
        }
    }
    if (m_blow) {
        refuseDeadlyBlow(world);
        return;
    }
    for (ActorId id = world.actorCount(); id > heroId; --id) {
        m_monster = world.isAlive(id) && isEnemy(world, world.actor(id).cell) ? id : m_monster;
    }
    stop(m_monster == nobody ? StopReason::NoEnemy : StopReason::NoWayToEnemy);
}

/// Stops the hero before an attack or step after which nearby enemies could kill him.
void Journey::refuseDeadlyBlow(const World &world)
{
    const Point to = world.hero().cell + stepOf(*m_blow);
    const ActorId struck = world.isStepOpen(world.hero().cell, *m_blow) ? world.monsterAt(to) : nobody;
    const bool isStep = struck == nobody && world.isWalkable(to);
    const bool isKilled = struck != nobody && hitsToKill(world, heroId, struck) == 1;
    const Point cell = isStep ? to : world.hero().cell;
    if (!world.isHeroSafe() && nextDamage(world, cell, isKilled ? struck : nobody) >= world.hero().hp) {
        stop(StopReason::Deadly);
    }
    m_path.clear();
}
