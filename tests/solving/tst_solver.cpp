#include "gamecore/solving/solver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"
#include "tests/support/victorysearch.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Counts of results over many levels.
struct Outcomes {
    int won = 0;
    int lost = 0;
    int open = 0;
    int openButWon = 0; ///< undecided, but the exhaustive search has won
};

QString wordOf(Rng &rng, const QStringList &words)
{
    return words.at(rng.below(int(words.size())));
}

/// Returns random rules under which monsters fight or kill by touch; any death is final.
QString rulesByLot(Rng &rng)
{
    const QString clock = rng.below(4) == 0 ? u"realtime"_s : u"turns"_s;
    return uR"("clock": "%1", "moves": %2, "vision": "%3", "contact": "%4", "win": [%5], "item_use": "%6",
        "death": "permadeath", "action_min_ms": 120, "action_max_ms": 240)"_s.arg(
        clock, wordOf(rng, {u"4"_s, u"8"_s}), wordOf(rng, {u"all"_s, u"fov"_s}),
        wordOf(rng, {u"fight"_s, u"fight"_s, u"fight"_s, u"kills"_s}),
        wordOf(rng, {u"\"treasure\""_s, u"\"exit\""_s, u"\"treasure\", \"exit\""_s, u"\"monsters\""_s}),
        wordOf(rng, {u"turn"_s, u"free"_s}));
}

/// Returns a small random level with random rules, in which a monster may hunt the hero.
Level levelByLot(Rng &rng)
{
    const Size size{rng.between(3, 5), rng.between(2, 3)};
    const QStringList rows = randomRows(rng, size,
                                        u"        ####gX"_s + wordOf(rng, {u"O"_s, u"GG"_s, u"OG"_s, u"GK"_s})
                                            + wordOf(rng, {u"!"_s, u"l"_s, u"14"_s, u"+"_s, u"["_s, u"c"_s}));
    const QString ogre =
        u"\"legend\": { \"G\": \"ogre\" }, \"kinds\": { \"monsters\": { \"ogre\": { \"base\": \"orc\", "
        "\"power\": %1, \"hp\": %2, \"behavior\": \"%3\" } } }"_s.arg(rng.between(5, 14))
            .arg(rng.between(4, 40))
            .arg(wordOf(rng, {u"hunt"_s, u"hunt"_s, u"hunt"_s, u"idle"_s, u"patrol"_s}));
    return levelFrom(rows, ruled(u"classic"_s, rulesByLot(rng), ogre));
}

QString pictureOf(const Level &level)
{
    return drawn(gameOfLevel(level).world()).join(u'\n') + u'\n'
           + QString::fromUtf8(QJsonDocument(level.rules).toJson(QJsonDocument::Compact)) + u'\n'
           + QString::fromUtf8(QJsonDocument(level.kinds).toJson(QJsonDocument::Compact));
}

/// Returns what is wrong with the answer; empty if it is right. Plays the winning commands, and compares an answer
/// without them with an exhaustive search.
QString faultOf(const Level &level, std::uint64_t seed, Outcomes &tally)
{
    Game game = gameOfLevel(level, seed);
    const VictorySearch tried = searchVictory(game, repeats(400, 3'000));
    const Solution solution = solve(shippedCatalogue(), playable(level), seed, {.states = repeats(2'000, 10'000)});
    tally.won += int(solution.solvable == Solvable::Can);
    tally.lost += int(solution.solvable == Solvable::Cannot);
    tally.open += int(solution.solvable == Solvable::Unknown);
    tally.openButWon += int(solution.solvable == Solvable::Unknown && tried.isWon);
    if (solution.solvable == Solvable::Can) {
        const bool isWon = isWonWithoutDeath(game, solution.commands) && game.world().steps() == solution.steps;
        return isWon ? QString() : u"what is said to win does not"_s;
    }
    return solution.solvable == Solvable::Cannot && tried.isWon ? u"what is said to be lost can be won"_s : QString();
}

} // namespace

/// The common entry point to all searches for a victory.
class TestSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noVerdictIsWrong()
    {
        Rng rng(1);
        Outcomes tally;
        const int levels = repeats(200, 10'000);
        for (int i = 0; i < levels; ++i) {
            const Level level = levelByLot(rng);
            const auto seed = std::uint64_t(rng.below(1000));
            const QString fault = faultOf(level, seed, tally);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(fault + u'\n' + pictureOf(level) + u"\nseed "_s + QString::number(seed)));
        }
        qInfo("%d levels: %d can, %d cannot, %d unknown, %d of these can be won", levels, tally.won, tally.lost,
              tally.open, tally.openButWon);
        QVERIFY(tally.won > levels / 5);
        QVERIFY(tally.lost > levels / 10);
    }

    void theBestSuitedSearchIsUsed()
    {
        const QString patrols = u"\"ruleset\": \"buchhaim\""_s;
        const Solution exact = solve(shippedCatalogue(), playable(levelFrom({u"@  g"_s, u"O   "_s}, patrols)), 1);
        QCOMPARE(exact.solvable, Solvable::Can);
        QVERIFY(exact.isShortest);
        const Solution best = solve(shippedCatalogue(), playable(levelFrom({u"@ Og"_s}, ruled(u"classic"_s))), 1);
        QCOMPARE(best.solvable, Solvable::Can);
        QVERIFY(!best.isShortest);
        // The exact search does not use scrolls, so it cannot decide; the other search continues.
        const QString guard = ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s, thingsOf({u"orc 2 0 behavior=idle"_s}));
        const PlayableLevel guarded = playable(levelFrom({u"@l g"_s}, guard));
        QVERIFY(isClockwork(guarded));
        QCOMPARE(solveExactly(shippedCatalogue(), guarded, 1, {}).solvable, Solvable::Unknown);
        QCOMPARE(solve(shippedCatalogue(), guarded, 1).solvable, Solvable::Can);
    }

    void hopelessLevelsNeedNoSearch_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        const QString none;
        QTest::newRow("treasure behind a wall") << QStringList{u"@O #g"_s} << none;
        QTest::newRow("an exit behind a wall") << QStringList{u"@O #X"_s} << u"\"win\": [\"exit\"]"_s;
        QTest::newRow("no exit") << QStringList{u"@O g"_s} << u"\"win\": [\"exit\"]"_s;
        QTest::newRow("no treasure") << QStringList{u"@O  "_s} << none;
        QTest::newRow("nothing is asked for") << QStringList{u"@O g"_s} << u"\"win\": []"_s;
        QTest::newRow("monsters that nothing harms")
            << QStringList{u"@O g"_s} << u"\"win\": [\"monsters\"], \"contact\": \"kick\""_s;
        QTest::newRow("a key behind its door") << QStringList{u"@O 14g"_s} << none;
        QTest::newRow("one key for two doors") << QStringList{u"g1@41gO"_s} << none;
        QTest::newRow("one key for two doors, in real time")
            << QStringList{u"g1@41gO"_s} << u"\"clock\": \"realtime\""_s;
    }

    void hopelessLevelsNeedNoSearch()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        const Solution solution = solve(shippedCatalogue(), playable(levelFrom(rows, ruled(u"classic"_s, rules))), 1);
        QCOMPARE(solution.solvable, Solvable::Cannot);
        QCOMPARE(solution.states, 0);
    }

    void theStateLimitIsKept()
    {
        const PlayableLevel level = playable(levelFrom({u"@D g"_s, u"D  D"_s}, ruled(u"classic"_s)));
        for (const qint64 states : {1, 10, 100, 1'000}) {
            const Solution solution = solve(shippedCatalogue(), level, 1, {.states = states});
            QVERIFY(solution.states <= states + 100);
        }
    }

    void aSearchCanBeStoppedAndWatched()
    {
        const PlayableLevel level =
            playable(levelFrom({u"@ #    g"_s, u"  +  D  "_s}, ruled(u"classic"_s, u"\"clock\": \"realtime\""_s)));
        const std::atomic<bool> isCancelled = true;
        std::atomic<qint64> states = 0;
        const Solution stopped = solve(shippedCatalogue(), level, 1, {}, {.isCancelled = &isCancelled});
        QCOMPARE(stopped.solvable, Solvable::Unknown);
        QVERIFY(stopped.states < 100);
        const Solution watched = solve(shippedCatalogue(), level, 1, {.states = 5'000}, {.states = &states});
        QVERIFY(states > 0 && states <= watched.states);
    }
};

MAZEWRIGHT_SUITE(solver, TestSolver)
#include "tst_solver.moc"
