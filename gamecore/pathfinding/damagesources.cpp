#include "gamecore/pathfinding/damagesources.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/level/thingfields.h"

#include <algorithm>

namespace {

bool isHarmful(const Effect &effect)
{
    const bool isStatus = effect.type == Effect::Type::Status;
    return rowOf(effect.type).wounds || (isStatus && rowOf(effect.status).turnsMonsters);
}

bool isMoving(const Effect &effect)
{
    const bool isStatus = effect.type == Effect::Type::Status;
    return rowOf(effect.type).moves || (isStatus && rowOf(effect.status).moves);
}

} // namespace

DamageSources::DamageSources(const Level &level, const Catalogue &catalogue, const Rules &rules)
    : m_catalogue(catalogue), m_rules(rules)
{
    for (const QString &key : catalogue.kind(catalogue.start()).items) {
        if (const std::optional<KindId> id = catalogue.kindOf(key)) {
            addItem(catalogue.kind(*id));
        }
    }
    for (const Thing &thing : level.things) {
        addThing(thing);
    }
}

bool DamageSources::isHurtByBlows(const Kind &monster) const
{
    const bool grows = m_rules.levelPower > 0 && heroPower() > m_lowestDefenseWithXp;
    const bool isHurt = m_rules.minDamage > 0 || grows || heroPower() > monster.defense;
    return m_rules.contact == Contact::Fight && isHurt;
}

BehaviorRow::Walk DamageSources::walkOf(const Thing &monster, const Kind &kind) const
{
    return m_movesAll ? BehaviorRow::Walk::Anywhere : rowOf(behaviorOf(monster, kind)).walk;
}

void DamageSources::addThing(const Thing &thing)
{
    const std::optional<KindId> id = m_catalogue.kindOf(thing.kind);
    if (!id) {
        return;
    }
    const Kind &kind = m_catalogue.kind(*id);
    if (kind.category == KindCategory::Item) {
        addItem(kind);
    } else if (kind.category == KindCategory::Monster) {
        addMonster(thing, kind);
    }
}

void DamageSources::addMonster(const Thing &thing, const Kind &kind)
{
    const bool breathes = kind.breath > 0 && rowOf(behaviorOf(thing, kind)).breathesFire;
    m_harmsAll = m_harmsAll || breathes;
    m_lowestDefenseWithXp = kind.xp > 0 ? std::min(m_lowestDefenseWithXp, kind.defense) : m_lowestDefenseWithXp;
    if (const std::optional<KindId> item = carriedBy(thing, m_catalogue)) {
        addItem(m_catalogue.kind(*item));
    }
}

void DamageSources::addItem(const Kind &item)
{
    m_harmsAll = m_harmsAll || std::any_of(item.effects.begin(), item.effects.end(), isHarmful);
    m_movesAll = m_movesAll || std::any_of(item.effects.begin(), item.effects.end(), isMoving);
    m_teleports = m_teleports || item.teleportsMonsters();
    int &best = m_worn[std::size_t(item.slot)];
    best = item.isWearable() ? std::max(best, item.power) : best;
}

int DamageSources::heroPower() const
{
    int power = m_catalogue.kind(m_catalogue.start()).power;
    for (const int worn : m_worn) {
        power += worn;
    }
    return power;
}
