#include "gamecore/data/dungeonplan.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/pathfinding/reach.h"
#include "tests/support/drawnworld.h"
#include "tests/support/dungeonlevels.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace {

int floorCount(const Level &level)
{
    int count = 0;
    for (const TerrainId id : level.terrain.cells()) {
        count += shippedCatalogue()->terrain(id).isWalkable ? 1 : 0;
    }
    return count;
}

/// Returns 1 for the cells in blocks of 5 x 5 floor cells. All cells inside rooms lie in such blocks, but none of a
/// lone tunnel do.
Grid<std::uint8_t> roomCells(const Level &level)
{
    Grid<std::uint8_t> cells(level.size(), 0);
    const auto isFloor = [&level](Point p) { return shippedCatalogue()->terrain(level.terrain.at(p)).isWalkable; };
    for (int y = 0; y + 5 <= level.size().height; ++y) {
        for (int x = 0; x + 5 <= level.size().width; ++x) {
            bool isBlock = true;
            for (int i = 0; i < 25 && isBlock; ++i) {
                isBlock = isFloor({x + i % 5, y + i / 5});
            }
            for (int i = 0; i < 25 && isBlock; ++i) {
                cells.set({x + i % 5, y + i / 5}, 1);
            }
        }
    }
    return cells;
}

void flood(Grid<std::uint8_t> &cells, Point cell)
{
    if (cells.contains(cell) && cells.at(cell) != 0) {
        cells.set(cell, 0);
        for (const Direction direction : straightDirections) {
            flood(cells, cell + stepOf(direction));
        }
    }
}

/// Counts the rooms. They have walls between them with only narrow tunnels, so each is an island of room cells.
int roomCount(const Level &level)
{
    Grid<std::uint8_t> cells = roomCells(level);
    int count = 0;
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            count += cells.at({x, y});
            flood(cells, {x, y});
        }
    }
    return count;
}

} // namespace

/// Depths of dungeons as levels: rooms, tunnels, start and stairs (gamecore/mapgen/dungeon.h).
class TestDungeon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDepthIsConnected()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            const Level level = depthOf(u"tombs"_s, seed, 1 + seed % 12);
            const Grid<std::uint8_t> reached = reachFrom(level, *shippedCatalogue(), Rules(), startOf(level)).cells;
            const auto count = std::count(reached.cells().begin(), reached.cells().end(), std::uint8_t(1));
            QVERIFY2(int(count) == floorCount(level), qPrintable(u"seed %1"_s.arg(seed)));
            const std::optional<Point> stairs = stairsOf(level, *shippedCatalogue());
            QVERIFY2(stairs && *stairs != startOf(level), qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    /// The averages equal those of the tutorials, which were measured over 1500 of their maps with steps in eight
    /// directions. The tolerances are three standard errors.
    void theAveragesMatchTheTutorials()
    {
        std::vector<int> rooms;
        std::vector<int> ways;
        qint64 floor = 0;
        for (int seed = 0; seed < seeds; ++seed) {
            const Level level = depthOf(u"classic"_s, seed, 1);
            const Point stairs = *stairsOf(level, *shippedCatalogue());
            floor += floorCount(level);
            rooms.push_back(roomCount(level));
            ways.push_back(stepsBetween(level, *shippedCatalogue(), startOf(level), stairs));
        }
        std::sort(rooms.begin(), rooms.end());
        std::sort(ways.begin(), ways.end());
        const double share = 100.0 * double(floor) / (seeds * 80.0 * 43.0);
        const double room = std::accumulate(rooms.begin(), rooms.end(), 0.0) / seeds;
        const double way = std::accumulate(ways.begin(), ways.end(), 0.0) / seeds;
        const auto isNear = [](double found, double expected, double tolerance) {
            return std::abs(found - expected) <= tolerance;
        };
        QVERIFY2(isNear(room, 12.6, 0.2), qPrintable(QString::number(room)));
        QCOMPARE(rooms[50], 10);
        QCOMPARE(rooms[950], 15);
        QVERIFY2(isNear(share, 25, 0.5), qPrintable(QString::number(share)));
        QVERIFY2(isNear(way, 46.6, 2.3), qPrintable(QString::number(way)));
        QVERIFY2(isNear(ways[500], 43, 3), qPrintable(QString::number(ways[500])));
        QVERIFY2(isNear(ways[50], 13, 3), qPrintable(QString::number(ways[50])));
        QVERIFY2(isNear(ways[950], 92, 6), qPrintable(QString::number(ways[950])));
    }

    void everyDepthIsALevelWithoutFindings()
    {
        for (const QString &ruleset : {u"peaceful"_s, u"classic"_s, u"tombs"_s, u"buchhaim"_s}) {
            for (const int depth : {1, 2, 3, 5, 8, 13, 40, deepestDepth}) {
                const Level level = depthOf(ruleset, depth, depth);
                QCOMPARE(summary(checkLevel(level, *shippedCatalogue()).issues), QStringList());
                const ReadLevel read = readLevelJson(writeLevelJson(level, *shippedCatalogue()), *shippedCatalogue());
                QVERIFY(read.level);
                QVERIFY(read.level->terrain == level.terrain && read.level->things == level.things);
            }
        }
    }

    void theBorderIsWall()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            const Level level = depthOf(u"tombs"_s, seed, 1);
            for (int y = 0; y < level.size().height; ++y) {
                for (int x = 0; x < level.size().width; ++x) {
                    const bool isBorder =
                        x == 0 || y == 0 || x == level.size().width - 1 || y == level.size().height - 1;
                    QVERIFY(!isBorder || level.terrain.at({x, y}) == shippedCatalogue()->wall());
                }
            }
        }
    }

    void aCellHoldsAtMostOneThing()
    {
        for (int seed = 0; seed < seeds; ++seed) {
            const Level level = depthOf(u"tombs"_s, seed, 8);
            std::set<std::pair<int, int>> cells{
                {stairsOf(level, *shippedCatalogue())->x, stairsOf(level, *shippedCatalogue())->y}};
            for (const Thing &thing : level.things) {
                QVERIFY(cells.insert({thing.cell.x, thing.cell.y}).second);
            }
        }
    }

    void thingsLieInsideRooms()
    {
        for (int seed = 0; seed < 200; ++seed) {
            const Level level = depthOf(u"tombs"_s, seed, 8);
            const Grid<std::uint8_t> rooms = roomCells(level);
            for (const Thing &thing : level.things) {
                QCOMPARE(rooms.at(thing.cell), 1);
            }
            QCOMPARE(rooms.at(*stairsOf(level, *shippedCatalogue())), 1);
        }
    }

    void aSingleRoomHoldsStartAndStairs()
    {
        DungeonPlan plan = loneRoom(u"tombs"_s);
        plan.roomMin = 4;
        plan.roomMax = 4;
        plan.monstersInRoom = {{1, 50}};
        for (int seed = 0; seed < 100; ++seed) {
            const Level level = dungeonLevel(*shippedCatalogue(), u"tombs"_s, plan, std::uint64_t(seed), 1);
            QCOMPARE(floorCount(level), 9);
            QCOMPARE(*stairsOf(level, *shippedCatalogue()), (startOf(level) + Point{1, 0}));
            QVERIFY(level.things.size() <= 8);
        }
    }

    void theShortestSideIsNeverAboveTheLongest()
    {
        IssueList issues;
        const DungeonPlan plan = readDungeonPlan({{u"room_max"_s, 5}}, {}, issues);
        QVERIFY(issues.isEmpty());
        QCOMPARE(plan.roomMax, 5);
        QCOMPARE(plan.roomMin, 5);
    }

    void theDeepestDepthHasNoStairs()
    {
        QVERIFY(stairsOf(depthOf(u"tombs"_s, 1, deepestDepth - 1), *shippedCatalogue()));
        QVERIFY(!stairsOf(depthOf(u"tombs"_s, 1, deepestDepth), *shippedCatalogue()));
    }
};

MAZEWRIGHT_SUITE(dungeon, TestDungeon)
#include "tst_dungeon.moc"
