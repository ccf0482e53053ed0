#include "tests/bench/groups.h"
#include "tests/bench/pathscenes.h"
#include "tests/bench/pathsides.h"
#include "tests/bench/tcod/duels.h"
#include "tests/bench/timing.h"

using namespace Qt::StringLiterals;

namespace {

/// Measures a level so large that a search over all of it would show.
void measureLarge(Report &report)
{
    constexpr int chases = 8;
    constexpr int monsters = 30;
    for (const MapKind kind : mapKinds) {
        const BenchMap map = makeMap(kind, largeSize);
        OurWays ways(map);
        const std::vector<Chase> scenes = nearChases(map, chases, monsters);
        const std::vector<Measured> taken = alternate({{[&] {
                                                            for (const Chase &chase : scenes) {
                                                                ways.begin(chase.player);
                                                                for (const Point monster : chase.monsters) {
                                                                    keep(ways.step(monster));
                                                                }
                                                            }
                                                        },
                                                        double(chases)}});
        report.add(
            ownRow({}, u"512x512 %1, 30 monsters near"_s.arg(mapKindName(kind)), u"µs"_s, inUnit(taken.front(), 1e3)));
    }
}

} // namespace

void measurePaths(Report &report)
{
    measurePathDuels(report);
    measureLarge(report);
}
