#include "gamecore/data/kind.h"
#include "tests/support/itemworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a level of Classic with an own kind of item under the hero.
QString ownItem(const QString &record, const QStringList &things)
{
    return classicWith({}, things) + uR"(, "kinds": {"items": {"own_scroll": )"_s + record + u"}}"_s;
}

} // namespace

/// Items as records: authors' own items, mistakes in their records, and the numbers of each ruleset (docs/rules.md).
class TestOwnItems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAuthorsOwnScrollPlays()
    {
        // The scroll of section 2 of the contract.
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

    void anOwnItemOfOneRecordPlays()
    {
        const QString record = uR"({"base": "sling", "name": "bow", "effects": [{"effect": "damage", "amount": 7}]})"_s;
        Game game = gameOf(hall(8, 1, {0, 0}), ownItem(record, {lying(0, 0, u"own_scroll"_s), idleTroll(6, 0)}));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b 6 0"_s), (QStringList{u"used b"_s, u"damaged 2 7 item"_s}));
        QVERIFY(isKept(game));
    }

    /// A record can express the tutorials' first scroll of confusion, which affects the nearest monster within eight
    /// cells without aiming.
    void aRecordCanConfuseTheNearestMonster()
    {
        const QString record = uR"({"base": "confusion_scroll", "targeting": {"target": "nearest", "range": 8}})"_s;
        Game game = gameOf(hall(10, 1, {0, 0}), ownItem(record, {lying(0, 0, u"own_scroll"_s), idleTroll(8, 0)}));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s).first(2), (QStringList{u"used b"_s, u"confused 2 10"_s}));
    }

    void unknownEffectsAreErrorsWithTheirPlace_data()
    {
        QTest::addColumn<QString>("effect");
        QTest::addColumn<QString>("finding");
        const QString path = u"kinds.items.own_scroll.effects[0]"_s;
        QTest::newRow("unknown word") << uR"({"effect": "explode", "amount": 3})"_s
                                      << QString(u"unknown_effect "_s + path + u".effect");
        QTest::newRow("unknown status") << uR"({"effect": "status", "status": "sleepy", "turns": 3})"_s
                                        << QString(u"bad_value "_s + path + u".status");
        QTest::newRow("no number") << uR"({"effect": "damage"})"_s << QString(u"bad_value "_s + path);
        QTest::newRow("no turns") << uR"({"effect": "status", "status": "afraid"})"_s
                                  << QString(u"bad_value "_s + path);
        QTest::newRow("a damage of 0") << uR"({"effect": "damage", "amount": 0})"_s
                                       << QString(u"bad_value "_s + path + u".amount");
    }

    void unknownEffectsAreErrorsWithTheirPlace()
    {
        QFETCH(const QString, effect);
        QFETCH(const QString, finding);
        const QString record = uR"({"base": "sling", "effects": [)"_s + effect + u"]}"_s;
        const Level level = levelFrom({u"@"_s}, ownItem(record, {lying(0, 0, u"own_scroll"_s)}));
        IssueList issues;
        QVERIFY(!PlayableLevel::check(level, *shippedCatalogue(), issues));
        const ReadLevel read = readLevelJson(levelJson({u"@"_s}, ownItem(record, {})), *shippedCatalogue());
        QCOMPARE(read.issues.count(), 1);
        QCOMPARE(summary(read.issues).first().section(u' ', 1), finding);
        // It is in the line after the single row.
        QVERIFY2(summary(read.issues).first().startsWith(u"3:"), qPrintable(summary(read.issues).first()));
    }

    void effectAmountsDependOnTheRuleset_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<int>("classic");
        QTest::addColumn<int>("tombs");
        QTest::newRow("potion") << u"healing_potion"_s << 4 << 40;
        QTest::newRow("lightning") << u"lightning_scroll"_s << 20 << 40;
        QTest::newRow("fireball") << u"fireball_scroll"_s << 12 << 25;
        QTest::newRow("frost") << u"frost_scroll"_s << 5 << 5;
    }

    void effectAmountsDependOnTheRuleset()
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
};

MAZEWRIGHT_SUITE(ownitems, TestOwnItems)
#include "tst_ownitems.moc"
