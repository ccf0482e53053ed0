#include "gamecore/play/worldinheritance.h"

#include "gamecore/level/placingorder.h"
#include "gamecore/level/thingfields.h"

#include <QJsonDocument>

#include <array>
#include <map>
#include <tuple>

namespace {

/// Things with equal keys are equal; what a monster carries has the monster's, and a mark.
using ThingKey = std::tuple<int, int, QString, QByteArray, bool>;

ThingKey keyOf(const Thing &thing, bool isCarried = false)
{
    const QByteArray values =
        thing.values.isEmpty() ? QByteArray() : QJsonDocument(thing.values).toJson(QJsonDocument::Compact);
    return {thing.cell.y, thing.cell.x, thing.kind, values, isCarried};
}

/// Those that a world gives numbers to, apart from the hero.
struct Placed {
    std::vector<ThingKey> monsters;
    std::vector<ThingKey> items;

    Placed(const Level &level, const Catalogue &catalogue)
    {
        for (const Thing *thing : placingOrder(level, catalogue)) {
            const KindCategory category = catalogue.kind(catalogue.kindOf(thing->kind).value()).category;
            if (category == KindCategory::Monster) {
                monsters.push_back(keyOf(*thing));
                if (carriedBy(*thing, catalogue)) {
                    items.push_back(keyOf(*thing, true));
                }
            } else if (category != KindCategory::Hero) {
                items.push_back(keyOf(*thing));
            }
        }
    }
};

std::vector<int> matched(const std::vector<ThingKey> &before, const std::vector<ThingKey> &now)
{
    std::multimap<ThingKey, int> left; // equal keys stay in the order in which they came
    for (std::size_t i = 0; i < before.size(); ++i) {
        left.emplace(before[i], int(i));
    }
    std::vector<int> numbers;
    numbers.reserve(now.size());
    for (const ThingKey &key : now) {
        const auto first = left.lower_bound(key);
        const bool isSame = first != left.end() && first->first == key;
        numbers.push_back(isSame ? first->second : WorldInheritance::Matches::isNew);
        if (isSame) {
            left.erase(first);
        }
    }
    return numbers;
}

} // namespace

WorldInheritance::Matches WorldInheritance::matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                                                    const Catalogue &nowKinds)
{
    const Placed old(before, beforeKinds);
    const Placed fresh(now, nowKinds);
    return {matched(old.monsters, fresh.monsters), matched(old.items, fresh.items),
            int(old.monsters.size() + old.items.size())};
}

void WorldInheritance::inherit(Point heroCell, QStringList &leftBehind)
{
    inheritGround();
    inheritClock();
    inheritHero(heroCell);
    inheritItems(leftBehind);
    m_now.setHp(heroId, qBound(1, m_before.hero().hp, m_now.maxHp(heroId)));
    inheritMonsters();
    settleCarried();
    inheritSight();
}

void WorldInheritance::inheritGround()
{
    for (const OpenedDoor &opened : m_before.openedDoors()) {
        const QString &door = m_before.catalogue().terrain(opened.door).key;
        if (m_now.size().contains(opened.cell) && m_now.terrainAt(opened.cell).key == door) {
            m_now.openDoor(opened.cell, *m_now.catalogue().terrainOf(m_now.terrainAt(opened.cell).opensTo));
        }
    }
}

void WorldInheritance::inheritClock()
{
    m_now.m_rng = m_before.m_rng;
    m_now.m_gold = m_before.gold();
    m_now.m_turn = m_before.turn();
    m_now.m_steps = m_before.steps();
    m_now.m_timeMs = m_before.timeMs();
    m_now.m_safeUntil = m_now.isRealTime() == m_before.isRealTime() ? m_before.safeUntil() : 0;
    m_now.m_isProtected = m_before.isProtected();
}

void WorldInheritance::inheritHero(Point cell)
{
    Actor &hero = m_now.edit(heroId);
    hero.cell = cell;
    hero.facing = m_before.hero().facing;
    hero.statuses = m_before.hero().statuses;
    m_now.m_character = m_before.character();
}

void WorldInheritance::inheritItems(QStringList &leftBehind)
{
    m_now.m_items.resize(m_things.items.size()); // without what a hero who begins has with him
    std::vector<bool> isTaken(m_before.items().size());
    for (std::size_t i = 0; i < m_things.items.size(); ++i) {
        const int match = m_things.items[i];
        if (match != Matches::isNew) {
            keepItem(int(i), m_before.item(match));
            isTaken[std::size_t(match)] = true;
        }
    }
    const std::size_t ofLevel = std::size_t(m_things.before) - std::size_t(m_before.actorCount() - 1);
    for (std::size_t i = 0; i < isTaken.size(); ++i) {
        const Item &item = m_before.items()[i];
        const bool isBrought = item.place == Item::Place::Bag || i >= ofLevel;
        if (!isTaken[i] && isBrought) {
            addBrought(item, leftBehind);
        }
    }
    indexItems();
    wear();
}

void WorldInheritance::keepItem(int number, const Item &before)
{
    Item &item = m_now.m_items[std::size_t(number)];
    const bool isTreasure = m_now.kindOfItem(number).category == KindCategory::Treasure;
    if (before.place == Item::Place::Bag && isTreasure) {
        return; // its kind was none when it was picked up
    }
    const Point own = item.cell;
    const KindId kind = item.kind;
    item = before;
    item.kind = kind;
    const bool mayBeThere =
        before.place == Item::Place::Floor ? canStand(before.cell) : m_now.size().contains(before.cell);
    if (!mayBeThere) {
        item.cell = own;
    }
}

void WorldInheritance::addBrought(const Item &before, QStringList &leftBehind)
{
    const QString &key = m_before.catalogue().kind(before.kind).key;
    const std::optional<KindId> kind = m_now.catalogue().kindOf(key);
    if (!kind || m_now.catalogue().kind(*kind).category != KindCategory::Item) {
        leftBehind.append(key);
    } else if (before.place != Item::Place::Floor || canStand(before.cell)) {
        Item item = before;
        item.kind = *kind;
        item.cell = m_now.size().contains(before.cell) ? before.cell : Point();
        m_now.m_items.push_back(item);
    }
}

void WorldInheritance::indexItems()
{
    m_now.m_itemIndex = CellIndex(m_now.size());
    m_now.m_bag.fill(CellIndex::none);
    m_now.m_treasureLeft = 0;
    for (int i = 0; i < int(m_now.items().size()); ++i) {
        const Item &item = m_now.item(i);
        const bool isTreasure = m_now.kindOfItem(i).category == KindCategory::Treasure;
        const bool isThere = item.place == Item::Place::Floor || item.place == Item::Place::Carried;
        m_now.m_treasureLeft += int(isTreasure && isThere);
        if (item.place == Item::Place::Floor) {
            m_now.m_itemIndex.insert(i, item.cell);
        } else if (item.place == Item::Place::Bag) {
            m_now.m_bag[std::size_t(item.letter - 'a')] = i;
        }
    }
}

/// What the dead carried and the hero cannot keep, since it is treasure now, lies where the level puts its carrier.
void WorldInheritance::settleCarried()
{
    for (ActorId id = heroId + 1; id <= m_now.actorCount(); ++id) {
        const int item = m_now.itemCarriedBy(id);
        if (item != CellIndex::none && !m_now.isAlive(id)) {
            m_now.layDown(item, m_now.item(item).cell);
        }
    }
}

/// The changed level may say that something is worn elsewhere, or not at all.
void WorldInheritance::wear()
{
    std::array<bool, slotCount> isWorn{};
    for (const int number : m_now.m_bag) {
        if (number == CellIndex::none || !m_now.item(number).isWorn) {
            continue;
        }
        const Slot slot = m_now.kindOfItem(number).slot;
        const bool fits = slot != Slot::None && !isWorn[std::size_t(slot)];
        m_now.setWorn(number, fits);
        isWorn[std::size_t(slot)] = isWorn[std::size_t(slot)] || fits;
    }
}

void WorldInheritance::inheritMonsters()
{
    m_now.m_actorIndex = CellIndex(m_now.size());
    m_now.m_roster = Roster();
    m_now.m_schedule = Schedule();
    m_now.m_monstersLeft = 0;
    for (ActorId id = heroId + 1; id <= m_now.actorCount(); ++id) {
        m_ownCells.push_back(m_now.actor(id).cell);
        if (isKept(id)) {
            keepMonster(id, m_before.actor(matchOf(id) + 2));
        }
    }
    std::vector<ActorId> displaced;
    for (ActorId id = heroId + 1; id <= m_now.actorCount(); ++id) {
        if (!m_now.isAlive(id)) {
            continue;
        }
        if (mayStay(id)) {
            place(id, m_now.actor(id).cell);
        } else {
            displaced.push_back(id);
        }
    }
    for (const ActorId id : displaced) {
        place(id, freeCellNear(m_ownCells[std::size_t(id - 2)]));
    }
}

void WorldInheritance::keepMonster(ActorId id, const Actor &before)
{
    Actor &actor = m_now.edit(id);
    const Actor fresh = actor;
    actor = before;
    actor.kind = fresh.kind;
    actor.behavior = fresh.behavior;
    actor.maxHp = fresh.maxHp;
    actor.power = fresh.power;
    actor.item = fresh.item;
    actor.hp = qMin(before.hp, fresh.maxHp);
    if (actor.isDead && !canStand(actor.cell)) {
        actor.cell = fresh.cell;
    }
    if (actor.hasGoal && !m_now.size().contains(actor.goal)) {
        actor.hasGoal = false;
        actor.goal = {};
        actor.statuses.clear(StatusEffect::Inhaling);
    }
}

/// Where a touch kills, a hero who is safe may stand where a monster does.
bool WorldInheritance::mayStay(ActorId id) const
{
    const Point cell = m_now.actor(id).cell;
    const bool sharesHero = m_now.rules().contact == Contact::Kills && m_now.isHeroSafe();
    const bool isOfHero = cell == m_now.hero().cell && !sharesHero;
    const bool isOfOther = m_now.rules().isBlocking() && m_now.monsterAt(cell) != nobody;
    return isKept(id) && canStand(cell) && !isOfHero && !isOfOther;
}

bool WorldInheritance::isFree(Point cell) const
{
    const bool isOfOther = m_now.rules().isBlocking() && m_now.monsterAt(cell) != nobody;
    return cell != m_now.hero().cell && !isOfOther;
}

/// The cell itself, even one on which nobody could step: so the author wants it. Else in growing squares around it,
/// each in reading order.
Point WorldInheritance::freeCellNear(Point cell) const
{
    if (isFree(cell)) {
        return cell;
    }
    const int farthest = qMax(m_now.size().width, m_now.size().height);
    for (int distance = 1; distance < farthest; ++distance) {
        for (int y = cell.y - distance; y <= cell.y + distance; ++y) {
            const int step = qAbs(y - cell.y) == distance ? 1 : 2 * distance;
            for (int x = cell.x - distance; x <= cell.x + distance; x += step) {
                if (canStand({x, y}) && isFree({x, y})) {
                    return {x, y};
                }
            }
        }
    }
    return cell;
}

void WorldInheritance::place(ActorId id, Point cell)
{
    m_now.edit(id).cell = cell;
    m_now.m_actorIndex.insert(id - 1, cell);
    ++m_now.m_monstersLeft;
    if (m_now.isRealTime()) {
        m_now.scheduleActor(id, nextActionOf(id));
    }
}

qint64 WorldInheritance::nextActionOf(ActorId id) const
{
    const Rules &rules = m_now.rules();
    const qint64 due = m_now.actor(id).nextActionMs;
    const qint64 latest = m_now.timeMs() + qMax(rules.firstActionMs, rules.actionMaxMs);
    const bool isGood = isKept(id) && m_before.isRealTime() && due >= m_now.timeMs() && due <= latest;
    return isGood ? due : m_now.timeMs() + rules.firstActionMs;
}

void WorldInheritance::inheritSight()
{
    const Size size = m_now.size();
    m_now.m_sight = SightMap(size);
    for (int y = 0; y < qMin(size.height, m_before.size().height); ++y) {
        for (int x = 0; x < qMin(size.width, m_before.size().width); ++x) {
            if (m_before.sight().isExplored({x, y})) {
                m_now.m_sight.explore({x, y});
            }
        }
    }
}
