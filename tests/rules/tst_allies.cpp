#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A charm that does not wear off during a test.
const QString allyKinds = uR"("items": { "charm": { "base": "charm_scroll",
    "effects": [{ "effect": "status", "status": "charmed", "turns": 500 }] } })"_s;

/// Starts a game in which monster 2 has been charmed on its cell.
Game charmedGame(const QStringList &rows, const QStringList &things = {}, const QString &rules = {})
{
    Game game = gameWith(u"charm"_s, rows, things, rules, allyKinds);
    const Point cell = game.world().actor(2).cell;
    const QStringList told = play(game, u"use b %1 %2"_s.arg(cell.x).arg(cell.y));
    if (!told.contains(u"status 2 charmed 500"_s)) {
        qFatal("Nobody was charmed: %s", qPrintable(told.join(u'\n')));
    }
    return game;
}

} // namespace

/// A charmed monster fights for the hero.
class TestAllies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAllyAttacksOtherMonsters()
    {
        Game game = charmedGame({u"#######"_s, u"#@ OT #"_s, u"#######"_s});
        QCOMPARE(play(game, u"wait"_s).first(2), (QStringList{u"attacked 2 3 2"_s, u"damaged 3 2 attack"_s}));
    }

    void anAllyAttacksTheNearestMonster()
    {
        Game game = charmedGame({u"##########"_s, u"#T  O  @T#"_s, u"##########"_s}, {}, u"\"contact\": \"fight\""_s);
        // Monster 2 is the first troll: the orc stands between it and the other troll.
        const QStringList told = play(game, u"wait"_s);
        QCOMPARE(told.first(), u"moved 2 [1, 1] [2, 1]"_s);
        while (game.world().actor(3).hp == 10) {
            play(game, u"wait"_s);
        }
        QCOMPARE(game.world().actor(4).hp, 16);
    }

    void anAllyDoesNotAttackTheHero()
    {
        Game game = charmedGame({u"####"_s, u"#@O#"_s, u"####"_s});
        QCOMPARE(playTimes(game, 20, u"wait"_s), QStringList());
        QCOMPARE(game.world().hero().hp, 30);
    }

    void anAllyCannotBeAttackedByWalkingIntoIt()
    {
        Game game = charmedGame({u"####"_s, u"#@O#"_s, u"####"_s});
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused actor_in_the_way"_s));
        QCOMPARE(game.world().turn(), 0);
        QCOMPARE(game.world().actor(2).hp, 10);
    }

    void aRefusedStepIntoAnAllyChangesNothing()
    {
        Game game = charmedGame({u"####"_s, u"#@O#"_s, u"####"_s});
        const std::uint64_t before = game.world().hash();
        play(game, u"move east"_s);
        QCOMPARE(game.world().hash(), before);
    }

    void theHeroGainsExperienceForAnAllysKills()
    {
        Game game = charmedGame({u"#######"_s, u"#@ O  #"_s, u"#######"_s}, {u"troll 4 1 hp=1"_s});
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 3 2"_s, u"damaged 3 2 attack"_s, u"died 3 by 2"_s}));
        QCOMPARE(game.world().character().xp, 100);
        QCOMPARE(game.world().character().kills, 1);
    }

    void anAllyKeepsNearTheHero()
    {
        Game game = charmedGame({u"############"_s, u"#@O        #"_s, u"#          #"_s, u"############"_s});
        playAll(game, {u"move southeast"_s, u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s});
        QCOMPARE(game.world().hero().cell, (Point{6, 2}));
        const Point away = game.world().hero().cell - game.world().actor(2).cell;
        QVERIFY2(away.x * away.x + away.y * away.y <= 4, qPrintable(drawn(game.world()).join(u'\n')));
    }

    void alliesDoNotFightEachOther()
    {
        Game game = charmedGame({u"#####"_s, u"#@OO#"_s, u"#####"_s}, {u"charm 1 1"_s});
        playAll(game, {u"pickup"_s, u"use b 3 1"_s});
        QVERIFY(game.world().actor(3).statuses.has(StatusEffect::Charmed));
        QCOMPARE(playTimes(game, 10, u"wait"_s), QStringList());
    }

    void nearestTargetItemsSpareAllies()
    {
        Game game = charmedGame({u"######"_s, u"#@O T#"_s, u"######"_s}, {u"lightning_scroll 1 1"_s});
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"damaged 3 20 item"_s, u"died 3 by 1"_s}));
        Game alone = charmedGame({u"####"_s, u"#@O#"_s, u"####"_s}, {u"lightning_scroll 1 1"_s});
        play(alone, u"pickup"_s);
        QCOMPARE(play(alone, u"use b"_s), QStringList(u"refused no_target"_s));
    }

    void anAllyFollowsWithoutCombat()
    {
        Game game = charmedGame({u"########"_s, u"#@   OT#"_s, u"########"_s}, {}, u"\"contact\": \"kick\""_s);
        QCOMPARE(play(game, u"wait"_s).first(), u"moved 2 [5, 1] [4, 1]"_s);
        QCOMPARE(game.world().actor(3).hp, 16);
    }

    void touchingAnAllyDoesNotKill()
    {
        Game game = charmedGame({u"#######"_s, u"#@   O#"_s, u"#######"_s}, {}, u"\"contact\": \"kills\""_s);
        playTimes(game, 10, u"wait"_s);
        QCOMPARE(game.world().status(), Status::Playing);
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [1, 1] [2, 1]"_s));
        QCOMPARE(game.world().actor(2).cell, (Point{3, 1}));
        QCOMPARE(play(game, u"move east"_s), QStringList(u"refused actor_in_the_way"_s));
    }

    void anAllyOnTheCellDoesNotShieldTheHero()
    {
        const QString own = uR"("items": { "daze": { "base": "charm_scroll", "effects": [
        { "effect": "status", "status": "charmed", "turns": 50 },
        { "effect": "status", "status": "stunned", "turns": 50 }] } })"_s;
        const QString rules = uR"("contact": "kills", "monsters": "pass", "death": "respawn")"_s;
        Game game = gameWith(u"daze"_s, {u"@        "_s},
                             {u"orc 1 0 behavior=idle"_s, u"troll 6 0 behavior=patrol direction=west"_s}, rules, own);
        QVERIFY(play(game, u"move east"_s).contains(u"died 2"_s));
        play(game, u"move east"_s);
        QVERIFY(play(game, u"use b 1 0"_s).contains(u"status 2 charmed 50"_s));
        playTimes(game, 2, u"wait"_s);
        QVERIFY(!game.world().isHeroSafe());
        QCOMPARE(game.world().actor(3).cell, (Point{2, 0}));
        QVERIFY(play(game, u"wait"_s).contains(u"died 3"_s));
    }

    void charmWearsOff()
    {
        Game game = gameWith(u"charm_scroll"_s, {u"####"_s, u"#@O#"_s, u"####"_s});
        QCOMPARE(play(game, u"use b 2 1"_s), (QStringList{u"used b"_s, u"status 2 charmed 12"_s}));
        QCOMPARE(playTimes(game, 12, u"wait"_s), QStringList());
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 charmed"_s));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 1"_s, u"damaged 1 1 attack"_s}));
        QCOMPARE(play(game, u"move east"_s).first(), u"attacked 1 2 4"_s);
    }
};

MAZEWRIGHT_SUITE(allies, TestAllies)
#include "tst_allies.moc"
