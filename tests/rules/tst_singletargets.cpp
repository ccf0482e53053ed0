#include "tests/support/reading.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Items with a single target: lightning and confusion (docs/rules.md).
class TestSingleTargets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lightningReachesSquaredDistance25_data()
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

    void lightningReachesSquaredDistance25()
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

    void lightningStrikesTheNearest()
    {
        Game game = reading(u"lightning_scroll"_s, {{0, -4}, {3, 1}, {3, 2}, {-4, 1}});
        play(game, u"use b"_s);
        QCOMPARE(game.world().actor(wounded(game).value(0)).cell, (middle + Point{3, 1}));
        QCOMPARE(wounded(game).size(), 1);
    }

    void lightningBreaksTiesByLowestId()
    {
        Game game = reading(u"lightning_scroll"_s, {{0, 3}, {3, 0}, {-3, 0}, {0, -3}});
        play(game, u"use b"_s);
        QCOMPARE(wounded(game), QList<int>{2});
        QCOMPARE(game.world().actor(2).cell, (middle + Point{0, -3}));
    }

    void lightningSkipsUnseenMonsters()
    {
        const QStringList things{lying(1, 0, u"lightning_scroll"_s), idleTroll(3, 0), idleTroll(1, 4)};
        Game game = gameOf({u" @#  "_s, u"  ###"_s, u"     "_s, u"     "_s, u"     "_s}, classicWith({}, things));
        play(game, u"pickup"_s);
        play(game, u"use b"_s);
        QCOMPARE(wounded(game), QList<int>{3});
    }

    void lightningDoesTwentyAndKills()
    {
        Game game = gameOf({u"@  T"_s}, classicWith({}, {lying(0, 0, u"lightning_scroll"_s)}));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b"_s), (QStringList{u"used b"_s, u"damaged 2 20 item"_s, u"died 2 by 1"_s}));
        QCOMPARE(game.world().character().xp, 100);
    }

    void lightningWithoutATargetIsKeptAndCostsNoTurn()
    {
        Game game = reading(u"lightning_scroll"_s, {});
        QVERIFY(isRefusedFor(game, u"use b"_s, u"no_target"_s));
        QVERIFY(isKept(game));
    }

    void lightningNeedsNoCell()
    {
        Game game = reading(u"lightning_scroll"_s, {{2, 0}, {4, 0}});
        play(game, aimedAt({4, 0}));
        QCOMPARE(game.world().actor(wounded(game).value(0)).cell, (middle + Point{2, 0}));
    }

    void confusionNeedsATarget()
    {
        Game game = reading(u"confusion_scroll"_s, {{1, 0}});
        QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
        QVERIFY(isKept(game));
    }

    void confusionReachesSquaredDistance64_data()
    {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<bool>("isReached");
        QTest::newRow("eight") << 8 << 0 << true;
        QTest::newRow("61") << -5 << 6 << true;
        QTest::newRow("65") << 8 << 1 << false;
        QTest::newRow("nine") << 0 << -9 << false;
    }

    void confusionReachesSquaredDistance64()
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

    void confusionOfUnseenCellsIsRefused()
    {
        const QStringList things{lying(0, 0, u"confusion_scroll"_s), idleTroll(2, 0)};
        Game game = gameOf({u"@#  "_s}, classicWith({}, things));
        play(game, u"pickup"_s);
        QVERIFY(isRefusedFor(game, u"use b 2 0"_s, u"not_seen"_s));
        QVERIFY(isRefusedFor(game, u"use b 0 1"_s, u"not_seen"_s));
        QVERIFY(isRefusedFor(game, u"use b 1000000 1000000"_s, u"not_seen"_s));
    }

    void confusionWithoutATargetIsRefusedAndKept()
    {
        Game game = reading(u"confusion_scroll"_s, {{1, 0}});
        QVERIFY(isRefusedFor(game, aimedAt({2, 0}), u"no_target"_s));
        QVERIFY(isRefusedFor(game, aimedAt({0, 0}), u"no_target"_s));
        QVERIFY(isKept(game));
    }

    void confusionLastsTenActionsAndRefreshes()
    {
        // A confused troll in a closed cell; glass makes it visible.
        const QString scroll = u"confusion_scroll"_s;
        Game game = gameOf({u"#:#"_s, u":T:"_s, u"#:#"_s, u" @ "_s},
                           classicWith(uR"("confusion": "stumble", "corners": "closed")"_s,
                                       {lying(1, 3, scroll), lying(1, 3, scroll)}));
        play(game, u"pickup"_s);
        play(game, u"pickup"_s);
        QVERIFY(play(game, u"use b 1 1"_s).contains(u"confused 2 10"_s));
        for (int i = 0; i < 5; ++i) {
            play(game, u"wait"_s);
        }
        QVERIFY(play(game, u"use c 1 1"_s).contains(u"confused 2 10"_s));
        // The troll acts in the turn of the scroll, too: that was the first of ten.
        for (int i = 0; i < 9; ++i) {
            QCOMPARE(play(game, u"wait"_s), QStringList());
        }
        QCOMPARE(play(game, u"wait"_s), QStringList(u"recovered 2 confused"_s));
        QCOMPARE(play(game, u"wait"_s), QStringList());
    }

    void theCorpseIsNoTarget()
    {
        const QStringList things{lying(0, 0, u"lightning_scroll"_s), lying(0, 0, u"confusion_scroll"_s)};
        Game game = gameOf({u"@  T"_s}, classicWith({}, things));
        play(game, u"pickup"_s);
        play(game, u"use b"_s);
        play(game, u"pickup"_s);
        QVERIFY(isRefusedFor(game, u"use b 3 0"_s, u"no_target"_s));
    }
};

MAZEWRIGHT_SUITE(singletargets, TestSingleTargets)
#include "tst_singletargets.moc"
