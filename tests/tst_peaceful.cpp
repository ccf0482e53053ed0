#include "tests/support/itemworld.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString peaceful(const QString &rules = {})
{
    return uR"("ruleset": "peaceful", "rules": {)"_s + rules + u'}';
}

} // namespace

/// `peaceful`: part 5 of the tutorials, where monsters stand in the way, are kicked and pass their time
/// (docs/rules.md).
class TestPeaceful : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingIntoAMonsterKicksItAndTakesATurn();
    void aKickHarmsNobody();
    void monstersInViewIdle();
    void monstersOutOfViewAreNotHeard();
    void underOtherRulesNobodyIdlesAloud();
    void walkingIntoAWallTakesNoTurn();
    void walkingIntoAWallTakesATurnUnderTurn();
    void nobodyMovesButTheHero();
};

void TestPeaceful::walkingIntoAMonsterKicksItAndTakesATurn()
{
    Game game = gameOf({u"@O"_s}, peaceful());
    QCOMPARE(play(game, u"move east"_s), (QStringList{u"bumped 1 2"_s, u"idled 2"_s}));
    QCOMPARE(game.world().turn(), 1);
    QCOMPARE(game.world().hero().cell, (Point{0, 0}));
}

void TestPeaceful::aKickHarmsNobody()
{
    Game game = gameOf({u"@T"_s}, peaceful());
    for (int i = 0; i < 100; ++i) {
        QCOMPARE(play(game, u"move east"_s).first(), u"bumped 1 2"_s);
    }
    QCOMPARE(hpOf(game, heroId), 30);
    QCOMPARE(hpOf(game, 2), 16);
}

void TestPeaceful::monstersInViewIdle()
{
    Game game = gameOf({u"@  O T"_s}, peaceful());
    QCOMPARE(play(game, u"wait"_s), (QStringList{u"idled 2"_s, u"idled 3"_s}));
}

void TestPeaceful::monstersOutOfViewAreNotHeard()
{
    Game game = gameOf({u"@ O#T"_s}, peaceful());
    QCOMPARE(play(game, u"wait"_s), QStringList(u"idled 2"_s));
}

void TestPeaceful::underOtherRulesNobodyIdlesAloud()
{
    Game game = gameOf({u"@ O"_s}, peaceful(uR"("idlers": "quiet")"_s));
    QCOMPARE(play(game, u"wait"_s), QStringList());
}

void TestPeaceful::walkingIntoAWallTakesNoTurn()
{
    Game game = gameOf({u"@#O"_s}, peaceful());
    QVERIFY(isRefusedFor(game, u"move east"_s, u"blocked"_s));
    QVERIFY(isRefusedFor(game, u"move north"_s, u"blocked"_s));
}

void TestPeaceful::walkingIntoAWallTakesATurnUnderTurn()
{
    Game game = gameOf({u"@# O"_s}, peaceful(uR"("wall_bump": "turn")"_s));
    QCOMPARE(play(game, u"move east"_s), QStringList(u"bumped 1 0"_s));
    QCOMPARE(game.world().turn(), 1);
}

void TestPeaceful::nobodyMovesButTheHero()
{
    Game game = gameOf({u"@    "_s, u"  O  "_s, u"T   K"_s}, peaceful());
    for (const QString &way : {u"east"_s, u"east"_s, u"south"_s, u"east"_s, u"southwest"_s}) {
        play(game, u"move "_s + way);
    }
    QCOMPARE(drawn(game.world()), (QStringList{u"   @ "_s, u"  O  "_s, u"T   K"_s}));
}

QTEST_APPLESS_MAIN(TestPeaceful)
#include "tst_peaceful.moc"
