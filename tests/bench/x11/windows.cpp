#include "tests/bench/x11/windows.h"

#include "tests/bench/tiledmap.h"
#include "tests/bench/x11/stage.h"
#include "tests/bench/x11/watcher.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 5;

struct Watched {
    QString name;
    QStringList command;
    std::vector<WindowWatcher::Shown> shown = {};

    bool isComplete() const { return int(shown.size()) == rounds; }
    Measured figure(double WindowWatcher::Shown::*which) const
    {
        std::vector<double> samples;
        for (const WindowWatcher::Shown &one : shown) {
            samples.push_back(one.*which);
        }
        return measuredOf(samples);
    }
};

void watchInTurns(WindowWatcher &watcher, const QStringList &settings, std::vector<Watched> &programs)
{
    for (int round = -1; round < rounds; ++round) {
        for (Watched &program : programs) {
            const bool hasFailed = int(program.shown.size()) < round;
            const auto shown = hasFailed ? std::nullopt : watcher.watch(program.command, settings);
            if (round >= 0 && shown) {
                program.shown.push_back(*shown);
            }
        }
    }
}

void addRow(Report &report, const QString &goalId, const QString &what, const QString &unit, const Watched &ours,
            const Watched &peer, double WindowWatcher::Shown::*which, const Goal &goal)
{
    if (!ours.isComplete() || !peer.isComplete()) {
        report.leaveOut(u"No window of %1 showed every time: rows against it are left out."_s.arg(
            ours.isComplete() ? peer.name : ours.name));
        return;
    }
    BenchRow row = ratioRow(goalId, what % u", "_s % peer.name, unit, ours.figure(which), peer.figure(which));
    row.goal = goal;
    report.add(row);
}

void watchPrograms(const Stage &stage, Report &report)
{
    using Shown = WindowWatcher::Shown;
    WindowWatcher watcher(stage.screen);
    const QTemporaryDir folder;
    const MapFiles small = writeMapFiles(folder.path(), 256);
    const MapFiles large = writeMapFiles(folder.path(), 1024);
    const QString mazewright = QStringLiteral(MAZEWRIGHT_PROGRAM);
    const QString own = u"--new-instance"_s;
    std::vector<Watched> programs{{u"Mazewright"_s, {mazewright, u"edit"_s, small.ours}},
                                  {u"Tiled"_s, {u"tiled"_s, own, small.tiled}},
                                  {u"KGoldrunner"_s, {u"/usr/games/kgoldrunner"_s}},
                                  {u"Mazewright"_s, {mazewright, u"edit"_s, large.ours}},
                                  {u"Tiled"_s, {u"tiled"_s, own, large.tiled}}};
    watchInTurns(watcher, stage.settings, programs);
    addRow(report, u"G1"_s, u"start to window, 256x256"_s, u"ms"_s, programs[0], programs[1], &Shown::mappedMs,
           Goal::atLeast(1.5, 2.5));
    addRow(report, u"G1"_s, u"start to window, 256x256"_s, u"ms"_s, programs[0], programs[2], &Shown::mappedMs,
           Goal::atLeast(1.5, 3));
    addRow(report, u"G2"_s, u"start to map visible, 1024x1024"_s, u"ms"_s, programs[3], programs[4], &Shown::contentMs,
           Goal::atLeast(3, 5));
    addRow(report, u"G3"_s, u"peak memory, 1024x1024 shown"_s, u"MB"_s, programs[3], programs[4], &Shown::peakMb,
           Goal::atLeast(2.5, 4));
}

} // namespace

void measureWindows(Report &report)
{
    onStage(report, [&report](const Stage &stage) { watchPrograms(stage, report); });
}
