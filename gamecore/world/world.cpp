#include "gamecore/world/world.h"

#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/ground.h"
#include "gamecore/world/scratch.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

WorldScratch::WorldScratch() = default;

WorldScratch::WorldScratch(const WorldScratch & /*other*/)
{
}

WorldScratch::WorldScratch(WorldScratch &&other) noexcept = default;

WorldScratch &WorldScratch::operator=(const WorldScratch & /*other*/)
{
    if (m_scratch) {
        m_scratch->forget();
    }
    return *this;
}

WorldScratch &WorldScratch::operator=(WorldScratch &&other) noexcept = default;

WorldScratch::~WorldScratch() = default;

Scratch &WorldScratch::get()
{
    if (!m_scratch) {
        m_scratch = std::make_unique<Scratch>();
    }
    return *m_scratch;
}

QLatin1StringView statusKey(Status status)
{
    constexpr auto keys = rowsFor<Status>("playing"_L1, "won"_L1, "lost"_L1);
    return keys[std::size_t(status)];
}

std::size_t itemsOfLevel(const WorldState &fresh)
{
    return std::size_t(std::count_if(fresh.items.begin(), fresh.items.end(),
                                     [](const Item &item) { return item.location != Item::Location::Bag; }));
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

int World::sumOfWornItems(int Kind::*bonus) const
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
    return id == heroId ? m_state.character.basePower + sumOfWornItems(&Kind::power) : actor(id).power;
}

int World::defense(ActorId id) const
{
    return id == heroId ? m_state.character.baseDefense + sumOfWornItems(&Kind::defense) : kindOf(id).defense;
}

int World::maxHp(ActorId id) const
{
    return id == heroId ? m_state.character.baseMaxHp + sumOfWornItems(&Kind::maxHp) : actor(id).maxHp;
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
    const bool isCarried = number != CellIndex::none && item(number).location == Item::Location::Carried;
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

void World::see()
{
    m_roster.isSightKnown = false;
    m_sight.look(m_scratch.get().view, m_opaque, hero().cell, rules().fovRadius, m_state.explored);
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
    Item &item = m_state.items[std::size_t(number)];
    Q_ASSERT(item.location == Item::Location::Carried);
    item.location = Item::Location::Floor;
    item.cell = cell;
    item.isHidden = !isVisible(cell);
    m_itemIndex.insert(number, cell);
}

void World::openDoor(Point cell, TerrainId to)
{
    m_state.openedDoors.push_back({cell, m_terrain->at(cell)});
    changeGround(cell, to);
}

int World::draw(ActorId id, Purpose purpose, int limit)
{
    Actor &actor = edit(id);
    std::uint32_t &count = actor.draws[std::size_t(purpose)];
    return m_luck.below({.who = actor.luck, .purpose = int(purpose), .count = count++}, limit);
}

void World::collectTreasure(int number)
{
    Item &item = m_state.items[std::size_t(number)];
    Q_ASSERT(item.location == Item::Location::Floor);
    m_itemIndex.remove(number, item.cell);
    item.location = Item::Location::Gone;
    item.isHidden = false;
    item.isLeft = false;
    m_state.gold = qMin(m_state.gold + item.gold, largestSum);
    --m_treasureLeft;
}

void World::putInBag(int number, char letter)
{
    Item &item = m_state.items[std::size_t(number)];
    Q_ASSERT(item.location == Item::Location::Floor && itemWithLetter(letter) == CellIndex::none);
    m_itemIndex.remove(number, item.cell);
    item.location = Item::Location::Bag;
    item.isHidden = false;
    item.isLeft = false;
    item.letter = letter;
    m_bag[std::size_t(letter - 'a')] = number;
}

void World::dropFromBag(int number, Point cell)
{
    Item &item = m_state.items[std::size_t(number)];
    Q_ASSERT(item.location == Item::Location::Bag && !item.isWorn);
    m_bag[std::size_t(item.letter - 'a')] = CellIndex::none;
    item.location = Item::Location::Floor;
    item.cell = cell;
    item.letter = 0;
    item.isLeft = true;
    m_itemIndex.insert(number, cell);
}

void World::leaveItems(Point cell)
{
    for (int number = itemAt(cell); number != CellIndex::none; number = nextItem(number)) {
        m_state.items[std::size_t(number)].isLeft = true;
    }
}

void World::useUp(int number)
{
    Item &item = m_state.items[std::size_t(number)];
    Q_ASSERT(item.location == Item::Location::Bag);
    m_bag[std::size_t(item.letter - 'a')] = CellIndex::none;
    item.location = Item::Location::Gone;
    item.letter = 0;
    item.isWorn = false;
}
