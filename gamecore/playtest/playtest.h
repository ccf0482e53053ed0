#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/playtest/playout.h"

#include <QStringList>

/// A range of `count` consecutive seeds. The last one is at most largestSeed.
struct SeedRange {
    std::uint64_t first = 0;
    qint64 count = 0;

    /// Returns part `number` (1..`of`) of `of` parts of nearly equal size.
    SeedRange shard(qint64 number, qint64 of) const;
};

/// The result of a playtest: the figures of each bot, in the order of the bots.
struct Playtest {
    QString level;   ///< name of the level or campaign; empty for a dungeon
    QString ruleset; ///< key of the ruleset in force; in a campaign, that of the first level
    /// Hash of everything in the level, or in the levels of a campaign, that affects play
    /// (gamecore/replay/levelhash.h); 0 for a dungeon.
    std::uint64_t levelHash = 0;
    std::vector<BotFigures> bots;
    int leftOut = 0; ///< number of types of cell counts that are omitted to limit the size (omissionOrder)

    friend bool operator==(const Playtest &, const Playtest &) = default;
};

/// Returns a playtest of a course without any games. `name` is the name of the level or campaign.
Playtest playtestOf(const Course &course, const std::vector<Bot> &bots, const QString &name);

/// The reason why two playtests cannot be merged: they have different levels or rulesets, have different bots, or both
/// have a game of the same bot with the same seed.
enum class PlaytestFault : std::uint8_t { None, OtherLevel, OtherBots, SameGames };
/// Adds the games of another playtest. Changes nothing unless it returns None.
PlaytestFault merge(Playtest &playtest, const Playtest &other);

/// Plays the games of one bot on a course with all of `seeds`, and returns their figures. If cancelled, stops after the
/// current game and returns the figures so far.
BotFigures playGames(const Course &course, const Bot &bot, const SeedRange &seeds,
                     const std::atomic<bool> *isCancelled = nullptr);

// Size limits of a playtest, so that every playtest file can be read back with little memory.
//
// Cell counts are sparse. If a playtest of huge levels has too many of them, whole types of cell counts (visits, waits
// and so on) are omitted, always in the same order, until the rest fits. A type that is omitted for a part of the games
// is also omitted for all games together, since all games together never have fewer cell counts than a part. However
// the games were split, merging their parts therefore gives the same figures.

/// The maximum number of cell counts in a playtest, over all bots, levels, depths and types.
inline constexpr qint64 mostCellCounts = 1'500'000;
/// The maximum number of elements of `ends` and `stepsToWin`, over all bots.
inline constexpr qint64 mostOtherRows = 400'000;
/// The maximum number of games in a playtest, over all bots: the file has a letter for each game.
inline constexpr qint64 mostGamesTogether = 20'000'000;

/// The types of cell counts in the order in which they are omitted.
inline constexpr std::array<CellCounts LevelFigures::*, cellCountsRows.size()> omissionOrder{
    &LevelFigures::visits, &LevelFigures::waits, &LevelFigures::hits, &LevelFigures::takes, &LevelFigures::deaths};

/// Returns the number of types to omit, from the beginning of `omissionOrder`. The result is at least `leftOut`, the
/// number of types already omitted.
int typesToOmit(const std::vector<BotFigures> &bots, int leftOut);
/// True if a type is among the first `leftOut` types of omissionOrder.
bool isLeftOut(CellCounts LevelFigures::*counts, int leftOut);
/// Returns the names in files of the types in `omissionOrder`, in this order.
QStringList wordsOfLeftOut();
/// Clears the counts of the first `leftOut` types of omissionOrder.
void leaveOut(std::vector<BotFigures> &bots, int leftOut);
