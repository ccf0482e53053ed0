#pragma once

#include "gamecore/bots/botmind.h"
#include "gamecore/play/game.h"
#include "gamecore/playtest/figures.h"

class FigureCount;

/// What is played from its beginning to its end: a level, the levels of a campaign one after the other, or a dungeon.
struct Course {
    CataloguePtr shipped;              ///< that games are started with (Catalogue::load)
    std::vector<PlayableLevel> levels; ///< none: the dungeon of the ruleset
    bool carriesHero = false;          ///< of a campaign: the hero goes on with what he has and has become
    QString ruleset = {};              ///< of a dungeon, which must be known

    bool isDungeon() const { return levels.empty(); }
    /// The first game of it.
    Game begin(std::uint64_t seed) const;
    /// The game of the level after `place` (from 0), for a hero who has won that one; nothing after the last.
    std::optional<Game> next(const Game &won, std::size_t place, std::uint64_t seed) const;
};

/// Plays games of a course as one bot. For one thread; what follows from the levels alone is found once.
class Playout {
public:
    /// The most commands of one game: more than anybody would play.
    static constexpr int mostCommands = 20'000;
    static constexpr int mostDungeonCommands = 100'000;

    /// `course` and `bot` must outlive this.
    Playout(const Course &course, const Bot &bot);

    /// Plays the game of a seed and counts it. Equal seeds give equal games, whatever was played before.
    void play(std::uint64_t seed, BotFigures &figures);
    /// Where the hero died in the game that play() played last; nothing if it was not lost.
    const std::optional<Point> &diedAt() const { return m_diedAt; }
    /// The place, counted from 0, in which that game ended: a level of the course, or a depth.
    std::size_t endedIn() const { return m_endedIn; }

    /// Plays the same game again. The game of its last level, with all that was played in it.
    Game replay(std::uint64_t seed);

private:
    const Course &m_course;
    const Bot &m_bot;
    std::vector<WaysBook> m_books; ///< by level; one for all depths
    std::optional<Point> m_diedAt;
    std::size_t m_endedIn = 0;
};
