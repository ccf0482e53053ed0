#pragma once

#include "gamecore/play/explore.h"
#include "gamecore/play/travel.h"
#include "gamecore/world/command.h"

class EventList;

/// Why the hero stops, or does not set out.
enum class StopReason : std::uint8_t {
    None,           ///< he is on his way, or there is none
    Arrived,        ///< where he wanted to go, or next to who stands there
    MonsterInView,  ///< a dangerous monster is in view already: Journey::monster()
    MonsterSpotted, ///< a new monster has come into view: Journey::monster()
    MonsterAtHand,  ///< a monster could soon harm him (gamecore/play/danger.h): Journey::monster()
    MonsterInWay,   ///< somebody fills the only way that he knows, and no step is left: Journey::monster()
    Damaged,        ///< the hero was attacked or hurt
    ItemFound,      ///< something new has come into view, or explorers stand on it who cannot take it: Journey::item()
    Blocked,        ///< something stands in the way
    NoWay,          ///< there is no way that he knows
    NoStop,         ///< he knows of ways there, but only of such on which the ground carries him on
    NoStairs,       ///< he knows of no stairs and no exit
    NothingLeft,    ///< everything that he can come to is explored
    LockReached,    ///< everything is explored but for what lies behind the door beside him: Journey::target()
    WayOutReached,  ///< everything is explored, and he stands on stairs or beside the exit: Journey::target()
    FullHealth,     ///< nothing to rest for
    NothingHeals,   ///< he is wounded, and waiting gives no hit points back
    Confused,       ///< his feet would not obey
    NoFights,       ///< the rules know no fights
    NoEnemy,        ///< no enemy is in view
    NoWayToEnemy,   ///< enemies are in view, and no way that he knows leads to any: Journey::monster() is one of them
    Deadly,         ///< the next blows of those around him could kill him: Journey::monster() is the enemy he wanted
    ChoiceDue,      ///< a new level: there is something to choose
    Message,        ///< something else happened to him that he should know, or he has fetched something
    GameOver
};

/// Many commands for one wish of the player: each is decided anew by what the hero knows then, and the first thing that
/// is new ends it. It only decides: its caller plays the commands and shows it what came of them.
///
///     journey.begin(Journey::Wish::Explore, world);
///     while (const std::optional<Command> command = journey.next(world)) {
///         game.play(*command, events);
///         journey.observe(world, events);
///     }
class Journey {
public:
    enum class Wish : std::uint8_t {
        Travel,  ///< to a cell
        Explore, ///< to whatever is unexplored, to things on the way, which he takes, and up to doors to which he has
                 ///< the key, which the same wish once more opens; then to stairs, or up to the exit
        Stairs,  ///< to the nearest stairs, or the exit
        Rest,    ///< until the head is clear and, where waiting heals, hit points are full
        Attack   ///< one command: strikes the nearest enemy in view or takes a step towards it; those awake come first
    };

    /// Begins another world, all of whose turns it must observe.
    void enter(const World &world);
    /// Sets out. reason() says at once if that is impossible. `target` is for Travel; one to an enemy in view is an
    /// attack on it where a threat keeps him from other ways.
    ///
    /// Under turns no journey sets out or goes on while threatNear() names a monster. Under real time, where monsters
    /// come anyway, Travel takes one step with a danger in view of which the player has not heard; Explore and Stairs
    /// take none when they are asked for the first time since it came into view. After that they are bold: they go on
    /// past monsters that the hero knows until one that is at hand comes nearer. One that fills the only way ends a
    /// journey once the next step would be into it, or beside it if it is dangerous: it may have left by then.
    void begin(Wish wish, const World &world, Point target = {});
    void stop(StopReason reason = StopReason::None);
    bool isUnderWay() const { return m_isUnderWay; }

    /// Fills `path` with the way on which a journey to `target` would set out: without the hero's own cell, the target
    /// last. Empty if it would not set out, and also if more than `mostCells` cells lie nearer than the target.
    void preview(const World &world, Point target, std::vector<Point> &path, int mostCells = WayFinder::allCells);

    /// The next command; nothing once the journey is over.
    std::optional<Command> next(const World &world);
    /// Takes what came of a command, one of the journey or any other. `world` is as it left it.
    void observe(const World &world, const EventList &events);

    StopReason reason() const { return m_reason; }
    /// Whether the same wish once more would go on.
    bool isStoppedByDanger() const;
    ActorId monster() const { return m_monster; } ///< of the reason, or nobody
    int item() const { return m_item; }           ///< of the reason, or CellIndex::none
    Wish wish() const { return m_wish; }
    Point target() const { return m_target; } ///< of Travel, the door of LockReached, the exit of WayOutReached
    /// The cells that lie ahead, the goal last.
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
    std::optional<Point> m_lock;     ///< the door that this journey opens: the one before stopped beside it
    bool m_hasMoved = false;
    bool m_isUnderWay = false;
    bool m_isFetching = false; ///< something lies under him that he takes
    int m_stepsToDanger = 0;   ///< as nearestAtHand() said last
    bool m_isToLock = false;   ///< the path ends in a locked door
    bool m_isToWayOut = false; ///< the path ends on stairs or beside the exit
    bool m_isBold = false;     ///< danger counts only where it is at hand
    bool m_isOneStep = false;  ///< danger counts: no farther. Under real time, like the line before
};
