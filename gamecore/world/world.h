#pragma once

// gamecore/world: a level in play, as values. Questions and small setters only; what may happen is decided in rules.
// May include level, data and base.

#include "gamecore/base/grid.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/level/level.h"
#include "gamecore/world/cellindex.h"
#include "gamecore/world/event.h"
#include "gamecore/world/schedule.h"

/// Hero or monster in play.
struct Actor {
    KindId kind = 0;
    Point cell;
    Direction facing = Direction::North;
    Behavior behavior = Behavior::Idle;
    int hp = 1;
    int maxHp = 1;
    qint64 nextActionMs = 0; ///< real time: when it acts next
};

/// Something on the floor that can be taken.
struct GroundItem {
    KindId kind = 0;
    Point cell;
    int gold = 0;
    int variant = 0;      ///< which of the pictures of its kind; decides nothing
    bool isTaken = false; ///< taken ones are no longer on their cell
};

enum class Status : std::uint8_t { Playing, Won, Lost };
/// "playing", "won", "lost".
QLatin1StringView statusKey(Status status);

/// Everything that a rule can ask or change. Copying is cheap but for the grids; the catalogue is shared.
class World {
public:
    /// Sets up a level that checkLevel() passes without errors. `catalogue` is the one in force (Catalogue::under),
    /// `rules` those of rulesOf(). Ids: the hero is 1, monsters 2.. in reading order of the file's rows, then of its
    /// things, as saving the level would write them. What chance decides (gold, directions, pictures) is drawn here.
    World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed);

    const Catalogue &catalogue() const { return *m_catalogue; }
    const Rules &rules() const { return m_rules; }
    Size size() const { return m_terrain.size(); }
    bool isRealTime() const { return m_rules.clock == Clock::RealTime; }

    const Grid<TerrainId> &terrain() const { return m_terrain; }
    const Terrain &terrainAt(Point cell) const { return m_catalogue->terrain(m_terrain.at(cell)); }
    /// Inside the level and on terrain that can be stood on; actors are not asked.
    bool isWalkable(Point cell) const { return m_terrain.contains(cell) && terrainAt(cell).isWalkable; }

    int actorCount() const { return int(m_actors.size()); }
    const Actor &actor(ActorId id) const { return m_actors[std::size_t(id - 1)]; }
    const Actor &hero() const { return actor(heroId); }
    const Kind &kindOf(ActorId id) const { return m_catalogue->kind(actor(id).kind); }
    /// The monster with the lowest id on a cell, or nobody.
    ActorId monsterAt(Point cell) const;

    const std::vector<GroundItem> &items() const { return m_items; }
    /// Index in items() of what lies on a cell, or CellIndex::none: what was placed last comes first.
    int itemAt(Point cell) const { return m_itemIndex.first(cell); }

    Status status() const { return m_status; }
    qint64 gold() const { return m_gold; } ///< sums of many treasures need more than 32 bits
    int treasureLeft() const { return m_treasureLeft; }
    int steps() const { return m_steps; }      ///< of the hero
    int turn() const { return m_turn; }        ///< turns taken, from 0
    qint64 timeMs() const { return m_timeMs; } ///< game time, from 0
    Point start() const { return m_start; }

    /// Whether nothing kills the hero just now. The end of the safe time itself is no longer safe.
    bool isHeroSafe() const { return clockNow() < m_safeUntil; }
    /// How much of it is left, in ms under real time, else in turns.
    qint64 safeLeft() const { return qMax<qint64>(0, m_safeUntil - clockNow()); }
    qint64 safeUntil() const { return m_safeUntil; }

    /// Of the whole state that decides how the game goes on: equal worlds have equal hashes on every platform.
    std::uint64_t hash() const;

    // For rules only: each keeps the world consistent, none decides.
    Rng &rng() { return m_rng; }
    Schedule &schedule() { return m_schedule; }
    void moveActor(ActorId id, Point to);
    void turnActor(ActorId id, Direction facing) { m_actors[std::size_t(id - 1)].facing = facing; }
    void scheduleActor(ActorId id, qint64 timeMs);
    void takeItem(int item);
    void addGold(int amount) { m_gold += amount; }
    void countStep() { ++m_steps; }
    void countTurn() { ++m_turn; }
    void setTimeMs(qint64 timeMs) { m_timeMs = timeMs; }
    void setSafeUntil(qint64 until) { m_safeUntil = until; }
    void setStatus(Status status) { m_status = status; }

private:
    void placeThings(const Level &level, std::uint64_t seed);
    void placeThing(const Thing &thing, Rng &looks);
    void placeMonster(const Thing &thing, KindId kind);
    void placeTreasure(const Thing &thing, KindId kind, Rng &looks);
    Actor makeActor(const Thing &thing, KindId kind) const;
    qint64 clockNow() const { return isRealTime() ? m_timeMs : m_turn; }

    CataloguePtr m_catalogue;
    Rules m_rules;
    Rng m_rng;
    Grid<TerrainId> m_terrain;
    std::uint64_t m_rulesHash = 0;
    std::uint64_t m_terrainHash = 0;
    std::vector<Actor> m_actors;
    CellIndex m_actorIndex; ///< numbers are id - 1; the hero is not in it
    std::vector<GroundItem> m_items;
    CellIndex m_itemIndex;
    Schedule m_schedule;
    Point m_start;
    Status m_status = Status::Playing;
    qint64 m_gold = 0;
    int m_treasureLeft = 0;
    int m_steps = 0;
    int m_turn = 0;
    qint64 m_timeMs = 0;
    qint64 m_safeUntil = 0;
};
