#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/proof.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/replay/timeline.h"
#include "gamecore/solving/solver.h"
#include "gamecore/world/event.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"
#include "tests/driver/programwindow.h"

using namespace Qt::StringLiterals;

namespace {

PlayableLevel playableOf(const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    return PlayableLevel::check(level, catalogue, issues).value();
}

/// Returns the recording of a hero who wanders randomly for so many commands.
Run wanderingRun(const PlayableLevel &level, const CataloguePtr &catalogue, std::uint64_t seed, int commands)
{
    Game game = Game::start(catalogue, level, seed).game;
    Rng rng(seed);
    EventList events;
    while (int(game.history().size()) < commands) {
        game.play(Command::move(Direction(rng.below(directionCount))), events);
        game.play(game.world().isRealTime() ? Command::advance(200) : Command::wait(), events);
    }
    return runOf(game, {}).value();
}

/// Returns rooms of 80x45 with ten hunters, ten patrols and a hero who respawns.
Level populatedRooms(const Catalogue &catalogue)
{
    const BenchMap map = makeMap(MapKind::Rooms, {80, 45});
    const std::vector<Point> floor = largestPart(map);
    Level level = levelOf(map, catalogue, floor.front());
    const std::vector<Point> cells = drawnFrom({floor.begin() + 1, floor.end()}, 20, 3);
    addThings(level, {cells.begin(), cells.begin() + 10}, u"orc"_s, {{u"behavior"_s, u"hunt"_s}});
    addThings(level, {cells.begin() + 10, cells.end()}, u"orc"_s, {{u"behavior"_s, u"patrol"_s}});
    level.rules.insert(u"clock"_s, u"turns"_s);
    level.rules.insert(u"vision"_s, u"fov"_s);
    return level;
}

void measureSeeking(const CataloguePtr &catalogue, Report &report)
{
    constexpr int turns = 10'000;
    constexpr int seeks = 2000;
    const PlayableLevel level = playableOf(populatedRooms(*catalogue), *catalogue);
    const Run run = wanderingRun(level, catalogue, 7, turns);
    Timeline timeline(run, catalogue);
    const double exploring = nanosecondsOf([&] { timeline.explore(); });
    Rng rng(11);
    std::vector<double> sought;
    for (int i = 0; i < seeks; ++i) {
        const qint64 to = rng.below(int(timeline.beats().count()) + 1);
        sought.push_back(nanosecondsOf([&] { timeline.seek(to); }));
    }
    const QString what = u"any of %1 turns on 80x45 sought"_s.arg(timeline.beats().count());
    BenchRow row = ownRow({}, what, u"ms"_s, inUnit(measuredOf(sought), 1e6));
    row.value = percentileOf(sought, 99) / 1e6;
    row.goal = Goal::atMost(16);
    row.note = u"99 % take no longer; playing all of it once, for keyframes and marks: %1 ms"_s.arg(exploring / 1e6, 0,
                                                                                                    'f', 0);
    report.add(row);
    constexpr double mebibyte = 1024.0 * 1024;
    report.add({.what = u"keyframes for that"_s,
                .value = double(timeline.keyframes().bytes()) / mebibyte,
                .valueUnit = u"MiB"_s,
                .goal = Goal::atMost(8)});
}

/// Compares recordings across an edit that does not affect them, so both levels are played to the end.
void measureComparing(const CataloguePtr &catalogue, Report &report)
{
    constexpr int turns = 10'000;
    const Level level = populatedRooms(*catalogue);
    const Run run = wanderingRun(playableOf(level, *catalogue), catalogue, 7, turns);
    Level edited = level;
    edited.rules.insert(u"level_hp"_s, 21);
    const PlayableLevel changed = playableOf(edited, *catalogue);
    std::optional<RunDifference> difference;
    const double all = nanosecondsOf([&] { difference = firstDifference(run, changed, catalogue); });
    const QString what = u"until when a run of %1 turns on 80x45 holds after an edit"_s.arg(difference->turn);
    BenchRow row = ownRow({}, what, u"ms"_s, {.median = all / 1e6, .p95 = {}});
    row.goal = Goal::atMost(100);
    report.add(row);
}

/// Measures the wait after a click on the bar of moments: the level, the panels and the messages of that moment.
void measureShowing(const CataloguePtr &catalogue, Report &report)
{
    constexpr int turns = 10'000;
    constexpr int seeks = 300;
    constexpr QSize windowSize{1280, 800};
    ProgramWindow window(catalogue);
    window.resize(windowSize);
    window.show();
    const PlayableLevel level = playableOf(populatedRooms(*catalogue), *catalogue);
    window.watching().watch(loadRun(wanderingRun(level, catalogue, 7, turns), catalogue, workHere).value());
    QCoreApplication::processEvents();
    Rng rng(13);
    std::vector<double> shown;
    for (int i = 0; i < seeks; ++i) {
        const qint64 to = rng.below(int(window.watching().run().last()) + 1);
        shown.push_back(nanosecondsOf([&] { window.watching().run().seek(to); }));
        QCoreApplication::processEvents();
    }
    BenchRow row = ownRow({}, u"any of these turns shown in the window, with panels and messages"_s, u"ms"_s,
                          inUnit(measuredOf(shown), 1e6));
    row.value = percentileOf(shown, 99) / 1e6;
    row.goal = Goal::atMost(16);
    row.note = u"99 % take no longer; painting comes on top"_s;
    report.add(row);
}

void measureVerifying(const CataloguePtr &catalogue, Report &report)
{
    constexpr int runs = 1000;
    constexpr int commands = 300;
    const PlayableLevel level =
        openLevelFile(u":/levels/buchhaim.level.json"_s, *catalogue, {}, checkStructure).level.playable().value();
    std::vector<QByteArray> texts;
    for (int seed = 0; seed < runs; ++seed) {
        texts.push_back(writeRun(wanderingRun(level, catalogue, std::uint64_t(seed), commands), *catalogue));
    }
    const double all = nanosecondsOf([&] {
        for (const QByteArray &text : texts) {
            keep(verdictOn(readRun(text, {}, catalogue), catalogue));
        }
    });
    BenchRow row = ownRow({}, u"1,000 runs of the turtle level read and played again"_s, u"ms"_s,
                          {.median = all / 1e6, .p95 = {}});
    row.goal = Goal::atMost(2000);
    report.add(row);
}

/// Returns files of the turtle level, each with a proof of another seed that it can be won.
std::vector<QByteArray> provenLevels(const CataloguePtr &catalogue, int count)
{
    Level level = openLevelFile(u":/levels/buchhaim.level.json"_s, *catalogue, {}, checkStructure).level.value();
    const PlayableLevel turtle = playableOf(level, *catalogue);
    const Solver solver(catalogue, turtle);
    std::vector<QByteArray> texts;
    for (int seed = 0; seed < count; ++seed) {
        const Solution solution = solver.solve(std::uint64_t(seed));
        const Run run = runOf(catalogue, turtle, std::uint64_t(seed), solution.commands, usualStepMs);
        level.proof = proofFrom(run, turtle, catalogue).proof;
        texts.push_back(writeLevelJson(level, *catalogue));
    }
    return texts;
}

/// Measures checking proofs as the command `verify` does for level files.
void measureProofs(const CataloguePtr &catalogue, Report &report)
{
    constexpr int proofs = 1000;
    const std::vector<QByteArray> texts = provenLevels(catalogue, proofs);
    int proven = 0;
    const double all = nanosecondsOf([&] {
        for (const QByteArray &text : texts) {
            const PlayableLevel level = playableOf(readLevelJson(text, *catalogue).level.value(), *catalogue);
            proven += int(verdictOnProof(level, catalogue).what == ProofVerdict::What::Proven);
        }
    });
    BenchRow row = ownRow({}, u"1,000 proofs of the turtle level read with it and verified"_s, u"ms"_s,
                          {.median = all / 1e6, .p95 = {}});
    row.goal = Goal::atMost(2000);
    row.note = u"%1 of them hold"_s.arg(proven);
    report.add(row);
}

} // namespace

void measureRuns(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureSeeking(catalogue, report);
    measureShowing(catalogue, report);
    measureComparing(catalogue, report);
    measureVerifying(catalogue, report);
    measureProofs(catalogue, report);
}
