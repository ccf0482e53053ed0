#include "gamecore/data/kind.h"
#include "tests/support/itemworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a game in which the hero has killed an orc worth 35 experience, with `base` as the experience for the first
/// level-up.
Game afterAnOrc(int base, const QString &levelUp)
{
    const QString rules = uR"("level_up": "%1", "level_xp_base": %2, "level_xp_step": 0)"_s.arg(levelUp).arg(base);
    Game game = gameOf({u"@O"_s}, classicWith(rules));
    while (game.world().monstersLeft() > 0) {
        play(game, u"move east"_s);
    }
    return game;
}

} // namespace

/// Both variants of each choice that the tutorials leave open and that no other test plays (tests/tutorials.md).
class TestChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void underReachedALevelIsGainedAtTheThreshold()
    {
        QCOMPARE(afterAnOrc(35, u"reached"_s).world().character().level, 2);
        QCOMPARE(afterAnOrc(36, u"reached"_s).world().character().level, 1);
    }

    void underExceededALevelIsGainedAboveTheThreshold()
    {
        QCOMPARE(afterAnOrc(35, u"exceeded"_s).world().character().level, 1);
        QCOMPARE(afterAnOrc(34, u"exceeded"_s).world().character().level, 2);
    }

    /// The first level-up takes 350 experience, which is ten orcs, or eleven if more is needed.
    void tenOrElevenOrcsGiveTheSecondLevel()
    {
        for (const int needed : {10, 11}) {
            QStringList orcs;
            for (int x = 1; x <= 12; ++x) {
                orcs += uR"({"cell": [%1, 0], "kind": "orc", "hp": 1, "behavior": "idle"})"_s.arg(x);
            }
            const QString rules = uR"("level_up": "%1")"_s.arg(needed == 10 ? u"reached"_s : u"exceeded"_s);
            Game game = gameOf(hall(13, 1, {0, 0}), classicWith(rules, orcs));
            while (game.world().character().level == 1) {
                play(game, u"move east"_s);
            }
            QCOMPARE(game.world().character().kills, needed);
            QCOMPARE(game.world().character().xp, needed * 35 - 350);
        }
    }

    void theSightRadiusIsARule_data()
    {
        QTest::addColumn<int>("radius");
        QTest::newRow("10, as in two of the tutorials") << 10;
        QTest::newRow("8, as in the third") << 8;
        QTest::newRow("1") << 1;
    }

    void theSightRadiusIsARule()
    {
        QFETCH(const int, radius);
        const Game game = gameOf(hall(25, 25, {12, 12}), classicWith(uR"("fov_radius": %1)"_s.arg(radius)));
        for (int y = 0; y < 25; ++y) {
            for (int x = 0; x < 25; ++x) {
                const int squared = (x - 12) * (x - 12) + (y - 12) * (y - 12);
                QCOMPARE(game.world().isVisible({x, y}), squared <= radius * radius);
            }
        }
    }

    void cornersCanBeCut()
    {
        Game game = gameOf({u"@#"_s, u"# "_s}, classicWith());
        QCOMPARE(play(game, u"move southeast"_s), QStringList(u"moved 1 [0, 0] [1, 1]"_s));
    }

    void closedCornersCannotBeCut()
    {
        Game game = gameOf({u"@#"_s, u"# "_s}, classicWith(uR"("corners": "closed")"_s));
        QVERIFY(isRefusedFor(game, u"move southeast"_s, u"blocked"_s));
    }

    void statsDependOnTheRuleset_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QList<int>>("classic"); // HP, defense, power, XP
        QTest::addColumn<QList<int>>("tombs");
        const auto row = [](const QString &kind, const QList<int> &classic, const QList<int> &tombs) {
            QTest::newRow(qPrintable(kind)) << kind << classic << tombs;
        };
        row(u"start"_s, {30, 2, 2, 0}, {100, 1, 2, 0});
        row(u"orc"_s, {10, 0, 3, 35}, {20, 0, 4, 35});
        row(u"troll"_s, {16, 1, 4, 100}, {30, 2, 8, 100});
        row(u"painkiller"_s, {12, 0, 4, 50}, {24, 1, 5, 50});
        row(u"reptile_man"_s, {14, 1, 3, 70}, {26, 1, 6, 70});
        row(u"dragon"_s, {40, 2, 6, 300}, {80, 3, 12, 300});
        row(u"sword"_s, {1, 0, 3, 0}, {1, 0, 3, 0});
        row(u"dagger"_s, {1, 0, 2, 0}, {1, 0, 2, 0});
        row(u"shield"_s, {1, 1, 0, 0}, {1, 1, 0, 0});
    }

    void statsDependOnTheRuleset()
    {
        QFETCH(const QString, kind);
        QFETCH(const QList<int>, classic);
        QFETCH(const QList<int>, tombs);
        IssueList issues;
        const auto numbers = [&](const QString &ruleset) {
            const CataloguePtr catalogue = shippedCatalogue()->under(ruleset, {}, issues);
            const Kind &record = catalogue->kind(*catalogue->kindOf(kind));
            return QList<int>{record.hp, record.defense, record.power, record.xp};
        };
        QCOMPARE(numbers(u"classic"_s), classic);
        QCOMPARE(numbers(u"tombs"_s), tombs);
    }

    void customEquipmentNeedsOnlyRecords()
    {
        const QString kinds = uR"(, "kinds": {"items": {"long_sword": {"base": "sword", "power": 4},
        "scale_mail": {"base": "shield", "slot": "body", "defense": 3}}})"_s;
        Game game = gameOf({u"@"_s}, classicWith({}, {lying(0, 0, u"long_sword"_s), lying(0, 0, u"scale_mail"_s),
                                                      lying(0, 0, u"shield"_s)})
                                         + kinds);
        for (int i = 0; i < 3; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"use b"_s);
        QCOMPARE(game.world().power(heroId), 6);
        QCOMPARE(game.world().defense(heroId), 6);
        QCOMPARE(bagOf(game).filter(u"worn"_s).size(), 3);
    }

    void deathIsARule_data()
    {
        QTest::addColumn<QString>("death");
        QTest::addColumn<QString>("last");
        QTest::newRow("permadeath") << u"permadeath"_s << u"lost"_s;
        QTest::newRow("respawn") << u"respawn"_s << u"safe 3"_s;
    }

    void deathIsARule()
    {
        QFETCH(const QString, death);
        QFETCH(const QString, last);
        const QString scroll = u"fireball_scroll"_s;
        Game game = gameOf({u"@"_s}, classicWith(uR"("death": "%1")"_s.arg(death),
                                                 {lying(0, 0, scroll), lying(0, 0, scroll), lying(0, 0, scroll)}));
        for (int i = 0; i < 3; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"use b 0 0"_s);
        play(game, u"use c 0 0"_s);
        QCOMPARE(play(game, u"use d 0 0"_s).last(), last);
        QCOMPARE(game.world().status() == Status::Lost, death == u"permadeath");
    }
};

MAZEWRIGHT_SUITE(choices, TestChoices)
#include "tst_choices.moc"
