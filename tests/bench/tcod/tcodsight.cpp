#include "tests/bench/cellround.h"
#include "tests/bench/sightsides.h"
#include "tests/bench/tcod/duels.h"
#include "tests/bench/tcod/tcodmap.h"
#include "tests/bench/timing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int viewpoints = 1000;

const std::array<QString, TcodMap::algorithms.size()> &algorithmNames()
{
    static const std::array<QString, TcodMap::algorithms.size()> names{
        u"BASIC"_s, u"DIAMOND"_s, u"SHADOW"_s, u"PERMISSIVE_8"_s, u"RESTRICTIVE"_s, u"SYMMETRIC_SHADOWCAST"_s};
    return names;
}

/// The results of one map and radius, in nanoseconds per view.
struct Duel {
    QString where;
    Measured ours;
    Measured fastest;
    QString fastestName;
    Measured symmetric;
};

struct Place {
    MapKind kind;
    Size size;
    int radius; ///< 0: unlimited

    QString name() const
    {
        const QString reach = radius == 0 ? u"unlimited"_s : u"radius %1"_s.arg(radius);
        return u"%1x%2 %3, %4"_s.arg(size.width).arg(size.height).arg(mapKindName(kind), reach);
    }
};

Duel fight(const Place &place)
{
    const BenchMap map = makeMap(place.kind, place.size);
    OurSight ours(map);
    TcodMap theirs(map);
    CellRound cells(drawnFrom(largestPart(map), viewpoints, 5));
    const int batch = place.size == tutorialSize ? 50 : 5;
    const int ourRadius = place.radius == 0 ? OurSight::unlimited : place.radius;
    std::vector<Contestant> sides{{[&, cells]() mutable {
                                       for (int i = 0; i < batch; ++i) {
                                           ours.look(cells.next(), ourRadius);
                                       }
                                   },
                                   double(batch)}};
    for (const TCOD_fov_algorithm_t algorithm : TcodMap::algorithms) {
        sides.push_back({[&, cells, algorithm]() mutable {
                             for (int i = 0; i < batch; ++i) {
                                 theirs.look(cells.next(), place.radius, algorithm);
                             }
                         },
                         double(batch)});
    }
    const std::vector<Measured> taken = alternate(sides);
    const auto fastest = std::min_element(taken.begin() + 1, taken.end(),
                                          [](const Measured &a, const Measured &b) { return a.median < b.median; });
    return {place.name(), taken.front(), *fastest, algorithmNames()[std::size_t(fastest - taken.begin() - 1)],
            taken.back()};
}

BenchRow fastestRow(const QString &goalId, const Duel &duel, const Goal &goal)
{
    BenchRow row = ratioRow(goalId, duel.where % u", libtcod's fastest"_s, u"ns"_s, duel.ours, duel.fastest);
    row.goal = goal;
    row.note = duel.fastestName;
    return row;
}

BenchRow symmetricRow(const QString &goalId, const Duel &duel, const Goal &goal)
{
    BenchRow row = ratioRow(goalId, duel.where % u", libtcod's symmetric one"_s, u"ns"_s, duel.ours, duel.symmetric);
    row.goal = goal;
    return row;
}

BenchRow meanRow(const QString &goalId, const QString &what, const std::vector<double> &ratios, double impossible)
{
    return {.goalId = goalId,
            .what = what,
            .value = geometricMean(ratios),
            .valueUnit = u"x"_s,
            .goal = {Better::Higher, {}, impossible},
            .note = u"geometric mean of the %1 above"_s.arg(ratios.size())};
}

std::vector<Duel> duelsOn(Size size, const std::vector<int> &radii)
{
    std::vector<Duel> duels;
    for (const MapKind kind : mapKinds) {
        for (const int radius : radii) {
            duels.push_back(fight({kind, size, radius}));
        }
    }
    return duels;
}

/// F1 and F2, from the same runs.
void measureSmall(Report &report)
{
    const std::vector<Duel> duels = duelsOn(tutorialSize, {8, 10});
    std::vector<double> ratios;
    for (const Duel &duel : duels) {
        report.add(fastestRow(u"F1"_s, duel, Goal::atLeast(2.5, 4)));
        ratios.push_back(report.rows().back().value);
    }
    report.add(meanRow(u"F1"_s, u"80x45, all kinds, libtcod's fastest"_s, ratios, 5.7));
    ratios.clear();
    for (const Duel &duel : duels) {
        report.add(symmetricRow(u"F2"_s, duel, Goal::atLeast(6, 11)));
        ratios.push_back(report.rows().back().value);
    }
    report.add(meanRow(u"F2"_s, u"80x45, all kinds, libtcod's symmetric one"_s, ratios, 20));
}

} // namespace

void measureSightDuels(Report &report)
{
    measureSmall(report);
    for (const Duel &duel : duelsOn(largeSize, {8, 10})) {
        report.add(fastestRow(u"F3"_s, duel, Goal::atLeast(30, 110)));
    }
    for (const Duel &duel : duelsOn(tutorialSize, {0})) {
        report.add(fastestRow(u"F4"_s, duel, Goal::atLeast(1.2, 1.8)));
        report.add(symmetricRow(u"F4"_s, duel, Goal::atLeast(1.2, 1.8)));
    }
}
