#include "tests/bench/tiledmap.h"
#include "tests/bench/x11/drivenprogram.h"
#include "tests/bench/x11/work.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 3;
constexpr int repaints = 8; ///< per round

/// A program, the keys to use it with, and the cost of each repaint.
struct Repainter {
    QString name;
    QStringList command;
    QKeyCombination fit;
    QKeyCombination oneToOne;
    QKeyCombination toggle; ///< triggers a repaint of the level
    std::vector<double> ms = {};

    bool isComplete() const { return int(ms.size()) == rounds * repaints; }
};

/// True if the key visibly toggles the grid. Tested at 100 %, where grids are shown.
bool doesToggle(DrivenProgram &program, const Repainter &side)
{
    constexpr QRect middle{500, 300, 300, 200};
    const auto type = [&program](QKeyCombination keys) { program.costOf([&] { program.input().type(keys); }); };
    type(side.oneToOne);
    const QByteArray before = program.pixelsOf(middle);
    type(side.toggle);
    const bool isOther = program.pixelsOf(middle) != before;
    type(side.toggle);
    return isOther && !before.isEmpty();
}

void addRound(const Stage &stage, Repainter &side)
{
    DrivenProgram program(stage.screen, side.command, stage.settings);
    if (!program.isReady() || !doesToggle(program, side)) {
        return;
    }
    program.costOf([&] { program.input().type(side.fit); });
    for (int i = 0; i < repaints && program.isReady(); ++i) {
        side.ms.push_back(program.costOf([&] { program.input().type(side.toggle); }).allMs);
    }
}

void addRow(Report &report, const QString &what, const Repainter &ours, const Repainter &peer)
{
    if (!ours.isComplete() || !peer.isComplete()) {
        report.leaveOut(u"%1 could not be used by keys: its repaints are left out."_s.arg(
            ours.isComplete() ? peer.name : ours.name));
        return;
    }
    BenchRow row = ratioRow(u"G4"_s, what, u"ms"_s, measuredOf(ours.ms), measuredOf(peer.ms));
    row.goal = Goal::atLeast(6, 12);
    row.note = u"processor time; ours shows the whole level, Tiled at most a part of it (5 %)"_s;
    report.add(row);
}

} // namespace

void measureRepaints(const Stage &stage, Report &report)
{
    const QTemporaryDir folder;
    const MapFiles files = writeMapFiles(folder.path(), 1024);
    const QStringList edit{QStringLiteral(MAZEWRIGHT_PROGRAM), u"edit"_s, files.ours};
    constexpr QKeyCombination ourFit = Qt::CTRL | Qt::Key_0;
    constexpr QKeyCombination ourOneToOne = Qt::CTRL | Qt::Key_1;
    std::vector<Repainter> sides{
        {u"Mazewright"_s, edit, ourFit, ourOneToOne, Qt::CTRL | Qt::SHIFT | Qt::Key_G},
        {u"Tiled"_s,
         {u"tiled"_s, u"--new-instance"_s, files.tiled},
         Qt::CTRL | Qt::Key_Slash,
         Qt::CTRL | Qt::Key_0,
         Qt::CTRL | Qt::Key_G},
        {u"Mazewright"_s, edit, ourFit, ourOneToOne, QKeyCombination(Qt::Key_F4)},
    };
    for (int round = 0; round < rounds; ++round) {
        for (Repainter &side : sides) {
            addRound(stage, side);
        }
    }
    addRow(report, u"1024x1024 fitted into the window, grid on or off: all painted anew, Tiled"_s, sides[0], sides[1]);
    addRow(report, u"the same, ours with every cell drawn anew: from pictures to characters or back"_s, sides[2],
           sides[1]);
}
