#include "gamecore/analysis/balance.h"

#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/combat.h"

#include <array>
#include <map>
#include <tuple>

namespace {

/// Worn equipment by slot.
using Gear = std::array<std::optional<KindId>, slotCount>;

/// A group of monsters: kind, hit points, power, turns between actions.
using Monster = std::tuple<KindId, int, int, int>;

class BalanceCount {
public:
    BalanceCount(const Level &level, const Catalogue &catalogue, const Rules &rules, const Reach *reach)
        : m_level(level), m_catalogue(catalogue), m_rules(rules), m_reach(reach)
    {
        m_sheet.hasFights = rules.contact == Contact::Fight;
    }

    BalanceSheet count()
    {
        Gear gear = gearAtStart();
        m_sheet.heroAtStart = heroWith(gear);
        countThings(gear);
        countCarried(gear);
        m_sheet.heroWithGear = heroWith(gear);
        for (const std::optional<KindId> &worn : gear) {
            if (worn) {
                m_sheet.gear.push_back(*worn);
            }
        }
        for (const auto &[monster, count] : m_monsters) {
            addOpponents(monster, count);
        }
        return std::move(m_sheet);
    }

private:
    /// Returns the hero's equipment at the start. The first item for a slot is worn, as in the game.
    Gear gearAtStart()
    {
        Gear gear;
        for (const QString &key : m_catalogue.kind(m_catalogue.start()).items) {
            if (const std::optional<KindId> id = m_catalogue.kindOf(key)) {
                const Kind &item = m_catalogue.kind(*id);
                std::optional<KindId> &worn = gear[std::size_t(item.slot)];
                worn = item.isWearable() && !worn ? id : worn;
                countPotion(item);
            }
        }
        return gear;
    }

    void countThings(Gear &gear)
    {
        for (const Thing &thing : m_level.things) {
            const std::optional<KindId> id = m_catalogue.kindOf(thing.kind);
            if (!id || !m_level.terrain.contains(thing.cell)) {
                continue;
            }
            const Kind &kind = m_catalogue.kind(*id);
            if (kind.category == KindCategory::Monster) {
                const int everyTurns = rowOf(behaviorOf(thing, kind)).everyTurns;
                ++m_monsters[{*id, hitPointsOf(thing, kind), powerOf(thing, kind), everyTurns}];
            } else if (!m_reach || m_reach->hasStop(thing.cell)) {
                countItem(gear, *id);
            }
        }
    }

    void countCarried(Gear &gear)
    {
        const Ground ground(m_level.terrain, m_catalogue, m_rules);
        for (const CarriedItem &carried : carriedItems(m_level, m_catalogue, ground)) {
            if (carried.isObtainable && (!m_reach || m_reach->containsAny(carried.cells))) {
                countItem(gear, carried.kind);
            }
        }
    }

    void countItem(Gear &gear, KindId id)
    {
        const Kind &kind = m_catalogue.kind(id);
        if (kind.category == KindCategory::Item) {
            countPotion(kind);
            wearIfBetter(gear, id, kind);
        }
    }

    void wearIfBetter(Gear &gear, KindId id, const Kind &item) const
    {
        std::optional<KindId> &worn = gear[std::size_t(item.slot)];
        if (item.isWearable() && (!worn || isBetterToWear(item, m_catalogue.kind(*worn)))) {
            worn = id;
        }
    }

    void countPotion(const Kind &item)
    {
        qint64 healing = 0;
        for (const Effect &effect : item.effects) {
            healing += rowOf(effect.type).heals ? effect.amount : 0;
        }
        const bool isPotion = healing > 0 && item.targeting.target == Targeting::Target::Self;
        m_sheet.potions += isPotion ? 1 : 0;
        m_sheet.healing += isPotion ? healing : 0;
    }

    Fighter heroWith(const Gear &gear) const
    {
        const Kind &start = m_catalogue.kind(m_catalogue.start());
        Fighter hero{.hp = start.hp, .power = start.power, .defense = start.defense};
        for (const std::optional<KindId> &worn : gear) {
            if (worn) {
                hero.hp += m_catalogue.kind(*worn).maxHp;
                hero.power += m_catalogue.kind(*worn).power;
                hero.defense += m_catalogue.kind(*worn).defense;
            }
        }
        return hero;
    }

    void addOpponents(const Monster &which, int count)
    {
        const auto [id, hp, power, everyTurns] = which;
        const Fighter monster{hp, power, m_catalogue.kind(id).defense, everyTurns};
        const BalanceSheet::Opponents opponents{id,
                                                hp,
                                                power,
                                                everyTurns,
                                                count,
                                                forecastOf(m_rules, m_sheet.heroAtStart, monster),
                                                forecastOf(m_rules, m_sheet.heroWithGear, monster)};
        addTo(m_sheet.atStart, opponents.atStart, count);
        addTo(m_sheet.withGear, opponents.withGear, count);
        m_sheet.opponents.push_back(opponents);
    }

    static void addTo(BalanceSheet::Total &total, const FightForecast &forecast, int count)
    {
        total.hpLost += forecast.hits ? qint64(forecast.hpLost) * count : 0;
        total.unkillable += forecast.hits ? 0 : count;
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    const Rules &m_rules;
    const Reach *m_reach;
    BalanceSheet m_sheet;
    std::map<Monster, int> m_monsters; ///< number of monsters in each group
};

} // namespace

FightForecast forecastOf(const Rules &rules, const Fighter &hero, const Fighter &monster)
{
    const std::optional<int> hits = hitsToKill(rules, hero.power, monster.defense, monster.hp);
    const int blow = blowDamage(rules, monster.power, hero.defense);
    const auto blowsIn = [&monster](int turns) { return (turns + monster.everyTurns - 1) / monster.everyTurns; };
    return {hits, hits ? blowsIn(*hits - 1) * blow : blow};
}

BalanceSheet balanceOf(const Level &level, const Catalogue &catalogue, const Rules &rules, const Reach *reach)
{
    return BalanceCount(level, catalogue, rules, reach).count();
}
