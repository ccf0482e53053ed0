#include "editor/tools/shapes.h"
#include "editor/tools/toolbox.h"
#include "gamecore/base/rng.h"
#include "gamecore/level/levelwriter.h"
#include "tests/support/drawnlevel.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Paint)

namespace {

Paint wall()
{
    return Paint::ofTerrain(shippedCatalogue()->wall());
}

const QList<ToolId> drawingTools{ToolId::Brush, ToolId::Line, ToolId::Rectangle, ToolId::Fill, ToolId::Erase};

} // namespace

class TestTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void linesHaveNoGapsAndBothEnds();
    void rectanglesAreCutAtTheEdge();
    void fillsFollowStraightStepsOnly();
    void fillOfAMillionCellsTakesMilliseconds();

    void brushPaintsAtOnce();
    void fastBrushLeavesNoGaps();
    void brushStrokeIsOneStep();
    void brushOverTheEdgePaintsTheInside();
    void brushWithTheStartCarriesOneStart();
    void linePaintsOnRelease();
    void rectangleIsFilled();
    void rectangleOverTheEdgeIsCut();
    void rectangleOfStartsPlacesOne();
    void fillStopsAtOtherTerrain();
    void fillPassesUnderThings();
    void eraserNeedsNoPaint();
    void selectDragsAThing();
    void selectOnEmptyFloorSelectsNothing();
    void selectionEndsWithItsThing();
    void deleteRemovesTheSelectedThing();
    void aClickWithSelectChangesNothing();
    void pickTakesTheThingElseTheTerrain();
    void pickReturnsToTheLastPaintingTool();

    void rightButtonErasesInTheShapeOfTheTool_data();
    void rightButtonErasesInTheShapeOfTheTool();
    void altOrCtrlClickPicksWithEveryTool_data();
    void altOrCtrlClickPicksWithEveryTool();
    void previewEqualsCommit_data();
    void previewEqualsCommit();
    void cancelLeavesNoTrace_data();
    void cancelLeavesNoTrace();
    void pressingOutsideChangesNothing_data();
    void pressingOutsideChangesNothing();
    void aLevelOfOneCellCanBeDrawn_data();
    void aLevelOfOneCellCanBeDrawn();
    void pressingAnotherButtonCancels();
    void changingTheToolCancels();
    void undoDuringAStrokeIsSafe();
    void choosingPaintTakesAPaintingTool();
    void everyToolHasItsTexts();

private:
    void open(const QStringList &rows) { m_document->reset(drawnLevel(rows)); }
    QStringList rows() const { return rowsOf(m_document->level()); }
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, Qt::MouseButton button = Qt::LeftButton);
    static void addTools();

    std::unique_ptr<LevelDocument> m_document;
    std::unique_ptr<Toolbox> m_toolbox;
};

void TestTools::init()
{
    m_document = std::make_unique<LevelDocument>(shippedCatalogue());
    m_toolbox = std::make_unique<Toolbox>(*m_document);
}

void TestTools::cleanup()
{
    m_toolbox.reset();
    m_document.reset();
}

void TestTools::click(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    m_toolbox->press(cell, button, modifiers);
    m_toolbox->release(cell);
}

void TestTools::drag(Point from, Point to, Qt::MouseButton button)
{
    m_toolbox->press(from, button, {});
    m_toolbox->drag(to);
    m_toolbox->release(to);
}

void TestTools::addTools()
{
    QTest::addColumn<ToolId>("tool");
    for (const ToolId tool : drawingTools) {
        QTest::newRow(infoOf(tool).key.data()) << tool;
    }
}

void TestTools::linesHaveNoGapsAndBothEnds()
{
    for (int x = -7; x <= 7; ++x) {
        for (int y = -7; y <= 7; ++y) {
            const std::vector<Point> cells = lineCells({0, 0}, {x, y});
            QCOMPARE(cells.front(), (Point{0, 0}));
            QCOMPARE(cells.back(), (Point{x, y}));
            QCOMPARE(int(cells.size()), std::max(std::abs(x), std::abs(y)) + 1);
            for (std::size_t i = 1; i < cells.size(); ++i) {
                QVERIFY(directionOf(cells[i] - cells[i - 1]).has_value());
            }
        }
    }
}

void TestTools::rectanglesAreCutAtTheEdge()
{
    QCOMPARE(rectangleArea({-3, 5}, {1, 1}, {4, 3}).bounds(), QRect(0, 1, 2, 2));
    QVERIFY(rectangleArea({-3, 0}, {-1, 2}, {4, 3}).isEmpty());
    QCOMPARE(rectangleArea({0, 0}, {9, 9}, {4, 3}).count(), 12);
}

void TestTools::fillsFollowStraightStepsOnly()
{
    const Level level = drawnLevel({u"@ #  "_s, u"  # #"_s, u"##  #"_s});
    QCOMPARE(connectedArea(level.terrain, {0, 0}).count(), 4);
    QCOMPARE(connectedArea(level.terrain, {4, 0}).count(), 5);
    QCOMPARE(connectedArea(level.terrain, {2, 0}).count(), 2);
    QVERIFY(connectedArea(level.terrain, {5, 0}).isEmpty());
}

void TestTools::fillOfAMillionCellsTakesMilliseconds()
{
    const Level level = newLevel(*shippedCatalogue(), {1024, 1024});
    QElapsedTimer clock;
    clock.start();
    const Area area = connectedArea(level.terrain, {500, 500});
    const LevelChange change = changeByPainting(level, *shippedCatalogue(), area, wall());
    const qint64 ms = clock.elapsed();
    QCOMPARE(area.count(), 1022 * 1022);
    QCOMPARE(int(change.terrain.size()), 1022);
    qInfo("fill of a million cells: %lld ms", static_cast<long long>(ms));
    QVERIFY(ms < 1000);
}

void TestTools::brushPaintsAtOnce()
{
    open({u"@   "_s});
    m_toolbox->press({1, 0}, Qt::LeftButton, {});
    QCOMPARE(rows(), QStringList{u"@#  "_s});
    m_toolbox->drag({2, 0});
    QCOMPARE(rows(), QStringList{u"@## "_s});
    m_toolbox->release({2, 0});
    QCOMPARE(rows(), QStringList{u"@## "_s});
}

void TestTools::fastBrushLeavesNoGaps()
{
    open({u"@     "_s, u"      "_s, u"      "_s});
    drag({1, 0}, {4, 2});
    QCOMPARE(rows(), (QStringList{u"@#    "_s, u"  ##  "_s, u"    # "_s}));
}

void TestTools::brushStrokeIsOneStep()
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

void TestTools::brushOverTheEdgePaintsTheInside()
{
    open({u"@   "_s, u"    "_s});
    m_toolbox->press({2, 1}, Qt::LeftButton, {});
    m_toolbox->drag({50, 1});
    m_toolbox->drag({50, -20});
    m_toolbox->release({50, -20});
    QCOMPARE(rows(), (QStringList{u"@   "_s, u"  ##"_s}));
}

void TestTools::brushWithTheStartCarriesOneStart()
{
    open({u"@ # g"_s});
    m_toolbox->setPaint(Paint::ofKind(u"start"_s));
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

void TestTools::linePaintsOnRelease()
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

void TestTools::rectangleIsFilled()
{
    open({u"@   "_s, u"    "_s, u"    "_s});
    m_toolbox->setTool(ToolId::Rectangle);
    drag({3, 2}, {1, 1});
    QCOMPARE(rows(), (QStringList{u"@   "_s, u" ###"_s, u" ###"_s}));
}

void TestTools::rectangleOverTheEdgeIsCut()
{
    open({u"@  "_s, u"   "_s});
    m_toolbox->setTool(ToolId::Rectangle);
    drag({1, 1}, {99, -99});
    QCOMPARE(rows(), (QStringList{u"@##"_s, u" ##"_s}));
}

void TestTools::rectangleOfStartsPlacesOne()
{
    open({u"@  "_s, u"   "_s});
    m_toolbox->setPaint(Paint::ofKind(u"start"_s));
    m_toolbox->setTool(ToolId::Rectangle);
    drag({2, 1}, {1, 0});
    QCOMPARE(rows(), (QStringList{u" @ "_s, u"   "_s}));
}

void TestTools::fillStopsAtOtherTerrain()
{
    open({u"@ #  "_s, u"  #  "_s});
    m_toolbox->setTool(ToolId::Fill);
    click({4, 1});
    QCOMPARE(rows(), (QStringList{u"@ ###"_s, u"  ###"_s}));
    QCOMPARE(m_document->undoStack().undoText(), u"fill with wall"_s);
}

void TestTools::fillPassesUnderThings()
{
    open({u"@#gO "_s});
    m_toolbox->setTool(ToolId::Fill);
    m_toolbox->setPaint(Paint::ofKind(u"troll"_s));
    click({4, 0});
    QCOMPARE(int(m_document->level().things.size()), 5);
    QCOMPARE(rows(), QStringList{u"@# TT"_s});
}

void TestTools::eraserNeedsNoPaint()
{
    open({u"@#gO "_s});
    m_toolbox->setTool(ToolId::Erase);
    drag({1, 0}, {3, 0});
    QCOMPARE(rows(), QStringList{u"@    "_s});
    QCOMPARE(m_document->undoStack().undoText(), u"erase"_s);
}

void TestTools::selectDragsAThing()
{
    open({u"@#g O"_s});
    m_toolbox->setTool(ToolId::Select);
    m_toolbox->press({4, 0}, Qt::LeftButton, {});
    QCOMPARE(m_toolbox->selection(), std::optional(Point{4, 0}));
    m_toolbox->drag({1, 0});
    QCOMPARE(rows(), QStringList{u"@#g O"_s});
    m_toolbox->release({1, 0});
    QCOMPARE(rows(), QStringList{u"@Og  "_s});
    QCOMPARE(m_toolbox->selection(), std::optional(Point{1, 0}));
    QCOMPARE(m_document->undoStack().undoText(), u"move orc"_s);
    m_document->undo();
    QCOMPARE(rows(), QStringList{u"@#g O"_s});
}

void TestTools::selectOnEmptyFloorSelectsNothing()
{
    open({u"@ O"_s});
    m_toolbox->setTool(ToolId::Select);
    click({2, 0});
    QCOMPARE(m_toolbox->selection(), std::optional(Point{2, 0}));
    drag({1, 0}, {0, 0});
    QCOMPARE(m_toolbox->selection(), std::nullopt);
    QCOMPARE(rows(), QStringList{u"@ O"_s});
}

void TestTools::selectionEndsWithItsThing()
{
    open({u"@ O"_s});
    m_toolbox->setTool(ToolId::Select);
    click({2, 0});
    QSignalSpy changed(m_toolbox.get(), &Toolbox::selectionChanged);
    click({2, 0}, Qt::RightButton);
    QCOMPARE(m_toolbox->selection(), std::nullopt);
    QVERIFY(changed.count() > 0);
}

void TestTools::deleteRemovesTheSelectedThing()
{
    open({u"@ O"_s});
    m_toolbox->setTool(ToolId::Select);
    QVERIFY(!m_toolbox->removeSelected());
    click({2, 0});
    QVERIFY(m_toolbox->removeSelected());
    QCOMPARE(rows(), QStringList{u"@  "_s});
    QCOMPARE(m_document->undoStack().undoText(), u"delete orc"_s);
    QVERIFY(!m_toolbox->removeSelected());
}

void TestTools::aClickWithSelectChangesNothing()
{
    open({u"@ O"_s});
    m_toolbox->setTool(ToolId::Select);
    click({2, 0});
    m_toolbox->press({2, 0}, Qt::LeftButton, {});
    m_toolbox->drag({1, 0});
    m_toolbox->release({2, 0});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestTools::pickTakesTheThingElseTheTerrain()
{
    open({u"@#O"_s});
    m_toolbox->setTool(ToolId::Pick);
    click({2, 0});
    QCOMPARE(m_toolbox->paint(), Paint::ofKind(u"orc"_s));
    m_toolbox->setTool(ToolId::Pick);
    click({1, 0});
    QCOMPARE(m_toolbox->paint(), wall());
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestTools::pickReturnsToTheLastPaintingTool()
{
    open({u"@#O"_s});
    m_toolbox->setTool(ToolId::Line);
    m_toolbox->setTool(ToolId::Pick);
    click({9, 9});
    QCOMPARE(m_toolbox->tool(), ToolId::Pick);
    click({2, 0});
    QCOMPARE(m_toolbox->tool(), ToolId::Line);
}

void TestTools::rightButtonErasesInTheShapeOfTheTool_data()
{
    QTest::addColumn<ToolId>("tool");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("brush") << ToolId::Brush << QStringList{u"@ ##"_s, u"## #"_s, u"### "_s};
    QTest::newRow("line") << ToolId::Line << QStringList{u"@ ##"_s, u"## #"_s, u"### "_s};
    QTest::newRow("rectangle") << ToolId::Rectangle << QStringList{u"@   "_s, u"#   "_s, u"#   "_s};
    QTest::newRow("fill") << ToolId::Fill << QStringList{u"@   "_s, u"    "_s, u"    "_s};
    QTest::newRow("erase") << ToolId::Erase << QStringList{u"@ ##"_s, u"## #"_s, u"### "_s};
    QTest::newRow("select") << ToolId::Select << QStringList{u"@ ##"_s, u"## #"_s, u"### "_s};
    QTest::newRow("pick") << ToolId::Pick << QStringList{u"@ ##"_s, u"## #"_s, u"### "_s};
}

void TestTools::rightButtonErasesInTheShapeOfTheTool()
{
    QFETCH(ToolId, tool);
    QFETCH(QStringList, expected);
    open({u"@###"_s, u"####"_s, u"####"_s});
    m_toolbox->setPaint(Paint::ofKind(u"orc"_s));
    m_toolbox->setTool(tool);
    drag({1, 0}, {3, 2}, Qt::RightButton);
    QCOMPARE(rows(), expected);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestTools::altOrCtrlClickPicksWithEveryTool_data()
{
    QTest::addColumn<ToolId>("tool");
    QTest::addColumn<int>("modifier");
    for (const ToolInfo &info : toolInfos()) {
        QTest::addRow("%s with Alt", info.key.data()) << info.id << int(Qt::AltModifier);
        QTest::addRow("%s with Ctrl", info.key.data()) << info.id << int(Qt::ControlModifier);
    }
}

void TestTools::altOrCtrlClickPicksWithEveryTool()
{
    QFETCH(ToolId, tool);
    QFETCH(int, modifier);
    open({u"@ O"_s});
    m_toolbox->setTool(tool);
    click({2, 0}, Qt::LeftButton, Qt::KeyboardModifiers(modifier));
    QCOMPARE(m_toolbox->paint(), Paint::ofKind(u"orc"_s));
    QCOMPARE(rows(), QStringList{u"@ O"_s});
    QCOMPARE(m_toolbox->tool(), tool == ToolId::Pick ? ToolId::Brush : tool);
}

void TestTools::previewEqualsCommit_data()
{
    addTools();
    QTest::newRow("select") << ToolId::Select;
}

void TestTools::previewEqualsCommit()
{
    QFETCH(ToolId, tool);
    Rng rng(3);
    const auto randomCell = [&rng] {
        const int x = rng.between(-2, 8);
        const int y = rng.between(-2, 6);
        return Point{x, y};
    };
    m_toolbox->setTool(tool);
    for (int i = 0; i < 300; ++i) {
        open({u"#######"_s, u"#@ gg #"_s, u"# O?# #"_s, u"#  K  #"_s, u"#######"_s});
        const std::vector<Kind> &kinds = shippedCatalogue()->kinds();
        const int what = rng.below(int(kinds.size()) + 1);
        m_toolbox->setPaint(what == 0 ? wall() : Paint::ofKind(kinds[std::size_t(what - 1)].key));
        m_toolbox->press(randomCell(), rng.below(4) == 0 ? Qt::RightButton : Qt::LeftButton, {});
        const Point last = randomCell();
        m_toolbox->drag(last);
        Level expected = m_document->level();
        applyChange(expected, m_toolbox->preview().change);
        m_toolbox->release(last);
        QCOMPARE(m_document->level(), expected);
    }
}

void TestTools::cancelLeavesNoTrace_data()
{
    addTools();
    QTest::newRow("select") << ToolId::Select;
}

void TestTools::cancelLeavesNoTrace()
{
    QFETCH(ToolId, tool);
    open({u"@ O#"_s, u"   #"_s});
    const Level before = m_document->level();
    m_toolbox->setTool(tool);
    QVERIFY(!m_toolbox->cancel());
    m_toolbox->press({2, 0}, Qt::LeftButton, {});
    m_toolbox->drag({3, 1});
    QVERIFY(m_toolbox->cancel());
    QCOMPARE(m_document->level(), before);
    m_toolbox->drag({0, 1});
    m_toolbox->release({0, 1});
    QCOMPARE(m_document->level(), before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestTools::pressingOutsideChangesNothing_data()
{
    addTools();
    QTest::newRow("select") << ToolId::Select;
    QTest::newRow("pick") << ToolId::Pick;
}

void TestTools::pressingOutsideChangesNothing()
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

void TestTools::aLevelOfOneCellCanBeDrawn_data()
{
    addTools();
}

void TestTools::aLevelOfOneCellCanBeDrawn()
{
    QFETCH(ToolId, tool);
    open({u"@"_s});
    m_toolbox->setTool(tool);
    drag({0, 0}, {0, 0});
    QCOMPARE(rows(), QStringList{tool == ToolId::Erase ? u" "_s : u"#"_s});
    drag({-3, -3}, {3, 3}, Qt::RightButton);
    QCOMPARE(rows(), QStringList{tool == ToolId::Fill ? u"#"_s : u" "_s});
}

void TestTools::pressingAnotherButtonCancels()
{
    open({u"@   "_s});
    m_toolbox->press({1, 0}, Qt::LeftButton, {});
    m_toolbox->drag({3, 0});
    m_toolbox->press({3, 0}, Qt::RightButton, {});
    m_toolbox->release({3, 0});
    QCOMPARE(rows(), QStringList{u"@   "_s});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestTools::changingTheToolCancels()
{
    open({u"@   "_s});
    m_toolbox->press({1, 0}, Qt::LeftButton, {});
    m_toolbox->setTool(ToolId::Line);
    QCOMPARE(rows(), QStringList{u"@   "_s});
    QVERIFY(!m_toolbox->isStroking());
}

void TestTools::undoDuringAStrokeIsSafe()
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

void TestTools::choosingPaintTakesAPaintingTool()
{
    m_toolbox->setTool(ToolId::Rectangle);
    m_toolbox->choosePaint(Paint::ofKind(u"orc"_s));
    QCOMPARE(m_toolbox->tool(), ToolId::Rectangle);
    m_toolbox->setTool(ToolId::Select);
    m_toolbox->choosePaint(wall());
    QCOMPARE(m_toolbox->tool(), ToolId::Rectangle);
    QCOMPARE(m_toolbox->paint(), wall());
}

void TestTools::everyToolHasItsTexts()
{
    for (std::size_t i = 0; i < toolInfos().size(); ++i) {
        const ToolInfo &info = toolInfos()[i];
        QCOMPARE(std::size_t(info.id), i);
        QVERIFY(!toolName(info.id).isEmpty());
        QVERIFY(!toolHint(info.id).isEmpty());
        QVERIFY(QFile::exists(u":/icons/"_s + info.key + u".svg"_s));
    }
}

QTEST_GUILESS_MAIN(TestTools)
#include "tst_tools.moc"
