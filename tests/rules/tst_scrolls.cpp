#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "tests/support/reading.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Using items on other actors: costs and effects (docs/rules.md).
class TestScrolls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStatusHasAnItem_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("event");
        QTest::newRow("confused") << u"confusion_scroll"_s << u"confused 2 10"_s;
        QTest::newRow("afraid") << u"fear_scroll"_s << u"status 2 afraid 8"_s;
        QTest::newRow("stunned") << u"stun_scroll"_s << u"status 2 stunned 5"_s;
        QTest::newRow("charmed") << u"charm_scroll"_s << u"status 2 charmed 12"_s;
    }

    void everyStatusHasAnItem()
    {
        QFETCH(const QString, item);
        QFETCH(const QString, event);
        Game game = reading(item, {{4, 0}});
        QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
        QCOMPARE(play(game, aimedAt({4, 0})).first(2), (QStringList{u"used b"_s, event}));
        QVERIFY(!isKept(game));
    }

    void theSlingIsNotUsedUp()
    {
        Game game = reading(u"sling"_s, {{6, 0}});
        for (int i = 1; i <= 3; ++i) {
            QCOMPARE(play(game, aimedAt({6, 0})), (QStringList{u"used b"_s, u"damaged 2 2 item"_s}));
            QCOMPARE(hpOf(game, 2), 500 - 2 * i);
        }
        QVERIFY(isKept(game));
        QVERIFY(isRefusedFor(game, aimedAt({5, 0}), u"no_target"_s));
    }

    void theSlingReachesSix()
    {
        Game game = reading(u"sling"_s, {{7, 0}, {6, 1}});
        QVERIFY(isRefusedFor(game, aimedAt({7, 0}), u"out_of_range"_s));
        QVERIFY(isRefusedFor(game, aimedAt({6, 1}), u"out_of_range"_s));
    }

    void forecastTargetsMatchTheUse()
    {
        for (const QString &item :
             {u"lightning_scroll"_s, u"confusion_scroll"_s, u"fireball_scroll"_s, u"healing_potion"_s}) {
            Game game = reading(item, {{2, 0}, {3, 0}, {0, 5}});
            const Point cell = middle + Point{3, 0};
            std::vector<ActorId> targets;
            addTargets(game.world(), game.catalogue()->kind(*game.catalogue()->kindOf(item)), cell, targets);
            QStringList hit;
            for (const QString &event : play(game, aimedAt({3, 0}))) {
                hit += event.startsWith(u"damaged") || event.startsWith(u"confused") ? event.section(u' ', 1, 1)
                                                                                     : QString();
            }
            hit.removeAll(QString());
            QStringList expected;
            for (const ActorId id : targets) {
                expected += QString::number(id);
            }
            QCOMPARE(hit, item == u"healing_potion" ? QStringList() : expected);
        }
    }

    void scrollsAreUsedUp_data()
    {
        QTest::addColumn<QString>("item");
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            if (kind.category == KindCategory::Item && kind.key.endsWith(u"_scroll")) {
                QTest::newRow(qPrintable(kind.key)) << kind.key;
            }
        }
    }

    void scrollsAreUsedUp()
    {
        QFETCH(const QString, item);
        Game game = reading(item, {{4, 0}});
        QCOMPARE(play(game, aimedAt({4, 0})).first(), u"used b"_s);
        QVERIFY(!isKept(game));
        QVERIFY(isRefusedFor(game, aimedAt({4, 0}), u"no_such_item"_s));
    }

    void scrollsCostATurn()
    {
        Game game = reading(u"stun_scroll"_s, {{4, 0}});
        const int turn = game.world().turn();
        play(game, aimedAt({4, 0}));
        QCOMPARE(game.world().turn(), turn + 1);
    }

    void scrollsAreFreeUnderItemUseFree()
    {
        Game game = reading(u"stun_scroll"_s, {{4, 0}}, uR"("item_use": "free")"_s);
        QCOMPARE(game.world().turn(), 0);
        QCOMPARE(play(game, aimedAt({4, 0})), (QStringList{u"used b"_s, u"status 2 stunned 5"_s}));
        QCOMPARE(game.world().turn(), 0);
    }

    void underPeacefulScrollsWorkToo()
    {
        Game game =
            gameOf({u"@  T"_s}, uR"("ruleset": "peaceful", "things": [%1])"_s.arg(lying(0, 0, u"stun_scroll"_s)));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b 3 0"_s).first(2), (QStringList{u"used b"_s, u"status 2 stunned 5"_s}));
    }
};

MAZEWRIGHT_SUITE(scrolls, TestScrolls)
#include "tst_scrolls.moc"
