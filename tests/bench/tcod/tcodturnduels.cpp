#include "tests/bench/tcod/duels.h"
#include "tests/bench/tcod/tcodturns.h"
#include "tests/bench/timing.h"
#include "tests/bench/turnsides.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int scenes = 4;
constexpr int turnsOfScene = 200;

constexpr std::array<TCOD_fov_algorithm_t, 3> sights{FOV_BASIC, FOV_SHADOW, FOV_SYMMETRIC_SHADOWCAST};

template<typename Side>
Contestant contestant(Side &side)
{
    return {[&side] { side.play(turnsOfScene); }, double(scenes) * turnsOfScene, [&side] { side.begin(); }};
}

struct Duel {
    Measured ours;
    Measured tutorial;
    Measured best; ///< of all field-of-view algorithms
    QString note;
};

Duel fight(MapKind kind, int monsters)
{
    const BenchMap map = makeMap(kind, tutorialSize);
    const std::vector<TurnScene> beginnings = turnScenes(map, scenes, monsters);
    OurTurns ours(map, beginnings, {{u"hunters"_s, u"freeze"_s}});
    std::vector<TcodTurns> theirs;
    for (const TCOD_fov_algorithm_t sight : sights) {
        theirs.emplace_back(map, beginnings, sight);
    }
    std::vector<Contestant> sides{contestant(ours)};
    for (TcodTurns &side : theirs) {
        sides.push_back(contestant(side));
    }
    const std::vector<Measured> taken = alternate(sides, {.count = 15});
    const Measured best = *std::min_element(taken.begin() + 1, taken.end(),
                                            [](const Measured &a, const Measured &b) { return a.median < b.median; });
    return {taken[0], taken[1], best,
            u"monsters in view a turn: %1, theirs %2"_s.arg(readable(ours.seenPerTurn(turnsOfScene)),
                                                            readable(theirs[1].seenPerTurn()))};
}

QString placeOf(MapKind kind, int monsters)
{
    return u"80x45 %1, %2 monsters, "_s.arg(mapKindName(kind)).arg(monsters);
}

BenchRow rowOf(const QString &goalId, const QString &what, const Measured &ours, const Measured &peer, const Goal &goal)
{
    BenchRow row = ratioRow(goalId, what, u"ns"_s, ours, peer);
    row.goal = goal;
    return row;
}

} // namespace

void measureTurnDuels(Report &report)
{
    std::vector<BenchRow> againstBest;
    for (const MapKind kind : {MapKind::Rooms, MapKind::Cave, MapKind::Open}) {
        for (const int monsters : {30, 300}) {
            const Duel duel = fight(kind, monsters);
            const bool isRooms = kind == MapKind::Rooms;
            // The goals are for 30 monsters.
            const Goal tutorial = monsters == 30 ? Goal::atLeast(4, isRooms ? 10 : 8) : Goal();
            const Goal best = monsters == 30 ? Goal::atLeast(2.5, isRooms ? 7 : 5.5) : Goal();
            BenchRow row =
                rowOf(u"T1"_s, placeOf(kind, monsters) % u"libtcod BASIC + A*"_s, duel.ours, duel.tutorial, tutorial);
            row.note = duel.note;
            report.add(row);
            againstBest.push_back(
                rowOf(u"T2"_s, placeOf(kind, monsters) % u"libtcod's best sight + A*"_s, duel.ours, duel.best, best));
        }
    }
    for (const BenchRow &row : againstBest) {
        report.add(row);
    }
}
