#include "gamecore/rules/pursuit.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the steps of an actor while the hero waits.
QStringList stepsOf(Game &game, ActorId id, int turns)
{
    return playTimes(game, turns, u"wait"_s).filter(u"moved %1 "_s.arg(id));
}

int squaredDistanceToHero(const World &world, ActorId id)
{
    const Point d = world.actor(id).cell - world.hero().cell;
    return d.x * d.x + d.y * d.y;
}

/// The orc comes from the west along a winding corridor; the hero walks ahead of it and out of its sight.
const QStringList zigzag{u"###############"_s, u"#O     @  #####"_s, u"######### #####"_s, u"#########   ###"_s,
                         u"########### ###"_s, u"###########   #"_s, u"###############"_s};
const QStringList away{u"move east"_s, u"move east"_s,  u"move south"_s, u"move south"_s, u"move east"_s,
                       u"move east"_s, u"move south"_s, u"move south"_s, u"move east"_s,  u"move east"_s};

} // namespace

/// Pursuit of the hero by hunters.
class TestHunting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHunterWalksStraightToTheHero()
    {
        Game game = gameOf({u"########"_s, u"#@   O #"_s, u"########"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [5, 1] [4, 1]"_s));
        QCOMPARE(stepsOf(game, 2, 2), (QStringList{u"moved 2 [4, 1] [3, 1]"_s, u"moved 2 [3, 1] [2, 1]"_s}));
        QCOMPARE(play(game, u"wait"_s).first(), u"attacked 2 1 1"_s);
    }

    void aHunterMovesDiagonallyInEightDirections()
    {
        Game game = gameOf({u"######"_s, u"#@   #"_s, u"#    #"_s, u"#   O#"_s, u"######"_s}, ruled(u"classic"_s));
        QCOMPARE(stepsOf(game, 2, 3).size(), 2);
        QCOMPARE(squaredDistanceToHero(game.world(), 2), 2);
    }

    void aHunterInFourDirectionsStepsStraight()
    {
        Game game = gameOf({u"######"_s, u"#@   #"_s, u"#    #"_s, u"#   O#"_s, u"######"_s},
                           ruled(u"classic"_s, u"\"moves\": 4"_s));
        for (int turn = 0; turn < 4; ++turn) {
            const Point before = game.world().actor(2).cell;
            play(game, u"wait"_s);
            const Point step = game.world().actor(2).cell - before;
            QCOMPARE(qAbs(step.x) + qAbs(step.y), 1);
        }
        QCOMPARE(firstWords(play(game, u"wait"_s)), (QStringList{u"attacked"_s, u"damaged"_s}));
    }

    void aHunterWalksAroundWater()
    {
        Game game = gameOf({u"#######"_s, u"#@ ~ O#"_s, u"#  ~  #"_s, u"#  ~  #"_s, u"#     #"_s, u"#######"_s},
                           ruled(u"classic"_s));
        QCOMPARE(stepsOf(game, 2, 10),
                 (QStringList{u"moved 2 [5, 1] [5, 2]"_s, u"moved 2 [5, 2] [4, 3]"_s, u"moved 2 [4, 3] [3, 4]"_s,
                              u"moved 2 [3, 4] [2, 3]"_s, u"moved 2 [2, 3] [2, 2]"_s}));
    }

    void aHunterCutsCornersOnlyIfTheRuleAllows()
    {
        const QStringList rows{u"#####"_s, u"#@# #"_s, u"#   #"_s, u"# #O#"_s, u"#####"_s};
        Game cut = gameOf(rows, ruled(u"classic"_s));
        QCOMPARE(stepsOf(cut, 2, 1), QStringList(u"moved 2 [3, 3] [2, 2]"_s));
        Game closed = gameOf(rows, ruled(u"classic"_s, u"\"corners\": \"closed\""_s));
        QCOMPARE(stepsOf(closed, 2, 9),
                 (QStringList{u"moved 2 [3, 3] [3, 2]"_s, u"moved 2 [3, 2] [2, 2]"_s, u"moved 2 [2, 2] [1, 2]"_s}));
    }

    void anUnseenHeroIsNotHunted()
    {
        Game game = gameOf({u"#######"_s, u"#@#  O#"_s, u"# ##  #"_s, u"#     #"_s, u"#######"_s}, ruled(u"classic"_s));
        QCOMPARE(playTimes(game, 10, u"wait"_s), QStringList());
        QCOMPARE(game.world().actor(2).cell, (Point{5, 1}));
    }

    void theSightRadiusLimitsTheHunt()
    {
        const QStringList rows{u"########"_s, u"#@    O#"_s, u"########"_s};
        Game near = gameOf(rows, ruled(u"classic"_s, u"\"fov_radius\": 5"_s));
        QCOMPARE(stepsOf(near, 2, 1).size(), 1);
        Game far = gameOf(rows, ruled(u"classic"_s, u"\"fov_radius\": 4"_s));
        QCOMPARE(playTimes(far, 5, u"wait"_s), QStringList());
        QCOMPARE(far.world().actor(2).cell, (Point{6, 1}));
    }

    /// The first orc stands in the short path; the second takes the other one.
    void huntersWalkAroundEachOther()
    {
        const QStringList rows{u"######"_s, u"#@   #"_s, u"# #  #"_s, u"#    #"_s, u"######"_s};
        const QString rules =
            ruled(u"classic"_s, u"\"moves\": 4"_s, thingsOf({u"orc 2 1 behavior=idle"_s, u"orc 4 1"_s}));
        Game game = gameOf(rows, rules);
        playTimes(game, 6, u"wait"_s);
        QCOMPARE(drawn(game.world()).mid(1, 3), (QStringList{u"#@O  #"_s, u"#O#  #"_s, u"#    #"_s}));
    }

    void huntersSurroundTheHero()
    {
        Game game = gameOf({u"#########"_s, u"#OO   OO#"_s, u"#       #"_s, u"#   @   #"_s, u"#       #"_s,
                            u"#OO   OO#"_s, u"#########"_s},
                           ruled(u"classic"_s, u"\"contact\": \"kick\""_s));
        playTimes(game, 12, u"wait"_s);
        QCOMPARE(drawn(game.world()).mid(2, 3), (QStringList{u"#  OOO  #"_s, u"#  O@O  #"_s, u"#  OOO  #"_s}));
    }

    void huntersWaitBehindEachOtherInACorridor()
    {
        Game game = gameOf({u"########"_s, u"#@ OTO #"_s, u"########"_s}, ruled(u"classic"_s));
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#@OTO  #"_s);
        play(game, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#@OTO  #"_s);
    }

    void aHunterGoesWhereItLastSawTheHeroAndStops()
    {
        Game game = gameOf(zigzag, ruled(u"classic"_s, u"\"moves\": 4"_s));
        QVERIFY(game.world().isVisible(game.world().actor(2).cell));
        playAll(game, away);
        QVERIFY(!game.world().isVisible(game.world().actor(2).cell));
        playTimes(game, 10, u"wait"_s);
        const QStringList atLastPlace{u"###############"_s, u"#        O#####"_s, u"######### #####"_s,
                                      u"#########   ###"_s, u"########### ###"_s, u"###########  @#"_s,
                                      u"###############"_s};
        QCOMPARE(drawn(game.world()), atLastPlace);
        playTimes(game, 10, u"wait"_s);
        QCOMPARE(drawn(game.world()), atLastPlace);
    }

    void aFrozenHunterStopsAtOnce()
    {
        Game game = gameOf(zigzag, ruled(u"classic"_s, u"\"moves\": 4, \"hunters\": \"freeze\""_s));
        playAll(game, away);
        playTimes(game, 10, u"wait"_s);
        QCOMPARE(drawn(game.world()).at(1), u"#  O      #####"_s);
    }

    void aHunterThatSeesTheHeroAgainResumes()
    {
        Game game = gameOf(zigzag, ruled(u"classic"_s, u"\"moves\": 4"_s));
        playAll(game, away);
        playTimes(game, 10, u"wait"_s);
        const QStringList back{u"move west"_s, u"move west"_s, u"move north"_s, u"move north"_s};
        QCOMPARE(playAll(game, back).filter(u" 2 "_s), QStringList());
        QCOMPARE(play(game, u"move west"_s),
                 (QStringList{u"moved 1 [11, 3] [10, 3]"_s, u"spotted 2 [9, 1]"_s, u"moved 2 [9, 1] [9, 2]"_s}));
    }

    void anIdleMonsterDoesNotEvenStrikeBack()
    {
        Game game = gameOf({u"#####"_s, u"#@  #"_s, u"#####"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"orc 2 1 behavior=idle"_s})));
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"attacked 1 2 4"_s, u"damaged 2 4 attack"_s}));
        QCOMPARE(play(game, u"wait"_s), QStringList());
    }

    void aPatrolAttacksAHeroInItsWay()
    {
        Game game = gameOf({u"######"_s, u"#@   #"_s, u"######"_s},
                           ruled(u"classic"_s, {}, thingsOf({u"orc 3 1 behavior=patrol direction=west"_s})));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [3, 1] [2, 1]"_s));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
    }

    void huntersActInOrderOfTheirIds()
    {
        Game game = gameOf({u"#######"_s, u"#  O  #"_s, u"#T @ O#"_s, u"#######"_s}, ruled(u"classic"_s));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s,
                                                     u"moved 3 [1, 2] [2, 2]"_s, u"moved 4 [5, 2] [4, 2]"_s}));
    }

    void aHunterWithoutAPathStays()
    {
        Game game = gameOf({u"#######"_s, u"#@ : O#"_s, u"#######"_s}, ruled(u"classic"_s));
        QVERIFY(game.world().isVisible({5, 1}));
        QCOMPARE(playTimes(game, 10, u"wait"_s), QStringList());
    }

    void aDoorOpenedThisTurnIsAPath()
    {
        const Game game = gameOf({u"#######"_s, u"#O+ @ #"_s, u"# #   #"_s, u"#     #"_s, u"#######"_s},
                                 ruled(u"classic"_s, u"\"moves\": 4"_s));
        World world = game.world();
        QCOMPARE(stepToHero(world, {1, 1}), Direction::South);
        world.openDoor({2, 1}, *world.catalogue().terrainOf(world.terrainAt({2, 1}).opensTo));
        QCOMPARE(stepToHero(world, {1, 1}), Direction::East);
    }
};

MAZEWRIGHT_SUITE(hunting, TestHunting)
#include "tst_hunting.moc"
