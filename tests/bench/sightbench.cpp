#include "tests/bench/groups.h"
#include "tests/bench/sightsides.h"
#include "tests/bench/tcod/duels.h"

using namespace Qt::StringLiterals;

namespace {

struct Pairs {
    qint64 asked = 0;
    qint64 uneven = 0; ///< pairs in which only one cell sees the other
};

/// Counts pairs of floor cells drawn from a map.
void countPairs(const BenchMap &map, int radius, Pairs &pairs)
{
    constexpr int viewers = 60;
    OurSight sight(map);
    const std::vector<Point> cells = drawnFrom(largestPart(map), viewers, 7);
    std::vector<std::vector<bool>> sees;
    for (const Point from : cells) {
        sight.look(from, radius);
        std::vector<bool> seen;
        for (const Point to : cells) {
            seen.push_back(sight.isVisible(to));
        }
        sees.push_back(seen);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            ++pairs.asked;
            pairs.uneven += sees[i][j] != sees[j][i] ? 1 : 0;
        }
    }
}

BenchRow symmetryRow()
{
    constexpr int seeds = 20;
    Pairs pairs;
    for (const MapKind kind : mapKinds) {
        for (int seed = 0; seed < seeds; ++seed) {
            const BenchMap map = makeMap(kind, {40 + 5 * seed, 30 + seed}, std::uint64_t(seed));
            countPairs(map, 8, pairs);
            countPairs(map, OurSight::unlimited, pairs);
        }
    }
    return {.goalId = u"F5"_s,
            .what = u"pairs of floor cells of which only one sees the other"_s,
            .value = double(pairs.uneven),
            .goal = Goal::atMost(0),
            .note = u"of %1 on random maps; all 4x4 maps in tests/base/tst_fieldofview"_s.arg(pairs.asked)};
}

} // namespace

void measureSight(Report &report)
{
    measureSightDuels(report);
    report.add(symmetryRow());
}
