#pragma once

#include "gamecore/bots/botmind.h"
#include "gamecore/play/game.h"
#include "gamecore/playtest/figures.h"

class FigureCount;

/// The subject of a playtest: a level, the levels of a campaign in order, or a dungeon.
struct Course {
    CataloguePtr shipped;              ///< catalogue for the start of games (Catalogue::load)
    std::vector<PlayableLevel> levels; ///< empty for the dungeon of the ruleset
    bool carriesHero = false;          ///< campaign only: the hero keeps his items and character
    QString ruleset = {};              ///< dungeon only: the ruleset, which must exist

    bool isDungeon() const { return levels.empty(); }
    /// Starts the first game of the course.
    Game begin(std::uint64_t seed) const;
    /// Starts the game of the level after `place` (from 0), for a hero who has won that one; std::nullopt after the
    /// last.
    std::optional<Game> next(const Game &won, std::size_t place, std::uint64_t seed) const;
};

/// Plays the games of one bot on a course. It caches data that depends only on the levels. Not thread-safe.
class Playout {
public:
    /// The limits of commands in one game.
    static constexpr int mostCommands = 20'000;
    static constexpr int mostDungeonCommands = 100'000;

    /// `course` and `bot` must outlive this object.
    Playout(const Course &course, const Bot &bot);

    /// Plays the game of a seed and counts it. Equal seeds give equal games, whatever was played before.
    void play(std::uint64_t seed, BotFigures &figures);
    /// Returns the cell of the death in the last game of play(); std::nullopt if it was not lost.
    const std::optional<Point> &diedAt() const { return m_diedAt; }
    /// Returns the place where that game ended, counted from 0: a level of the course, or a depth.
    std::size_t endedIn() const { return m_endedIn; }

    /// Plays the same game again. Returns the game of its last level, with everything played in it.
    Game replay(std::uint64_t seed);

private:
    const Course &m_course;
    const Bot &m_bot;
    std::vector<WaysBook> m_books; ///< by level; a single one for all depths
    std::optional<Point> m_diedAt;
    std::size_t m_endedIn = 0;
};
