#include "gamecore/world/world.h"

#include "gamecore/base/hasher.h"
#include "gamecore/level/thingfields.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

enum Stream : std::uint64_t { RulesStream = 0, LooksStream = 1 };

std::uint64_t hashOf(const Grid<TerrainId> &terrain)
{
    Hasher hasher;
    hasher.add(terrain.width());
    hasher.add(terrain.height());
    for (const TerrainId id : terrain.cells()) {
        hasher.add(int(id));
    }
    return hasher.hash();
}

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
    hasher.add(std::int64_t(actor.nextActionMs));
}

} // namespace

QLatin1StringView statusKey(Status status)
{
    constexpr std::array<QLatin1StringView, 3> keys{"playing"_L1, "won"_L1, "lost"_L1};
    return keys[std::size_t(status)];
}

World::World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed)
    : m_catalogue(std::move(catalogue)), m_rules(rules), m_rng(seed, RulesStream), m_terrain(level.terrain),
      m_rulesHash(hashOf(rules)), m_terrainHash(hashOf(level.terrain)), m_actors(1), m_actorIndex(level.size()),
      m_itemIndex(level.size())
{
    placeThings(level, seed);
}

void World::placeThings(const Level &level, std::uint64_t seed)
{
    Rng looks(seed, LooksStream);
    const std::vector<bool> inRows = standsInRows(level, *m_catalogue);
    for (const bool wanted : {true, false}) {
        for (std::size_t i = 0; i < level.things.size(); ++i) {
            if (inRows[i] == wanted) {
                placeThing(level.things[i], looks);
            }
        }
    }
}

void World::placeThing(const Thing &thing, Rng &looks)
{
    const std::optional<KindId> kind = m_catalogue->kindOf(thing.kind);
    Q_ASSERT(kind && m_terrain.contains(thing.cell));
    switch (m_catalogue->kind(*kind).category) {
    case KindCategory::Hero:
        m_start = thing.cell;
        m_actors.front() = makeActor(thing, *kind);
        break;
    case KindCategory::Monster:
        placeMonster(thing, *kind);
        break;
    case KindCategory::Treasure:
        placeTreasure(thing, *kind, looks);
        break;
    }
}

Actor World::makeActor(const Thing &thing, KindId kind) const
{
    const Kind &record = m_catalogue->kind(kind);
    const bool mayDiffer = thingField(u"hp"_s, record.category) != nullptr;
    const int hp = mayDiffer ? numberOf(thing, "hp"_L1, record.hp) : record.hp;
    return {.kind = kind, .cell = thing.cell, .behavior = record.behavior, .hp = hp, .maxHp = hp};
}

void World::placeMonster(const Thing &thing, KindId kind)
{
    Actor actor = makeActor(thing, kind);
    const QString own = wordOf(thing, "behavior"_L1, behaviorKey(actor.behavior));
    actor.behavior = Behavior(behaviorKeys().indexOf(own));
    const std::optional<Direction> direction = directionFromKey(wordOf(thing, "direction"_L1));
    actor.facing = direction ? *direction : straightDirections[std::size_t(m_rng.below(4))];
    m_actors.push_back(actor);
    const auto id = ActorId(m_actors.size());
    m_actorIndex.insert(id - 1, thing.cell);
    if (isRealTime()) {
        scheduleActor(id, m_rules.firstActionMs);
    }
}

void World::placeTreasure(const Thing &thing, KindId kind, Rng &looks)
{
    const Kind &record = m_catalogue->kind(kind);
    const bool hasOwnGold = thing.values.contains("gold"_L1);
    const int gold = hasOwnGold ? numberOf(thing, "gold"_L1, 0) : m_rng.between(record.goldMin, record.goldMax);
    const int variant = looks.below(qMax(1, int(record.look.pictures.size())));
    m_itemIndex.insert(int(m_items.size()), thing.cell);
    m_items.push_back({.kind = kind, .cell = thing.cell, .gold = gold, .variant = variant});
    ++m_treasureLeft;
}

ActorId World::monsterAt(Point cell) const
{
    ActorId lowest = nobody;
    for (int i = m_actorIndex.first(cell); i != CellIndex::none; i = m_actorIndex.next(i)) {
        lowest = lowest == nobody ? i + 1 : qMin(lowest, i + 1);
    }
    return lowest;
}

void World::moveActor(ActorId id, Point to)
{
    Actor &actor = m_actors[std::size_t(id - 1)];
    if (id != heroId) {
        m_actorIndex.remove(id - 1, actor.cell);
        m_actorIndex.insert(id - 1, to);
    }
    actor.cell = to;
}

void World::scheduleActor(ActorId id, qint64 timeMs)
{
    m_actors[std::size_t(id - 1)].nextActionMs = timeMs;
    m_schedule.add({timeMs, id});
}

void World::takeItem(int item)
{
    GroundItem &taken = m_items[std::size_t(item)];
    Q_ASSERT(!taken.isTaken);
    taken.isTaken = true;
    m_itemIndex.remove(item, taken.cell);
    --m_treasureLeft;
}

std::uint64_t World::hash() const
{
    Hasher hasher;
    hasher.add(m_rulesHash);
    hasher.add(m_terrainHash);
    for (const std::uint64_t word : m_rng.state()) {
        hasher.add(word);
    }
    for (const Actor &actor : m_actors) {
        addTo(hasher, actor);
    }
    for (const GroundItem &item : m_items) {
        hasher.add(int(item.kind));
        addTo(hasher, item.cell);
        hasher.add(item.gold);
        hasher.add(int(item.isTaken));
    }
    addTo(hasher, m_start);
    hasher.add(int(m_status));
    hasher.add(std::int64_t(m_gold));
    hasher.add(m_steps);
    hasher.add(m_turn);
    hasher.add(std::int64_t(m_timeMs));
    hasher.add(std::int64_t(m_safeUntil));
    return hasher.hash();
}
