#include "gamecore/base/hasher.h"
#include "gamecore/base/variant.h"
#include "gamecore/level/placingorder.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/world/world.h"

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

World::World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed, Stage stage,
             const Traveller *traveller)
    : m_catalogue(std::move(catalogue)), m_rules(rules), m_stage(stage), m_rng(seed), m_terrain(level.terrain),
      m_walkable(level.size()), m_harmless(level.size()),
      m_opaque(level.size(), [this](Point cell) { return !terrainAt(cell).isTransparent; }), m_rulesHash(hashOf(rules)),
      m_terrainHash(hashOf(level.terrain)), m_actors(1), m_actorIndex(level.size()), m_itemIndex(level.size()),
      m_sight(level.size())
{
    m_bag.fill(CellIndex::none);
    for (int y = 0; y < size().height; ++y) {
        for (int x = 0; x < size().width; ++x) {
            layGround({x, y});
        }
    }
    m_timeMs = traveller ? traveller->timeMs : 0;
    placeThings(level);
    if (traveller) {
        welcome(*traveller);
    } else {
        equipHero();
    }
}

void World::layGround(Point cell)
{
    const Terrain &terrain = terrainAt(cell);
    m_walkable.set(cell, terrain.isWalkable);
    m_harmless.set(cell, terrain.isWalkable && terrain.damage == 0);
}

void World::placeThings(const Level &level)
{
    for (const Thing *thing : placingOrder(level, *m_catalogue)) {
        placeThing(*thing);
    }
}

void World::placeThing(const Thing &thing)
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
    case KindCategory::Item:
        placeItem(thing, *kind);
        break;
    }
}

Actor World::makeActor(const Thing &thing, KindId kind) const
{
    const Kind &record = m_catalogue->kind(kind);
    const int hp = hitPointsOf(thing, record);
    return {.kind = kind,
            .cell = thing.cell,
            .behavior = record.behavior,
            .hp = hp,
            .maxHp = hp,
            .power = powerOf(thing, record)};
}

void World::placeMonster(const Thing &thing, KindId kind)
{
    Actor actor = makeActor(thing, kind);
    actor.behavior = behaviorOf(thing, m_catalogue->kind(kind));
    const std::optional<Direction> direction = facingOf(thing);
    actor.facing = direction ? *direction : straightDirections[std::size_t(m_rng.below(4))];
    m_actors.push_back(actor);
    ++m_monstersLeft;
    m_hasHunters = m_hasHunters || actor.behavior == Behavior::Hunt || actor.behavior == Behavior::Dragon;
    const auto id = ActorId(m_actors.size());
    m_actorIndex.insert(id - 1, thing.cell);
    if (isRealTime()) {
        scheduleActor(id, m_timeMs + m_rules.firstActionMs);
    }
    if (const std::optional<KindId> item = carriedBy(thing, *m_catalogue)) {
        giveItem(id, *item);
    }
}

void World::placeItem(const Thing &thing, KindId kind)
{
    const bool hasOwnGold = thing.values.contains("gold"_L1);
    m_itemIndex.insert(int(m_items.size()), thing.cell);
    addItem(kind, thing.cell, hasOwnGold ? std::optional(numberOf(thing, "gold"_L1, 0)) : std::nullopt);
}

void World::giveItem(ActorId id, KindId kind)
{
    edit(id).item = int(m_items.size());
    addItem(kind, actor(id).cell, std::nullopt);
    m_items.back().place = Item::Place::Carried;
}

/// Without gold of its own a treasure has some by chance.
void World::addItem(KindId kind, Point cell, std::optional<int> gold)
{
    const Kind &record = m_catalogue->kind(kind);
    const bool isTreasure = record.category == KindCategory::Treasure;
    if (isTreasure) {
        gold = gold ? gold : m_rng.between(record.goldMin, record.goldMax);
        ++m_treasureLeft;
    }
    const auto variant = int(variantAt(cell, qMax<qsizetype>(1, record.look.pictures.size())));
    m_items.push_back({.kind = kind, .cell = cell, .gold = isTreasure ? *gold : 0, .variant = variant});
}

void World::equipHero()
{
    const Kind &record = kindOf(heroId);
    m_character = {.baseMaxHp = hero().hp, .basePower = record.power, .baseDefense = record.defense};
    for (const QString &key : record.items) {
        const std::optional<KindId> kind = m_catalogue->kindOf(key);
        const std::optional<char> letter = freeLetter();
        Q_ASSERT(kind && letter);
        const Slot slot = m_catalogue->kind(*kind).slot;
        carry(*kind, *letter, slot != Slot::None && itemInSlot(slot) == CellIndex::none);
    }
    setHp(heroId, maxHp(heroId));
}

void World::welcome(const Traveller &traveller)
{
    m_character = traveller.character;
    m_gold = traveller.gold;
    m_turn = traveller.turn;
    m_steps = traveller.steps;
    for (const Traveller::Carried &carried : traveller.bag) {
        const std::optional<KindId> kind = m_catalogue->kindOf(carried.kind);
        Q_ASSERT(kind && itemWithLetter(carried.letter) == CellIndex::none);
        carry(*kind, carried.letter, carried.isWorn);
    }
    setHp(heroId, qMin(traveller.hp, maxHp(heroId)));
}

void World::carry(KindId kind, char letter, bool isWorn)
{
    m_bag[std::size_t(letter - 'a')] = int(m_items.size());
    m_items.push_back({.kind = kind, .place = Item::Place::Bag, .letter = letter, .isWorn = isWorn});
}

Traveller World::traveller() const
{
    Traveller traveller{.character = m_character,
                        .hp = hero().hp,
                        .gold = m_gold,
                        .turn = m_turn,
                        .steps = m_steps,
                        .timeMs = m_timeMs,
                        .bag = {}};
    for (const int number : m_bag) {
        if (number != CellIndex::none) {
            traveller.bag.push_back({kindOfItem(number).key, item(number).letter, item(number).isWorn});
        }
    }
    return traveller;
}
