#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The hero is in a corridor beside a room that he does not see into.
const QStringList rows{u"##########"_s, u"#@       #"_s, u"###### ###"_s,
                       u"#        #"_s, u"#  !     #"_s, u"##########"_s};

QString exploredCells(const World &world, int y)
{
    QString row;
    for (int x = 0; x < world.size().width; ++x) {
        row += world.isVisible({x, y}) ? u'o' : world.isExplored({x, y}) ? u'-' : u'.';
    }
    return row;
}

} // namespace

/// The hero's view, his memory, and the messages about it.
class TestWorldSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeroSeesFromTheStart()
    {
        const Game game = gameOf(rows, ruled(u"classic"_s));
        QCOMPARE(exploredCells(game.world(), 1), u"oooooooooo"_s);
        QCOMPARE(exploredCells(game.world(), 4), u".........."_s);
    }

    void sightEndsAtTheRadius()
    {
        const Game game = gameOf({u"############"_s, u"#@         #"_s, u"############"_s},
                                 ruled(u"classic"_s, u"\"fov_radius\": 4"_s));
        QCOMPARE(exploredCells(game.world(), 1), u"oooooo......"_s);
        QCOMPARE(exploredCells(game.world(), 0), u"ooooo......."_s);
    }

    void seenCellsAreRemembered()
    {
        Game game = gameOf({u"############"_s, u"#@         #"_s, u"############"_s},
                           ruled(u"classic"_s, u"\"fov_radius\": 3"_s));
        playTimes(game, 5, u"move east"_s);
        QCOMPARE(exploredCells(game.world(), 1), u"---ooooooo.."_s);
    }

    void itemsAreRememberedButMonstersAreNot()
    {
        Game game = gameOf(rows, ruled(u"classic"_s, {}, thingsOf({u"orc 8 3 behavior=idle"_s})));
        playTimes(game, 4, u"move east"_s);
        playAll(game, {u"move southeast"_s, u"move south"_s});
        QVERIFY(game.world().isVisible({3, 4}));
        QVERIFY(game.world().actor(2).isInView);
        playAll(game, {u"move north"_s, u"move northwest"_s, u"move west"_s, u"move west"_s, u"move west"_s});
        QVERIFY(!game.world().isVisible({3, 4}));
        QVERIFY(game.world().isExplored({3, 4}));
        QVERIFY(game.world().itemAt({3, 4}) != CellIndex::none);
        QVERIFY(!game.world().actor(2).isInView);
    }

    void monstersEnteringViewAreSpotted()
    {
        Game game = gameOf({u"######"_s, u"#@#  #"_s, u"#    #"_s, u"######"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"orc 3 1 behavior=idle"_s})));
        QCOMPARE(playTimes(game, 3, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"move south"_s), (QStringList{u"moved 1 [1, 1] [1, 2]"_s, u"spotted 2 [3, 1]"_s}));
        QCOMPARE(playTimes(game, 3, u"wait"_s), QStringList());
    }

    void monstersAreSpottedEachTime()
    {
        Game game = gameOf({u"######"_s, u"#@## #"_s, u"#    #"_s, u"######"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"orc 4 1 behavior=idle"_s})));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(playAll(game, {u"move southeast"_s, u"move east"_s}).filter(u"spotted"_s),
                     QStringList(u"spotted 2 [4, 1]"_s));
            QCOMPARE(playAll(game, {u"wait"_s, u"wait"_s}), QStringList());
            playAll(game, {u"move west"_s, u"move northwest"_s});
            QVERIFY(!game.world().isVisible({4, 1}));
        }
    }

    void monstersInViewAtTheStartAreNotSpotted()
    {
        Game game = gameOf({u"######"_s, u"#@  O#"_s, u"######"_s}, ruled(u"classic"_s));
        QVERIFY(game.world().actor(2).isInView);
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [4, 1] [3, 1]"_s));
    }

    void spottingIsReportedBeforeMonstersAct()
    {
        Game game = gameOf({u"######"_s, u"#@#O #"_s, u"#    #"_s, u"######"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"move south"_s),
                 (QStringList{u"moved 1 [1, 1] [1, 2]"_s, u"spotted 2 [3, 1]"_s, u"moved 2 [3, 1] [2, 2]"_s}));
    }

    void eventsOutOfViewAreNotReported()
    {
        Game game = gameOf({u"#######"_s, u"#@#   #"_s, u"#######"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"orc 3 1 behavior=patrol direction=east"_s})));
        QCOMPARE(playTimes(game, 2, u"wait"_s), QStringList());
        QCOMPARE(game.world().actor(2).cell, (Point{5, 1}));
    }

    /// A confused monster is surrounded by spikes: the hero notices its death only by his experience.
    void deathsOutOfViewAreNotReported()
    {
        const QString daze = uR"("items": { "daze": { "base": "confusion_scroll",
        "effects": [{ "effect": "status", "status": "confused", "turns": 100 },
                    { "effect": "status", "status": "stunned", "turns": 4 }] } })"_s;
        Game game = gameWith(u"daze"_s, {u"#######"_s, u"#@  ^ ^#"_s, u"# ######"_s, u"# ######"_s, u"########"_s},
                             {u"orc 5 1 hp=3"_s}, {}, daze);
        play(game, u"use b 5 1"_s);
        playAll(game, {u"move south"_s, u"move south"_s});
        QCOMPARE(playTimes(game, 60, u"wait"_s), QStringList());
        QVERIFY(game.world().actor(2).isDead);
        QCOMPARE(game.world().character().xp, 35);
    }

    void stepsIntoAndOutOfViewAreReported()
    {
        Game game = gameOf(
            {u"########"_s, u"#@    ##"_s, u"####   #"_s, u"########"_s},
            ruled(u"classic"_s, u"\"fov_radius\": 3"_s, thingsOf({u"orc 5 1 behavior=patrol direction=west"_s})));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"moved 2 [5, 1] [4, 1]"_s, u"spotted 2 [4, 1]"_s}));
        play(game, u"move west"_s);
        Game other = gameOf(
            {u"########"_s, u"#@    ##"_s, u"########"_s},
            ruled(u"classic"_s, u"\"fov_radius\": 3"_s, thingsOf({u"orc 4 1 behavior=patrol direction=east"_s})));
        QCOMPARE(play(other, u"wait"_s), QStringList(u"moved 2 [4, 1] [5, 1]"_s));
        QVERIFY(!other.world().isVisible({5, 1}));
    }

    void underVisionAllEverythingIsSeenAndReported()
    {
        Game game = gameOf(
            {u"#######"_s, u"#@#   #"_s, u"#######"_s},
            ruled(u"classic"_s, u"\"vision\": \"all\""_s, thingsOf({u"orc 3 1 behavior=patrol direction=east"_s})));
        QCOMPARE(exploredCells(game.world(), 1), u"ooooooo"_s);
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [3, 1] [4, 1]"_s));
    }

    void aHeroInGrassSeesOutOfIt()
    {
        Game game = gameOf({u"#####"_s, u"#@%O#"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"moved 1 [1, 1] [2, 1]"_s, u"spotted 2 [3, 1]"_s,
                                                          u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
    }

    void underRealTimeSightIsTheSame()
    {
        Game game = gameOf({u"########"_s, u"#@    ##"_s, u"########"_s},
                           ruled(u"buchhaim"_s,
                                 u"\"vision\": \"fov\", \"fov_radius\": 3, \"action_min_ms\": 100, "
                                 "\"action_max_ms\": 100"_s,
                                 thingsOf({u"orc 5 1 direction=west"_s})));
        QCOMPARE(play(game, u"advance 249"_s), QStringList());
        QCOMPARE(play(game, u"advance 1"_s), (QStringList{u"moved 2 [5, 1] [4, 1]"_s, u"spotted 2 [4, 1]"_s}));
    }
};

MAZEWRIGHT_SUITE(worldsight, TestWorldSight)
#include "tst_worldsight.moc"
