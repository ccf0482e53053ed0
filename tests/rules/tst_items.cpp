#include "gamecore/data/kind.h"
#include "tests/support/itemworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Starts a game in which the hero stands on `count` healing potions.
Game potions(int count, const QString &rules = {})
{
    QStringList things;
    for (int i = 0; i < count; ++i) {
        things += lying(0, 0, u"healing_potion"_s);
    }
    return gameOf(hall(2, 1, {0, 0}), classicWith(rules, things));
}

/// Returns a wounded hero with a potion, a sword and a key under him; a troll beside him hits him once per turn.
Game underAttack(const QString &rules)
{
    const QStringList things{lying(2, 0, u"healing_potion"_s), lying(2, 0, u"sword"_s), lying(2, 0, u"red_key"_s)};
    Game game = gameOf({u"@^   T"_s}, classicWith(rules, things));
    play(game, u"move east"_s);
    play(game, u"move east"_s);
    play(game, u"pickup"_s);
    play(game, u"pickup"_s);
    return game;
}

} // namespace

/// The bag: picking up, letters, dropping, potions (docs/rules.md).
class TestItems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pickingUpTakesOneItemOfTheCell()
    {
        Game game = potions(2);
        QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up b"_s));
        QCOMPARE(bagOf(game), (QStringList{u"a dagger worn"_s, u"b healing_potion"_s}));
        QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up c"_s));
        QVERIFY(isRefusedFor(game, u"pickup"_s, u"nothing_here"_s));
    }

    void walkingOverAnItemDoesNotTakeIt()
    {
        Game game = gameOf({u"@! "_s}, classicWith());
        QCOMPARE(play(game, u"move east"_s), QStringList(u"moved 1 [0, 0] [1, 0]"_s));
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
        play(game, u"move east"_s);
        QCOMPARE(drawn(game.world()), QStringList(u" !@"_s));
    }

    void theItemWithTheLowestNumberIsTakenFirst()
    {
        Game game = gameOf({u"@"_s}, classicWith({}, {lying(0, 0, u"red_key"_s), lying(0, 0, u"blue_key"_s)}));
        play(game, u"pickup"_s);
        QCOMPARE(bagOf(game).last(), u"b red_key"_s);
        // A dropped item has its old number again.
        play(game, u"drop b"_s);
        play(game, u"pickup"_s);
        QCOMPARE(bagOf(game).last(), u"b red_key"_s);
    }

    void pickingUpFromAnEmptyCellIsRefused()
    {
        Game game = gameOf({u"@!"_s}, classicWith());
        QVERIFY(isRefusedFor(game, u"pickup"_s, u"nothing_here"_s));
    }

    void treasureIsNotAnItem()
    {
        Game game = gameOf({u"@gg"_s}, classicWith());
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s}));
        QVERIFY(isRefusedFor(game, u"pickup"_s, u"nothing_here"_s));
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
    }

    void anItemTakesTheLowestFreeLetter()
    {
        Game game = potions(4);
        for (int i = 0; i < 3; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"drop a"_s);
        play(game, u"drop c"_s);
        QCOMPARE(bagOf(game), (QStringList{u"b healing_potion"_s, u"d healing_potion"_s}));
        QCOMPARE(play(game, u"pickup"_s).first(), u"picked_up a"_s);
        QCOMPARE(play(game, u"pickup"_s).first(), u"picked_up c"_s);
        QCOMPARE(play(game, u"pickup"_s).first(), u"picked_up e"_s);
    }

    void anItemKeepsItsLetterWhenOthersAreDropped()
    {
        Game game = gameOf({u"@"_s}, classicWith({}, {lying(0, 0, u"healing_potion"_s), lying(0, 0, u"red_key"_s)}));
        play(game, u"pickup"_s);
        play(game, u"pickup"_s);
        play(game, u"drop b"_s);
        QCOMPARE(bagOf(game), (QStringList{u"a dagger worn"_s, u"c red_key"_s}));
    }

    void theBagHoldsTwentySixItems()
    {
        Game game = potions(26);
        for (int i = 0; i < 25; ++i) {
            QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up "_s + QChar(u'b' + i)));
        }
        QCOMPARE(bagOf(game).size(), 26);
        QVERIFY(isRefusedFor(game, u"pickup"_s, u"bag_full"_s));
    }

    void aFullBagHasRoomAgainAfterADrop()
    {
        Game game = potions(26);
        for (int i = 0; i < 25; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"move east"_s);
        play(game, u"drop m"_s);
        play(game, u"move west"_s);
        QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up m"_s));
    }

    void droppedItemsLieOnTheHerosCell()
    {
        Game game = gameOf({u"@!  "_s}, classicWith());
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"drop b"_s), QStringList(u"dropped b"_s));
        play(game, u"move east"_s);
        QCOMPARE(drawn(game.world()), QStringList(u"  !@"_s));
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
    }

    void severalDroppedItemsShareACell()
    {
        Game game = potions(3);
        for (int i = 0; i < 3; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"move east"_s);
        for (const QString &letter : {u"b"_s, u"c"_s, u"d"_s}) {
            QCOMPARE(play(game, u"drop "_s + letter), QStringList(u"dropped "_s + letter));
        }
        for (const QString &letter : {u"b"_s, u"c"_s, u"d"_s}) {
            QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up "_s + letter));
        }
    }

    void anUnusedLetterIsRefused_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString &command : {u"use b"_s, u"use z"_s, u"use b 0 0"_s, u"drop b"_s, u"drop z"_s}) {
            QTest::newRow(qPrintable(command)) << command;
        }
    }

    void anUnusedLetterIsRefused()
    {
        QFETCH(const QString, command);
        Game game = potions(1);
        QVERIFY(isRefusedFor(game, command, u"no_such_item"_s));
    }

    void aPotionHealsAndIsUsedUp()
    {
        Game game = gameOf({u"@^^!"_s}, classicWith());
        for (int i = 0; i < 3; ++i) {
            play(game, u"move east"_s);
        }
        play(game, u"pickup"_s);
        QCOMPARE(hpOf(game, heroId), 24);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"healed 1 4"_s}));
        QCOMPARE(hpOf(game, heroId), 28);
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
        QVERIFY(isRefusedFor(game, u"use b"_s, u"no_such_item"_s));
    }

    void aPotionNeverHealsAboveTheMaximum()
    {
        Game game = gameOf({u"@^!"_s}, classicWith());
        play(game, u"move east"_s);
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"healed 1 3"_s}));
        QCOMPARE(hpOf(game, heroId), 30);
    }

    void aPotionAtFullHealthIsRefusedAndKept()
    {
        Game game = potions(1);
        play(game, u"pickup"_s);
        QVERIFY(isRefusedFor(game, u"use b"_s, u"full_health"_s));
        QCOMPARE(bagOf(game).last(), u"b healing_potion"_s);
    }

    void aKeyCannotBeUsed()
    {
        Game game = gameOf({u"@"_s}, classicWith({}, {lying(0, 0, u"red_key"_s)}));
        play(game, u"pickup"_s);
        QVERIFY(isRefusedFor(game, u"use b"_s, u"no_such_item"_s));
        QVERIFY(isRefusedFor(game, u"use b 0 0"_s, u"no_such_item"_s));
    }

    void itemsCostATurn_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("picking up") << u"pickup"_s;
        QTest::newRow("using") << u"use b"_s;
        QTest::newRow("taking off") << u"use a"_s;
        QTest::newRow("putting on") << u"use c"_s;
        QTest::newRow("dropping") << u"drop b"_s;
    }

    void itemsCostATurn()
    {
        QFETCH(const QString, command);
        Game game = underAttack(QString());
        for (int i = 0; i < 3; ++i) {
            play(game, u"wait"_s);
        }
        const int turn = game.world().turn();
        QVERIFY(play(game, command).contains(u"attacked 2 1 2"_s));
        QCOMPARE(game.world().turn(), turn + 1);
    }

    void itemsAreFreeUnderItemUseFree_data() { itemsCostATurn_data(); }

    void itemsAreFreeUnderItemUseFree()
    {
        QFETCH(const QString, command);
        Game game = underAttack(uR"("item_use": "free")"_s);
        for (int i = 0; i < 3; ++i) {
            play(game, u"wait"_s);
        }
        const int turn = game.world().turn();
        const QStringList events = play(game, command);
        QVERIFY(!events.contains(u"attacked 2 1 2"_s) && !firstWords(events).contains(u"refused"_s));
        QCOMPARE(game.world().turn(), turn);
    }

    void startingItemsAreCarriedAndWorn()
    {
        const Game game = gameOf({u"@"_s}, classicWith());
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
        QCOMPARE(game.world().power(heroId), 4);
    }

    void underTombsThePotionHealsForty()
    {
        Game game =
            gameOf({u"@!"_s}, uR"("ruleset": "tombs", "things": [%1])"_s.arg(lying(0, 0, u"fireball_scroll"_s)));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b 0 0"_s), (QStringList{u"used b"_s, u"damaged 1 25 item"_s}));
        play(game, u"move east"_s);
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"healed 1 25"_s}));
        const std::optional<KindId> potion = game.catalogue()->kindOf(u"healing_potion"_s);
        QCOMPARE(game.catalogue()->kind(*potion).effects.front().amount, 40);
    }

    void underBuchhaimTheHeroStartsWithNothing() { QCOMPARE(bagOf(gameOf({u"@"_s})), QStringList()); }
};

MAZEWRIGHT_SUITE(items, TestItems)
#include "tst_items.moc"
