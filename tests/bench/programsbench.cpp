#include "tests/bench/groups.h"
#include "tests/bench/processes.h"
#include "tests/bench/tiledmap.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 9;

QString program()
{
    return QStringLiteral(MAZEWRIGHT_PROGRAM);
}

QStringList offscreen()
{
    return {u"QT_QPA_PLATFORM=offscreen"_s};
}

BenchRow rowOf(const QString &goalId, const QString &what, const QString &unit, const Measured &ours,
               const Measured &peer, const Goal &goal)
{
    BenchRow row = ratioRow(goalId, what, unit, ours, peer);
    row.goal = goal;
    return row;
}

void leaveOut(const QString &peer, Report &report)
{
    report.leaveOut(u"%1 is not there or failed (Debian: tiled): rows against it are left out."_s.arg(peer));
}

/// D1: pictures of 2048 pixels a side, whatever the size of the map.
void measurePictures(const QString &folder, int side, Report &report)
{
    const MapFiles files = writeMapFiles(folder, side);
    constexpr int pixels = 2048;
    const QString ours = folder % u"/ours.png"_s;
    const QString theirs = folder % u"/theirs.png"_s;
    const auto uses = alternateUses(
        {{program(), u"render"_s, files.ours, u"-o"_s, ours, u"--tile-size"_s, QString::number(pixels / side)},
         {u"tmxrasterizer"_s, u"--size"_s, QString::number(pixels), files.tiled, theirs}},
        rounds, offscreen());
    if (!uses[0] || !uses[1]) {
        leaveOut(u"tmxrasterizer"_s, report);
        return;
    }
    BenchRow row = rowOf(u"D1"_s, u"%1x%1 cells to a PNG of 2048x2048, tmxrasterizer"_s.arg(side), u"ms"_s,
                         uses[0]->wallMs, uses[1]->wallMs, Goal::atLeast(1.4, 9));
    row.note = u"files: %1 and %2 MB"_s.arg(double(QFileInfo(ours).size()) / 1e6, 0, 'f', 2)
                   .arg(double(QFileInfo(theirs).size()) / 1e6, 0, 'f', 2);
    report.add(row);
}

/// D2, and D3 for the larger map.
void measureRewriting(const QString &folder, int side, Report &report)
{
    const MapFiles files = writeMapFiles(folder, side);
    const bool isLarge = side == 1024;
    const std::vector<QStringList> commands{
        {program(), u"convert"_s, files.ours, folder % u"/ours.level.json"_s},
        {u"tiled"_s, u"--export-map"_s, u"json"_s, files.tiled, folder % u"/theirs.tmj"_s}};
    const auto uses = alternateUses(commands, rounds, offscreen());
    if (!uses[0] || !uses[1]) {
        leaveOut(u"tiled"_s, report);
        return;
    }
    const QString what = u"level of %1x%1 rewritten, tiled --export-map"_s.arg(side);
    report.add(rowOf(u"D2"_s, what, u"ms"_s, uses[0]->wallMs, uses[1]->wallMs,
                     isLarge ? Goal::atLeast(10, 15) : Goal::atLeast(4, 8)));
    if (isLarge) {
        const auto peaks = peaksOf(commands, 3, offscreen());
        report.add(rowOf(u"D3"_s, what % u": peak memory"_s, u"MB"_s, *peaks[0], *peaks[1], Goal::atLeast(5, 9)));
    }
}

} // namespace

void measurePrograms(Report &report)
{
    const QTemporaryDir folder;
    for (const int side : {256, 1024}) {
        measurePictures(folder.path(), side, report);
    }
    for (const int side : {256, 1024}) {
        measureRewriting(folder.path(), side, report);
    }
}
