#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/playtest/playout.h"
#include "gamecore/playtest/statistics.h"

#include <memory>

// Edits that are planted into levels, to test whether a comparison of playtests detects them.

/// Games of one version of a level by one bot. Each game is played the first time it is requested.
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

/// The results of two games with the same seed, one in each version.
struct WonPair {
    bool before = false;
    bool now = false;
};
std::vector<WonPair> playPairs(VersionGames &before, VersionGames &now, std::uint64_t first, qint64 pairs);

/// Statistics of such pairs.
struct PairCounts {
    double change = 0;   ///< of the share of games won
    double variance = 0; ///< variance of the difference within a pair
};
PairCounts countsOf(const std::vector<WonPair> &pairs);

/// The answers of a comparison to edits whose effect on the share is known: it rises (1), falls (-1) or stays (0).
struct EditAnswers {
    qint64 planted = 0; ///< number of edits that change the share
    qint64 named = 0;   ///< planted edits that were detected correctly
    qint64 harmless = 0;
    qint64 alarms = 0; ///< harmless edits that were reported as changes
    qint64 pairs = 0;  ///< total pairs played for the answers
    /// Pairs that a fixed-size test with a known variance would need in order to detect a change of
    /// Comparison::difference in 95 % of cases and to report a false change, of either sign, in 5 %.
    double fixedPairs = 0;

    void add(int change, const Comparison &comparison, double variance);
    void add(const EditAnswers &other);
    QString text() const;
};

/// Tests the comparison with edits that change the share by exactly Comparison::difference, and with as many edits that
/// only change the luck of as many games. Both kinds are made from the pairs of a real edit with a larger effect, by
/// applying it only to a random part of the games.
EditAnswers answersToShares(const std::vector<WonPair> &pairs, int edits, Rng &rng);

/// Makes one random edit of the kind that authors make: moves something, adds or removes a monster, builds or breaks a
/// wall. std::nullopt if the level is not playable afterwards.
std::optional<PlayableLevel> editedByChance(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng);
/// Returns the same level with other texts.
PlayableLevel withOtherTexts(const PlayableLevel &level, const Catalogue &catalogue);
/// Returns the same level with a thicker wall in the east. At a random height, the wall contains a floor cell that no
/// actor can reach.
PlayableLevel withGroundInWalls(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng);
