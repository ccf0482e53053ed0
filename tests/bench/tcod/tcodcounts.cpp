#include "tests/bench/cellround.h"
#include "tests/bench/sightsides.h"
#include "tests/bench/tcod/duels.h"
#include "tests/bench/tcod/tcodturns.h"
#include "tests/bench/timing.h"
#include "tests/bench/turnsides.h"

using namespace Qt::StringLiterals;

namespace {

TCOD_fov_algorithm_t algorithmOf(int number)
{
    return TcodMap::algorithms.at(std::size_t(number));
}

} // namespace

bool hasTcod()
{
    return true;
}

void playSight(MapKind kind, std::optional<int> algorithm, int views)
{
    constexpr int radius = 8;
    const BenchMap map = makeMap(kind, tutorialSize);
    CellRound cells(drawnFrom(largestPart(map), views, 5));
    OurSight ours(map);
    TcodMap theirs(map);
    for (int i = 0; i < views; ++i) {
        if (algorithm) {
            theirs.look(cells.next(), radius, algorithmOf(*algorithm));
        } else {
            ours.look(cells.next(), radius);
        }
    }
    keep(ours);
    keep(theirs);
}

void playTurns(MapKind kind, std::optional<int> algorithm, int turns)
{
    const BenchMap map = makeMap(kind, tutorialSize);
    const std::vector<TurnScene> scenes = turnScenes(map, 1, 30);
    if (algorithm) {
        TcodTurns(map, scenes, algorithmOf(*algorithm)).play(turns);
    } else {
        OurTurns(map, scenes, {{u"hunters"_s, u"freeze"_s}}).play(turns);
    }
}
