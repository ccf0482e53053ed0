#pragma once

#include "gamecore/players/playermind.h"
#include "gamecore/playtest/course.h"
#include "gamecore/playtest/figures.h"

class FigureCount;

/// Plays games of a course as one player. For one thread; what follows from the levels alone is found once.
class Playout {
public:
    /// The most commands of one game: more than anybody would play.
    static constexpr int mostCommands = 20'000;
    static constexpr int mostDungeonCommands = 100'000;

    /// `course` and `player` must outlive this.
    Playout(const Course &course, const Player &player);

    /// Plays the game of a seed and counts it. Equal seeds give equal games, whatever was played before.
    void play(std::uint64_t seed, PlayerFigures &figures);
    /// Where the hero died in the game that play() played last; nothing if it was not lost.
    const std::optional<Point> &diedAt() const { return m_diedAt; }
    /// The place, counted from 0, in which that game ended: a level of the course, or a depth.
    std::size_t endedIn() const { return m_endedIn; }

    /// Plays the same game again. The game of its last level, with all that was played in it.
    Game replay(std::uint64_t seed);

private:
    const Course &m_course;
    const Player &m_player;
    std::vector<WaysBook> m_books; ///< by level; one for all depths
    std::optional<Point> m_diedAt;
    std::size_t m_endedIn = 0;
};
