#include "gamecore/level/dungeon.h"
#include "gamecore/level/levelcheck.h"
#include "gamecore/level/levelwriter.h"
#include "gamecore/level/reach.h"
#include "tests/support/drawnworld.h"
#include "tests/support/dungeonwalker.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 1000;

using Weights = std::map<QString, int>;

Level depthOf(const QString &ruleset, int seed, int depth)
{
    return dungeonLevel(*shippedCatalogue(), ruleset, std::uint64_t(seed), depth);
}

Point startOf(const Level &level)
{
    for (const Thing &thing : level.things) {
        if (thing.kind == u"start") {
            return thing.cell;
        }
    }
    return {-1, -1};
}

KindCategory categoryOf(const Thing &thing)
{
    return shippedCatalogue()->kind(*shippedCatalogue()->kindOf(thing.kind)).category;
}

int floorCount(const Level &level)
{
    int count = 0;
    for (const TerrainId id : level.terrain.cells()) {
        count += shippedCatalogue()->terrain(id).isWalkable ? 1 : 0;
    }
    return count;
}

/// The cells in blocks of 5 x 5 cells of floor, as all inside a room are and none of a lone tunnel: 1 each.
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

/// Rooms have walls between them, and tunnels through those are narrow: each is an island of room cells.
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

/// How many of each kind lie in depth `depth` of all seeds.
Weights countKinds(const QString &ruleset, int depth, KindCategory category)
{
    Weights counts;
    for (int seed = 0; seed < seeds; ++seed) {
        for (const Thing &thing : depthOf(ruleset, seed, depth).things) {
            if (categoryOf(thing) == category) {
                ++counts[thing.kind];
            }
        }
    }
    return counts;
}

/// Whether counts go with shares: Pearson's statistic, with a bound that one fair table in ten thousand exceeds, and
/// nothing that has no share.
bool isFair(const Weights &counts, const Weights &weights)
{
    constexpr std::array<double, 7> bounds{1e-6, 15.1, 18.4, 21.1, 23.5, 25.7, 27.9}; // by degrees of freedom
    const auto add = [](double sum, const auto &row) { return sum + row.second; };
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0, add);
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0, add);
    double statistic = 0;
    for (const auto &[kind, weight] : weights) {
        const double expected = total * weight / sum;
        const double difference = (counts.count(kind) == 0 ? 0 : counts.at(kind)) - expected;
        statistic += difference * difference / expected;
    }
    const bool isKnown =
        std::all_of(counts.begin(), counts.end(), [&](const auto &row) { return weights.count(row.first) == 1; });
    return isKnown && statistic < bounds.at(weights.size() - 1);
}

/// 0 to `most`, each as likely.
Weights zeroTo(int most)
{
    Weights weights;
    for (int i = 0; i <= most; ++i) {
        weights[QString::number(i)] = 1;
    }
    return weights;
}

void compareMix(KindCategory category)
{
    QFETCH(const QString, ruleset);
    QFETCH(const int, depth);
    QFETCH(const Weights, weights);
    const Weights counts = countKinds(ruleset, depth, category);
    QCOMPARE(counts.size(), weights.size());
    QVERIFY(isFair(counts, weights));
}

Game dungeon(const QString &ruleset, int seed)
{
    return Game::startDungeon(shippedCatalogue(), ruleset, std::uint64_t(seed));
}

/// What the hero carries: "a dagger worn".
QStringList bag(const World &world)
{
    QStringList bag;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (const int item = world.itemWithLetter(letter); item != CellIndex::none) {
            bag += QLatin1Char(letter) + (u' ' + world.kindOfItem(item).key)
                   + (world.item(item).isWorn ? u" worn"_s : u""_s);
        }
    }
    return bag;
}

} // namespace

/// Dungeons: rooms, tunnels, what lies in them, and the way down (gamecore/level/dungeon.h).
class TestDungeon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDepthIsConnected();
    void theMeansAreThoseOfTheTutorials();
    void everyDepthIsALevelWithoutFindings();
    void theBorderIsWall();
    void atMostOneThingACell();
    void thingsLieInsideRooms();
    void aLoneRoomHoldsStartAndStairs();
    void theDeepestDepthHasNoStairs();

    void zeroToTheMostAreInARoomEachAsLikely_data();
    void zeroToTheMostAreInARoomEachAsLikely();
    void monstersAreMixedAsTheTableSays_data();
    void monstersAreMixedAsTheTableSays();
    void itemsAreMixedAsTheTableSays_data();
    void itemsAreMixedAsTheTableSays();

    void aDepthIsAFunctionOfSeedAndDepth();
    void depth5IsTheSameHoweverDepth4WasPlayed();
    void depthsOfTheGameAreThoseOfTheMaker();
    void theHeroTakesEverythingAlong();
    void underTombsStairsHealHalf();
    void underClassicStairsHealNothing();
    void downIsOnlyOnStairs();
    void replayingTheHistoryGivesTheSameWorld();
    void startingAnewIsDepth1();
};

void TestDungeon::everyDepthIsConnected()
{
    for (int seed = 0; seed < seeds; ++seed) {
        const Level level = depthOf(u"tombs"_s, seed, 1 + seed % 12);
        const Grid<std::uint8_t> reached = reachableCells(level, *shippedCatalogue(), startOf(level), 4);
        const auto count = std::count(reached.cells().begin(), reached.cells().end(), std::uint8_t(1));
        QVERIFY2(int(count) == floorCount(level), qPrintable(u"seed %1"_s.arg(seed)));
        const std::optional<Point> stairs = stairsOf(level, *shippedCatalogue());
        QVERIFY2(stairs && *stairs != startOf(level), qPrintable(u"seed %1"_s.arg(seed)));
    }
}

/// Measured over 1500 maps of the tutorials, steps in eight directions. The tolerances are three standard errors.
void TestDungeon::theMeansAreThoseOfTheTutorials()
{
    std::vector<int> rooms;
    std::vector<int> ways;
    qint64 floor = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const Level level = depthOf(u"classic"_s, seed, 1);
        const Point stairs = *stairsOf(level, *shippedCatalogue());
        floor += floorCount(level);
        rooms.push_back(roomCount(level));
        ways.push_back(stepsBetween(level, *shippedCatalogue(), startOf(level), stairs, 8));
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

void TestDungeon::everyDepthIsALevelWithoutFindings()
{
    for (const QString &ruleset : {u"peaceful"_s, u"classic"_s, u"tombs"_s, u"buchhaim"_s}) {
        for (const int depth : {1, 2, 3, 5, 8, 13, 40, deepestDepth}) {
            const Level level = depthOf(ruleset, depth, depth);
            QCOMPARE(summary(checkLevel(level, *shippedCatalogue())), QStringList());
            const ReadLevel read = readLevelJson(writeLevelJson(level, *shippedCatalogue()), *shippedCatalogue());
            QVERIFY(read.level);
            QVERIFY(read.level->terrain == level.terrain && read.level->things == level.things);
        }
    }
}

void TestDungeon::theBorderIsWall()
{
    for (int seed = 0; seed < seeds; ++seed) {
        const Level level = depthOf(u"tombs"_s, seed, 1);
        for (int y = 0; y < level.size().height; ++y) {
            for (int x = 0; x < level.size().width; ++x) {
                const bool isBorder = x == 0 || y == 0 || x == level.size().width - 1 || y == level.size().height - 1;
                QVERIFY(!isBorder || level.terrain.at({x, y}) == shippedCatalogue()->wall());
            }
        }
    }
}

void TestDungeon::atMostOneThingACell()
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

void TestDungeon::thingsLieInsideRooms()
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

namespace {

/// A dungeon of one room of 49 x 49 cells, in which hardly anything meets.
DungeonPlan loneRoom(const QString &ruleset)
{
    DungeonPlan plan = shippedCatalogue()->ruleset(ruleset)->dungeon;
    plan.width = 60;
    plan.height = 60;
    plan.attempts = 1;
    plan.roomMin = 50;
    plan.roomMax = 50;
    return plan;
}

} // namespace

void TestDungeon::aLoneRoomHoldsStartAndStairs()
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

void TestDungeon::theDeepestDepthHasNoStairs()
{
    QVERIFY(stairsOf(depthOf(u"tombs"_s, 1, deepestDepth - 1), *shippedCatalogue()));
    QVERIFY(!stairsOf(depthOf(u"tombs"_s, 1, deepestDepth), *shippedCatalogue()));
}

void TestDungeon::zeroToTheMostAreInARoomEachAsLikely_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("monsters");
    QTest::addColumn<int>("items");
    const auto row = [](const QString &ruleset, int depth, int monsters, int items) {
        QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << monsters << items;
    };
    row(u"peaceful"_s, 1, 3, 0);
    row(u"peaceful"_s, 9, 3, 0);
    row(u"classic"_s, 1, 3, 2);
    row(u"classic"_s, 9, 3, 2);
    row(u"tombs"_s, 1, 2, 1);
    row(u"tombs"_s, 3, 2, 1);
    row(u"tombs"_s, 4, 3, 2);
    row(u"tombs"_s, 5, 3, 2);
    row(u"tombs"_s, 6, 5, 2);
    row(u"tombs"_s, 20, 5, 2);
}

void TestDungeon::zeroToTheMostAreInARoomEachAsLikely()
{
    QFETCH(const QString, ruleset);
    QFETCH(const int, depth);
    QFETCH(const int, monsters);
    QFETCH(const int, items);
    Weights monsterCounts;
    Weights itemCounts;
    for (int seed = 0; seed < seeds; ++seed) {
        const Level level = dungeonLevel(*shippedCatalogue(), ruleset, loneRoom(ruleset), std::uint64_t(seed), depth);
        const auto count = [&level](KindCategory category) {
            const auto isOfIt = [category](const Thing &thing) { return categoryOf(thing) == category; };
            return QString::number(std::count_if(level.things.begin(), level.things.end(), isOfIt));
        };
        ++monsterCounts[count(KindCategory::Monster)];
        ++itemCounts[count(KindCategory::Item)];
    }
    QVERIFY(isFair(monsterCounts, zeroTo(monsters)));
    QVERIFY(isFair(itemCounts, zeroTo(items)));
}

void TestDungeon::monstersAreMixedAsTheTableSays_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("depth");
    QTest::addColumn<Weights>("weights");
    const auto row = [](const QString &ruleset, int depth, const Weights &weights) {
        QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << weights;
    };
    row(u"peaceful"_s, 1, {{u"orc"_s, 80}, {u"troll"_s, 20}});
    row(u"classic"_s, 1, {{u"orc"_s, 80}, {u"troll"_s, 20}});
    row(u"classic"_s, 8, {{u"orc"_s, 80}, {u"troll"_s, 20}});
    for (const int depth : {1, 2}) {
        row(u"tombs"_s, depth, {{u"orc"_s, 80}});
    }
    for (const int depth : {3, 4}) {
        row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 15}});
    }
    for (const int depth : {5, 6}) {
        row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 30}});
    }
    for (const int depth : {7, 8, 30}) {
        row(u"tombs"_s, depth, {{u"orc"_s, 80}, {u"troll"_s, 60}});
    }
}

void TestDungeon::monstersAreMixedAsTheTableSays()
{
    compareMix(KindCategory::Monster);
}

void TestDungeon::itemsAreMixedAsTheTableSays_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("depth");
    QTest::addColumn<Weights>("weights");
    const auto row = [](const QString &ruleset, int depth, const Weights &weights) {
        QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth << weights;
    };
    const QString potion = u"healing_potion"_s;
    const QString lightning = u"lightning_scroll"_s;
    const QString fireball = u"fireball_scroll"_s;
    const QString confusion = u"confusion_scroll"_s;
    Weights classic{{potion, 70}, {lightning, 10}, {fireball, 10}, {confusion, 10}};
    row(u"classic"_s, 1, classic);
    row(u"classic"_s, 3, classic);
    classic[u"sword"_s] = 5;
    row(u"classic"_s, 4, classic);
    row(u"classic"_s, 7, classic);
    classic[u"shield"_s] = 15;
    row(u"classic"_s, 8, classic);
    row(u"classic"_s, 20, classic);
    row(u"tombs"_s, 1, {{potion, 35}});
    row(u"tombs"_s, 2, {{potion, 35}, {confusion, 10}});
    row(u"tombs"_s, 3, {{potion, 35}, {confusion, 10}});
    for (const int depth : {4, 5}) {
        row(u"tombs"_s, depth, {{potion, 35}, {confusion, 10}, {lightning, 25}, {u"sword"_s, 5}});
    }
    Weights deep{{potion, 35}, {confusion, 10}, {lightning, 25}, {fireball, 25}, {u"sword"_s, 5}};
    row(u"tombs"_s, 6, deep);
    row(u"tombs"_s, 7, deep);
    deep[u"shield"_s] = 15;
    row(u"tombs"_s, 8, deep);
    row(u"tombs"_s, 30, deep);
}

void TestDungeon::itemsAreMixedAsTheTableSays()
{
    compareMix(KindCategory::Item);
}

void TestDungeon::aDepthIsAFunctionOfSeedAndDepth()
{
    std::set<std::uint64_t> all;
    for (int seed = 0; seed < 100; ++seed) {
        for (int depth = 1; depth <= 100; ++depth) {
            QVERIFY(all.insert(seedOfDepth(std::uint64_t(seed), depth)).second);
            QVERIFY(seedOfDepth(std::uint64_t(seed), depth) <= largestSeed);
        }
    }
    QVERIFY(depthOf(u"tombs"_s, 5, 3) == depthOf(u"tombs"_s, 5, 3));
    QVERIFY(!(depthOf(u"tombs"_s, 5, 3) == depthOf(u"tombs"_s, 6, 3)));
    QVERIFY(!(depthOf(u"tombs"_s, 5, 3).terrain == depthOf(u"tombs"_s, 5, 4).terrain));
    QVERIFY(depthOf(u"tombs"_s, 5, 3).terrain == depthOf(u"classic"_s, 5, 3).terrain);
}

void TestDungeon::depth5IsTheSameHoweverDepth4WasPlayed()
{
    for (int seed = 1; seed <= 5; ++seed) {
        Game straight = dungeon(u"peaceful"_s, seed);
        Game wandering = dungeon(u"peaceful"_s, seed);
        EventList events;
        for (int depth = 1; depth < 5; ++depth) {
            QVERIFY(DungeonWalker(straight).descend());
            for (int i = 0; i < 50 * depth; ++i) {
                wandering.play(Command::move(Direction(i * 5 % directionCount)), events);
            }
            QVERIFY(DungeonWalker(wandering).descend());
        }
        QVERIFY(straight.history() != wandering.history());
        QCOMPARE(straight.world().stage().depth, 5);
        QVERIFY(straight.level() == wandering.level());
        QCOMPARE(drawn(straight.world()), drawn(wandering.world()));
        for (ActorId id = heroId; id <= straight.world().actorCount(); ++id) {
            QCOMPARE(straight.world().actor(id).facing, wandering.world().actor(id).facing);
        }
    }
}

void TestDungeon::depthsOfTheGameAreThoseOfTheMaker()
{
    Game game = dungeon(u"peaceful"_s, 42);
    for (int depth = 1; depth <= 6; ++depth) {
        QCOMPARE(game.world().stage().depth, depth);
        QVERIFY(game.level() == depthOf(u"peaceful"_s, 42, depth));
        QCOMPARE(game.world().hero().cell, startOf(game.level()));
        QVERIFY(DungeonWalker(game).descend());
    }
}

void TestDungeon::theHeroTakesEverythingAlong()
{
    int arrivals = 0;
    for (int seed = 0; seed < 60; ++seed) {
        Game game = dungeon(u"tombs"_s, seed);
        DungeonWalker walker(game);
        EventList events;
        if (!walker.takeItems() || !walker.walkToStairs() || bag(game.world()).size() < 2) {
            continue;
        }
        game.play(Command::use('a'), events); // the dagger is not worn down there either
        const Traveller before = game.world().traveller();
        const QStringList carried = bag(game.world());
        game.play(Command::descend(), events);
        QCOMPARE(game.world().stage().depth, 2);
        QCOMPARE(bag(game.world()), carried);
        QVERIFY(game.world().character() == before.character);
        QCOMPARE(game.world().turn(), before.turn + 1);
        QCOMPARE(game.world().steps(), before.steps);
        QCOMPARE(game.world().gold(), before.gold);
        ++arrivals;
    }
    QVERIFY2(arrivals >= 5, qPrintable(QString::number(arrivals)));
}

void TestDungeon::underTombsStairsHealHalf()
{
    int wounded = 0;
    for (int seed = 0; seed < 30; ++seed) {
        Game game = dungeon(u"tombs"_s, seed);
        EventList events;
        if (!DungeonWalker(game).walkToStairs() || game.world().hero().hp == 100) {
            continue;
        }
        const int hp = game.world().hero().hp;
        const int expected = qMin(100, hp + 50);
        game.play(Command::descend(), events);
        QCOMPARE(words(events).first(2), (QStringList{u"healed 1 %1"_s.arg(expected - hp), u"descended 2"_s}));
        QCOMPARE(game.world().hero().hp, expected);
        ++wounded;
    }
    QVERIFY2(wounded >= 5, qPrintable(QString::number(wounded)));
}

void TestDungeon::underClassicStairsHealNothing()
{
    int wounded = 0;
    for (int seed = 0; seed < 60; ++seed) {
        Game game = dungeon(u"classic"_s, seed);
        EventList events;
        if (!DungeonWalker(game).walkToStairs() || game.world().hero().hp == 30) {
            continue;
        }
        const int hp = game.world().hero().hp;
        game.play(Command::descend(), events);
        QCOMPARE(words(events).first(), u"descended 2"_s);
        QCOMPARE(game.world().hero().hp, hp);
        ++wounded;
    }
    QVERIFY2(wounded >= 5, qPrintable(QString::number(wounded)));
}

void TestDungeon::downIsOnlyOnStairs()
{
    Game game = dungeon(u"peaceful"_s, 42);
    const std::uint64_t hash = game.world().hash();
    QCOMPARE(play(game, u"descend"_s), QStringList(u"refused no_stairs"_s));
    QCOMPARE(game.world().hash(), hash);
    QVERIFY(DungeonWalker(game).walkToStairs());
    QCOMPARE(play(game, u"descend"_s).first(), u"descended 2"_s);
}

void TestDungeon::replayingTheHistoryGivesTheSameWorld()
{
    for (const QString &ruleset : {u"peaceful"_s, u"classic"_s, u"tombs"_s}) {
        for (int seed = 0; seed < 10; ++seed) {
            Game game = dungeon(ruleset, seed);
            DungeonWalker walker(game);
            while (game.world().stage().depth < 4 && walker.takeItems() && walker.descend()) {
            }
            Game again = dungeon(ruleset, seed);
            EventList events;
            for (const Command &command : game.history()) {
                again.play(command, events);
            }
            QCOMPARE(again.world().hash(), game.world().hash());
            QCOMPARE(again.world().stage().depth, game.world().stage().depth);
            QVERIFY(again.history() == game.history() && !game.history().empty());
        }
    }
}

void TestDungeon::startingAnewIsDepth1()
{
    Game game = dungeon(u"peaceful"_s, 42);
    const std::uint64_t hash = game.world().hash();
    QVERIFY(DungeonWalker(game).descend());
    game.restart();
    QCOMPARE(game.world().hash(), hash);
    QVERIFY(game.level() == depthOf(u"peaceful"_s, 42, 1));
    QVERIFY(game.history().empty());
}

QTEST_APPLESS_MAIN(TestDungeon)
#include "tst_dungeon.moc"
