#pragma once

// gamecore/playtest: many games by bots, and the figures that follow for a level.
//
// A game is told apart by its seed alone, so games can be played anywhere, in any order and in any parts, and what they
// come to is counted in whole numbers that add up: merging is associative and commutative, and the same games give the
// same figures however they were shared out. Shares, intervals and medians are made of these numbers when somebody
// reads them. Threads and seconds are nobody's business here.

#include "gamecore/base/point.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// How a game of a bot ended. Won means without a death, also where the hero returns.
enum class GameEnd : std::uint8_t {
    Won,
    Lost,
    GaveUp ///< nothing more came of what he did, or it took longer than anybody would play
};
inline constexpr int gameEndCount = 3;

/// Counts by a key, in the order of keys.
using KeyCounts = std::map<QString, qint64>;

/// Counts by cell, by its number row by row, of those that have one: a large level in which little happened takes
/// little. Empty where cells mean nothing, as in a dungeon, whose depths are others each time.
using CellCounts = std::map<int, qint64>;

/// What happened in one level, or on one depth of a dungeon.
struct PlaceFigures {
    static constexpr int tenths = 10;

    Size size = {}; ///< of the level; empty: of a dungeon
    qint64 entered = 0;
    std::array<qint64, gameEndCount> ended{}; ///< games that ended here, by GameEnd; Won: that were over with it
    qint64 left = 0;                          ///< games that went on from here
    /// By how much of what wins was done, in tenths: games that came so far, and those that were lost there.
    std::array<qint64, tenths> reached{};
    std::array<qint64, tenths> lostAt{};
    std::array<qint64, tenths + 1> hpLeft{}; ///< by hit points in tenths of the most, of games that left or won it
    qint64 nearMisses = 0;                   ///< times that somebody deadly stood beside the hero, and he lived
    KeyCounts killers = {};                  ///< kinds and terrain that killed the hero
    KeyCounts hitters = {};                  ///< that took hit points from him
    KeyCounts met = {};                      ///< games in which a monster of the kind was seen
    KeyCounts taken = {};                    ///< items taken, by kind
    KeyCounts used = {};                     ///< items used, by kind
    CellCounts visits = {};                  ///< commands that brought the hero there
    CellCounts deaths = {};
    CellCounts hits = {};
    CellCounts waits = {}; ///< commands with which he waited there of his own will
    CellCounts takes = {}; ///< things that were taken there

    /// Games that left it alive: that went on, or were over with it.
    qint64 survived() const { return left + ended[std::size_t(GameEnd::Won)]; }
    /// The mean share of hit points that these had left, 0 to 1, by the middle of each tenth; nothing without any.
    std::optional<double> meanHpLeft() const;
    void merge(const PlaceFigures &other);
    int numberOf(Point cell) const { return cell.y * size.width + cell.x; }
    Point cellOf(int number) const { return {number % size.width, number / size.width}; }
    friend bool operator==(const PlaceFigures &, const PlaceFigures &) = default;
};
/// The key with the highest count, the first of several; nothing without any.
std::optional<std::pair<QString, qint64>> mostOf(const KeyCounts &counts);

/// The counts of a place by key and by cell, with their words in files.
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

/// What a bot's games came to.
struct BotFigures {
    QString bot;
    qint64 commands = 0;
    qint64 playedOn = 0; ///< games that were played on after a death until they were won: each tenth, where he returns
    qint64 deathsUntilWon = 0;             ///< in those
    std::map<int, qint64> stepsToWin = {}; ///< games won, by the hero's steps
    std::map<qint64, QByteArray> ends =
        {};                                ///< by the seed of the first of several games in a row: `w`, `l` or `g` each
    std::vector<PlaceFigures> places = {}; ///< levels in order, or depths

    qint64 games() const;
    qint64 count(GameEnd end) const;
    /// The letter of `ends` of the game of a seed; nothing if it was not played.
    std::optional<char> endOf(qint64 seed) const;
    /// Adds games; none of them may be there already.
    void merge(const BotFigures &other);
    /// Adds how a game ended.
    void addEnd(std::uint64_t seed, GameEnd end);

    friend bool operator==(const BotFigures &, const BotFigures &) = default;
};
