#include "gamecore/playtest/comparison.h"

#include <algorithm>
#include <cmath>

/// The logarithm of how much likelier a mean of the differences is than no difference.
double Comparison::likelihood(double mean) const
{
    const auto pairs = double(m_pairs);
    const double seen = double(m_more - m_less) / pairs;
    // One pair of each kind is taken for granted, so that a row of equal pairs is no certainty.
    const double variance = (double(m_more + m_less) + 1) / (pairs + 1) - seen * seen;
    return pairs * mean * (2 * seen - mean) / (2 * variance);
}

void Comparison::add(bool wonBefore, bool wonNow)
{
    if (m_verdict != Verdict::Open) {
        return;
    }
    ++m_pairs;
    m_more += wonNow && !wonBefore ? 1 : 0;
    m_less += wonBefore && !wonNow ? 1 : 0;
    if (m_pairs < fewest) {
        return;
    }
    const double shown = std::log((1 - error) / (error / 2)); // either way may be the wrong one
    const double refuted = std::log(error / (1 - error / 2));
    const double up = likelihood(difference);
    const double down = likelihood(-difference);
    if (up >= shown) {
        m_verdict = Verdict::Better;
    } else if (down >= shown) {
        m_verdict = Verdict::Worse;
    } else if (up <= refuted && down <= refuted) {
        m_verdict = Verdict::NoDifference;
    }
}

Comparison comparisonOf(const PlayerFigures &before, const PlayerFigures &now)
{
    Comparison comparison;
    for (const auto &[first, row] : before.ends) {
        for (qsizetype i = 0; i < row.size() && comparison.verdict() == Comparison::Verdict::Open; ++i) {
            if (const std::optional<char> end = now.endOf(first + i)) {
                comparison.add(row.at(i) == 'w', *end == 'w');
            }
        }
    }
    return comparison;
}
