#include "editor/tools/shapes.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/painting.h"
#include "tests/driver/plainlevel.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr Size side{9, 9};

/// The number of operations can be reduced for a slow machine: MAZEWRIGHT_MODEL_OPERATIONS.
} // namespace

/// Random operations of the editor, compared with a plain grid of cells that follows the written rules. Both are equal
/// after each operation; undoing and redoing all steps restores the level to the byte.
class TestDrawModel : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void randomOperationsMatchTheModel()
    {
        openToolbox();
        start();
        const QByteArray first = jsonOf(*m_document);
        const int operations = repeats(25'000, 1'000'000);
        for (int i = 0; i < operations; ++i) {
            const int steps = m_document->undoStack().index();
            m_move.reset();
            operate();
            QVERIFY2(isSame(), qPrintable(u"operation %1: %2"_s.arg(i).arg(m_document->undoStack().undoText())));
            rememberMove(steps);
            const auto index = std::size_t(m_document->undoStack().index());
            m_states.resize(index);
            m_states.push_back(m_plain->packed());
        }
        const QByteArray last = jsonOf(*m_document);
        const int end = m_document->undoStack().index();
        while (m_document->undoStack().canUndo()) {
            m_document->undo();
        }
        QCOMPARE(jsonOf(*m_document), first);
        while (m_document->undoStack().index() < end) {
            m_document->redo();
        }
        QCOMPARE(jsonOf(*m_document), last);
        QVERIFY(end > 0);
        closeToolbox();
    }

private:
    void start()
    {
        m_document->reset(newLevel(*shippedCatalogue(), side));
        m_plain = std::make_unique<PlainLevel>(m_document->level(), *shippedCatalogue());
        m_selected = m_plain->none();
        m_states = {m_plain->packed()};
    }

    void operate()
    {
        chooseOptions();
        switch (below(10)) {
        case 0:
        case 1:
            select();
            break;
        case 2:
            moveOrClear();
            break;
        case 3:
            copyAndPut();
            break;
        case 4:
            replace();
            break;
        case 5:
            undoAndRedo();
            break;
        default:
            stroke();
            break;
        }
    }

    void chooseOptions()
    {
        DrawOptions options;
        options.brushSize = m_rng.between(1, 3);
        options.brushShape = BrushShape(below(2));
        options.isFilled = below(2) == 0;
        options.reach = FillReach(below(2));
        options.symmetry = Symmetry(below(2) == 0 ? 0 : below(5));
        m_toolbox->setOptions(options);
    }

    void stroke()
    {
        const QList<ToolId> tools{ToolId::Brush, ToolId::Line, ToolId::Rectangle, ToolId::Fill, ToolId::Erase};
        const ToolId tool = tools.at(below(5));
        const Point from = anyCell();
        const Point to = anyCell();
        if (below(12) == 0) {
            m_toolbox->setPaint(kind(u"start"_s));
            m_toolbox->setTool(ToolId::Brush);
            drag(from, from);
            m_plain->paintStart(from, m_selected);
            return;
        }
        const bool isErasing = below(4) == 0;
        const Paint paint = isErasing || tool == ToolId::Erase ? Paint::eraser() : anyPaint();
        m_toolbox->setPaint(paint.what == Paint::What::Erase ? anyPaint() : paint);
        m_toolbox->setTool(tool);
        if (below(10) == 0) {
            m_toolbox->press(from, Qt::LeftButton, {});
            m_toolbox->drag(to);
            m_toolbox->cancel();
            return;
        }
        drag(from, to, isErasing ? Qt::RightButton : Qt::LeftButton);
        drawStroke(tool, from, to, paint);
    }

    void drawStroke(ToolId tool, Point from, Point to, const Paint &paint)
    {
        const DrawOptions &options = m_toolbox->options();
        PlainLevel::Flags covered = m_plain->brushed(lineCells(from, to), options);
        if (tool == ToolId::Rectangle) {
            covered = m_plain->rectangle(from, to, options.isFilled, options);
        } else if (tool == ToolId::Fill) {
            covered = m_plain->filled(from, options.reach);
        }
        m_plain->paint(covered, paint, options.symmetry, m_selected);
    }

    void select()
    {
        const Point cell = anyCell();
        PlainLevel::Flags flags = m_plain->none();
        if (below(3) == 0) {
            m_selected = flags;
            m_toolbox->selection().selectNone();
            return;
        }
        const ToolId tool = QList{ToolId::SelectCells, ToolId::Wand, ToolId::SelectSimilar}.at(below(3));
        const Point to = anyCell();
        if (tool == ToolId::SelectCells) {
            flags = m_plain->rectangle(cell, to, true, {});
        } else {
            flags = tool == ToolId::Wand ? m_plain->filled(to, FillReach::Connected) : m_plain->alike(to);
        }
        const auto modifiers = QList<Qt::KeyboardModifiers>{Qt::ShiftModifier, Qt::ControlModifier,
                                                            Qt::ShiftModifier | Qt::ControlModifier}
                                   .at(below(3));
        m_toolbox->setTool(tool);
        m_toolbox->press(cell, Qt::LeftButton, modifiers);
        m_toolbox->release(to, modifiers);
        for (std::size_t i = 0; i < flags.size(); ++i) {
            const bool isIn = flags[i] != 0;
            const bool wasIn = m_selected[i] != 0;
            m_selected[i] = modifiers == Qt::ShiftModifier     ? isIn || wasIn
                            : modifiers == Qt::ControlModifier ? wasIn && !isIn
                                                               : wasIn && isIn;
        }
    }

    void moveOrClear()
    {
        if (!PlainLevel::isAny(m_selected)) {
            return;
        }
        const std::vector<Point> cells = areaOf(m_selected).cells();
        const Point from = cells[std::size_t(below(int(cells.size())))];
        const Point to = anyCell();
        if (below(4) == 0) {
            m_toolbox->selection().remove();
            m_plain->clear(m_selected);
        } else if (!(to == from)) {
            m_toolbox->setTool(ToolId::SelectCells);
            drag(from, to);
            m_plain->move(m_selected, to - from);
            m_move = {m_selected, PlainLevel::moved(m_selected, side, to - from)};
            m_selected = m_move->after;
        }
    }

    /// `steps` is the number of steps before the operation.
    void rememberMove(int steps)
    {
        if (m_document->undoStack().index() > steps) {
            m_moves.erase(m_moves.lower_bound(steps), m_moves.end());
            if (m_move) {
                m_moves[steps] = *m_move;
            }
        }
    }

    /// Selects the moved cells at their new place on undo and redo of a move, unless another selection was made
    /// meanwhile.
    void followMove(int step, bool isBack)
    {
        if (const auto move = m_moves.find(step);
            move != m_moves.end() && m_selected == (isBack ? move->second.after : move->second.before)) {
            m_selected = isBack ? move->second.before : move->second.after;
        }
    }

    void copyAndPut()
    {
        const PlainLevel::Copy copy = m_plain->copy(m_selected);
        m_toolbox->setStamp(m_toolbox->selection().copy());
        m_toolbox->setTool(ToolId::Stamp);
        const Point cell = anyCell();
        const bool isMasked = below(3) == 0;
        if (!isMasked) {
            m_toolbox->selection().selectNone();
            m_selected = m_plain->none();
        }
        click(cell);
        m_plain->put(copy, cell, m_toolbox->options().symmetry, m_selected);
    }

    void replace()
    {
        const Paint what = anyPaint();
        const Paint with = anyPaint();
        const bool isInSelection = PlainLevel::isAny(m_selected);
        m_toolbox->replaceAll(what, with, isInSelection);
        m_plain->replace(what, with, m_selected);
    }

    void undoAndRedo()
    {
        const int count = m_document->undoStack().index();
        const int steps = std::min(count, m_rng.between(1, 6));
        for (int i = 0; i < steps; ++i) {
            m_document->undo();
            followMove(m_document->undoStack().index(), true);
        }
        m_plain->unpack(m_states[std::size_t(m_document->undoStack().index())]);
        QVERIFY(isSame());
        for (int i = below(steps + 1); i > 0; --i) {
            followMove(m_document->undoStack().index(), false);
            m_document->redo();
        }
        m_plain->unpack(m_states[std::size_t(m_document->undoStack().index())]);
    }

    bool isSame() const
    {
        return PlainLevel(m_document->level(), *shippedCatalogue()).cells() == m_plain->cells()
               && m_toolbox->selection().cells() == areaOf(m_selected);
    }

    int below(int limit) { return m_rng.below(limit); }

    /// Returns a random cell, possibly just outside the level.
    Point anyCell()
    {
        const int x = m_rng.between(-1, side.width);
        const int y = m_rng.between(-1, side.height);
        return {x, y};
    }

    Paint anyPaint()
    {
        const QStringList terrains{u"wall"_s, u"floor"_s, u"water"_s, u"grass"_s};
        const QStringList kinds{u"orc"_s, u"troll"_s, u"treasure"_s, u"sword"_s};
        const int choice = below(8);
        return choice < 4 ? terrain(terrains.at(choice)) : kind(kinds.at(choice - 4));
    }

    Area areaOf(const PlainLevel::Flags &flags) const
    {
        std::vector<Point> cells;
        for (const Point cell : Area::all(side).cells()) {
            if (flags[m_plain->index(cell)] != 0) {
                cells.push_back(cell);
            }
        }
        return Area(std::move(cells), side);
    }

    Rng m_rng{2};
    std::unique_ptr<PlainLevel> m_plain;
    PlainLevel::Flags m_selected;
    /// The selections before and after a move of cells.
    struct Move {
        PlainLevel::Flags before;
        PlainLevel::Flags after;
    };
    std::optional<Move> m_move;       ///< of the latest operation
    std::map<int, Move> m_moves;      ///< by the number of the step
    std::vector<QByteArray> m_states; ///< before each step, and the current state
};

MAZEWRIGHT_SUITE(drawmodel, TestDrawModel)
#include "tst_drawmodel.moc"
