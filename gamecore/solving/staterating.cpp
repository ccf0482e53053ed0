#include "gamecore/solving/staterating.h"

#include "gamecore/base/hasher.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/combat.h"

#include <algorithm>

namespace {

constexpr int mostCost = 30;
constexpr qint64 mostFieldBytes = qint64(32) * 1024 * 1024;

} // namespace

HeroDistanceMaps::HeroDistanceMaps(const World &world) : m_size(world.size()), m_moves(world.rules().moves)
{
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            const Terrain &terrain = world.terrainAt({x, y});
            m_longest += int(terrain.isWalkable || terrain.isDoor());
            if (!terrain.openedBy.isEmpty()) {
                m_doors[std::size_t(keyOf(terrain.openedBy))].push_back({x, y});
            }
        }
    }
    m_kinds.reserve(m_keys.size());
    for (const QString &key : m_keys) {
        const std::optional<KindId> kind = world.catalogue().kindOf(key);
        m_kinds.push_back(kind ? int(*kind) : -1);
    }
    for (int y = 0; y < m_size.height && !m_keys.empty(); ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            const auto key = std::find(m_keys.begin(), m_keys.end(), world.terrainAt({x, y}).key);
            if (key != m_keys.end()) {
                m_plates.emplace_back(Point{x, y}, int(key - m_keys.begin()));
            }
        }
    }
    m_longest = qMin(m_longest + 2, unreached / 4);
}

int HeroDistanceMaps::keyOf(const QString &key)
{
    const auto known = std::find(m_keys.begin(), m_keys.end(), key);
    if (known != m_keys.end()) {
        return int(known - m_keys.begin());
    }
    m_keys.push_back(key);
    m_doors.emplace_back();
    return int(m_keys.size()) - 1;
}

bool HeroDistanceMaps::isHeld(const World &world, int key) const
{
    const int kind = m_kinds[std::size_t(key)];
    return std::any_of(world.items().begin(), world.items().end(), [kind](const Item &item) {
        return item.location == Item::Location::Bag && int(item.kind) == kind;
    });
}

bool HeroDistanceMaps::isAsked(const World &world, int key) const
{
    const std::vector<Point> &doors = m_doors[std::size_t(key)];
    return std::any_of(doors.begin(), doors.end(),
                       [&](Point cell) { return world.terrainAt(cell).openedBy == m_keys[std::size_t(key)]; });
}

/// Returns a hash of the keys held and the doors opened, in any order.
std::uint64_t HeroDistanceMaps::openedHash(const World &world) const
{
    std::uint64_t hash = 0;
    for (const OpenedDoor &opened : world.openedDoors()) {
        hash += mixed(std::uint64_t(placeOf(opened.cell)) << 16U | std::uint64_t(opened.door));
    }
    for (int key = 0; key < int(m_keys.size()); ++key) {
        hash += isHeld(world, key) ? mixed(~std::uint64_t(key)) : 0;
    }
    return hash;
}

/// Returns the cost of entering a cell; 0 if the hero cannot enter it.
int HeroDistanceMaps::costOf(const World &world, Point cell) const
{
    const Terrain &terrain = world.terrainAt(cell);
    if (terrain.isWalkable) {
        return qMin(1 + terrain.damage, mostCost);
    }
    const bool isOpened =
        terrain.isDoor() && !terrain.isGate && (terrain.openedBy.isEmpty() || world.keyFor(terrain) != CellIndex::none);
    return isOpened ? 2 : 0;
}

void HeroDistanceMaps::layCosts(const World &world, std::vector<std::uint8_t> &costs) const
{
    costs.resize(std::size_t(m_size.area()));
    for (int y = 0; y < m_size.height; ++y) {
        for (int x = 0; x < m_size.width; ++x) {
            costs[placeOf({x, y})] = std::uint8_t(costOf(world, {x, y}));
        }
    }
}

/// Computes the distances by Dial's algorithm: a bucket for each number of steps, used in turn.
void HeroDistanceMaps::spread(const std::vector<std::uint8_t> &costs, Point from, Field &field)
{
    field.assign(costs.size(), std::uint16_t(unreached));
    m_buckets.resize(mostCost + 1);
    field[placeOf(from)] = 0;
    m_buckets[0].push_back(int(placeOf(from)));
    std::size_t waiting = 1;
    for (int steps = 0; waiting > 0 && steps < unreached - mostCost; ++steps) {
        std::vector<int> &bucket = m_buckets[std::size_t(steps % (mostCost + 1))];
        for (const int place : bucket) { // every step costs at least 1, so the loop does not add to its own bucket
            --waiting;
            if (field[std::size_t(place)] != steps) {
                continue;
            }
            const Point here{place % m_size.width, place / m_size.width};
            for (int direction = 0; direction < directionCount; direction += m_moves == 8 ? 1 : 2) {
                const Point there = here + stepOf(Direction(direction));
                const std::size_t next = m_size.contains(there) ? placeOf(there) : 0;
                const int cost = m_size.contains(there) ? costs[next] : 0;
                if (cost > 0 && steps + cost < field[next]) {
                    field[next] = std::uint16_t(steps + cost);
                    m_buckets[std::size_t((steps + cost) % (mostCost + 1))].push_back(int(next));
                    ++waiting;
                }
            }
        }
        bucket.clear();
    }
    for (std::vector<int> &bucket : m_buckets) {
        bucket.clear();
    }
}

const HeroDistanceMaps::Field &HeroDistanceMaps::fromHero(const World &world)
{
    const std::uint64_t opened = openedHash(world);
    const std::uint64_t key = mixed(opened) ^ std::uint64_t(placeOf(world.hero().cell));
    const auto known = m_fields.find(key);
    if (known != m_fields.end()) {
        return known->second;
    }
    const qint64 bytes = qint64(m_fields.size() + m_costs.size()) * m_size.area() * qint64(sizeof(std::uint16_t));
    if (bytes > mostFieldBytes) {
        m_fields.clear();
        m_costs.clear();
    }
    std::vector<std::uint8_t> &costs = m_costs[opened];
    if (costs.empty()) {
        layCosts(world, costs);
    }
    Field &field = m_fields[key];
    spread(costs, world.hero().cell, field);
    return field;
}

namespace {

constexpr int unreached = HeroDistanceMaps::unreached;
/// Blows assumed for a monster that no blow kills.
constexpr int manyBlows = 60;
/// The cost of a blow, in steps.
constexpr int stepsToBlow = 3;
/// Distance in cells below which a monster is dangerous, where contact kills.
constexpr int dangerousCells = 3;

bool isTreasure(const World &world, int item)
{
    return world.kindOfItem(item).category == KindCategory::Treasure;
}

/// True if a monster will come to harm the hero. Charmed and stationary monsters do not.
bool isFoe(const World &world, ActorId id)
{
    const Actor &monster = world.actor(id);
    return !monster.isDead && !monster.statuses.has(StatusEffect::Charmed) && monster.behavior != Behavior::Idle;
}

/// Returns the hit points that all items in the bag would restore.
qint64 remediesOf(const World &world)
{
    qint64 sum = 0;
    for (int i = 0; i < int(world.items().size()); ++i) {
        if (world.item(i).location != Item::Location::Bag) {
            continue;
        }
        const Kind &kind = world.kindOfItem(i);
        for (const Effect &effect : kind.effects) {
            sum += rowOf(effect.type).heals && rowOf(kind.targeting.target).hasHero ? effect.amount : 0;
        }
    }
    return sum;
}

/// Returns the number of actions that a monster loses to its statuses.
int lostActions(const Statuses &statuses)
{
    int lost = 0;
    for (const StatusEffect status : {StatusEffect::Stunned, StatusEffect::Confused, StatusEffect::Afraid}) {
        lost = qMax(lost, statuses.has(status) ? statuses.left(status) + 1 : 0);
    }
    return lost;
}

} // namespace

StateRater::StateRater(const World &world)
    : m_fields(world), m_stage(m_fields.longest()), m_health(qMax(1, world.maxHp(heroId)))
{
    const Size size = world.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (world.catalogue().featureOf(world.terrainAt({x, y})) != Feature::None) {
                m_exits.push_back({x, y});
            }
        }
    }
    m_goals = qMax(1, goalsOf(world, m_fields.fromHero(world)).left);
}

int StateRater::blowsTo(const World &world, ActorId id) const
{
    const int blows = hitsToKill(world, heroId, id).value_or(manyBlows);
    return world.rules().contact == Contact::Fight ? qMin(blows, manyBlows) : manyBlows;
}

/// Returns the goals left. The exit is a goal with a distance only when no other goal is left.
StateRater::Task StateRater::goalsOf(const World &world, const Field &field) const
{
    Task goals;
    const int win = world.rules().win;
    for (int i = 0; i < int(world.items().size()) && (win & WinByTreasure) != 0; ++i) {
        if (world.item(i).location == Item::Location::Floor && isTreasure(world, i)) {
            goals.add(stepsTo(field, world.item(i).cell));
        }
    }
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const int carried = world.isAlive(id) ? world.itemCarriedBy(id) : CellIndex::none;
        const bool isWanted = (win & WinByTreasure) != 0 && carried != CellIndex::none && isTreasure(world, carried);
        if (world.isAlive(id) && (isWanted || (win & WinByMonsters) != 0)) {
            goals.add(qMin(unreached, stepsTo(field, world.actor(id).cell) + stepsToBlow * blowsTo(world, id)));
        }
    }
    if ((win & WinByExit) != 0) {
        const bool isLast = goals.left == 0;
        ++goals.left;
        for (std::size_t i = 0; i < m_exits.size() && isLast; ++i) {
            goals.nearest = qMin(goals.nearest, stepsTo(field, m_exits[i]));
        }
    }
    return goals;
}

/// Returns the keys and plates that closed doors need and that the hero lacks.
StateRater::Task StateRater::keysOf(const World &world, const Field &field) const
{
    Task keys;
    for (int key = 0; key < int(m_fields.keys().size()); ++key) {
        if (m_fields.isHeld(world, key) || !m_fields.isAsked(world, key)) {
            continue;
        }
        ++keys.left;
        for (const auto &[cell, plate] : m_fields.plates()) {
            keys.nearest = plate == key ? qMin(keys.nearest, stepsTo(field, cell)) : keys.nearest;
        }
        for (int i = 0; i < int(world.items().size()); ++i) {
            const Item &item = world.item(i);
            if (item.location == Item::Location::Floor
                && world.kindOfItem(i).key == m_fields.keys()[std::size_t(key)]) {
                keys.nearest = qMin(keys.nearest, stepsTo(field, item.cell));
            }
        }
        for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
            const int carried = world.isAlive(id) ? world.itemCarriedBy(id) : CellIndex::none;
            if (carried != CellIndex::none && world.kindOfItem(carried).key == m_fields.keys()[std::size_t(key)]) {
                keys.nearest =
                    qMin(keys.nearest, stepsTo(field, world.actor(id).cell) + stepsToBlow * blowsTo(world, id));
            }
        }
    }
    return keys;
}

/// Returns the cost of the next goal in steps. If it is unreachable, each missing key adds one stage.
qint64 StateRater::wayOf(const World &world, const Field &field, const Task &goals) const
{
    if (goals.nearest < unreached) {
        return goals.nearest;
    }
    const Task keys = keysOf(world, field);
    return m_stage * (keys.left + 1) + qMin<qint64>(keys.nearest, m_stage);
}

StateRater::Foes StateRater::foesOf(const World &world, const Field &field) const
{
    Foes foes;
    int blowsBefore = 0;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (!isFoe(world, id)) {
            continue;
        }
        const int steps = stepsTo(field, world.actor(id).cell);
        const int blows = blowsTo(world, id);
        if (steps < unreached) {
            ++foes.count;
            foes.blows += blows;
            foes.nearest = qMin(foes.nearest, steps);
        }
        if (world.rules().contact == Contact::Kills) {
            foes.harm += steps <= dangerousCells ? m_health / 4 : 0;
            continue;
        }
        const bool comes = world.actor(id).goal || (world.needsSight() && world.isInSight(world.actor(id).cell));
        if (comes && world.rules().contact == Contact::Fight) {
            const int harm = blowDamage(world.rules(), world.power(id), world.defense(heroId));
            blowsBefore += blows;
            foes.harm += qint64(harm) * qMax(0, blowsBefore - lostActions(world.actor(id).statuses));
        }
    }
    return foes;
}

/// Returns the useful items within reach, other than keys (keysOf()).
StateRater::Task StateRater::helpOf(const World &world, const Field &field) const
{
    Task help;
    for (int i = 0; i < int(world.items().size()); ++i) {
        const Item &item = world.item(i);
        const Kind &kind = world.kindOfItem(i);
        const bool isOfUse = kind.isWearable() || !kind.effects.empty();
        if (item.location == Item::Location::Floor && isOfUse && stepsTo(field, item.cell) < unreached) {
            help.add(stepsTo(field, item.cell));
        }
    }
    return help;
}

/// Returns the hero's hit points, including potions in the bag, less the expected damage of the current fight.
qint64 StateRater::vitalityOf(const World &world, const Foes &foes) const
{
    const qint64 remedies = remediesOf(world) * 3 / 4;
    return world.hero().hp + remedies - foes.harm;
}

StateRating StateRater::at(const World &world)
{
    const Field &field = m_fields.fromHero(world);
    const Task goals = goalsOf(world, field);
    const Foes foes = foesOf(world, field);
    const Task help = helpOf(world, field);
    const qint64 goal = m_stage * qint64(m_fields.keys().size() + 3);
    const qint64 progress = goal * goals.left + wayOf(world, field, goals);
    // Full hit points are worth half of the work to be done.
    const qint64 lost = (m_health - vitalityOf(world, foes)) * (goal * m_goals / 2) / m_health;
    const qint64 lostSteps = (m_health - vitalityOf(world, foes)) * (m_stage + 4) / m_health;
    const qint64 before = goal * (m_goals + 1); // added to secondary goals, so that these come first
    StateRating outlook;
    outlook.values[std::size_t(Aim::Progress)] = progress;
    outlook.values[std::size_t(Aim::Care)] = progress + lost;
    outlook.values[std::size_t(Aim::Fight)] =
        foes.count > 0 ? before + 4 * stepsToBlow * foes.blows + foes.nearest + lostSteps : progress + lost;
    outlook.values[std::size_t(Aim::Gather)] =
        help.left > 0 ? before + m_stage * help.left + help.nearest + 4 * lostSteps : progress + lost;
    Hasher type;
    const Point cell = world.hero().cell;
    for (const int number :
         {goals.left, foes.count, help.left, cell.x / 4, cell.y / 4, int(vitalityOf(world, foes) * 8 / m_health)}) {
        type.add(number);
    }
    outlook.type = type.hash();
    return outlook;
}
