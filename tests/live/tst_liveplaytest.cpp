#include "app/playtests/liveplaytest.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString inTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
/// A level without obstacles.
const QStringList easy{u"#####"_s, u"#@ g#"_s, u"#####"_s};
/// A longer path without obstacles.
const QStringList longer{u"#######"_s, u"#@   g#"_s, u"#######"_s};
/// The treasure is unreachable, so no bot wins.
const QStringList hopeless{u"######"_s, u"#@ #g#"_s, u"######"_s};
const QStringList withoutStart{u"#####"_s, u"#  g#"_s, u"#####"_s};

std::shared_ptr<const Level> drawn(const QStringList &rows)
{
    return std::make_shared<const Level>(levelFrom(rows, inTurns));
}

std::vector<Bot> twoBots()
{
    return {shippedBot(u"stroller"_s), shippedBot(u"runner"_s)};
}

/// Waits until all games are played, which may take long on a busy machine.
bool waitUntilDone(const LivePlaytest &live)
{
    return QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done; }, 60'000);
}

double shareIn(const LivePlaytest &live)
{
    return live.rows().front().now->share.share().share;
}

} // namespace

/// Games by bots that are played while the window stays usable.
class TestLivePlaytest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allGamesArePlayedByAllBots()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        QCOMPARE(live.state(), LivePlaytest::State::Empty);
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        QCOMPARE(live.played(), 2 * LiveGames::mostGames);
        QCOMPARE(live.played(), live.wanted());
        for (const LiveRow &row : live.rows()) {
            QCOMPARE(row.now->inRow, LiveGames::mostGames);
            QVERIFY(!row.before);
        }
        QCOMPARE(shareIn(live), 1.0);
    }

    void theFirstResultNeedsOnlyAFewGames()
    {
        LiveFindings none;
        none.rows.push_back({.now = std::make_shared<LiveFigures>(), .before = nullptr, .comparison = {}});
        LiveGames games(Course{shippedCatalogue(), {playable(*drawn(easy))}}, 0, {shippedBot(u"runner"_s)}, none);
        qint64 first = 0;
        std::atomic<bool> isCancelled = false;
        games.play(1, isCancelled, [&] {
            first = games.findings().rows.front().now->inRow;
            isCancelled = true;
        });
        QCOMPARE(first, WatchedShare::firstLook);
    }

    void figuresDoNotDependOnTheNumberOfThreads()
    {
        LivePlaytest alone(shippedCatalogue(), twoBots());
        LivePlaytest many(shippedCatalogue(), twoBots());
        many.setThreads(3);
        for (LivePlaytest *live : {&alone, &many}) {
            live->play(drawn(easy), true);
            QVERIFY(waitUntilDone(*live));
        }
        for (std::size_t i = 0; i < alone.rows().size(); ++i) {
            QCOMPARE(alone.rows()[i].now->games, many.rows()[i].now->games);
            QCOMPARE(alone.rows()[i].now->share.share(), many.rows()[i].now->share.share());
        }
    }

    void aChangedLevelIsComparedWithTheOneBefore()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(hopeless), false);
        QTRY_COMPARE(live.rows().front().comparison.verdict(), Comparison::Verdict::Worse);
        QCOMPARE(live.rows().front().before->share.share().share, 1.0);
        QCOMPARE(shareIn(live), 0.0);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(longer), false);
        QTRY_COMPARE(live.rows().front().comparison.verdict(), Comparison::Verdict::Better);
    }

    void undoShowsKnownFiguresAtOnce()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(hopeless), false);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(easy), false);
        QTRY_COMPARE(shareIn(live), 1.0);
        QCOMPARE(live.state(), LivePlaytest::State::Done); // no new games were needed
        QCOMPARE(live.rows().front().comparison.verdict(), Comparison::Verdict::Better);
    }

    void editsWithoutEffectOnPlayKeepTheFigures()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        Level named = *drawn(easy);
        named.name = u"Another name"_s;
        live.play(std::make_shared<const Level>(named), false);
        QVERIFY(waitUntilDone(live));
        QCOMPARE(live.games()->level().level().name, u"Another name"_s);
        QVERIFY(!live.rows().front().before);
    }

    void anotherLevelHasNoComparison()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(longer), true);
        QVERIFY(waitUntilDone(live));
        QVERIFY(!live.rows().front().before);
    }

    void withoutThreadsNoGamesArePlayed()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.setThreads(0);
        live.play(drawn(easy), true);
        QCOMPARE(live.state(), LivePlaytest::State::Off);
        QVERIFY(!live.games());
        live.setThreads(1);
        QVERIFY(waitUntilDone(live));
        live.setThreads(0);
        QCOMPARE(live.state(), LivePlaytest::State::Off);
        QCOMPARE(live.played(), live.wanted()); // the results are kept
    }

    void whileUnwatchedNoGamesArePlayed()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.setWatched(false);
        live.play(drawn(easy), true);
        QCOMPARE(live.state(), LivePlaytest::State::Paused);
        QVERIFY(!live.games());
        live.setWatched(true);
        QVERIFY(waitUntilDone(live));
    }

    void aLevelWithErrorsIsUnplayable()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
        live.play(drawn(withoutStart), false);
        QTRY_COMPARE(live.state(), LivePlaytest::State::Unplayable);
        QCOMPARE(live.played(), 0); // figures always belong to the current level
        QCOMPARE(live.rows().front().before->inRow, LiveGames::mostGames);
        live.play(drawn(hopeless), false);
        QTRY_COMPARE(live.rows().front().comparison.verdict(), Comparison::Verdict::Worse);
    }

    void aLevelThatIsTooLargeIsNotPlayed()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        live.play(std::make_shared<const Level>(newLevel(*shippedCatalogue(), {500, 401})), true);
        QCOMPARE(live.state(), LivePlaytest::State::TooLarge);
        live.play(drawn(easy), true);
        QVERIFY(waitUntilDone(live));
    }

    void pausedGamesSendNoChanges()
    {
        LivePlaytest live(shippedCatalogue(), twoBots());
        QSignalSpy changes(&live, &LivePlaytest::changed);
        live.play(drawn(longer), true);
        QTRY_VERIFY(live.played() > 0);
        live.outdate();
        const qint64 played = live.played();
        changes.clear();
        QCoreApplication::processEvents();
        QCOMPARE(changes.count(), 0);
        QCOMPARE(live.played(), played);
        live.play(drawn(longer), false);
        QVERIFY(waitUntilDone(live));
        QCOMPARE(live.played(), live.wanted()); // each game counts once
    }

    void aRunningPlaytestCanBeDestroyed()
    {
        LivePlaytest live(shippedCatalogue(), shippedBots());
        live.setThreads(2);
        live.play(drawn(longer), true);
        QTRY_VERIFY(live.played() > 0);
    }
};

MAZEWRIGHT_SUITE(liveplaytest, TestLivePlaytest)
#include "tst_liveplaytest.moc"
