#include "tests/support/drawndistances.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Directions from distance maps: downhill steps, paths and flight.
class TestDownhill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void downhillGoesStraightBeforeDiagonalThenClockwise()
    {
        // East, then northeast would be as short.
        const DistanceMap slanted = mapOf({u"...G"_s, u"...."_s, u"@..."_s});
        QCOMPARE(slanted.downhill({0, 2}), Direction::East);
        QCOMPARE(slanted.downhill({1, 2}), Direction::NorthEast);
        const DistanceMap between = mapOf({u".G."_s, u"G@G"_s, u".G."_s});
        QCOMPARE(between.downhill({1, 1}), Direction::North);
        const DistanceMap corners = mapOf({u"G.G"_s, u".@."_s, u"G.G"_s});
        QCOMPARE(corners.downhill({1, 1}), Direction::NorthEast);
        const DistanceMap left = mapOf({u"G.."_s, u".@."_s, u"G.."_s});
        QCOMPARE(left.downhill({1, 1}), Direction::SouthWest);
    }

    void downhillEndsAtTheGoal()
    {
        const DistanceMap map = mapOf({u"..G.."_s});
        QVERIFY(!map.downhill({2, 0}));
        QCOMPARE(map.downhill({0, 0}), Direction::East);
        QCOMPARE(map.downhill({4, 0}), Direction::West);
    }

    void downhillLeadsOffAnOccupiedCell()
    {
        const QStringList rows{u"#####"_s, //
                               u"#G.M#"_s, //
                               u"#####"_s};
        const DistanceMap map = mapOf(rows, closedCorners());
        QVERIFY(!map.isReached({3, 1}));
        QCOMPARE(map.downhill({3, 1}), Direction::West);
        QVERIFY(!mapOf({u"G#M"_s}).downhill({2, 0}));
    }

    void downhillAvoidsOccupiedCells()
    {
        const DistanceMap map = mapOf({u"......"_s, //
                                       u"G....."_s, //
                                       u"......"_s});
        const auto notAt = [](const std::vector<Point> &taken) {
            return [taken](Point p) { return std::find(taken.begin(), taken.end(), p) == taken.end(); };
        };
        QCOMPARE(map.downhill({4, 1}), Direction::West);
        QCOMPARE(map.downhill({4, 1}, notAt({{3, 1}})), Direction::SouthWest);
        QCOMPARE(map.downhill({4, 1}, notAt({{3, 1}, {3, 2}})), Direction::NorthWest);
        QVERIFY(!map.downhill({4, 1}, notAt({{3, 1}, {3, 2}, {3, 0}})));
    }

    void downhillKeepsOutOfClosedCorners()
    {
        const DistanceMap map = mapOf({u"G#"_s, u".."_s}, closedCorners());
        QCOMPARE(map.downhill({1, 1}), Direction::West);
        const DistanceMap cut = mapOf({u"G#"_s, u".."_s});
        QCOMPARE(cut.downhill({1, 1}), Direction::NorthWest);
        QVERIFY(!mapOf({u"G#"_s, u"#M"_s}, closedCorners()).downhill({1, 1}));
    }

    void aPathEndsAtTheGoal()
    {
        const DistanceMap map = mapOf({u"G.#.."_s, //
                                       u"....."_s});
        QCOMPARE(pathFrom(map, {4, 0}), (std::vector<Point>{{3, 0}, {2, 1}, {1, 1}, {0, 0}}));
        QVERIFY(pathFrom(map, {0, 0}).empty());
    }

    void fleeingRunsAway()
    {
        DistanceMap map = mapOf({u"......G..."_s}, fourWays());
        map.turnToFlee();
        // Before relaxing: -14 -12 -9 -7 -4 -2 0 -2 -4 -7.
        const std::vector<int> expected{-14, -12, -10, -8, -6, -4, -2, -3, -5, -7};
        QCOMPARE(valuesOf(map, {10, 1}).cells(), expected);
        QCOMPARE(map.downhill({4, 0}), Direction::West);
        QCOMPARE(map.downhill({8, 0}), Direction::East);
        QVERIFY(!map.downhill({9, 0}));
        QVERIFY(!map.downhill({0, 0}));
    }

    void fleeingRunsRoundTheCorner()
    {
        const QStringList rows{u"##########"_s, //
                               u"#G..@....#"_s, //
                               u"########.#"_s, //
                               u"#........#"_s, //
                               u"##########"_s};
        DistanceMap map = mapOf(rows, fourWays());
        map.turnToFlee();
        const std::vector<Point> path = pathFrom(map, {4, 1});
        QCOMPARE(path.front(), (Point{5, 1}));
        QCOMPARE(path.back(), (Point{1, 3}));
        QCOMPARE(path.size(), std::size_t(13));
    }

    /// A cornered actor chooses by urgency: into the short dead end on the left, or past the pursuer into the long
    /// corridor.
    void aCorneredActorRunsPastThePursuer()
    {
        const QStringList rows{u"@.G.........................."_s};
        DistanceMap map = mapOf(rows, fourWays());
        map.turnToFlee(12);
        QCOMPARE(map.downhill({0, 0}), Direction::East);
        map = mapOf({u"@..G....."_s}, fourWays());
        map.turnToFlee(12);
        QVERIFY(!map.downhill({0, 0}));
        map = mapOf({u"@.G............"_s}, fourWays());
        map.turnToFlee(12);
        QVERIFY(!map.downhill({0, 0}));
        map = mapOf({u"@.G............"_s}, fourWays());
        map.turnToFlee(16);
        QCOMPARE(map.downhill({0, 0}), Direction::East);
    }

    void fleeingStaysWhereTheMapReached()
    {
        Terms terms;
        terms.limit = 6;
        DistanceMap map = mapOf({u"..........G"_s}, terms);
        map.turnToFlee();
        QCOMPARE(map.reachedCount(), 4);
        QVERIFY(!map.isReached({6, 0}));
        QVERIFY(!map.downhill({7, 0}));
        QCOMPARE(map.reachedCell(0), (Point{7, 0}));
    }
};

MAZEWRIGHT_SUITE(downhill, TestDownhill)
#include "tst_downhill.moc"
