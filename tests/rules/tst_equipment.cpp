#include "gamecore/data/kind.h"
#include "tests/support/itemworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Starts a game in which the hero stands on these items and has picked up as many as possible.
Game carrying(const QStringList &kinds, const QString &rules = {})
{
    QStringList things;
    for (const QString &kind : kinds) {
        things += lying(0, 0, kind);
    }
    Game game = gameOf(hall(3, 1, {0, 0}), classicWith(rules, things));
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        play(game, u"pickup"_s);
    }
    return game;
}

/// Returns a hero who wears a helmet and has 34 of 40 hit points after drinking two potions.
Game aboveHisBase()
{
    Game game = carrying({u"helmet"_s, u"healing_potion"_s, u"helmet"_s});
    play(game, u"use c"_s);
    return game;
}

} // namespace

/// Slots and bonuses (docs/rules.md).
class TestEquipment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pickingUpEquipsIntoAFreeSlot()
    {
        Game game = gameOf({u"@[ "_s}, classicWith());
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"pickup"_s), (QStringList{u"picked_up b"_s, u"equipped b"_s}));
        QCOMPARE(bagOf(game), (QStringList{u"a dagger worn"_s, u"b shield worn"_s}));
    }

    void pickingUpSomethingBetterLeavesATakenSlotAlone()
    {
        Game game = gameOf({u"@/ "_s}, classicWith());
        play(game, u"move east"_s);
        QCOMPARE(play(game, u"pickup"_s), QStringList(u"picked_up b"_s));
        QCOMPARE(bagOf(game), (QStringList{u"a dagger worn"_s, u"b sword"_s}));
    }

    void pickingUpSomethingWorseFillsAFreeSlot()
    {
        Game game = carrying({u"sword"_s});
        play(game, u"use a"_s);
        play(game, u"drop a"_s);
        QCOMPARE(play(game, u"pickup"_s), (QStringList{u"picked_up a"_s, u"equipped a"_s}));
        QCOMPARE(bagOf(game), (QStringList{u"a dagger worn"_s, u"b sword"_s}));
    }

    void usingPutsOnAndTakesOff()
    {
        Game game = carrying({});
        QCOMPARE(play(game, u"use a"_s), QStringList(u"unequipped a"_s));
        QCOMPARE(bagOf(game), QStringList(u"a dagger"_s));
        QCOMPARE(play(game, u"use a"_s), QStringList(u"equipped a"_s));
        QCOMPARE(bagOf(game), QStringList(u"a dagger worn"_s));
    }

    void swappingTakesOffFirstAndReportsBoth()
    {
        Game game = carrying({u"sword"_s});
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"unequipped a"_s, u"equipped b"_s}));
        QCOMPARE(bagOf(game), (QStringList{u"a dagger"_s, u"b sword worn"_s}));
        QCOMPARE(game.world().turn(), 2);
    }

    void atMostOneItemIsWornInASlot()
    {
        Game game = carrying({u"leather_armor"_s, u"chain_mail"_s, u"leather_armor"_s});
        for (const QString &letter : {u"c"_s, u"d"_s, u"b"_s, u"c"_s}) {
            play(game, u"use "_s + letter);
            QCOMPARE(bagOf(game).filter(u"worn"_s).size(), 2);
            QVERIFY(bagOf(game).filter(u"worn"_s).last().startsWith(letter));
        }
    }

    void differentSlotsAreWornTogether()
    {
        const Game game = carrying({u"shield"_s, u"helmet"_s, u"chain_mail"_s});
        QCOMPARE(bagOf(game),
                 (QStringList{u"a dagger worn"_s, u"b shield worn"_s, u"c helmet worn"_s, u"d chain_mail worn"_s}));
    }

    void droppingTakesOffFirst()
    {
        Game game = carrying({});
        QCOMPARE(play(game, u"drop a"_s), (QStringList{u"unequipped a"_s, u"dropped a"_s}));
        QCOMPARE(game.world().turn(), 1);
        QCOMPARE(game.world().power(heroId), 2);
    }

    void droppingWhatIsNotWornOnlyDrops()
    {
        Game game = carrying({u"sword"_s});
        QCOMPARE(play(game, u"drop b"_s), QStringList(u"dropped b"_s));
    }

    void bonusesAreSummedOnTheFly_data()
    {
        QTest::addColumn<QStringList>("kinds");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QList<int>>("numbers"); // power, defense, max HP
        const auto row = [](const char *name, const QStringList &kinds, const QStringList &commands,
                            const QList<int> &numbers) { QTest::newRow(name) << kinds << commands << numbers; };
        row("dagger", {}, {}, {4, 2, 30});
        row("nothing", {}, {u"use a"_s}, {2, 2, 30});
        row("sword", {u"sword"_s}, {u"use b"_s}, {5, 2, 30});
        row("sword carried only", {u"sword"_s}, {}, {4, 2, 30});
        row("shield", {u"shield"_s}, {}, {4, 3, 30});
        row("helmet", {u"helmet"_s}, {}, {4, 2, 40});
        row("leather armor", {u"leather_armor"_s}, {}, {4, 3, 30});
        row("chain mail", {u"chain_mail"_s}, {}, {4, 5, 30});
        row("shield and mail", {u"shield"_s, u"chain_mail"_s}, {}, {4, 6, 30});
        row("all off again", {u"shield"_s, u"helmet"_s}, {u"use a"_s, u"use b"_s, u"drop c"_s}, {2, 2, 30});
    }

    void bonusesAreSummedOnTheFly()
    {
        QFETCH(const QStringList, kinds);
        QFETCH(const QStringList, commands);
        QFETCH(const QList<int>, numbers);
        Game game = carrying(kinds);
        for (const QString &command : commands) {
            play(game, command);
        }
        const World &world = game.world();
        QCOMPARE((QList<int>{world.power(heroId), world.defense(heroId), world.maxHp(heroId)}), numbers);
    }

    void levelGainsChangeTheBaseOnly()
    {
        const QString rules = uR"("level_xp_base": 1, "level_xp_step": 0)"_s;
        Game game = gameOf({u"@O"_s}, classicWith(rules, {lying(0, 0, u"helmet"_s)}));
        play(game, u"pickup"_s);
        while (game.world().character().choicesDue == 0) {
            play(game, u"move east"_s);
        }
        const int level = game.world().character().level;
        for (int i = 1; i < level; ++i) {
            QCOMPARE(play(game, i % 2 == 1 ? u"choose hp"_s : u"choose power"_s), QStringList());
        }
        const Character grown = game.world().character();
        QCOMPARE(game.world().maxHp(heroId), grown.baseMaxHp + 10);
        QCOMPARE(game.world().power(heroId), grown.basePower + 2);
        play(game, u"drop a"_s);
        play(game, u"drop b"_s);
        QCOMPARE(game.world().maxHp(heroId), grown.baseMaxHp);
        QCOMPARE(game.world().power(heroId), grown.basePower);
        QVERIFY(game.world().character() == grown);
    }

    void bonusesCountInAFight()
    {
        Game game = gameOf({u"@T"_s}, classicWith({}, {lying(0, 0, u"sword"_s), lying(0, 0, u"shield"_s)}));
        // A troll has power 4 and defense 1; the hero has power 2 + 2 and defense 2.
        QCOMPARE(play(game, u"move east"_s).filter(u"attacked"_s),
                 (QStringList{u"attacked 1 2 3"_s, u"attacked 2 1 2"_s}));
        play(game, u"pickup"_s);
        play(game, u"use b"_s);
        QVERIFY(play(game, u"pickup"_s).contains(u"equipped c"_s));
        QCOMPARE(play(game, u"move east"_s).filter(u"attacked"_s),
                 (QStringList{u"attacked 1 2 4"_s, u"attacked 2 1 1"_s}));
    }

    void aHelmetRaisesTheMaximumWithoutHealing()
    {
        const Game game = carrying({u"helmet"_s});
        QCOMPARE(hpOf(game, heroId), 30);
        QCOMPARE(game.world().maxHp(heroId), 40);
    }

    void takingTheHelmetOffClampsHitPoints()
    {
        Game game = aboveHisBase();
        QCOMPARE(hpOf(game, heroId), 34);
        QCOMPARE(play(game, u"use b"_s), QStringList(u"unequipped b"_s));
        QCOMPARE(hpOf(game, heroId), 30);
        // Putting it on again restores no hit points.
        play(game, u"use b"_s);
        QCOMPARE(hpOf(game, heroId), 30);
    }

    void droppingTheHelmetClampsHitPoints()
    {
        Game game = aboveHisBase();
        play(game, u"drop b"_s);
        QCOMPARE(hpOf(game, heroId), 30);
    }

    void swappingHelmetsClampsHitPoints()
    {
        Game game = aboveHisBase();
        QCOMPARE(play(game, u"use d"_s), (QStringList{u"unequipped b"_s, u"equipped d"_s}));
        QCOMPARE(hpOf(game, heroId), 30);
        QCOMPARE(game.world().maxHp(heroId), 40);
    }

    void takingAHelmetOffCostsAWoundedHeroNothing()
    {
        Game game = gameOf({u"@^ "_s}, classicWith({}, {lying(0, 0, u"helmet"_s)}));
        play(game, u"pickup"_s);
        play(game, u"move east"_s);
        play(game, u"use b"_s);
        QCOMPARE(hpOf(game, heroId), 27);
    }

    void itemsUseTheSlotsOfTheTutorial_data()
    {
        QTest::addColumn<QString>("slot");
        QTest::newRow("dagger") << u"right_hand"_s;
        QTest::newRow("sword") << u"right_hand"_s;
        QTest::newRow("shield") << u"left_hand"_s;
        QTest::newRow("helmet") << u"head"_s;
        QTest::newRow("leather_armor") << u"body"_s;
        QTest::newRow("chain_mail") << u"body"_s;
    }

    void itemsUseTheSlotsOfTheTutorial()
    {
        QFETCH(const QString, slot);
        const std::optional<KindId> kind = shippedCatalogue()->kindOf(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(kind);
        QCOMPARE(QString(rowOf(shippedCatalogue()->kind(*kind).slot).key), slot);
    }
};

MAZEWRIGHT_SUITE(equipment, TestEquipment)
#include "tst_equipment.moc"
