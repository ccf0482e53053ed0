#include "gamecore/base/rng.h"
#include "gamecore/world/event.h"
#include "tests/support/itemworld.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString peacefulRules(const QString &rules = {})
{
    return uR"("ruleset": "peaceful", "rules": {)"_s + rules + u'}';
}

} // namespace

/// `peaceful`: part 5 of the tutorials, where monsters block the way, are kicked and idle (docs/rules.md).
class TestPeaceful : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingIntoAMonsterKicksItAndTakesATurn()
    {
        Game game = gameOf({u"@O"_s}, peacefulRules());
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"bumped 1 2"_s, u"idled 2"_s}));
        QCOMPARE(game.world().turn(), 1);
        QCOMPARE(game.world().hero().cell, (Point{0, 0}));
    }

    void kicksAreHarmless()
    {
        Game game = gameOf({u"@T"_s}, peacefulRules());
        for (int i = 0; i < 100; ++i) {
            QCOMPARE(play(game, u"move east"_s).first(), u"bumped 1 2"_s);
        }
        QCOMPARE(hpOf(game, heroId), 30);
        QCOMPARE(hpOf(game, 2), 16);
    }

    void monstersInViewIdle()
    {
        Game game = gameOf({u"@  O T"_s}, peacefulRules());
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"idled 2"_s, u"idled 3"_s}));
    }

    void monstersOutOfViewAreNotHeard()
    {
        Game game = gameOf({u"@ O#T"_s}, peacefulRules());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"idled 2"_s));
    }

    void idleMessagesCanBeTurnedOff()
    {
        Game game = gameOf({u"@ O"_s}, peacefulRules(uR"("idlers": "quiet")"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList());
    }

    void walkingIntoAWallTakesNoTurn()
    {
        Game game = gameOf({u"@#O"_s}, peacefulRules());
        QVERIFY(isRefusedFor(game, u"move east"_s, u"blocked"_s));
        QVERIFY(isRefusedFor(game, u"move north"_s, u"blocked"_s));
    }

    void walkingIntoAWallTakesATurnUnderTurn()
    {
        Game game = gameOf({u"@# O"_s}, peacefulRules(uR"("wall_bump": "turn")"_s));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"bumped 1 0"_s));
        QCOMPARE(game.world().turn(), 1);
    }

    void onlyTheHeroMoves()
    {
        Game game = gameOf({u"@    "_s, u"  O  "_s, u"T   K"_s}, peacefulRules());
        for (const QString &way : {u"east"_s, u"east"_s, u"south"_s, u"east"_s, u"southwest"_s}) {
            play(game, u"move "_s + way);
        }
        QCOMPARE(drawn(game.world()), (QStringList{u"   @ "_s, u"  O  "_s, u"T   K"_s}));
    }

    void deadMonstersDoNotIdle()
    {
        Game game =
            gameOf({u"######"_s, u"#@   #"_s, u"######"_s},
                   ruled(u"peaceful"_s, u"\"item_use\": \"free\""_s, thingsOf({u"sling 1 1"_s, u"orc 4 1 hp=1"_s})));
        play(game, u"pickup"_s);
        QVERIFY(play(game, u"use b 4 1"_s).contains(u"died 2 by 1"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList());
    }

    void randomGamesHarmNoActor()
    {
        EventList events;
        for (int seed = 0; seed < 10; ++seed) {
            Game game = Game::startDungeon(shippedCatalogue(), u"peaceful"_s, std::uint64_t(seed));
            Rng rng(std::uint64_t(seed), 5);
            for (int turn = 0; turn < 300; ++turn) {
                game.play(Command::move(Direction(rng.below(directionCount))), events);
                for (const Event &event : events) {
                    QVERIFY(event.type != EventType::Attacked && event.type != EventType::Damaged
                            && event.type != EventType::Died);
                }
            }
            QCOMPARE(game.world().hero().hp, 30);
        }
    }

    void aHunterApproachesAndDoesNothing()
    {
        Game game = gameOf({u"######"_s, u"#@   #"_s, u"######"_s},
                           ruled(u"peaceful"_s, {}, thingsOf({u"orc 3 1 behavior=hunt"_s})));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [3, 1] [2, 1]"_s));
        QCOMPARE(playTimes(game, 3, u"wait"_s), QStringList());
    }

    void aPatrolTurnsBeforeTheHero()
    {
        Game game = gameOf({u"######"_s, u"#@   #"_s, u"######"_s},
                           ruled(u"peaceful"_s, {}, thingsOf({u"orc 2 1 behavior=patrol direction=west"_s})));
        for (int turn = 0; turn < 100; ++turn) {
            play(game, u"wait"_s);
            QVERIFY(game.world().actor(2).cell.x >= 2);
        }
        QCOMPARE(game.world().hero().hp, 30);
    }

    void collectingTheTreasureWins()
    {
        Game game = gameOf({u"#####"_s, u"#@gO#"_s, u"#####"_s}, ruled(u"peaceful"_s));
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
    }
};

MAZEWRIGHT_SUITE(peaceful, TestPeaceful)
#include "tst_peaceful.moc"
