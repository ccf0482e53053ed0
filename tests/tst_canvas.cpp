#include "app/cataloguesource.h"
#include "editor/canvas/canvas.h"
#include "editor/canvas/terrainitem.h"
#include "gamecore/level/levelreader.h"

#include <QDropEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr int orcId = 7;

/// What the canvas paints, counted by cells: remembers which of them a repaint touched.
QRegion repaintedBy(Canvas &canvas, const std::function<void()> &change)
{
    struct Listener : QObject {
        QRegion region;
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint) {
                region |= static_cast<QPaintEvent *>(event)->region();
            }
            return false;
        }
    } listener;
    canvas.viewport()->installEventFilter(&listener);
    change();
    QCoreApplication::processEvents();
    canvas.viewport()->removeEventFilter(&listener);
    return listener.region;
}

} // namespace

Q_DECLARE_METATYPE(std::optional<Point>)

class TestCanvas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void everyPixelOfACellIsThatCell_data();
    void everyPixelOfACellIsThatCell();
    void outsideTheLevelIsNoCell();
    void oneItemDrawsAllTerrain();
    void cellsAreWholePixelsWide();
    void fitShowsTheWholeLevelAsLargeAsItCan();
    void fitStaysUntilTheNextZoom();
    void wheelZoomsAboutTheCursor();
    void viewStateIsRestoredExactly();
    void aGlideMovesTheSpriteAtOnce();
    void withoutGlidingNothingIsOnItsWay();
    void unknownSpritesAreLeftAlone();
    void changedCellsAloneAreRepainted();
    void theFrontOfAWallFollowsTheCellBelow();
    void farAwayLevelsShowChangesToo();
    void pressDragAndReleaseAreReportedInCells();
    void dragsGoOnOutsideTheLevel();
    void aLostReleaseEndsTheDrag();
    void aLostReleaseEndsThePan();
    void dropsGoToTheWindow();
    void hoverIsReportedOncePerCell();
    void middleButtonMovesTheView();
    void previewIsDrawnAsItWillBe();
    void keysGoToTheWindow();
    void followingKeepsACellInView();

private:
    void showLevel(Size size);
    void moveWithoutButtons(QPoint place);
    QImage picture() { return m_canvas->viewport()->grab().toImage(); }
    QRgb colorAt(Point cell) { return picture().pixel(m_canvas->viewportRectOf(cell).center()); }

    CataloguePtr m_catalogue;
    std::unique_ptr<QWidget> m_window;
    Canvas *m_canvas = nullptr;
    Level m_level;
};

void TestCanvas::initTestCase()
{
    qRegisterMetaType<Point>();
    qRegisterMetaType<std::optional<Point>>();
    IssueList issues;
    m_catalogue = loadCatalogue({}, issues);
    QVERIFY(m_catalogue);
}

void TestCanvas::init()
{
    m_window = std::make_unique<QWidget>();
    m_canvas = new Canvas(m_catalogue, m_window.get());
    m_canvas->setGeometry(0, 0, 656, 496);
    m_window->resize(656, 496);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    showLevel({20, 15});
}

void TestCanvas::cleanup()
{
    m_window.reset();
}

void TestCanvas::showLevel(Size size)
{
    m_level = newLevel(*m_catalogue, size);
    m_canvas->setTerrain(m_level.terrain);
    QCoreApplication::processEvents();
}

void TestCanvas::everyPixelOfACellIsThatCell_data()
{
    QTest::addColumn<int>("zooms");
    QTest::newRow("fitted") << 0;
    QTest::newRow("small") << -4;
    QTest::newRow("large and scrolled") << 3;
}

void TestCanvas::everyPixelOfACellIsThatCell()
{
    QFETCH(int, zooms);
    for (int i = 0; i < std::abs(zooms); ++i) {
        zooms > 0 ? m_canvas->zoomIn() : m_canvas->zoomOut();
    }
    for (int y = 0; y < 15; ++y) {
        for (int x = 0; x < 20; ++x) {
            const QRect rect = m_canvas->viewportRectOf({x, y});
            QCOMPARE(rect.size(), QSize(m_canvas->tileSize(), m_canvas->tileSize()));
            QCOMPARE(m_canvas->cellAt(rect.topLeft()), std::optional(Point{x, y}));
            QCOMPARE(m_canvas->cellAt(rect.bottomRight()), std::optional(Point{x, y}));
        }
    }
}

void TestCanvas::outsideTheLevelIsNoCell()
{
    QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({0, 0}).topLeft() - QPoint(1, 0)), std::nullopt);
    QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({0, 0}).topLeft() - QPoint(0, 1)), std::nullopt);
    QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({19, 14}).bottomRight() + QPoint(1, 0)), std::nullopt);
    QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({19, 14}).bottomRight() + QPoint(0, 1)), std::nullopt);
}

void TestCanvas::oneItemDrawsAllTerrain()
{
    const qsizetype before = m_canvas->scene()->items().size();
    showLevel({300, 200});
    QCOMPARE(m_canvas->scene()->items().size(), before);
    int terrainItems = 0;
    for (QGraphicsItem *item : m_canvas->scene()->items()) {
        terrainItems += dynamic_cast<TerrainItem *>(item) ? 1 : 0;
    }
    QCOMPARE(terrainItems, 1);
}

void TestCanvas::cellsAreWholePixelsWide()
{
    for (int i = 0; i < 30; ++i) {
        m_canvas->zoomOut();
    }
    QCOMPARE(m_canvas->tileSize(), 1);
    for (int i = 0; i < 30; ++i) {
        const QRect here = m_canvas->viewportRectOf({3, 4});
        const QRect next = m_canvas->viewportRectOf({4, 5});
        QCOMPARE(next.topLeft() - here.topLeft(), QPoint(m_canvas->tileSize(), m_canvas->tileSize()));
        m_canvas->zoomIn();
    }
    QCOMPARE(m_canvas->tileSize(), 256);
}

void TestCanvas::fitShowsTheWholeLevelAsLargeAsItCan()
{
    QCOMPARE(m_canvas->tileSize(), 32);
    QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({0, 0})));
    QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({19, 14})));
    m_canvas->resize(655, 495);
    QCOMPARE(m_canvas->tileSize(), 31);
    m_canvas->resize(1500, 1200);
    QCOMPARE(m_canvas->tileSize(), 74);
}

void TestCanvas::fitStaysUntilTheNextZoom()
{
    QVERIFY(m_canvas->isFit());
    m_canvas->zoomIn();
    QVERIFY(!m_canvas->isFit());
    QCOMPARE(m_canvas->tileSize(), 40);
    m_canvas->resize(1500, 1200);
    QCOMPARE(m_canvas->tileSize(), 40);
    m_canvas->zoomToFit();
    QCOMPARE(m_canvas->tileSize(), 74);
    m_canvas->zoomOneToOne();
    QCOMPARE(m_canvas->tileSize(), 32);
}

void TestCanvas::wheelZoomsAboutTheCursor()
{
    m_canvas->zoomIn();
    m_canvas->centerOnCell({10, 7});
    const QPoint cursor = m_canvas->viewportRectOf({12, 8}).center();
    QWheelEvent event(cursor, m_canvas->viewport()->mapToGlobal(cursor), {}, QPoint(0, 120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_canvas->viewport(), &event);
    QCOMPARE(m_canvas->tileSize(), 48);
    QCOMPARE(m_canvas->cellAt(cursor), std::optional(Point{12, 8}));
}

void TestCanvas::viewStateIsRestoredExactly()
{
    m_canvas->zoomIn();
    m_canvas->zoomIn();
    m_canvas->horizontalScrollBar()->setValue(137);
    m_canvas->verticalScrollBar()->setValue(91);
    const Canvas::ViewState state = m_canvas->viewState();
    const QRect place = m_canvas->viewportRectOf({5, 5});
    m_canvas->setTerrain(m_level.terrain);
    QVERIFY(m_canvas->viewState() != state);
    m_canvas->setViewState(state);
    QCOMPARE(m_canvas->viewState(), state);
    QCOMPARE(m_canvas->viewportRectOf({5, 5}), place);
}

void TestCanvas::aGlideMovesTheSpriteAtOnce()
{
    m_canvas->setSprites({{.id = orcId, .cell = {3, 3}, .picture = u"orc"_s}});
    m_canvas->moveSprite(orcId, {4, 3});
    QCOMPARE(m_canvas->spriteCell(orcId), std::optional(Point{4, 3}));
    QVERIFY(m_canvas->isGliding());
    m_canvas->moveSprite(orcId, {5, 3});
    QCOMPARE(m_canvas->spriteCell(orcId), std::optional(Point{5, 3}));
    QTRY_VERIFY(!m_canvas->isGliding());
}

void TestCanvas::withoutGlidingNothingIsOnItsWay()
{
    m_canvas->setSprites({{.id = orcId, .cell = {3, 3}, .picture = u"orc"_s}});
    const QRgb floor = colorAt({4, 3});
    m_canvas->setGliding(false);
    m_canvas->moveSprite(orcId, {4, 3});
    QVERIFY(!m_canvas->isGliding());
    QVERIFY(colorAt({4, 3}) != floor);
}

void TestCanvas::unknownSpritesAreLeftAlone()
{
    m_canvas->moveSprite(99, {4, 3});
    m_canvas->removeSprite(99);
    QCOMPARE(m_canvas->spriteCell(99), std::nullopt);
    QVERIFY(!m_canvas->isGliding());
}

void TestCanvas::changedCellsAloneAreRepainted()
{
    picture();
    QCoreApplication::processEvents();
    const QRegion repainted = repaintedBy(*m_canvas, [this] {
        m_level.terrain.set({6, 6}, m_catalogue->wall());
        m_canvas->updateTerrain(m_level.terrain, QRect(6, 6, 1, 1));
    });
    const QRect expected = m_canvas->viewportRectOf({6, 5}) | m_canvas->viewportRectOf({6, 6});
    QVERIFY(repainted.boundingRect().contains(expected));
    QVERIFY(expected.adjusted(-4, -4, 4, 4).contains(repainted.boundingRect()));
}

void TestCanvas::theFrontOfAWallFollowsTheCellBelow()
{
    m_level.terrain.set({6, 5}, m_catalogue->wall());
    m_level.terrain.set({6, 6}, m_catalogue->wall());
    m_canvas->setTerrain(m_level.terrain);
    const QRect upper = m_canvas->viewportRectOf({6, 5});
    const QImage top = picture().copy(upper);
    m_level.terrain.set({6, 6}, m_catalogue->floor());
    m_canvas->updateTerrain(m_level.terrain, QRect(6, 6, 1, 1));
    QVERIFY(picture().copy(upper) != top);
}

void TestCanvas::farAwayLevelsShowChangesToo()
{
    showLevel({300, 200});
    QVERIFY(m_canvas->tileSize() < TerrainItem::smallestTile);
    const QRgb floor = colorAt({150, 100});
    const QRgb border = colorAt({150, 199});
    QVERIFY(floor != border);
    for (int y = 99; y <= 101; ++y) {
        m_level.terrain.set({150, y}, m_catalogue->wall());
    }
    m_canvas->updateTerrain(m_level.terrain, QRect(150, 99, 1, 3));
    QCOMPARE(colorAt({150, 100}), border);
}

void TestCanvas::pressDragAndReleaseAreReportedInCells()
{
    const QSignalSpy pressed(m_canvas, &Canvas::cellPressed);
    const QSignalSpy dragged(m_canvas, &Canvas::cellDragged);
    const QSignalSpy released(m_canvas, &Canvas::cellReleased);
    const auto center = [this](Point cell) { return m_canvas->viewportRectOf(cell).center(); };
    QTest::mousePress(m_canvas->viewport(), Qt::RightButton, Qt::ShiftModifier, center({2, 3}));
    QTest::mouseMove(m_canvas->viewport(), center({2, 3}) + QPoint(2, 2));
    QTest::mouseMove(m_canvas->viewport(), center({9, 5}));
    QTest::mouseRelease(m_canvas->viewport(), Qt::RightButton, Qt::NoModifier, center({9, 5}));
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(pressed.at(0).at(0).value<Point>(), (Point{2, 3}));
    QCOMPARE(pressed.at(0).at(1).value<Qt::MouseButton>(), Qt::RightButton);
    QCOMPARE(pressed.at(0).at(2).value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(dragged.at(0).at(0).value<Point>(), (Point{9, 5}));
    QCOMPARE(released.size(), 1);
    QCOMPARE(released.at(0).at(0).value<Point>(), (Point{9, 5}));
}

void TestCanvas::dragsGoOnOutsideTheLevel()
{
    const QSignalSpy dragged(m_canvas, &Canvas::cellDragged);
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, m_canvas->viewportRectOf({0, 3}).center());
    QTest::mouseMove(m_canvas->viewport(), m_canvas->viewportRectOf({-2, 3}).center());
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(dragged.at(0).at(0).value<Point>(), (Point{-2, 3}));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, m_canvas->viewportRectOf({-2, 3}).center());
}

void TestCanvas::moveWithoutButtons(QPoint place)
{
    QWidget *viewport = m_canvas->viewport();
    QMouseEvent move(QEvent::MouseMove, place, viewport->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(viewport, &move);
}

void TestCanvas::aLostReleaseEndsTheDrag()
{
    const QSignalSpy pressed(m_canvas, &Canvas::cellPressed);
    const QSignalSpy dragged(m_canvas, &Canvas::cellDragged);
    const QSignalSpy released(m_canvas, &Canvas::cellReleased);
    const QPoint place = m_canvas->viewportRectOf({4, 4}).center();
    QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, place);
    moveWithoutButtons(m_canvas->viewportRectOf({6, 4}).center());
    QCOMPARE(dragged.size(), 0);
    QCOMPARE(released.size(), 1);
    QCOMPARE(released.at(0).at(0).value<Point>(), (Point{4, 4}));
    QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(released.size(), 1);
    QTest::mouseClick(m_canvas->viewport(), Qt::RightButton, {}, place);
    QCOMPARE(pressed.size(), 2);
}

void TestCanvas::aLostReleaseEndsThePan()
{
    m_canvas->zoomIn();
    m_canvas->centerOnCell({10, 7});
    const QRect before = m_canvas->viewportRectOf({10, 7});
    QTest::mousePress(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(300, 200));
    moveWithoutButtons(QPoint(320, 210));
    QTest::mouseRelease(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(320, 210));
    QCOMPARE(m_canvas->viewportRectOf({10, 7}), before);
}

void TestCanvas::dropsGoToTheWindow()
{
    struct Window : QWidget {
        int drops = 0;
        Window() { setAcceptDrops(true); }
        void dragEnterEvent(QDragEnterEvent *event) override { event->acceptProposedAction(); }
        void dropEvent(QDropEvent *) override { ++drops; }
    } window;
    Canvas canvas(m_catalogue, &window);
    QMimeData data;
    data.setText(u"a maze"_s);
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(canvas.viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(canvas.viewport(), &drop);
    QCOMPARE(window.drops, 1);
}

void TestCanvas::hoverIsReportedOncePerCell()
{
    const QSignalSpy hovered(m_canvas, &Canvas::cellHovered);
    const QPoint place = m_canvas->viewportRectOf({4, 4}).center();
    QTest::mouseMove(m_canvas->viewport(), place);
    QTest::mouseMove(m_canvas->viewport(), place + QPoint(3, 3));
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(hovered.at(0).at(0).value<std::optional<Point>>(), std::optional(Point{4, 4}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_canvas->viewport(), &leave);
    QCOMPARE(hovered.size(), 2);
    QCOMPARE(hovered.at(1).at(0).value<std::optional<Point>>(), std::nullopt);
}

void TestCanvas::middleButtonMovesTheView()
{
    m_canvas->zoomIn();
    m_canvas->centerOnCell({10, 7});
    const QSignalSpy pressed(m_canvas, &Canvas::cellPressed);
    const QRect before = m_canvas->viewportRectOf({10, 7});
    QTest::mousePress(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(300, 200));
    QTest::mouseMove(m_canvas->viewport(), QPoint(320, 210));
    QTest::mouseRelease(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(320, 210));
    QCOMPARE(m_canvas->viewportRectOf({10, 7}), before.translated(20, 10));
    QCOMPARE(pressed.size(), 0);
}

void TestCanvas::previewIsDrawnAsItWillBe()
{
    const CellPreview preview{.cells = {{.cell = {6, 6}, .terrain = m_catalogue->wall(), .pictures = {}},
                                        {.cell = {6, 7}, .terrain = m_catalogue->wall(), .pictures = {u"orc"_s}},
                                        {.cell = {-1, 99}, .terrain = m_catalogue->wall(), .pictures = {}}}};
    const QImage before = picture();
    m_canvas->setPreview(preview);
    const QRect inside = m_canvas->viewportRectOf({6, 6}).adjusted(4, 4, -4, -4);
    const QImage previewed = picture().copy(inside);
    m_canvas->clearPreview();
    QCOMPARE(picture(), before);
    m_level.terrain.set({6, 6}, m_catalogue->wall());
    m_level.terrain.set({6, 7}, m_catalogue->wall());
    m_canvas->updateTerrain(m_level.terrain, QRect(6, 6, 1, 2));
    QCOMPARE(picture().copy(inside), previewed);
}

void TestCanvas::keysGoToTheWindow()
{
    struct Listener : QWidget {
        QList<int> keys;
        void keyPressEvent(QKeyEvent *event) override { keys.append(event->key()); }
    } window;
    Canvas canvas(m_catalogue, &window);
    canvas.setTerrain(m_level.terrain);
    window.show();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Down);
    QTest::keyClick(&canvas, Qt::Key_PageUp);
    QTest::keyClick(&canvas, Qt::Key_J);
    QCOMPARE(window.keys, (QList<int>{Qt::Key_Down, Qt::Key_PageUp, Qt::Key_J}));
}

void TestCanvas::followingKeepsACellInView()
{
    showLevel({200, 200});
    m_canvas->zoomOneToOne();
    m_canvas->setGliding(false);
    m_canvas->followCell({150, 20});
    QVERIFY(!m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({150, 20})));
    m_canvas->setFollowing(true);
    for (const Point cell : {Point{150, 20}, Point{0, 0}, Point{199, 199}, Point{100, 120}}) {
        m_canvas->followCell(cell);
        QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf(cell)));
    }
}

QTEST_MAIN(TestCanvas)
#include "tst_canvas.moc"
