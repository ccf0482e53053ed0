#pragma once

#include "gamecore/play/explore.h"
#include "gamecore/play/travel.h"
#include "gamecore/world/command.h"

class EventList;

/// The reason why the hero stops or does not set out.
enum class StopReason : std::uint8_t {
    None,           ///< under way, or no journey
    Arrived,        ///< at the target, or next to the actor there
    MonsterInView,  ///< a dangerous monster is already in view: Journey::monster()
    MonsterSpotted, ///< a new monster has come into view: Journey::monster()
    MonsterAtHand,  ///< a monster could soon harm the hero (gamecore/play/danger.h): Journey::monster()
    MonsterInWay,   ///< an actor blocks the only known path, and no step is left: Journey::monster()
    Damaged,        ///< the hero was attacked or hurt
    ItemFound,      ///< a new item is in view, or the hero stands on one that he cannot take: Journey::item()
    Blocked,        ///< an obstacle is in the way
    NoWay,          ///< no known path
    NoStop,         ///< known paths exist, but drift would carry the hero past the target
    NoStairs,       ///< no known stairs or exit
    NothingLeft,    ///< everything reachable is explored
    LockReached,    ///< explored except for the area behind the locked door next to the hero: Journey::target()
    WayOutReached,  ///< explored, and the hero is on stairs or next to the exit: Journey::target()
    FullHealth,     ///< nothing to rest for
    NothingHeals,   ///< the hero is wounded, but waiting does not heal
    Confused,       ///< the hero is confused
    NoFights,       ///< the rules have no combat
    NoEnemy,        ///< no enemy is in view
    NoWayToEnemy,   ///< no known path leads to an enemy in view: Journey::monster() is one of them
    Deadly,         ///< the next attacks of nearby enemies could kill the hero: Journey::monster() is the enemy he
                    ///< wanted
    ChoiceDue,      ///< a level-up choice is due
    Message,        ///< another event that the player should see, or an item was fetched
    GameOver
};

/// A series of commands for one request of the player. Each command is decided from what the hero knows at that moment,
/// and anything new ends the series. The journey only decides; its caller plays the commands and passes back the
/// events.
///
///     journey.begin(Journey::Wish::Explore, world);
///     while (const std::optional<Command> command = journey.next(world)) {
///         game.play(*command, events);
///         journey.observe(world, events);
///     }
class Journey {
public:
    enum class Wish : std::uint8_t {
        Travel,  ///< go to a cell
        Explore, ///< visit unexplored cells, take items on the way, and go to locked doors that the hero can open; a
                 ///< repeated wish opens the door; then go to stairs, or next to the exit
        Stairs,  ///< go to the nearest stairs or the exit
        Rest,    ///< rest until the hero is not confused and, if waiting heals, has all hit points
        Attack   ///< one command: attack the nearest enemy in view or step towards it; enemies that are awake come
                 ///< first
    };

    /// Begins another world. All its turns must be passed to observe().
    void enter(const World &world);
    /// Sets out; reason() tells at once if that is impossible. `target` is for Travel. Travel to an enemy in view
    /// becomes an attack if a threat prevents other journeys.
    ///
    /// Under turns, journeys neither start nor continue while threatNear() returns a monster. Real time is different,
    /// because monsters come anyway. With a danger in view that the player has not been told of, Travel takes one step.
    /// Explore and Stairs take none on their first request since it came into view. After that they ignore known
    /// monsters until one at hand comes nearer. If a monster blocks the only path, the journey ends before the step
    /// into it, or before the step next to it if it is dangerous: it may have moved by then.
    void begin(Wish wish, const World &world, Point target = {});
    void stop(StopReason reason = StopReason::None);
    bool isUnderWay() const { return m_isUnderWay; }

    /// Fills `path` with the path that a journey to `target` would take, without the hero's own cell, target last.
    /// Empty if it would not set out, or if more than `mostCells` cells are nearer than the target.
    void preview(const World &world, Point target, std::vector<Point> &path, int mostCells = WayFinder::allCells);

    /// Returns the next command, or std::nullopt if the journey is over.
    std::optional<Command> next(const World &world);
    /// Processes the events of any command, whether part of the journey or not. `world` is the state after it.
    void observe(const World &world, const EventList &events);

    StopReason reason() const { return m_reason; }
    /// True if repeating the same wish would continue.
    bool isStoppedByDanger() const;
    ActorId monster() const { return m_monster; } ///< monster of the reason, or `nobody`
    int item() const { return m_item; }           ///< item of the reason, or CellIndex::none
    Wish wish() const { return m_wish; }
    Point target() const { return m_target; } ///< target of Travel, door of LockReached, exit of WayOutReached
    /// The cells ahead, goal last.
    const std::vector<Point> &path() const { return m_path; }

private:
    void stopForDanger(const World &world, StopReason reason, ActorId monster);
    bool isKeptByDanger(const World &world);
    void chooseEnemy(const World &world, ActorId wanted);
    void refuseDeadlyBlow(const World &world);
    std::optional<Command> nextStepOnPath(const World &world);
    std::optional<Command> nextRest(const World &world);
    std::optional<Command> nextStep(const World &world);
    ActorId whoWarns(const World &world) const;
    bool needsRest(const World &world) const;
    void plan(const World &world);
    void planAfterExploring(const World &world);
    void findWayOut(const World &world);
    void findWay(const World &world, WayFinder::Others others);
    bool isGoalLeft(const World &world) const;
    bool isBarred(const World &world) const;
    ActorId whoBars(const World &world) const;
    StopReason reasonWithoutWay(const World &world);
    bool isPassed(const World &world, Point cell);
    void follow(const World &world, const EventList &events);
    void heed(const World &world, bool hasStepped);
    void look(const World &world, const EventList &events);
    bool isStoppedByMonster(const World &world, ActorId threat, bool wasThreatInView, const Memory::Noticed &noticed);
    static StopReason reasonIn(const World &world, const EventList &events);

    WayFinder m_ways;
    Memory m_memory;
    std::vector<Point> m_path;
    Wish m_wish = Wish::Travel;
    Point m_target;
    StopReason m_reason = StopReason::None;
    ActorId m_monster = nobody;
    int m_item = CellIndex::none;
    std::optional<Direction> m_blow; ///< the command of an attack
    std::optional<Point> m_lock;     ///< the door that this journey opens: the previous one stopped next to it
    bool m_hasMoved = false;
    bool m_isUnderWay = false;
    bool m_isFetching = false; ///< the hero takes the item on his cell
    int m_stepsToDanger = 0;   ///< steps to nearestAtHand() at the last check
    bool m_isToLock = false;   ///< the path ends in a locked door
    bool m_isToWayOut = false; ///< the path ends on stairs or next to the exit
    bool m_isBold = false;     ///< real time: only monsters at hand stop the journey
    bool m_isOneStep = false;  ///< real time: stop after one step because of a danger
};
