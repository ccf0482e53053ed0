#include "gamecore/base/rng.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/world/event.h"
#include "tests/support/botplayer.h"
#include "tests/support/dungeonlevels.h"
#include "tests/support/itemworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

Game dungeon(const QString &ruleset, int seed)
{
    return Game::startDungeon(shippedCatalogue(), ruleset, std::uint64_t(seed));
}

} // namespace

/// Descending through a dungeon, and what the hero brings along.
class TestDescending : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDungeonLevelDependsOnlyOnSeedAndDepth()
    {
        std::set<std::uint64_t> all;
        for (int seed = 0; seed < 100; ++seed) {
            for (int depth = 1; depth <= 100; ++depth) {
                QVERIFY(all.insert(seedOfDepth(std::uint64_t(seed), depth)).second);
                QVERIFY(seedOfDepth(std::uint64_t(seed), depth) <= largestSeed);
            }
        }
        QVERIFY(depthOf(u"tombs"_s, 5, 3) == depthOf(u"tombs"_s, 5, 3));
        QVERIFY(!(depthOf(u"tombs"_s, 5, 3) == depthOf(u"tombs"_s, 6, 3)));
        QVERIFY(!(depthOf(u"tombs"_s, 5, 3).terrain == depthOf(u"tombs"_s, 5, 4).terrain));
        QVERIFY(depthOf(u"tombs"_s, 5, 3).terrain == depthOf(u"classic"_s, 5, 3).terrain);
    }

    void depth5IsTheSameHoweverDepth4WasPlayed()
    {
        for (const int seed : {1, 3, 4, 6, 7}) { // seeds in which no monster blocks the only path
            Game straight = dungeon(u"peaceful"_s, seed);
            Game wandering = dungeon(u"peaceful"_s, seed);
            EventList events;
            for (int depth = 1; depth < 5; ++depth) {
                QVERIFY(goDown(straight));
                for (int i = 0; i < 50 * depth; ++i) {
                    wandering.play(Command::move(Direction(i * 5 % directionCount)), events);
                }
                QVERIFY(goDown(wandering));
            }
            QVERIFY(straight.history() != wandering.history());
            QCOMPARE(straight.world().stage().depth, 5);
            QVERIFY(straight.level() == wandering.level());
            QCOMPARE(drawn(straight.world()), drawn(wandering.world()));
            for (ActorId id = heroId; id <= straight.world().actorCount(); ++id) {
                QCOMPARE(straight.world().actor(id).facing, wandering.world().actor(id).facing);
            }
        }
    }

    void theGamePlaysTheGeneratedLevels()
    {
        Game game = dungeon(u"peaceful"_s, 42);
        for (int depth = 1; depth <= 6; ++depth) {
            QCOMPARE(game.world().stage().depth, depth);
            QVERIFY(game.level() == depthOf(u"peaceful"_s, 42, depth));
            QCOMPARE(game.world().hero().cell, startOf(game.level()));
            QVERIFY(goDown(game));
        }
    }

    void theHeroKeepsEverythingWhenDescending()
    {
        int arrivals = 0;
        for (int seed = 0; seed < 60; ++seed) {
            Game game = dungeon(u"tombs"_s, seed);
            EventList events;
            if (!goToStairs(game, u"collector"_s) || bagOf(game).size() < 2) {
                continue;
            }
            game.play(Command::use('a'), events); // takes off the dagger, which must stay off on the next depth
            const Traveller before = game.world().traveller();
            const QStringList carried = bagOf(game);
            game.play(Command::descend(), events);
            QCOMPARE(game.world().stage().depth, 2);
            QCOMPARE(bagOf(game), carried);
            QVERIFY(game.world().character() == before.state.character);
            QCOMPARE(game.world().turn(), before.state.turn + 1);
            QCOMPARE(game.world().steps(), before.state.steps);
            QCOMPARE(game.world().gold(), before.state.gold);
            ++arrivals;
        }
        QVERIFY2(arrivals >= 5, qPrintable(QString::number(arrivals)));
    }

    void underTombsStairsHealHalf()
    {
        int wounded = 0;
        for (int seed = 0; seed < 30; ++seed) {
            Game game = dungeon(u"tombs"_s, seed);
            EventList events;
            if (!goToStairs(game) || game.world().hero().hp == 100) {
                continue;
            }
            const int hp = game.world().hero().hp;
            const int expected = qMin(100, hp + 50);
            game.play(Command::descend(), events);
            QCOMPARE(words(events).first(2), (QStringList{u"healed 1 %1"_s.arg(expected - hp), u"descended 2"_s}));
            QCOMPARE(game.world().hero().hp, expected);
            ++wounded;
        }
        QVERIFY2(wounded >= 5, qPrintable(QString::number(wounded)));
    }

    void stairsHealHalfOfEvenTheMostHitPoints()
    {
        Traveller traveller;
        traveller.state.character = {.baseMaxHp = largestTrait};
        traveller.hero.hp = 1;
        const CataloguePtr catalogue = shippedCatalogue();
        const Level level = drawnLevel({u"@>"_s});
        World world(level, catalogue, catalogue->ruleset(u"tombs"_s)->rules, 1, {.depth = 1, .isDungeon = true},
                    &traveller);
        EventList events;
        playTurn(world, Command::move(Direction::East), events);
        playTurn(world, Command::descend(), events);
        QCOMPARE(world.hero().hp, 1 + largestTrait / 2);
    }

    void underClassicStairsHealNothing()
    {
        int wounded = 0;
        for (int seed = 0; seed < 60; ++seed) {
            Game game = dungeon(u"classic"_s, seed);
            EventList events;
            if (!goToStairs(game) || game.world().hero().hp == 30) {
                continue;
            }
            const int hp = game.world().hero().hp;
            game.play(Command::descend(), events);
            QCOMPARE(words(events).first(), u"descended 2"_s);
            QCOMPARE(game.world().hero().hp, hp);
            ++wounded;
        }
        QVERIFY2(wounded >= 5, qPrintable(QString::number(wounded)));
    }

    void descendingNeedsStairs()
    {
        Game game = dungeon(u"peaceful"_s, 42);
        const std::uint64_t hash = game.world().hash();
        QCOMPARE(play(game, u"descend"_s), QStringList(u"refused no_stairs"_s));
        QCOMPARE(game.world().hash(), hash);
        QVERIFY(goToStairs(game));
        QCOMPARE(play(game, u"descend"_s).first(), u"descended 2"_s);
    }

    void replayingTheHistoryGivesTheSameWorld()
    {
        for (const QString &ruleset : {u"peaceful"_s, u"classic"_s, u"tombs"_s}) {
            for (int seed = 0; seed < 10; ++seed) {
                Game game = dungeon(ruleset, seed);
                playOn(game, u"collector"_s, isAtDepth(4));
                Game again = dungeon(ruleset, seed);
                EventList events;
                for (const Command &command : game.history()) {
                    again.play(command, events);
                }
                QCOMPARE(again.world().hash(), game.world().hash());
                QCOMPARE(again.world().stage().depth, game.world().stage().depth);
                QVERIFY(again.history() == game.history() && !game.history().empty());
            }
        }
    }

    void restartingReturnsToDepthOne()
    {
        Game game = dungeon(u"peaceful"_s, 42);
        const std::uint64_t hash = game.world().hash();
        QVERIFY(goDown(game));
        game.restart();
        QCOMPARE(game.world().hash(), hash);
        QVERIFY(game.level() == depthOf(u"peaceful"_s, 42, 1));
        QVERIFY(game.history().empty());
    }
};

MAZEWRIGHT_SUITE(descending, TestDescending)
#include "tst_descending.moc"
