#include "app/playtests/livegames.h"
#include "app/playtests/liveplaytest.h"
#include "app/playtests/playtesttext.h"
#include "app/watch/watchedrun.h"
#include "editor/view/editdocks.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/timeline.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"
#include "tests/driver/programwindow.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QThread>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

std::vector<Bot> benchBots()
{
    IssueList issues;
    return loadBots({u":/data"_s}, issues);
}

Level turtleLevel(const Catalogue &catalogue)
{
    return openLevelFile(u":/levels/buchhaim.level.json"_s, catalogue, {}, checkStructure).level.value();
}

PlayableLevel playableTurtle(const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    return PlayableLevel::check(level, catalogue, issues).value();
}

void measureGames(const CataloguePtr &catalogue, Report &report)
{
    constexpr qint64 games = 10'000;
    const Course course{catalogue, {playableTurtle(turtleLevel(*catalogue), *catalogue)}};
    const std::vector<Bot> bots{*botNamed(benchBots(), u"careful"_s)};
    const GamePool pool{.threads = QThread::idealThreadCount()};
    const std::atomic<bool> isCancelled = false;
    const double all = nanosecondsOf([&] {
        keep(pool.play(course, bots, playtestOf(course, bots, {}), {.first = 0, .count = games}, isCancelled));
    });
    BenchRow row = ownRow({}, u"10,000 games of the turtle level by the careful player, on all cores"_s, u"ms"_s,
                          {.median = all / 1e6, .p95 = {}});
    row.goal = Goal::atMost(2000, 1000);
    report.add(row);
}

/// Measures the time from handing over a changed copy of a level to the first share of the first bot.
void measureFirstShare(const CataloguePtr &catalogue, Report &report)
{
    LivePlaytest live(catalogue, benchBots());
    live.setThreads(std::max(1, QThread::idealThreadCount() / 2));
    std::vector<double> samples;
    for (int i = 0; i < 20; ++i) {
        auto level = std::make_shared<Level>(turtleLevel(*catalogue));
        level->terrain.set({3 + i % 14, 14}, catalogue->floor()); // in the outer wall
        level->terrain.set({3 + i / 14, 0}, catalogue->floor());
        samples.push_back(nanosecondsOf([&] {
            live.play(std::shared_ptr<const Level>(level), true);
            do {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            } while (live.rows().front().now->inRow < WatchedShare::firstLook);
        }));
    }
    BenchRow row = ownRow({}, u"from a change of the turtle level to the first share with its interval"_s, u"ms"_s,
                          inUnit(measuredOf(samples), 1e6));
    row.goal = Goal::atMost(110); // of 150 ms; the editor waits 40 ms first to keep strokes smooth
    report.add(row);
}

/// Measures the same as a user sees it: from the end of a stroke in the window until the panel shows the first bot's
/// share with its interval.
void measureStroke(const CataloguePtr &catalogue, Report &report)
{
    constexpr int strokes = 29; // each makes a version that was not played before
    const QTemporaryDir data;   // an empty folder, without results of earlier runs
    const QByteArray dataBefore = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    ProgramWindow window(catalogue);
    window.resize({1280, 800});
    window.editNewLevel();
    window.show();
    window.editor().openLevel(turtleLevel(*catalogue), {}, false);
    window.editor().docks().showPanel(u"playtestDock"_s);
    QCoreApplication::processEvents();
    auto *table = window.findChild<QTreeWidget *>(u"playtestTable"_s);
    const LivePlaytest &live = *window.program().playtests().live();
    const auto isShown = [&] {
        const LiveFigures &figures = *live.rows().front().now;
        return figures.inRow >= WatchedShare::firstLook
               && table->topLevelItem(0)->text(1) == PlaytestText::shareOf(figures);
    };
    Toolbox &toolbox = window.editor().toolbox();
    toolbox.setTool(ToolId::Brush);
    std::vector<double> samples;
    for (int i = 0; i < strokes; ++i) {
        toolbox.setPaint(Paint::ofTerrain(i / 15 % 2 == 0 ? catalogue->floor() : catalogue->wall()));
        const Point cell{2 + i % 15, 14}; // in the outer wall
        toolbox.press(cell, Qt::LeftButton, {});
        samples.push_back(nanosecondsOf([&] {
            toolbox.release(cell);
            const auto games = live.games();
            while (live.games() == games || !isShown()) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
        }));
    }
    BenchRow row = ownRow({}, u"from a stroke in the window to the first share with its interval in the panel"_s,
                          u"ms"_s, inUnit(measuredOf(samples), 1e6));
    row.goal = Goal::atMost(150);
    row.note = u"of these the editor waits 40, so that strokes do not feel it"_s;
    report.add(row);
    qputenv("XDG_DATA_HOME", dataBefore);
}

/// Measures the work before a death is shown, without the window.
void measureDeath(const CataloguePtr &catalogue, Report &report)
{
    const Course course{catalogue, {playableTurtle(turtleLevel(*catalogue), *catalogue)}};
    const std::vector<Bot> bots = benchBots();
    std::vector<double> samples;
    for (const Bot &bot : bots) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            samples.push_back(nanosecondsOf([&] {
                Playout playout(course, bot);
                std::optional<Run> run = runOf(playout.replay(seed), {});
                const std::optional<LoadedRun> loaded = loadRun(std::move(*run), catalogue, workHere);
                keep(beforeLastDanger(*loaded->timeline));
            }));
        }
    }
    BenchRow row = ownRow({}, u"a game of a player played again, recorded and gone through, to be watched"_s, u"ms"_s,
                          inUnit(measuredOf(samples), 1e6));
    row.goal = Goal::atMost(150);
    report.add(row);
}

} // namespace

void measureBots(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureGames(catalogue, report);
    measureFirstShare(catalogue, report);
    measureStroke(catalogue, report);
    measureDeath(catalogue, report);
}
