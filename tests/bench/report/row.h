#pragma once

#include <QString>

#include <optional>
#include <vector>

/// The direction in which a figure improves: ratios grow, milliseconds shrink.
enum class Better : std::uint8_t { Higher, Lower };

/// The target of a figure, with two bounds. A bound counts as reached when met exactly.
struct Goal {
    Better better = Better::Higher;
    std::optional<double> reachable;
    std::optional<double> impossible; ///< seems impossible; wanted where clean code allows it

    static Goal atLeast(double reachable, std::optional<double> impossible = {})
    {
        return {Better::Higher, reachable, impossible};
    }
    static Goal atMost(double reachable, std::optional<double> impossible = {})
    {
        return {Better::Lower, reachable, impossible};
    }
};

enum class Verdict : std::uint8_t {
    None,    ///< no reachable bound: a figure for information, or an impossible bound that was missed
    Missed,  ///< short of the reachable bound
    Reached, ///< meets the reachable bound
    Beyond   ///< meets the impossible bound too
};
/// Returns "", "no", "yes" or "beyond", for the table and for JSON.
QString verdictWord(Verdict verdict);

/// The measurement of one side: a median and, with more than a few samples, the value that 95 % of them stay below.
struct Measured {
    double median = 0;
    std::optional<double> p95;
};

/// A line of the table.
struct BenchRow {
    QString goalId = {}; ///< id in the list of goals, such as "F1"; empty for a figure without a goal
    QString what = {};   ///< the measurement, with the peer's name
    double value = 0;
    QString valueUnit = {}; ///< "x" for peer / ours
    Goal goal = {};
    QString unit = {}; ///< unit of both sides: "ns", "ms", "MB"
    std::optional<Measured> ours = {};
    std::optional<Measured> peer = {};
    QString note = {};
    QString group = {}; ///< set by Report
};

/// Compares the row's value with its goal.
Verdict verdictOf(const BenchRow &row);

/// Returns a row of a duel. Its value is peer / ours, of the medians.
BenchRow ratioRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours,
                  const Measured &peer);
/// Returns a row without a peer. Its value is our median.
BenchRow ownRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours);

/// Returns the median of at least one sample.
double medianOf(std::vector<double> samples);
/// Returns the smallest sample that at least `percent` (1..100) of all samples do not exceed.
double percentileOf(std::vector<double> samples, int percent);
/// Returns the median and, for 20 samples or more, p95: with fewer it would be the maximum.
Measured measuredOf(const std::vector<double> &samples);
/// Returns the geometric mean of positive numbers.
double geometricMean(const std::vector<double> &numbers);
