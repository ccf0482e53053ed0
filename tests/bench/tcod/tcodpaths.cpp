#include "tests/bench/pathscenes.h"
#include "tests/bench/pathsides.h"
#include "tests/bench/tcod/duels.h"
#include "tests/bench/tcod/tcodways.h"
#include "tests/bench/timing.h"

using namespace Qt::StringLiterals;

namespace {

/// Nanoseconds for all monsters of one chase to find their steps.
struct Duel {
    Measured ours;
    Measured astar;
    Measured dijkstra;
};

Duel fight(const BenchMap &map, const std::vector<Chase> &chases)
{
    const TcodMap tcodMap(map);
    TcodWays theirs(tcodMap);
    OurWays ours(map);
    const auto chaseByOurs = [&] {
        for (const Chase &chase : chases) {
            ours.begin(chase.player);
            for (const Point monster : chase.monsters) {
                keep(ours.step(monster));
            }
        }
    };
    const auto chaseByAstar = [&] {
        for (const Chase &chase : chases) {
            for (const Point monster : chase.monsters) {
                keep(theirs.firstStep(monster, chase.player));
            }
        }
    };
    const auto chaseByDijkstra = [&] {
        for (const Chase &chase : chases) {
            theirs.spreadFrom(chase.player);
            for (const Point monster : chase.monsters) {
                keep(theirs.downhill(monster));
            }
        }
    };
    const auto count = double(chases.size());
    const std::vector<Measured> taken =
        alternate({{chaseByOurs, count}, {chaseByAstar, count}, {chaseByDijkstra, count}}, {.count = 15});
    return {taken[0], taken[1], taken[2]};
}

BenchRow rowOf(const QString &goalId, const QString &what, const Measured &ours, const Measured &peer, const Goal &goal)
{
    BenchRow row = ratioRow(goalId, what, u"µs"_s, inUnit(ours, 1e3), inUnit(peer, 1e3));
    row.goal = goal;
    return row;
}

struct FarGoal {
    int monsters;
    int chases;
    Goal goal;
};

/// P1 and P2, from the same runs.
void measureFar(Report &report)
{
    const std::array<FarGoal, 3> goals{
        {{10, 8, Goal::atLeast(5, 13)}, {100, 2, Goal::atLeast(40, 120)}, {1000, 1, Goal::atLeast(200, 540)}}};
    std::vector<BenchRow> againstDijkstra;
    for (const MapKind kind : mapKinds) {
        const BenchMap map = makeMap(kind, tutorialSize);
        for (const FarGoal &far : goals) {
            const Duel duel = fight(map, farChases(map, far.chases, far.monsters));
            const QString where = u"80x45 %1, %2 monsters anywhere, "_s.arg(mapKindName(kind)).arg(far.monsters);
            report.add(rowOf(u"P1"_s, where % u"A* each"_s, duel.ours, duel.astar, far.goal));
            if (far.monsters == 10) {
                againstDijkstra.push_back(rowOf(u"P2"_s, where % u"one Dijkstra"_s, duel.ours, duel.dijkstra,
                                                Goal::atLeast(1.4, kind == MapKind::Maze ? 1.7 : 5.5)));
            }
        }
    }
    for (const BenchRow &row : againstDijkstra) {
        report.add(row);
    }
}

/// P3. The goals for mazes are lower or missing: a search has to follow each of their turns.
void measureNear(Report &report)
{
    for (const MapKind kind : mapKinds) {
        const BenchMap map = makeMap(kind, tutorialSize);
        const Duel duel = fight(map, nearChases(map, 16, 30));
        const bool isMaze = kind == MapKind::Maze;
        const QString where = u"80x45 %1, 30 monsters near, "_s.arg(mapKindName(kind));
        report.add(rowOf(u"P3"_s, where % u"A* each"_s, duel.ours, duel.astar, Goal::atLeast(10, isMaze ? 13 : 25)));
        report.add(rowOf(u"P3"_s, where % u"one Dijkstra"_s, duel.ours, duel.dijkstra,
                         isMaze ? Goal{Better::Higher, {}, 1.3} : Goal::atLeast(10, 23)));
    }
}

} // namespace

void measurePathDuels(Report &report)
{
    measureFar(report);
    measureNear(report);
}
