#include "gamecore/playtest/comparison.h"

#include <algorithm>
#include <cmath>

namespace {

double logTimes(qint64 count, double chance)
{
    return count == 0 ? 0 : double(count) * std::log(chance);
}

/// Returns the logarithm of the greatest likelihood of such pairs, if the chances of gaining and of losing a win differ
/// by `mean` (at least 0). `gone` is then the root of a quadratic equation.
double likelihoodOf(qint64 more, qint64 less, qint64 same, double mean)
{
    const auto all = double(more + less + same);
    const double half = double(more + less) * (1 - mean) - 2 * mean * double(less + same);
    const double gone = (half + std::sqrt(half * half + 8 * all * double(less) * mean * (1 - mean))) / (4 * all);
    return logTimes(more, gone + mean) + logTimes(less, gone) + logTimes(same, 1 - mean - 2 * gone);
}

} // namespace

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
    const double shown = std::log((1 - error) / (error / 2)); // two-sided: a wrong verdict can go in either direction
    const double refuted = std::log(missAsked / (1 - error / 2));
    const qint64 same = m_pairs - m_more - m_less;
    const double none = likelihoodOf(m_more, m_less, same, 0);
    const double up = likelihoodOf(m_more, m_less, same, difference) - none;
    const double down = likelihoodOf(m_less, m_more, same, difference) - none;
    if (up >= shown) {
        m_verdict = Verdict::Better;
    } else if (down >= shown) {
        m_verdict = Verdict::Worse;
    } else if (up <= refuted && down <= refuted) {
        m_verdict = Verdict::NoDifference;
    }
}

Comparison comparisonOf(const BotFigures &before, const BotFigures &now)
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
