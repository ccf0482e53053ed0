#include "gamecore/fov/line.h"
#include "tests/support/sightmaps.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Lines and cones agree with the field of view.
class TestLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineRunsTheSameBothWays()
    {
        for (int y = -9; y <= 9; ++y) {
            for (int x = -9; x <= 9; ++x) {
                for (const LineTie tie : {LineTie::Low, LineTie::High}) {
                    const CellLine there({2, 3}, {2 + x, 3 + y}, tie);
                    const CellLine back({2 + x, 3 + y}, {2, 3}, tie);
                    QCOMPARE(there.steps(), std::max(std::abs(x), std::abs(y)));
                    for (int i = 0; i <= there.steps(); ++i) {
                        QCOMPARE(there.at(i), back.at(there.steps() - i));
                    }
                }
            }
        }
    }

    void aLineConnectsItsEnds()
    {
        const Point from{-3, 5};
        for (const Point to : {Point{-3, 5}, Point{4, 5}, Point{-3, -6}, Point{2, 10}, Point{9, 6}, Point{-20, 8}}) {
            const CellLine line(from, to);
            QCOMPARE(line.at(0), from);
            QCOMPARE(line.at(line.steps()), to);
            for (int i = 0; i < line.steps(); ++i) {
                QVERIFY(directionOf(line.at(i + 1) - line.at(i)).has_value());
            }
        }
    }

    void tiesGoLowOrHigh()
    {
        QCOMPARE(CellLine({0, 0}, {2, 1}, LineTie::Low).at(1), (Point{1, 0}));
        QCOMPARE(CellLine({0, 0}, {2, 1}, LineTie::High).at(1), (Point{1, 1}));
        QCOMPARE(CellLine({0, 0}, {-1, -2}, LineTie::Low).at(1), (Point{-1, -1}));
        QCOMPARE(CellLine({0, 0}, {-1, -2}, LineTie::High).at(1), (Point{0, -1}));
    }

    void aLineContinuesBeyondItsEnd()
    {
        const CellLine line({1, 1}, {3, 2});
        QCOMPARE(line.at(4), (Point{5, 3}));
        QCOMPARE(line.at(6), (Point{7, 4}));
        QCOMPARE(CellLine({1, 1}, {1, 1}).at(5), (Point{1, 1}));
    }

    void visibleCellsHaveAClearLine()
    {
        for (int number = 0; number < generatedMaps; ++number) {
            const Flags map = generatedMap(number);
            const auto isTransparent = [&map](Point p) { return map.at(p) == 1; };
            const std::vector<Point> floor = floorOf(map);
            for (const Point from : floor) {
                const Flags seen = seenFrom(map, from, 100);
                for (const Point to : floor) {
                    if ((seen.at(to) == 1) != clearLine(from, to, isTransparent).has_value()) {
                        QFAIL(qPrintable(placed(number, from, to)));
                    }
                }
            }
        }
    }

    void aConeWidensAhead()
    {
        QStringList rows(7, u"......."_s);
        const Cone cone{{0, 3}, {2, 3}};
        const Cone slanted{{0, 6}, {1, 5}, 1, 1};
        QStringList slantedRows = rows;
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 7; ++x) {
                rows[y][x] = cone.contains({x, y}) ? u'*' : u'.';
                slantedRows[y][x] = slanted.contains({x, y}) && isWithin({0, 6}, {x, y}, 4) ? u'*' : u'.';
            }
        }
        QCOMPARE(rows, (QStringList{u"......*"_s, //
                                    u"....***"_s, //
                                    u"..*****"_s, //
                                    u".******"_s, //
                                    u"..*****"_s, //
                                    u"....***"_s, //
                                    u"......*"_s}));
        QCOMPARE(slantedRows, (QStringList{u"......."_s, //
                                           u"......."_s, //
                                           u"*......"_s, //
                                           u"***...."_s, //
                                           u"****..."_s, //
                                           u"****..."_s, //
                                           u".****.."_s}));
        QVERIFY(!(Cone{{0, 0}, {0, 0}}.contains({1, 0})));
        QVERIFY(!cone.contains({-1, 3}));
    }
};

MAZEWRIGHT_SUITE(lines, TestLines)
#include "tst_lines.moc"
