#include "gamecore/level/carried.h"

#include "gamecore/level/thingfields.h"

#include <algorithm>
#include <array>
#include <limits>

namespace {

bool isHarmful(const Effect &effect)
{
    const bool turnsMonsters = effect.status == StatusEffect::Confused || effect.status == StatusEffect::Charmed;
    return effect.type == Effect::Type::Damage || (effect.type == Effect::Type::Status && turnsMonsters);
}

/// What there is in a level to harm monsters with, at most.
class MeansOfHarm {
public:
    MeansOfHarm(const Level &level, const Catalogue &catalogue, const Rules &rules)
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

    bool harm(const Kind &monster) const
    {
        const bool grows = m_rules.levelPower > 0 && heroPower() > m_leastTeacher;
        return m_harmsAll || (m_rules.contact == Contact::Fight && (grows || heroPower() > monster.defense));
    }

private:
    void addThing(const Thing &thing)
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

    void addMonster(const Thing &thing, const Kind &kind)
    {
        const bool breathes = kind.breath > 0 && behaviorOf(thing, kind) == Behavior::Dragon;
        m_harmsAll = m_harmsAll || breathes;
        m_leastTeacher = kind.xp > 0 ? std::min(m_leastTeacher, kind.defense) : m_leastTeacher;
        if (const std::optional<KindId> item = carriedBy(thing, m_catalogue)) {
            addItem(m_catalogue.kind(*item));
        }
    }

    void addItem(const Kind &item)
    {
        m_harmsAll = m_harmsAll || std::any_of(item.effects.begin(), item.effects.end(), isHarmful);
        int &best = m_worn[std::size_t(item.slot)];
        best = item.isWearable() ? std::max(best, item.power) : best;
    }

    int heroPower() const
    {
        int power = m_catalogue.kind(m_catalogue.start()).power;
        for (const int worn : m_worn) {
            power += worn;
        }
        return power;
    }

    const Catalogue &m_catalogue;
    const Rules &m_rules;
    std::array<int, slotCount> m_worn{};
    int m_leastTeacher = std::numeric_limits<int>::max(); ///< the least defense that experience is to be had behind
    bool m_harmsAll = false;
};

/// It opens no door, but one that stands in a door can be met there.
Point meetingCell(const Ground &ground, Point cell, Behavior behavior)
{
    if (ground.isWalkable(cell) || ground.isDoor(cell) || behavior == Behavior::Idle) {
        return cell;
    }
    for (int i = 0; i < directionCount; ++i) {
        const bool isWay = behavior != Behavior::Patrol || isStraight(Direction(i));
        if (isWay && ground.isMonsterStepOpen(cell, Direction(i))) {
            return cell + stepOf(Direction(i));
        }
    }
    return cell;
}

} // namespace

std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    std::vector<CarriedItem> items;
    std::optional<MeansOfHarm> means;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> item = carriedBy(thing, catalogue);
        if (!item || !level.terrain.contains(thing.cell)) {
            continue;
        }
        if (!means) {
            means.emplace(level, catalogue, ground.rules());
        }
        const Kind &carrier = catalogue.kind(catalogue.kindOf(thing.kind).value());
        items.push_back({i, *item, meetingCell(ground, thing.cell, behaviorOf(thing, carrier)), means->harm(carrier)});
    }
    return items;
}
