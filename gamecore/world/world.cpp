#include "gamecore/world/world.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/ground.h"
#include "gamecore/world/scratch.h"
#include "gamecore/world/worldfields.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Hash builder for the values of all rows. Enumerations that may grow enter by their key, and optional values are
/// skipped where files omit them. A new enumerator or optional row therefore leaves existing hashes unchanged.
class StateHasher {
public:
    explicit StateHasher(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    std::uint64_t hash() const { return m_hasher.hash(); }

    void add(bool value) { m_hasher.add(int(value)); }
    void add(char value) { m_hasher.add(int(value)); }
    void add(int value) { m_hasher.add(value); }
    void add(std::uint32_t value) { m_hasher.add(std::uint64_t(value)); }
    void add(qint64 value) { m_hasher.add(std::int64_t(value)); }
    void add(std::uint64_t value) { m_hasher.add(value); }
    void add(KindId kind) { m_hasher.add(m_catalogue.kind(kind).keyHash); }
    void add(TerrainId terrain) { m_hasher.add(m_catalogue.terrain(terrain).keyHash); }
    void add(const ExploredCells &explored) { m_hasher.add(explored.hash()); }
    void add(Point cell)
    {
        m_hasher.add(cell.x);
        m_hasher.add(cell.y);
    }
    void add(Behavior behavior) { m_hasher.add(rowOf(behavior).key); }
    void add(const Statuses &statuses)
    {
        for (const StatusRow &row : statusRows) {
            if (statuses.has(row.status)) {
                add(row.key, statuses.left(row.status));
            }
        }
        m_hasher.add(0);
    }
    void add(const Draws &draws)
    {
        for (const PurposeRow &row : purposeRows) {
            if (const std::uint32_t count = draws[std::size_t(row.purpose)]; count > 0) {
                add(row.key, count);
            }
        }
        m_hasher.add(0);
    }
    template<typename Value>
    void add(const Value &value)
    {
        if constexpr (std::is_enum_v<Value>) {
            m_hasher.add(int(value));
        } else {
            addFields(value);
        }
    }
    template<typename Value>
    void add(const std::optional<Value> &value)
    {
        add(value.has_value());
        add(value.value_or(Value()));
    }
    template<typename Value>
    void add(const std::vector<Value> &values)
    {
        m_hasher.add(int(values.size()));
        for (const Value &value : values) {
            add(value);
        }
    }

private:
    template<typename Value>
    void add(QLatin1StringView key, const Value &value)
    {
        m_hasher.add(key);
        add(value);
    }

    template<typename Value>
    void addIfChanged(QLatin1StringView key, const Value &value, const Value &fresh)
    {
        if (value != fresh) {
            add(key, value);
        }
    }

    template<typename Owner>
    void addFields(const Owner &owner)
    {
        const Owner fresh{};
        forEachField(fieldsOf(owner), [&](const auto &field) {
            const auto &value = owner.*field.member;
            if (field.traits.use == FieldUse::Shown) {
                return;
            }
            if constexpr (std::decay_t<decltype(field)>::isWritten) {
                if (field.traits.isOptional) {
                    this->addIfChanged(field.key, value, fresh.*field.member);
                    return;
                }
            }
            this->add(value);
        });
    }

    const Catalogue &m_catalogue;
    Hasher m_hasher;
};

} // namespace

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

const Roster &World::roster()
{
    if (!m_roster.isKnown) {
        buildRoster();
    }
    if (!m_roster.isSightKnown) {
        findSeen();
    }
    return m_roster;
}

void World::buildRoster()
{
    const NumberSet nobodyOf(actorCount());
    m_roster = {.isKnown = true, .awake = nobodyOf, .seen = nobodyOf, .spotted = nobodyOf, .traces = nobodyOf};
    for (ActorId id = heroId + 1; id <= actorCount(); ++id) {
        if (isRestless(id)) {
            m_roster.awake.insert(id - 1);
        }
        if (actor(id).isInView) {
            m_roster.spotted.insert(id - 1);
        }
        if (actor(id).isDead) {
            m_roster.traces.insert(id - 1);
        }
    }
}

void World::findSeen()
{
    m_roster.isSightKnown = true;
    m_roster.seen.clear();
    m_sight.forEachVisibleOf(monsters(), [this](Point cell) {
        for (int i = m_actorIndex.first(cell); i != CellIndex::none; i = m_actorIndex.next(i)) {
            m_roster.seen.insert(i);
        }
    });
}

bool World::isRestless(ActorId id) const
{
    const Actor &monster = actor(id);
    if (monster.isDead) {
        return false;
    }
    const BehaviorRow &behavior = rowOf(monster.behavior);
    const bool isHeard = behavior.walk == BehaviorRow::Walk::Nowhere && seesAll() && m_rules.idlers == Idlers::Tell;
    return behavior.isAlwaysAwake || monster.goal || monster.rest > 0 || isHeard || !monster.statuses.isEmpty();
}

void World::wake(ActorId id)
{
    if (m_roster.isKnown) {
        m_roster.awake.insert(id - 1);
    }
}

void World::removeFromAwake(ActorId id)
{
    if (!isRestless(id)) {
        m_roster.awake.remove(id - 1);
    }
}

void World::setGoal(ActorId id, std::optional<Point> goal)
{
    edit(id).goal = goal;
    if (goal) {
        wake(id);
    }
}

void World::setRest(ActorId id, int actions)
{
    edit(id).rest = actions;
    if (actions > 0) {
        wake(id);
    }
}

void World::setInView(ActorId id, bool isInView)
{
    edit(id).isInView = isInView;
    if (!m_roster.isKnown) {
        return;
    }
    if (isInView) {
        m_roster.spotted.insert(id - 1);
    } else {
        m_roster.spotted.remove(id - 1);
    }
}

std::uint64_t World::hash() const
{
    StateHasher hasher(*m_catalogue);
    hasher.add(m_levelHash);
    hasher.add(m_state);
    return hasher.hash();
}
