#pragma once

#include "gamecore/playtest/figures.h"

/// Whether the second of two versions of a level is won more often than the first, by games of the same seeds: with the
/// same luck on both sides most games end alike, and the few that do not decide.
///
/// A sequential test of the mean of their differences (-1, 0, 1), as chess engines are compared: A. Wald, "Sequential
/// tests of statistical hypotheses", 1945, with the ratio of the greatest likelihoods that three chances (won only now,
/// only before, alike) with such a mean can have (M. Van den Bergh, "A practical introduction to the GSPRT", 2016).
/// Without the usual normal distribution in their place it holds, too, where few pairs differ. Three answers are open:
/// the share has risen by `difference`, fallen by it, or not changed.
class Comparison {
public:
    enum class Verdict : std::uint8_t {
        Open, ///< more games are needed
        Better,
        Worse,
        NoDifference
    };
    static constexpr double difference = 0.05; ///< of the share
    static constexpr double error = 0.05;      ///< chance of naming a change that is none
    /// What is asked of Wald's bound for the chance to miss a difference. Walks stop a little behind their bounds, so
    /// that they miss 5 of 100 with it, and need fewer games than if 5 were asked (suite plantededits).
    static constexpr double missAsked = 0.0725;
    static constexpr qint64 fewest = 64; ///< pairs before which nothing is said

    /// Adds a game of both versions.
    void add(bool wonBefore, bool wonNow);
    Verdict verdict() const { return m_verdict; }
    /// Pairs that it took, or that there were.
    qint64 pairs() const { return m_pairs; }

private:
    qint64 m_pairs = 0;
    qint64 m_more = 0;
    qint64 m_less = 0;
    Verdict m_verdict = Verdict::Open;
};

/// Compares games of one bot that both have, by seed, in the order of seeds, until something is shown; `Open` if
/// nothing is. `before` and `now` are of two versions of a level.
Comparison comparisonOf(const BotFigures &before, const BotFigures &now);
