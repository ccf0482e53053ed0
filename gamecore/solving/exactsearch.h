#pragma once

#include "gamecore/solving/clockworkground.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/steplowerbound.h"
#include "gamecore/solving/timetable.h"

/// An action of the hero on a ClockworkGround, with its time.
struct HeroAction {
    enum class Type : std::uint8_t {
        Begin, ///< the start, before any command
        Move,
        Open, ///< opens a door by a step towards it, without moving
        PickUp,
        Descend
    };

    Type type = Type::Begin;
    Direction direction = Direction::North;
    bool isWon = false; ///< this action wins
    /// Only under real time: this action wins by the command `descend` right after it, which takes no time.
    bool byStairs = false;
    int ready = 0;    ///< time at which the next action is possible
    int pickedUp = 0; ///< ClockworkGround::pickedUp() afterwards, including items picked up for free
};

/// Converts a sequence of actions from the start into commands. Adds commands that pick up items where this is free.
/// `unit` is the time that an action takes: 1 turn, or the milliseconds between two steps.
std::vector<TimedCommand> timedCommandsOf(const std::vector<HeroAction> &deeds, const ClockworkGround &ground,
                                          int unit);

/// Search for the quickest victory past monsters whose positions are known for all time: safe-interval path planning
/// (M. Phillips, M. Likhachev, "SIPP: Safe interval path planning for dynamic environments", ICRA 2011). It is A* over
/// states that consist of a cell, a safe interval, holdings and lost hit points, each with the earliest time of
/// arrival. The search is exact: arriving in a safe interval earlier is never worse, since the hero can wait there.
///
/// - Under turns the hero acts before the monsters. A cell that he enters at turn n has to be free at n and also at n +
///   1, unless the step wins. Under real time a step takes no time, but two steps are at least `stepMs` apart; the
///   first step is possible at once. Opening a door then counts as a step, but picking up and taking stairs do not.
/// - A state is dropped if one of the 64 newest states in the same interval of the same cell is at least as good: in
///   it, the hero arrives no later, has lost no more hit points, holds at least as much, and has used up keys on the
///   same doors.
/// - Successors that need a wait are generated only when the search reaches their time. A cell on which the hero could
///   wait forever therefore never fills the queue with successors.
///
/// Memory: at most 70 bytes a state (twice that while the array grows), and 120 bytes for each new set of holdings.
/// states() counts each added state, each later time at which a state is queued again, and each command that the
/// timetable plays to find out where the monsters are. Timetable documents its own memory.
class ExactSearch {
public:
    enum class Aim : std::uint8_t {
        Shortest, ///< the earliest victory
        AnyWay    ///< any victory, found soon: positions that seem near to victory come first
    };

    /// All arguments must outlive this object. A timetable serves one search only.
    ExactSearch(const ClockworkGround &ground, const StepLowerBound &least, Timetable &timetable,
                const SolveBounds &bounds, Aim aim = Aim::Shortest);

    /// Runs the search; call it once. `before` is the number of states that earlier searches for the same answer used;
    /// it is added to the number reported to `watch`. `Cannot` if every state was tried; `Unknown` if the limit is
    /// reached, if the search is cancelled, or if a state came later than Timetable::lastTime.
    Solvable search(const SolveProgress &watch, qint64 before = 0);
    /// Returns the number of states searched so far, counted as the description of the class says.
    qint64 states() const { return m_states + m_timetable.moments(); }
    /// Returns the winning commands in the order of time, after search() has returned `Can`.
    std::vector<TimedCommand> commands() const;

private:
    using Cell = ClockworkGround::Cell;
    using Deed = HeroAction::Type;

    /// A search node: a cell, a safe interval and holdings, with the earliest time of arrival.
    struct Place {
        Cell cell = 0;
        /// Index of the safe interval in Timetable::staysOn(cell); -1 before the first move if a monster starts there.
        int stay = 0;
        int goods = 0; ///< number in m_book
        int harm = 0;  ///< hit points lost
        int ready = 0; ///< earliest time of the next step from here
        int look = 0; ///< time of the next expansion; successors that are possible before this time have been generated
        int parent = -1; ///< number of the preceding place; -1 for the start
        int next = -1;   ///< number of the next place in the list of this cell and interval; -1 at the end of the list
        Deed deed = Deed::Begin;
        Direction direction = Direction::North;
        bool isWon = false;
        bool byStairs = false;
    };
    /// An entry of the queue.
    struct Waiting {
        qint64 bound = 0; ///< lower bound of Place::ready after the winning action; for Aim::AnyWay, a rating
        int look = 0;     ///< Place::look when queued; the entry is stale if Place::look has changed since
        int place = 0;
    };
    /// An action at a point in time.
    struct Step {
        int parent = 0;
        int time = 0;
        Deed deed = Deed::Begin;
        Direction direction = Direction::North;
    };

    static bool isLater(const Waiting &a, const Waiting &b);
    void begin();
    void expand(int number);
    void decide(int number);
    void stay(const Step &step, int bit);
    int stepInto(int number, int time, Direction direction);
    void go(const Step &step, Cell cell, int stay);
    void arrive(Place &place, const Spot &spot);
    void add(const Place &place);
    void push(int number, int steps);
    bool isDominated(const Place &place);
    int findSame(const Place &place) const;
    std::uint64_t hashOf(const Place &place) const;
    void wait(int number, int look);
    Place after(const Step &step) const;
    int untilOf(const Place &place);
    int &firstOf(const Place &place);

    const ClockworkGround &m_ground;
    const StepLowerBound &m_least;
    Timetable &m_timetable;
    qint64 m_mostStates;
    Aim m_aim;
    int m_unit;  ///< time between two steps
    int m_ahead; ///< how far beyond the time of an expansion the timetable must be known
    StateTable<CollectedGoods>
        m_book; ///< numbered sets of holdings; the first ones are those of StepLowerBound::book()
    std::vector<Place> m_places;
    NumberTable m_same;             ///< numbers of places by cell, interval, holdings and harm
    std::vector<Waiting> m_waiting; ///< heap, ordered by isLater()
    int m_firstAtStart = -1;        ///< Timetable::Stay::first for a hero who has not moved yet
    int m_won = -1;                 ///< number of the winning place; -1 until one is found
    bool m_isCut = false;           ///< a state was dropped because it came too late
    qint64 m_states = 0;
};
