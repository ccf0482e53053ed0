#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString winBy(const QString &conditions, const QString &more = {})
{
    return ruled(u"classic"_s, u"\"win\": ["_s + conditions + u"]"_s, more);
}

const QString exitOnly = u"\"exit\""_s;
const QString monstersOnly = u"\"monsters\""_s;
const QString all = u"\"treasure\", \"exit\", \"monsters\""_s;

} // namespace

/// Win conditions.
class TestWinning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachingTheExitWins()
    {
        Game game = gameOf({u"#####"_s, u"#@X #"_s, u"#####"_s}, winBy(exitOnly));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"won"_s}));
        QCOMPARE(game.world().status(), Status::Won);
    }

    void anExitDoesNotWinUnlessRequired()
    {
        Game game = gameOf({u"#####"_s, u"#@Xg#"_s, u"#####"_s}, winBy(u"\"treasure\""_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)), QStringList(u"moved"_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
    }

    void killingAllMonstersWins()
    {
        Game game = gameOf({u"#####"_s, u"# @ #"_s, u"#####"_s},
                           winBy(monstersOnly, thingsOf({u"orc 1 1 hp=1"_s, u"orc 3 1 hp=1"_s})));
        QVERIFY(!firstWords(play(game, u"move east"_s)).contains(u"won"_s));
        QCOMPARE(play(game, u"move west"_s).last(), u"won"_s);
    }

    /// A stone that the hero throws counts, too.
    void killingTheLastMonsterWithAnItemWins()
    {
        Game game = gameWith(u"sling"_s, {u"######"_s, u"#@   #"_s, u"######"_s}, {u"orc 4 1 hp=2"_s},
                             u"\"win\": [\"monsters\"]"_s);
        QCOMPARE(play(game, u"use b 4 1"_s),
                 (QStringList{u"used b"_s, u"damaged 2 2 item"_s, u"died 2 by 1"_s, u"won"_s}));
    }

    void aLevelWithoutMonstersIsNotWonByKilling()
    {
        Game game = gameOf({u"####"_s, u"#@ #"_s, u"####"_s}, winBy(monstersOnly));
        QCOMPARE(playAll(game, {u"move east"_s, u"wait"_s}), QStringList(u"moved 1 [1, 1] [2, 1]"_s));
    }

    void allConditionsMustHold()
    {
        Game game = gameOf({u"#######"_s, u"#X@g  #"_s, u"#######"_s}, winBy(all, thingsOf({u"orc 4 1 hp=1"_s})));
        QCOMPARE(firstWords(play(game, u"move west"_s)).contains(u"won"_s), false);
        QStringList told;
        while (game.world().isAlive(2)) {
            told += play(game, u"move east"_s);
        }
        while (game.world().treasureLeft() > 0) {
            told += play(game, u"move east"_s);
        }
        QVERIFY(!told.contains(u"won"_s));
        while (game.world().status() == Status::Playing && game.world().turn() < 30) {
            told = play(game, u"move west"_s);
        }
        QCOMPARE(told.last(), u"won"_s);
        QCOMPARE(game.world().hero().cell, (Point{1, 1}));
    }

    void theExitCountsWhileTheHeroIsOnIt()
    {
        Game game = gameOf({u"#####"_s, u"#@X #"_s, u"#####"_s},
                           winBy(u"\"exit\", \"monsters\""_s, thingsOf({u"orc 3 1 hp=1 behavior=idle"_s})));
        QCOMPARE(firstWords(play(game, u"move east"_s)), QStringList(u"moved"_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)),
                 (QStringList{u"attacked"_s, u"damaged"_s, u"died"_s, u"won"_s}));
    }

    void conditionsMayBeMetInAnyOrder()
    {
        const QString both = winBy(u"\"treasure\", \"monsters\""_s, thingsOf({u"orc 3 1 hp=1 behavior=idle"_s}));
        const QStringList rows{u"#####"_s, u"#g@ #"_s, u"#####"_s};
        Game first = gameOf(rows, both);
        QVERIFY(!firstWords(play(first, u"move east"_s)).contains(u"won"_s));
        QVERIFY(play(first, u"move west"_s).contains(u"won"_s));
        Game second = gameOf(rows, both);
        QVERIFY(!firstWords(play(second, u"move west"_s)).contains(u"won"_s));
        play(second, u"move east"_s);
        QVERIFY(play(second, u"move east"_s).contains(u"won"_s));
    }

    void aLevelWithoutConditionsIsNeverWon()
    {
        Game game = gameOf({u"####"_s, u"#@X#"_s, u"####"_s}, winBy({}, thingsOf({u"treasure 2 1"_s})));
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
        QCOMPARE(game.world().status(), Status::Playing);
    }

    void stairsCountAsAnExit()
    {
        Game game = gameOf({u"####"_s, u"#@>#"_s, u"####"_s}, winBy(exitOnly));
        QCOMPARE(play(game, u"descend"_s), QStringList(u"refused no_stairs"_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)), QStringList(u"moved"_s));
        QCOMPARE(play(game, u"descend"_s), QStringList(u"won"_s));
        QCOMPARE(game.world().turn(), 2);
    }

    void stairsAreRefusedUntilOtherConditionsHold()
    {
        Game game = gameOf({u"#####"_s, u"#g@>#"_s, u"#####"_s}, winBy(u"\"exit\", \"treasure\""_s));
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"descend"_s), QStringList(u"refused no_stairs"_s));
        playAll(game, {u"move west"_s, u"move west"_s, u"move east"_s, u"move east"_s});
        QCOMPARE(play(game, u"descend"_s), QStringList(u"won"_s));
    }

    void stairsAreRefusedIfNoExitIsRequired()
    {
        Game game = gameOf({u"#####"_s, u"#@>g#"_s, u"#####"_s}, winBy(u"\"treasure\""_s));
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"descend"_s), QStringList(u"refused no_stairs"_s));
        QCOMPARE(game.world().turn(), 1);
    }

    void afterVictoryEverythingIsRefused()
    {
        Game game = gameOf({u"#####"_s, u"#@X #"_s, u"#####"_s}, winBy(exitOnly));
        play(game, u"move east"_s);
        const std::uint64_t before = game.world().hash();
        for (const QString &command : {u"move east"_s, u"wait"_s, u"pickup"_s, u"use a"_s, u"drop a"_s, u"descend"_s,
                                       u"choose hp"_s, u"advance 5"_s}) {
            QCOMPARE(play(game, command), QStringList(u"refused game_over"_s));
        }
        QCOMPARE(game.world().hash(), before);
    }

    void monstersDoNothingAfterVictory()
    {
        Game game = gameOf({u"#####"_s, u"#@XO#"_s, u"#####"_s}, winBy(exitOnly));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"won"_s}));
    }
};

MAZEWRIGHT_SUITE(winning, TestWinning)
#include "tst_winning.moc"
