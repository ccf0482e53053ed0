#include "tests/driver/painting.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// The effect of each tool on the level.
class TestTools : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openToolbox(); }
    void cleanup() { closeToolbox(); }

    void brushPaintsAtOnce()
    {
        open({u"@   "_s});
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        QCOMPARE(rows(), QStringList{u"@#  "_s});
        m_toolbox->drag({2, 0});
        QCOMPARE(rows(), QStringList{u"@## "_s});
        m_toolbox->release({2, 0});
        QCOMPARE(rows(), QStringList{u"@## "_s});
    }

    void fastBrushLeavesNoGaps()
    {
        open({u"@     "_s, u"      "_s, u"      "_s});
        drag({1, 0}, {4, 2});
        QCOMPARE(rows(), (QStringList{u"@#    "_s, u"  ##  "_s, u"    # "_s}));
    }

    void brushStrokeIsOneStep()
    {
        open({u"@   "_s});
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->drag({2, 0});
        m_toolbox->drag({3, 0});
        m_toolbox->drag({1, 0});
        m_toolbox->release({1, 0});
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), u"draw wall"_s);
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

    void brushOverTheEdgePaintsTheInside()
    {
        open({u"@   "_s, u"    "_s});
        m_toolbox->press({2, 1}, Qt::LeftButton, {});
        m_toolbox->drag({50, 1});
        m_toolbox->drag({50, -20});
        m_toolbox->release({50, -20});
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"  ##"_s}));
    }

    void brushWithTheStartCarriesOneStart()
    {
        open({u"@ # g"_s});
        m_toolbox->setPaint(kind(u"start"_s));
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->drag({2, 0});
        QCOMPARE(rows(), QStringList{u"  @ g"_s});
        m_toolbox->drag({3, 0});
        QCOMPARE(rows(), QStringList{u"  #@g"_s});
        m_toolbox->drag({3, 7});
        m_toolbox->release({3, 7});
        QCOMPARE(rows(), QStringList{u"  #@g"_s});
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@ # g"_s});
    }

    void linePaintsOnRelease()
    {
        open({u"@     "_s, u"      "_s, u"      "_s});
        m_toolbox->setTool(ToolId::Line);
        m_toolbox->press({1, 0}, Qt::LeftButton, {});
        m_toolbox->drag({1, 2});
        m_toolbox->drag({4, 2});
        QCOMPARE(rows().at(0), u"@     "_s);
        m_toolbox->release({4, 2});
        QCOMPARE(rows(), (QStringList{u"@#    "_s, u"  ##  "_s, u"    # "_s}));
        QCOMPARE(m_document->undoStack().undoText(), u"line of wall"_s);
    }

    void rectangleIsFilled()
    {
        open({u"@   "_s, u"    "_s, u"    "_s});
        m_toolbox->setTool(ToolId::Rectangle);
        drag({3, 2}, {1, 1});
        QCOMPARE(rows(), (QStringList{u"@   "_s, u" ###"_s, u" ###"_s}));
    }

    void rectangleOverTheEdgeIsCut()
    {
        open({u"@  "_s, u"   "_s});
        m_toolbox->setTool(ToolId::Rectangle);
        drag({1, 1}, {99, -99});
        QCOMPARE(rows(), (QStringList{u"@##"_s, u" ##"_s}));
    }

    void rectangleOfStartsPlacesOneStart()
    {
        open({u"@  "_s, u"   "_s});
        m_toolbox->setPaint(kind(u"start"_s));
        m_toolbox->setTool(ToolId::Rectangle);
        drag({2, 1}, {1, 0});
        QCOMPARE(rows(), (QStringList{u" @ "_s, u"   "_s}));
    }

    void fillStopsAtOtherTerrain()
    {
        open({u"@ #  "_s, u"  #  "_s});
        m_toolbox->setTool(ToolId::Fill);
        click({4, 1});
        QCOMPARE(rows(), (QStringList{u"@ ###"_s, u"  ###"_s}));
        QCOMPARE(m_document->undoStack().undoText(), u"fill with wall"_s);
    }

    void fillPassesUnderThings()
    {
        open({u"@#gO "_s});
        m_toolbox->setTool(ToolId::Fill);
        m_toolbox->setPaint(kind(u"troll"_s));
        click({4, 0});
        QCOMPARE(int(m_document->level().things.size()), 5);
        QCOMPARE(rows(), QStringList{u"@# TT"_s});
    }

    void eraserNeedsNoPaint()
    {
        open({u"@#gO "_s});
        m_toolbox->setTool(ToolId::Erase);
        drag({1, 0}, {3, 0});
        QCOMPARE(rows(), QStringList{u"@    "_s});
        QCOMPARE(m_document->undoStack().undoText(), u"erase"_s);
    }

    void selectDragsAThing()
    {
        open({u"@#g O"_s});
        m_toolbox->setTool(ToolId::Select);
        m_toolbox->press({4, 0}, Qt::LeftButton, {});
        QCOMPARE(cellsOfSelectedThings(), (std::vector<Point>{{4, 0}}));
        m_toolbox->drag({3, 0});
        QCOMPARE(rows(), QStringList{u"@#g O"_s});
        m_toolbox->release({3, 0});
        QCOMPARE(rows(), QStringList{u"@#gO "_s});
        QCOMPARE(cellsOfSelectedThings(), (std::vector<Point>{{3, 0}}));
        QCOMPARE(m_document->undoStack().undoText(), u"move orc"_s);
        m_document->undo();
        QCOMPARE(rows(), QStringList{u"@#g O"_s});
    }

    void selectOnEmptyFloorDeselects()
    {
        open({u"@ O"_s});
        m_toolbox->setTool(ToolId::Select);
        click({2, 0});
        QCOMPARE(cellsOfSelectedThings(), (std::vector<Point>{{2, 0}}));
        click({1, 0});
        QCOMPARE(cellsOfSelectedThings(), std::vector<Point>{});
        QCOMPARE(rows(), QStringList{u"@ O"_s});
    }

    void selectionEndsWithItsThing()
    {
        open({u"@ O"_s});
        m_toolbox->setTool(ToolId::Select);
        click({2, 0});
        QSignalSpy changed(&m_toolbox->selection(), &Selection::changed);
        click({2, 0}, Qt::RightButton);
        QCOMPARE(cellsOfSelectedThings(), std::vector<Point>{});
        QVERIFY(changed.count() > 0);
    }

    void deleteRemovesTheSelectedThing()
    {
        open({u"@ O"_s});
        m_toolbox->setTool(ToolId::Select);
        QVERIFY(!m_toolbox->selection().remove());
        click({2, 0});
        QVERIFY(m_toolbox->selection().remove());
        QCOMPARE(rows(), QStringList{u"@  "_s});
        QCOMPARE(m_document->undoStack().undoText(), u"delete orc"_s);
        QVERIFY(!m_toolbox->selection().remove());
    }

    void aClickWithSelectAddsNoStep()
    {
        open({u"@ O"_s});
        m_toolbox->setTool(ToolId::Select);
        click({2, 0});
        m_toolbox->press({2, 0}, Qt::LeftButton, {});
        m_toolbox->drag({1, 0});
        m_toolbox->release({2, 0});
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void pickTakesTheThingElseTheTerrain()
    {
        open({u"@#O"_s});
        m_toolbox->setTool(ToolId::Pick);
        click({2, 0});
        QCOMPARE(m_toolbox->paint(), kind(u"orc"_s));
        m_toolbox->setTool(ToolId::Pick);
        click({1, 0});
        QCOMPARE(m_toolbox->paint(), terrain(u"wall"_s));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void pickReturnsToTheLastPaintingTool()
    {
        open({u"@#O"_s});
        m_toolbox->setTool(ToolId::Line);
        m_toolbox->setTool(ToolId::Pick);
        click({9, 9});
        QCOMPARE(m_toolbox->tool(), ToolId::Pick);
        click({2, 0});
        QCOMPARE(m_toolbox->tool(), ToolId::Line);
    }

    void choosingPaintTakesAPaintingTool()
    {
        m_toolbox->setTool(ToolId::Rectangle);
        m_toolbox->choosePaint(kind(u"orc"_s));
        QCOMPARE(m_toolbox->tool(), ToolId::Rectangle);
        m_toolbox->setTool(ToolId::Select);
        m_toolbox->choosePaint(terrain(u"wall"_s));
        QCOMPARE(m_toolbox->tool(), ToolId::Rectangle);
        QCOMPARE(m_toolbox->paint(), terrain(u"wall"_s));
    }

    void paintKnownToTheNextLevelStays()
    {
        m_toolbox->setPaint(Paint::ofKind(u"sword"_s));
        m_document->reset(levelFrom({u"@ g"_s}, turns));
        QCOMPARE(m_toolbox->paint(), Paint::ofKind(u"sword"_s));
    }

    void paintOfAnOwnKindIsResetWithItsLevel()
    {
        m_document->reset(levelFrom({u"@ g"_s}, turns
                                                    + u", \"kinds\": { \"items\": { \"ice\": { \"base\": \"sword\", "
                                                      "\"name\": \"blade of ice\" } } }"_s));
        m_toolbox->setPaint(Paint::ofKind(u"ice"_s));
        QCOMPARE(m_toolbox->paint(), Paint::ofKind(u"ice"_s));
        m_document->reset(levelFrom({u"@ g"_s}, turns));
        QCOMPARE(m_toolbox->paint(), terrain(u"wall"_s));
    }

    void everyToolHasItsTexts()
    {
        for (const ToolInfo &info : toolInfos()) {
            const auto fill = [&info](QLatin1StringView what) {
                return u"%1: fill `%2` of its row in editor/tools/toollist.cpp"_s.arg(info.key, what).toUtf8();
            };
            QVERIFY2(!toolName(info.id).isEmpty(), fill("name"_L1));
            QVERIFY2(!toolHint(info.id).isEmpty(), fill("hint"_L1));
            QVERIFY2(!keyHint(info.id).isEmpty(), fill("keyHint"_L1));
            const QString icon = u"icons/"_s + info.key + u".svg"_s;
            QVERIFY2(QFile::exists(u":/"_s + icon), qPrintable(info.key + u": draw resources/"_s + icon));
        }
    }

    void thingsAreNotDroppedOnInvalidCells()
    {
        open({u"#@ O~"_s, u"    T"_s});
        const QStringList before = rows();
        m_toolbox->setTool(ToolId::Select);
        for (const Point wrong : {Point{0, 0}, Point{4, 0}, Point{-1, 0}}) {
            drag({3, 0}, wrong);
            QCOMPARE(rows(), before);
            QCOMPARE(m_document->undoStack().count(), 0);
            QCOMPARE(cellsOfSelectedThings(), (std::vector<Point>{{3, 0}}));
        }
        m_toolbox->selection().setThings({1, 2}); // one of them cannot move there, so neither moves
        drag({3, 0}, {3, 1});
        QCOMPARE(rows(), before);
        drag({3, 0}, {2, 0});
        QCOMPARE(rows(), (QStringList{u"#@O ~"_s, u"   T "_s}));
    }

    void aRefusedDropIsShownDuringTheDrag()
    {
        open({u"#@ O "_s});
        m_toolbox->setTool(ToolId::Select);
        m_toolbox->press({3, 0}, Qt::LeftButton, {});
        QVERIFY(!m_toolbox->preview().refused);
        m_toolbox->drag({0, 0});
        QVERIFY(m_toolbox->preview().refused);
        QCOMPARE(m_toolbox->preview().refused->kind, u"orc"_s);
        QCOMPARE(m_toolbox->preview().refused->cell, (Point{0, 0}));
        QVERIFY(m_toolbox->preview().change.isEmpty());
        m_toolbox->drag({2, 0});
        QVERIFY(!m_toolbox->preview().refused);
        m_toolbox->release({2, 0});
        QCOMPARE(rows(), QStringList{u"#@O  "_s});
    }

private:
    std::vector<Point> cellsOfSelectedThings() const
    {
        std::vector<Point> cells;
        for (const std::size_t i : m_toolbox->selection().things()) {
            cells.push_back(m_document->level().things[i].cell);
        }
        return cells;
    }
};

MAZEWRIGHT_SUITE(tools, TestTools)
#include "tst_tools.moc"
