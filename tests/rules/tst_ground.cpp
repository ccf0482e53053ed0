#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QStringList visibleCells(const World &world)
{
    QStringList rows;
    for (int y = 0; y < world.size().height; ++y) {
        QString row;
        for (int x = 0; x < world.size().width; ++x) {
            row += world.isVisible({x, y}) ? u'o' : u'.';
        }
        rows += row;
    }
    return rows;
}

} // namespace

/// Terrain and its effect on actors.
class TestGround : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingIntoADoorOpensIt()
    {
        Game game = gameOf({u"#####"_s, u"#@+ #"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"opened [2, 1]"_s));
        QCOMPARE(game.world().turn(), 1);
        QCOMPARE(game.world().steps(), 0);
        QCOMPARE(drawn(game.world()).at(1), u"#@  #"_s);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 1] [2, 1]"_s));
    }

    void anOpenedDoorStaysOpen()
    {
        Game game = gameOf({u"#####"_s, u"#@+ #"_s, u"#####"_s}, ruled(u"classic"_s));
        playAll(game, {u"move east"_s, u"move east"_s, u"move east"_s});
        QCOMPARE(playAll(game, {u"move west"_s, u"move west"_s}).size(), 2);
        QCOMPARE(drawn(game.world()).at(1), u"#@  #"_s);
        QCOMPARE(game.world().openedDoors().size(), std::size_t(1));
    }

    void onlyClosedDoorsBlockSight()
    {
        Game game = gameOf({u"######"_s, u"#@+  #"_s, u"######"_s}, ruled(u"classic"_s));
        QCOMPARE(visibleCells(game.world()), (QStringList{u"ooo..."_s, u"ooo..."_s, u"ooo..."_s}));
        play(game, u"move east"_s);
        QCOMPARE(visibleCells(game.world()), (QStringList{u"oooooo"_s, u"oooooo"_s, u"oooooo"_s}));
    }

    void openingADoorLetsMonstersAct()
    {
        Game game = gameOf({u"######"_s, u"#@+ O#"_s, u"######"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"opened [2, 1]"_s, u"spotted 2 [4, 1]"_s, u"moved 2 [4, 1] [3, 1]"_s}));
    }

    void aDoorDoesNotOpenDiagonally()
    {
        Game game = gameOf({u"####"_s, u"#@ #"_s, u"# +#"_s, u"####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move southeast"_s), QStringList(u"refused blocked"_s));
    }

    void aLockedDoorNeedsItsKey_data()
    {
        QTest::addColumn<QChar>("door");
        QTest::addColumn<QString>("key");
        QTest::newRow("red") << QChar(u'1') << u"red_key"_s;
        QTest::newRow("blue") << QChar(u'2') << u"blue_key"_s;
        QTest::newRow("green") << QChar(u'3') << u"green_key"_s;
    }

    void aLockedDoorNeedsItsKey()
    {
        QFETCH(QChar, door);
        QFETCH(QString, key);
        const QStringList rows{u"#####"_s, QString(u"#@"_s + door + u" #"_s), u"#####"_s};
        Game game = gameOf(rows, ruled(u"classic"_s, {}, thingsOf({key + u" 1 1"_s})));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
        QCOMPARE(game.world().turn(), 0);
        QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up b"_s));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"unlocked [2, 1]"_s, u"opened [2, 1]"_s}));
        QCOMPARE(drawn(game.world()).at(1), u"#@  #"_s);
        QCOMPARE(game.world().turn(), 2);
    }

    void aKeyIsUsedUp()
    {
        Game game = gameOf({u"#####"_s, u"#@1 #"_s, u"#1###"_s, u"#####"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"red_key 1 1"_s})));
        playAll(game, {u"pickup"_s, u"move east"_s});
        QCOMPARE(game.world().itemWithLetter('b'), CellIndex::none);
        QCOMPARE(play(game, u"move south"_s), QStringList(u"refused blocked"_s));
    }

    void aWrongKeyOpensNoDoor()
    {
        Game game =
            gameOf({u"#####"_s, u"#@1 #"_s, u"#####"_s}, ruled(u"classic"_s, {}, thingsOf({u"blue_key 1 1"_s})));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
        QVERIFY(game.world().itemWithLetter('b') != CellIndex::none);
    }

    void lockedDoorsCostNoTurnEvenWhereWallsDo()
    {
        Game game = gameOf({u"#####"_s, u"#@1 #"_s, u"#####"_s}, ruled(u"classic"_s, u"\"wall_bump\": \"turn\""_s));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
        QCOMPARE(play(game, u"move west"_s), QStringList(u"bumped 1 0"_s));
    }

    /// The orc sees the hero through the glass; its only path to him is the door.
    void monstersDoNotOpenDoors()
    {
        Game game = gameOf({u"######"_s, u"#@ + #"_s, u"#  :O#"_s, u"######"_s}, ruled(u"classic"_s));
        QVERIFY(game.world().isVisible({4, 2}));
        playTimes(game, 20, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1).at(3), u'+');
        QCOMPARE(game.world().hero().hp, 30);
    }

    void aConfusedHeroOpensNoDoors()
    {
        const QString draught = uR"("items": { "draught": { "base": "healing_potion",
        "effects": [{ "effect": "status", "status": "confused", "turns": 200 }] } })"_s;
        Game game = gameWith(u"draught"_s, {u"#+#"_s, u"+@+"_s, u"#+#"_s}, {}, {}, draught);
        play(game, u"use b"_s);
        QCOMPARE(playTimes(game, 100, u"move east"_s), QStringList());
    }

    void waterAndGlassBlockStepsButNotSight_data()
    {
        QTest::addColumn<QChar>("terrain");
        QTest::newRow("water") << QChar(u'~');
        QTest::newRow("glass") << QChar(u':');
    }

    void waterAndGlassBlockStepsButNotSight()
    {
        QFETCH(QChar, terrain);
        Game game = gameOf({u"#####"_s, QString(u"#@"_s + terrain + u" #"_s), u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused blocked"_s));
        QCOMPARE(game.world().turn(), 0);
        QCOMPARE(visibleCells(game.world()).at(1), u"ooooo"_s);
    }

    void grassBlocksSightButNotSteps()
    {
        Game game = gameOf({u"#####"_s, u"#@% #"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(visibleCells(game.world()).at(1), u"ooo.."_s);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 1] [2, 1]"_s));
        QCOMPARE(visibleCells(game.world()).at(1), u"ooooo"_s);
    }

    void steppingOntoSpikesHurts()
    {
        Game game = gameOf({u"#####"_s, u"#@^^#"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"damaged 1 3 terrain"_s}));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [2, 1] [3, 1]"_s, u"damaged 1 3 terrain"_s}));
        QCOMPARE(game.world().hero().hp, 24);
    }

    void stayingOnSpikesHurtsOnce()
    {
        Game game = gameOf({u"#####"_s, u"#@^ #"_s, u"#####"_s}, ruled(u"classic"_s));
        play(game, u"move east"_s);
        QCOMPARE(playTimes(game, 5, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [2, 1] [3, 1]"_s));
    }

    void spikesCanKillTheHero()
    {
        Game game = gameOf({u"####"_s, u"#@^#"_s, u"####"_s}, ruled(u"classic"_s));
        for (int i = 0; i < 9; ++i) {
            playAll(game, {u"move east"_s, u"move west"_s});
        }
        QCOMPARE(game.world().hero().hp, 3);
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"damaged 1 3 terrain"_s, u"died 0"_s, u"lost"_s}));
    }

    void monstersAvoidSpikes()
    {
        Game game = gameOf({u"######"_s, u"#@ ^O#"_s, u"#  # #"_s, u"#    #"_s, u"######"_s},
                           ruled(u"classic"_s, u"\"moves\": 4"_s));
        playTimes(game, 7, u"wait"_s);
        QCOMPARE(game.world().actor(2).hp, 10);
        const Point away = game.world().actor(2).cell - game.world().hero().cell;
        QCOMPARE(qAbs(away.x) + qAbs(away.y), 1);
        Game shut = gameOf({u"######"_s, u"#@ ^O#"_s, u"######"_s}, ruled(u"classic"_s));
        QCOMPARE(playTimes(shut, 5, u"wait"_s), QStringList());
    }

    void monstersStrikeAHeroOnSpikes()
    {
        Game game = gameOf({u"#####"_s, u"#@^O#"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"damaged 1 3 terrain"_s,
                                                          u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
    }

    void spikesThatKillAMonsterGiveTheHeroItsExperience()
    {
        Game game = gameWith(u"confusion_scroll"_s,
                             {u"#####"_s, u"#^^^#"_s, u"#^ ^#"_s, u"#^^^#"_s, u"#:::#"_s, u"# @ #"_s, u"#####"_s},
                             {u"troll 2 2 hp=3"_s});
        play(game, u"use b 2 2"_s);
        const QStringList told = playTimes(game, 10, u"wait"_s);
        QCOMPARE(firstWords(told), (QStringList{u"moved"_s, u"damaged"_s, u"died"_s}));
        QCOMPARE(told.last(), u"died 2 by 0"_s);
        QCOMPARE(game.world().character().xp, 100);
        QCOMPARE(game.world().character().kills, 1);
    }
};

MAZEWRIGHT_SUITE(ground, TestGround)
#include "tst_ground.moc"
