#include "gamecore/playtest/statistics.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double usualError = 0.05;
/// The two-sided 95 % quantile of the normal distribution.
constexpr double usualQuantile = 1.959963984540054;

/// Returns the probability of at most `won` wins in `games` games, if each is won with probability `p`.
double chanceOfAtMost(qint64 won, qint64 games, double p)
{
    if (p <= 0) {
        return 1;
    }
    if (p >= 1) {
        return won >= games ? 1 : 0;
    }
    const double logP = std::log(p);
    const double logQ = std::log1p(-p);
    double sum = 0;
    for (qint64 i = 0; i <= won; ++i) {
        const auto k = double(i);
        const auto n = double(games);
        sum += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * logP + (n - k) * logQ);
    }
    return std::min(1.0, sum);
}

/// Returns the point in 0..1 where a decreasing function reaches `value`, by bisection.
template<typename Function>
double crossing(double value, const Function &function)
{
    double low = 0;
    double high = 1;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (function(middle) > value ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

Share shareOf(qint64 won, qint64 games)
{
    if (games == 0) {
        return {};
    }
    const auto n = double(games);
    const double share = double(won) / n;
    const double z2 = usualQuantile * usualQuantile;
    const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
    const double reach = usualQuantile / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return {share, won == 0 ? 0 : middle - reach, won == games ? 1 : middle + reach};
}

Share exactShareOf(qint64 won, qint64 games, double error)
{
    if (games == 0) {
        return {};
    }
    const double half = error / 2;
    Share result{double(won) / double(games), 0, 1};
    if (won > 0) {
        result.low = crossing(1 - half, [=](double p) { return chanceOfAtMost(won - 1, games, p); });
    }
    if (won < games) {
        result.high = crossing(half, [=](double p) { return chanceOfAtMost(won, games, p); });
    }
    return result;
}

/// The looks spend 1/2, 1/6, 1/12, ... of the error, which add up to 1.
void WatchedShare::add(qint64 won, qint64 games)
{
    m_won += won;
    m_games += games;
    bool isLook = false;
    while (m_games >= m_nextLook) {
        m_nextLook *= 2;
        ++m_looks;
        isLook = true;
    }
    if (isLook) {
        const double part = 1.0 / (double(m_looks) * (m_looks + 1));
        const Share now = exactShareOf(m_won, m_games, usualError * part);
        m_share.low = std::max(m_share.low, now.low);
        m_share.high = std::min(m_share.high, now.high);
    }
    m_share.share = m_games == 0 ? 0 : double(m_won) / double(m_games);
}

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
