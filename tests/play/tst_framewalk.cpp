#include "app/export/frames.h"
#include "gamecore/replay/runrecorder.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList walkedHall{u"#########"_s, u"#@      #"_s, u"#########"_s};

/// Returns a run of three turns with a refused command in between.
Run threeWalkedTurns()
{
    return recordedRun(gameOf(walkedHall, classicRules),
                       {u"move east"_s, u"move north"_s, u"move east"_s, u"move east"_s});
}

QList<qint64> clocksOf(const Run &run, const FrameSpan &span)
{
    QList<qint64> clocks;
    FrameWalk walk(run, shippedCatalogue(), span);
    while (walk.next()) {
        clocks.append(walk.game().world().clockNow());
    }
    return clocks;
}

} // namespace

/// The moments of a run that become frames.
class TestFrameWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTurnIsAFrame() { QCOMPARE(clocksOf(threeWalkedTurns(), {}), QList<qint64>({0, 1, 2, 3})); }

    void gameTimeBetweenFramesIsEven()
    {
        const Run run = recordedRun(gameOf(walkedHall), {u"advance 250"_s, u"move east"_s, u"advance 35"_s});
        QCOMPARE(clocksOf(run, {.stepMs = 100}), QList<qint64>({0, 100, 200, 285}));
        QCOMPARE(clocksOf(run, {.stepMs = 70}), QList<qint64>({0, 70, 140, 210, 280, 285}));
        QCOMPARE(clocksOf(run, {.stepMs = 1000}), QList<qint64>({0, 285}));
    }

    void splitAdvancesLeadToTheRecordedEnd()
    {
        for (const QString &ruleset : {u"buchhaim"_s, u"classic"_s}) {
            Game game = newGame(ruleset, u"realtime"_s, 5);
            AnyPlay player(5);
            playAtRandom(game, player, 300);
            const Run run = runOf(game, {}).value();
            FrameWalk walk(run, shippedCatalogue(), {.stepMs = 23});
            qint64 frames = 0;
            while (walk.next()) {
                ++frames;
            }
            QVERIFY(frames > 100);
            QCOMPARE(walk.game().world().hash(), run.hashes.back().hash);
        }
    }

    void aSpanOmitsFramesOutsideIt()
    {
        QCOMPARE(clocksOf(threeWalkedTurns(), {.from = 1, .to = 2}), QList<qint64>({1, 2}));
        QCOMPARE(clocksOf(threeWalkedTurns(), {.from = 3, .to = 9}), QList<qint64>({3}));
        QCOMPARE(clocksOf(threeWalkedTurns(), {.from = 4, .to = 9}), QList<qint64>());
        const Run run = recordedRun(gameOf(walkedHall), {u"advance 250"_s});
        QCOMPARE(clocksOf(run, {.from = 30, .to = 130, .stepMs = 50}), QList<qint64>({30, 80, 130}));
    }

    void theLatestClockIsAnUpperBound()
    {
        QCOMPARE(latestClock(threeWalkedTurns(), false), 4);
        QCOMPARE(latestClock(recordedRun(gameOf(walkedHall), {u"advance 250"_s, u"move east"_s, u"advance 5"_s}), true),
                 255);
    }
};

MAZEWRIGHT_SUITE(framewalk, TestFrameWalk)
#include "tst_framewalk.moc"
