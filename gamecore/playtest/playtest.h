#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/playtest/playout.h"

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
    int leftOut = 0; ///< number of types of cell counts that are omitted to limit the size (playtestbounds.h)

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
