#pragma once

// gamecore/playtest: many games by bots, with their statistics, comparisons and files.
//
// A game is identified by its seed, so games can be played anywhere, in any order and in any parts. Results are counts
// that add up: merging is associative and commutative, and the same games give the same figures however they were
// distributed. Shares, intervals and medians are computed from the counts on demand. This module does not deal with
// threads or running time.

#include "gamecore/base/point.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// The result of a bot's game. Won means without a death, even where the hero respawns.
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

/// The figures of one level, or of one depth of a dungeon.
struct PlaceFigures {
    static constexpr int tenths = 10;

    Size size = {}; ///< of the level; empty for a dungeon
    qint64 entered = 0;
    std::array<qint64, gameEndCount> ended{}; ///< games that ended here, by GameEnd; Won only in the last place
    qint64 left = 0;                          ///< games that continued to the next place
    /// By tenths of the goals achieved: games that got so far, and games that were lost there.
    std::array<qint64, tenths> reached{};
    std::array<qint64, tenths> lostAt{};
    std::array<qint64, tenths + 1> hpLeft{}; ///< by tenths of maximum hit points: games that left or won this place
    qint64 nearMisses = 0;                   ///< times that the hero survived a moment of deadly danger
    KeyCounts killers = {};                  ///< kinds and terrain that killed the hero
    KeyCounts hitters = {};                  ///< kinds and terrain that damaged the hero
    KeyCounts met = {};                      ///< games in which the hero saw a monster of the kind
    KeyCounts taken = {};                    ///< items taken, by kind
    KeyCounts used = {};                     ///< items used, by kind
    CellCounts visits = {};                  ///< moves of the hero to each cell
    CellCounts deaths = {};
    CellCounts hits = {};
    CellCounts waits = {}; ///< deliberate waits on each cell
    CellCounts takes = {}; ///< items and treasure taken on each cell

    /// Returns the number of games that left this place alive: they continued or were won.
    qint64 survived() const { return left + ended[std::size_t(GameEnd::Won)]; }
    /// Returns the mean share of hit points left in these games, 0 to 1, using the middle of each tenth; std::nullopt
    /// if there are none.
    std::optional<double> meanHpLeft() const;
    void merge(const PlaceFigures &other);
    int numberOf(Point cell) const { return cell.y * size.width + cell.x; }
    Point cellOf(int number) const { return {number % size.width, number / size.width}; }
    friend bool operator==(const PlaceFigures &, const PlaceFigures &) = default;
};
/// Returns the key with the highest count, the first one in case of a tie; std::nullopt if there are no counts.
std::optional<std::pair<QString, qint64>> mostOf(const KeyCounts &counts);

/// Tables of the counts of a place by key and by cell, with their keys in files.
struct KeyCountsRow {
    QLatin1StringView key;
    KeyCounts PlaceFigures::*counts;
};
inline constexpr std::array<KeyCountsRow, 5> keyCountsRows{{{QLatin1StringView("killers"), &PlaceFigures::killers},
                                                            {QLatin1StringView("hitters"), &PlaceFigures::hitters},
                                                            {QLatin1StringView("met"), &PlaceFigures::met},
                                                            {QLatin1StringView("taken"), &PlaceFigures::taken},
                                                            {QLatin1StringView("used"), &PlaceFigures::used}}};
struct CellCountsRow {
    QLatin1StringView key;
    CellCounts PlaceFigures::*counts;
};
inline constexpr std::array<CellCountsRow, 5> cellCountsRows{{{QLatin1StringView("deaths"), &PlaceFigures::deaths},
                                                              {QLatin1StringView("hits"), &PlaceFigures::hits},
                                                              {QLatin1StringView("waits"), &PlaceFigures::waits},
                                                              {QLatin1StringView("visits"), &PlaceFigures::visits},
                                                              {QLatin1StringView("takes"), &PlaceFigures::takes}}};

/// The figures of a bot.
struct BotFigures {
    QString bot;
    qint64 commands = 0;
    qint64 playedOn = 0; ///< games continued after a death until they were won: every tenth, where the hero respawns
    qint64 deathsUntilWon = 0;             ///< deaths in these games
    std::map<int, qint64> stepsToWin = {}; ///< games won, by the hero's steps
    std::map<qint64, QByteArray> ends =
        {}; ///< runs of contiguous seeds, by the first seed: `w`, `l` or `g` for each game
    std::vector<PlaceFigures> places = {}; ///< levels in order, or depths

    qint64 games() const;
    qint64 count(GameEnd end) const;
    /// Returns the letter of the game with a seed; std::nullopt if it was not played.
    std::optional<char> endOf(qint64 seed) const;
    /// Adds the games of `other`, which must have no game in common with this.
    void merge(const BotFigures &other);
    /// Adds the result of a game.
    void addEnd(std::uint64_t seed, GameEnd end);

    friend bool operator==(const BotFigures &, const BotFigures &) = default;
};
