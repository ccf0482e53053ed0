#include "tests/bench/report/row.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t enoughForP95 = 20;

bool meets(double value, double bound, Better better)
{
    return better == Better::Higher ? value >= bound : value <= bound;
}

} // namespace

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None:
        return {};
    case Verdict::Missed:
        return u"no"_s;
    case Verdict::Reached:
        return u"yes"_s;
    case Verdict::Beyond:
        return u"beyond"_s;
    }
    return {};
}

Verdict verdictOf(const BenchRow &row)
{
    const Goal &goal = row.goal;
    if (goal.impossible && meets(row.value, *goal.impossible, goal.better)) {
        return Verdict::Beyond;
    }
    if (!goal.reachable) {
        return Verdict::None;
    }
    return meets(row.value, *goal.reachable, goal.better) ? Verdict::Reached : Verdict::Missed;
}

BenchRow ratioRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours,
                  const Measured &peer)
{
    Q_ASSERT(ours.median > 0);
    return {.goalId = goalId,
            .what = what,
            .value = peer.median / ours.median,
            .valueUnit = u"x"_s,
            .unit = unit,
            .ours = ours,
            .peer = peer};
}

BenchRow ownRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours)
{
    return {.goalId = goalId, .what = what, .value = ours.median, .valueUnit = unit, .unit = unit, .ours = ours};
}

double medianOf(std::vector<double> samples)
{
    Q_ASSERT(!samples.empty());
    std::sort(samples.begin(), samples.end());
    const std::size_t half = samples.size() / 2;
    return samples.size() % 2 == 1 ? samples[half] : (samples[half - 1] + samples[half]) / 2;
}

double percentileOf(std::vector<double> samples, int percent)
{
    Q_ASSERT(!samples.empty() && percent >= 1 && percent <= 100);
    std::sort(samples.begin(), samples.end());
    const std::size_t rank = (samples.size() * std::size_t(percent) + 99) / 100;
    return samples[rank - 1];
}

Measured measuredOf(const std::vector<double> &samples)
{
    Measured measured{medianOf(samples), {}};
    if (samples.size() >= enoughForP95) {
        measured.p95 = percentileOf(samples, 95);
    }
    return measured;
}

double geometricMean(const std::vector<double> &numbers)
{
    Q_ASSERT(!numbers.empty());
    double sum = 0;
    for (const double number : numbers) {
        sum += std::log(number);
    }
    return std::exp(sum / double(numbers.size()));
}
