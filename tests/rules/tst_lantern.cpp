#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/pathfinding/reach.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString healing = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"heal_turns\": 3 }"_s;

Level depthOf(std::uint64_t seed, int depth)
{
    return dungeonLevel(*shippedCatalogue(), u"lantern"_s, seed, depth);
}

bool isOf(const Level &level, Point cell, const QString &terrain)
{
    return shippedCatalogue()->terrain(level.terrain.at(cell)).key == terrain;
}

int countOf(const Level &level, const QString &terrain)
{
    int count = 0;
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            count += isOf(level, {x, y}, terrain) ? 1 : 0;
        }
    }
    return count;
}

const Thing *thingOf(const Level &level, const QString &kind)
{
    const auto found = std::find_if(level.things.begin(), level.things.end(),
                                    [&kind](const Thing &thing) { return thing.kind == kind; });
    return found == level.things.end() ? nullptr : &*found;
}

Reach reachOf(const Level &level)
{
    IssueList issues;
    const CataloguePtr catalogue = catalogueOf(level, *shippedCatalogue(), issues);
    return reachFrom(level, *catalogue, rulesOf(level, *shippedCatalogue(), issues), thingOf(level, u"start"_s)->cell);
}

/// Returns the number of cells that the hero can reach.
qsizetype reachedBy(const Level &level)
{
    const Reach reach = reachOf(level);
    return std::count_if(reach.cells.cells().begin(), reach.cells.cells().end(), [](auto cell) { return cell != 0; });
}

} // namespace

/// The rules of our own game `lantern`, which other rulesets may use, too, and its dungeon.
class TestLantern : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacksDealTheMinimumDamage_data()
    {
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("power");
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("damage");
        QTest::newRow("nothing gets through") << 0 << 3 << 5 << 0;
        QTest::newRow("one point does") << 1 << 3 << 5 << 1;
        QTest::newRow("more than that anyway") << 1 << 8 << 5 << 3;
        QTest::newRow("a strong arm") << 4 << 8 << 5 << 4;
    }

    void attacksDealTheMinimumDamage()
    {
        QFETCH(int, least);
        QFETCH(int, power);
        QFETCH(int, defense);
        QFETCH(int, damage);
        QCOMPARE(blowDamage({.minDamage = least}, power, defense), damage);
        const Game game =
            gameOf({u"@O"_s}, u"\"ruleset\": \"classic\", \"rules\": { \"least_blow\": %1 }"_s.arg(least));
        QCOMPARE(hitsToKill(game.world(), 2, heroId).has_value(),
                 least > 0 || game.world().power(2) > game.world().defense(1));
    }

    void hitPointsRegenerate()
    {
        Game game = gameOf({u"#####"_s, u"#@^ #"_s, u"#####"_s}, healing);
        QVERIFY(healsByWaiting(game.world().rules()));
        play(game, u"move east"_s); // spikes
        const int wounded = game.world().hero().hp;
        QVERIFY(wounded < game.world().maxHp(heroId));
        play(game, u"wait"_s);
        QCOMPARE(game.world().hero().hp, wounded);
        QCOMPARE(play(game, u"wait"_s), QStringList()); // without a message
        QCOMPARE(game.world().turn(), 3);
        QCOMPARE(game.world().hero().hp, wounded + 1);
    }

    void regenerationStopsAtFullHitPoints()
    {
        Game game = gameOf({u"@ "_s}, healing);
        for (int i = 0; i < 9; ++i) {
            play(game, u"wait"_s);
        }
        QCOMPARE(game.world().hero().hp, game.world().maxHp(heroId));
    }

    void onlyLanternHasRegenerationAndMinimumDamage()
    {
        for (const Ruleset &ruleset : shippedCatalogue()->rulesets()) {
            QCOMPARE(healsByWaiting(ruleset.rules), ruleset.key == u"lantern"_s);
            QCOMPARE(ruleset.rules.minDamage > 0, ruleset.key == u"lantern"_s);
        }
    }

    void everythingOnADepthIsReachable()
    {
        for (std::uint64_t seed = 0; seed < std::uint64_t(repeats(20, 500)); ++seed) {
            for (int depth = 1; depth <= 12; ++depth) {
                const Level level = depthOf(seed, depth);
                const Reach reach = reachOf(level);
                for (const Thing &thing : level.things) {
                    QVERIFY2(reach.contains(thing.cell),
                             qPrintable(u"seed %1, depth %2: %3"_s.arg(seed).arg(depth).arg(thing.kind)));
                }
            }
        }
    }

    void aLockedRoomHasItsKeyElsewhere()
    {
        int locked = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Level level = depthOf(seed, 5);
            for (const auto &[door, key] :
                 {std::pair{u"red_door"_s, u"red_key"_s}, std::pair{u"blue_door"_s, u"blue_key"_s},
                  std::pair{u"green_door"_s, u"green_key"_s}}) {
                const int doors = countOf(level, door);
                QVERIFY(doors <= 1);
                QCOMPARE(thingOf(level, key) != nullptr, doors == 1);
                if (doors == 1) {
                    ++locked;
                    const qsizetype all = reachedBy(level);
                    std::erase_if(level.things, [&key = key](const Thing &thing) { return thing.kind == key; });
                    QVERIFY(reachedBy(level) < all);
                }
            }
        }
        QVERIFY(locked > 10 && locked < 40);
    }

    /// The hero's initial room, up to its walls and doors, has no monsters.
    void noMonsterIsNearTheArrivalCell()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Game game = Game::startDungeon(shippedCatalogue(), u"lantern"_s, seed);
            const World &world = game.world();
            for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
                const Point way = world.actor(id).cell - world.hero().cell;
                QVERIFY2(std::max(std::abs(way.x), std::abs(way.y)) > 2, qPrintable(QString::number(seed)));
            }
        }
    }

    void onlyTheLastDepthHasTheLantern()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (int depth = 1; depth <= 12; ++depth) {
                const Level level = depthOf(seed, depth);
                QCOMPARE(countOf(level, u"stairs"_s), depth == 12 ? 0 : 1);
                QCOMPARE(thingOf(level, u"lantern"_s) != nullptr, depth == 12);
            }
        }
    }

    void takingTheLanternWins()
    {
        Level level = depthOf(1, 12);
        std::erase_if(level.things,
                      [](const Thing &thing) { return thing.kind != u"start"_s && thing.kind != u"lantern"_s; });
        const Point lantern = thingOf(level, u"lantern"_s)->cell;
        for (Thing &thing : level.things) {
            thing.cell = thing.kind == u"start"_s ? lantern - Point{1, 0} : thing.cell;
        }
        Game game = gameOfLevel(level);
        QCOMPARE(firstWords(play(game, u"move east"_s)), (QStringList{u"moved"_s, u"collected"_s, u"won"_s}));
    }

    void depthsHaveDoorsWaterAndGrass()
    {
        int doors = 0;
        int water = 0;
        int grass = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Level level = depthOf(seed, 3);
            doors += countOf(level, u"door"_s);
            water += countOf(level, u"water"_s);
            grass += countOf(level, u"grass"_s);
        }
        QVERIFY2(doors > 40 && water > 40 && grass > 40, qPrintable(u"%1 %2 %3"_s.arg(doors).arg(water).arg(grass)));
    }
};

MAZEWRIGHT_SUITE(lantern, TestLantern)
#include "tst_lantern.moc"
