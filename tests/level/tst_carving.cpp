#include "gamecore/base/rng.h"
#include "gamecore/mapgen/carving.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QStringList>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

using Carver = std::function<Carved(const Grid<std::uint8_t> &, std::uint64_t, const std::atomic<bool> *)>;

Grid<std::uint8_t> wholeMask(Size size)
{
    return {size, 1};
}

/// Returns the mask of the cells with `#`.
Grid<std::uint8_t> drawnMask(const QStringList &rows)
{
    Grid<std::uint8_t> mask({int(rows.first().size()), int(rows.size())}, 0);
    for (int y = 0; y < mask.height(); ++y) {
        for (int x = 0; x < mask.width(); ++x) {
            mask.set({x, y}, rows.at(y).at(x) == u'#' ? 1 : 0);
        }
    }
    return mask;
}

/// Returns a connected blob: a random walk with a brush of five cells.
Grid<std::uint8_t> blobMask(std::uint64_t seed)
{
    Grid<std::uint8_t> mask({60, 40}, 0);
    Rng rng(seed);
    Point cell{30, 20};
    for (int i = 0; i < 160; ++i) {
        for (int y = cell.y - 2; y <= cell.y + 2; ++y) {
            for (int x = cell.x - 2; x <= cell.x + 2; ++x) {
                mask.set({x, y}, 1);
            }
        }
        const Point next = cell + stepOf(straightDirections[std::size_t(rng.below(4))]);
        if (next.x >= 2 && next.y >= 2 && next.x < 58 && next.y < 38) {
            cell = next;
        }
    }
    return mask;
}

bool isFloor(const Carved &carved, Point cell)
{
    return carved.floor.contains(cell) && carved.floor.at(cell) != 0;
}

std::vector<Point> floorCells(const Carved &carved)
{
    std::vector<Point> cells;
    for (int y = 0; y < carved.floor.height(); ++y) {
        for (int x = 0; x < carved.floor.width(); ++x) {
            if (isFloor(carved, {x, y})) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

/// Returns the number of cells that are reachable from the start by straight steps.
qint64 reached(const Carved &carved)
{
    if (!carved.start) {
        return 0;
    }
    Grid<std::uint8_t> seen(carved.floor.size(), 0);
    std::vector<Point> cells{*carved.start};
    seen.set(*carved.start, 1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Direction direction : straightDirections) {
            const Point cell = cells[i] + stepOf(direction);
            if (isFloor(carved, cell) && seen.at(cell) == 0) {
                seen.set(cell, 1);
                cells.push_back(cell);
            }
        }
    }
    return qint64(cells.size());
}

/// Returns the number of pairs of adjacent floor cells.
qint64 edges(const Carved &carved)
{
    qint64 count = 0;
    for (const Point cell : floorCells(carved)) {
        count += isFloor(carved, cell + Point{1, 0}) ? 1 : 0;
        count += isFloor(carved, cell + Point{0, 1}) ? 1 : 0;
    }
    return count;
}

QString firstFault(const Carved &carved, const Grid<std::uint8_t> &mask)
{
    for (const Point cell : floorCells(carved)) {
        for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
            for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
                if (!mask.contains({x, y}) || mask.at({x, y}) == 0) {
                    return u"floor at %1, %2 is open to the outside"_s.arg(cell.x).arg(cell.y);
                }
            }
        }
    }
    return carved.count == qint64(floorCells(carved).size()) ? QString() : u"wrong count"_s;
}

} // namespace

/// Random rooms, mazes and caves.
class TestCarving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedMakesTheSame_data() { addCarvers(); }

    void theSameSeedMakesTheSame()
    {
        QFETCH(Carver, carve);
        const Grid<std::uint8_t> mask = wholeMask({50, 30});
        const Carved first = carve(mask, 7, nullptr);
        QCOMPARE(carve(mask, 7, nullptr).floor, first.floor);
        QCOMPARE(carve(mask, 7, nullptr).start, first.start);
        QVERIFY(!(carve(mask, 8, nullptr).floor == first.floor));
    }

    void allFloorIsConnectedAndInsideTheMask_data() { addCarvers(); }

    void allFloorIsConnectedAndInsideTheMask()
    {
        QFETCH(Carver, carve);
        const auto seeds = std::uint64_t(repeats(40, 2000));
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Grid<std::uint8_t> mask = wholeMask({int(20 + seed % 41), int(15 + seed % 23)});
            const Carved carved = carve(mask, seed, nullptr);
            QVERIFY(carved.count > 0);
            QVERIFY(isFloor(carved, *carved.start));
            QCOMPARE(reached(carved), carved.count);
            QCOMPARE(firstFault(carved, mask), QString());
        }
    }

    void blobsAreFilledAndClosed_data() { addCarvers(); }

    void blobsAreFilledAndClosed()
    {
        QFETCH(Carver, carve);
        int made = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Grid<std::uint8_t> mask = blobMask(seed);
            const Carved carved = carve(mask, seed, nullptr);
            QCOMPARE(firstFault(carved, mask), QString());
            made += carved.count > 0 ? 1 : 0;
        }
        QVERIFY2(made > 25, qPrintable(QString::number(made)));
    }

    void smallMasksHaveNoFloor_data() { addCarvers(); }

    void smallMasksHaveNoFloor()
    {
        QFETCH(Carver, carve);
        for (const Size size : {Size{1, 1}, Size{2, 2}, Size{1, 50}, Size{50, 2}}) {
            const Carved carved = carve(wholeMask(size), 3, nullptr);
            QCOMPARE(carved.count, 0);
            QVERIFY(!carved.start);
            QCOMPARE(carved.floor.size(), size);
        }
    }

    void theLargestLevelIsMade_data() { addCarvers(); }

    void theLargestLevelIsMade()
    {
        QFETCH(Carver, carve);
        QVERIFY(carve(wholeMask({4096, 4096}), 1, nullptr).count > 0);
    }

    void aCancelledRunMakesNoFloor_data() { addCarvers(); }

    void aCancelledRunMakesNoFloor()
    {
        QFETCH(Carver, carve);
        const std::atomic<bool> isCancelled = true;
        QCOMPARE(carve(wholeMask({64, 64}), 1, &isCancelled).count, 0);
    }

    void aMazeIsPerfect_data()
    {
        QTest::addColumn<int>("winding");
        QTest::newRow("long ways") << 100;
        QTest::newRow("mixed") << 50;
        QTest::newRow("short ways") << 0;
    }

    void aMazeIsPerfect()
    {
        QFETCH(int, winding);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Size size{int(3 + seed), int(60 - seed)};
            const Carved carved = carveMaze(wholeMask(size), {.corridor = 1, .winding = winding}, seed);
            QCOMPARE(reached(carved), carved.count);
            QCOMPARE(edges(carved), carved.count - 1);
            // The maze's cells and the passages between them.
            QCOMPARE(carved.count, 2 * qint64((size.width - 1) / 2) * ((size.height - 1) / 2) - 1);
        }
    }

    void windingChangesTheNumberOfDeadEnds()
    {
        const auto deadEnds = [](int winding) {
            const Carved carved = carveMaze(wholeMask({101, 101}), {.corridor = 1, .winding = winding}, 5);
            int count = 0;
            for (const Point cell : floorCells(carved)) {
                int ways = 0;
                for (const Direction direction : straightDirections) {
                    ways += isFloor(carved, cell + stepOf(direction)) ? 1 : 0;
                }
                count += ways == 1 ? 1 : 0;
            }
            return count;
        };
        QVERIFY(deadEnds(100) < deadEnds(50));
        QVERIFY(deadEnds(100) < deadEnds(0));
    }

    void wideCorridorsAreWide()
    {
        const Carved carved = carveMaze(wholeMask({41, 41}), {.corridor = 3, .winding = 100}, 2);
        for (const Point cell : floorCells(carved)) {
            bool isInSquare = false;
            for (int y = cell.y - 2; y <= cell.y; ++y) {
                for (int x = cell.x - 2; x <= cell.x; ++x) {
                    int floors = 0;
                    for (int i = 0; i < 9; ++i) {
                        floors += isFloor(carved, {x + i % 3, y + i / 3}) ? 1 : 0;
                    }
                    isInSquare = isInSquare || floors == 9;
                }
            }
            QVERIFY(isInSquare);
        }
    }

    void roomsHaveTheRequestedSides()
    {
        const Carved carved = carveRooms(wholeMask({80, 43}), {.attempts = 1, .smallest = 5, .largest = 5}, 4);
        QCOMPARE(carved.count, 25);
        const Carved tooLarge = carveRooms(wholeMask({20, 9}), {.attempts = 30, .smallest = 8, .largest = 9}, 4);
        QCOMPARE(tooLarge.count, 0);
    }

    void aCaveWithoutSmoothingIsNoise()
    {
        const Carved carved = carveCave(wholeMask({102, 102}), {.walls = 30, .rounds = 0, .smallest = 1}, 6);
        QVERIFY(carved.count > 6'500 && carved.count < 8'000);
        // Without inner walls, only the corners become wall: five of their neighbors are wall.
        QCOMPARE(carveCave(wholeMask({102, 102}), {.walls = 0, .rounds = 5, .smallest = 1}, 6).count, 9'996);
        QCOMPARE(carveCave(wholeMask({102, 102}), {.walls = 100, .rounds = 5, .smallest = 1}, 6).count, 0);
    }

    void partsOfAMaskAreFilledSeparately()
    {
        const Grid<std::uint8_t> mask =
            drawnMask({u"##### #####"_s, u"##### #####"_s, u"##### #####"_s, u"##### #####"_s});
        const Carved carved = carveMaze(mask, {}, 1);
        QVERIFY(isFloor(carved, {1, 1}));
        QVERIFY(isFloor(carved, {9, 1}));
        QCOMPARE(carveCave(mask, {.walls = 0, .rounds = 0, .smallest = 1}, 1).count, 12);
    }

    /// The maze of a seed never changes, so that a level made from a seed stays the same.
    void mazesArePinned()
    {
        const Carved carved = carveMaze(wholeMask({9, 7}), {}, 1);
        QStringList rows;
        for (int y = 0; y < 7; ++y) {
            rows.append(QString());
            for (int x = 0; x < 9; ++x) {
                rows.last().append(isFloor(carved, {x, y}) ? u' ' : u'#');
            }
        }
        QCOMPARE(rows, (QStringList{u"#########"_s, u"# #   # #"_s, u"# # # # #"_s, u"# # #   #"_s, u"# # ### #"_s,
                                    u"#   #   #"_s, u"#########"_s}));
    }

private:
    static void addCarvers()
    {
        QTest::addColumn<Carver>("carve");
        const auto add = [](const char *name, const auto &carveBy, const auto &plan) {
            QTest::newRow(name) << Carver(
                [carveBy, plan](const auto &mask, std::uint64_t seed, const auto *isCancelled) {
                    return carveBy(mask, plan, seed, isCancelled);
                });
        };
        add("rooms", carveRooms, RoomsPlan{});
        add("maze", carveMaze, MazePlan{});
        add("branching maze", carveMaze, MazePlan{.corridor = 2, .winding = 0});
        add("cave", carveCave, CavePlan{});
        add("rocky cave", carveCave, CavePlan{.walls = 60, .rounds = 2, .smallest = 1});
    }
};

MAZEWRIGHT_SUITE(carving, TestCarving)
#include "tst_carving.moc"
