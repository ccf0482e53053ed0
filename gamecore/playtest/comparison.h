#pragma once

#include "gamecore/playtest/figures.h"

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
