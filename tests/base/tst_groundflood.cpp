#include "gamecore/base/rng.h"
#include "gamecore/pathfinding/groundflood.h"
#include "gamecore/pathfinding/reach.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/randomrows.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const std::vector<Rules> &ways()
{
    static const std::vector<Rules> all = [] {
        Rules four;
        four.moves = 4;
        Rules cut;
        cut.moves = 8;
        cut.corners = Corners::Cut;
        Rules closed = cut;
        closed.corners = Corners::Closed;
        return std::vector<Rules>{four, cut, closed};
    }();
    return all;
}

/// A random level with much or little floor, with locked and unlocked doors.
Level wideLevel(int seed)
{
    const QString floor(seed % 4 * 8, u' ');
    Rng rng(5, std::uint64_t(seed));
    return drawnLevel(randomRows(rng, {seed % 3 == 0 ? 128 : 150, 12}, floor + u"    ######+1^"_s));
}

/// Floods cell by cell, as the reference.
Grid<std::uint8_t> steppedOn(const Ground &ground, Point from)
{
    Grid<std::uint8_t> reached(ground.size(), 0);
    std::vector<Point> open{from};
    reached.set(from, 1);
    while (!open.empty()) {
        const Point here = open.back();
        open.pop_back();
        for (int i = 0; i < directionCount; ++i) {
            const Point next = here + stepOf(Direction(i));
            const bool isDoor = isStraight(Direction(i)) && ground.isFreeDoor(next);
            if ((isDoor || ground.isStepOpen(here, Direction(i))) && !reached.at(next)) {
                reached.set(next, 1);
                open.push_back(next);
            }
        }
    }
    return reached;
}

} // namespace

/// Flood fill of ground, 64 cells at once (gamecore/pathfinding/groundflood.h). The borders between machine words make
/// no difference.
class TestGroundFlood : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsMatchTheGround()
    {
        const Level level = wideLevel(1);
        const Ground ground(level.terrain, *shippedCatalogue(), ways().front());
        const GroundCells cells = ground.cells();
        for (int y = 0; y < level.size().height; ++y) {
            for (int x = 0; x < level.size().width; ++x) {
                const Point cell{x, y};
                QCOMPARE(cells.walkable.at(cell), ground.isWalkable(cell));
                QCOMPARE(cells.harmless.at(cell), ground.isHarmless(cell));
                QCOMPARE(cells.freeDoors.at(cell), ground.isFreeDoor(cell));
                QCOMPARE(cells.lockedDoors.at(cell), ground.lockAt(cell) != Ground::noLock);
            }
        }
    }

    void aFloodReachesTheCellsThatStepsReach()
    {
        for (int seed = 0; seed < 60; ++seed) {
            const Level level = wideLevel(seed);
            const Ground ground(level.terrain, *shippedCatalogue(), ways()[std::size_t(seed) % ways().size()]);
            const GroundCells cells = ground.cells();
            for (const Point from : {Point{0, 0}, Point{63, 5}, Point{64, 11}, Point{level.size().width - 1, 3}}) {
                GroundFlood flood(ground, cells);
                flood.add(from);
                while (flood.step().cells != 0) {
                }
                const Grid<std::uint8_t> expected = steppedOn(ground, from);
                for (int i = 0; i < level.size().area(); ++i) {
                    const Point cell{i % level.size().width, i / level.size().width};
                    QCOMPARE(flood.reached().at(cell), expected.at(cell) != 0);
                }
            }
        }
    }

    void eachCellIsGivenOnce()
    {
        const Level level = wideLevel(2);
        const Ground ground(level.terrain, *shippedCatalogue(), ways().front());
        const GroundCells cells = ground.cells();
        GroundFlood flood(ground, cells);
        BitGrid given(level.size());
        flood.add({70, 6});
        for (auto front = flood.step(); front.cells != 0; front = flood.step()) {
            BitGrid::Word &word = given.row(front.y)[front.word];
            QCOMPARE(word & front.cells, BitGrid::Word(0));
            word |= front.cells;
        }
        QVERIFY(given == flood.reached());
    }

    void keysAndLocksWorkAcrossWordBoundaries()
    {
        Rng rng(7, 8);
        for (int round = 0; round < 120; ++round) {
            const QStringList rows = randomRows(rng, {9, 6}, u"        ####11224+"_s);
            const auto reachAt = [&](int column) {
                QStringList moved;
                for (const QString &row : rows) {
                    moved.append(QString(column, u'#') + row + QString(100, u'#'));
                }
                const Level level = drawnLevel(moved);
                const Point start = std::find_if(level.things.begin(), level.things.end(), [](const Thing &thing) {
                                        return thing.kind == u"start";
                                    })->cell;
                const Reach reach =
                    reachFrom(level, *shippedCatalogue(), ways()[std::size_t(round) % ways().size()], start);
                QString reached;
                for (int i = 0; i < 9 * 6; ++i) {
                    reached.append(reach.contains({column + i % 9, i / 9}) ? u'*' : u' ');
                }
                return reached;
            };
            QCOMPARE(reachAt(56 + round % 9), reachAt(0));
        }
    }
};

MAZEWRIGHT_SUITE(groundflood, TestGroundFlood)
#include "tst_groundflood.moc"
