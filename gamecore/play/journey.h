#pragma once

#include "gamecore/play/explore.h"
#include "gamecore/play/travel.h"
#include "gamecore/world/command.h"

class EventList;

/// The reason why a journey has ended or does not start.
enum class StopReason : std::uint8_t {
    None,           ///< under way, or no journey
    Arrived,        ///< at the target, or next to the actor there
    MonsterInView,  ///< a dangerous monster is in view: Journey::monster()
    MonsterSpotted, ///< a new monster has come into view: Journey::monster()
    MonsterAtHand,  ///< a monster could soon harm the hero (gamecore/play/danger.h): Journey::monster()
    MonsterInWay,   ///< a monster blocks the only known path (Journey::begin()): Journey::monster()
    Damaged,        ///< the hero was attacked or hurt
    ItemFound,      ///< a new item is in view, or the hero stands on one that he cannot take: Journey::item()
    Blocked,        ///< an obstacle is in the way; for Rest: the hero cannot rest, because the game is under real time
    NoWay,          ///< no known path
    NoStop,         ///< paths to the target are known, but drift would carry the hero past it
    NoStairs,       ///< no known stairs or exit
    NothingLeft,    ///< everything reachable is explored
    LockReached,    ///< everything else is explored, and the hero is next to a locked door that he can open:
                    ///< Journey::target()
    WayOutReached,  ///< everything is explored, and the hero is on stairs, or next to an exit that wins:
                    ///< Journey::target()
    FullHealth,     ///< the hero has all hit points and is not confused, so there is nothing to rest for
    NothingHeals,   ///< the hero is wounded, but resting does not heal
    Confused,       ///< the hero is confused
    NoFights,       ///< the rules have no combat
    NoEnemy,        ///< no enemy is in view
    NoWayToEnemy,   ///< enemies are in view, but no known path leads to any: Journey::monster() is one of these enemies
    Deadly, ///< the next attacks of nearby enemies could kill the hero: Journey::monster() is the enemy that he was to
            ///< attack
    ChoiceDue, ///< a level-up choice is due
    Message,   ///< another event that the player should see: the hero took an item, was confused, attacked, or took
               ///< stairs
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
        Explore, ///< visit unexplored cells, take items on the way, then go to a locked door that the hero can open;
                 ///< if Explore is repeated there, open it; when everything is explored, go to stairs, or next to an
                 ///< exit that wins
        Stairs,  ///< go to the nearest stairs or exit
        Rest,    ///< rest until the hero is not confused and, if waiting heals, has all hit points
        Attack   ///< a single command: attack the nearest enemy in view or step towards it; idle enemies come last
    };

    /// Forgets everything, for another world. From now on, pass the events of all commands in that world to observe().
    void enter(const World &world);
    /// Begins a journey. If this is impossible, isUnderWay() is then false, and reason() says why. `target` is for
    /// Travel. Where threatNear() prevents a journey, Travel to the cell of an enemy in view becomes Attack.
    ///
    /// Turn by turn, no journey except Attack continues while threatNear() returns a monster. Travel starts then, but
    /// ends after one step, so that the player can flee by clicks; the other journeys do not start. Under real time,
    /// monsters come anyway, so journeys are possible:
    /// - If a dangerous monster in view has not been reported to the player, Travel ends after one step.
    /// - If a dangerous monster in view has not stopped the hero yet, Explore and Stairs end at once. When repeated,
    ///   they go on.
    /// - Otherwise the journey ignores monsters that were seen before, until one at hand (isAtHand()) comes nearer or
    ///   is adjacent.
    ///
    /// If a monster blocks the only path, the hero stops before the step into it. If the monster is dangerous, he stops
    /// a step earlier. By then, the monster may have moved away.
    void begin(Wish wish, const World &world, Point target = {});
    /// Ends the journey.
    void stop(StopReason reason = StopReason::None);
    bool isUnderWay() const { return m_isUnderWay; }

    /// Fills `path` with the path that Travel to `target` would take: without the hero's own cell, and with the target
    /// last. Empty if there is no path, if more than `mostCells` cells are nearer than the target, or if the journey
    /// would not start. Only the first step if Travel would end after it because of threatNear(); empty if Travel would
    /// then become Attack.
    void preview(const World &world, Point target, std::vector<Point> &path, int mostCells = PathFinder::allCells);

    /// Returns the next command to play; std::nullopt if the journey is over.
    std::optional<Command> next(const World &world);
    /// Processes the events of a command, even if the command is not part of a journey. `world` is the world after the
    /// command. Calls enter() if the hero has taken the stairs of a dungeon, since these lead to another world.
    void observe(const World &world, const EventList &events);

    StopReason reason() const { return m_reason; }
    /// True if a danger has ended or prevented the journey, so that repeating the same wish may continue it.
    bool isStoppedByDanger() const;
    ActorId monster() const { return m_monster; } ///< monster of reason(), or `nobody`
    int item() const { return m_item; }           ///< item of reason(), or CellIndex::none
    Wish wish() const { return m_wish; }
    Point target() const { return m_target; } ///< target of Travel, door of LockReached, exit of WayOutReached
    /// Returns the cells ahead, goal last. Empty if the journey is over, and for Rest and Attack.
    const std::vector<Point> &path() const { return m_path; }

private:
    void stopForDanger(const World &world, StopReason reason, ActorId monster);
    bool stopsForDanger(const World &world);
    void chooseEnemy(const World &world, ActorId wanted);
    void refuseDeadlyBlow(const World &world);
    std::optional<Command> nextStepOnPath(const World &world);
    std::optional<Command> nextRest(const World &world);
    std::optional<Command> nextStep(const World &world);
    ActorId monsterToWarnOf(const World &world) const;
    bool needsRest(const World &world) const;
    void plan(const World &world);
    void planAfterExploring(const World &world);
    void findWayOut(const World &world);
    void findWay(const World &world, PathFinder::Others others);
    bool isGoalLeft(const World &world) const;
    bool isBarred(const World &world) const;
    ActorId blockingMonster(const World &world) const;
    StopReason reasonWithoutWay(const World &world);
    bool isPassed(const World &world, Point cell);
    void follow(const World &world, const EventList &events);
    void noteEvents(const World &world, bool hasStepped);
    void look(const World &world, const EventList &events);
    bool isStoppedByMonster(const World &world, ActorId threat, bool wasThreatInView, const Memory::Noticed &noticed);
    static StopReason reasonIn(const World &world, const EventList &events);

    PathFinder m_ways;
    Memory m_memory;
    std::vector<Point> m_path;
    Wish m_wish = Wish::Travel;
    Point m_target;
    StopReason m_reason = StopReason::None;
    ActorId m_monster = nobody;
    int m_item = CellIndex::none;
    std::optional<Direction> m_blow; ///< direction of the step or blow of Attack
    std::optional<Point> m_lock;     ///< the door that this journey opens, since the previous journey stopped there
    bool m_hasMoved = false;         ///< the journey has played a command
    bool m_isUnderWay = false;
    bool m_isFetching = false; ///< the next command picks up the item on the hero's cell
    int m_stepsToDanger = 0;   ///< steps to nearestAtHand() at the last check
    bool m_isToLock = false;   ///< the path ends in a locked door
    bool m_isToWayOut = false; ///< the path ends on stairs or next to the exit
    bool m_isBold = false;     ///< real time: of the monsters seen before, only those at hand stop the journey
    bool m_isOneStep = false;  ///< stop after one step because of a danger
};
