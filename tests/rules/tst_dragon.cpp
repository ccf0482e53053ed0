#include "gamecore/rules/dragon.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString line = uR"("kinds": { "monsters": { "wyrm": { "base": "dragon", "breath_shape": "line" } } })"_s;

/// Returns an open field with the hero and a dragon with 40 hit points at this offset from him.
Game fieldWith(Point offset, const QString &rules = {})
{
    QStringList rows(15, QString(15, u' '));
    rows[7][7] = u'@';
    rows[7 + offset.y][7 + offset.x] = u'D';
    return gameOf(rows, ruled(u"classic"_s, rules));
}

/// Draws the level with `*` on every cell that the fire of a dragon will fill.
QStringList drawnFire(const World &world, ActorId dragon)
{
    QStringList rows = drawn(world);
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (isInBreath(world, dragon, {x, y})) {
                rows[y][x] = u'*';
            }
        }
    }
    return rows;
}

bool burnsAfter(Point offset, const QString &command, const QString &rules = {})
{
    Game game = fieldWith(offset, rules);
    play(game, u"wait"_s);
    return play(game, command).contains(u"damaged 1 8 breath"_s);
}

} // namespace

/// The dragon: chases, draws breath for one visible turn, breathes fire, rests.
class TestDragon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDragonInhalesOneTurnBeforeBreathingFire()
    {
        Game game = fieldWith({3, 0});
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
        QVERIFY(game.world().actor(2).statuses.has(StatusEffect::Inhaling));
        QCOMPARE(play(game, u"wait"_s),
                 (QStringList{u"attacked 2 1 8"_s, u"damaged 1 8 breath"_s, u"recovered 2 inhaling"_s}));
        QCOMPARE(game.world().hero().hp, 22);
        QCOMPARE(game.world().actor(2).cell, (Point{10, 7}));
    }

    void theDragonChasesUntilTheHeroIsInRange()
    {
        Game game = fieldWith({7, 0});
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [14, 7] [13, 7]"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"moved 2 [13, 7] [12, 7]"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
    }

    void afterFireTheDragonRestsThreeActions()
    {
        Game game = fieldWith({3, 0});
        playTimes(game, 2, u"wait"_s);
        QCOMPARE(playTimes(game, 2, u"wait"_s), (QStringList{u"moved 2 [10, 7] [9, 7]"_s, u"moved 2 [9, 7] [8, 7]"_s}));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 4"_s, u"damaged 1 4 attack"_s}));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
    }

    void coneFireWidens()
    {
        Game game = gameOf({u"         "_s, u"         "_s, u" @  D    "_s, u"         "_s, u"         "_s},
                           ruled(u"classic"_s));
        play(game, u"wait"_s);
        QCOMPARE(drawnFire(game.world(), 2),
                 (QStringList{u"         "_s, u"**       "_s, u"****D    "_s, u"**       "_s, u"         "_s}));
    }

    void lineFireContinuesBehindTheHero()
    {
        Game game = gameOf({u"         "_s, u"         "_s, u"   @  w  "_s, u"         "_s},
                           ruled(u"classic"_s, {}, u"\"legend\": { \"w\": \"wyrm\" }, "_s + line));
        play(game, u"wait"_s);
        QCOMPARE(drawnFire(game.world(), 2).at(2).first(6), u" *****"_s);
        QCOMPARE(drawnFire(game.world(), 2).join(QString()).count(u'*'), 5);
    }

    void fireStopsAtWallsAndNotAtWater()
    {
        Game game = gameOf({u"          "_s, u"  #@~ D   "_s, u"          "_s}, ruled(u"classic"_s));
        play(game, u"wait"_s);
        QCOMPARE(drawnFire(game.world(), 2), (QStringList{u"  **      "_s, u"  ****D   "_s, u"  **      "_s}));
    }

    /// The hero has one turn to leave the targeted cell.
    void fireIsAimedAtTheHerosEarlierCell()
    {
        QVERIFY(burnsAfter({3, 0}, u"wait"_s));
        QVERIFY(burnsAfter({3, 0}, u"move west"_s));
        QVERIFY(!burnsAfter({3, 0}, u"move northeast"_s));
        Game game = fieldWith({3, 0});
        playAll(game, {u"wait"_s, u"move northeast"_s});
        QVERIFY(!game.world().actor(2).statuses.has(StatusEffect::Inhaling));
        QCOMPARE(game.world().hero().hp, 30);
    }

    void inTheOpenTheHeroCanAlwaysEscapeFire()
    {
        for (int y = -5; y <= 5; ++y) {
            for (int x = -5; x <= 5; ++x) {
                const Point offset{x, y};
                if (offset == Point{0, 0} || x * x + y * y > 25) {
                    continue;
                }
                QVERIFY(burnsAfter(offset, u"wait"_s));
                bool canLeave = false;
                for (int direction = 0; direction < directionCount; ++direction) {
                    const bool isInto = stepOf(Direction(direction)) == offset;
                    canLeave =
                        canLeave || (!isInto && !burnsAfter(offset, u"move "_s + directionKey(Direction(direction))));
                }
                QVERIFY2(canLeave, qPrintable(u"%1 %2"_s.arg(x).arg(y)));
            }
        }
    }

    void fireBurnsEverybodyInIt()
    {
        Game game = gameOf({u"########"_s, u"#@OO D #"_s, u"########"_s}, ruled(u"classic"_s));
        play(game, u"wait"_s);
        const QStringList fire = play(game, u"wait"_s);
        QVERIFY(fire.contains(u"damaged 1 8 breath"_s));
        QVERIFY(fire.contains(u"damaged 2 8 breath"_s));
        QVERIFY(fire.contains(u"damaged 3 8 breath"_s));
        QCOMPARE(game.world().actor(4).hp, 40);
    }

    void fireIgnoresDefense()
    {
        Game game = gameOf({u"#######"_s, u"#@ D  #"_s, u"#######"_s},
                           ruled(u"classic"_s, u"\"item_use\": \"free\""_s, thingsOf({u"chain_mail 1 1"_s})));
        play(game, u"pickup"_s);
        play(game, u"wait"_s);
        QVERIFY(play(game, u"wait"_s).contains(u"damaged 1 8 breath"_s));
    }

    void fireDoesNotHarmASafeHero()
    {
        const QString deadly = uR"("kinds": { "monsters": { "wyrm": { "base": "dragon", "breath": 999 } } })"_s;
        Game game = gameOf({u"@        "_s}, ruled(u"classic"_s, u"\"death\": \"respawn\", \"safe_turns\": 100"_s,
                                                   deadly + u", "_s + thingsOf({u"wyrm 3 0"_s})));
        const QStringList first = playTimes(game, 2, u"wait"_s);
        QVERIFY(first.contains(u"attacked 2 1 999"_s));
        QVERIFY(first.contains(u"died 2"_s));
        const QStringList later = playTimes(game, 20, u"wait"_s);
        QVERIFY(later.contains(u"recovered 2 inhaling"_s));
        QVERIFY(later.contains(u"attacked 2 1 0"_s));
        QVERIFY(!later.contains(u"attacked 2 1 999"_s));
    }

    void aStatusInterruptsTheBreath()
    {
        Game game = gameWith(u"stun_scroll"_s, {u"#######"_s, u"#@  D #"_s, u"#######"_s});
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
        QCOMPARE(play(game, u"use b 4 1"_s),
                 (QStringList{u"used b"_s, u"recovered 2 inhaling"_s, u"status 2 stunned 5"_s}));
        QCOMPARE(playTimes(game, 6, u"wait"_s), QStringList(u"recovered 2 stunned"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
    }

    void aDeadDragonBreathesNothing()
    {
        Game game =
            gameOf({u"#####"_s, u"#@  #"_s, u"#####"_s}, ruled(u"classic"_s, {}, thingsOf({u"dragon 2 1 hp=2"_s})));
        QCOMPARE(play(game, u"wait"_s), QStringList(u"status 2 inhaling 1"_s));
        QCOMPARE(play(game, u"move east"_s),
                 (QStringList{u"attacked 1 2 2"_s, u"damaged 2 2 attack"_s, u"died 2 by 1"_s}));
        QCOMPARE(playTimes(game, 3, u"wait"_s), QStringList());
    }

    void theDragonNeedsToSeeTheHeroToInhale()
    {
        Game game = gameOf({u"#####"_s, u"#@#D#"_s, u"# # #"_s, u"#####"_s}, ruled(u"classic"_s));
        QCOMPARE(playTimes(game, 5, u"wait"_s), QStringList());
        QVERIFY(!game.world().actor(2).statuses.has(StatusEffect::Inhaling));
    }

    void aDragonWithoutBreathOnlyHunts()
    {
        const QString kinds = uR"("kinds": { "monsters": { "newt": { "base": "dragon", "breath": 0 } } })"_s;
        Game game = gameOf({u"#######"_s, u"#@  n #"_s, u"#######"_s},
                           ruled(u"classic"_s, {}, u"\"legend\": { \"n\": \"newt\" }, "_s + kinds));
        QCOMPARE(playTimes(game, 2, u"wait"_s), (QStringList{u"moved 2 [4, 1] [3, 1]"_s, u"moved 2 [3, 1] [2, 1]"_s}));
        QCOMPARE(play(game, u"wait"_s), (QStringList{u"attacked 2 1 4"_s, u"damaged 1 4 attack"_s}));
    }

    void withoutCombatTheDragonBreathesNoFire()
    {
        Game game = gameOf({u"#######"_s, u"#@    #"_s, u"#######"_s},
                           ruled(u"peaceful"_s, {}, thingsOf({u"dragon 3 1 behavior=dragon"_s})));
        QCOMPARE(playTimes(game, 5, u"wait"_s), QStringList(u"moved 2 [3, 1] [2, 1]"_s));
    }
};

MAZEWRIGHT_SUITE(dragon, TestDragon)
#include "tst_dragon.moc"
