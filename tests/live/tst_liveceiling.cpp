#include "app/playtests/liveplaytest.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <atomic>

using namespace Qt::StringLiterals;

namespace {

const QString ceilingTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
/// It is random whether the monster comes at once; a hero who survives steps aside.
const QStringList lucky{u"########"_s, u"#@ K  g#"_s, u"## #####"_s, u"########"_s};
const QStringList open{u"#####"_s, u"#@ g#"_s, u"#####"_s};
/// Heroes cannot get past the monster and die soon.
const QStringList barred{u"#######"_s, u"#@ K g#"_s, u"#######"_s};
/// The hero may wait forever for a monster that patrols forever, in a dead end too long for the search to decide.
const QStringList endless{u"@^K"_s + QString(500, u' ') + u'g'};
const QString endlessTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;

std::shared_ptr<const Level> ceilingLevel(const QStringList &rows, const QString &rules = ceilingTurns)
{
    return std::make_shared<const Level>(levelFrom(rows, rules));
}

std::vector<Bot> strollerAndRunner()
{
    return {shippedBot(u"stroller"_s), shippedBot(u"runner"_s)};
}

/// Waits until all results are known, which may take long on a busy machine.
bool waitUntilKnown(const LivePlaytest &live)
{
    return QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done && live.isCeilingKnown(); },
                           60'000);
}

const QByteArray lostByAll(300, 'l');

WinnableGames solvedBy(int threads, const Course &course)
{
    CeilingSearch search(course, shippedBots(), {});
    const std::atomic<bool> isCancelled = false;
    QThreadPool pool;
    pool.setMaxThreadCount(threads);
    for (int i = 0; i < threads; ++i) {
        pool.start([&search, &isCancelled] {
            while (search.searchNext({lostByAll}, isCancelled)) {
            }
        });
    }
    pool.waitForDone();
    return search.solved();
}

qint64 countIn(const LivePlaytest &live, Solvable answer)
{
    return live.solved().ceiling().count(answer);
}

} // namespace

/// The ceiling of playtests: the games of the bots that can be won at all.
class TestLiveCeiling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfTheSolver()
    {
        LivePlaytest live(shippedCatalogue(), strollerAndRunner());
        live.play(ceilingLevel(lucky), true);
        QVERIFY(waitUntilKnown(live));
        QCOMPARE(live.solved().answers.size(), LiveGames::mostGames);
        const Solver solver(shippedCatalogue(), playable(*ceilingLevel(lucky)));
        for (qint64 seed = 0; seed < LiveGames::mostGames; ++seed) {
            QCOMPARE(live.solved().answers.at(seed),
                     WinnableGames::letterOf(solver.solve(std::uint64_t(seed)).solvable));
        }
        QVERIFY(countIn(live, Solvable::Cannot) > 0);
    }

    void answersDoNotDependOnTheNumberOfThreads_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::newRow("all can be won") << open << ceilingTurns;
        QTest::newRow("none can be won") << barred << ceilingTurns;
        QTest::newRow("some can be won") << lucky << ceilingTurns;
        QTest::newRow("nothing can be told") << endless << endlessTurns;
    }

    void answersDoNotDependOnTheNumberOfThreads()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        const Course course{.shipped = shippedCatalogue(), .levels = {playable(*ceilingLevel(rows, rules))}};
        const WinnableGames alone = solvedBy(1, course);
        QVERIFY(CeilingSearch::isWhole(alone, lostByAll.size()));
        for (const int threads : {2, 3, 5}) {
            QCOMPARE(solvedBy(threads, course), alone);
        }
    }

    void answersBelongToPlayedGames()
    {
        const Course course{.shipped = shippedCatalogue(), .levels = {playable(*ceilingLevel(barred))}};
        CeilingSearch search(course, strollerAndRunner(), {});
        const std::atomic<bool> isCancelled = false;
        QVERIFY(!search.searchNext({"wwll", ""}, isCancelled));
        QVERIFY(search.searchNext({"wwll", "lll"}, isCancelled)); // no bot has won the third game
        QVERIFY(!search.searchNext({"wwll", "lll"}, isCancelled));
        QCOMPARE(search.solved().answers, QByteArray("ccn"));
        QVERIFY(!search.searchNext({"wwll", "lllw"}, isCancelled));
        QCOMPARE(search.solved().answers, QByteArray("ccnc"));
    }

    void noBotWinsAnUnwinnableGame_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("isSure"); ///< every game can be won
        const QString realTime = u"\"rules\": { \"clock\": \"realtime\" }"_s;
        const QStringList passage{u"##########"_s, u"#@   K  g#"_s, u"#### #####"_s, u"##########"_s};
        QTest::newRow("luck, by turns") << lucky << ceilingTurns << false;
        QTest::newRow("luck, in real time") << lucky << realTime << true;
        QTest::newRow("a passage, by turns") << passage << ceilingTurns << false;
        QTest::newRow("a passage, in real time") << passage << realTime << false;
        QTest::newRow("barred") << barred << ceilingTurns << false;
    }

    /// No bot wins a game that the solver calls not winnable. The solver does not see the bots' results here.
    void noBotWinsAnUnwinnableGame()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        QFETCH(bool, isSure);
        const Course course{.shipped = shippedCatalogue(), .levels = {playable(*ceilingLevel(rows, rules))}};
        const QByteArray answers = solvedBy(1, course).answers;
        QCOMPARE(answers.size(), lostByAll.size());
        QCOMPARE(answers.contains(WinnableGames::letterOf(Solvable::Cannot)), !isSure);
        for (const Bot &bot : shippedBots()) {
            const BotFigures figures = playGames(course, bot, {0, answers.size()});
            for (qint64 seed = 0; seed < answers.size(); ++seed) {
                const bool isWon = figures.endOf(seed) == 'w';
                QVERIFY2(!isWon || answers.at(seed) != WinnableGames::letterOf(Solvable::Cannot),
                         qPrintable(u"%1 wins seed %2"_s.arg(bot.key).arg(seed)));
            }
        }
    }

    void undecidedGamesEndTheSearchEarly()
    {
        const Course course{.shipped = shippedCatalogue(), .levels = {playable(*ceilingLevel(endless, endlessTurns))}};
        const WinnableGames solved = solvedBy(2, course);
        const qint64 games = CeilingSearch::mostStatesInAll / CeilingSearch::mostStates;
        QCOMPARE(solved.answers, QByteArray(games, WinnableGames::letterOf(Solvable::Unknown)));
        QVERIFY(CeilingSearch::isWhole(solved, LiveGames::mostGames));
    }

    /// Bots play before the search, so that an undecided level does not delay their results.
    void botsPlayBeforeTheSearch()
    {
        LiveFindings none;
        none.rows.push_back({.now = std::make_shared<LiveFigures>(), .before = nullptr, .comparison = {}});
        LiveGames games(Course{shippedCatalogue(), {playable(*ceilingLevel(endless, endlessTurns))}}, 0,
                        {shippedBot(u"runner"_s)}, none);
        qint64 played = 0;
        std::atomic<bool> isCancelled = false;
        games.play(1, isCancelled, [&] {
            const LiveFindings findings = games.findings();
            if (findings.solved.answers.isEmpty()) {
                played = findings.rows.front().now->inRow;
            } else {
                isCancelled = true;
            }
        });
        QCOMPARE(played, LiveGames::mostGames); // the games of one bot are too few for a search beside them
        const CeilingSearch search(games.course(), games.bots(), {});
        QVERIFY(!search.isDue(CeilingSearch::mostStates / CeilingSearch::statesBesideAGame - 1));
        QVERIFY(search.isDue(CeilingSearch::mostStates / CeilingSearch::statesBesideAGame));
    }

    void aPausedSearchSendsNoChanges()
    {
        LivePlaytest live(shippedCatalogue(), strollerAndRunner());
        QSignalSpy changes(&live, &LivePlaytest::changed);
        live.play(ceilingLevel(endless, endlessTurns), true);
        QTRY_VERIFY_WITH_TIMEOUT(!live.solved().answers.isEmpty(), 60'000);
        live.outdate();
        const WinnableGames held = live.solved();
        changes.clear();
        QCoreApplication::processEvents();
        QCOMPARE(changes.count(), 0);
        QCOMPARE(live.solved(), held);
        live.play(ceilingLevel(endless, endlessTurns), false);
        QVERIFY(waitUntilKnown(live));
        QVERIFY(live.solved().answers.startsWith(held.answers));
    }

    void aChangedLevelKeepsTheOldAnswers()
    {
        LivePlaytest live(shippedCatalogue(), strollerAndRunner());
        live.play(ceilingLevel(lucky), true);
        QVERIFY(waitUntilKnown(live));
        const WinnableGames before = live.solved();
        QCOMPARE(live.solvedBefore(), WinnableGames());
        live.play(ceilingLevel(barred), false);
        QVERIFY(waitUntilKnown(live));
        QCOMPARE(live.solvedBefore(), before);
        QCOMPARE(countIn(live, Solvable::Cannot), LiveGames::mostGames);
        live.play(ceilingLevel(open), true); // another level
        QVERIFY(waitUntilKnown(live));
        QCOMPARE(live.solvedBefore(), WinnableGames());
        QCOMPARE(countIn(live, Solvable::Can), LiveGames::mostGames);
    }

    void undoShowsKnownAnswersAtOnce()
    {
        LivePlaytest live(shippedCatalogue(), strollerAndRunner());
        live.play(ceilingLevel(lucky), true);
        QVERIFY(waitUntilKnown(live));
        const WinnableGames before = live.solved();
        live.play(ceilingLevel(barred), false);
        QVERIFY(waitUntilKnown(live));
        live.play(ceilingLevel(lucky), false);
        QTRY_COMPARE(live.solved(), before); // complete, since it needed no new search
        QCOMPARE(countIn(live, Solvable::Can) + countIn(live, Solvable::Cannot), LiveGames::mostGames);
        QCOMPARE(live.solvedBefore().ceiling().count(Solvable::Cannot), LiveGames::mostGames);
    }

    void campaignsHaveNoCeiling()
    {
        LivePlaytest live(shippedCatalogue(), strollerAndRunner());
        live.play({{{ceilingLevel(open)}, {ceilingLevel(barred)}}, 0, false}, true);
        QVERIFY(QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done; }, 60'000));
        QCOMPARE(live.solved(), WinnableGames());
        QVERIFY(!CeilingSearch::isAsked(live.games()->course()));
    }

    void largeLevelsHaveNoCeiling()
    {
        const auto isAsked = [](Size size) {
            Level level = newLevel(*shippedCatalogue(), size);
            level.name = u"Wide"_s;
            return CeilingSearch::isAsked({.shipped = shippedCatalogue(), .levels = {playable(level)}});
        };
        QVERIFY(isAsked({100, 100}));
        QVERIFY(!isAsked({101, 100}));
    }
};

MAZEWRIGHT_SUITE(liveceiling, TestLiveCeiling)
#include "tst_liveceiling.moc"
