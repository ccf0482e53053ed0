#pragma once

#include "gamecore/bots/botmind.h"
#include "gamecore/play/game.h"
#include "gamecore/playtest/figures.h"

class FigureCount;

/// The subject of a playtest: a level, the levels of a campaign in order, or a dungeon.
struct Course {
    CataloguePtr shipped;              ///< catalogue for Game::start()
    std::vector<PlayableLevel> levels; ///< empty for the dungeon of the ruleset
    bool carriesHero = false;          ///< campaign only: the hero keeps his items and character
    QString ruleset = {};              ///< dungeon only: the ruleset, which must exist

    bool isDungeon() const { return levels.empty(); }
    /// Starts the first game of the course.
    Game begin(std::uint64_t seed) const;
    /// Starts the game of the next level of a campaign. `won` is the game that was won in the level with index `place`.
    /// std::nullopt after the last level.
    std::optional<Game> next(const Game &won, std::size_t place, std::uint64_t seed) const;
};

/// A player for the games of one bot on a course. It caches paths and other data that depend only on the levels. Not
/// thread-safe.
class Playout {
public:
    /// Maximum number of commands in a game; the bot then gives up.
    static constexpr int mostCommands = 20'000;
    static constexpr int mostDungeonCommands = 100'000;

    /// `course` and `bot` must outlive this object.
    Playout(const Course &course, const Bot &bot);

    /// Plays the game of a seed and adds it to `figures`. The game ends with the first death. Equal seeds give equal
    /// games, whatever was played before.
    void play(std::uint64_t seed, BotFigures &figures);
    /// Returns the cell where the hero died in the last game of play(); std::nullopt if that game was not lost.
    const std::optional<Point> &diedAt() const { return m_diedAt; }
    /// Returns the level or depth where the last game of play() ended, as an index in BotFigures::places.
    std::size_t endedIn() const { return m_endedIn; }

    /// Plays the game of a seed without adding it to figures. Returns the game at its end; in a campaign, the game of
    /// the last level reached.
    Game replay(std::uint64_t seed);

private:
    const Course &m_course;
    const Bot &m_bot;
    std::vector<PathCache> m_pathCaches; ///< by level; a single one for all depths
    std::optional<Point> m_diedAt;
    std::size_t m_endedIn = 0;
};
