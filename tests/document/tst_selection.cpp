#include "editor/canvas/regionoutline.h"
#include "editor/edits/stamp.h"
#include "editor/edits/thingmoves.h"
#include "editor/tools/shapes.h"
#include "gamecore/base/rng.h"
#include "tests/driver/painting.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr Size lowBoard{9, 7};

Area randomArea(Rng &rng)
{
    std::vector<Point> cells;
    for (int i = rng.below(30); i > 0; --i) {
        const int x = rng.below(lowBoard.width);
        const int y = rng.below(lowBoard.height);
        cells.push_back({x, y});
    }
    return Area(std::move(cells), lowBoard);
}

} // namespace

/// Selected cells and things, which are not part of the level.
class TestSelection : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openToolbox(); }
    void cleanup() { closeToolbox(); }

    void setsOfCellsAreCombinedCellByCell()
    {
        Rng rng(11);
        for (int i = 0; i < 500; ++i) {
            const Area a = randomArea(rng);
            const Area b = randomArea(rng);
            std::vector<Point> both;
            std::vector<Point> any;
            std::vector<Point> first;
            for (const Point cell : Area::all(lowBoard).cells()) {
                const bool isInA = a.contains(cell);
                const bool isInB = b.contains(cell);
                isInA || isInB ? any.push_back(cell) : void();
                isInA &&isInB ? both.push_back(cell) : void();
                isInA && !isInB ? first.push_back(cell) : void();
            }
            QCOMPARE(united(a, b), Area(any, lowBoard));
            QCOMPARE(intersected(a, b), Area(both, lowBoard));
            QCOMPARE(subtracted(a, b), Area(first, lowBoard));
        }
    }

    void areasMoveAndAreCutAtTheEdge()
    {
        const Area area({{0, 0}, {1, 0}, {2, 0}, {2, 1}}, {4, 3});
        QCOMPARE(area.moved({2, 1}, {4, 3}), Area({{2, 1}, {3, 1}}, {4, 3}));
        QCOMPARE(area.moved({-2, 0}, {4, 3}), Area({{0, 0}, {0, 1}}, {4, 3}));
        QVERIFY(area.moved({0, 3}, {4, 3}).isEmpty());
    }

    void outlinesGoAroundTheRegion()
    {
        Rng rng(5);
        for (int i = 0; i < 200; ++i) {
            const Area area = randomArea(rng);
            QRegion region;
            for (const Point cell : area.cells()) {
                region += QRect(cell.x, cell.y, 1, 1);
            }
            QSet<QPair<int, int>> drawn; // midpoints of the cells' sides, in half cells
            for (const QLine &line : outlineOf(region)) {
                const QPoint step(qBound(-1, line.dx(), 1), qBound(-1, line.dy(), 1));
                for (QPoint from = line.p1(); from != line.p2(); from += step) {
                    drawn.insert({2 * from.x() + step.x(), 2 * from.y() + step.y()});
                }
            }
            QSet<QPair<int, int>> expected;
            for (const Point cell : area.cells()) {
                for (const Direction direction : straightDirections) {
                    const Point step = stepOf(direction);
                    if (!area.contains(cell + step)) {
                        expected.insert({2 * cell.x + 1 + step.x, 2 * cell.y + 1 + step.y});
                    }
                }
            }
            QCOMPARE(drawn, expected);
        }
    }

    void aRectangleSelectsAndIsNoStep()
    {
        open({u"@   "_s, u"    "_s, u"    "_s});
        choose(ToolId::SelectCells);
        QSignalSpy changed(&m_toolbox->selection(), &Selection::changed);
        m_toolbox->press({3, 2}, Qt::LeftButton, {});
        m_toolbox->drag({2, 1});
        QCOMPARE(m_toolbox->preview().area.count(), 4);
        QVERIFY(m_toolbox->selection().cells().isEmpty());
        m_toolbox->release({2, 1});
        QCOMPARE(m_toolbox->selection().cells(), rectangleArea({2, 1}, {3, 2}, {4, 3}));
        QVERIFY(changed.count() > 0);
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void shiftAddsCtrlSubtractsBothIntersect()
    {
        open({u"@    "_s, u"     "_s});
        choose(ToolId::SelectCells);
        drag({0, 0}, {1, 0});
        dragWith({3, 0}, {3, 1}, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::vector<Point>{{0, 0}, {1, 0}, {3, 0}, {3, 1}}));
        dragWith({1, 0}, {3, 0}, Qt::ControlModifier);
        QCOMPARE(selected(), (std::vector<Point>{{0, 0}, {3, 1}}));
        dragWith({2, 0}, {4, 1}, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(selected(), (std::vector<Point>{{3, 1}}));
        drag({0, 1}, {1, 1});
        QCOMPARE(selected(), (std::vector<Point>{{0, 1}, {1, 1}}));
    }

    void theWandTakesConnectedCells()
    {
        open({u"@ #  "_s, u"O #  "_s});
        choose(ToolId::Wand);
        click({0, 1});
        QCOMPARE(selected(), (std::vector<Point>{{0, 0}, {1, 0}, {0, 1}, {1, 1}}));
        click({2, 0}, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(m_toolbox->selection().cells().count(), 6);
        click({9, 9});
        QVERIFY(m_toolbox->selection().cells().isEmpty());
    }

    void selectAlikeTakesTerrainOrThingsOfOneKind()
    {
        open({u"@ #O "_s, u"O # T"_s});
        choose(ToolId::SelectSimilar);
        click({2, 0});
        QCOMPARE(selected(), (std::vector<Point>{{2, 0}, {2, 1}}));
        click({3, 0});
        QCOMPARE(selected(), (std::vector<Point>{{3, 0}, {0, 1}}));
        click({1, 0});
        QCOMPARE(m_toolbox->selection().cells().count(), 8);
    }

    void selectAllNoneAndInvert()
    {
        open({u"@  "_s, u"   "_s});
        m_toolbox->selection().invert();
        QCOMPARE(m_toolbox->selection().cells().count(), 6);
        m_toolbox->selection().setCells(Area({{1, 1}, {7, 7}}, {9, 9}));
        QCOMPARE(selected(), (std::vector<Point>{{1, 1}}));
        m_toolbox->selection().invert();
        QCOMPARE(m_toolbox->selection().cells().count(), 5);
        m_toolbox->selection().selectAll();
        QCOMPARE(m_toolbox->selection().cells(), Area::all({3, 2}));
        m_toolbox->selection().selectNone();
        QVERIFY(m_toolbox->selection().isEmpty());
    }

    void aClickInsideASelectionClearsIt()
    {
        open({u"@   "_s});
        choose(ToolId::SelectCells);
        drag({1, 0}, {3, 0});
        click({2, 0});
        QVERIFY(m_toolbox->selection().cells().isEmpty());
        click({2, 0});
        QCOMPARE(selected(), (std::vector<Point>{{2, 0}}));
    }

    void draggingInsideMovesTheCells()
    {
        open({u"@#O   "_s, u"      "_s});
        choose(ToolId::SelectCells);
        drag({1, 0}, {2, 0});
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->drag({4, 1});
        QCOMPARE(rows(), (QStringList{u"@#O   "_s, u"      "_s}));
        Level expected = m_document->level();
        applyChange(expected, m_toolbox->preview().change);
        m_toolbox->release({4, 1});
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"    #O"_s}));
        QCOMPARE(m_document->level(), expected);
        QCOMPARE(selected(), (std::vector<Point>{{4, 1}, {5, 1}}));
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), u"move cells"_s);
        m_document->undo();
        QCOMPARE(rows(), (QStringList{u"@#O   "_s, u"      "_s}));
        QCOMPARE(selected(), (std::vector<Point>{{1, 0}, {2, 0}}));
        QVERIFY(m_toolbox->selection().moveCells({-1, 0}));
        QVERIFY(!m_toolbox->selection().moveCells({0, 0}));
    }

    void cellsMovedOverTheEdgeAreCut()
    {
        open({u"@##O"_s});
        m_toolbox->selection().setCells(Area({{1, 0}, {2, 0}, {3, 0}}, {4, 1}));
        QVERIFY(m_toolbox->selection().moveCells({2, 0}));
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        QCOMPARE(selected(), (std::vector<Point>{{3, 0}}));
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@##O"_s});
        QCOMPARE(selected(), (std::vector<Point>{{1, 0}, {2, 0}, {3, 0}}));
        m_document->redo();
        QCOMPARE(selected(), (std::vector<Point>{{3, 0}}));
    }

    void undoOfAMoveLeavesCellsThatWereSelectedMeanwhile()
    {
        open({u"@##O  "_s});
        m_toolbox->selection().setCells(Area({{1, 0}}, {6, 1}));
        QVERIFY(m_toolbox->selection().moveCells({3, 0}));
        m_toolbox->selection().setCells(Area({{5, 0}}, {6, 1}));
        m_document->undo();
        QCOMPARE(selected(), (std::vector<Point>{{5, 0}}));
    }

    void movedCellsKeepOrderValuesAndStarts()
    {
        open({u"@@O   "_s, u"      "_s});
        Paint orc = kind(u"orc"_s);
        orc.values = {{u"hp"_s, 3}};
        paint(*m_document, {2, 0}, orc);
        paint(*m_document, {2, 0}, kind(u"sword"_s));
        const std::vector<Thing> before = m_document->level().things;
        m_toolbox->selection().setCells(rectangleArea({0, 0}, {2, 0}, {6, 2}));
        QVERIFY(m_toolbox->selection().moveCells({1, 1}));
        std::vector<Thing> expected = before;
        for (Thing &thing : expected) {
            thing.cell = thing.cell + Point{1, 1};
        }
        QCOMPARE(m_document->level().things, expected);
    }

    void deleteClearsTheCells()
    {
        open({u"@#O#"_s});
        m_toolbox->selection().setCells(rectangleArea({1, 0}, {2, 0}, {4, 1}));
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@  #"_s});
        QCOMPARE(m_document->undoStack().undoText(), u"clear cells"_s);
        QCOMPARE(m_toolbox->selection().cells().count(), 2);
    }

    void aSmallerLevelCutsTheSelection() { QCOMPARE(Area::all({4, 4}).moved({}, {2, 3}), Area::all({2, 3})); }

    void anotherLevelHasNoSelection()
    {
        open({u"@  "_s});
        m_toolbox->selection().selectAll();
        open({u"@  "_s});
        QVERIFY(m_toolbox->selection().isEmpty());
    }

    void severalThingsAreSelectedAndMoved()
    {
        open({u"@O T  "_s, u"      "_s});
        choose(ToolId::Select);
        click({1, 0});
        click({3, 0}, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
        drag({3, 0}, {4, 1});
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"  O T "_s}));
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
        QCOMPARE(m_document->undoStack().undoText(), u"move 2 things"_s);
        click({2, 1}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{2}));
        m_toolbox->selection().setThings({0, 2});
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{0, 0}, {4, 1}}, {6, 2}));
        click({4, 1});
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{2}));
    }

    void aRectangleOfTheThingToolTakesThings()
    {
        open({u"@ OT"_s, u" K  "_s});
        choose(ToolId::Select);
        drag({1, 0}, {9, 9});
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2, 3}));
        dragWith({0, 1}, {1, 1}, Qt::ControlModifier);
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
        dragWith({1, 0}, {2, 0}, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1}));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void thingsOnSelectedCellsCountAsSelected()
    {
        open({u"@ OT"_s});
        m_toolbox->selection().setCells(rectangleArea({2, 0}, {3, 0}, {4, 1}));
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
        m_toolbox->selection().setThings({0});
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{0}));
    }

    void thingsMovedTogetherDoNotReplaceEachOther()
    {
        open({u"@O  T"_s});
        Level level = m_document->level();
        level.things.insert(level.things.begin() + 2, {.cell = {1, 0}, .kind = u"troll"_s, .values = {}});
        m_document->reset(level);
        choose(ToolId::Select);
        m_toolbox->selection().setThings({1, 2});
        drag({1, 0}, {4, 0});
        QCOMPARE(m_document->level().things.size(), 3U);
        QCOMPARE(m_document->level().things[1].kind, u"orc"_s);
        QCOMPARE(m_document->level().things[2].kind, u"troll"_s);
        QCOMPARE(m_document->level().things[2].cell, (Point{4, 0}));
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
    }

    void thingsCannotBeMovedOutOfTheLevel()
    {
        open({u"@O T"_s});
        choose(ToolId::Select);
        m_toolbox->selection().setThings({1, 2});
        drag({1, 0}, {2, 0});
        QCOMPARE(rows(), QStringList{u"@O T"_s});
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void severalThingsAreDeletedInOneStep()
    {
        open({u"@O T"_s});
        m_toolbox->selection().setThings({1, 2});
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QCOMPARE(m_document->undoStack().undoText(), u"delete 2 things"_s);
        QVERIFY(!m_toolbox->selection().remove());
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@O T"_s});
    }

    void selectingThingsDeselectsCells()
    {
        open({u"@ O#T"_s});
        choose(ToolId::SelectCells);
        drag({3, 0}, {4, 0});
        choose(ToolId::Select);
        click({2, 0});
        QVERIFY(m_toolbox->selection().cells().isEmpty());
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@  #T"_s});
        m_document->undo();
        m_toolbox->selection().setCells(Area({{3, 0}}, {5, 1}));
        m_toolbox->selection().setThings({2});
        QVERIFY(m_toolbox->selection().cells().isEmpty());
    }

    void selectingCellsDeselectsThings()
    {
        open({u"@ O#T"_s});
        choose(ToolId::Select);
        click({2, 0});
        choose(ToolId::SelectCells);
        drag({3, 0}, {4, 0});
        QVERIFY(m_toolbox->selection().pickedCells().isEmpty());
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{2}); // the troll in the frame
        QCOMPARE(m_toolbox->selection().copy().cells.count(), 2);
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@ O  "_s});
        m_document->undo();
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@ O  "_s});
        m_toolbox->selection().setThings({1});
        choose(ToolId::Wand);
        click({0, 0});
        QVERIFY(m_toolbox->selection().pickedCells().isEmpty());
    }

    void thingsAreRemovedWithoutTheirCells()
    {
        open({u"@#O#T"_s});
        m_toolbox->selection().setCells(rectangleArea({1, 0}, {4, 0}, {5, 1}));
        QVERIFY(m_toolbox->selection().removeThings());
        QCOMPARE(rows(), QStringList{u"@# # "_s});
        QCOMPARE(m_document->undoStack().undoText(), u"delete 2 things"_s);
        QCOMPARE(m_toolbox->selection().cells().count(), 4);
        QVERIFY(!m_toolbox->selection().removeThings());
    }

    void undoSelectsTheMovedThings()
    {
        open({u"@O  "_s});
        choose(ToolId::Select);
        drag({1, 0}, {3, 0});
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{3, 0}}, {4, 1}));
        m_document->undo();
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{1, 0}}, {4, 1}));
        QVERIFY(m_toolbox->selection().remove());
        m_document->undo();
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{1, 0}}, {4, 1}));
        m_document->redo();
        m_toolbox->selection().setCells(Area({{2, 0}}, {4, 1}));
        m_document->undo(); // the selection made meanwhile stays
        QCOMPARE(selected(), (std::vector<Point>{{2, 0}}));
        QVERIFY(m_toolbox->selection().pickedCells().isEmpty());
    }

    void copiedThingsDoNotCopyTheGround()
    {
        open({u"@O #~ "_s, u"      "_s});
        paint(*m_document, {1, 1}, terrain(u"grass"_s));
        m_toolbox->selection().setThings({1});
        const Stamp stamp = m_toolbox->selection().copy();
        m_toolbox->takeStamp(stamp);
        const QStringList before = rows();
        for (const Point wrong : {Point{3, 0}, Point{4, 0}}) {
            click(wrong);
            QCOMPARE(rows(), before);
        }
        m_toolbox->hover(Point{3, 0});
        QVERIFY(m_toolbox->preview().refused);
        click({1, 1});
        const Level &level = m_document->level();
        QCOMPARE(level.things.back().cell, (Point{1, 1}));
        QCOMPARE(level.terrain.at({1, 1}), terrain(u"grass"_s).terrain);
        m_document->undo();
        m_toolbox->selection().setThings({1});
        QVERIFY(m_toolbox->selection().remove()); // as the command Cut does
        QCOMPARE(m_document->undoStack().undoText(), u"delete orc"_s);
    }

private:
    void choose(ToolId tool) { m_toolbox->setTool(tool); }

    void dragWith(Point from, Point to, Qt::KeyboardModifiers modifiers)
    {
        m_toolbox->press(from, Qt::LeftButton, modifiers);
        m_toolbox->drag(to, modifiers);
        m_toolbox->release(to, modifiers);
    }

    std::vector<Point> selected() const { return m_toolbox->selection().cells().cells(); }
};

MAZEWRIGHT_SUITE(selection, TestSelection)
#include "tst_selection.moc"
