#pragma once

#include "gamecore/solving/clockworkground.h"

#include <limits>

struct Command;

/// When no monster stands on a cell in a game of one seed: intervals of time by cell, the safe intervals of SIPP
/// (exactsearch.h). Times are whole: turns, or milliseconds under real time, where a monster that acts at a time has
/// done so by then.
///
/// Where they stand is seen on the game itself, whose hero is protected and waits at the start while time passes. It is
/// played on as far as somebody asks. Takes 12 bytes an interval, 4 a cell of the level and 32 a cell that somebody
/// walks on or asks for.
class Timetable {
public:
    using Cell = ClockworkGround::Cell;

    /// As an end: for ever, or not known to end.
    static constexpr int endless = std::numeric_limits<int>::max();
    /// What happens later is not found out.
    static constexpr int lastTime = 1'000'000'000;

    /// An interval in which a hero is safe.
    struct Stay {
        int from = 0;
        int until = endless; ///< the last time
        int first = -1;      ///< for a search: where a list of its own begins
    };

    /// `world` has not been played; `ground` is that of its level. `walked`: where any walker may ever stand.
    Timetable(World world, const ClockworkGround &ground, const std::vector<Point> &walked);

    /// Until which time everything is known; an end that lies behind it is endless.
    int known() const { return m_known; }
    /// Plays on until a time is known, at most lastTime.
    void play(int time);
    /// How many commands that took, all calls together.
    qint64 moments() const { return m_moments; }

    /// The stays on a cell, by time. Valid until the next call of anything here.
    std::vector<Stay> &staysOn(Cell cell);
    /// The place among them of the first that has not ended before a time; their number if none is known.
    int stayOn(Cell cell, int time);
    /// Whether other stays may follow those that are known.
    bool isWalked(Cell cell);
    /// Until when nobody touches a hero who has not moved: whoever stands on him from the beginning does not.
    int startUntil() const { return m_startUntil; }

private:
    struct Place {
        std::vector<Stay> stays;
        int monsters = 0;
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
    std::vector<int> m_placeOf; ///< by cell; -1: none yet
    std::vector<Place> m_places;
    std::vector<Walker> m_walkers; ///< by id
    Schedule m_schedule;           ///< of walkers under real time; its actors are places in m_walkers
};
