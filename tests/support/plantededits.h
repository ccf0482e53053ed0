#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/playtest/comparison.h"
#include "gamecore/playtest/playout.h"

#include <memory>

// Edits that are planted into levels, to see whether a comparison of playtests names them.

/// Games of one version of a level by one bot, each played once it is asked for.
class VersionGames {
public:
    VersionGames(const CataloguePtr &catalogue, const PlayableLevel &level, const Bot &bot);

    bool isWon(std::uint64_t seed);

private:
    Course m_course;
    Bot m_bot;
    Playout m_playout;
    std::map<std::uint64_t, bool> m_won;
};

/// How a game of a version and the game of the other one with the same luck ended.
struct WonPair {
    bool before = false;
    bool now = false;
};
std::vector<WonPair> playPairs(VersionGames &before, VersionGames &now, std::uint64_t first, qint64 pairs);

/// What is known of such pairs.
struct PairCounts {
    double change = 0;   ///< of the share of games won
    double variance = 0; ///< of the difference of a pair
};
PairCounts countsOf(const std::vector<WonPair> &pairs);

/// What a comparison answered to edits of which is known whether the share rises (1), falls (-1) or stays (0).
struct EditAnswers {
    qint64 planted = 0; ///< edits that change the share
    qint64 named = 0;   ///< of these, rightly
    qint64 harmless = 0;
    qint64 alarms = 0; ///< of these named as changes
    qint64 pairs = 0;  ///< that the answers took
    /// That a test of fixed size takes which knows the variance of the pairs before: to name a change of
    /// Comparison::difference in 95 of 100 cases, and one that is none, of either sign, in 5.
    double fixedPairs = 0;

    void add(int change, const Comparison &comparison, double variance);
    void add(const EditAnswers &other);
    QString text() const;
};

/// Edits that change the share by exactly Comparison::difference, and as many that change nothing but the luck of as
/// many games, made of the pairs of a real edit that changes more: it takes place in only so many games, drawn from
/// those.
EditAnswers answersToShares(const std::vector<WonPair> &pairs, int edits, Rng &rng);

/// Does to a level what authors do, in one place that chance chooses: moves something, puts in another monster, takes
/// one out, builds or breaks a wall. Nothing if it is no level that can be played then.
std::optional<PlayableLevel> editedByChance(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng);
/// The same level with other texts.
PlayableLevel withOtherTexts(const PlayableLevel &level, const Catalogue &catalogue);
/// The same level with more wall around it in the east, and in that, at a height that chance chooses, ground on which
/// nobody can ever be.
PlayableLevel withGroundInWalls(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng);
