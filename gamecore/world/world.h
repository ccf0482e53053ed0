#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/luck.h"
#include "gamecore/base/numberset.h"
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

/// Which monsters a turn has to ask, so that those who sleep out of sight cost it nothing. It follows from the state of
/// a world and is no part of it; World keeps it. Staying in it too long does no harm: a monster that is asked in vain
/// does nothing.
struct Roster {
    bool isKnown = false;      ///< false: everybody has to be looked at once
    bool isSightKnown = false; ///< false: `seen` has to be found anew
    // By id - 1.
    NumberSet restless; ///< they may act though the hero is far
    NumberSet seen;     ///< the hero's light gets to where they stand
    NumberSet spotted;  ///< Actor::isInView
    NumberSet traces;   ///< of the dead: their remains or what they dropped may be hidden

    /// The next after `id`, or nobody.
    ActorId nextToAct(ActorId id) const { return idOf(NumberSet::firstInAny(id, restless, seen)); }
    ActorId nextToSpot(ActorId id) const { return idOf(NumberSet::firstInAny(id, seen, spotted, traces)); }

private:
    static ActorId idOf(int number) { return number == NumberSet::none ? nobody : number + 1; }
};

/// Who acts when under real time: by time, then by id. A binary heap that keeps its memory.
class Schedule {
public:
    struct Due {
        qint64 timeMs = 0;
        ActorId actor = nobody;
    };

    bool isEmpty() const { return m_heap.empty(); }
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

// gamecore/world: a level in play, as values: questions and small setters only; what may happen is decided in rules.

/// Owns the scratch memory of a world. A copy begins without maps of ways, which are as large as the level and no part
/// of the state.
class OwnScratch {
public:
    OwnScratch();
    OwnScratch(const OwnScratch &other);
    OwnScratch(OwnScratch &&other) noexcept;
    OwnScratch &operator=(const OwnScratch &other);
    OwnScratch &operator=(OwnScratch &&other) noexcept;
    ~OwnScratch();

    /// Makes it on the first call.
    Scratch &get();

private:
    std::unique_ptr<Scratch> m_scratch;
};

/// Which game a world is a part of.
struct Stage {
    int depth = 1;
    bool isDungeon = false; ///< its stairs lead down to the next depth
    int lastDepth = 0;      ///< of a dungeon that has an end; 0: it has none
    KindId prize = {};      ///< what lies there, if it has
};

/// A state of a level in play, and what follows from it: where things stand, what the bag holds, who is due when. What
/// a rule can ask or change. Copying is cheap: the catalogue is shared, and so are terrain and the indexes of actors
/// and items until one of the copies changes them. Only grids of one bit a cell are copied.
class World {
public:
    /// Sets up a level that checkLevel() passes without errors. `catalogue` is the one in force (Catalogue::under),
    /// `rules` those of rulesOf(). Ids: the hero is 1, monsters 2.. in reading order of the file's rows, then of its
    /// things, as saving the level would write them. What chance decides (gold, directions) is drawn here.
    /// `traveller` is the hero who comes from elsewhere; null: he begins here.
    World(const Level &level, CataloguePtr catalogue, const Rules &rules, std::uint64_t seed, Stage stage = {},
          const Traveller *traveller = nullptr);

    /// All that play has changed so far.
    const WorldState &state() const { return m_state; }
    /// Goes on from a state of the same level, catalogue and rules: everything else is found anew from it. The hero has
    /// to look around before anything is asked of his sight. What it says must be possible: cells are inside the level,
    /// opened doors doors, kinds those that the level puts there, and no letter is there twice.
    void resume(WorldState state);

    const Catalogue &catalogue() const { return *m_catalogue; }
    const Rules &rules() const { return m_rules; }
    const Stage &stage() const { return m_stage; }
    Size size() const { return m_terrain->size(); }
    bool isRealTime() const { return m_rules.clock == Clock::RealTime; }

    // The ground.
    const Grid<TerrainId> &terrain() const { return *m_terrain; }
    const Terrain &terrainAt(Point cell) const { return m_catalogue->terrain(m_terrain->at(cell)); }
    /// Where sight does not pass; doors that were opened are counted as what they became.
    const OpaqueGrid &opaque() const { return m_opaque; }
    /// Whether a cell is inside the level and on terrain that can be stood on; actors are not asked.
    bool isWalkable(Point cell) const { return m_walkable.contains(cell) && m_walkable.at(cell); }
    /// Whether a cell can be stood on and its terrain hurts nobody.
    bool isHarmless(Point cell) const { return m_harmless.contains(cell) && m_harmless.at(cell); }
    /// isWalkable() and isHarmless() as bits.
    const BitGrid &walkable() const { return m_walkable; }
    const BitGrid &harmless() const { return m_harmless; }
    /// Whether a step between neighbouring cells is allowed as far as terrain goes: both kinds of moves, corners.
    bool isStepOpen(Point from, Direction direction) const;
    // How ground moves an actor on: gamecore/pathfinding/step.h.
    Drift driftAt(Point cell) const { return terrainAt(cell).drift; }
    /// Whether any cell drifts, or has drifted.
    bool hasDrift() const { return m_hasDrift; }
    /// Another number whenever any cell has become other ground.
    std::uint32_t groundRevision() const { return m_groundRevision; }
    /// Doors in the order in which they were opened.
    const std::vector<OpenedDoor> &openedDoors() const { return m_state.openedDoors; }

    // Actors.
    int actorCount() const { return int(m_state.actors.size()); }
    const Actor &actor(ActorId id) const { return m_state.actors[std::size_t(id - 1)]; }
    const Actor &hero() const { return actor(heroId); }
    const Kind &kindOf(ActorId id) const { return m_catalogue->kind(actor(id).kind); }
    bool isAlive(ActorId id) const { return !actor(id).isDead; }
    /// The living monster with the lowest id on a cell, or nobody.
    ActorId monsterAt(Point cell) const;
    /// Where living monsters stand.
    const BitGrid &monsters() const { return m_actorIndex.taken(); }
    /// The hero if he lives on the cell, else monsterAt().
    ActorId actorAt(Point cell) const { return hero().cell == cell && isAlive(heroId) ? heroId : monsterAt(cell); }
    int monstersLeft() const { return m_monstersLeft; }
    int power(ActorId id) const;
    int defense(ActorId id) const;
    int maxHp(ActorId id) const;
    const Character &character() const { return m_state.character; }

    // Items.
    const std::vector<Item> &items() const { return m_state.items; }
    const Item &item(int number) const { return m_state.items[std::size_t(number)]; }
    const Kind &kindOfItem(int number) const { return m_catalogue->kind(item(number).kind); }
    /// The number of one that lies on a cell, or CellIndex::none; nextItem() gives those under it, in any order.
    int itemAt(Point cell) const { return m_itemIndex.first(cell); }
    int nextItem(int number) const { return m_itemIndex.next(number); }
    /// The lowest number of the things on a cell that are treasure, or that are not; CellIndex::none if there is none.
    int lowestItemAt(Point cell, bool isTreasure) const;
    /// The number of what the bag holds under a letter, or CellIndex::none.
    int itemWithLetter(char letter) const { return m_bag[std::size_t(letter - 'a')]; }
    /// The first item in the bag that opens a locked door, or CellIndex::none.
    int keyFor(const Terrain &door) const;
    /// The item worn in a slot, or CellIndex::none.
    int itemInSlot(Slot slot) const;
    /// The number of what a living monster carries, or CellIndex::none.
    int itemCarriedBy(ActorId id) const;
    /// The first free letter; nothing if the bag is full.
    std::optional<char> freeLetter() const;

    // Sight.
    /// What the player is shown. Under `vision all` every cell of the level is in view, always.
    bool isVisible(Point cell) const { return seesAll() || m_sight.isVisible(cell); }
    bool isExplored(Point cell) const { return seesAll() || m_state.explored.at(cell); }
    bool seesAll() const { return m_rules.vision == Vision::All; }
    /// Whether light gets from the hero to a cell within his radius, whatever the player is shown. Sight is symmetric:
    /// whoever stands there sees him. Kept up to date only if needsSight().
    bool isInSight(Point cell) const { return m_sight.isVisible(cell); }
    /// Whether anybody asks for sight: the player, or a monster that comes for a hero it sees.
    bool needsSight() const { return !seesAll() || m_hasHunters; }
    /// Whether there are, or were, monsters that come for a hero they see.
    bool hasHunters() const { return m_hasHunters; }
    const SightMap &sight() const { return m_sight; }

    // The game.
    Status status() const { return m_state.status; }
    qint64 gold() const { return m_state.gold; }
    int treasureLeft() const { return m_treasureLeft; } ///< on the floor or carried by monsters
    int steps() const { return m_state.steps; }         ///< of the hero
    int turn() const { return m_state.turn; }           ///< turns taken, from 0
    qint64 timeMs() const { return m_state.timeMs; }    ///< game time, from 0
    /// What its rules count time in: turns, under real time milliseconds.
    qint64 clockNow() const { return isRealTime() ? timeMs() : turn(); }
    Point start() const { return m_start; }
    bool isLeft() const { return m_state.isLeft; }

    /// Whether nothing harms the hero just now: after a respawn, or because he is protected. The end of the safe time
    /// itself is no longer safe.
    bool isHeroSafe() const { return isProtected() || clockNow() < safeUntil(); }
    bool isProtected() const { return m_state.isProtected; }
    /// How much of the safe time is left, in ms under real time, else in turns.
    qint64 safeLeft() const { return qMax<qint64>(0, safeUntil() - clockNow()); }
    qint64 safeUntil() const { return m_state.safeUntil; }

    /// Hash of the whole state that decides how the game goes on: equal worlds have equal hashes on every platform.
    /// Kinds and terrain are in it by key, so that other entries of a catalogue change nothing.
    std::uint64_t hash() const;
    /// The hero as he leaves.
    Traveller traveller(Travels least = Travels::DownStairs) const;

    // For rules only: each keeps the world consistent, none decides.
    /// The next draw of an actor for a purpose, uniform in 0..limit-1. Nobody else's luck depends on it.
    int draw(ActorId id, Purpose purpose, int limit);
    Schedule &schedule() { return m_schedule; }
    /// Renews the hero's view and what is explored.
    void see();
    /// Declared in scratch.h, which only rules include.
    Scratch &scratch() { return m_scratch.get(); }
    /// Who has to be asked now.
    const Roster &roster();
    void moveActor(ActorId id, Point to);
    void turnActor(ActorId id, Direction facing) { edit(id).facing = facing; }
    void scheduleActor(ActorId id, qint64 timeMs);
    void setHp(ActorId id, int hp) { edit(id).hp = hp; }
    Statuses &statuses(ActorId id)
    {
        rouse(id);
        return edit(id).statuses;
    }
    void setGoal(ActorId id, std::optional<Point> goal);
    void setRest(ActorId id, int actions);
    void setInView(ActorId id, bool isInView);
    /// Lets a monster sleep, which would do nothing until the hero sees it or something befalls it; then it acts again.
    void letSleep(ActorId id);
    /// There is nothing left of it to be found.
    void forgetTraces(ActorId id) { m_roster.traces.remove(id - 1); }
    /// Marks an actor as dead and takes it off its cell; it stays in the list, hidden if that cell is not in view.
    void removeActor(ActorId id);
    /// The hero sees the remains of somebody.
    void findRemains(ActorId id) { edit(id).isHidden = false; }
    /// Lays what a monster carried on a cell; hidden if that cell is not in view.
    void layDown(int item, Point cell);
    void findItem(int item) { m_state.items[std::size_t(item)].isHidden = false; }
    Character &character() { return m_state.character; }
    void openDoor(Point cell, TerrainId to);
    void collectTreasure(int item);
    void putInBag(int item, char letter);
    void dropFromBag(int item, Point cell);
    /// The hero walks on without what lies on a cell.
    void leaveItems(Point cell);
    void useUp(int item);
    void setWorn(int item, bool isWorn) { m_state.items[std::size_t(item)].isWorn = isWorn; }
    void countStep() { m_state.steps = qMin(m_state.steps + 1, largestCount); }
    void countTurn() { m_state.turn = qMin(m_state.turn + 1, largestCount); }
    void setTimeMs(qint64 timeMs) { m_state.timeMs = timeMs; }
    void setSafeUntil(qint64 until) { m_state.safeUntil = until; }
    void setProtected(bool isProtected) { m_state.isProtected = isProtected; }
    void setStatus(Status status) { m_state.status = status; }
    void leave() { m_state.isLeft = true; }

private:
    void placeThings(const Level &level);
    void placeThing(const Thing &thing, KindId kind, std::uint64_t luck);
    void placeMonster(const Thing &thing, KindId kind, std::uint64_t luck);
    void placeItem(const Thing &thing, KindId kind, std::uint64_t luck);
    void giveItem(Actor &actor, KindId kind);
    void addItem(KindId kind, Point cell, std::optional<int> gold, std::uint64_t luck);
    void equipHero();
    void welcome(const Traveller &traveller);
    void carry(KindId kind, const Item &as);
    Actor makeActor(const Thing &thing, KindId kind, std::uint64_t luck) const;
    void layGround(Point cell);
    void changeGround(Point cell, TerrainId to);
    void indexItems();
    void indexActors();
    void callRoster();
    void findSeen();
    bool isRestless(ActorId id) const;
    void rouse(ActorId id);
    Actor &edit(ActorId id) { return m_state.actors[std::size_t(id - 1)]; }
    /// The sum of a bonus over what the hero wears.
    int wornSum(int Kind::*bonus) const;

    CataloguePtr m_catalogue;
    Rules m_rules;
    Stage m_stage;
    Luck m_luck;
    Point m_start;
    WorldState m_state;
    std::uint64_t m_levelHash = 0; ///< of seed, rules, ground, start and stage

    // What follows from them.
    std::shared_ptr<Grid<TerrainId>> m_terrain; ///< shared with copies until ground changes; never null
    BitGrid m_walkable;                         ///< what m_terrain says
    BitGrid m_harmless;                         ///< likewise
    OpaqueGrid m_opaque;
    bool m_hasDrift = false;
    std::uint32_t m_groundRevision = 0;
    CellIndex m_actorIndex; ///< numbers are id - 1; neither the hero nor the dead are in it
    int m_monstersLeft = 0;
    bool m_hasHunters = false;
    CellIndex m_itemIndex;
    std::array<int, largestBag> m_bag{};
    int m_treasureLeft = 0;
    Schedule m_schedule;
    SightMap m_sight;
    Roster m_roster;
    OwnScratch m_scratch;
};
