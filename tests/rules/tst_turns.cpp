#include "gamecore/base/rng.h"
#include "gamecore/data/behavior.h"
#include "gamecore/rules/clock.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

BehaviorRow slowBehavior()
{
    BehaviorRow row = rowOf(Behavior::Hunt);
    row.everyTurns = 3;
    return row;
}

} // namespace

/// The two clocks, and the commands that each of them refuses.
class TestTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void underTurnsMonstersActAfterTheHero()
    {
        const QString things = u", \"things\": [{ \"cell\": [0, 1], \"kind\": \"orc\", \"direction\": \"east\" }, "
                               "{ \"cell\": [2, 1], \"kind\": \"troll\", \"direction\": \"east\" }]"_s;
        Game game = gameOf({u"@  #"_s, u"    "_s}, turns + things);
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"moved 2 [0, 1] [1, 1]"_s, u"moved 3 [2, 1] [3, 1]"_s}));
        QCOMPARE(game.world().turn(), 1);
        QCOMPARE(game.world().timeMs(), 0);
    }

    void underTurnsAWallCostsNoTurn()
    {
        Game game = gameOf({u"@#O "_s}, turns);
        const std::uint64_t before = game.world().hash();
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
        QCOMPARE(game.world().turn(), 0);
        QCOMPARE(game.world().hash(), before);
    }

    void underTurnsWaitingTakesATurn()
    {
        Game game = gameOf({u"@"_s}, turns);
        EventList events;
        QVERIFY(game.play(Command::wait(), events));
        QCOMPARE(game.world().turn(), 1);
        QCOMPARE(game.world().steps(), 0);
    }

    void underRealTimeWaitIsRefused()
    {
        Game game = gameOf({u"@"_s});
        QCOMPARE(play(game, u"wait"_s), QStringList(u"refused wrong_clock"_s));
        QCOMPARE(game.world().turn(), 0);
    }

    void underTurnsAdvanceIsRefused()
    {
        Game game = gameOf({u"@"_s}, turns);
        QCOMPARE(play(game, u"advance 100"_s), QStringList(u"refused wrong_clock"_s));
        QCOMPARE(game.world().timeMs(), 0);
    }

    void advancingInPartsEqualsAdvancingAtOnce()
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

    void aSlowBehaviorActsEveryThirdTurn()
    {
        const BehaviorRow slow = slowBehavior();
        QList<int> turnsTaken;
        for (int turn = 0; turn < 8; ++turn) {
            if (slow.actsIn(turn)) {
                turnsTaken.append(turn);
            }
        }
        QCOMPARE(turnsTaken, (QList<int>{0, 3, 6}));
    }

    void aSlowBehaviorWaitsThreeTimesAsLong()
    {
        const BehaviorRow slow = slowBehavior();
        QCOMPARE(slow.waitFor(250), 750);
        const Rules rules{.firstActionMs = 500, .actionMinMs = 100, .actionMaxMs = 300};
        QCOMPARE(longestWait(rules, slow), 900);
        QCOMPARE(longestWait(rules, rowOf(Behavior::Hunt)), 500);
    }
};

MAZEWRIGHT_SUITE(turns, TestTurns)
#include "tst_turns.moc"
