#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString turnsPermadeath = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;

} // namespace

/// The hero's death and return, and the end of a game.
class TestDeath : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingIntoAMonsterKills()
    {
        Game game = gameOf({u"#@O#"_s});
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"died 2"_s, u"respawned [1, 0]"_s, u"safe 1500"_s}));
    }

    void aMonsterWalkingIntoTheHeroKills()
    {
        Game game = gameOf({u"#@ #"_s},
                           turnsPermadeath
                               + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"moved 2 [2, 0] [1, 0]"_s, u"died 2"_s, u"lost"_s}));
    }

    void swappingCellsKills()
    {
        // The actor that moves first meets the other: the hero steps east while the orc is about to step west.
        Game game =
            gameOf({u"#@  #"_s},
                   turns + u", \"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
        const QStringList events = play(game, u"move east"_s);
        QCOMPARE(events.first(3), (QStringList{u"moved 1 [1, 0] [2, 0]"_s, u"died 2"_s, u"respawned [1, 0]"_s}));
    }

    void aMonsterOnTreasureKillsBeforeCollecting()
    {
        Game game = gameOf({u"@  "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 9 }, "
                                       "{ \"cell\": [1, 0], \"kind\": \"troll\", \"behavior\": \"idle\" }]"_s);
        QVERIFY(firstWords(play(game, u"move east"_s)).contains(u"died"_s));
        QCOMPARE(game.world().gold(), qint64(0));
        QCOMPARE(game.world().treasureLeft(), 1);
        QVERIFY(game.world().status() == Status::Playing);
    }

    void respawningKeepsGoldAndMonsters()
    {
        Game game = gameOf({u"@   g"_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"treasure\", \"gold\": 50 }, "
                                         "{ \"cell\": [2, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        QCOMPARE(drawn(game.world()), QStringList(u"@ O g"_s));
        QCOMPARE(game.world().gold(), qint64(50));
        QCOMPARE(game.world().treasureLeft(), 1);
    }

    void safeTimeInMilliseconds()
    {
        Game game =
            gameOf({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
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

    void safeTimeInTurns()
    {
        Game game = gameOf(
            {u"@ "_s}, turns + u", \"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        QVERIFY(play(game, u"move east"_s).contains(u"safe 3"_s));
        for (int turn = 0; turn < 3; ++turn) {
            QVERIFY(game.world().isHeroSafe());
            play(game, u"wait"_s);
        }
        QVERIFY(!game.world().isHeroSafe());
    }

    void theEndOfSafeTimeKills()
    {
        Game game =
            gameOf({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\", \"behavior\": \"idle\" }]"_s);
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"advance 1499"_s), QStringList());
        QCOMPARE(play(game, u"advance 10"_s), (QStringList{u"died 2"_s, u"respawned [0, 0]"_s, u"safe 1500"_s}));
        QCOMPARE(game.world().safeUntil(), 3000); // the death was at 1500, not at 1509
    }

    void eachRespawnGivesTheFullSafeTurns()
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

    void safeTimeCanBeTurnedOff()
    {
        Game game = gameOf({u"@O"_s}, u"\"rules\": { \"safe_ms\": 0 }"_s);
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"died 2"_s, u"respawned [0, 0]"_s}));
        QVERIFY(!game.world().isHeroSafe());
    }

    void permadeathEndsTheGame()
    {
        Game game = gameOf({u"@O"_s}, u"\"rules\": { \"death\": \"permadeath\" }"_s);
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [0, 0] [1, 0]"_s, u"died 2"_s, u"lost"_s}));
        QVERIFY(game.world().status() == Status::Lost);
        QCOMPARE(play(game, u"move west"_s), QStringList(u"refused game_over"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"refused game_over"_s));
        QCOMPARE(game.world().hero().cell, (Point{1, 0}));
    }

    void noTreasureIsCollectedAfterDeath()
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

    void theClockStopsWithTheGame()
    {
        Game game =
            gameOf({u"#@ #"_s}, u"\"rules\": { \"death\": \"permadeath\" }, "
                                "\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\", \"direction\": \"west\" }]"_s);
        QCOMPARE(firstWords(play(game, u"advance 60000"_s)), (QStringList{u"moved"_s, u"died"_s, u"lost"_s}));
        QCOMPARE(game.world().timeMs(), 250);
    }
};

MAZEWRIGHT_SUITE(death, TestDeath)
#include "tst_death.moc"
