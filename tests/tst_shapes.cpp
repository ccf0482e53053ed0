#include "editor/document/levelchange.h"
#include "editor/tools/shapes.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/painting.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// The cells of lines, rectangles and fills.
class TestShapes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesHaveNoGapsAndBothEnds();
    void rectanglesAreCutAtTheEdge();
    void fillsFollowStraightStepsOnly();
    void aMillionCellsAreFilled();
};

void TestShapes::linesHaveNoGapsAndBothEnds()
{
    for (int x = -7; x <= 7; ++x) {
        for (int y = -7; y <= 7; ++y) {
            const std::vector<Point> cells = lineCells({0, 0}, {x, y});
            QCOMPARE(cells.front(), (Point{0, 0}));
            QCOMPARE(cells.back(), (Point{x, y}));
            QCOMPARE(int(cells.size()), std::max(std::abs(x), std::abs(y)) + 1);
            for (std::size_t i = 1; i < cells.size(); ++i) {
                QVERIFY(directionOf(cells[i] - cells[i - 1]).has_value());
            }
        }
    }
}

void TestShapes::rectanglesAreCutAtTheEdge()
{
    QCOMPARE(rectangleArea({-3, 5}, {1, 1}, {4, 3}).bounds(), QRect(0, 1, 2, 2));
    QVERIFY(rectangleArea({-3, 0}, {-1, 2}, {4, 3}).isEmpty());
    QCOMPARE(rectangleArea({0, 0}, {9, 9}, {4, 3}).count(), 12);
}

void TestShapes::fillsFollowStraightStepsOnly()
{
    const Level level = drawnLevel({u"@ #  "_s, u"  # #"_s, u"##  #"_s});
    QCOMPARE(connectedArea(level.terrain, {0, 0}).count(), 4);
    QCOMPARE(connectedArea(level.terrain, {4, 0}).count(), 5);
    QCOMPARE(connectedArea(level.terrain, {2, 0}).count(), 2);
    QVERIFY(connectedArea(level.terrain, {5, 0}).isEmpty());
}

void TestShapes::aMillionCellsAreFilled()
{
    const Level level = newLevel(*shippedCatalogue(), {1024, 1024});
    const Area area = connectedArea(level.terrain, {500, 500});
    const LevelChange change = changeByPainting(level, *shippedCatalogue(), area, terrain(u"wall"_s));
    QCOMPARE(area.count(), 1022 * 1022);
    QCOMPARE(int(change.terrain.size()), 1022);
}

QTEST_GUILESS_MAIN(TestShapes)
#include "tst_shapes.moc"
