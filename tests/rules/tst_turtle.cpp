#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/patrolwalk.h"
#include "gamecore/pathfinding/reach.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

/// Returns the number of steps, found by a search that does not use the engine.
int distanceBetween(const Level &level, const Catalogue &catalogue, Point from, Point to)
{
    std::map<std::pair<int, int>, int> steps{{{from.x, from.y}, 0}};
    std::vector<Point> open{from};
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            const Point next = open[i] + step;
            if (level.terrain.at(next) == catalogue.floor() && !steps.contains({next.x, next.y})) {
                steps[{next.x, next.y}] = steps[{open[i].x, open[i].y}] + 1;
                open.push_back(next);
            }
        }
    }
    return steps.at({to.x, to.y});
}

/// Returns the number of cells that an actor passes that moves straight on and turns only at walls.
std::size_t reachBySliding(const Level &level, const Catalogue &catalogue, Point start)
{
    std::set<std::pair<int, int>> cells{{start.x, start.y}};
    std::set<std::pair<int, int>> stops{{start.x, start.y}};
    std::vector<Point> open{start};
    while (!open.empty()) {
        const Point from = open.back();
        open.pop_back();
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            Point at = from;
            while (level.terrain.at(at + step) == catalogue.floor()) {
                at = at + step;
                cells.insert({at.x, at.y});
            }
            if (stops.insert({at.x, at.y}).second) {
                open.push_back(at);
            }
        }
    }
    return cells.size();
}

std::vector<Point> cellsOf(const Level &level, const QString &kind)
{
    std::vector<Point> cells;
    for (const Thing &thing : level.things) {
        if (thing.kind == kind) {
            cells.push_back(thing.cell);
        }
    }
    return cells;
}

ActorId idOf(const World &world, const QString &kind)
{
    ActorId id = heroId;
    while (world.kindOf(id).key != kind) {
        ++id;
    }
    return id;
}

} // namespace

/// The maze of the turtle tutorial and its hero: each rule by name, on worlds drawn as text.
class TestTurtle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalogue = shippedCatalogue(); }

    void theMazeHas142WallsAnd158Floors()
    {
        const Level level = shippedLevel();
        const auto &cells = level.terrain.cells();
        QCOMPARE(level.size(), (Size{20, 15}));
        QCOMPARE(std::count(cells.begin(), cells.end(), m_catalogue->wall()), 142);
        QCOMPARE(std::count(cells.begin(), cells.end(), m_catalogue->floor()), 158);
        const Grid<std::uint8_t> reach = reachFrom(level, *m_catalogue, Rules(), {2, 1}).cells;
        QCOMPARE(std::count(reach.cells().begin(), reach.cells().end(), 1), 158);
    }

    void treasuresAndGuardsMatchTheTutorial()
    {
        const Level level = shippedLevel();
        using Cells = std::vector<Point>;
        QCOMPARE(cellsOf(level, u"start"_s), (Cells{{2, 1}}));
        QCOMPARE(cellsOf(level, u"painkiller"_s), (Cells{{7, 3}}));
        QCOMPARE(cellsOf(level, u"orc"_s), (Cells{{14, 5}}));
        QCOMPARE(cellsOf(level, u"reptile_man"_s), (Cells{{16, 12}}));
        QCOMPARE(cellsOf(level, u"troll"_s), (Cells{{10, 13}}));
        QCOMPARE(cellsOf(level, u"treasure"_s), (Cells{{13, 3}, {18, 8}, {1, 12}, {14, 13}}));
    }

    void theTreasuresLie45And47And40And40StepsAway()
    {
        const Level level = shippedLevel();
        QList<int> distances;
        for (const Point treasure : cellsOf(level, u"treasure"_s)) {
            distances += distanceBetween(level, *m_catalogue, {2, 1}, treasure);
        }
        QCOMPARE(distances, (QList<int>{45, 47, 40, 40}));
    }

    void everyGuardReachesTheMeasuredCells_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("cells");
        QTest::newRow("orc") << u"orc"_s << 33;
        QTest::newRow("painkiller") << u"painkiller"_s << 62;
        QTest::newRow("reptile man") << u"reptile_man"_s << 61;
        QTest::newRow("troll") << u"troll"_s << 86;
    }

    /// Compares three methods: an independent search, the analysis, and watching forty games. A guard that leaves a
    /// part of the maze may never come back.
    void everyGuardReachesTheMeasuredCells()
    {
        QFETCH(QString, kind);
        QFETCH(int, cells);
        const Level level = shippedLevel();
        QCOMPARE(reachBySliding(level, *m_catalogue, cellsOf(level, kind).front()), std::size_t(cells));
        const Grid<std::uint8_t> footprint =
            footprintOfAll({level.terrain, *m_catalogue, Rules()}, {{0, cellsOf(level, kind).front(), {}}});
        QCOMPARE(std::count(footprint.cells().begin(), footprint.cells().end(), 1), cells);
        std::set<std::pair<int, int>> seen;
        EventList events;
        for (int seed = 0; seed < 40; ++seed) {
            Game game = gameOfLevel(level, std::uint64_t(seed));
            const ActorId id = idOf(game.world(), kind);
            seen.insert({game.world().actor(id).cell.x, game.world().actor(id).cell.y});
            for (int minute = 0; minute < 10; ++minute) {
                game.play(Command::advance(60000), events);
                for (const Event &event : events) {
                    if (event.type == EventType::Moved && event.actor == id) {
                        seen.insert({event.to.x, event.to.y});
                    }
                }
            }
        }
        QCOMPARE(seen.size(), std::size_t(cells));
    }

    void guardsStayInTheirPartOfTheMaze()
    {
        Game game = gameOfLevel(shippedLevel());
        EventList events;
        game.play(Command::advance(60000), events);
        for (ActorId id = 2; id <= game.world().actorCount(); ++id) {
            QVERIFY(game.world().isWalkable(game.world().actor(id).cell));
        }
        QCOMPARE(game.world().kindOf(3).key, u"orc"_s);
        QVERIFY(game.world().actor(3).cell.x >= 10 && game.world().actor(3).cell.y <= 8); // the upper right
    }

    void theHeroStepsInFourDirections()
    {
        Game game = gameOf({u"#####"_s, u"#   #"_s, u"# @ #"_s, u"#   #"_s, u"#####"_s});
        QCOMPARE(play(game, u"move north"_s), QStringList(u"moved 1 [2, 2] [2, 1]"_s));
        QCOMPARE(play(game, u"move west"_s), QStringList(u"moved 1 [2, 1] [1, 1]"_s));
        QCOMPARE(play(game, u"move south"_s), QStringList(u"moved 1 [1, 1] [1, 2]"_s));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 2] [2, 2]"_s));
        QCOMPARE(drawn(game.world()), (QStringList{u"#####"_s, u"#   #"_s, u"# @ #"_s, u"#   #"_s, u"#####"_s}));
        QCOMPARE(game.world().steps(), 4);
    }

    void wallsBlockSteps()
    {
        Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s});
        const std::uint64_t before = game.world().hash();
        for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
            QCOMPARE(play(game, u"move "_s + way), QStringList(u"refused blocked"_s));
        }
        QCOMPARE(game.world().hash(), before);
        QVERIFY(game.history().empty());
    }

    void theEdgeOfTheLevelIsAWall()
    {
        Game game = gameOf(QStringList{u"@"_s});
        for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
            QCOMPARE(play(game, u"move "_s + way), QStringList(u"refused blocked"_s));
        }
    }

    void aDiagonalStepIsRefused()
    {
        Game game = gameOf({u"@ "_s, u"  "_s});
        QCOMPARE(play(game, u"move southeast"_s), QStringList(u"refused diagonal"_s));
        QCOMPARE(drawn(game.world()), (QStringList{u"@ "_s, u"  "_s}));
    }

    void eightDirectionsAreARule()
    {
        Game game = gameOf({u"@#"_s, u"# "_s}, u"\"rules\": { \"moves\": 8 }"_s);
        QCOMPARE(play(game, u"move southeast"_s), QStringList(u"moved 1 [0, 0] [1, 1]"_s));
    }

    void stepsTakeNoTime()
    {
        Game game = gameOf({u"@    O"_s});
        QCOMPARE(play(game, u"move east"_s).size(), 1);
        QCOMPARE(play(game, u"move east"_s).size(), 1);
        QCOMPARE(game.world().timeMs(), 0);
        QCOMPARE(game.world().turn(), 2);
    }

    void idsFollowReadingOrderOfRowsThenThings()
    {
        const Game game =
            gameOf({u"@ T"_s, u"O  "_s}, u"\"things\": [{ \"cell\": [1, 1], \"kind\": \"painkiller\", \"hp\": 3 }, "
                                         "{ \"cell\": [1, 0], \"kind\": \"reptile_man\", \"hp\": 3 }]"_s);
        QStringList kinds;
        for (ActorId id = heroId; id <= game.world().actorCount(); ++id) {
            kinds += game.world().kindOf(id).key;
        }
        QCOMPARE(kinds, (QStringList{u"start"_s, u"troll"_s, u"orc"_s, u"reptile_man"_s, u"painkiller"_s}));
    }

    void restartingGivesTheSameGame()
    {
        Game game = gameOfLevel(shippedLevel(), 9);
        const std::uint64_t atFirst = game.world().hash();
        play(game, u"advance 4000"_s);
        const std::uint64_t later = game.world().hash();
        QVERIFY(later != atFirst);
        game.restart();
        QCOMPARE(game.world().hash(), atFirst);
        QVERIFY(game.history().empty());
        play(game, u"advance 4000"_s);
        QCOMPARE(game.world().hash(), later);
    }

    void aLevelInErrorIsNotPlayed()
    {
        IssueList issues;
        QVERIFY(!PlayableLevel::check(levelFrom({u"@z@"_s}), *m_catalogue, issues));
        QCOMPARE(firstWords(summary(issues)).size(), 2);
    }

private:
    CataloguePtr m_catalogue;
};

MAZEWRIGHT_SUITE(turtle, TestTurtle)
#include "tst_turtle.moc"
