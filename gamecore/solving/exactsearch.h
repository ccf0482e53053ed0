#pragma once

#include "gamecore/solving/clockworkground.h"
#include "gamecore/solving/leaststeps.h"
#include "gamecore/solving/playedway.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/timetable.h"

/// What the hero of a ClockworkGround does, and when.
struct HeroDeed {
    enum class Type : std::uint8_t { Begin, Move, Open, PickUp, Descend };

    Type type = Type::Begin;
    Direction direction = Direction::North;
    bool isWon = false;    ///< by it
    bool byStairs = false; ///< by `descend` after it, which takes no time
    int ready = 0;         ///< when he may do the next one
    int pickedUp = 0;      ///< ClockworkGround::pickedUp() after it
};

/// The commands of a way, from the start on. `unit`: time that a deed takes.
std::vector<TimedCommand> timedCommandsOf(const std::vector<HeroDeed> &deeds, const ClockworkGround &ground, int unit);

/// The quickest way to victory past monsters whose places are known for all time: safe-interval path planning
/// (M. Phillips, M. Likhachev, "SIPP: Safe interval path planning for dynamic environments", ICRA 2011), A* over cells,
/// safe intervals of them and what the hero holds, by the time at which he is there the earliest. It is exact: to come
/// to an interval earlier is never worse, since he may wait in it.
///
/// - Under turns he acts, then monsters: to come at turn n to a cell it has to be free at n and, unless he wins by it,
///   at n + 1. Under real time a step takes no time, but no two are closer than `stepMs`; he may take one at once.
///   Opening a door counts as a step; picking up and stairs do not.
/// - Of two states in the same interval one is dropped that is no earlier, no less hurt, has nothing that the other
///   lacks, and has used up keys on the same doors.
/// - What follows a long wait is looked for when its time has come, so that a cell on which he could wait for ever
///   costs nothing.
///
/// Memory: at most 70 bytes a state, twice that while it grows, and 120 for holdings that no other state had. States
/// are places of the hero, times at which he looks again where he could go on, and commands by which the monsters were
/// played on; Timetable says what these take.
class ExactSearch {
public:
    enum class Aim : std::uint8_t {
        Shortest, ///< the way that wins the soonest
        AnyWay    ///< one that is found soon: what seems near to victory is looked at first
    };

    /// All arguments must outlive this; a timetable serves one search.
    ExactSearch(const ClockworkGround &ground, const LeastSteps &least, Timetable &timetable, const SolveBounds &bounds,
                Aim aim = Aim::Shortest);

    /// Can, Cannot if everything was tried, or Unknown. The watch is told the states with those `before`.
    Solvable search(const SolveWatch &watch, qint64 before = 0);
    qint64 states() const { return m_states + m_timetable.moments(); }
    /// Of Can: what he does, in the order of time.
    std::vector<TimedCommand> commands() const;

private:
    using Cell = ClockworkGround::Cell;
    using Deed = HeroDeed::Type;

    /// A cell, an interval and holdings, with the earliest time.
    struct Place {
        Cell cell = 0;
        int stay = 0; ///< among those of the cell; -1: he has not moved
        int holdings = 0;
        int harm = 0;    ///< hit points lost
        int ready = 0;   ///< when he may take a step from here at the earliest
        int look = 0;    ///< when he looks next where he could go; all that could be done before is known
        int parent = -1; ///< where he came from
        int next = -1;   ///< of the same cell and interval
        Deed deed = Deed::Begin;
        Direction direction = Direction::North;
        bool isWon = false;
        bool byStairs = false;
    };
    struct Waiting {
        qint64 bound = 0; ///< he wins no earlier, as Place::ready; of any way: what it seems worth
        int look = 0;     ///< stale if the place has another one by now
        int place = 0;
    };
    /// A deed at a time.
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
    int lookInto(int number, int time, Direction direction);
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
    const LeastSteps &m_least;
    Timetable &m_timetable;
    qint64 m_mostStates;
    Aim m_aim;
    int m_unit;  ///< from a step until the next one may be taken
    int m_ahead; ///< the timetable is known so far ahead of what is looked at
    StateTable<Holdings> m_book;
    std::vector<Place> m_places;
    NumberTable m_same;             ///< by cell, interval, holdings and harm
    std::vector<Waiting> m_waiting; ///< a heap
    int m_firstAtStart = -1;        ///< Timetable::Stay::first of a hero who has not moved
    int m_won = -1;
    bool m_isCut = false; ///< something was left because it would come too late
    qint64 m_states = 0;
};
