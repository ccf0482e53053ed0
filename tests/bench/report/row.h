#pragma once

#include <QString>

#include <optional>
#include <vector>

/// Which way a figure is good: ratios grow, milliseconds shrink.
enum class Better : std::uint8_t { Higher, Lower };

/// What a figure has to reach. Both bounds count as reached when met exactly.
struct Goal {
    Better better = Better::Higher;
    std::optional<double> reachable;
    std::optional<double> impossible; ///< sounds so; is wanted where clean code allows it

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
    None,    ///< nothing to reach: a figure for the reader; or only the impossible, which was not reached
    Missed,  ///< short of the reachable
    Reached, ///< the reachable
    Beyond   ///< the impossible too
};
/// "", "no", "yes", "beyond": for the table and for JSON.
QString verdictWord(Verdict verdict);

/// What one side took: a median and, if more than a few samples were taken, what 95 % of them stayed below.
struct Measured {
    double median = 0;
    std::optional<double> p95;
};

/// One line of the table.
struct BenchRow {
    QString goalId = {}; ///< of the list of goals, such as "F1"; empty for a figure without one
    QString what = {};   ///< what is measured, with the peer's name
    double value = 0;
    QString valueUnit = {}; ///< "x" for peer / ours
    Goal goal = {};
    QString unit = {}; ///< of both sides: "ns", "ms", "MB"
    std::optional<Measured> ours = {};
    std::optional<Measured> peer = {};
    QString note = {};
    QString group = {}; ///< set by Report
};

/// How the row's value stands against its goal.
Verdict verdictOf(const BenchRow &row);

/// A row of a duel: its value is peer / ours, of the medians.
BenchRow ratioRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours,
                  const Measured &peer);
/// A row of ours alone: its value is the median.
BenchRow ownRow(const QString &goalId, const QString &what, const QString &unit, const Measured &ours);

/// Of at least one sample.
double medianOf(std::vector<double> samples);
/// The smallest sample that at least `percent` (1..100) of all are not above.
double percentileOf(std::vector<double> samples, int percent);
/// Median and, of 20 samples or more, p95: of fewer it would be the greatest.
Measured measuredOf(const std::vector<double> &samples);
/// Of numbers above 0.
double geometricMean(const std::vector<double> &numbers);
