#include "tests/bench/groups.h"
#include "tests/bench/tcod/duels.h"
#include "tests/bench/timing.h"
#include "tests/bench/turnsides.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int turnsOfGame = 100;

Contestant contestant(OurTurns &side, int games)
{
    return {[&side] { side.play(turnsOfGame); }, double(games) * turnsOfGame, [&side] { side.begin(); }};
}

/// Returns a map in the middle of a level of rooms, shut off by its border.
BenchMap surrounded(const BenchMap &map, Size size, Point corner)
{
    BenchMap large = makeMap(MapKind::Rooms, size);
    for (int y = 0; y < map.height(); ++y) {
        std::copy_n(map.row(y), map.width(), large.row(corner.y + y) + corner.x);
    }
    return large;
}

std::vector<TurnScene> moved(std::vector<TurnScene> scenes, Point by)
{
    for (TurnScene &scene : scenes) {
        scene.hero = scene.hero + by;
        for (Point &monster : scene.monsters) {
            monster = monster + by;
        }
    }
    return scenes;
}

/// Measures the game under the shipped rules, where hunters remember the hero's place. The peers have no such rule.
void measureAsShipped(Report &report)
{
    constexpr int games = 8;
    for (const int monsters : {30, 300}) {
        const BenchMap map = makeMap(MapKind::Rooms, tutorialSize);
        OurTurns ours(map, turnScenes(map, games, monsters));
        report.add(ownRow({}, u"80x45 rooms, %1 monsters, Classic as shipped"_s.arg(monsters), u"ns"_s,
                          alternate({contestant(ours, games)}).front()));
    }
}

/// Measures the same game in the middle of a level 1,165 times as large.
void measureBySize(Report &report)
{
    const Point corner{1000, 1000};
    const BenchMap map = makeMap(MapKind::Rooms, tutorialSize);
    const std::vector<TurnScene> scenes = turnScenes(map, 1, 30);
    OurTurns small(map, scenes);
    OurTurns large(surrounded(map, hugeSize, corner), moved(scenes, corner));
    const std::vector<Measured> taken = alternate({contestant(small, 1), contestant(large, 1)}, {.count = 15});
    BenchRow row = ratioRow({}, u"a turn on 2048x2048 (peer column) against 80x45, same monsters near"_s, u"ns"_s,
                            taken[0], taken[1]);
    row.goal = Goal::atMost(1.5);
    report.add(row);
}

/// Returns the nanoseconds per monster and turn. Each monster patrols, in view or not.
double costOfEach(int monsters, Report &report)
{
    const BenchMap map = makeMap(MapKind::Open, largeSize);
    OurTurns ours(map, turnScenes(map, 1, monsters), {}, {{u"behavior"_s, u"patrol"_s}});
    const Measured taken = alternate({contestant(ours, 1)}, {.count = 5}).front();
    BenchRow row =
        ownRow({}, u"512x512 open, %1 monsters awake, each"_s.arg(monsters), u"ns"_s, inUnit(taken, monsters));
    row.note = u"a turn: %1 µs"_s.arg(readable(taken.median / 1e3));
    report.add(row);
    return row.value;
}

void measureByNumber(Report &report)
{
    double least = 0;
    double each = 0;
    for (const int monsters : {10, 100, 1000, 10000}) {
        each = costOfEach(monsters, report);
        least = monsters == 100 ? each : least;
    }
    report.add({.what = u"10,000 monsters awake against 100, each"_s,
                .value = each / least,
                .valueUnit = u"x"_s,
                .goal = Goal::atMost(1.5),
                .note = u"1 or less: linear"_s});
}

World patrolsInRealTime(int count)
{
    const CataloguePtr catalogue = benchCatalogue();
    const BenchMap map = makeMap(MapKind::Rooms, largeSize);
    const TurnScene scene = turnScenes(map, 1, count).front();
    Level level = levelOf(map, *catalogue, scene.hero);
    addThings(level, scene.monsters, u"orc"_s);
    return worldOf(level, catalogue);
}

void measureRealTime(Report &report)
{
    constexpr int frameMs = 16;
    constexpr int frames = 1000;
    World world = patrolsInRealTime(1000);
    EventList events;
    std::vector<double> samples;
    for (int i = 0; i < frames; ++i) {
        samples.push_back(processorNanosecondsOf([&] { playTurn(world, Command::advance(frameMs), events); }) / 1e6);
    }
    BenchRow row =
        ownRow({}, u"real time, 512x512 rooms, 1,000 patrols: 16 ms of game time"_s, u"ms"_s, measuredOf(samples));
    row.value = *row.ours->p95;
    row.goal = Goal::atMost(2);
    row.note = u"the figure is p95"_s;
    report.add(row);
}

} // namespace

void measureTurns(Report &report)
{
    measureTurnDuels(report);
    measureAsShipped(report);
    measureBySize(report);
    measureByNumber(report);
    measureRealTime(report);
}
