#include "gamecore/analysis/balance.h"
#include "gamecore/data/kind.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Balanced {
    explicit Balanced(const QStringList &rows, const QString &rest = u"\"ruleset\": \"classic\""_s)
        : level(levelFrom(rows, rest)), checked(checkLevel(level, *shippedCatalogue())),
          sheet(balanceOf(level, *checked.catalogue(), checked.rules(), checked.reach ? &*checked.reach : nullptr))
    {
    }

    QStringList rows() const
    {
        const auto text = [](const FightForecast &fight) {
            return u"%1/%2"_s.arg(fight.hits ? QString::number(*fight.hits) : u"never"_s).arg(fight.hpLost);
        };
        QStringList lines;
        for (const BalanceSheet::Opponents &row : sheet.opponents) {
            lines += u"%1 %2 x%3 %4 %5"_s.arg(checked.catalogue()->kind(row.kind).key)
                         .arg(row.hp)
                         .arg(row.count)
                         .arg(text(row.atStart), text(row.withGear));
        }
        return lines;
    }

    Level level;
    CheckResult checked;
    BalanceSheet sheet;
};

} // namespace

/// The cost of fights in a level.
class TestBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forecastsMatchTheTutorialsTable_data()
    {
        QTest::addColumn<Fighter>("hero");
        QTest::addColumn<Fighter>("monster");
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("hpLost");
        QTest::newRow("parts 6-11, orc") << Fighter{30, 5, 2} << Fighter{10, 3, 0} << 2 << 1;
        QTest::newRow("parts 6-11, troll") << Fighter{30, 5, 2} << Fighter{16, 4, 1} << 4 << 6;
        QTest::newRow("part 13, dagger, orc") << Fighter{100, 4, 1} << Fighter{20, 4, 0} << 5 << 12;
        QTest::newRow("part 13, dagger, troll") << Fighter{100, 4, 1} << Fighter{30, 8, 2} << 15 << 98;
        QTest::newRow("part 13, sword, troll") << Fighter{100, 5, 1} << Fighter{30, 8, 2} << 10 << 63;
        QTest::newRow("part 13, shield too") << Fighter{100, 5, 2} << Fighter{30, 8, 2} << 10 << 54;
        QTest::newRow("part 6, a troll that acts in every other turn")
            << Fighter{30, 5, 2} << Fighter{.hp = 16, .power = 4, .defense = 1, .everyTurns = 2} << 4 << 4;
        QTest::newRow("invulnerable") << Fighter{30, 6, 4} << Fighter{10, 3, 0} << 2 << 0;
    }

    void forecastsMatchTheTutorialsTable()
    {
        QFETCH(const Fighter, hero);
        QFETCH(const Fighter, monster);
        const FightForecast forecast = forecastOf({}, hero, monster);
        QTEST(*forecast.hits, "hits");
        QTEST(forecast.hpLost, "hpLost");
        QVERIFY(!forecastOf({}, {30, 2, 0}, {10, 3, 2}).hits);
        QCOMPARE(forecastOf({}, {30, 2, 0}, {10, 3, 2}).hpLost, 3);
    }

    void monstersAreCountedByKindAndHitPoints()
    {
        const Balanced level({u"@OOT"_s, u"    "_s}, ruled(u"classic"_s, {}, thingsOf({u"orc 0 1 hp=21"_s})));
        QCOMPARE(level.rows(),
                 (QStringList{u"orc 10 x2 3/2 3/2"_s, u"orc 21 x1 6/5 6/5"_s, u"troll 16 x1 6/10 6/10"_s}));
        QCOMPARE(level.sheet.atStart.hpLost, 2 * 2 + 5 + 10);
        QCOMPARE(level.sheet.heroAtStart, (Fighter{30, 4, 2}));
    }

    void monstersWithOwnPowerGetTheirOwnRow()
    {
        const QString things = thingsOf({u"orc 1 0"_s, u"orc 2 0 power=9"_s, u"orc 3 0 power=3"_s});
        const Balanced balanced({u"@    "_s}, ruled(u"classic"_s, {}, things));
        QCOMPARE(balanced.sheet.opponents.size(), std::size_t(2));
        QCOMPARE(balanced.sheet.opponents[0].count, 2);
        QCOMPARE(balanced.sheet.opponents[0].power, 3);
        QCOMPARE(balanced.sheet.opponents[1].power, 9);
        QCOMPARE(balanced.sheet.opponents[1].atStart.hpLost - balanced.sheet.opponents[0].atStart.hpLost, 2 * 6);
    }

    void carriedGearCountsToo()
    {
        const QString things =
            thingsOf({u"orc 1 0 item=sword"_s, u"orc 2 0 item=healing_potion"_s, u"orc 4 0 item=shield"_s});
        const Balanced balanced({u"@  # "_s}, ruled(u"classic"_s, {}, things));
        QCOMPARE(balanced.sheet.heroWithGear.power, balanced.sheet.heroAtStart.power + 1); // instead of the dagger
        QCOMPARE(balanced.sheet.heroWithGear.defense, balanced.sheet.heroAtStart.defense); // behind the wall
        QCOMPARE(balanced.sheet.potions, 1);
        const Balanced unharmed({u"@  # "_s}, ruled(u"peaceful"_s, {}, things));
        QCOMPARE(unharmed.sheet.potions, 0);
    }

    void theBestGearInReachIsWorn()
    {
        const Balanced level({u"@O/[T{("_s});
        QCOMPARE(level.sheet.heroAtStart, (Fighter{30, 4, 2}));
        const Fighter &hero = level.sheet.heroWithGear;
        const auto &catalogue = *level.checked.catalogue();
        const Kind &sword = catalogue.kind(*catalogue.kindOf(u"sword"_s));
        const Kind &shield = catalogue.kind(*catalogue.kindOf(u"shield"_s));
        const Kind &mail = catalogue.kind(*catalogue.kindOf(u"chain_mail"_s));
        QCOMPARE(hero.power, 2 + sword.power + shield.power + mail.power);
        QCOMPARE(hero.defense, 2 + sword.defense + shield.defense + mail.defense);
        QCOMPARE(level.sheet.gear.size(), std::size_t(3));
        QVERIFY(level.sheet.withGear.hpLost < level.sheet.atStart.hpLost);
    }

    void unreachableGearDoesNotCount()
    {
        const Balanced level({u"@O#/!"_s});
        QCOMPARE(level.sheet.heroWithGear, level.sheet.heroAtStart);
        QCOMPARE(level.sheet.potions, 0);
        const Balanced unfinished({u" O#/!"_s});
        QVERIFY(unfinished.sheet.heroWithGear != unfinished.sheet.heroAtStart);
        QCOMPARE(unfinished.sheet.potions, 1);
    }

    void totalsCoverOnlyKillableMonsters()
    {
        const Balanced level({u"@OG"_s}, u"\"ruleset\": \"classic\", \"legend\": { \"G\": \"golem\" }, \"kinds\": { "
                                         "\"monsters\": { \"golem\": { \"base\": \"troll\", \"name\": \"golem\", "
                                         "\"defense\": 50 } } }"_s);
        QCOMPARE(level.sheet.atStart.hpLost, 2);
        QCOMPARE(level.sheet.atStart.unkillable, 1);
        QCOMPARE(level.rows(), (QStringList{u"orc 10 x1 3/2 3/2"_s, u"golem 16 x1 never/2 never/2"_s}));
    }

    void potionsAreCountedWithTheirHealing()
    {
        const Balanced level({u"@!!l"_s});
        QCOMPARE(level.sheet.potions, 2);
        QCOMPARE(level.sheet.healing, 8);
    }

    void aForecastMatchesTheGame_data()
    {
        QTest::addColumn<QString>("monster");
        for (const QString &monster : {u"O"_s, u"T"_s, u"K"_s, u"R"_s}) {
            QTest::newRow(qPrintable(monster)) << monster;
        }
    }

    /// A forecast of a fight matches the game: the hero strikes until the monster is dead.
    void aForecastMatchesTheGame()
    {
        QFETCH(const QString, monster);
        const Balanced level({u"@"_s + monster});
        Game game = gameOf({u"@"_s + monster}, u"\"ruleset\": \"classic\""_s);
        int hits = 0;
        while (game.world().monstersLeft() > 0 && game.world().status() == Status::Playing) {
            play(game, u"move east"_s);
            ++hits;
        }
        QCOMPARE(level.sheet.opponents.front().atStart.hits, std::optional(hits));
        QCOMPARE(level.sheet.opponents.front().atStart.hpLost, 30 - game.world().hero().hp);
    }

    void levelsWithoutCombatHaveNoForecasts()
    {
        QVERIFY(!Balanced({u"@O"_s}, u"\"ruleset\": \"buchhaim\""_s).sheet.hasFights);
        QVERIFY(!Balanced({u"@O"_s}, u"\"ruleset\": \"peaceful\""_s).sheet.hasFights);
        QVERIFY(Balanced({u"@O"_s}).sheet.hasFights);
    }
};

MAZEWRIGHT_SUITE(balance, TestBalance)
#include "tst_balance.moc"
