#include "editor/tools/shapes.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/painting.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Adds a row for each tool, so that new tools are tested too.
void addTools()
{
    QTest::addColumn<ToolId>("tool");
    for (const ToolInfo &info : toolInfos()) {
        QTest::newRow(info.key.data()) << info.id;
    }
}

} // namespace

/// Rules of strokes that hold for all tools.
class TestStrokes : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openToolbox();
        m_toolbox->setStamp(stampOf(drawnLevel({u"#"_s})));
    }

    void cleanup() { closeToolbox(); }

    void rightButtonErasesInTheShapeOfTheTool_data() { addTools(); }

    void rightButtonErasesInTheShapeOfTheTool()
    {
        QFETCH(ToolId, tool);
        const QMap<ToolId, QStringList> shapes{{ToolId::Rectangle, {u"@   "_s, u"#   "_s, u"#   "_s}},
                                               {ToolId::Ellipse, {u"@# #"_s, u"#   "_s, u"## #"_s}},
                                               {ToolId::Stamp, {u"@ ##"_s, u"####"_s, u"### "_s}},
                                               {ToolId::Fill, {u"@   "_s, u"    "_s, u"    "_s}}};
        const QStringList line{u"@ ##"_s, u"## #"_s, u"### "_s};
        open({u"@###"_s, u"####"_s, u"####"_s});
        m_toolbox->setPaint(kind(u"orc"_s));
        m_toolbox->setTool(tool);
        drag({1, 0}, {3, 2}, Qt::RightButton);
        QVERIFY2(rows() == shapes.value(tool, line), drawsItsShape);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void altOrCtrlClickPicksWithEveryTool_data()
    {
        QTest::addColumn<ToolId>("tool");
        QTest::addColumn<int>("modifier");
        for (const ToolInfo &info : toolInfos()) {
            QTest::addRow("%s with Alt", info.key.data()) << info.id << int(Qt::AltModifier);
            if (!info.isSelecting()) {
                QTest::addRow("%s with Ctrl", info.key.data()) << info.id << int(Qt::ControlModifier);
            }
        }
    }

    void altOrCtrlClickPicksWithEveryTool()
    {
        QFETCH(ToolId, tool);
        QFETCH(int, modifier);
        open({u"@ O"_s});
        m_toolbox->setTool(tool);
        click({2, 0}, Qt::LeftButton, Qt::KeyboardModifiers(modifier));
        QCOMPARE(m_toolbox->paint(), kind(u"orc"_s));
        QCOMPARE(rows(), QStringList{u"@ O"_s});
        QCOMPARE(m_toolbox->tool(), tool == ToolId::Pick ? ToolId::Brush : tool);
    }

    void previewEqualsCommit_data() { addTools(); }

    void previewEqualsCommit()
    {
        QFETCH(ToolId, tool);
        Rng rng(3);
        const auto randomCell = [&rng] {
            const int x = rng.between(-2, 8);
            const int y = rng.between(-2, 6);
            return Point{x, y};
        };
        m_toolbox->setTool(tool);
        m_toolbox->setStamp(stampOf(drawnLevel({u"#O@"_s, u" gT"_s})));
        for (int i = 0; i < 300; ++i) {
            open({u"#######"_s, u"#@ gg #"_s, u"# O?# #"_s, u"#  K  #"_s, u"#######"_s});
            DrawOptions options;
            options.brushSize = rng.between(1, 4);
            options.brushShape = BrushShape(rng.below(2));
            options.isFilled = rng.below(2) == 0;
            options.reach = FillReach(rng.below(2));
            options.symmetry = Symmetry(rng.below(5));
            options.isMixed = rng.below(2) == 0;
            options.mix.parts = {{terrain(u"water"_s), 1}, {kind(u"troll"_s), 2}};
            const auto modifiers = rng.below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
            const std::vector<Kind> &kinds = shippedCatalogue()->kinds();
            const int what = rng.below(int(kinds.size()) + 1);
            m_toolbox->setPaint(what == 0 ? terrain(u"wall"_s) : Paint::ofKind(kinds[std::size_t(what - 1)].key));
            m_toolbox->setOptions(options); // after the paint, since choosing a paint ends the mix
            if (rng.below(2) == 0) {
                const Point corner = randomCell();
                m_toolbox->selection().setCells(rectangleArea(corner, randomCell(), m_document->level().size()));
            }
            m_toolbox->press(randomCell(), rng.below(4) == 0 ? Qt::RightButton : Qt::LeftButton, modifiers);
            const Point last = randomCell();
            m_toolbox->drag(last, modifiers);
            Level expected = m_document->level();
            applyChange(expected, m_toolbox->preview().change);
            m_toolbox->release(last, modifiers);
            QCOMPARE(m_document->level(), expected);
        }
    }

    void cancelLeavesNoTrace_data() { addTools(); }

    void cancelLeavesNoTrace()
    {
        QFETCH(ToolId, tool);
        open({u"@ O#"_s, u"   #"_s});
        const Level before = m_document->level();
        m_toolbox->setTool(tool);
        QVERIFY(!m_toolbox->cancel());
        if (tool == ToolId::Pick) {
            m_toolbox->press({2, 0}, Qt::LeftButton, {});
            QVERIFY(!m_toolbox->isStroking());
            return;
        }
        m_toolbox->press({2, 0}, Qt::LeftButton, {});
        m_toolbox->drag({3, 1});
        QVERIFY(m_toolbox->cancel());
        QCOMPARE(m_document->level(), before);
        m_toolbox->drag({0, 1});
        m_toolbox->release({0, 1});
        QCOMPARE(m_document->level(), before);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void pressingOutsideDoesNotChangeTheLevel_data() { addTools(); }

    void pressingOutsideDoesNotChangeTheLevel()
    {
        QFETCH(ToolId, tool);
        open({u"@ O#"_s});
        const Level before = m_document->level();
        m_toolbox->setTool(tool);
        for (const Point cell : {Point{-1, 0}, Point{4, 0}, Point{0, -1}, Point{0, 1}, Point{-9, 99}}) {
            m_toolbox->hover(cell);
            QVERIFY(m_toolbox->preview().change.isEmpty());
            click(cell);
            click(cell, Qt::RightButton);
        }
        QCOMPARE(m_document->level(), before);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void aLevelOfOneCellCanBeDrawn_data() { addTools(); }

    void aLevelOfOneCellCanBeDrawn()
    {
        QFETCH(ToolId, tool);
        open({u"@"_s});
        m_toolbox->setTool(tool);
        drag({0, 0}, {0, 0});
        const QString drawn = infoOf(tool).hasShape() ? u"#"_s : u"@"_s;
        QVERIFY2(rows() == QStringList{tool == ToolId::Erase ? u" "_s : drawn}, drawsItsShape);
        drag({-3, -3}, {3, 3}, Qt::RightButton);
        QCOMPARE(rows(), QStringList{tool == ToolId::Fill || tool == ToolId::Stamp ? u"#"_s : u" "_s});
    }

    void theSelectionMasksEveryTool_data() { addTools(); }

    void theSelectionMasksEveryTool()
    {
        QFETCH(ToolId, tool);
        const QStringList drawn{u"@   "_s, u" OO#"_s, u"   #"_s};
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
            open(drawn);
            const Area selected({{1, 1}, {2, 1}, {2, 2}, {3, 2}}, {4, 3});
            m_toolbox->setTool(tool);
            m_toolbox->selection().setCells(selected);
            drag({1, 0}, {3, 2}, button);
            const QStringList now = rows();
            for (const Point cell : Area::all({4, 3}).cells()) {
                if (!selected.contains(cell)) {
                    QCOMPARE(now.at(cell.y).at(cell.x), drawn.at(cell.y).at(cell.x));
                }
            }
            const bool draws = button == Qt::RightButton || infoOf(tool).isPainting() || tool == ToolId::Erase;
            QVERIFY2((now != drawn) == draws, drawsItsShape);
        }
    }

    void everyStrokeIsUndoneAndRedone_data() { addTools(); }

    void everyStrokeIsUndoneAndRedone()
    {
        QFETCH(ToolId, tool);
        open({u"@ g  #"_s, u" O   #"_s, u"    T#"_s});
        const QByteArray before = jsonOf(*m_document);
        m_toolbox->setTool(tool);
        m_toolbox->selection().setCells(Area({{1, 1}, {2, 1}}, {6, 3}));
        drag({1, 1}, {2, 1});
        m_toolbox->selection().selectNone();
        drag({2, 1}, {4, 2}, Qt::RightButton);
        const QByteArray after = jsonOf(*m_document);
        QVERIFY(after != before);
        while (m_document->undoStack().canUndo()) {
            m_document->undo();
        }
        QCOMPARE(jsonOf(*m_document), before);
        while (m_document->undoStack().canRedo()) {
            m_document->redo();
        }
        QCOMPARE(jsonOf(*m_document), after);
    }

    void pressingAnotherButtonCancels()
    {
        open({u"@   "_s});
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->drag({3, 0});
        m_toolbox->press({3, 0}, Qt::RightButton, {});
        m_toolbox->release({3, 0});
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void changingTheToolCancels()
    {
        open({u"@   "_s});
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->setTool(ToolId::Line);
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(!m_toolbox->isStroking());
    }

    void undoDuringAStrokeIsSafe()
    {
        open({u"@   "_s});
        click({1, 0});
        m_toolbox->press({2, 0}, Qt::LeftButton, {});
        m_document->undo();
        m_toolbox->drag({3, 0});
        m_toolbox->release({3, 0});
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(m_document->undoStack().canRedo());
    }
};

MAZEWRIGHT_SUITE(strokes, TestStrokes)
#include "tst_strokes.moc"
