#include "editor/brushes/terrainrow.h"
#include "editor/edits/levelchange.h"
#include "editor/tools/shapes.h"
#include "gamecore/base/rng.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/randomrows.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the connected cells by a cell-by-cell flood, as the reference.
Area plainlyConnected(const Grid<TerrainId> &terrain, Point from)
{
    std::vector<Point> cells{from};
    Grid<std::uint8_t> isTaken(terrain.size(), 0);
    isTaken.set(from, 1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : straightDirections) {
            const Point next = cells[i] + stepOf(direction);
            if (terrain.contains(next) && !isTaken.at(next) && terrain.at(next) == terrain.at(from)) {
                isTaken.set(next, 1);
                cells.push_back(next);
            }
        }
    }
    return Area(cells, terrain.size());
}

} // namespace

/// The cells of lines, rectangles and fills.
class TestShapes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesHaveNoGapsAndBothEnds()
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

    void rectanglesAreCutAtTheEdge()
    {
        QCOMPARE(rectangleArea({-3, 5}, {1, 1}, {4, 3}).bounds(), QRect(0, 1, 2, 2));
        QVERIFY(rectangleArea({-3, 0}, {-1, 2}, {4, 3}).isEmpty());
        QCOMPARE(rectangleArea({0, 0}, {9, 9}, {4, 3}).count(), 12);
    }

    void fillsFollowStraightStepsOnly()
    {
        const Level level = drawnLevel({u"@ #  "_s, u"  # #"_s, u"##  #"_s});
        QCOMPARE(connectedArea(level.terrain, {0, 0}).count(), 4);
        QCOMPARE(connectedArea(level.terrain, {4, 0}).count(), 5);
        QCOMPARE(connectedArea(level.terrain, {2, 0}).count(), 2);
        QVERIFY(connectedArea(level.terrain, {5, 0}).isEmpty());
    }

    void fillsMatchThePlainFlood()
    {
        Rng rng(5);
        for (int i = 0; i < 60; ++i) {
            const Size size{1 + int(rng.below(40)), 1 + int(rng.below(20))};
            const QString characters = i % 3 == 0 ? u"# "_s : i % 3 == 1 ? u"#    "_s : u"#                   "_s;
            const Level level = drawnLevel(randomRows(rng, size, characters));
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    QVERIFY(connectedArea(level.terrain, {x, y}) == plainlyConnected(level.terrain, {x, y}));
                }
            }
        }
    }

    void runsEndWhereTheTerrainChanges()
    {
        for (int length = 1; length < 40; ++length) {
            for (int first = 0; first < 10; ++first) {
                std::vector<TerrainId> row(60, 3);
                std::fill_n(row.begin() + first, length, TerrainId(200));
                const int end = first + length;
                QCOMPARE(endOfRun(row.data(), first, 60), end);
                QCOMPARE(endOfRun(row.data(), first, std::max(first + 1, end - 2)), std::max(first + 1, end - 2));
                QCOMPARE(nextOf(200, row.data(), 0, 60), first);
                QCOMPARE(nextOf(200, row.data(), end, 60), 60);
            }
        }
    }

    void aMillionCellsAreFilled()
    {
        const Level level = newLevel(*shippedCatalogue(), {1024, 1024});
        const Area area = connectedArea(level.terrain, {500, 500});
        const LevelChange change = changeByPainting(level, *shippedCatalogue(), area, terrain(u"wall"_s));
        QCOMPARE(area.count(), 1022 * 1022);
        QCOMPARE(int(change.terrain.size()), 1022);
    }
};

MAZEWRIGHT_SUITE(shapes, TestShapes)
#include "tst_shapes.moc"
