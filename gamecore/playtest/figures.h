#pragma once

// gamecore/playtest: many games by bots, with their statistics, comparisons and files.
//
// A game is identified by its seed, so games can be played on any machine, in any order, and divided in any way.
// Results are counts that add up: merging is associative and commutative, and the same games give the same figures
// however they were distributed. Shares, intervals and medians are computed from the counts on demand. This module does
// not deal with threads or running time.

#include "gamecore/base/point.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// The result of a bot's game. A game counts as won only if the hero did not die, even if the rules let him respawn.
enum class GameEnd : std::uint8_t {
    Won,
    Lost,
    GaveUp ///< no progress for a long time, or too many commands
};
inline constexpr int gameEndCount = 3;

/// Counts by key, in the order of keys.
using KeyCounts = std::map<QString, qint64>;

/// Sparse counts by cell index, row by row. Large levels in which little happened take little memory. Empty for
/// dungeons, whose depths differ from game to game.
using CellCounts = std::map<int, qint64>;

/// The figures of a bot's games in one level, or at one depth of a dungeon.
struct LevelFigures {
    static constexpr int tenths = 10; ///< number of classes into which shares are divided

    Size size = {};                           ///< of the level; empty for a dungeon
    qint64 entered = 0;                       ///< games in which the hero came to this level or depth
    std::array<qint64, gameEndCount> ended{}; ///< games that ended here, by GameEnd; victories only in the last level
                                              ///< or depth
    qint64 left = 0;                          ///< games that continued in the next level or depth
    /// By the share of the level's goals achieved, in tenths, rounded down: games that achieved at least that share.
    std::array<qint64, tenths> reached{};
    std::array<qint64, tenths> lostAt{}; ///< by the same share, games that were lost with exactly that share
    /// Games in which the hero left this level or depth alive, or won here: by his share of hit points at that moment,
    /// in tenths, rounded down.
    std::array<qint64, tenths + 1> hpLeft{};
    /// Number of times that the hero came into deadly danger: next to a dangerous monster if contact kills, otherwise
    /// with at most a tenth of his hit points.
    qint64 nearMisses = 0;
    KeyCounts killers = {}; ///< deaths of the hero, by the key of the monster, item or terrain
    KeyCounts hitters = {}; ///< losses of hit points, by the key of the monster, item or terrain
    KeyCounts met = {};     ///< games in which the hero saw a monster of a kind, by kind
    KeyCounts taken = {};   ///< items and treasure taken, by kind
    KeyCounts used = {};    ///< items used, by kind
    CellCounts visits = {}; ///< times that the hero came to a cell
    CellCounts deaths = {}; ///< deaths of the hero
    CellCounts hits = {};   ///< losses of hit points, on the hero's cell
    CellCounts waits = {};  ///< commands to wait that the bot chose
    CellCounts takes = {};  ///< items and treasure taken

    /// Returns the number of games in which the hero left this level or depth alive, or won here.
    qint64 survived() const { return left + ended[std::size_t(GameEnd::Won)]; }
    /// Returns the mean share of hit points left in the games of `hpLeft`, 0 to 1, using the middle of each tenth;
    /// std::nullopt if there are none.
    std::optional<double> meanHpLeft() const;
    /// Adds the figures of other games in the same level or depth.
    void merge(const LevelFigures &other);
    /// Returns the index of a cell in CellCounts.
    int numberOf(Point cell) const { return cell.y * size.width + cell.x; }
    Point cellOf(int number) const { return {number % size.width, number / size.width}; }
    friend bool operator==(const LevelFigures &, const LevelFigures &) = default;
};
/// Returns the key with the highest count, and that count. In case of a tie, returns the first key. std::nullopt if
/// there are no counts.
std::optional<std::pair<QString, qint64>> mostOf(const KeyCounts &counts);

/// A member of LevelFigures with counts by key, and its name in files.
struct KeyCountsRow {
    QLatin1StringView key;
    KeyCounts LevelFigures::*counts;
};
inline constexpr std::array<KeyCountsRow, 5> keyCountsRows{{{QLatin1StringView("killers"), &LevelFigures::killers},
                                                            {QLatin1StringView("hitters"), &LevelFigures::hitters},
                                                            {QLatin1StringView("met"), &LevelFigures::met},
                                                            {QLatin1StringView("taken"), &LevelFigures::taken},
                                                            {QLatin1StringView("used"), &LevelFigures::used}}};
struct CellCountsRow {
    QLatin1StringView key;
    CellCounts LevelFigures::*counts;
};
inline constexpr std::array<CellCountsRow, 5> cellCountsRows{{{QLatin1StringView("deaths"), &LevelFigures::deaths},
                                                              {QLatin1StringView("hits"), &LevelFigures::hits},
                                                              {QLatin1StringView("waits"), &LevelFigures::waits},
                                                              {QLatin1StringView("visits"), &LevelFigures::visits},
                                                              {QLatin1StringView("takes"), &LevelFigures::takes}}};

/// The figures of all games of one bot.
struct BotFigures {
    QString bot;         ///< key of the bot
    qint64 commands = 0; ///< number of commands in all games
    /// Number of games that count for deathsUntilWon: if the rules let the hero respawn, games with a seed divisible by
    /// ten, except those in which the bot gave up. Lost games among these are then continued until a victory or until
    /// the bot gives up. The continuation changes no other figures.
    qint64 playedOn = 0;
    qint64 deathsUntilWon = 0; ///< deaths in the games of `playedOn`
    /// Games won, by the number of the hero's steps; in campaigns, of his steps in the last level.
    std::map<int, qint64> stepsToWin = {};
    /// The results of games: for each range of consecutive seeds, by its first seed, a text with one letter a game: `w`
    /// won, `l` lost, `g` gave up.
    std::map<qint64, QByteArray> ends = {};
    std::vector<LevelFigures> places = {}; ///< by level of the course in order, or by depth

    /// Returns the number of games.
    qint64 games() const;
    qint64 count(GameEnd end) const;
    /// Returns the letter of `ends` for the game with a seed; std::nullopt if it was not played.
    std::optional<char> endOf(qint64 seed) const;
    /// Adds the games of `other`, which must have no game in common with these figures.
    void merge(const BotFigures &other);
    /// Adds the result of a game to `ends`. Its seed must be new.
    void addEnd(std::uint64_t seed, GameEnd end);

    friend bool operator==(const BotFigures &, const BotFigures &) = default;
};
