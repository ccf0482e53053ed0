#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/playtest/playout.h"

/// Seeds of games that are played: `count` in a row. Seeds end at largestSeed.
struct SeedRange {
    std::uint64_t first = 0;
    qint64 count = 0;

    /// Part `number`, from 1, of so many that are as equal as can be.
    SeedRange shard(qint64 number, qint64 of) const;
};

/// What a playtest came to: the figures of each bot, in the order of the bots.
struct Playtest {
    QString level;               ///< its name; of a dungeon empty
    QString ruleset;             ///< key of the one in force
    std::uint64_t levelHash = 0; ///< of all that decides how it is played (gamecore/replay/levelhash.h); 0: a dungeon
    std::vector<BotFigures> bots;
    int leftOut =
        0; ///< kinds of counts by cell that it does not have, since there would be too many (playtestbounds.h)

    friend bool operator==(const Playtest &, const Playtest &) = default;
};

/// A playtest of a course in which no game was played yet.
Playtest playtestOf(const Course &course, const std::vector<Bot> &bots, const QString &name);

/// Whether the games of two playtests are of the same level, ruleset and bots, so that they can be merged or
/// compared, and why not.
enum class PlaytestFault : std::uint8_t { None, OtherLevel, OtherBots, SameGames };
/// Adds the games of another one. Nothing is changed unless the result is None.
PlaytestFault merge(Playtest &playtest, const Playtest &other);

/// Plays games of one bot; stops between two of them once it is cancelled.
BotFigures playGames(const Course &course, const Bot &bot, const SeedRange &seeds,
                     const std::atomic<bool> *isCancelled = nullptr);
