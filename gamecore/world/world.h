#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/numberset.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/rules.h"
#include "gamecore/data/slot.h"
#include "gamecore/fov/opaquegrid.h"
#include "gamecore/level/level.h"
#include "gamecore/world/actorid.h"
#include "gamecore/world/cellindex.h"
#include "gamecore/world/sightmap.h"
#include "gamecore/world/worldstate.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

struct Scratch;

/// Index of the monsters that a turn has to update, so that sleeping monsters out of sight cost nothing. World
/// maintains this index, which is derived from the state. An outdated entry is harmless: updating that monster does
/// nothing.
struct Roster {
    bool isKnown = false;      ///< if false, the index has to be built from all monsters
    bool isSightKnown = false; ///< if false, `seen` has to be recomputed
    // Indexes are id - 1.
    NumberSet awake;   ///< monsters that may act even if the hero is far away
    NumberSet seen;    ///< living monsters in the hero's field of view (World::isInSight())
    NumberSet spotted; ///< monsters with Actor::isInView
    NumberSet traces;  ///< dead monsters whose remains or drops may still be hidden

    /// Returns the next monster after `id` that may act, or `nobody`.
    ActorId nextToAct(ActorId id) const { return idOf(NumberSet::firstInAny(id, awake, seen)); }
    /// Returns the next monster after `id` that may have come into view, gone out of view, or left hidden remains;
    /// `nobody` if there is none.
    ActorId nextToSpot(ActorId id) const { return idOf(NumberSet::firstInAny(id, seen, spotted, traces)); }

private:
    static ActorId idOf(int number) { return number == NumberSet::none ? nobody : number + 1; }
};

/// Queue of the next actions under real time, ordered by time, then by id: a binary heap.
class Schedule {
public:
    struct Due {
        qint64 timeMs = 0;
        ActorId actor = nobody;
    };

    bool isEmpty() const { return m_heap.empty(); }
    /// Returns the next action; there must be one.
    const Due &first() const { return m_heap.front(); }

    void add(Due due)
    {
        m_heap.push_back(due);
        std::push_heap(m_heap.begin(), m_heap.end(), isLater);
    }

    void removeFirst()
    {
        std::pop_heap(m_heap.begin(), m_heap.end(), isLater);
        m_heap.pop_back();
    }

private:
    static bool isLater(const Due &a, const Due &b)
    {
        return a.timeMs != b.timeMs ? a.timeMs > b.timeMs : a.actor > b.actor;
    }

    std::vector<Due> m_heap;
};

// gamecore/world: the state of a level in play, with queries and simple setters; what may happen is decided in rules.

/// Owner of a world's scratch memory. Copies of a world get empty scratch memory, because cached maps are as large as
/// the level and not part of the state. Copy assignment keeps the target's own memory and only drops its cached maps.
class WorldScratch {
public:
    WorldScratch();
    WorldScratch(const WorldScratch &other);
    WorldScratch(WorldScratch &&other) noexcept;
    WorldScratch &operator=(const WorldScratch &other);
    WorldScratch &operator=(WorldScratch &&other) noexcept;
    ~WorldScratch();

    /// Returns the scratch memory, allocated on the first call.
    Scratch &get();

private:
    std::unique_ptr<Scratch> m_scratch;
};

/// The position of a world in its game: a single level, or one depth of a dungeon.
struct Stage {
    int depth = 1;          ///< from 1; a single level has depth 1
    bool isDungeon = false; ///< stairs lead down to the next depth
    int lastDepth = 0;      ///< last depth of a dungeon; 0: endless
    KindId prize = {};      ///< treasure at the last depth, if `lastDepth` is not 0
};

/// A level in play: its state with everything derived from it, such as the contents of the bag and the queue of
/// actions. It holds what rules query and change. Copying is cheap: the catalogue is shared, and terrain and the
/// indexes of actors and items are copied on write. Only bit grids (one bit a cell) are copied at once.
class World {
public:
    /// Sets up a level that passes checkLevel() without errors. `catalogue` is the catalogue in force for the level
    /// (Catalogue::under), `rules` is the result of rulesOf(). The hero has id 1. Monsters have the ids from 2 on, in
    /// the order of the level file: first the things drawn in its rows, in reading order, then its list of things.
    /// Random values that the level leaves open (gold, directions) are drawn here. `traveller` is a hero who arrives
    /// from another level; null if the hero starts here.
    World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed, Stage stage = {},
          const Traveller *traveller = nullptr);

    /// Returns everything that play has changed so far.
    const WorldState &state() const { return m_state; }
    /// Replaces the state by another state of the same level, catalogue and rules, and recomputes everything that is
    /// derived from the state. Call see() before any query about the hero's view. The state must be valid: cells inside
    /// the level, opened doors on door cells, kinds as in the level, and no bag letter used twice.
    void resume(WorldState state);

    const Catalogue &catalogue() const { return *m_catalogue; }
    const Rules &rules() const { return m_rules; }
    const Stage &stage() const { return m_stage; }
    Size size() const { return m_terrain->size(); }
    bool isRealTime() const { return m_rules.clock == Clock::RealTime; }

    // Terrain.
    const Grid<TerrainId> &terrain() const { return *m_terrain; }
    const Terrain &terrainAt(Point cell) const { return m_catalogue->terrain(m_terrain->at(cell)); }
    /// Cells that block sight. Opened doors count as the terrain that replaced them.
    const OpaqueGrid &opaque() const { return m_opaque; }
    /// True if a cell is inside the level and its terrain can be entered. Ignores actors.
    bool isWalkable(Point cell) const { return m_walkable.contains(cell) && m_walkable.at(cell); }
    /// True if a cell is inside the level and its terrain can be entered and does no harm. Ignores actors.
    bool isHarmless(Point cell) const { return m_harmless.contains(cell) && m_harmless.at(cell); }
    /// isWalkable() and isHarmless() as bit grids.
    const BitGrid &walkable() const { return m_walkable; }
    const BitGrid &harmless() const { return m_harmless; }
    /// True if terrain allows a step between neighboring cells. Covers four- and eight-way movement and corners.
    bool isStepOpen(Point from, Direction direction) const;
    // Drift is the movement of an actor by the ground: see gamecore/pathfinding/step.h.
    Drift driftAt(Point cell) const { return terrainAt(cell).drift; }
    /// True if the terrain of any cell drifts, or drifted before it changed.
    bool hasDrift() const { return m_hasDrift; }
    /// Returns a number that changes whenever the terrain of any cell changes.
    std::uint32_t groundRevision() const { return m_groundRevision; }
    /// Opened doors, in the order of opening.
    const std::vector<OpenedDoor> &openedDoors() const { return m_state.openedDoors; }

    // Actors.
    int actorCount() const { return int(m_state.actors.size()); }
    const Actor &actor(ActorId id) const { return m_state.actors[std::size_t(id - 1)]; }
    const Actor &hero() const { return actor(heroId); }
    const Kind &kindOf(ActorId id) const { return m_catalogue->kind(actor(id).kind); }
    bool isAlive(ActorId id) const { return !actor(id).isDead; }
    /// Returns the living monster with the lowest id on a cell, or `nobody`.
    ActorId monsterAt(Point cell) const;
    /// Cells with a living monster.
    const BitGrid &monsters() const { return m_actorIndex.taken(); }
    /// Returns heroId if the hero is alive on the cell, else monsterAt().
    ActorId actorAt(Point cell) const { return hero().cell == cell && isAlive(heroId) ? heroId : monsterAt(cell); }
    /// Returns the number of living monsters.
    int monstersLeft() const { return m_monstersLeft; }
    // Traits; for the hero, including the bonuses of worn items.
    int power(ActorId id) const;
    int defense(ActorId id) const;
    int maxHp(ActorId id) const;
    const Character &character() const { return m_state.character; }

    // Items.
    const std::vector<Item> &items() const { return m_state.items; }
    const Item &item(int number) const { return m_state.items[std::size_t(number)]; }
    const Kind &kindOfItem(int number) const { return m_catalogue->kind(item(number).kind); }
    /// Returns the number of an item on the floor of a cell; CellIndex::none if there is none. nextItem() returns the
    /// number of a further item on the same cell, in no particular order; CellIndex::none after the last item.
    int itemAt(Point cell) const { return m_itemIndex.first(cell); }
    int nextItem(int number) const { return m_itemIndex.next(number); }
    /// Returns the lowest number among the treasures on the floor of a cell or, if not `isTreasure`, among the other
    /// items there. CellIndex::none if there are none.
    int lowestItemAt(Point cell, bool isTreasure) const;
    /// Returns the number of the item with this letter in the bag, or CellIndex::none.
    int itemWithLetter(char letter) const { return m_bag[std::size_t(letter - 'a')]; }
    /// Returns the number of the key in the bag, the first by letter, that opens the door; CellIndex::none if there is
    /// none.
    int keyFor(const Terrain &door) const;
    /// Returns the number of the item worn in a slot, or CellIndex::none.
    int itemInSlot(Slot slot) const;
    /// Returns the number of the item that a living monster carries, or CellIndex::none.
    int itemCarriedBy(ActorId id) const;
    /// Returns the first free letter of the bag, or std::nullopt if the bag is full.
    std::optional<char> freeLetter() const;

    // Field of view.
    /// True if the player sees the cell. Under `vision all`, the player always sees every cell of the level.
    bool isVisible(Point cell) const { return seesAll() || m_sight.isVisible(cell); }
    bool isExplored(Point cell) const { return seesAll() || m_state.explored.at(cell); }
    bool seesAll() const { return m_rules.vision == Vision::All; }
    /// True if the hero's field of view contains a cell, even if the player sees more (isVisible()). Sight is
    /// symmetric: an actor on that cell sees the hero. The result is up to date only if needsSight().
    bool isInSight(Point cell) const { return m_sight.isVisible(cell); }
    /// True if the field of view is needed: for the player's view, or for monsters that hunt.
    bool needsSight() const { return !seesAll() || m_hasHunters; }
    /// True if the level has, or had, monsters that hunt a hero they see.
    bool hasHunters() const { return m_hasHunters; }
    const SightMap &sight() const { return m_sight; }

    // State of the game.
    Status status() const { return m_state.status; }
    qint64 gold() const { return m_state.gold; }
    int treasureLeft() const { return m_treasureLeft; } ///< number of treasures on the floor or carried by monsters
    int steps() const { return m_state.steps; }         ///< steps of the hero
    int turn() const { return m_state.turn; }           ///< turns taken, from 0
    qint64 timeMs() const { return m_state.timeMs; }    ///< game time, from 0
    /// Returns the time in the unit of the rules: milliseconds under real time, else turns.
    qint64 clockNow() const { return isRealTime() ? timeMs() : turn(); }
    Point start() const { return m_start; }
    /// True if the hero has taken the stairs to the next depth, which ends this world.
    bool isLeft() const { return m_state.isLeft; }

    /// True if nothing can harm the hero now, because he is protected or his safe time after a respawn has not ended.
    /// At safeUntil(), he is no longer safe.
    bool isHeroSafe() const { return isProtected() || clockNow() < safeUntil(); }
    bool isProtected() const { return m_state.isProtected; }
    /// Returns the remaining safe time, in ms under real time, else in turns.
    qint64 safeLeft() const { return qMax<qint64>(0, safeUntil() - clockNow()); }
    /// Returns the end of the safe time, in the unit of clockNow().
    qint64 safeUntil() const { return m_state.safeUntil; }

    /// Returns a hash of the level, the rules, the seed and the state, except for fields that are only displayed. Equal
    /// worlds have equal hashes on every platform. Kinds and terrain enter the hash by their keys, so unrelated
    /// catalogue entries do not change the hash.
    std::uint64_t hash() const;
    /// Returns the hero with everything that he takes to the next world. Only fields whose Travels value is `least` or
    /// higher are copied.
    Traveller traveller(Travels least = Travels::DownStairs) const;

    // For rules only. Each of these keeps the world consistent; none of them makes decisions.
    /// Returns an actor's next random number for a purpose, uniform in 0..limit-1. Does not affect the draws of other
    /// actors.
    int draw(ActorId id, Purpose purpose, int limit);
    Schedule &schedule() { return m_schedule; }
    /// Updates the hero's view and the explored cells.
    void see();
    /// Returns the working memory of the rules; include scratch.h to use it.
    Scratch &scratch() { return m_scratch.get(); }
    /// Returns the index of monsters to update, brought up to date.
    const Roster &roster();
    void moveActor(ActorId id, Point to);
    void turnActor(ActorId id, Direction facing) { edit(id).facing = facing; }
    /// Sets the time of a monster's next action, which must not be in the queue already.
    void scheduleActor(ActorId id, qint64 timeMs);
    void setHp(ActorId id, int hp) { edit(id).hp = hp; }
    /// Returns the statuses for changes. Wakes the monster, since a status may let it act.
    Statuses &statuses(ActorId id)
    {
        wake(id);
        return edit(id).statuses;
    }
    void setGoal(ActorId id, std::optional<Point> goal);
    void setRest(ActorId id, int actions);
    void setInView(ActorId id, bool isInView);
    /// Removes a monster from Roster::awake if it would do nothing until the hero sees it or an effect hits it.
    void removeFromAwake(ActorId id);
    /// Marks a dead monster as having no hidden remains or drops.
    void forgetTraces(ActorId id) { m_roster.traces.remove(id - 1); }
    /// Marks an actor as dead, so that it no longer occupies its cell. The actor keeps its id. Its remains are hidden
    /// if the cell is not in view.
    void removeActor(ActorId id);
    /// Shows the remains of a dead actor.
    void revealRemains(ActorId id) { edit(id).isHidden = false; }
    /// Puts an item that a monster carried on the floor of a cell, hidden if the cell is not in view.
    void layDown(int item, Point cell);
    /// Shows an item that layDown() hid.
    void revealItem(int item) { m_state.items[std::size_t(item)].isHidden = false; }
    Character &character() { return m_state.character; }
    /// Replaces a door by the terrain that it opens to.
    void openDoor(Point cell, TerrainId to);
    /// Removes a treasure from the floor and adds its gold.
    void collectTreasure(int item);
    void putInBag(int item, char letter);
    void dropFromBag(int item, Point cell);
    /// Marks the items on a cell as left behind by the hero.
    void leaveItems(Point cell);
    /// Removes an item from the bag for good.
    void useUp(int item);
    void setWorn(int item, bool isWorn) { m_state.items[std::size_t(item)].isWorn = isWorn; }
    void countStep() { m_state.steps = qMin(m_state.steps + 1, largestCount); }
    void countTurn() { m_state.turn = qMin(m_state.turn + 1, largestCount); }
    void setTimeMs(qint64 timeMs) { m_state.timeMs = timeMs; }
    void setSafeUntil(qint64 until) { m_state.safeUntil = until; }
    void setProtected(bool isProtected) { m_state.isProtected = isProtected; }
    void setStatus(Status status) { m_state.status = status; }
    /// Ends this world, because the hero has taken the stairs.
    void leave() { m_state.isLeft = true; }

private:
    void placeThings(const Level &level);
    void placeThing(const Thing &thing, KindId kind, std::uint64_t luck);
    void placeMonster(const Thing &thing, KindId kind, std::uint64_t luck);
    void placeItem(const Thing &thing, KindId kind, std::uint64_t luck);
    void giveItem(Actor &actor, KindId kind);
    void addItem(KindId kind, Point cell, std::optional<int> gold, std::uint64_t luck);
    void equipHero();
    void takeInTraveller(const Traveller &traveller);
    void carry(KindId kind, const Item &as);
    Actor makeActor(const Thing &thing, KindId kind, std::uint64_t luck) const;
    void layGround(Point cell);
    void changeGround(Point cell, TerrainId to);
    void indexItems();
    void indexActors();
    void buildRoster();
    void findSeen();
    bool isRestless(ActorId id) const;
    void wake(ActorId id);
    Actor &edit(ActorId id) { return m_state.actors[std::size_t(id - 1)]; }
    /// Returns the sum of a bonus over all worn items.
    int sumOfWornItems(int Kind::*bonus) const;

    CataloguePtr m_catalogue;
    Rules m_rules;
    Stage m_stage;
    Luck m_luck;
    Point m_start;
    WorldState m_state;
    std::uint64_t m_levelHash = 0; ///< hash of seed, rules, terrain, start and stage

    // Derived from the members above.
    std::shared_ptr<Grid<TerrainId>> m_terrain; ///< shared with copies until terrain changes; never null
    BitGrid m_walkable;                         ///< derived from m_terrain
    BitGrid m_harmless;                         ///< derived from m_terrain
    OpaqueGrid m_opaque;
    bool m_hasDrift = false;
    std::uint32_t m_groundRevision = 0;
    CellIndex m_actorIndex; ///< numbers are id - 1; without the hero and the dead
    int m_monstersLeft = 0;
    bool m_hasHunters = false;
    CellIndex m_itemIndex;               ///< items on the floor
    std::array<int, largestBag> m_bag{}; ///< item numbers by letter; CellIndex::none: free
    int m_treasureLeft = 0;
    Schedule m_schedule;
    SightMap m_sight;
    Roster m_roster;
    WorldScratch m_scratch;
};
