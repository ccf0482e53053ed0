#include "gamecore/data/kind.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runrecorder.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/shippedbots.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;

namespace {

Course courseOf(const Level &level)
{
    return {.shipped = shippedCatalogue(), .levels = {playable(level)}};
}

Course dungeon(const QString &ruleset)
{
    return {.shipped = shippedCatalogue(), .levels = {}, .ruleset = ruleset};
}

qint64 sumOf(const CellCounts &counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0),
                           [](qint64 sum, const auto &cell) { return sum + cell.second; });
}

} // namespace

/// Playtests and their figures.
class TestPlaytests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The hero respawns in that level and always gets the gold in the end.
    void aWinIsAGameWithoutADeath()
    {
        const Level level = shippedLevel();
        const BotFigures figures = playGames(courseOf(level), shippedBot(u"stroller"_s), {0, 200});
        QCOMPARE(figures.games(), 200);
        QCOMPARE(figures.count(GameEnd::Won) + figures.count(GameEnd::Lost), 200);
        QVERIFY(figures.count(GameEnd::Won) < 20);
        QCOMPARE(sumOf(figures.places.front().deaths), figures.count(GameEnd::Lost));
    }

    void everyTenthGameCountsDeathsUntilVictory()
    {
        const BotFigures figures = playGames(courseOf(shippedLevel()), shippedBot(u"stroller"_s), {0, 100});
        QCOMPARE(figures.playedOn, 10);
        QVERIFY(figures.deathsUntilWon >= figures.playedOn);
        const BotFigures mortal =
            playGames(courseOf(levelFrom(goldCorridor, classicRules)), shippedBot(u"stroller"_s), {0, 100});
        QCOMPARE(mortal.playedOn, 0);
    }

    void figuresAddUp()
    {
        const BotFigures figures = playGames(courseOf(shippedLevel()), shippedBot(u"careful"_s), {0, 100});
        const LevelFigures &place = figures.places.front();
        QCOMPARE(place.entered, 100);
        QCOMPARE(place.reached[0], 100);
        QCOMPARE(std::accumulate(place.lostAt.begin(), place.lostAt.end(), qint64(0)), figures.count(GameEnd::Lost));
        QCOMPARE(std::accumulate(place.ended.begin(), place.ended.end(), qint64(0)), 100);
        for (std::size_t i = 1; i < place.reached.size(); ++i) {
            QVERIFY(place.reached[i] <= place.reached[i - 1]);
        }
        qint64 killed = 0;
        for (const auto &[key, count] : place.killers) {
            QVERIFY2(shippedCatalogue()->kindOf(key), qPrintable(key));
            killed += count;
        }
        QCOMPARE(killed, figures.count(GameEnd::Lost));
        qint64 won = 0;
        for (const auto &[steps, games] : figures.stepsToWin) {
            QVERIFY(steps >= 125); // the shortest tour
            won += games;
        }
        QCOMPARE(won, figures.count(GameEnd::Won));
        QCOMPARE(place.taken.at(u"treasure"_s), sumOf(place.takes));
    }

    void anyShardingGivesTheSameFigures()
    {
        const int games = repeats(300, 10'000);
        const Course course = courseOf(shippedLevel());
        const std::vector<Bot> bots{shippedBot(u"careful"_s), shippedBot(u"beginner"_s)};
        Playtest whole = playtestOf(course, bots, u"Turtles"_s);
        Playtest parts = whole;
        for (std::size_t i = 0; i < bots.size(); ++i) {
            whole.bots[i] = playGames(course, bots[i], {7, games});
        }
        constexpr qint64 shards = 100;
        qint64 played = 0;
        for (qint64 shard = 1; shard <= shards; ++shard) {
            const qint64 number = (shard * 37) % shards + 1; // in a different order
            Playtest part = playtestOf(course, bots, u"Turtles"_s);
            const SeedRange seeds = SeedRange{7, games}.shard(number, shards);
            for (std::size_t i = 0; i < bots.size(); ++i) {
                part.bots[i] = playGames(course, bots[i], seeds);
            }
            played += seeds.count;
            QCOMPARE(merge(parts, part), PlaytestFault::None);
        }
        QCOMPARE(played, games);
        QVERIFY(parts == whole);
    }

    void differentLevelsOrBotsAreNotMerged()
    {
        const std::vector<Bot> careful{shippedBot(u"careful"_s)};
        const Course turtles = courseOf(shippedLevel());
        Playtest first = playtestOf(turtles, careful, u"Turtles"_s);
        const Playtest before = first;
        QCOMPARE(merge(first, playtestOf(courseOf(levelFrom(goldCorridor)), careful, {})), PlaytestFault::OtherLevel);
        QCOMPARE(merge(first, playtestOf(dungeon(u"tombs"_s), careful, {})), PlaytestFault::OtherLevel);
        QCOMPARE(merge(first, playtestOf(turtles, {shippedBot(u"runner"_s)}, {})), PlaytestFault::OtherBots);
        QVERIFY(first == before);
    }

    void gamesAreNotMergedTwice()
    {
        const Course course = courseOf(levelFrom(goldCorridor, classicRules));
        const std::vector<Bot> bots{shippedBot(u"careful"_s)};
        const auto playtest = [&](const SeedRange &seeds) {
            Playtest result = playtestOf(course, bots, {});
            result.bots[0] = playGames(course, bots[0], seeds);
            return result;
        };
        Playtest some = playtest({10, 10});
        QCOMPARE(merge(some, playtest({19, 5})), PlaytestFault::SameGames);
        QCOMPARE(merge(some, playtest({5, 6})), PlaytestFault::SameGames);
        QCOMPARE(merge(some, playtest({0, 100})), PlaytestFault::SameGames);
        QCOMPARE(some.bots[0].games(), 10);
        QCOMPARE(merge(some, playtest({20, 5})), PlaytestFault::None);
        QCOMPARE(some.bots[0].games(), 15);
    }

    /// The recording of each game is valid when it is replayed by the code for recordings.
    void everyGameReplaysToItsHash()
    {
        const int games = repeats(30, 2'000);
        const std::vector<Course> courses{courseOf(shippedLevel()), courseOf(richLevel(u"classic"_s, u"turns"_s)),
                                          courseOf(richLevel(u"tombs"_s, u"realtime"_s)), dungeon(u"classic"_s)};
        for (const Course &course : courses) {
            for (const Bot &each : shippedBots()) {
                Playout first(course, each);
                Playout second(course, each);
                second.replay(3); // earlier games have no effect
                for (std::uint64_t seed = 0; seed < std::uint64_t(course.isDungeon() ? games / 10 : games); ++seed) {
                    const Game game = first.replay(seed);
                    QCOMPARE(second.replay(seed).world().hash(), game.world().hash());
                    const std::optional<Run> run = runOf(game, {.by = RunOrigin::By::Bot, .name = each.key});
                    QVERIFY(run);
                    QCOMPARE(verdictOn({.run = run, .issues = {}}, course.shipped).what, RunVerdict::What::Holds);
                }
            }
        }
    }

    void aCampaignCarriesItsHero()
    {
        const QString rest = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [\"exit\"] }"_s;
        Course course = courseOf(levelFrom({u"#####"_s, u"#@/X#"_s, u"#####"_s}, rest));
        course.levels.push_back(playable(levelFrom({u"#####"_s, u"#@ X#"_s, u"#####"_s}, rest)));
        for (const bool carries : {true, false}) {
            course.carriesHero = carries;
            Playout playout(course, shippedBot(u"collector"_s));
            BotFigures figures;
            playout.play(1, figures);
            QCOMPARE(figures.count(GameEnd::Won), 1);
            QCOMPARE(figures.places.size(), std::size_t(2));
            QCOMPARE(figures.places[0].left, 1);
            QCOMPARE(figures.places[1].ended[std::size_t(GameEnd::Won)], 1);
            const World last = playout.replay(1).world();
            const int sword = last.itemInSlot(Slot::RightHand);
            QCOMPARE(last.kindOfItem(sword).key == u"sword"_s, carries);
        }
    }

    void dungeonFiguresAreCountedByDepth()
    {
        const BotFigures figures = playGames(dungeon(u"tombs"_s), shippedBot(u"runner"_s), {0, 12});
        QCOMPARE(figures.places[0].entered, 12);
        QVERIFY(figures.places.size() > 1);
        for (std::size_t depth = 1; depth < figures.places.size(); ++depth) {
            QCOMPARE(figures.places[depth].entered, figures.places[depth - 1].left);
            QVERIFY(figures.places[depth].deaths.empty());
        }
    }

    void cancellingKeepsOnlyWholeGames()
    {
        const std::atomic<bool> isCancelled = true;
        const BotFigures none = playGames(courseOf(shippedLevel()), shippedBot(u"careful"_s), {0, 100}, &isCancelled);
        QCOMPARE(none.games(), 0);
    }

    void adjacentSeedsShareARow()
    {
        BotFigures figures;
        figures.addEnd(5, GameEnd::Won);
        figures.addEnd(6, GameEnd::Lost);
        figures.addEnd(9, GameEnd::GaveUp);
        QCOMPARE(figures.ends.size(), std::size_t(2));
        BotFigures between;
        between.addEnd(7, GameEnd::Won);
        between.addEnd(8, GameEnd::Won);
        figures.merge(between);
        QCOMPARE(figures.ends.size(), std::size_t(1));
        QCOMPARE(figures.ends.at(5), "wlwwg"_ba);
        QCOMPARE(figures.endOf(8), std::optional('w'));
        QVERIFY(!figures.endOf(4) && !figures.endOf(10));
    }
};

MAZEWRIGHT_SUITE(playtests, TestPlaytests)
#include "tst_playtests.moc"
