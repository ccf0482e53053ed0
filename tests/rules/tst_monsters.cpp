#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

QStringList eventsOf(Game &game, const QString &command, const QString &word)
{
    return play(game, command).filter(QRegularExpression(u"^"_s + word + u"\\b"_s));
}

/// Returns the times at which a monster moved or turned, found by advancing one millisecond at a time.
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

/// The times and the choices of monster actions.
class TestMonsters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPatrolGoesStraightOn()
    {
        Game game =
            gameOf({u"######"_s, u"#    #"_s, u"######"_s, u"#@####"_s},
                   turns + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"# O  #"_s);
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#  O #"_s);
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#   O#"_s);
    }

    void aPatrolTurnsAtAWallWithoutAStep()
    {
        Game game =
            gameOf({u"####"_s, u"#  #"_s, u"####"_s, u"#@##"_s},
                   turns + u", \"things\": [{ \"cell\": [2, 1], \"kind\": \"orc\", \"direction\": \"east\" }]"_s);
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(game.world().actor(2).cell, (Point{2, 1}));
    }

    void aPatrolMayChooseTheSameWallAgain()
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

    void aPatrolChoosesDirectionsEvenly()
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

    void anIdleMonsterStays()
    {
        Game game =
            gameOf({u"@    "_s}, u"\"things\": [{ \"cell\": [3, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        QCOMPARE(play(game, u"advance 60000"_s), QStringList());
        QCOMPARE(drawn(game.world()), QStringList(u"@  O "_s));
    }

    void everyMonsterFirstActsAt250Ms()
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

    void everyMonsterThenWaits100To300Ms()
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

    void actionTimesAreRules()
    {
        Game game = gameOf({u"@#O"_s}, u"\"rules\": { \"first_action_ms\": 7, \"action_min_ms\": 50, "
                                       "\"action_max_ms\": 50 }"_s);
        QCOMPARE(actionTimes(game, 2, 210), (QList<qint64>{7, 57, 107, 157, 207}));
    }

    void monstersDueAtOnceActById()
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

    void monstersPassThroughEachOther()
    {
        const QString things = u", \"things\": [{ \"cell\": [0, 1], \"kind\": \"orc\", \"direction\": \"east\" }, "
                               "{ \"cell\": [1, 1], \"kind\": \"troll\", \"direction\": \"west\" }]"_s;
        Game game = gameOf({u"@##"_s, u"   "_s}, turns + things);
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"moved 2 [0, 1] [1, 1]"_s, u"moved 3 [1, 1] [0, 1]"_s}));
    }

    void monstersBlockEachOtherWhereTheRuleSaysSo()
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

    void aMonsterMayHaveItsOwnDirection()
    {
        for (const QString &way : {u"north"_s, u"east"_s, u"south"_s, u"west"_s}) {
            const Game game =
                gameOf({u"@ "_s},
                       u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"direction\": \""_s + way + u"\" }]"_s);
            QCOMPARE(QString(directionKey(game.world().actor(2).facing)), way);
        }
    }

    void aMonsterMayHaveItsOwnBehavior()
    {
        const Game game =
            gameOf({u"@OO"_s}, u"\"things\": [{ \"cell\": [0, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        QVERIFY(game.world().actor(2).behavior == Behavior::Patrol);
        QVERIFY(game.world().actor(4).behavior == Behavior::Idle);
    }

    void aMonsterMayHaveItsOwnHp()
    {
        const Game game = gameOf({u"@O "_s}, u"\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"hp\": 77 }]"_s);
        QCOMPARE(game.world().actor(2).hp, 10);
        QCOMPARE(game.world().actor(3).hp, 77);
        QCOMPARE(game.world().actor(3).maxHp, 77);
    }

    void aStartCannotSetHitPoints()
    {
        const Game game = gameOf({u"  "_s}, u"\"things\": [{ \"cell\": [0, 0], \"kind\": \"start\", \"hp\": 77 }]"_s);
        QCOMPARE(game.world().hero().hp, 30);
    }
};

MAZEWRIGHT_SUITE(monsters, TestMonsters)
#include "tst_monsters.moc"
