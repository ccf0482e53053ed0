#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/playtest/playout.h"

/// A range of `count` consecutive seeds, at most up to largestSeed.
struct SeedRange {
    std::uint64_t first = 0;
    qint64 count = 0;

    /// Returns part `number`, from 1, of `of` parts of nearly equal size.
    SeedRange shard(qint64 number, qint64 of) const;
};

/// The result of a playtest: the figures of each bot, in the order of the bots.
struct Playtest {
    QString level;   ///< name of the level; empty for a dungeon
    QString ruleset; ///< key of the ruleset in force
    std::uint64_t levelHash =
        0; ///< hash of everything that affects play (gamecore/replay/levelhash.h); 0 for a dungeon
    std::vector<BotFigures> bots;
    int leftOut = 0; ///< number of kinds of cell counts that are omitted for size (playtestbounds.h)

    friend bool operator==(const Playtest &, const Playtest &) = default;
};

/// Returns a playtest of a course without any games.
Playtest playtestOf(const Course &course, const std::vector<Bot> &bots, const QString &name);

/// The reason why two playtests cannot be merged or compared: they differ in level, ruleset or bots, or share games.
enum class PlaytestFault : std::uint8_t { None, OtherLevel, OtherBots, SameGames };
/// Adds the games of another playtest. Changes nothing unless it returns None.
PlaytestFault merge(Playtest &playtest, const Playtest &other);

/// Plays games of one bot. Stops after the current game when cancelled.
BotFigures playGames(const Course &course, const Bot &bot, const SeedRange &seeds,
                     const std::atomic<bool> *isCancelled = nullptr);
