#include "gamecore/rules/effects.h"
#include "tests/support/itemworld.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr Point middle{12, 12};

QString cellText(Point cell)
{
    return u" %1 %2"_s.arg(cell.x).arg(cell.y);
}

/// A wide hall with idle trolls at these places beside the hero in its middle, who has an item under b.
Game reading(const QString &item, const QList<Point> &offsets, const QString &rules = {})
{
    QStringList things{lying(middle.x, middle.y, item)};
    for (const Point offset : offsets) {
        things += idleTroll(middle.x + offset.x, middle.y + offset.y);
    }
    Game game = gameOf(hall(25, 25, middle), classic(rules, things));
    play(game, u"pickup"_s);
    return game;
}

/// Aims b at a place beside the hero.
QString aimedAt(Point offset)
{
    return u"use b"_s + cellText(middle + offset);
}

/// A level of classic with a kind of item of its own under the hero.
QString ownItem(const QString &record, const QStringList &things)
{
    return classic({}, things) + uR"(, "kinds": {"items": {"own_scroll": )"_s + record + u"}}"_s;
}

bool isKept(const Game &game)
{
    return game.world().itemWithLetter('b') != CellIndex::none;
}

} // namespace

/// What items do to others: targets, effects, areas (docs/rules.md).
class TestScrolls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lightningReachesSquaredDistance25_data();
    void lightningReachesSquaredDistance25();
    void lightningStrikesTheNearest();
    void ofEquallyNearTheLowestIdIsStruck();
    void lightningPassesOverWhomOneDoesNotSee();
    void lightningDoesTwentyAndKills();
    void withNobodyNearLightningIsKeptAndCostsNoTurn();
    void lightningNeedsNoCell();

    void confusionNeedsATarget();
    void confusionReachesSquaredDistance64_data();
    void confusionReachesSquaredDistance64();
    void confusionOfWhatIsNotSeenIsRefused();
    void confusionOfNobodyIsRefusedAndKept();
    void confusionLastsTenActionsAndRefreshes();
    void theCorpseIsNoTarget();

    void aFireballFills29Cells();
    void aFireballBurnsEveryoneWithinThree();
    void aFireballBurnsTheHero();
    void aFireballCanKillTheHero();
    void aFireballHasNoRangeLimit();
    void aFireballGoesThroughWalls();
    void underStopWallsKeepTheFireOut();
    void aFireballOnNobodyIsSpent();
    void underKeepAFireballOnNobodyIsKept();
    void aFireballOnAnUnseenCellIsRefused();
    void aFireballNeedsATarget();

    void frostDamagesAndConfuses();
    void frostConfusesTheHeroToo();
    void whoDiesOfTheFrostIsNotConfusedByIt();
    void everyStatusHasAnItem_data();
    void everyStatusHasAnItem();
    void fearReachesEveryoneInItsArea();
    void theHeroKeepsHisWitsAgainstFear();
    void theSlingIsNotUsedUp();
    void theSlingReachesSix();

    void scrollsAreUsedUp_data();
    void scrollsAreUsedUp();
    void scrollsCostATurn();
    void scrollsAreFreeUnderItemUseFree();
    void underPeacefulScrollsWorkToo();

    void anAuthorsOwnScrollPlays();
    void anOwnItemOfOneRecordPlays();
    void confusionOfTheNearestIsARecord();
    void aForecastReachesThoseWhomUseReaches();
    void unknownEffectsAreErrorsWithTheirPlace_data();
    void unknownEffectsAreErrorsWithTheirPlace();
    void numbersAreThoseOfTheRuleset_data();
    void numbersAreThoseOfTheRuleset();
};

void TestScrolls::lightningReachesSquaredDistance25_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<bool>("isReached");
    QTest::newRow("five straight") << 5 << 0 << true;
    QTest::newRow("five up") << 0 << -5 << true;
    QTest::newRow("3-4-5") << -3 << 4 << true;
    QTest::newRow("just above") << 5 << 1 << false;
    QTest::newRow("diagonal") << 4 << 4 << false;
    QTest::newRow("six") << 6 << 0 << false;
}

void TestScrolls::lightningReachesSquaredDistance25()
{
    QFETCH(const int, x);
    QFETCH(const int, y);
    QFETCH(const bool, isReached);
    Game game = reading(u"lightning_scroll"_s, {{x, y}});
    if (isReached) {
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"damaged 2 20 item"_s}));
    } else {
        QVERIFY(isRefusedFor(game, u"use b"_s, u"no_target"_s));
    }
    QCOMPARE(isKept(game), !isReached);
}

void TestScrolls::lightningStrikesTheNearest()
{
    Game game = reading(u"lightning_scroll"_s, {{0, -4}, {3, 1}, {3, 2}, {-4, 1}});
    play(game, u"use b"_s);
    QCOMPARE(game.world().actor(wounded(game).value(0)).cell, (middle + Point{3, 1}));
    QCOMPARE(wounded(game).size(), 1);
}

void TestScrolls::ofEquallyNearTheLowestIdIsStruck()
{
    Game game = reading(u"lightning_scroll"_s, {{0, 3}, {3, 0}, {-3, 0}, {0, -3}});
    play(game, u"use b"_s);
    QCOMPARE(wounded(game), QList<int>{2});
    QCOMPARE(game.world().actor(2).cell, (middle + Point{0, -3}));
}

void TestScrolls::lightningPassesOverWhomOneDoesNotSee()
{
    const QStringList things{lying(1, 0, u"lightning_scroll"_s), idleTroll(3, 0), idleTroll(1, 4)};
    Game game = gameOf({u" @#  "_s, u"  ###"_s, u"     "_s, u"     "_s, u"     "_s}, classic({}, things));
    play(game, u"pickup"_s);
    play(game, u"use b"_s);
    QCOMPARE(wounded(game), QList<int>{3});
}

void TestScrolls::lightningDoesTwentyAndKills()
{
    Game game = gameOf({u"@  T"_s}, classic({}, {lying(0, 0, u"lightning_scroll"_s)}));
    play(game, u"pickup"_s);
    QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"damaged 2 20 item"_s, u"died 2 by 1"_s}));
    QCOMPARE(game.world().character().xp, 100);
}

void TestScrolls::withNobodyNearLightningIsKeptAndCostsNoTurn()
{
    Game game = reading(u"lightning_scroll"_s, {});
    QVERIFY(isRefusedFor(game, u"use b"_s, u"no_target"_s));
    QVERIFY(isKept(game));
}

void TestScrolls::lightningNeedsNoCell()
{
    Game game = reading(u"lightning_scroll"_s, {{2, 0}, {4, 0}});
    play(game, aimedAt({4, 0}));
    QCOMPARE(game.world().actor(wounded(game).value(0)).cell, (middle + Point{2, 0}));
}

void TestScrolls::confusionNeedsATarget()
{
    Game game = reading(u"confusion_scroll"_s, {{1, 0}});
    QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
    QVERIFY(isKept(game));
}

void TestScrolls::confusionReachesSquaredDistance64_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<bool>("isReached");
    QTest::newRow("eight") << 8 << 0 << true;
    QTest::newRow("61") << -5 << 6 << true;
    QTest::newRow("65") << 8 << 1 << false;
    QTest::newRow("nine") << 0 << -9 << false;
}

void TestScrolls::confusionReachesSquaredDistance64()
{
    QFETCH(const int, x);
    QFETCH(const int, y);
    QFETCH(const bool, isReached);
    Game game = reading(u"confusion_scroll"_s, {{x, y}});
    if (isReached) {
        QCOMPARE(play(game, aimedAt({x, y})).first(2), (QStringList{u"used b"_s, u"confused 2 10"_s}));
    } else {
        QVERIFY(isRefusedFor(game, aimedAt({x, y}), u"out_of_range"_s));
    }
    QCOMPARE(isKept(game), !isReached);
}

void TestScrolls::confusionOfWhatIsNotSeenIsRefused()
{
    const QStringList things{lying(0, 0, u"confusion_scroll"_s), idleTroll(2, 0)};
    Game game = gameOf({u"@#  "_s}, classic({}, things));
    play(game, u"pickup"_s);
    QVERIFY(isRefusedFor(game, u"use b 2 0"_s, u"not_seen"_s));
    QVERIFY(isRefusedFor(game, u"use b 0 1"_s, u"not_seen"_s));
    QVERIFY(isRefusedFor(game, u"use b 1000000 1000000"_s, u"not_seen"_s));
}

void TestScrolls::confusionOfNobodyIsRefusedAndKept()
{
    Game game = reading(u"confusion_scroll"_s, {{1, 0}});
    QVERIFY(isRefusedFor(game, aimedAt({2, 0}), u"no_target"_s));
    QVERIFY(isRefusedFor(game, aimedAt({0, 0}), u"no_target"_s));
    QVERIFY(isKept(game));
}

void TestScrolls::confusionLastsTenActionsAndRefreshes()
{
    // A confused troll in a cell of its own; glass lets him be seen.
    const QString scroll = u"confusion_scroll"_s;
    Game game =
        gameOf({u"#:#"_s, u":T:"_s, u"#:#"_s, u" @ "_s}, classic(uR"("confusion": "stumble", "corners": "closed")"_s,
                                                                 {lying(1, 3, scroll), lying(1, 3, scroll)}));
    play(game, u"pickup"_s);
    play(game, u"pickup"_s);
    QVERIFY(play(game, u"use b 1 1"_s).contains(u"confused 2 10"_s));
    for (int i = 0; i < 5; ++i) {
        play(game, u"wait"_s);
    }
    QVERIFY(play(game, u"use c 1 1"_s).contains(u"confused 2 10"_s));
    // It acts in the turn of the scroll too: that was the first of ten.
    for (int i = 0; i < 9; ++i) {
        QCOMPARE(play(game, u"wait"_s), QStringList());
    }
    QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 confused"_s));
    QCOMPARE(play(game, u"wait"_s), QStringList());
}

void TestScrolls::theCorpseIsNoTarget()
{
    const QStringList things{lying(0, 0, u"lightning_scroll"_s), lying(0, 0, u"confusion_scroll"_s)};
    Game game = gameOf({u"@  T"_s}, classic({}, things));
    play(game, u"pickup"_s);
    play(game, u"use b"_s);
    play(game, u"pickup"_s);
    QVERIFY(isRefusedFor(game, u"use b 3 0"_s, u"no_target"_s));
}

void TestScrolls::aFireballFills29Cells()
{
    const Game game = reading(u"fireball_scroll"_s, {});
    const Kind &fireball = game.catalogue()->kind(*game.catalogue()->kindOf(u"fireball_scroll"_s));
    int cells = 0;
    for (int y = 0; y < 25; ++y) {
        for (int x = 0; x < 25; ++x) {
            cells += isInArea(game.world(), fireball, middle, {x, y}) ? 1 : 0;
        }
    }
    QCOMPARE(cells, 29);
}

void TestScrolls::aFireballBurnsEveryoneWithinThree()
{
    // Around (7, 0): 9 and 8 are within three cells, 10 and 16 are not.
    Game game = reading(u"fireball_scroll"_s, {{7, 0}, {7, -3}, {9, 2}, {10, 1}, {7, 4}, {4, 0}});
    const QStringList events = play(game, aimedAt({7, 0}));
    QCOMPARE(events.first(), u"used b"_s);
    QCOMPARE(events.filter(u"damaged"_s).size(), 4);
    for (ActorId id = 2; id <= game.world().actorCount(); ++id) {
        const Point offset = game.world().actor(id).cell - middle;
        const bool isNear = !(offset == Point{10, 1} || offset == Point{7, 4});
        QCOMPARE(hpOf(game, id), isNear ? 488 : 500);
    }
    QCOMPARE(hpOf(game, heroId), 30);
}

void TestScrolls::aFireballBurnsTheHero()
{
    Game game = reading(u"fireball_scroll"_s, {{1, 0}});
    QCOMPARE(play(game, aimedAt({2, 0})), (QStringList{u"used b"_s, u"damaged 1 12 item"_s, u"damaged 2 12 item"_s}));
    QCOMPARE(hpOf(game, heroId), 18);
}

void TestScrolls::aFireballCanKillTheHero()
{
    const QString scroll = u"fireball_scroll"_s;
    Game game = gameOf({u"@"_s}, classic({}, {lying(0, 0, scroll), lying(0, 0, scroll), lying(0, 0, scroll)}));
    for (int i = 0; i < 3; ++i) {
        play(game, u"pickup"_s);
    }
    play(game, u"use b 0 0"_s);
    play(game, u"use c 0 0"_s);
    QCOMPARE(play(game, u"use d 0 0"_s), (QStringList{u"used d"_s, u"damaged 1 12 item"_s, u"died 1"_s, u"lost"_s}));
}

void TestScrolls::aFireballHasNoRangeLimit()
{
    QStringList row{u"@"_s + QString(59, u' ')};
    Game game = gameOf(row, classic(uR"("vision": "all")"_s, {lying(0, 0, u"fireball_scroll"_s), idleTroll(58, 0)}));
    play(game, u"pickup"_s);
    QCOMPARE(play(game, u"use b 57 0"_s), (QStringList{u"used b"_s, u"damaged 2 12 item"_s}));
}

namespace {

/// A troll behind a wall, two cells from where the fire is.
Game behindAWall(const QString &rules)
{
    const QStringList things{lying(0, 0, u"fireball_scroll"_s), idleTroll(5, 1), idleTroll(7, 1)};
    Game game = gameOf({u"@       "_s, u"      # "_s, u"      ##"_s}, classic(rules, things));
    play(game, u"pickup"_s);
    return game;
}

} // namespace

void TestScrolls::aFireballGoesThroughWalls()
{
    Game game = behindAWall(QString());
    play(game, u"use b 5 1"_s);
    QCOMPARE(wounded(game), (QList<int>{2, 3}));
}

void TestScrolls::underStopWallsKeepTheFireOut()
{
    Game game = behindAWall(uR"("area_walls": "stop")"_s);
    play(game, u"use b 5 1"_s);
    QCOMPARE(wounded(game), QList<int>{2});
}

void TestScrolls::aFireballOnNobodyIsSpent()
{
    Game game = reading(u"fireball_scroll"_s, {{1, 0}});
    QCOMPARE(play(game, aimedAt({8, 0})), QStringList(u"used b"_s));
    QVERIFY(!isKept(game));
    QCOMPARE(game.world().turn(), 2);
}

void TestScrolls::underKeepAFireballOnNobodyIsKept()
{
    Game game = reading(u"fireball_scroll"_s, {{1, 0}}, uR"("empty_area": "keep")"_s);
    QVERIFY(isRefusedFor(game, aimedAt({8, 0}), u"no_target"_s));
    QVERIFY(isKept(game));
    QVERIFY(play(game, aimedAt({2, 0})).contains(u"damaged 2 12 item"_s));
}

void TestScrolls::aFireballOnAnUnseenCellIsRefused()
{
    Game game = reading(u"fireball_scroll"_s, {});
    QVERIFY(isRefusedFor(game, aimedAt({11, 0}), u"not_seen"_s));
    QVERIFY(isRefusedFor(game, u"use b 25 12"_s, u"not_seen"_s));
}

void TestScrolls::aFireballNeedsATarget()
{
    Game game = reading(u"fireball_scroll"_s, {{1, 0}});
    QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
}

void TestScrolls::frostDamagesAndConfuses()
{
    // Effect by effect, those within two cells of (5, 0) each: (3, 0) and (6, 1), not (7, 1).
    Game game = reading(u"frost_scroll"_s, {{3, 0}, {6, 1}, {7, 1}});
    QCOMPARE(
        play(game, aimedAt({5, 0})).first(5),
        (QStringList{u"used b"_s, u"damaged 2 5 item"_s, u"damaged 3 5 item"_s, u"confused 2 3"_s, u"confused 3 3"_s}));
    QCOMPARE(wounded(game), (QList<int>{2, 3}));
}

void TestScrolls::frostConfusesTheHeroToo()
{
    Game game = reading(u"frost_scroll"_s, {});
    QCOMPARE(play(game, aimedAt({2, 0})), (QStringList{u"used b"_s, u"damaged 1 5 item"_s, u"confused 1 3"_s}));
    QVERIFY(game.world().hero().statuses.has(StatusEffect::Confused));
}

void TestScrolls::whoDiesOfTheFrostIsNotConfusedByIt()
{
    const QStringList things{uR"({"cell": [1, 0], "kind": "orc", "hp": 5, "behavior": "idle"})"_s};
    QString frost = lying(0, 0, u"frost_scroll"_s);
    Game game = gameOf({u"@    "_s}, classic(uR"("death": "respawn")"_s, things + QStringList(7, frost)));
    for (int i = 0; i < 7; ++i) {
        play(game, u"pickup"_s);
    }
    QCOMPARE(play(game, u"use b 0 0"_s), (QStringList{u"used b"_s, u"damaged 1 5 item"_s, u"damaged 2 5 item"_s,
                                                      u"died 2 by 1"_s, u"confused 1 3"_s}));
    for (const QString &letter : {u"c"_s, u"d"_s, u"e"_s, u"f"_s}) {
        play(game, u"use %1 0 0"_s.arg(letter));
    }
    QCOMPARE(play(game, u"use g 0 0"_s),
             (QStringList{u"used g"_s, u"damaged 1 5 item"_s, u"died 1"_s, u"respawned [0, 0]"_s, u"safe 3"_s}));
    QVERIFY(!game.world().hero().statuses.has(StatusEffect::Confused));
}

void TestScrolls::everyStatusHasAnItem_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("event");
    QTest::newRow("confused") << u"confusion_scroll"_s << u"confused 2 10"_s;
    QTest::newRow("afraid") << u"fear_scroll"_s << u"status 2 afraid 8"_s;
    QTest::newRow("stunned") << u"stun_scroll"_s << u"status 2 stunned 5"_s;
    QTest::newRow("charmed") << u"charm_scroll"_s << u"status 2 charmed 12"_s;
}

void TestScrolls::everyStatusHasAnItem()
{
    QFETCH(const QString, item);
    QFETCH(const QString, event);
    Game game = reading(item, {{4, 0}});
    QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
    QCOMPARE(play(game, aimedAt({4, 0})).first(2), (QStringList{u"used b"_s, event}));
    QVERIFY(!isKept(game));
}

void TestScrolls::fearReachesEveryoneInItsArea()
{
    Game game = reading(u"fear_scroll"_s, {{5, 0}, {7, 2}, {8, 1}});
    QVERIFY(isRefusedFor(game, aimedAt({9, 0}), u"out_of_range"_s));
    QCOMPARE(play(game, aimedAt({5, 0})).filter(u"status"_s),
             (QStringList{u"status 2 afraid 8"_s, u"status 4 afraid 8"_s}));
}

void TestScrolls::theHeroKeepsHisWitsAgainstFear()
{
    Game game = reading(u"fear_scroll"_s, {});
    QCOMPARE(play(game, aimedAt({0, 0})), QStringList(u"used b"_s));
    QVERIFY(!game.world().hero().statuses.has(StatusEffect::Afraid));
}

void TestScrolls::theSlingIsNotUsedUp()
{
    Game game = reading(u"sling"_s, {{6, 0}});
    for (int i = 1; i <= 3; ++i) {
        QCOMPARE(play(game, aimedAt({6, 0})), (QStringList{u"used b"_s, u"damaged 2 2 item"_s}));
        QCOMPARE(hpOf(game, 2), 500 - 2 * i);
    }
    QVERIFY(isKept(game));
    QVERIFY(isRefusedFor(game, aimedAt({5, 0}), u"no_target"_s));
}

void TestScrolls::theSlingReachesSix()
{
    Game game = reading(u"sling"_s, {{7, 0}, {6, 1}});
    QVERIFY(isRefusedFor(game, aimedAt({7, 0}), u"out_of_range"_s));
    QVERIFY(isRefusedFor(game, aimedAt({6, 1}), u"out_of_range"_s));
}

void TestScrolls::scrollsAreUsedUp_data()
{
    QTest::addColumn<QString>("item");
    for (const Kind &kind : shippedCatalogue()->kinds()) {
        if (kind.category == KindCategory::Item && kind.key.endsWith(u"_scroll")) {
            QTest::newRow(qPrintable(kind.key)) << kind.key;
        }
    }
}

void TestScrolls::scrollsAreUsedUp()
{
    QFETCH(const QString, item);
    Game game = reading(item, {{4, 0}});
    QCOMPARE(play(game, aimedAt({4, 0})).first(), u"used b"_s);
    QVERIFY(!isKept(game));
    QVERIFY(isRefusedFor(game, aimedAt({4, 0}), u"no_such_item"_s));
}

void TestScrolls::scrollsCostATurn()
{
    Game game = reading(u"stun_scroll"_s, {{4, 0}});
    const int turn = game.world().turn();
    play(game, aimedAt({4, 0}));
    QCOMPARE(game.world().turn(), turn + 1);
}

void TestScrolls::scrollsAreFreeUnderItemUseFree()
{
    Game game = reading(u"stun_scroll"_s, {{4, 0}}, uR"("item_use": "free")"_s);
    QCOMPARE(game.world().turn(), 0);
    QCOMPARE(play(game, aimedAt({4, 0})), (QStringList{u"used b"_s, u"status 2 stunned 5"_s}));
    QCOMPARE(game.world().turn(), 0);
}

void TestScrolls::underPeacefulScrollsWorkToo()
{
    Game game = gameOf({u"@  T"_s}, uR"("ruleset": "peaceful", "things": [%1])"_s.arg(lying(0, 0, u"stun_scroll"_s)));
    play(game, u"pickup"_s);
    QCOMPARE(play(game, u"use b 3 0"_s).first(2), (QStringList{u"used b"_s, u"status 2 stunned 5"_s}));
}

void TestScrolls::anAuthorsOwnScrollPlays()
{
    // The scroll of the contract, section 2.
    const QString record = uR"({ "base": "frost_scroll", "name": "scroll of ice", "effects": [
        { "effect": "damage", "amount": 9 }, { "effect": "status", "status": "stunned", "turns": 2 } ],
        "targeting": { "target": "area", "range": 8, "radius": 1 } })"_s;
    const QStringList things{lying(0, 0, u"own_scroll"_s), idleTroll(7, 0), idleTroll(8, 0), idleTroll(9, 0)};
    Game game = gameOf(hall(10, 2, {0, 0}), ownItem(record, things));
    play(game, u"pickup"_s);
    QVERIFY(isRefusedFor(game, u"use b 9 0"_s, u"out_of_range"_s));
    QCOMPARE(play(game, u"use b 8 0"_s),
             (QStringList{u"used b"_s, u"damaged 2 9 item"_s, u"damaged 3 9 item"_s, u"damaged 4 9 item"_s,
                          u"status 2 stunned 2"_s, u"status 3 stunned 2"_s, u"status 4 stunned 2"_s}));
}

void TestScrolls::anOwnItemOfOneRecordPlays()
{
    const QString record = uR"({"base": "sling", "name": "bow", "effects": [{"effect": "damage", "amount": 7}]})"_s;
    Game game = gameOf(hall(8, 1, {0, 0}), ownItem(record, {lying(0, 0, u"own_scroll"_s), idleTroll(6, 0)}));
    play(game, u"pickup"_s);
    QCOMPARE(play(game, u"use b 6 0"_s), (QStringList{u"used b"_s, u"damaged 2 7 item"_s}));
    QVERIFY(isKept(game));
}

/// The first scroll of confusion of the tutorials, which took the nearest within eight by itself.
void TestScrolls::confusionOfTheNearestIsARecord()
{
    const QString record = uR"({"base": "confusion_scroll", "targeting": {"target": "nearest", "range": 8}})"_s;
    Game game = gameOf(hall(10, 1, {0, 0}), ownItem(record, {lying(0, 0, u"own_scroll"_s), idleTroll(8, 0)}));
    play(game, u"pickup"_s);
    QCOMPARE(play(game, u"use b"_s).first(2), (QStringList{u"used b"_s, u"confused 2 10"_s}));
}

void TestScrolls::aForecastReachesThoseWhomUseReaches()
{
    for (const QString &item :
         {u"lightning_scroll"_s, u"confusion_scroll"_s, u"fireball_scroll"_s, u"healing_potion"_s}) {
        Game game = reading(item, {{2, 0}, {3, 0}, {0, 5}});
        const Point cell = middle + Point{3, 0};
        std::vector<ActorId> targets;
        addTargets(game.world(), game.catalogue()->kind(*game.catalogue()->kindOf(item)), cell, targets);
        QStringList hit;
        for (const QString &event : play(game, aimedAt({3, 0}))) {
            hit +=
                event.startsWith(u"damaged") || event.startsWith(u"confused") ? event.section(u' ', 1, 1) : QString();
        }
        hit.removeAll(QString());
        QStringList expected;
        for (const ActorId id : targets) {
            expected += QString::number(id);
        }
        QCOMPARE(hit, item == u"healing_potion" ? QStringList() : expected);
    }
}

void TestScrolls::unknownEffectsAreErrorsWithTheirPlace_data()
{
    QTest::addColumn<QString>("effect");
    QTest::addColumn<QString>("finding");
    const QString path = u"kinds.items.own_scroll.effects[0]"_s;
    QTest::newRow("unknown word") << uR"({"effect": "explode", "amount": 3})"_s
                                  << QString(u"unknown_effect "_s + path + u".effect");
    QTest::newRow("unknown status") << uR"({"effect": "status", "status": "sleepy", "turns": 3})"_s
                                    << QString(u"bad_value "_s + path + u".status");
    QTest::newRow("no number") << uR"({"effect": "damage"})"_s << QString(u"bad_value "_s + path);
    QTest::newRow("no turns") << uR"({"effect": "status", "status": "afraid"})"_s << QString(u"bad_value "_s + path);
    QTest::newRow("a damage of 0") << uR"({"effect": "damage", "amount": 0})"_s
                                   << QString(u"bad_value "_s + path + u".amount");
}

void TestScrolls::unknownEffectsAreErrorsWithTheirPlace()
{
    QFETCH(const QString, effect);
    QFETCH(const QString, finding);
    const QString record = uR"({"base": "sling", "effects": [)"_s + effect + u"]}"_s;
    const Level level = levelFrom({u"@"_s}, ownItem(record, {lying(0, 0, u"own_scroll"_s)}));
    const Game::Started started = Game::start(shippedCatalogue(), level, 1);
    QVERIFY(!started.game);
    const ReadLevel read = readLevelJson(levelJson({u"@"_s}, ownItem(record, {})), *shippedCatalogue());
    QCOMPARE(read.issues.count(), 1);
    QCOMPARE(summary(read.issues).first().section(u' ', 1), finding);
    // It stands in the line behind the one row.
    QVERIFY2(summary(read.issues).first().startsWith(u"3:"), qPrintable(summary(read.issues).first()));
}

void TestScrolls::numbersAreThoseOfTheRuleset_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<int>("classic");
    QTest::addColumn<int>("tombs");
    QTest::newRow("potion") << u"healing_potion"_s << 4 << 40;
    QTest::newRow("lightning") << u"lightning_scroll"_s << 20 << 40;
    QTest::newRow("fireball") << u"fireball_scroll"_s << 12 << 25;
    QTest::newRow("frost") << u"frost_scroll"_s << 5 << 5;
}

void TestScrolls::numbersAreThoseOfTheRuleset()
{
    QFETCH(const QString, item);
    QFETCH(const int, classic);
    QFETCH(const int, tombs);
    IssueList issues;
    const auto amount = [&](const QString &ruleset) {
        const CataloguePtr catalogue = shippedCatalogue()->under(ruleset, {}, issues);
        return catalogue->kind(*catalogue->kindOf(item)).effects.front().amount;
    };
    QCOMPARE(amount(u"classic"_s), classic);
    QCOMPARE(amount(u"tombs"_s), tombs);
}

QTEST_APPLESS_MAIN(TestScrolls)
#include "tst_scrolls.moc"
