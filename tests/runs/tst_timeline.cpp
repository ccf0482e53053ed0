#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/timeline.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Run randomRun(const QString &ruleset, const QString &place, std::uint64_t seed, int commands)
{
    Game game = newGame(ruleset, place, seed);
    AnyPlay player(seed);
    playAtRandom(game, player, commands);
    return runOf(game, {}).value();
}

Run runOfLines(const Game &start, const QStringList &lines)
{
    Game game = start;
    for (const QString &line : lines) {
        play(game, line);
    }
    return runOf(game, {}).value();
}

/// Returns the world's hash after each number of beats, by playing from the start.
std::vector<std::uint64_t> hashesFromTheStart(const Run &run)
{
    Game game = startOf(run, shippedCatalogue());
    const Beats beats(run.lines);
    std::vector<std::uint64_t> hashes{game.world().hash()};
    EventList events;
    for (qint64 i = 0; i < beats.count(); ++i) {
        game.play(beats.at(i), events);
        hashes.push_back(game.world().hash());
    }
    return hashes;
}

Timeline explored(const Run &run, qint64 mostBytes = Timeline::usualBytes)
{
    Timeline timeline(run, shippedCatalogue(), mostBytes);
    if (!timeline.explore()) {
        qFatal("nobody has cancelled");
    }
    return timeline;
}

} // namespace

/// A run can be navigated in both directions, and each moment equals the one reached by playing from the start.
class TestTimeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seekingGivesTheSameStateAsPlaying_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("place");
        for (const Ruleset &ruleset : shippedCatalogue()->rulesets()) {
            for (const char *place : {"turns", "realtime", "dungeon"}) {
                QTest::addRow("%s, %s", qPrintable(ruleset.key), place) << ruleset.key << QString::fromLatin1(place);
            }
        }
    }

    void seekingGivesTheSameStateAsPlaying()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, place);
        for (int seed = 0; seed < repeats(2, 50); ++seed) {
            const Run run = randomRun(ruleset, place, std::uint64_t(seed), 600);
            const std::vector<std::uint64_t> expected = hashesFromTheStart(run);
            Timeline timeline = explored(run, seed % 2 == 0 ? Timeline::usualBytes : 64 * 1024);
            QCOMPARE(timeline.game().world().hash(), expected.front());
            QCOMPARE(expected.back(), run.hashes.back().hash);
            Rng rng(std::uint64_t(seed), 7);
            for (int i = 0; i < 100; ++i) {
                const int count = int(timeline.beats().count());
                const qint64 near = std::clamp(timeline.at() + rng.between(-3, 3), qint64(0), qint64(count));
                const qint64 to = rng.below(2) == 0 ? near : rng.below(count + 1);
                timeline.seek(to);
                QCOMPARE(timeline.at(), to);
                QVERIFY2(timeline.game().world().hash() == expected[std::size_t(to)], qPrintable(QString::number(to)));
            }
        }
    }

    void longAdvancesAreSplitIntoBeats()
    {
        const Beats beats({{.command = Command::advance(250), .times = 2}, {}, {.command = Command::pickUp()}});
        QCOMPARE(beats.count(), 7);
        QList<int> lengths;
        for (int i = 0; i < 6; ++i) {
            lengths.append(beats.at(i).milliseconds);
        }
        QCOMPARE(lengths, QList<int>({100, 100, 50, 100, 100, 50}));
        QVERIFY(beats.at(6) == Command::pickUp());
    }

    void linesUntilABeatLeadToItsState()
    {
        const Run run = randomRun(u"buchhaim"_s, u"realtime"_s, 3, 200);
        const std::vector<std::uint64_t> expected = hashesFromTheStart(run);
        const Beats beats(run.lines);
        for (qint64 at = 0; at <= beats.count(); at += 7) {
            Game game = startOf(run, shippedCatalogue());
            EventList events;
            for (const RunLine &line : beats.linesUntil(at)) {
                for (qint64 i = 0; i < line.times; ++i) {
                    game.play(*line.command, events);
                }
            }
            QCOMPARE(game.world().hash(), expected[std::size_t(at)]);
        }
    }

    void keyframesStayWithinTheMemoryLimit()
    {
        Game game = newGame(u"peaceful"_s, u"turns"_s, 4);
        EventList events;
        for (int i = 0; i < 2000; ++i) {
            game.play(Command::wait(), events);
        }
        const Run run = runOf(game, {}).value();
        constexpr qint64 little = 64 * 1024;
        Timeline timeline = explored(run, little);
        QVERIFY(timeline.keyframes().distance() > 16);
        for (qint64 at = timeline.beats().count(); at > 0; at -= 5) {
            timeline.seek(at);
            QVERIFY(timeline.keyframes().bytes() <= little);
        }
    }

    void marksAreSetAtNotableEvents()
    {
        const Run run = runOfLines(gameOf(goldCorridor, buchhaimInTurns),
                                   {u"wait"_s, u"move east"_s, u"move east"_s, u"move east"_s});
        const Timeline timeline = explored(run);
        const std::vector<RunMark> expected{{RunMark::Type::PickUp, 4}, {RunMark::Type::Stairs, 4}};
        QVERIFY(timeline.marks() == expected);
    }

    void aCancelledExplorationIsReported()
    {
        Timeline timeline(randomRun(u"tombs"_s, u"dungeon"_s, 4, 100), shippedCatalogue());
        const std::atomic<bool> isCancelled = true;
        QVERIFY(!timeline.explore(&isCancelled));
    }

    void seekingGivesTheEventsOfTheBeat()
    {
        Timeline timeline =
            explored(runOfLines(gameOf(goldCorridor, buchhaimInTurns), {u"move east"_s, u"move east"_s, u"wait"_s}));
        for (const qint64 from : {0, 3, 1}) {
            timeline.seek(from);
            timeline.seek(2);
            QCOMPARE(words(timeline.events()), QStringList{u"moved 1 [2, 1] [3, 1]"_s});
        }
        timeline.seek(0);
        QVERIFY(timeline.events().isEmpty());
    }

    void seekingATimeFindsTheLatestMomentUpToIt_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("place");
        QTest::newRow("turns") << u"peaceful"_s << u"turns"_s;
        QTest::newRow("real time") << u"buchhaim"_s << u"realtime"_s;
        QTest::newRow("a dungeon") << u"tombs"_s << u"dungeon"_s;
    }

    void seekingATimeFindsTheLatestMomentUpToIt()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, place);
        const Run run = randomRun(ruleset, place, 5, 300);
        std::vector<qint64> clocks;
        Timeline walked = explored(run);
        for (qint64 at = 0; at <= walked.beats().count(); ++at) {
            walked.seek(at);
            clocks.push_back(walked.game().world().clockNow());
        }
        QVERIFY(clocks.back() > 20);
        Timeline sought = explored(run);
        Rng rng(7);
        for (int i = 0; i < 200; ++i) {
            const auto clock = qint64(rng.below(int(clocks.back() + clocks.back() / 8 + 1)));
            sought.seekClock(clock);
            const auto later = std::upper_bound(clocks.begin(), clocks.end(), clock);
            QCOMPARE(sought.at(), qint64(later - clocks.begin()) - 1);
        }
    }

    void aLongFightIsShownFromNearItsEnd()
    {
        const QString rat = uR"("legend": { "r": "rat" }, "ruleset": "classic",
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 900, "power": 3 } } })"_s;
        const Run run = runOfLines(gameOf({u"####"_s, u"#@r#"_s, u"####"_s}, rat), QStringList(200, u"wait"_s));
        const Timeline timeline = explored(run);
        QCOMPARE(run.outcome, Status::Lost);
        const qint64 end = timeline.marks().back().beat;
        QVERIFY(end > 25); // the hero was hit all the time
        QVERIFY(beforeLastDanger(timeline) >= end - 25);
        QVERIFY(beforeLastDanger(timeline) < end - 5);
    }

    void theRouteListsTheCellsOfTheHero_data() { seekingATimeFindsTheLatestMomentUpToIt_data(); }

    void theRouteListsTheCellsOfTheHero()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, place);
        Timeline timeline = explored(randomRun(ruleset, place, 6, 300));
        std::vector<WayPoint> way;
        for (qint64 at = 0; at <= timeline.beats().count(); ++at) {
            timeline.seek(at);
            const World &world = timeline.game().world();
            const WayPoint here{at, world.hero().cell, world.stage().depth};
            if (way.empty() || way.back().cell != here.cell || way.back().depth != here.depth) {
                way.push_back(here);
            }
        }
        QVERIFY(way.size() > 5);
        QVERIFY(timeline.way() == way);
    }
};

MAZEWRIGHT_SUITE(timeline, TestTimeline)
#include "tst_timeline.moc"
