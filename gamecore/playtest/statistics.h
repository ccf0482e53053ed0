#pragma once

#include "gamecore/playtest/figures.h"

#include <QtGlobal>

// Statistics of games won: shares with their confidence intervals, and a test that compares two versions of a level.

/// A share of games, 0 to 1, with its 95 % confidence interval.
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;

    friend bool operator==(const Share &, const Share &) = default;
};

/// Returns the share of games won, with the score interval for a number of games that was fixed in advance (E. B.
/// Wilson, "Probable inference, the law of succession, and statistical inference", 1927). The interval is 0 to 1 for 0
/// games.
Share shareOf(qint64 won, qint64 games);

/// A confidence interval for games that are watched while they are played. If shareOf() is shown repeatedly, the
/// probability that at least one of the intervals misses the true share exceeds 5 %. With this class, the probability
/// that all intervals contain the true share is at least 95 %. Each time the number of games has doubled, a part of the
/// 5 % is spent on a new interval, which narrows the previous one (Bonferroni over Clopper-Pearson bounds: C. Clopper,
/// E. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial", 1934). The intervals
/// are therefore wider than those of shareOf(), and change only at 16, 32, 64, ... games.
class WatchedShare {
public:
    static constexpr qint64 firstLook = 16; ///< number of games before the first interval; until then it is 0 to 1

    /// Adds games, of which `won` were won.
    void add(qint64 won, qint64 games);
    /// Returns the share of all games so far, with the interval of the last doubling.
    const Share &share() const { return m_share; }

private:
    qint64 m_won = 0;
    qint64 m_games = 0;
    qint64 m_nextLook = firstLook;
    int m_looks = 0;
    Share m_share;
};

/// Returns the share of games won, with the exact interval (Clopper-Pearson) that misses the true share with a
/// probability of at most `error`, 0 to 1. The interval is 0 to 1 for 0 games.
Share exactShareOf(qint64 won, qint64 games, double error);

/// A sequential test that decides which of two versions of a level is won more often. Both versions are played with the
/// same seeds. Most pairs of games with the same seed then end the same way; the few other pairs decide the test.
///
/// The test is about the mean of the differences: 1 for a pair that only the new version won, -1 for a pair that only
/// the old version won, and 0 for the same result. Its method is also used to compare chess engines: A. Wald,
/// "Sequential tests of statistical hypotheses", 1945, with a generalized likelihood ratio over the three chances (won
/// only now, won only before, same result) (M. Van den Bergh, "A practical introduction to the GSPRT", 2016). The test
/// does not use the normal approximation, so it is also valid if few pairs differ. There are three hypotheses: the
/// share of games won has risen by `difference`, has fallen by it, or has not changed.
class Comparison {
public:
    enum class Verdict : std::uint8_t {
        Open,        ///< more games are needed
        Better,      ///< the new version is won more often
        Worse,       ///< the new version is won less often
        NoDifference ///< the share of games won differs by less than `difference`
    };
    static constexpr double difference = 0.05; ///< change of the share of games won that the test detects
    static constexpr double error = 0.05;      ///< probability of reporting a change where there is none
    /// The nominal probability of missing a difference in Wald's bound. Random walks overshoot the bound a little, so
    /// the actual probability is 0.05, and fewer games are needed than with a nominal 0.05 (measured by the test suite
    /// plantededits).
    static constexpr double missAsked = 0.0725;
    static constexpr qint64 fewest = 64; ///< number of pairs before the first verdict

    /// Adds one pair of games with the same seed. Ignored after the verdict.
    void add(bool wonBefore, bool wonNow);
    Verdict verdict() const { return m_verdict; }
    /// Returns the number of pairs up to the verdict, or of all pairs if there is none.
    qint64 pairs() const { return m_pairs; }

private:
    qint64 m_pairs = 0;
    qint64 m_more = 0; ///< pairs that only the new version won
    qint64 m_less = 0; ///< pairs that only the old version won
    Verdict m_verdict = Verdict::Open;
};

/// Compares the games that two versions of a level have in common for one bot, in the order of seeds, until the test
/// has a verdict; `Open` if there are too few games for one.
Comparison comparisonOf(const BotFigures &before, const BotFigures &now);
