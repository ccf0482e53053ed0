#include "gamecore/play/changedlevel.h"

#include "gamecore/base/point.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/rules/clock.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"
#include "gamecore/world/worldfields.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace {

/// Transfer of the old world's state to a new world of a changed level, by the rules of changedlevel.h.
class WorldInheritance {
public:
    /// For each thing of the new world, the number of the same thing in the old world, or `isNew`.
    struct Matches {
        static constexpr int isNew = -1;
        std::vector<int> monsters; ///< by id in the new world - 2, since the hero has id 1: id in the old world - 2
        std::vector<int> items;    ///< by item number: item number in the old world
        int before = 0;            ///< number of monsters and items in the old level
    };
    /// Finds the things of the level `before` in the changed level `now`. The catalogues are those in force.
    static Matches matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                           const Catalogue &nowKinds);

    /// `now` is a new world of the changed level. All arguments must outlive this object.
    WorldInheritance(const World &before, World &now, const Matches &things);

    /// Transfers the state. `heroCell` is the hero's cell, which he must be able to enter. Adds to `leftBehind` the
    /// keys of items that would stay but whose kind the new level does not define.
    void inherit(Point heroCell, QStringList &leftBehind);

private:
    void inheritDoors();
    void inheritItems(QStringList &leftBehind);
    void keepItem(Item &item, const Item &before) const;
    void addBrought(const Item &before, QStringList &leftBehind);
    void wear();
    void inheritActors(Point heroCell);
    void keepMonster(Actor &monster, const Actor &before) const;
    void placeMonsters();
    void settleCarried();
    void inheritExplored();

    Actor &actor(ActorId id) { return m_state.actors[std::size_t(id - 1)]; }
    bool isKept(ActorId id) const { return matchOf(id) != Matches::isNew; }
    int matchOf(ActorId id) const { return m_things.monsters[std::size_t(id - 2)]; }
    qint64 nextActionOf(ActorId id);
    bool isHeroSafe() const;
    bool mayStay(ActorId id);
    Point freeCellNear(Point cell);
    bool isFree(Point cell);
    bool isOfOther(Point cell) const { return m_now.rules().isBlocking() && m_taken.at(cell); }
    bool canStand(Point cell) const { return m_now.isWalkable(cell); }

    const World &m_before;
    World &m_now; ///< as the level makes it, until inherit() applies m_state
    const Matches &m_things;
    WorldState m_state;
    BitGrid m_taken; ///< cells of monsters that have been placed
};

/// Equal keys mean equal things. A carried item has its monster's key and a flag.
using ThingKey = std::tuple<int, int, QString, QByteArray, bool>;

ThingKey keyOf(const Thing &thing, bool isCarried = false)
{
    const QByteArray values =
        thing.values.isEmpty() ? QByteArray() : QJsonDocument(thing.values).toJson(QJsonDocument::Compact);
    return {thing.cell.y, thing.cell.x, thing.kind, values, isCarried};
}

/// The things to which a world gives numbers, except the hero.
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
    std::multimap<ThingKey, int> left; // equal keys keep their order
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

WorldInheritance::Matches WorldInheritance::matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                                                    const Catalogue &nowKinds)
{
    const Placed old(before, beforeKinds);
    const Placed fresh(now, nowKinds);
    return {matched(old.monsters, fresh.monsters), matched(old.items, fresh.items),
            int(old.monsters.size() + old.items.size())};
}

WorldInheritance::WorldInheritance(const World &before, World &now, const Matches &things)
    : m_before(before), m_now(now), m_things(things), m_state(now.state()), m_taken(now.size())
{
    takeOver(before.state(), m_state);
}

void WorldInheritance::inherit(Point heroCell, QStringList &leftBehind)
{
    m_state.safeUntil = m_now.isRealTime() == m_before.isRealTime() ? m_before.safeUntil() : 0;
    inheritDoors();
    inheritItems(leftBehind);
    inheritActors(heroCell);
    placeMonsters();
    settleCarried();
    inheritExplored();
    m_now.resume(std::move(m_state));
    m_now.setHp(heroId, qBound(1, m_before.hero().hp, m_now.maxHp(heroId)));
}

/// Opens doors first, because an actor that stands in one may stay.
void WorldInheritance::inheritDoors()
{
    for (const OpenedDoor &opened : m_before.openedDoors()) {
        const QString &door = m_before.catalogue().terrain(opened.door).key;
        if (m_now.size().contains(opened.cell) && m_now.terrainAt(opened.cell).key == door) {
            m_now.openDoor(opened.cell, *m_now.catalogue().terrainOf(m_now.terrainAt(opened.cell).opensTo));
        }
    }
    m_state.openedDoors = m_now.openedDoors();
}

void WorldInheritance::inheritItems(QStringList &leftBehind)
{
    m_state.items = m_now.items();
    m_state.items.resize(m_things.items.size()); // without the hero's initial items
    std::vector<bool> isTaken(m_before.items().size());
    for (std::size_t i = 0; i < m_things.items.size(); ++i) {
        const int match = m_things.items[i];
        if (match != Matches::isNew) {
            keepItem(m_state.items[i], m_before.item(match));
            isTaken[std::size_t(match)] = true;
        }
    }
    const std::size_t ofLevel = std::size_t(m_things.before) - std::size_t(m_before.actorCount() - 1);
    for (std::size_t i = 0; i < isTaken.size(); ++i) {
        const Item &item = m_before.items()[i];
        const bool isBrought = item.location == Item::Location::Bag || i >= ofLevel;
        if (!isTaken[i] && isBrought) {
            addBrought(item, leftBehind);
        }
    }
    wear();
}

void WorldInheritance::keepItem(Item &item, const Item &before) const
{
    const bool isTreasure = m_now.catalogue().kind(item.kind).category == KindCategory::Treasure;
    if (before.location == Item::Location::Bag && isTreasure) {
        return; // its kind was not treasure when it was picked up
    }
    const Point own = item.cell;
    takeOver(before, item);
    const bool mayBeThere =
        before.location == Item::Location::Floor ? canStand(before.cell) : m_now.size().contains(before.cell);
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
    } else if (before.location != Item::Location::Floor || canStand(before.cell)) {
        Item item = before;
        item.kind = *kind;
        item.cell = m_now.size().contains(before.cell) ? before.cell : Point();
        m_state.items.push_back(item);
    }
}

/// Equips worn items again, since the changed level may have changed their slots. If two share a slot, the first letter
/// wins.
void WorldInheritance::wear()
{
    std::map<char, Item *> worn;
    for (Item &item : m_state.items) {
        if (item.location == Item::Location::Bag && item.isWorn) {
            worn[item.letter] = &item;
        }
    }
    std::array<bool, slotCount> isTaken{};
    isTaken[std::size_t(Slot::None)] = true;
    for (const auto &[letter, item] : worn) {
        bool &isSlotTaken = isTaken[std::size_t(m_now.catalogue().kind(item->kind).slot)];
        item->isWorn = !isSlotTaken;
        isSlotTaken = true;
    }
}

void WorldInheritance::inheritActors(Point heroCell)
{
    m_state.actors = m_now.state().actors;
    takeOver(m_before.hero(), m_state.actors.front());
    m_state.actors.front().cell = heroCell;
    for (ActorId id = heroId + 1; id <= m_now.actorCount(); ++id) {
        if (isKept(id)) {
            keepMonster(actor(id), m_before.actor(matchOf(id) + 2));
        }
        if (!actor(id).isDead) {
            actor(id).nextActionMs = nextActionOf(id);
        }
    }
}

void WorldInheritance::keepMonster(Actor &monster, const Actor &before) const
{
    const Point own = monster.cell;
    takeOver(before, monster);
    monster.hp = qMin(before.hp, monster.maxHp);
    if (monster.isDead && !canStand(monster.cell)) {
        monster.cell = own;
    }
    if (monster.goal && !m_now.size().contains(*monster.goal)) {
        monster.goal.reset();
        monster.statuses.clear(StatusEffect::Inhaling);
    }
}

void WorldInheritance::placeMonsters()
{
    std::vector<ActorId> displaced;
    for (ActorId id = heroId + 1; id <= m_now.actorCount(); ++id) {
        if (actor(id).isDead) {
            continue;
        }
        if (mayStay(id)) {
            m_taken.set(actor(id).cell);
        } else {
            displaced.push_back(id);
        }
    }
    for (const ActorId id : displaced) {
        actor(id).cell = freeCellNear(m_now.actor(id).cell);
        m_taken.set(actor(id).cell);
    }
}

bool WorldInheritance::isHeroSafe() const
{
    return m_state.isProtected || (m_now.isRealTime() ? m_state.timeMs : m_state.turn) < m_state.safeUntil;
}

/// True if an actor may stay on its cell. Under `contact kills`, a safe hero may share a monster's cell.
bool WorldInheritance::mayStay(ActorId id)
{
    const Point cell = actor(id).cell;
    const bool sharesHero = m_now.rules().contact == Contact::Kills && isHeroSafe();
    const bool isOfHero = cell == actor(heroId).cell && !sharesHero;
    return isKept(id) && canStand(cell) && !isOfHero && !isOfOther(cell);
}

bool WorldInheritance::isFree(Point cell)
{
    return cell != actor(heroId).cell && !isOfOther(cell);
}

/// Returns the cell itself, even if impassable, since the author chose it. If it is taken, returns the first free cell
/// in growing squares around it, each in reading order.
Point WorldInheritance::freeCellNear(Point cell)
{
    if (isFree(cell)) {
        return cell;
    }
    return nearestInSquares(m_now.size(), cell, [this](Point near) { return canStand(near) && isFree(near); })
        .value_or(cell);
}

qint64 WorldInheritance::nextActionOf(ActorId id)
{
    if (!m_now.isRealTime()) {
        return 0;
    }
    const Rules &rules = m_now.rules();
    const Actor &monster = actor(id);
    const qint64 wait = monster.nextActionMs - m_state.timeMs;
    const bool isGood =
        isKept(id) && m_before.isRealTime() && wait >= 0 && wait <= longestWait(rules, rowOf(monster.behavior));
    return m_state.timeMs + (isGood ? wait : rules.firstActionMs);
}

/// Puts treasure that a dead monster carried, and that the hero cannot keep, at its carrier's cell in the level.
void WorldInheritance::settleCarried()
{
    for (const Actor &carrier : m_state.actors) {
        if (carrier.item == CellIndex::none || !carrier.isDead) {
            continue;
        }
        Item &item = m_state.items[std::size_t(carrier.item)];
        if (item.location == Item::Location::Carried) {
            item.location = Item::Location::Floor;
            item.isHidden = !m_now.seesAll();
        }
    }
}

void WorldInheritance::inheritExplored()
{
    const Size size = m_now.size();
    const ExploredCells before = std::exchange(m_state.explored, ExploredCells(size));
    for (int y = 0; y < qMin(size.height, m_before.size().height); ++y) {
        for (int x = 0; x < qMin(size.width, m_before.size().width); ++x) {
            if (before.at({x, y})) {
                m_state.explored.add({x, y});
            }
        }
    }
}

using HeroFault = ChangedGame::HeroFault;

HeroFault faultOf(const World &world, Point cell)
{
    if (!world.size().contains(cell)) {
        return HeroFault::Outside;
    }
    return world.isWalkable(cell) ? HeroFault::None : HeroFault::NoGround;
}

int countNew(const std::vector<int> &matches)
{
    return int(std::count(matches.begin(), matches.end(), WorldInheritance::Matches::isNew));
}

/// True if an actor stands in an opened door, whose cell stays passable if the level still has that door.
bool standsInDoor(const World &before, const Game &now, Point cell)
{
    const auto &doors = before.openedDoors();
    return std::any_of(doors.begin(), doors.end(), [&](const OpenedDoor &opened) {
        return opened.cell == cell && before.catalogue().terrain(opened.door).key == now.world().terrainAt(cell).key;
    });
}

} // namespace

class GameInheritance {
public:
    static ChangedGame goOn(const Game &game, PlayableLevel level, HeroPlace place)
    {
        ChangedGame changed;
        Game now(game.m_shipped, std::move(level), game.seed(), false, nullptr);
        now.m_world = now.makeWorld(1, nullptr);
        const Point cell = place == HeroPlace::AtStart ? now.world().start() : game.world().hero().cell;
        changed.fault = place == HeroPlace::AtStart ? HeroFault::None : faultOf(now.world(), cell);
        if (changed.fault == HeroFault::NoGround && standsInDoor(game.world(), now, cell)) {
            changed.fault = HeroFault::None;
        }
        if (changed.fault == HeroFault::None) {
            inherit(game, now, cell, changed);
            changed.game = std::move(now);
        }
        return changed;
    }

private:
    static void inherit(const Game &game, Game &now, Point cell, ChangedGame &changed)
    {
        const WorldInheritance::Matches things =
            WorldInheritance::matches(game.level(), *game.catalogue(), now.level(), *now.catalogue());
        WorldInheritance(game.world(), now.m_world, things).inherit(cell, changed.leftBehind);
        EventList unseen;
        beginPlay(now.m_world, unseen);
        changed.came = countNew(things.monsters) + countNew(things.items);
        changed.kept = int(things.monsters.size() + things.items.size()) - changed.came;
        changed.gone = things.before - changed.kept;
    }
};

ChangedGame continueIn(const Game &game, PlayableLevel level, HeroPlace place)
{
    Q_ASSERT(!game.isDungeon() && game.world().status() == Status::Playing);
    return GameInheritance::goOn(game, std::move(level), place);
}
