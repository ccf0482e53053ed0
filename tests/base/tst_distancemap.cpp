#include "tests/support/drawndistances.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// The values of distance maps (gamecore/pathfinding/distancemap.h).
class TestDistanceMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStraightStepIsTwoAndADiagonalThree()
    {
        QCOMPARE(drawn({u"....."_s, //
                        u"....."_s, //
                        u"..G.."_s, //
                        u"....."_s}),
                 (QStringList{u"65456"_s, //
                              u"53235"_s, //
                              u"42024"_s, //
                              u"53235"_s}));
    }

    void fourDirectionsKeepTheScale()
    {
        QCOMPARE(drawn({u"....."_s, //
                        u"....."_s, //
                        u"..G.."_s},
                       fourWays()),
                 (QStringList{u"86468"_s, //
                              u"64246"_s, //
                              u"42024"_s}));
    }

    void wallsAreWalkedRound()
    {
        QCOMPARE(drawn({u"G.#...."_s, //
                        u"..#.##."_s, //
                        u"..#.#.."_s, //
                        u".....##"_s, //
                        u"####..."_s}),
                 (QStringList{u"02#fgik"_s, //
                              u"23#d##i"_s, //
                              u"45#b#fh"_s, //
                              u"678ac##"_s, //
                              u"####dfh"_s}));
    }

    void cornersAreCutOrNot()
    {
        const QStringList rows{u"G#.."_s, //
                               u"...."_s, //
                               u"...."_s};
        QCOMPARE(drawn(rows), (QStringList{u"0#68"_s, //
                                           u"2357"_s, //
                                           u"4568"_s}));
        QCOMPARE(drawn(rows, closedCorners()), (QStringList{u"0#89"_s, //
                                                            u"2468"_s, //
                                                            u"4579"_s}));
        QCOMPARE(drawn({u"G#"_s, u"#."_s}), (QStringList{u"0#"_s, u"#3"_s}));
        QCOMPARE(drawn({u"G#"_s, u"#."_s}, closedCorners()), (QStringList{u"0#"_s, u"##"_s}));
    }

    void cornersOfOccupiedCellsAreAlwaysCut()
    {
        QCOMPARE(drawn({u"GM"_s, u"M."_s}, closedCorners()), (QStringList{u"0#"_s, u"#3"_s}));
        QCOMPARE(drawn({u"GM"_s, u"#."_s}, closedCorners()), (QStringList{u"0#"_s, u"##"_s}));
    }

    void theNearestOfSeveralGoalsWins()
    {
        QCOMPARE(drawn({u"G.......G"_s}), (QStringList{u"024686420"_s}));
        QCOMPARE(drawn({u"GG...#..G"_s}), (QStringList{u"00246#420"_s}));
    }

    void aNegativeGoalIsAStrongerLure()
    {
        const Costs corridor({9, 1}, 1);
        DistanceMap map;
        fill(map, corridor, {{{0, 0}, 0}, {{8, 0}, -6}});
        const std::vector<int> expected{0, 2, 4, 4, 2, 0, -2, -4, -6};
        QCOMPARE(valuesOf(map, corridor.size()).cells(), expected);
        QCOMPARE(map.downhill({3, 0}), Direction::East);
        QCOMPARE(map.downhill({2, 0}), Direction::West);
        // A goal whose start value is above the path past it has no effect.
        fill(map, corridor, {{{0, 0}, 0}, {{4, 0}, 20}});
        QCOMPARE(map.value({4, 0}), 8);
    }

    void costsArePaidOnEntry_data()
    {
        QTest::addColumn<bool>("isFromGoals");
        QTest::addColumn<std::vector<int>>("values");
        QTest::newRow("to goals") << false << std::vector<int>{0, 2, 4, 10, 12};
        QTest::newRow("from goals") << true << std::vector<int>{0, 2, 8, 10, 12};
    }

    void costsArePaidOnEntry()
    {
        QFETCH(const bool, isFromGoals);
        QFETCH(const std::vector<int>, values);
        Terms terms;
        terms.way = isFromGoals ? Way::FromGoals : Way::ToGoals;
        QCOMPARE(valuesOf(mapOf({u"G.3.."_s}, terms), {5, 1}).cells(), values);
    }

    void aGoalMayStandInAWall()
    {
        const Costs costs = costsOf({u"..#.."_s});
        DistanceMap map;
        fill(map, costs, {{{2, 0}, 0}});
        QCOMPARE(drawn(map, costs.size()), (QStringList{u"42024"_s}));
    }

    void cellsBeyondTheLimitAreUnreached()
    {
        Terms terms;
        terms.limit = 5;
        QCOMPARE(drawn({u"......"_s, //
                        u".G...."_s, //
                        u"......"_s},
                       terms),
                 (QStringList{u"3235##"_s, //
                              u"2024##"_s, //
                              u"3235##"_s}));
    }

    void cellsOutsideTheAreaAreNeitherReachedNorQueried()
    {
        Terms terms;
        terms.area = {{1, 1}, {3, 2}};
        DistanceMap map;
        int strange = 0;
        const Goals goals{{{1, 1}, 0}, {{5, 3}, 0}};
        map.compute({6, 4}, goals, terms, [&](Point p) {
            strange += terms.area->contains(p) ? 0 : 1;
            return 1;
        });
        QCOMPARE(strange, 0);
        QCOMPARE(drawn(map, {6, 4}), (QStringList{u"######"_s, //
                                                  u"#024##"_s, //
                                                  u"#235##"_s, //
                                                  u"######"_s}));
        QCOMPARE(map.value({-1, 0}), DistanceMap::unreached);
        QCOMPARE(map.value({1, 7}), DistanceMap::unreached);
    }

    void aLimitKeepsAHugeLevelCheap()
    {
        Terms terms;
        terms.limit = 20;
        DistanceMap map;
        int asked = 0;
        const Goals goals{{{2000, 3000}, 0}};
        map.compute({4096, 4096}, goals, terms, [&asked](Point) {
            ++asked;
            return 1;
        });
        QCOMPARE(map.value({2010, 3000}), 20);
        QCOMPARE(map.value({2011, 3000}), DistanceMap::unreached);
        QVERIFY2(asked <= 23 * 23, "each cell once, and none far away");
    }

    void withoutGoalsNoCellIsReached()
    {
        QCOMPARE(drawn({u"..."_s}), (QStringList{u"###"_s}));
        QCOMPARE(mapOf({u"..."_s}).reachedCount(), 0);
        QVERIFY(!mapOf({u"..."_s}).downhill({1, 0}));
        QCOMPARE(DistanceMap().value({0, 0}), DistanceMap::unreached);
    }

    void cellsAreListedByValue()
    {
        const DistanceMap map = mapOf({u"..#..G.."_s, u"..#....."_s});
        QCOMPARE(map.reachedCount(), 10);
        QCOMPARE(map.reachedCell(0), (Point{5, 0}));
        for (int i = 1; i < map.reachedCount(); ++i) {
            QVERIFY(map.value(map.reachedCell(i)) >= map.value(map.reachedCell(i - 1)));
        }
    }
};

MAZEWRIGHT_SUITE(distancemap, TestDistanceMap)
#include "tst_distancemap.moc"
