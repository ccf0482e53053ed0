#include "gamecore/base/hasher.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/level/level.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/world/world.h"
#include "gamecore/world/worldfields.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace {

std::uint64_t hashOf(const Grid<TerrainId> &terrain, const Catalogue &catalogue)
{
    Hasher hasher;
    hasher.add(terrain.width());
    hasher.add(terrain.height());
    for (const TerrainId id : terrain.cells()) {
        hasher.add(catalogue.terrain(id).keyHash);
    }
    return hasher.hash();
}

/// Source of the hashes that seed random draws: from a cell, a kind, and the rank among equals there.
class LuckNames {
public:
    std::uint64_t nameOf(Point cell, const Kind &kind)
    {
        const std::uint64_t alike = nameOf(cell, kind.keyHash);
        return nameOf({m_counts[alike]++, 0}, alike);
    }

private:
    static std::uint64_t nameOf(Point cell, std::uint64_t of)
    {
        Hasher hasher;
        hasher.add(of);
        hasher.add(cell.x);
        hasher.add(cell.y);
        return hasher.hash();
    }

    QHash<quint64, int> m_counts;
};

} // namespace

World::World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed, Stage stage,
             const Traveller *traveller)
    : m_catalogue(std::move(catalogue)), m_rules(rules), m_stage(stage), m_luck(seed),
      m_terrain(std::make_shared<Grid<TerrainId>>(level.terrain)), m_walkable(level.size()), m_harmless(level.size()),
      m_opaque(level.size(), [this](Point cell) { return !terrainAt(cell).isTransparent; }), m_sight(level.size())
{
    for (int y = 0; y < size().height; ++y) {
        for (int x = 0; x < size().width; ++x) {
            layGround({x, y});
        }
    }
    if (traveller) {
        copyTravellingFields(traveller->state, m_state, Travels::DownStairs);
    }
    m_state.explored = ExploredCells(size());
    m_state.actors.resize(1);
    placeThings(level);
    indexItems();
    indexActors();
    if (traveller) {
        takeInTraveller(*traveller);
    } else {
        equipHero();
    }
}

void World::resume(WorldState state)
{
    // Undo openings in reverse order: a door may have replaced another door.
    for (std::size_t i = m_state.openedDoors.size(); i > 0; --i) {
        changeGround(m_state.openedDoors[i - 1].cell, m_state.openedDoors[i - 1].door);
    }
    m_state = std::move(state);
    for (const OpenedDoor &opened : m_state.openedDoors) {
        changeGround(opened.cell, *m_catalogue->terrainOf(m_catalogue->terrain(opened.door).opensTo));
    }
    m_sight = SightMap(size());
    indexItems();
    indexActors();
}

void World::layGround(Point cell)
{
    const Terrain &terrain = terrainAt(cell);
    m_walkable.set(cell, terrain.isWalkable);
    m_harmless.set(cell, terrain.isHarmless());
    m_hasDrift = m_hasDrift || terrain.drift != Drift::None;
}

void World::changeGround(Point cell, TerrainId to)
{
    if (m_terrain.use_count() > 1) {
        m_terrain = std::make_shared<Grid<TerrainId>>(*m_terrain);
    }
    m_terrain->set(cell, to);
    ++m_groundRevision;
    layGround(cell);
    m_opaque.setOpaque(cell, !terrainAt(cell).isTransparent);
}

void World::indexItems()
{
    m_itemIndex = CellIndex(size());
    m_bag.fill(CellIndex::none);
    m_treasureLeft = 0;
    for (int i = 0; i < int(items().size()); ++i) {
        const Item::Location location = item(i).location;
        const bool isThere = location == Item::Location::Floor || location == Item::Location::Carried;
        m_treasureLeft += int(isThere && kindOfItem(i).category == KindCategory::Treasure);
        if (location == Item::Location::Floor) {
            m_itemIndex.insert(i, item(i).cell);
        } else if (location == Item::Location::Bag) {
            m_bag[std::size_t(item(i).letter - 'a')] = i;
        }
    }
}

void World::indexActors()
{
    m_actorIndex = CellIndex(size());
    m_roster = Roster();
    m_schedule = Schedule();
    m_monstersLeft = 0;
    m_hasHunters = false;
    for (ActorId id = heroId + 1; id <= actorCount(); ++id) {
        const Actor &monster = actor(id);
        m_hasHunters = m_hasHunters || rowOf(monster.behavior).seeksHero;
        if (monster.isDead) {
            continue;
        }
        m_actorIndex.insert(id - 1, monster.cell);
        ++m_monstersLeft;
        if (isRealTime()) {
            m_schedule.add({monster.nextActionMs, id});
        }
    }
}

void World::placeThings(const Level &level)
{
    LuckNames names;
    for (const Thing *thing : placingOrder(level, *m_catalogue)) {
        const std::optional<KindId> kind = m_catalogue->kindOf(thing->kind);
        Q_ASSERT(kind && m_terrain->contains(thing->cell));
        placeThing(*thing, *kind, names.nameOf(thing->cell, m_catalogue->kind(*kind)));
    }
    Hasher hasher;
    for (const std::uint64_t part : {m_luck.seed(), hashOf(m_rules), hashOf(*m_terrain, *m_catalogue)}) {
        hasher.add(part);
    }
    for (const int number : {m_start.x, m_start.y, m_stage.depth, int(m_stage.isDungeon)}) {
        hasher.add(number);
    }
    m_levelHash = hasher.hash();
}

void World::placeThing(const Thing &thing, KindId kind, std::uint64_t luck)
{
    switch (m_catalogue->kind(kind).category) {
    case KindCategory::Hero:
        m_start = thing.cell;
        m_state.actors.front() = makeActor(thing, kind, luck);
        break;
    case KindCategory::Monster:
        placeMonster(thing, kind, luck);
        break;
    case KindCategory::Treasure:
    case KindCategory::Item:
        placeItem(thing, kind, luck);
        break;
    }
}

Actor World::makeActor(const Thing &thing, KindId kind, std::uint64_t luck) const
{
    const Kind &record = m_catalogue->kind(kind);
    const int hp = hitPointsOf(thing, record);
    return {.kind = kind,
            .cell = thing.cell,
            .behavior = record.behavior,
            .hp = hp,
            .maxHp = hp,
            .power = powerOf(thing, record),
            .luck = luck};
}

void World::placeMonster(const Thing &thing, KindId kind, std::uint64_t luck)
{
    Actor actor = makeActor(thing, kind, luck);
    actor.behavior = behaviorOf(thing, m_catalogue->kind(kind));
    const int chosen = m_luck.below({.who = luck, .purpose = int(Purpose::Facing)}, int(straightDirections.size()));
    actor.facing = facingOf(thing).value_or(straightDirections[std::size_t(chosen)]);
    actor.nextActionMs = isRealTime() ? timeMs() + m_rules.firstActionMs : 0;
    if (const std::optional<KindId> item = carriedBy(thing, *m_catalogue)) {
        giveItem(actor, *item);
    }
    m_state.actors.push_back(actor);
}

void World::placeItem(const Thing &thing, KindId kind, std::uint64_t luck)
{
    const bool hasOwnGold = thing.values.contains("gold"_L1);
    addItem(kind, thing.cell, hasOwnGold ? std::optional(numberOf(thing, "gold"_L1, 0)) : std::nullopt, luck);
}

/// Gives a monster an item to carry. The gold of a carried treasure is drawn with the carrier's seed.
void World::giveItem(Actor &actor, KindId kind)
{
    actor.item = int(items().size());
    addItem(kind, actor.cell, std::nullopt, actor.luck);
    m_state.items.back().location = Item::Location::Carried;
}

/// Adds an item. The gold of a treasure without a fixed amount is random.
void World::addItem(KindId kind, Point cell, std::optional<int> gold, std::uint64_t luck)
{
    const Kind &record = m_catalogue->kind(kind);
    const Luck::Draw draw{.who = luck, .purpose = int(Purpose::Gold)};
    const int drawn = gold ? *gold : m_luck.between(draw, record.goldMin, record.goldMax);
    const bool isTreasure = record.category == KindCategory::Treasure;
    const auto variant = int(variantAt(cell, qMax<qsizetype>(1, record.look.pictures.size())));
    m_state.items.push_back({.kind = kind, .cell = cell, .gold = isTreasure ? drawn : 0, .variant = variant});
}

void World::equipHero()
{
    const Kind &record = kindOf(heroId);
    m_state.character = {.baseMaxHp = hero().hp, .basePower = record.power, .baseDefense = record.defense};
    for (const QString &key : record.items) {
        const std::optional<KindId> kind = m_catalogue->kindOf(key);
        const std::optional<char> letter = freeLetter();
        Q_ASSERT(kind && letter);
        const Slot slot = m_catalogue->kind(*kind).slot;
        const bool isWorn = slot != Slot::None && itemInSlot(slot) == CellIndex::none;
        carry(*kind, {.letter = *letter, .isWorn = isWorn});
    }
    setHp(heroId, maxHp(heroId));
}

void World::takeInTraveller(const Traveller &traveller)
{
    for (const Traveller::Carried &carried : traveller.bag) {
        const std::optional<KindId> kind = m_catalogue->kindOf(carried.kind);
        Q_ASSERT(kind && itemWithLetter(carried.item.letter) == CellIndex::none);
        carry(*kind, carried.item);
    }
    copyTravellingFields(traveller.hero, m_state.actors.front(), Travels::DownStairs);
    setHp(heroId, qMin(hero().hp, maxHp(heroId)));
}

/// Adds an item to the bag. Only fields that travel are copied from `as`; all others start new.
void World::carry(KindId kind, const Item &as)
{
    m_bag[std::size_t(as.letter - 'a')] = int(items().size());
    m_state.items.push_back({.kind = kind, .location = Item::Location::Bag});
    copyTravellingFields(as, m_state.items.back(), Travels::DownStairs);
}

Traveller World::traveller(Travels least) const
{
    Traveller traveller;
    copyTravellingFields(m_state, traveller.state, least);
    copyTravellingFields(hero(), traveller.hero, least);
    for (const int number : m_bag) {
        if (number != CellIndex::none) {
            traveller.bag.push_back({.kind = kindOfItem(number).key, .item = {}});
            copyTravellingFields(item(number), traveller.bag.back().item, least);
        }
    }
    return traveller;
}
