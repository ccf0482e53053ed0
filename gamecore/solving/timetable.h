#pragma once

#include "gamecore/solving/clockworkground.h"

#include <limits>

struct Command;

/// The times at which each cell is free of monsters in a game of one seed: the safe intervals of SIPP (exactsearch.h).
/// Times are integers: turns, or milliseconds under real time. A monster that acts at some time is already on its new
/// cell at that time.
///
/// The monsters' positions come from playing the game itself. In that game, the hero is protected and waits at the
/// start while time passes. The game is played only as far as play() requests. Memory: 12 bytes an interval, 4 for each
/// cell of the level, and 32 for each cell that a monster visits or a caller queries.
class Timetable {
public:
    using Cell = ClockworkGround::Cell;

    /// The end of an interval that is not known to end.
    static constexpr int endless = std::numeric_limits<int>::max();
    /// The latest time that is computed.
    static constexpr int lastTime = 1'000'000'000;

    /// An interval in which the hero is safe.
    struct Stay {
        int from = 0;
        int until = endless; ///< last safe time
        /// For ExactSearch: head of its list of places in this interval (ExactSearch::Place::next); -1 if it is empty.
        int first = -1;
    };

    /// `world` must be unplayed and `ground` must belong to its level. `walked` lists the cells on which patrols may
    /// ever stand.
    Timetable(World world, const ClockworkGround &ground, const std::vector<Point> &walked);

    /// Returns the time up to which all positions are known; `endless` if no monster walks. An interval that has not
    /// ended by this time has the end `endless`.
    int known() const { return m_known; }
    /// Plays the game until `time` is known, at most to lastTime.
    void play(int time);
    /// Returns the number of commands played by all calls together.
    qint64 moments() const { return m_moments; }

    /// Returns the intervals in which a cell is free, in the order of time; an empty list if a stationary monster is on
    /// it. Valid until the next call of any member.
    std::vector<Stay> &staysOn(Cell cell);
    /// Returns the index of the first interval that ends at `time` or later; the number of intervals if none is known.
    int stayOn(Cell cell, int time);
    /// True if a patrol may ever stand on a cell, so that further intervals may follow the known ones.
    bool isWalked(Cell cell);
    /// Returns the last time at which a hero who has not moved is known to be safe; `endless` if no monster has entered
    /// his cell so far. A monster that starts on his cell does not touch him.
    int startUntil() const { return m_startUntil; }

private:
    /// A cell with its intervals.
    struct Place {
        std::vector<Stay> stays;
        int monsters = 0; ///< number of monsters on the cell at m_known
        bool isWalked = false;
    };
    struct Walker {
        ActorId id = nobody;
        Cell cell = 0;
    };

    Place &placeOf(Cell cell);
    void playTurns(int time);
    void playTime(int time);
    void playOne(const Command &command);
    void follow(Walker &walker, int time);

    World m_world;
    const ClockworkGround &m_ground;
    int m_known = 0;
    int m_startUntil = endless;
    qint64 m_moments = 0;
    std::vector<int> m_placeOf; ///< index in m_places by cell; -1 if the cell has no place yet
    std::vector<Place> m_places;
    std::vector<Walker> m_walkers; ///< by id
    Schedule m_schedule;           ///< schedule of the walkers under real time; its actors are indices of m_walkers
};
