#include "gamecore/solving/clockwork.h"
#include "tests/support/clockworklevels.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString realTime = u"\"clock\": \"realtime\""_s;
/// Monsters act at 250 ms, 350 ms, 450 ms and so on.
const QString tenASecond = u"\"clock\": \"realtime\", \"action_min_ms\": 100, \"action_max_ms\": 100"_s;

Solution solved(const PlayableLevel &level, const SolveBounds &bounds = {}, std::uint64_t seed = 1)
{
    return solveExactly(clockworkCatalogue(), level, seed, bounds);
}

/// A dead end with a patrol. It is too long for the search for guarded cells, so the hero could wait forever.
const QStringList longAlley{u"@&O"_s + QString(500, u' ') + u'g'};

/// Returns when the commands of a solution win, in turns or milliseconds; -1 if they do not.
int timeOf(const PlayableLevel &level, const Solution &solution, std::uint64_t seed = 1)
{
    Game game = Game::start(clockworkCatalogue(), level, seed).game;
    return isWonWithoutDeath(game, solution.commands) ? int(game.world().clockNow()) : -1;
}

QStringList linesOf(const std::vector<Command> &commands)
{
    QStringList lines;
    for (const Command &command : commands) {
        lines.append(toText(command));
    }
    return lines;
}

} // namespace

/// Proofs in levels whose monsters do not react to the hero.
class TestClockwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyNonReactingMonstersAreClockwork_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("things");
        QTest::addColumn<bool>("isOne");
        const QStringList room{u"@  "_s, u" O "_s, u"  I"_s};
        QTest::newRow("nobody") << QStringList{u"@ g"_s} << QString() << QStringList() << true;
        QTest::newRow("rounds and guards") << room << QString() << QStringList() << true;
        QTest::newRow("monsters in each other's way") << room << u"\"monsters\": \"block\""_s << QStringList() << true;
        QTest::newRow("a hunter") << room << QString() << QStringList{u"orc 0 2 behavior=hunt"_s} << false;
        QTest::newRow("a dragon") << room << QString() << QStringList{u"dragon 0 2 behavior=dragon"_s} << false;
        QTest::newRow("blows") << room << u"\"contact\": \"fight\""_s << QStringList() << false;
        QTest::newRow("kicks") << room << u"\"contact\": \"kick\""_s << QStringList() << false;
        QTest::newRow("a patrol that faces a door") << QStringList{u"@O +"_s} << QString() << QStringList() << false;
        QTest::newRow("a patrol that faces a lock") << QStringList{u"@O 1"_s} << QString() << QStringList() << false;
        QTest::newRow("a patrol that faces a gate") << QStringList{u"@O |"_s} << QString() << QStringList() << false;
        const QStringList besideDoor{u"##+##"_s, u"O   @"_s, u"#####"_s};
        QTest::newRow("a patrol that passes a door") << besideDoor << QString() << QStringList() << true;
        QTest::newRow("a patrol that may be stopped beside a door")
            << besideDoor << u"\"monsters\": \"block\""_s << QStringList() << false;
        QTest::newRow("a patrol that turns beside a door")
            << QStringList{u"+####"_s, u"O   @"_s} << QString() << QStringList() << false;
        QTest::newRow("a start in a wall")
            << QStringList{u"# g"_s} << QString() << QStringList{u"start 0 0"_s} << false;
    }

    void onlyNonReactingMonstersAreClockwork()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QStringList, things);
        QTEST(isClockwork(clockworkLevel(rows, rules, things)), "isOne");
    }

    void theFastestVictoryIsFound_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("things");
        QTest::addColumn<int>("time"); // with 120 ms between steps
        QTest::addColumn<int>("steps");
        const QString none;
        const QStringList nothing;
        const QString exit = u"\"win\": [\"exit\"]"_s;
        const QString both = u"\"win\": [\"exit\", \"treasure\"]"_s;
        const QString free = u"\"item_use\": \"free\""_s;
        QTest::newRow("steps") << QStringList{u"@ g"_s} << none << nothing << 2 << 2;
        QTest::newRow("steps in real time, the first at once")
            << QStringList{u"@ g"_s} << realTime << nothing << 120 << 2;
        QTest::newRow("diagonal steps") << QStringList{u"@ "_s, u" g"_s} << u"\"moves\": 8"_s << nothing << 1 << 1;
        QTest::newRow("no closed corners")
            << QStringList{u"@#"_s, u" g"_s} << u"\"moves\": 8, \"corners\": \"closed\""_s << nothing << 2 << 2;
        QTest::newRow("a door takes a turn") << QStringList{u"@+g"_s} << none << nothing << 3 << 2;
        QTest::newRow("a door counts as a step") << QStringList{u"@+g"_s} << realTime << nothing << 240 << 2;
        QTest::newRow("a key takes a turn, too") << QStringList{u"@41g"_s} << none << nothing << 5 << 3;
        QTest::newRow("a key takes nothing") << QStringList{u"@41g"_s} << free << nothing << 4 << 3;
        QTest::newRow("a key takes no time") << QStringList{u"@41g"_s} << realTime << nothing << 360 << 3;
        QTest::newRow("a key under something else")
            << QStringList{u"@ 1g"_s} << none << QStringList{u"dagger 1 0"_s, u"red_key 1 0"_s} << 6 << 3;
        QTest::newRow("a key at the start") << QStringList{u"@1g"_s} << none << QStringList{u"red_key 0 0"_s} << 4 << 2;
        QTest::newRow("a key for the right door")
            << QStringList{u"g1@1 "_s} << none << QStringList{u"red_key 2 0"_s} << 4 << 2;
        QTest::newRow("a gate") << QStringList{u"@_|g"_s} << none << nothing << 3 << 3;
        QTest::newRow("what hurts") << QStringList{u"@&&g"_s} << none << nothing << 3 << 3;
        QTest::newRow("a way round what hurts") << QStringList{u"@&&&g"_s, u"     "_s} << none << nothing << 6 << 6;
        QTest::newRow("an exit after treasure") << QStringList{u"X@g"_s} << both << nothing << 3 << 3;
        QTest::newRow("treasure behind the exit") << QStringList{u"@Xg"_s} << both << nothing << 3 << 3;
        QTest::newRow("an exit under the start")
            << QStringList{u"X "_s} << exit << QStringList{u"start 0 0"_s} << 2 << 2;
        QTest::newRow("stairs") << QStringList{u"@ >"_s} << exit << nothing << 3 << 2;
        QTest::newRow("stairs take no time")
            << QStringList{u"@ >"_s} << realTime + u", "_s + exit << nothing << 120 << 2;
        QTest::newRow("treasure, then stairs") << QStringList{u"@>g"_s} << both << nothing << 4 << 3;
        QTest::newRow("treasure under the start")
            << QStringList{u"@ "_s} << none << QStringList{u"treasure 0 0"_s} << 2 << 2;
        QTest::newRow("somebody on the start") << QStringList{u"@g"_s} << none << QStringList{u"post 0 0"_s} << 1 << 1;
        // The monster is on the hero's path at turn 1 and behind it at turn 2; it turns around there at turn 3.
        const QStringList crossing{u"## ##"_s, u"@   g"_s, u"## ##"_s};
        QTest::newRow("somebody crosses") << crossing << none << QStringList{u"orc 2 0 direction=south"_s} << 5 << 4;
        QTest::newRow("somebody crosses at 250 ms")
            << crossing << tenASecond << QStringList{u"orc 2 0 direction=south"_s} << 360 << 4;
        QTest::newRow("a guard") << QStringList{u"@Ig"_s, u"   "_s} << none << nothing << 4 << 4;
    }

    void theFastestVictoryIsFound()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QStringList, things);
        const PlayableLevel level = clockworkLevel(rows, rules, things);
        QVERIFY(isClockwork(level));
        const Solution solution = solved(level);
        QCOMPARE(solution.solvable, Solvable::Can);
        QVERIFY(solution.isShortest);
        QTEST(timeOf(level, solution), "time");
        QTEST(solution.steps, "steps");
    }

    void unwinnableLevelsAreRecognized_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("things");
        const QString none;
        const QStringList nothing;
        QTest::newRow("a wall") << QStringList{u"@#g"_s} << none << nothing;
        QTest::newRow("a lock without a key") << QStringList{u"@1g"_s} << none << nothing;
        QTest::newRow("one key for two locks") << QStringList{u"g1@41g"_s} << none << nothing;
        QTest::newRow("a key behind its lock") << QStringList{u"@14g"_s} << none << nothing;
        QTest::newRow("a gate before its plate") << QStringList{u"@|_g"_s} << none << nothing;
        QTest::newRow("a corridor with a guard") << QStringList{u"@Ig"_s} << none << nothing;
        QTest::newRow("a corridor with a guard, in real time") << QStringList{u"@Ig"_s} << realTime << nothing;
        QTest::newRow("a guard on treasure")
            << QStringList{u"@  "_s} << none << QStringList{u"post 2 0"_s, u"treasure 2 0"_s};
        QTest::newRow("too much that hurts") << QStringList{u"@&&&g"_s} << none << nothing;
        QTest::newRow("nothing is asked for") << QStringList{u"@ g"_s} << u"\"win\": []"_s << nothing;
        QTest::newRow("monsters have to die") << QStringList{u"@ I"_s} << u"\"win\": [\"monsters\"]"_s << nothing;
        QTest::newRow("treasure is carried")
            << QStringList{u"@ g"_s} << none << QStringList{u"post 1 0 item=treasure"_s};
        QTest::newRow("no treasure") << QStringList{u"@  "_s} << none << nothing;
    }

    void unwinnableLevelsAreRecognized()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(QStringList, things);
        const PlayableLevel level = clockworkLevel(rows, rules, things);
        QVERIFY(isClockwork(level));
        const Solution solution = solved(level);
        QCOMPARE(solution.solvable, Solvable::Cannot);
        QVERIFY(solution.commands.empty());
    }

    void omissionsMakeTheSolutionInexact_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<Solvable>("expected");
        QTest::newRow("a scroll against a guard") << QStringList{u"@lIg"_s} << QString() << Solvable::Unknown;
        QTest::newRow("a scroll that is not needed") << QStringList{u"@l g"_s} << QString() << Solvable::Can;
        QTest::newRow("healing where it hurts") << QStringList{u"@!&&&g"_s} << QString() << Solvable::Unknown;
        QTest::newRow("rest where it hurts") << QStringList{u"@&&&g"_s} << u"\"heal_turns\": 2"_s << Solvable::Unknown;
    }

    void omissionsMakeTheSolutionInexact()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        const PlayableLevel level = clockworkLevel(rows, rules);
        QVERIFY(isClockwork(level));
        const Solution solution = solved(level);
        QTEST(solution.solvable, "expected");
        QVERIFY(!solution.isShortest);
        // The result stays exact with a healing potion in a level where nothing hurts.
        QVERIFY(solved(clockworkLevel({u"@! g"_s})).isShortest);
    }

    /// A monster steps onto the hero's path at 250 ms and leaves it at 350 ms.
    void aMillisecondBetweenStepsMatters()
    {
        const PlayableLevel level =
            clockworkLevel({u"## ##"_s, u"@   g"_s, u"## ##"_s}, tenASecond, {u"orc 2 0 direction=south"_s});
        const Solution quick = solved(level, {.stepMs = 124});
        QCOMPARE(timeOf(level, quick), 3 * 124);
        const Solution slow = solved(level, {.stepMs = 125});
        QCOMPARE(timeOf(level, slow), 350 + 2 * 125);
        QCOMPARE(linesOf(slow.commands),
                 (QStringList{u"move east"_s, u"advance 350"_s, u"move east"_s, u"advance 125"_s, u"move east"_s,
                              u"advance 125"_s, u"move east"_s}));
    }

    void anEndlessSearchIsBounded()
    {
        const PlayableLevel level = clockworkLevel(longAlley);
        const Solution solution = solved(level, {.states = 5'000});
        QCOMPARE(solution.solvable, Solvable::Unknown);
        QVERIFY(solution.states >= 5'000 && solution.states < 5'200);
    }

    void aSearchCanBeStoppedAndWatched()
    {
        const PlayableLevel level = clockworkLevel(longAlley);
        const std::atomic<bool> isCancelled = true;
        std::atomic<qint64> states = 0;
        const Solution solution = solveExactly(clockworkCatalogue(), level, 1, {}, {.isCancelled = &isCancelled});
        QCOMPARE(solution.solvable, Solvable::Unknown);
        QVERIFY(solution.states < 300);
        solveExactly(clockworkCatalogue(), level, 1, {.states = 5'000}, {.states = &states});
        QVERIFY(states > 500);
    }

    void aLongerSolutionIsFoundWithinFewStates()
    {
        const PlayableLevel level =
            clockworkLevel({u"@ g   g  g "_s, u"  g O g   g"_s, u" g   g O g "_s, u"g   O g   g"_s});
        const ClockworkSolver solver(clockworkCatalogue(), level, 1);
        const Solution shortest = solver.solve(1, {.states = 1'000'000});
        QVERIFY(shortest.isShortest);
        int longer = 0;
        for (qint64 states = 50'000; states > 100; states /= 2) {
            const Solution solution = solver.solve(1, {.states = states});
            const bool isLonger = solution.solvable == Solvable::Can && !solution.isShortest;
            longer += int(isLonger);
            QVERIFY(!isLonger || timeOf(level, solution) >= timeOf(level, shortest));
            QVERIFY(solution.states <= states + 200);
        }
        QVERIFY(longer > 0);
    }

    /// The lower bound on steps, which omits the treasure on the left, ends at the exit; the hero has to continue from
    /// there.
    void theHeroMayPassTheExitToReachTreasure()
    {
        const PlayableLevel level = clockworkLevel({u"gX@gg"_s}, u"\"win\": [\"exit\", \"treasure\"]"_s);
        for (const qint64 distances : {qint64(1), StepLowerBound::usualDistances}) {
            const Solution solution = ClockworkSolver(clockworkCatalogue(), level, distances).solve(1);
            QCOMPARE(timeOf(level, solution), 7);
            QVERIFY(solution.isShortest);
        }
    }

    void longWaitsAreSplit()
    {
        const std::vector<TimedCommand> late{{150'000, Command::move(Direction::East)}};
        QCOMPARE(linesOf(commandsOf(late, true)),
                 (QStringList{u"advance 60000"_s, u"advance 60000"_s, u"advance 30000"_s, u"move east"_s}));
        const std::vector<TimedCommand> timed{{1, Command::move(Direction::East), true},
                                              {2, Command::pickUp(), true},
                                              {4, Command::move(Direction::West), true}};
        QCOMPARE(linesOf(commandsOf(timed, false)),
                 (QStringList{u"wait"_s, u"move east"_s, u"pickup"_s, u"wait"_s, u"move west"_s}));
    }

    void theTurtleLevelIsWonWithEverySeed()
    {
        constexpr int shortestTour = 125;
        const PlayableLevel level = playable(shippedLevel());
        QVERIFY(isClockwork(level));
        const ClockworkSolver solver(shippedCatalogue(), level);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Solution solution = solver.solve(seed);
            QCOMPARE(solution.solvable, Solvable::Can);
            QVERIFY(solution.isShortest && solution.steps >= shortestTour);
        }
    }
};

MAZEWRIGHT_SUITE(clockwork, TestClockwork)
#include "tst_clockwork.moc"
