#include "editor/tools/toolbox.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace {

struct FillTimes {
    std::vector<double> preview;
    std::vector<double> click;
    std::vector<double> undo;
};

FillTimes timesOfFilling(const CataloguePtr &catalogue, const Level &level, Point cell)
{
    constexpr int rounds = 15;
    LevelDocument document(catalogue);
    Toolbox toolbox(document);
    document.reset(level);
    toolbox.setTool(ToolId::Fill);
    toolbox.setPaint(Paint::ofTerrain(catalogue->wall()));
    FillTimes times;
    for (int i = 0; i < rounds; ++i) {
        times.preview.push_back(nanosecondsOf([&] {
            toolbox.hover(cell);
            keep(toolbox.preview());
        }));
        times.click.push_back(nanosecondsOf([&] {
            toolbox.press(cell, Qt::LeftButton, {});
            toolbox.release(cell);
        }));
        times.undo.push_back(nanosecondsOf([&] { document.undo(); }));
        toolbox.hover(std::nullopt);
    }
    return times;
}

/// Measures filling without a window; x11/fills.cpp measures it in the window.
void measureFill(const CataloguePtr &catalogue, Report &report)
{
    const FillTimes times = timesOfFilling(catalogue, newLevel(*catalogue, {1024, 1024}), {512, 512});
    const auto add = [&report](const QString &what, const std::vector<double> &samples) {
        report.add(ownRow({}, what, u"ms"_s, inUnit(measuredOf(samples), 1e6)));
    };
    add(u"a plain 1024x1024 level filled, document and tools: the preview"_s, times.preview);
    add(u"the same: the click"_s, times.click);
    add(u"the same: the undo"_s, times.undo);
}

#ifdef __GLIBC__
qint64 bytesInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return qint64(info.uordblks) + qint64(info.hblkhd);
}

void measureUndoMemory(const CataloguePtr &catalogue, Report &report)
{
    constexpr int edits = 1000;
    LevelDocument document(catalogue);
    document.reset(newLevel(*catalogue, {largestSide, largestSide}));
    qint64 bytes = 0;
    for (int i = 0; i < edits; ++i) {
        const Area cell({{10 + 4 * i, 9 + 3 * i}}, document.level().size());
        const qint64 before = bytesInUse();
        document.beginStroke(u"draw wall %1"_s.arg(i));
        document.change(changeByPainting(document.level(), *catalogue, cell, Paint::ofTerrain(catalogue->wall())));
        bytes += bytesInUse() - before;
        document.cancelStroke(); // an undo step would start a check, whose copies would count as well
    }
    report.add({.what = u"memory of the undo of one cell of 4096x4096"_s,
                .value = double(bytes) / edits,
                .valueUnit = u"bytes"_s,
                .goal = Goal::atMost(1024)});
}
#else
void measureUndoMemory(const CataloguePtr &, Report &report)
{
    report.leaveOut(u"The memory of undo steps is measured with glibc only."_s);
}
#endif

void measureStroke(const CataloguePtr &catalogue, Report &report)
{
    LevelDocument document(catalogue);
    Toolbox toolbox(document);
    document.reset(newLevel(*catalogue, hugeSize));
    toolbox.setPaint(Paint::ofTerrain(catalogue->wall()));
    toolbox.press({100, 100}, Qt::LeftButton, {});
    std::vector<double> moves;
    for (int i = 1; i < 400; ++i) {
        const Point cell{100 + 4 * i, 100 + 3 * i};
        moves.push_back(nanosecondsOf([&] {
            toolbox.hover(cell);
            toolbox.drag(cell);
            keep(toolbox.preview());
        }));
    }
    const double end = nanosecondsOf([&] { toolbox.release({1700, 1300}); });
    BenchRow row = ownRow({}, u"one move of a brush over 2048x2048, document and tools"_s, u"ms"_s,
                          inUnit(measuredOf(moves), 1e6));
    row.goal = Goal::atMost(16);
    row.note = u"the end of the stroke, with the copy that is analyzed: %1 ms"_s.arg(end / 1e6, 0, 'f', 2);
    report.add(row);
}

} // namespace

void measureEditing(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureFill(catalogue, report);
    measureUndoMemory(catalogue, report);
    measureStroke(catalogue, report);
}
