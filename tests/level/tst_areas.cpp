#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"
#include "tests/support/reading.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a game with one troll in reach of the fire and one behind a wall, two cells from its center.
Game behindAWall(const QString &rules)
{
    const QStringList things{lying(0, 0, u"fireball_scroll"_s), idleTroll(5, 1), idleTroll(7, 1)};
    Game game = gameOf({u"@       "_s, u"      # "_s, u"      ##"_s}, classicWith(rules, things));
    play(game, u"pickup"_s);
    return game;
}

} // namespace

/// Items with an area of effect: fire, frost and fear (docs/rules.md).
class TestAreas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFireballFills29Cells()
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

    void aFireballBurnsAllActorsWithinThree()
    {
        // Around (7, 0): squared distances of 9 and 8 are within three cells, 10 and 16 are not.
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

    void aFireballBurnsTwoHundredThousandAtOnce()
    {
        Level level = levelFrom({u"@ "_s});
        level.things.push_back({.cell = {0, 0}, .kind = u"fireball_scroll"_s, .values = {}});
        constexpr int crowd = 200'000;
        level.things.resize(level.things.size() + crowd, {.cell = {1, 0}, .kind = u"orc"_s, .values = {}});
        Game game = gameOfLevel(level);
        play(game, u"pickup"_s);
        EventList events;
        game.play(Command::use('a', {1, 0}), events);
        QCOMPARE(game.world().monstersLeft(), 0);
    }

    void aFireballBurnsTheHero()
    {
        Game game = reading(u"fireball_scroll"_s, {{1, 0}});
        QCOMPARE(play(game, aimedAt({2, 0})),
                 (QStringList{u"used b"_s, u"damaged 1 12 item"_s, u"damaged 2 12 item"_s}));
        QCOMPARE(hpOf(game, heroId), 18);
    }

    void aFireballCanKillTheHero()
    {
        const QString scroll = u"fireball_scroll"_s;
        Game game = gameOf({u"@"_s}, classicWith({}, {lying(0, 0, scroll), lying(0, 0, scroll), lying(0, 0, scroll)}));
        for (int i = 0; i < 3; ++i) {
            play(game, u"pickup"_s);
        }
        play(game, u"use b 0 0"_s);
        play(game, u"use c 0 0"_s);
        QCOMPARE(play(game, u"use d 0 0"_s),
                 (QStringList{u"used d"_s, u"damaged 1 12 item"_s, u"died 1"_s, u"lost"_s}));
    }

    void aFireballHasNoRangeLimit()
    {
        QStringList row{u"@"_s + QString(59, u' ')};
        Game game =
            gameOf(row, classicWith(uR"("vision": "all")"_s, {lying(0, 0, u"fireball_scroll"_s), idleTroll(58, 0)}));
        play(game, u"pickup"_s);
        QCOMPARE(play(game, u"use b 57 0"_s), (QStringList{u"used b"_s, u"damaged 2 12 item"_s}));
    }

    void aFireballGoesThroughWalls()
    {
        Game game = behindAWall(QString());
        play(game, u"use b 5 1"_s);
        QCOMPARE(wounded(game), (QList<int>{2, 3}));
    }

    void wallsStopFireWithTheStopRule()
    {
        Game game = behindAWall(uR"("area_walls": "stop")"_s);
        play(game, u"use b 5 1"_s);
        QCOMPARE(wounded(game), QList<int>{2});
    }

    void aFireballWithoutATargetIsSpent()
    {
        Game game = reading(u"fireball_scroll"_s, {{1, 0}});
        QCOMPARE(play(game, aimedAt({8, 0})), QStringList(u"used b"_s));
        QVERIFY(!isKept(game));
        QCOMPARE(game.world().turn(), 2);
    }

    void theKeepRuleKeepsAFireballWithoutATarget()
    {
        Game game = reading(u"fireball_scroll"_s, {{1, 0}}, uR"("empty_area": "keep")"_s);
        QVERIFY(isRefusedFor(game, aimedAt({8, 0}), u"no_target"_s));
        QVERIFY(isKept(game));
        QVERIFY(play(game, aimedAt({2, 0})).contains(u"damaged 2 12 item"_s));
    }

    void aFireballOnAnUnseenCellIsRefused()
    {
        Game game = reading(u"fireball_scroll"_s, {});
        QVERIFY(isRefusedFor(game, aimedAt({11, 0}), u"not_seen"_s));
        QVERIFY(isRefusedFor(game, u"use b 25 12"_s, u"not_seen"_s));
    }

    void aFireballNeedsATarget()
    {
        Game game = reading(u"fireball_scroll"_s, {{1, 0}});
        QVERIFY(isRefusedFor(game, u"use b"_s, u"needs_target"_s));
    }

    void frostDamagesAndConfuses()
    {
        // The effects apply in order, each to all trolls within two cells of (5, 0): (3, 0) and (6, 1), not (7, 1).
        Game game = reading(u"frost_scroll"_s, {{3, 0}, {6, 1}, {7, 1}});
        QCOMPARE(play(game, aimedAt({5, 0})).first(5),
                 (QStringList{u"used b"_s, u"damaged 2 5 item"_s, u"damaged 3 5 item"_s, u"confused 2 3"_s,
                              u"confused 3 3"_s}));
        QCOMPARE(wounded(game), (QList<int>{2, 3}));
    }

    void frostConfusesTheHeroToo()
    {
        Game game = reading(u"frost_scroll"_s, {});
        QCOMPARE(play(game, aimedAt({2, 0})), (QStringList{u"used b"_s, u"damaged 1 5 item"_s, u"confused 1 3"_s}));
        QVERIFY(game.world().hero().statuses.has(StatusEffect::Confused));
    }

    void actorsKilledByFrostAreNotConfused()
    {
        const QStringList things{uR"({"cell": [1, 0], "kind": "orc", "hp": 5, "behavior": "idle"})"_s};
        QString frost = lying(0, 0, u"frost_scroll"_s);
        Game game = gameOf({u"@    "_s}, classicWith(uR"("death": "respawn")"_s, things + QStringList(7, frost)));
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

    void fearAffectsAllMonstersInItsArea()
    {
        Game game = reading(u"fear_scroll"_s, {{5, 0}, {7, 2}, {8, 1}});
        QVERIFY(isRefusedFor(game, aimedAt({9, 0}), u"out_of_range"_s));
        QCOMPARE(play(game, aimedAt({5, 0})).filter(u"status"_s),
                 (QStringList{u"status 2 afraid 8"_s, u"status 4 afraid 8"_s}));
    }

    void theHeroIsImmuneToFear()
    {
        Game game = reading(u"fear_scroll"_s, {});
        QCOMPARE(play(game, aimedAt({0, 0})), QStringList(u"used b"_s));
        QVERIFY(!game.world().hero().statuses.has(StatusEffect::Afraid));
    }
};

MAZEWRIGHT_SUITE(areas, TestAreas)
#include "tst_areas.moc"
