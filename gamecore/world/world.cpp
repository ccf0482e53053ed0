#include "gamecore/world/world.h"

#include "gamecore/base/hasher.h"
#include "gamecore/level/ground.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

void addTo(Hasher &hasher, Point cell)
{
    hasher.add(cell.x);
    hasher.add(cell.y);
}

void addTo(Hasher &hasher, const Actor &actor)
{
    hasher.add(int(actor.kind));
    addTo(hasher, actor.cell);
    hasher.add(int(actor.facing));
    hasher.add(int(actor.behavior));
    hasher.add(actor.hp);
    hasher.add(actor.maxHp);
    for (int i = 0; i < statusEffectCount; ++i) {
        const auto status = StatusEffect(i);
        hasher.add(actor.statuses.has(status) ? actor.statuses.left(status) : -1);
    }
    hasher.add(int(actor.isDead) + 2 * int(actor.isInView) + 4 * int(actor.hasGoal));
    addTo(hasher, actor.goal);
    hasher.add(actor.rest);
    hasher.add(std::int64_t(actor.nextActionMs));
}

/// Of monsters that the level gives something of their own; worlds without have the hashes that they had before.
void addOwn(Hasher &hasher, const Actor &actor, const Kind &kind)
{
    if (actor.power != kind.power) {
        hasher.add(actor.power);
    }
    if (actor.item != CellIndex::none) {
        hasher.add(actor.item);
    }
}

void addTo(Hasher &hasher, const Item &item)
{
    hasher.add(int(item.kind));
    hasher.add(int(item.place));
    addTo(hasher, item.cell);
    hasher.add(item.gold);
    hasher.add(int(item.letter));
    hasher.add(int(item.isWorn));
}

void addTo(Hasher &hasher, const Character &character)
{
    for (const int number : {character.baseMaxHp, character.basePower, character.baseDefense, character.level,
                             character.xp, character.choicesDue, character.kills}) {
        hasher.add(number);
    }
}

} // namespace

QLatin1StringView statusKey(Status status)
{
    constexpr std::array<QLatin1StringView, 3> keys{"playing"_L1, "won"_L1, "lost"_L1};
    return keys[std::size_t(status)];
}

bool World::isStepOpen(Point from, Direction direction) const
{
    return ::isStepOpen(from, direction, m_rules, [this](Point cell) { return isWalkable(cell); });
}

ActorId World::monsterAt(Point cell) const
{
    ActorId lowest = nobody;
    for (int i = m_actorIndex.first(cell); i != CellIndex::none; i = m_actorIndex.next(i)) {
        lowest = lowest == nobody ? i + 1 : qMin(lowest, i + 1);
    }
    return lowest;
}

int World::wornSum(int Kind::*bonus) const
{
    int sum = 0;
    for (const int number : m_bag) {
        if (number != CellIndex::none && item(number).isWorn) {
            sum += kindOfItem(number).*bonus;
        }
    }
    return sum;
}

int World::power(ActorId id) const
{
    return id == heroId ? m_character.basePower + wornSum(&Kind::power) : actor(id).power;
}

int World::defense(ActorId id) const
{
    return id == heroId ? m_character.baseDefense + wornSum(&Kind::defense) : kindOf(id).defense;
}

int World::maxHp(ActorId id) const
{
    return id == heroId ? m_character.baseMaxHp + wornSum(&Kind::maxHp) : actor(id).maxHp;
}

int World::lowestItemAt(Point cell, bool isTreasure) const
{
    int lowest = CellIndex::none;
    for (int i = itemAt(cell); i != CellIndex::none; i = nextItem(i)) {
        const bool fits = (kindOfItem(i).category == KindCategory::Treasure) == isTreasure;
        if (fits && (lowest == CellIndex::none || i < lowest)) {
            lowest = i;
        }
    }
    return lowest;
}

int World::keyFor(const Terrain &door) const
{
    for (const int number : m_bag) {
        if (number != CellIndex::none && kindOfItem(number).key == door.openedBy) {
            return number;
        }
    }
    return CellIndex::none;
}

int World::itemInSlot(Slot slot) const
{
    for (const int number : m_bag) {
        if (number != CellIndex::none && item(number).isWorn && kindOfItem(number).slot == slot) {
            return number;
        }
    }
    return CellIndex::none;
}

int World::itemCarriedBy(ActorId id) const
{
    const int number = actor(id).item;
    const bool isCarried = number != CellIndex::none && item(number).place == Item::Place::Carried;
    return isCarried ? number : CellIndex::none;
}

std::optional<char> World::freeLetter() const
{
    for (int i = 0; i < largestBag; ++i) {
        if (m_bag[std::size_t(i)] == CellIndex::none) {
            return char('a' + i);
        }
    }
    return std::nullopt;
}

void World::moveActor(ActorId id, Point to)
{
    Actor &actor = edit(id);
    if (id != heroId) {
        m_actorIndex.remove(id - 1, actor.cell);
        m_actorIndex.insert(id - 1, to);
        if (m_roster.isSightKnown && m_sight.isVisible(to)) {
            m_roster.seen.insert(id - 1);
        }
    }
    actor.cell = to;
}

void World::scheduleActor(ActorId id, qint64 timeMs)
{
    edit(id).nextActionMs = timeMs;
    m_schedule.add({timeMs, id});
}

void World::removeActor(ActorId id)
{
    Actor &actor = edit(id);
    Q_ASSERT(!actor.isDead);
    actor.isDead = true;
    actor.isHidden = !isVisible(actor.cell);
    actor.isInView = false;
    if (id != heroId) {
        m_actorIndex.remove(id - 1, actor.cell);
        --m_monstersLeft;
        if (m_roster.isKnown) {
            m_roster.traces.insert(id - 1);
        }
    }
}

void World::layDown(int number, Point cell)
{
    Item &item = m_items[std::size_t(number)];
    Q_ASSERT(item.place == Item::Place::Carried);
    item.place = Item::Place::Floor;
    item.cell = cell;
    item.isHidden = !isVisible(cell);
    m_itemIndex.insert(number, cell);
}

void World::openDoor(Point cell, TerrainId to)
{
    m_openedDoors.push_back({cell, m_terrain.at(cell)});
    m_terrain.set(cell, to);
    layGround(cell);
    m_opaque.setOpaque(cell, !terrainAt(cell).isTransparent);
}

void World::collectTreasure(int number)
{
    Item &item = m_items[std::size_t(number)];
    Q_ASSERT(item.place == Item::Place::Floor);
    m_itemIndex.remove(number, item.cell);
    item.place = Item::Place::Gone;
    item.isHidden = false;
    m_gold += item.gold;
    --m_treasureLeft;
}

void World::putInBag(int number, char letter)
{
    Item &item = m_items[std::size_t(number)];
    Q_ASSERT(item.place == Item::Place::Floor && itemWithLetter(letter) == CellIndex::none);
    m_itemIndex.remove(number, item.cell);
    item.place = Item::Place::Bag;
    item.isHidden = false;
    item.letter = letter;
    m_bag[std::size_t(letter - 'a')] = number;
}

void World::dropFromBag(int number, Point cell)
{
    Item &item = m_items[std::size_t(number)];
    Q_ASSERT(item.place == Item::Place::Bag && !item.isWorn);
    m_bag[std::size_t(item.letter - 'a')] = CellIndex::none;
    item.place = Item::Place::Floor;
    item.cell = cell;
    item.letter = 0;
    m_itemIndex.insert(number, cell);
}

void World::useUp(int number)
{
    Item &item = m_items[std::size_t(number)];
    Q_ASSERT(item.place == Item::Place::Bag);
    m_bag[std::size_t(item.letter - 'a')] = CellIndex::none;
    item.place = Item::Place::Gone;
    item.letter = 0;
    item.isWorn = false;
}

std::uint64_t World::hash() const
{
    Hasher hasher;
    hasher.add(m_rulesHash);
    hasher.add(m_terrainHash);
    hasher.add(m_sight.hash());
    for (const std::uint64_t word : m_rng.state()) {
        hasher.add(word);
    }
    for (const OpenedDoor &opened : m_openedDoors) {
        addTo(hasher, opened.cell);
    }
    for (const Actor &actor : m_actors) {
        addTo(hasher, actor);
        addOwn(hasher, actor, m_catalogue->kind(actor.kind));
    }
    for (const Item &item : m_items) {
        addTo(hasher, item);
    }
    addTo(hasher, m_character);
    addTo(hasher, m_start);
    hasher.add(m_stage.depth);
    hasher.add(int(m_status) + 4 * int(m_isLeft));
    hasher.add(std::int64_t(m_gold));
    hasher.add(m_steps);
    hasher.add(m_turn);
    hasher.add(std::int64_t(m_timeMs));
    hasher.add(std::int64_t(m_safeUntil));
    if (m_isProtected) {
        hasher.add(1);
    }
    return hasher.hash();
}
