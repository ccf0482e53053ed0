#include "tests/bench/tiledmap.h"
#include "tests/bench/x11/drivenprogram.h"
#include "tests/bench/x11/work.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 3;
constexpr int fills = 4; ///< per round

/// The cost of one fill, from moving the mouse over the plain floor on.
struct FillCost {
    ProgramCost hover; ///< including the preview
    ProgramCost click;
    ProgramCost undo;

    ProgramCost all() const { return hover + click + undo; }
};

/// A program and the way to fill with it, in its window with the level fitted in.
struct Filler {
    QString name;
    QStringList command;
    QKeyCombination fit;
    Qt::MouseButton pickButton;
    Qt::KeyboardModifiers pickModifiers;
    QPoint block; ///< position in its window of the wall block in the middle of the level, whose terrain is picked
    QPoint floor; ///< position of the floor to fill
    std::vector<FillCost> costs = {};

    bool isComplete() const { return int(costs.size()) == rounds * fills; }
};

/// Fills once and undoes it. std::nullopt if the click does not fill or the undo does not restore the floor.
std::optional<FillCost> costOfFill(DrivenProgram &program, const Filler &side)
{
    const QRect seen(side.floor - QPoint(30, 30), QSize(20, 20));
    const FakeInput &input = program.input();
    program.costOf([&] { input.moveTo(program.onScreen(side.block)); });
    const QByteArray before = program.pixelsOf(seen);
    FillCost cost;
    cost.hover = program.costOf([&] { input.moveTo(program.onScreen(side.floor)); });
    cost.click = program.costOf([&] { input.click(Qt::LeftButton); });
    const QByteArray filled = program.pixelsOf(seen);
    cost.undo = program.costOf([&] { input.type(Qt::CTRL | Qt::Key_Z); });
    const bool isUndone = program.pixelsOf(seen) == before;
    return isUndone && filled != before ? std::optional(cost) : std::nullopt;
}

void addRound(const Stage &stage, Filler &side)
{
    DrivenProgram program(stage.screen, side.command, stage.settings);
    if (!program.isReady()) {
        return;
    }
    const FakeInput &input = program.input();
    program.costOf([&] { input.type(side.fit); });
    program.costOf([&] { input.moveTo(program.onScreen(side.block)); });
    program.costOf([&] { input.click(side.pickButton, side.pickModifiers); });
    program.costOf([&] { input.type(QKeyCombination(Qt::Key_F)); });
    for (int i = 0; i < fills && program.isReady(); ++i) {
        if (const std::optional<FillCost> cost = costOfFill(program, side)) {
            side.costs.push_back(*cost);
        }
    }
}

template<typename Figure>
Measured measured(const Filler &side, const Figure &figure)
{
    std::vector<double> samples;
    for (const FillCost &cost : side.costs) {
        samples.push_back(figure(cost));
    }
    return measuredOf(samples);
}

void addRows(Report &report, const Filler &ours, const Filler &peer)
{
    const auto row = [&](const QString &what, const auto &figure) {
        return ratioRow(u"G5"_s, what, u"ms"_s, measured(ours, figure), measured(peer, figure));
    };
    BenchRow all = row(u"a plain 1024x1024 level filled in the window and that undone, Tiled"_s,
                       [](const FillCost &cost) { return cost.all().allMs; });
    all.goal = Goal::atLeast(20, 75);
    all.note = u"processor time of all threads: repaints, and our live analysis of the level after each"_s;
    report.add(all);
    report.add(
        row(u"of these: the mouse comes to it (preview)"_s, [](const FillCost &cost) { return cost.hover.allMs; }));
    report.add(row(u"of these: the click"_s, [](const FillCost &cost) { return cost.click.allMs; }));
    report.add(row(u"of these: the undo"_s, [](const FillCost &cost) { return cost.undo.allMs; }));
    const auto waited = [](const FillCost &cost) { return cost.all().firstThreadMs; };
    if (measured(ours, waited).median > 0) {
        BenchRow thread = row(u"the same in the thread of the window alone"_s, waited);
        thread.note = u"what a person waits for: without the analysis"_s;
        report.add(thread);
    }
}

} // namespace

void measureFills(const Stage &stage, Report &report)
{
    const QTemporaryDir folder;
    const MapFiles files = writePlainMapFiles(folder.path(), 1024);
    std::vector<Filler> sides{
        {u"Mazewright"_s,
         {QStringLiteral(MAZEWRIGHT_PROGRAM), u"edit"_s, files.ours},
         Qt::CTRL | Qt::Key_0,
         Qt::LeftButton,
         Qt::ControlModifier,
         {537, 400},
         {637, 500}},
        {u"Tiled"_s,
         {u"tiled"_s, u"--new-instance"_s, files.tiled},
         Qt::CTRL | Qt::Key_Slash,
         Qt::RightButton,
         {},
         {772, 428},
         {952, 608}},
    };
    for (int round = 0; round < rounds; ++round) {
        for (Filler &side : sides) {
            addRound(stage, side);
        }
    }
    for (const Filler &side : sides) {
        if (!side.isComplete()) {
            report.leaveOut(
                u"%1 could not be made to fill by mouse and keys: these rows are left out."_s.arg(side.name));
            return;
        }
    }
    addRows(report, sides[0], sides[1]);
}
