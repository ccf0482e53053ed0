#include "gamecore/level/levelcheck.h"
#include "tests/support/drawnworld.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

const QString turns = u"\"rules\": { \"clock\": \"turns\" }"_s;
const QString turnsPermadeath = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;

/// Steps of a walk that knows nothing of the engine.
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

/// Cells that someone passes who slides straight on and turns only in front of walls.
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

QStringList eventsOf(Game &game, const QString &command, const QString &word)
{
    return play(game, command).filter(QRegularExpression(u"^"_s + word + u"\\b"_s));
}

/// The times at which a monster moved or turned, seen from outside by advancing a millisecond at a time.
QList<qint64> actionTimes(Game &game, ActorId id, int milliseconds)
{
    QList<qint64> times;
    qint64 next = game.world().actor(id).nextActionMs;
    EventList events;
    for (int i = 0; i < milliseconds; ++i) {
        game.play(Command::advance(1), events);
        if (game.world().actor(id).nextActionMs != next) {
            next = game.world().actor(id).nextActionMs;
            times += game.world().timeMs();
        }
    }
    return times;
}

} // namespace

/// The rules of the turtle tutorial, each by its name, on worlds drawn as text.
class TestTurtle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void theMazeHas142WallsAnd158Floors();
    void theMazeHasItsTreasuresAndGuardsWhereTheTutorialDrawsThem();
    void theTreasuresLie45And47And40And40StepsAway();
    void everyGuardReachesWhatWasMeasured_data();
    void everyGuardReachesWhatWasMeasured();
    void noGuardLeavesWhatItCanReach();

    void theHeroStepsInFourDirections();
    void aWallIsNoStep();
    void theEdgeOfTheLevelIsAWall();
    void aDiagonalStepIsRefused();
    void eightDirectionsAreARule();
    void theHeroStepsAtOnceAndNoTimePasses();

    void aPatrolGoesStraightOn();
    void aPatrolTurnsAtAWallWithoutAStep();
    void aPatrolMayChooseTheSameWallAgain();
    void aPatrolChoosesEachDirectionAlike();
    void anIdleMonsterStays();

    void everyMonsterActsFirstAt250();
    void everyMonsterThenWaits100To300OnItsOwn();
    void theTimesOfActingAreRules();
    void monstersDueAtOnceActById();

    void treasureHolds25To250();
    void treasureHasSixPictures();
    void goldAddsUp();
    void severalTreasuresOnACellAreTakenAtOnce();
    void theLastTreasureWins();
    void aLevelWithoutTreasureIsNeverWonByIt();
    void monstersWalkOverTreasure();

    void walkingIntoAMonsterKills();
    void aMonsterWalkingIntoTheHeroKills();
    void swappingCellsKills();
    void meetingAMonsterComesBeforeTreasure();
    void respawningKeepsGoldAndMonsters();
    void safeTimeInMilliseconds();
    void safeTimeInTurns();
    void theEndOfSafeTimeKills();
    void aDeathAtTheEndOfSafeTurnsGivesAsManyAgain();
    void noSafeTimeIsARule();
    void permadeathEndsTheGame();
    void nothingIsCollectedAfterDeath();
    void nothingIsCollectedAfterVictory();
    void theClockStopsWithTheGame();

    void monstersPassThroughEachOther();
    void monstersBlockEachOtherWhereTheRuleSaysSo();

    void aTreasureMayHaveItsOwnGold();
    void aMonsterMayHaveItsOwnDirection();
    void aMonsterMayHaveItsOwnBehavior();
    void aMonsterMayHaveItsOwnHp();
    void aStartHasNoHpOfItsOwn();

    void underTurnsMonstersActAfterTheHero();
    void underTurnsAWallCostsNoTurn();
    void underTurnsWaitingTakesATurn();
    void waitIsOfTheOtherClock();
    void advanceIsOfTheOtherClock();
    void advancingInPartsIsAdvancingAtOnce();
    void idsFollowReadingOrderOfRowsThenThings();

    void restartingGivesTheSameGame();
    void aLevelInErrorIsNotPlayed();

private:
    CataloguePtr m_catalogue;
};

void TestTurtle::initTestCase()
{
    m_catalogue = shippedCatalogue();
}

void TestTurtle::theMazeHas142WallsAnd158Floors()
{
    const Level level = shippedLevel();
    const auto &cells = level.terrain.cells();
    QCOMPARE(level.size(), (Size{20, 15}));
    QCOMPARE(std::count(cells.begin(), cells.end(), m_catalogue->wall()), 142);
    QCOMPARE(std::count(cells.begin(), cells.end(), m_catalogue->floor()), 158);
    const auto reach = reachableCells(level.terrain, *m_catalogue, {2, 1}, 4);
    QCOMPARE(std::count(reach.cells().begin(), reach.cells().end(), 1), 158);
}

void TestTurtle::theMazeHasItsTreasuresAndGuardsWhereTheTutorialDrawsThem()
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

void TestTurtle::theTreasuresLie45And47And40And40StepsAway()
{
    const Level level = shippedLevel();
    QList<int> distances;
    for (const Point treasure : cellsOf(level, u"treasure"_s)) {
        distances += distanceBetween(level, *m_catalogue, {2, 1}, treasure);
    }
    QCOMPARE(distances, (QList<int>{45, 47, 40, 40}));
}

void TestTurtle::everyGuardReachesWhatWasMeasured_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("cells");
    QTest::newRow("orc") << u"orc"_s << 33;
    QTest::newRow("painkiller") << u"painkiller"_s << 62;
    QTest::newRow("reptile man") << u"reptile_man"_s << 61;
    QTest::newRow("troll") << u"troll"_s << 86;
}

/// Once by thought, once by watching forty games: who has left a part of the maze may never come back to it.
void TestTurtle::everyGuardReachesWhatWasMeasured()
{
    QFETCH(QString, kind);
    QFETCH(int, cells);
    const Level level = shippedLevel();
    QCOMPARE(reachBySliding(level, *m_catalogue, cellsOf(level, kind).front()), std::size_t(cells));
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

void TestTurtle::noGuardLeavesWhatItCanReach()
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

void TestTurtle::theHeroStepsInFourDirections()
{
    Game game = gameOf({u"#####"_s, u"#   #"_s, u"# @ #"_s, u"#   #"_s, u"#####"_s});
    QCOMPARE(play(game, u"move north"_s), QStringList(u"moved 1 [2, 2] [2, 1]"_s));
    QCOMPARE(play(game, u"move west"_s), QStringList(u"moved 1 [2, 1] [1, 1]"_s));
    QCOMPARE(play(game, u"move south"_s), QStringList(u"moved 1 [1, 1] [1, 2]"_s));
    QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 2] [2, 2]"_s));
    QCOMPARE(drawn(game.world()), (QStringList{u"#####"_s, u"#   #"_s, u"# @ #"_s, u"#   #"_s, u"#####"_s}));
    QCOMPARE(game.world().steps(), 4);
}

void TestTurtle::aWallIsNoStep()
{
    Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s});
    const std::uint64_t before = game.world().hash();
    for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
        QCOMPARE(play(game, u"move "_s + way), QStringList(u"refused blocked"_s));
    }
    QCOMPARE(game.world().hash(), before);
    QVERIFY(game.history().empty());
}

void TestTurtle::theEdgeOfTheLevelIsAWall()
{
    Game game = gameOf(QStringList{u"@"_s});
    for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
        QCOMPARE(play(game, u"move "_s + way), QStringList(u"refused blocked"_s));
    }
}

void TestTurtle::aDiagonalStepIsRefused()
{
    Game game = gameOf({u"@ "_s, u"  "_s});
    QCOMPARE(play(game, u"move southeast"_s), QStringList(u"refused diagonal"_s));
    QCOMPARE(drawn(game.world()), (QStringList{u"@ "_s, u"  "_s}));
}

void TestTurtle::eightDirectionsAreARule()
{
    Game game = gameOf({u"@#"_s, u"# "_s}, u"\"rules\": { \"moves\": 8 }"_s);
    QCOMPARE(play(game, u"move southeast"_s), QStringList(u"moved 1 [0, 0] [1, 1]"_s));
}

void TestTurtle::theHeroStepsAtOnceAndNoTimePasses()
{
    Game game = gameOf({u"@    O"_s});
    QCOMPARE(play(game, u"move east"_s).size(), 1);
    QCOMPARE(play(game, u"move east"_s).size(), 1);
    QCOMPARE(game.world().timeMs(), 0);
    QCOMPARE(game.world().turn(), 2);
}

void TestTurtle::aPatrolGoesStraightOn()
{
    Game game = gameOf({u"######"_s, u"#    #"_s, u"######"_s, u"#@####"_s},
                       turns + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
    play(game, u"wait"_s);
    QCOMPARE(drawn(game.world()).at(1), u"# O  #"_s);
    play(game, u"wait"_s);
    QCOMPARE(drawn(game.world()).at(1), u"#  O #"_s);
    play(game, u"wait"_s);
    QCOMPARE(drawn(game.world()).at(1), u"#   O#"_s);
}

void TestTurtle::aPatrolTurnsAtAWallWithoutAStep()
{
    Game game = gameOf({u"####"_s, u"#  #"_s, u"####"_s, u"#@##"_s},
                       turns + u", \"things\": [{ \"cell\": [2, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
    QCOMPARE(play(game, u"wait"_s), QStringList());
    QCOMPARE(game.world().actor(2).cell, (Point{2, 1}));
}

void TestTurtle::aPatrolMayChooseTheSameWallAgain()
{
    int same = 0;
    for (int seed = 0; seed < 100; ++seed) {
        Game game =
            gameOf({u"####"_s, u"#  #"_s, u"####"_s, u"#@##"_s},
                   turns + u", \"things\": [{ \"cell\": [2, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s,
                   std::uint64_t(seed));
        play(game, u"wait"_s);
        same += game.world().actor(2).facing == Direction::East ? 1 : 0;
    }
    QVERIFY2(same > 10 && same < 45, qPrintable(QString::number(same)));
}

void TestTurtle::aPatrolChoosesEachDirectionAlike()
{
    Game game = gameOf({u"O#@"_s}, turns);
    std::map<Direction, int> counts;
    for (int i = 0; i < 4000; ++i) {
        play(game, u"wait"_s);
        ++counts[game.world().actor(2).facing];
    }
    QCOMPARE(counts.size(), std::size_t(4));
    for (const auto &[direction, count] : counts) {
        QVERIFY2(isStraight(direction) && count > 850 && count < 1150, qPrintable(QString::number(count)));
    }
}

void TestTurtle::anIdleMonsterStays()
{
    Game game =
        gameOf({u"@    "_s}, u"\"things\": [{ \"cell\": [3, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    QCOMPARE(play(game, u"advance 60000"_s), QStringList());
    QCOMPARE(drawn(game.world()), QStringList(u"@  O "_s));
}

void TestTurtle::everyMonsterActsFirstAt250()
{
    for (int seed = 0; seed < 20; ++seed) {
        Game game = gameOf({u"@#O#T"_s, u"# # #"_s}, {}, std::uint64_t(seed));
        QCOMPARE(game.world().actor(2).nextActionMs, 250);
        QCOMPARE(game.world().actor(3).nextActionMs, 250);
        play(game, u"advance 249"_s);
        QCOMPARE(game.world().actor(2).nextActionMs, 250);
        play(game, u"advance 1"_s);
        QVERIFY(game.world().actor(2).nextActionMs >= 350 && game.world().actor(2).nextActionMs <= 550);
        QVERIFY(game.world().actor(3).nextActionMs >= 350 && game.world().actor(3).nextActionMs <= 550);
    }
}

void TestTurtle::everyMonsterThenWaits100To300OnItsOwn()
{
    Game game = gameOf({u"@#O#T"_s, u"# # #"_s}, {}, 3);
    const QList<qint64> orc = actionTimes(game, 2, 400000);
    QCOMPARE(orc.first(), 250);
    std::set<qint64> delays;
    double sum = 0;
    for (qsizetype i = 1; i < orc.size(); ++i) {
        delays.insert(orc.at(i) - orc.at(i - 1));
        sum += double(orc.at(i) - orc.at(i - 1));
    }
    QCOMPARE(*delays.begin(), 100);
    QCOMPARE(*delays.rbegin(), 300);
    QVERIFY(delays.size() > 190); // of 201
    QVERIFY(qAbs(sum / double(orc.size() - 1) - 200) < 5);
    Game again = gameOf({u"@#O#T"_s, u"# # #"_s}, {}, 3);
    QVERIFY(actionTimes(again, 3, 5000) != orc.first(actionTimes(again, 3, 1).size()));
    Game both = gameOf({u"@#O#T"_s, u"# # #"_s}, {}, 3);
    play(both, u"advance 250"_s);
    QVERIFY(both.world().actor(2).nextActionMs != both.world().actor(3).nextActionMs);
}

void TestTurtle::theTimesOfActingAreRules()
{
    Game game = gameOf({u"@#O"_s}, u"\"rules\": { \"first_action_ms\": 7, \"action_min_ms\": 50, "
                                   "\"action_max_ms\": 50 }"_s);
    QCOMPARE(actionTimes(game, 2, 210), (QList<qint64>{7, 57, 107, 157, 207}));
}

void TestTurtle::monstersDueAtOnceActById()
{
    Game game = gameOf({u"@####"_s, u"O   T"_s},
                       u"\"rules\": { \"first_action_ms\": 10, \"action_min_ms\": 10, \"action_max_ms\": 10 }"_s);
    QStringList actors;
    for (int i = 0; i < 400; ++i) {
        QStringList moved = eventsOf(game, u"advance 10"_s, u"moved"_s);
        QVERIFY(moved.size() <= 2);
        if (moved.size() == 2) {
            actors += moved.at(0).section(u' ', 1, 1) + moved.at(1).section(u' ', 1, 1);
        }
    }
    QVERIFY(actors.size() > 20);
    actors.removeDuplicates();
    QCOMPARE(actors, QStringList(u"23"_s));
}

void TestTurtle::treasureHolds25To250()
{
    std::set<int> amounts;
    for (int seed = 0; seed < 3000; ++seed) {
        const Game game = gameOf({u"@gg"_s}, {}, std::uint64_t(seed));
        amounts.insert(game.world().items()[0].gold);
        amounts.insert(game.world().items()[1].gold);
    }
    QCOMPARE(*amounts.begin(), 25);
    QCOMPARE(*amounts.rbegin(), 250);
    QCOMPARE(amounts.size(), std::size_t(226));
}

void TestTurtle::treasureHasSixPictures()
{
    std::set<int> pictures;
    for (int seed = 0; seed < 200; ++seed) {
        const Game game = gameOf({u"@g"_s}, {}, std::uint64_t(seed));
        pictures.insert(game.world().items()[0].variant);
    }
    QCOMPARE(pictures, (std::set<int>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(m_catalogue->kind(*m_catalogue->kindOf(u"treasure"_s)).look.pictures.size(), 6);
}

void TestTurtle::goldAddsUp()
{
    Game game = gameOf({u"@  g"_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 30 }, "
                                    "{ \"cell\": [2, 0], \"kind\": \"treasure\", \"gold\": 12 }]"_s);
    QCOMPARE(game.world().treasureLeft(), 3);
    QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"collected 30"_s}));
    QCOMPARE(game.world().gold(), qint64(30));
    QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"collected 12"_s}));
    QCOMPARE(game.world().gold(), qint64(42));
    QCOMPARE(game.world().treasureLeft(), 1);
    QCOMPARE(play(game, u"move west"_s), QStringList(u"moved 1 [2, 0] [1, 0]"_s));
    QCOMPARE(drawn(game.world()), QStringList(u" @ g"_s));
}

void TestTurtle::severalTreasuresOnACellAreTakenAtOnce()
{
    Game game = gameOf({u"@  "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 1 }, "
                                   "{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 2 }]"_s);
    const QStringList events = play(game, u"move east"_s);
    QCOMPARE(firstWords(events), (QStringList{u"moved"_s, u"collected"_s, u"collected"_s, u"won"_s}));
    QCOMPARE(game.world().gold(), qint64(3));
}

void TestTurtle::theLastTreasureWins()
{
    Game game = gameOf({u"@gg"_s});
    QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
    QVERIFY(game.world().status() == Status::Playing);
    QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
    QVERIFY(game.world().status() == Status::Won);
    QCOMPARE(game.world().treasureLeft(), 0);
}

void TestTurtle::aLevelWithoutTreasureIsNeverWonByIt()
{
    Game game = gameOf({u"@  "_s});
    QCOMPARE(firstWords(play(game, u"move east"_s)), QStringList(u"moved"_s));
    Game noCondition = gameOf({u"@g"_s}, u"\"rules\": { \"win\": [] }"_s);
    QCOMPARE(firstWords(play(noCondition, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
    QVERIFY(noCondition.world().status() == Status::Playing);
}

void TestTurtle::monstersWalkOverTreasure()
{
    Game game = gameOf({u"@###"_s, u"# g#"_s},
                       turns + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
    QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [1, 1] [2, 1]"_s));
    QCOMPARE(drawn(game.world()), (QStringList{u"@###"_s, u"# O#"_s}));
    QCOMPARE(game.world().treasureLeft(), 1);
}

void TestTurtle::walkingIntoAMonsterKills()
{
    Game game = gameOf({u"#@O#"_s});
    QCOMPARE(play(game, u"move east"_s),
             (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"died 2"_s, u"respawned [1, 0]"_s, u"safe 1500"_s}));
}

void TestTurtle::aMonsterWalkingIntoTheHeroKills()
{
    Game game =
        gameOf({u"#@ #"_s},
               turnsPermadeath + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
    QCOMPARE(play(game, u"wait"_s), (QStringList{u"moved 2 [2, 0] [1, 0]"_s, u"died 2"_s, u"lost"_s}));
}

void TestTurtle::swappingCellsKills()
{
    // Whoever comes first meets the other: the hero steps east while the orc is about to step west.
    Game game = gameOf({u"#@  #"_s},
                       turns + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
    const QStringList events = play(game, u"move east"_s);
    QCOMPARE(events.first(3), (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"died 2"_s, u"respawned [1, 0]"_s}));
}

void TestTurtle::meetingAMonsterComesBeforeTreasure()
{
    Game game = gameOf({u"@  "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 9 }, "
                                   "{ \"cell\": [1, 0], \"kind\": \"troll\", \"behavior\": \"idle\" }]"_s);
    QVERIFY(firstWords(play(game, u"move east"_s)).contains(u"died"_s));
    QCOMPARE(game.world().gold(), qint64(0));
    QCOMPARE(game.world().treasureLeft(), 1);
    QVERIFY(game.world().status() == Status::Playing);
}

void TestTurtle::respawningKeepsGoldAndMonsters()
{
    Game game = gameOf({u"@   g"_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 50 }, "
                                     "{ \"cell\": [2, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    play(game, u"move east"_s);
    play(game, u"move east"_s);
    QCOMPARE(drawn(game.world()), QStringList(u"@ O g"_s));
    QCOMPARE(game.world().gold(), qint64(50));
    QCOMPARE(game.world().treasureLeft(), 1);
}

void TestTurtle::safeTimeInMilliseconds()
{
    Game game = gameOf({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    QVERIFY(!game.world().isHeroSafe());
    play(game, u"move east"_s);
    QCOMPARE(game.world().safeLeft(), 1500);
    QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [0, 0] [1, 0]"_s)); // onto the orc, unharmed
    play(game, u"move west"_s);
    play(game, u"advance 1499"_s);
    QVERIFY(game.world().isHeroSafe());
    play(game, u"advance 1"_s);
    QVERIFY(!game.world().isHeroSafe());
    QVERIFY(firstWords(play(game, u"move east"_s)).contains(u"died"_s));
}

void TestTurtle::safeTimeInTurns()
{
    Game game =
        gameOf({u"@ "_s}, turns + u", \"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    QVERIFY(play(game, u"move east"_s).contains(u"safe 3"_s));
    for (int turn = 0; turn < 3; ++turn) {
        QVERIFY(game.world().isHeroSafe());
        play(game, u"wait"_s);
    }
    QVERIFY(!game.world().isHeroSafe());
}

void TestTurtle::theEndOfSafeTimeKills()
{
    Game game = gameOf({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    play(game, u"move east"_s);
    play(game, u"move east"_s);
    QCOMPARE(play(game, u"advance 1499"_s), QStringList());
    QCOMPARE(play(game, u"advance 10"_s), (QStringList{u"died 2"_s, u"respawned [0, 0]"_s, u"safe 1500"_s}));
    QCOMPARE(game.world().safeUntil(), 3000); // the death was at 1500, not at 1509
}

void TestTurtle::aDeathAtTheEndOfSafeTurnsGivesAsManyAgain()
{
    Game game =
        gameOf({u"@ "_s}, turns
                              + u", \"things\": [{ \"cell\": [0, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }, "
                                "{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    QVERIFY(play(game, u"move east"_s).contains(u"safe 3"_s));
    for (int round = 0; round < 3; ++round) {
        QCOMPARE(game.world().safeLeft(), 3);
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"died 2"_s, u"respawned [0, 0]"_s, u"safe 3"_s}));
    }
}

void TestTurtle::noSafeTimeIsARule()
{
    Game game = gameOf({u"@O"_s}, u"\"rules\": { \"safe_ms\": 0 }"_s);
    QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"died 2"_s, u"respawned [0, 0]"_s}));
    QVERIFY(!game.world().isHeroSafe());
}

void TestTurtle::permadeathEndsTheGame()
{
    Game game = gameOf({u"@O"_s}, u"\"rules\": { \"death\": \"permadeath\" }"_s);
    QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"died 2"_s, u"lost"_s}));
    QVERIFY(game.world().status() == Status::Lost);
    QCOMPARE(play(game, u"move west"_s), QStringList(u"refused game_over"_s));
    QCOMPARE(play(game, u"wait"_s), QStringList(u"refused game_over"_s));
    QCOMPARE(game.world().hero().cell, (Point{1, 0}));
}

void TestTurtle::nothingIsCollectedAfterDeath()
{
    Game game = gameOf({u"@ g"_s}, u"\"rules\": { \"death\": \"permadeath\" }, "
                                   "\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 9 }, "
                                   "{ \"cell\": [1, 0], \"kind\": \"orc\" }]"_s);
    play(game, u"move east"_s);
    const std::uint64_t dead = game.world().hash();
    for (const QString &command : {u"move east"_s, u"move west"_s, u"advance 60000"_s}) {
        QCOMPARE(play(game, command), QStringList(u"refused game_over"_s));
    }
    QCOMPARE(game.world().gold(), qint64(0));
    QCOMPARE(game.world().hash(), dead);
}

void TestTurtle::nothingIsCollectedAfterVictory()
{
    Game game = gameOf({u"@g"_s});
    play(game, u"move east"_s);
    const std::uint64_t won = game.world().hash();
    QCOMPARE(play(game, u"move west"_s), QStringList(u"refused game_over"_s));
    QCOMPARE(play(game, u"advance 1"_s), QStringList(u"refused game_over"_s));
    QCOMPARE(game.world().hash(), won);
}

void TestTurtle::theClockStopsWithTheGame()
{
    Game game = gameOf({u"#@ #"_s}, u"\"rules\": { \"death\": \"permadeath\" }, "
                                    "\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
    QCOMPARE(firstWords(play(game, u"advance 60000"_s)), (QStringList{u"moved"_s, u"died"_s, u"lost"_s}));
    QCOMPARE(game.world().timeMs(), 250);
}

void TestTurtle::monstersPassThroughEachOther()
{
    const QString things = u", \"things\": [{ \"cell\": [0, 1], \"kind\": \"orc\", \"direction\": \"east\" }, "
                           "{ \"cell\": [1, 1], \"kind\": \"troll\", \"direction\": \"west\" }]"_s;
    Game game = gameOf({u"@##"_s, u"   "_s}, turns + things);
    QCOMPARE(play(game, u"wait"_s), (QStringList{u"moved 2 [0, 1] [1, 1]"_s, u"moved 3 [1, 1] [0, 1]"_s}));
}

void TestTurtle::monstersBlockEachOtherWhereTheRuleSaysSo()
{
    const QString things = u", \"things\": [{ \"cell\": [0, 1], \"kind\": \"orc\", \"direction\": \"east\" }, "
                           "{ \"cell\": [1, 1], \"kind\": \"troll\", \"direction\": \"west\" }]"_s;
    Game game =
        gameOf({u"@##"_s, u"   "_s}, u"\"rules\": { \"clock\": \"turns\", \"monsters\": \"block\" }"_s + things);
    QCOMPARE(play(game, u"wait"_s), QStringList());
    QCOMPARE(drawn(game.world()), (QStringList{u"@##"_s, u"OT "_s}));
    for (int turn = 0; turn < 500; ++turn) {
        play(game, u"wait"_s);
        QVERIFY(!(game.world().actor(2).cell == game.world().actor(3).cell));
    }
}

void TestTurtle::aTreasureMayHaveItsOwnGold()
{
    for (int seed = 0; seed < 20; ++seed) {
        const Game game = gameOf({u"@  "_s},
                                 u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 0 }, "
                                 "{ \"cell\": [2, 0], \"kind\": \"treasure\", \"gold\": 9999 }]"_s,
                                 std::uint64_t(seed));
        QCOMPARE(game.world().items()[0].gold, 0);
        QCOMPARE(game.world().items()[1].gold, 9999);
    }
}

void TestTurtle::aMonsterMayHaveItsOwnDirection()
{
    for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
        const Game game = gameOf({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"direction\": \""_s
                                                + way + u"\" }]"_s);
        QCOMPARE(QString(directionKey(game.world().actor(2).facing)), way);
    }
}

void TestTurtle::aMonsterMayHaveItsOwnBehavior()
{
    const Game game =
        gameOf({u"@OO"_s}, u"\"things\": [{ \"cell\": [0, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
    QVERIFY(game.world().actor(2).behavior == Behavior::Patrol);
    QVERIFY(game.world().actor(4).behavior == Behavior::Idle);
}

void TestTurtle::aMonsterMayHaveItsOwnHp()
{
    const Game game = gameOf({u"@O "_s}, u"\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"hp\": 77 }]"_s);
    QCOMPARE(game.world().actor(2).hp, 10);
    QCOMPARE(game.world().actor(3).hp, 77);
    QCOMPARE(game.world().actor(3).maxHp, 77);
}

void TestTurtle::aStartHasNoHpOfItsOwn()
{
    const Game game = gameOf({u"  "_s}, u"\"things\": [{ \"cell\": [0, 0], \"kind\": \"start\", \"hp\": 77 }]"_s);
    QCOMPARE(game.world().hero().hp, 30);
}

void TestTurtle::underTurnsMonstersActAfterTheHero()
{
    const QString things = u", \"things\": [{ \"cell\": [0, 1], \"kind\": \"orc\", \"direction\": \"east\" }, "
                           "{ \"cell\": [2, 1], \"kind\": \"troll\", \"direction\": \"east\" }]"_s;
    Game game = gameOf({u"@  #"_s, u"    "_s}, turns + things);
    QCOMPARE(play(game, u"move east"_s),
             (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"moved 2 [0, 1] [1, 1]"_s, u"moved 3 [2, 1] [3, 1]"_s}));
    QCOMPARE(game.world().turn(), 1);
    QCOMPARE(game.world().timeMs(), 0);
}

void TestTurtle::underTurnsAWallCostsNoTurn()
{
    Game game = gameOf({u"@#O "_s}, turns);
    const std::uint64_t before = game.world().hash();
    QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
    QCOMPARE(game.world().turn(), 0);
    QCOMPARE(game.world().hash(), before);
}

void TestTurtle::underTurnsWaitingTakesATurn()
{
    Game game = gameOf({u"@"_s}, turns);
    EventList events;
    QVERIFY(game.play(Command::wait(), events));
    QCOMPARE(game.world().turn(), 1);
    QCOMPARE(game.world().steps(), 0);
}

void TestTurtle::waitIsOfTheOtherClock()
{
    Game game = gameOf({u"@"_s});
    QCOMPARE(play(game, u"wait"_s), QStringList(u"refused wrong_clock"_s));
    QCOMPARE(game.world().turn(), 0);
}

void TestTurtle::advanceIsOfTheOtherClock()
{
    Game game = gameOf({u"@"_s}, turns);
    QCOMPARE(play(game, u"advance 100"_s), QStringList(u"refused wrong_clock"_s));
    QCOMPARE(game.world().timeMs(), 0);
}

void TestTurtle::advancingInPartsIsAdvancingAtOnce()
{
    Rng rng(11);
    for (int round = 0; round < 200; ++round) {
        Game whole = gameOfLevel(shippedLevel(), std::uint64_t(round));
        Game parts = gameOfLevel(shippedLevel(), std::uint64_t(round));
        const int first = rng.between(1, 5000);
        const int second = rng.between(1, 5000);
        QStringList inParts = play(parts, u"advance %1"_s.arg(first));
        inParts += play(parts, u"advance %1"_s.arg(second));
        QCOMPARE(play(whole, u"advance %1"_s.arg(first + second)), inParts);
        QCOMPARE(whole.world().hash(), parts.world().hash());
        QCOMPARE(whole.history().size(), std::size_t(1));
        QCOMPARE(parts.history(), whole.history());
    }
}

void TestTurtle::idsFollowReadingOrderOfRowsThenThings()
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

void TestTurtle::restartingGivesTheSameGame()
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

void TestTurtle::aLevelInErrorIsNotPlayed()
{
    const Game::Started started = Game::start(m_catalogue, levelFrom({u"@z@"_s}), 1);
    QVERIFY(!started.game);
    QCOMPARE(firstWords(summary(started.issues)).size(), 2);
}

QTEST_APPLESS_MAIN(TestTurtle)
#include "tst_turtle.moc"
