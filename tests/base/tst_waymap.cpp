#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/pathfinding/waymap.h"
#include "tests/support/drawndistances.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

namespace {

/// Ground as bit grids, and as entry costs for the reference.
struct Drawn {
    BitGrid floor;
    BitGrid walkable;
    BitGrid crowd;
    Costs costs;
};

Drawn drawnOf(const Costs &plain, const BitGrid &crowd, int detour)
{
    Drawn drawn{BitGrid(plain.size()), BitGrid(plain.size()), crowd, plain};
    for (int i = 0; i < int(plain.size().area()); ++i) {
        const Point cell{i % plain.width(), i / plain.width()};
        const int cost = plain.at(cell);
        drawn.floor.set(cell, cost > 0);
        drawn.walkable.set(cell, cost != DistanceMap::wall);
        drawn.costs.set(cell, cost > 0 && crowd.at(cell) ? detour : cost);
    }
    return drawn;
}

WayMap::Terms randomTerms(Rng &rng)
{
    WayMap::Terms terms;
    terms.hasDiagonals = rng.below(3) > 0;
    terms.cutsCorners = rng.below(2) == 0;
    terms.detour = rng.below(2) == 0 ? 8 : rng.between(1, 16);
    if (rng.below(2) == 0) {
        terms.reach = rng.between(0, 12);
    }
    return terms;
}

Drawn randomGround(Rng &rng, int detour)
{
    const Size size{rng.between(1, 150), rng.between(1, 24)};
    const int wallsPercent = rng.below(60);
    const int crowdPercent = rng.below(3) * 10;
    Costs costs(size, 1);
    BitGrid crowd(size);
    for (int i = 0; i < int(size.area()); ++i) {
        const Point cell{i % size.width, i / size.width};
        if (rng.below(100) < wallsPercent) {
            costs.set(cell, rng.below(4) == 0 ? DistanceMap::occupied : DistanceMap::wall);
        }
        crowd.set(cell, rng.below(100) < crowdPercent);
    }
    return drawnOf(costs, crowd, detour);
}

Point randomCell(Size size, Rng &rng)
{
    const int x = rng.below(size.width);
    return {x, rng.below(size.height)};
}

void begin(WayMap &map, const Drawn &ground, Point goal, const WayMap::Terms &terms)
{
    map.begin({ground.floor, ground.walkable, &ground.crowd}, goal, terms);
}

void fillOracle(DistanceMap &map, const Drawn &ground, Point goal, const WayMap::Terms &terms)
{
    const int side = 2 * terms.reach + 1;
    fill(map, ground.costs, {{goal, 0}},
         {.hasDiagonals = terms.hasDiagonals,
          .cutsCorners = terms.cutsCorners,
          .area = DistanceMap::Area{goal - Point{terms.reach, terms.reach}, {side, side}}});
}

/// Returns the difference between a way map and the reference at a cell for actors that may step to only some
/// neighbors; null if there is none.
const char *differenceAt(WayMap &map, const DistanceMap &oracle, Point cell, Neighbors open)
{
    const auto canEnter = [cell, open](Point to) { return (open & neighborIn(*directionOf(to - cell))) != 0; };
    if (map.downhill(cell, open) != oracle.downhill(cell, canEnter)) {
        return "step";
    }
    return map.value(cell) != oracle.value(cell) ? "value" : nullptr;
}

} // namespace

/// The fast way map, compared with the plain distance map.
class TestWayMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsOnRandomGroundsMatchTheDistanceMap_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 10; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    /// Queries in any order give the same steps, although each continues the search where others left it.
    void stepsOnRandomGroundsMatchTheDistanceMap()
    {
        QFETCH(const int, seed);
        Rng rng(std::uint64_t(seed), 3);
        WayMap map;
        DistanceMap oracle;
        int steps = 0;
        for (int round = 0; round < 200; ++round) {
            const WayMap::Terms terms = randomTerms(rng);
            const Drawn ground = randomGround(rng, terms.detour);
            const Point goal = randomCell(ground.costs.size(), rng);
            begin(map, ground, goal, terms);
            fillOracle(oracle, ground, goal, terms);
            for (int asker = 0; asker < 100; ++asker) {
                const Point cell = randomCell(ground.costs.size(), rng);
                const auto open = Neighbors(rng.below(2) == 0 ? allNeighbors : rng.below(256));
                const char *difference = differenceAt(map, oracle, cell, open);
                QVERIFY2(!difference, difference);
                steps += map.downhill(cell) ? 1 : 0;
            }
        }
        QVERIFY(steps > 2000);
    }

    void stepsOnShippedLevelsMatchTheDistanceMap_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &name : QDir(QStringLiteral(":/levels")).entryList({QStringLiteral("*.level.json")})) {
            QTest::newRow(qPrintable(name)) << QString(QStringLiteral(":/levels/") + name);
        }
    }

    void stepsOnShippedLevelsMatchTheDistanceMap()
    {
        QFETCH(const QString, path);
        const ReadLevel read = openLevelFile(path, *shippedCatalogue());
        QVERIFY(read.level);
        Costs costs(read.level->size(), 1);
        for (int i = 0; i < int(costs.size().area()); ++i) {
            const Point cell{i % costs.width(), i / costs.width()};
            const Terrain &terrain = shippedCatalogue()->terrain(read.level->terrain.at(cell));
            costs.set(cell, !terrain.isWalkable ? DistanceMap::wall : terrain.damage > 0 ? DistanceMap::occupied : 1);
        }
        Rng rng(4);
        WayMap map;
        DistanceMap oracle;
        for (int round = 0; round < 12; ++round) {
            const WayMap::Terms terms{
                .cutsCorners = round % 2 == 0, .detour = 8, .reach = round % 3 == 0 ? 20 : 1 << 20};
            BitGrid crowd(costs.size());
            for (int i = 0; i < 30; ++i) {
                crowd.set(randomCell(costs.size(), rng));
            }
            const Drawn ground = drawnOf(costs, crowd, terms.detour);
            const Point goal = randomCell(costs.size(), rng);
            begin(map, ground, goal, terms);
            fillOracle(oracle, ground, goal, terms);
            for (int i = 0; i < int(costs.size().area()); ++i) {
                const char *difference =
                    differenceAt(map, oracle, {i % costs.width(), i / costs.width()}, allNeighbors);
                QVERIFY2(!difference, difference);
            }
        }
    }

    void theGroundMayChangeDuringASearch()
    {
        Drawn ground = drawnOf(Costs({9, 1}, 1), BitGrid({9, 1}), 8);
        WayMap map;
        begin(map, ground, {0, 0}, {.detour = 8});
        QCOMPARE(map.value({1, 0}), 2);
        ground.floor.set({4, 0}, false);
        ground.crowd.set({3, 0});
        QCOMPARE(map.value({8, 0}), 16);
        begin(map, ground, {0, 0}, {.detour = 8});
        QCOMPARE(map.value({3, 0}), 6);
        QCOMPARE(map.value({8, 0}), int(WayMap::unreached));
    }

    void cellsOutsideTheAreaHaveNoStep()
    {
        const Drawn ground = drawnOf(Costs({20, 1}, 1), BitGrid({20, 1}), 1);
        WayMap map;
        begin(map, ground, {10, 0}, {.reach = 3});
        QCOMPARE(map.downhill({13, 0}), Direction::West);
        QCOMPARE(map.downhill({14, 0}), Direction::West); // just outside the area
        QCOMPARE(map.downhill({15, 0}), std::nullopt);
        QCOMPARE(map.downhill({-1, 0}), std::nullopt);
        QCOMPARE(map.downhill({5, 7}), std::nullopt);
        QCOMPARE(map.value({14, 0}), int(WayMap::unreached));
    }

    /// Values start over when the numbers run out. Each search takes a range of all numbers; this many searches take
    /// more than there are.
    void valuesWrapAroundCorrectly()
    {
        const Size size{300, 300};
        const Drawn ground = drawnOf(Costs(size, 1), BitGrid(size), 16);
        WayMap map;
        for (int round = 0; round < 3000; ++round) {
            const Point goal{148 + round % 5, 18 + round % 3};
            begin(map, ground, goal, {.detour = 16});
            QCOMPARE(map.value(goal), 0);
            QCOMPARE(map.value({150, 20}),
                     2 * qMax(qAbs(150 - goal.x), qAbs(20 - goal.y)) + qMin(qAbs(150 - goal.x), qAbs(20 - goal.y)));
        }
    }
};

MAZEWRIGHT_SUITE(waymap, TestWayMap)
#include "tst_waymap.moc"
