#include "editor/canvas/terrainitem.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/canvasdriver.h"
#include "tests/driver/repaints.h"
#include "tests/support/suite.h"

#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace {

constexpr int orcId = 7;

/// A viewport that reports a chosen device pixel ratio, as on a high-resolution screen.
class ViewportOfRatio : public QWidget {
public:
    void setRatio(double ratio)
    {
        m_ratio = ratio;
        QEvent event(QEvent::ScreenChangeInternal);
        QCoreApplication::sendEvent(this, &event);
    }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        return metric == PdmDevicePixelRatioScaled ? int(m_ratio * devicePixelRatioFScale()) : QWidget::metric(metric);
    }

private:
    double m_ratio = 1;
};

} // namespace

/// The canvas: cells, zoom, terrain and sprites, and repaints limited to changed cells.
class TestCanvas : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    void everyPixelOfACellIsThatCell_data()
    {
        QTest::addColumn<int>("zooms");
        QTest::newRow("fitted") << 0;
        QTest::newRow("small") << -4;
        QTest::newRow("large and scrolled") << 3;
    }

    void everyPixelOfACellIsThatCell()
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

    void thereIsNoCellOutsideTheLevel()
    {
        QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({0, 0}).topLeft() - QPoint(1, 0)), std::nullopt);
        QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({0, 0}).topLeft() - QPoint(0, 1)), std::nullopt);
        QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({19, 14}).bottomRight() + QPoint(1, 0)), std::nullopt);
        QCOMPARE(m_canvas->cellAt(m_canvas->viewportRectOf({19, 14}).bottomRight() + QPoint(0, 1)), std::nullopt);
    }

    void aSingleItemDrawsAllTerrain()
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

    void cellsAreWholePixelsWide()
    {
        for (int i = 0; i < 30; ++i) {
            m_canvas->zoomOut();
        }
        QCOMPARE(m_canvas->tileSize(), 2);
        QCOMPARE(m_canvas->zoomPercent(), 6);
        for (int i = 0; i < 30; ++i) {
            const QRect here = m_canvas->viewportRectOf({3, 4});
            const QRect next = m_canvas->viewportRectOf({4, 5});
            QCOMPARE(next.topLeft() - here.topLeft(), QPoint(m_canvas->tileSize(), m_canvas->tileSize()));
            m_canvas->zoomIn();
        }
        QCOMPARE(m_canvas->tileSize(), 256);
        QCOMPARE(m_canvas->zoomPercent(), 800);
    }

    void fitShowsTheWholeLevelAsLargeAsItCan()
    {
        QCOMPARE(m_canvas->tileSize(), 32);
        QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({0, 0})));
        QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({19, 14})));
        m_canvas->resize(655, 495);
        QCOMPARE(m_canvas->tileSize(), 31);
        m_canvas->resize(1500, 1200);
        QCOMPARE(m_canvas->tileSize(), 74);
    }

    void fitStaysUntilTheNextZoom()
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

    void wheelZoomsAboutTheCursor()
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

    void viewStateIsRestoredExactly()
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

    void aFinerScreenShowsAZoomedLevelAsLarge()
    {
        ViewportOfRatio &viewport = viewportOfRatio();
        m_canvas->zoomOneToOne();
        m_canvas->zoomIn();
        const int tile = m_canvas->tileSize();
        const QRect before = m_canvas->viewportRectOf({10, 7});
        viewport.setRatio(2);
        QCOMPARE(m_canvas->tileSize(), 2 * tile);
        QCOMPARE(m_canvas->viewportRectOf({10, 7}).size(), before.size());
        viewport.setRatio(1);
        QCOMPARE(m_canvas->tileSize(), tile);
    }

    void aFinerScreenShowsAFittedLevelAsLarge()
    {
        ViewportOfRatio &viewport = viewportOfRatio();
        m_canvas->zoomToFit();
        const int tile = m_canvas->tileSize();
        viewport.setRatio(2);
        QVERIFY(m_canvas->tileSize() == 2 * tile || m_canvas->tileSize() == 2 * tile + 1);
    }

    /// The followed cell is in the middle, at the corners of the level, too.
    void followingKeepsACellInTheMiddle()
    {
        showLevel({200, 200});
        m_canvas->zoomOneToOne();
        m_canvas->setGliding(false);
        m_canvas->followCell({150, 20});
        QVERIFY(!m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf({150, 20})));
        m_canvas->setFollowing(true);
        for (const Point cell : {Point{150, 20}, Point{0, 0}, Point{199, 199}, Point{100, 120}}) {
            m_canvas->followCell(cell);
            const QPoint offset = m_canvas->viewportRectOf(cell).center() - m_canvas->viewport()->rect().center();
            QVERIFY2(std::abs(offset.x()) <= 1 && std::abs(offset.y()) <= 1,
                     qPrintable(u"%1 %2"_s.arg(offset.x()).arg(offset.y())));
        }
    }

    void aGlideMovesTheSpriteAtOnce()
    {
        m_canvas->setSprites({{.id = orcId, .cell = {3, 3}, .picture = u"orc"_s}});
        m_canvas->moveSprite(orcId, {4, 3});
        QCOMPARE(m_canvas->spriteCell(orcId), std::optional(Point{4, 3}));
        QVERIFY(m_canvas->isGliding());
        m_canvas->moveSprite(orcId, {5, 3});
        QCOMPARE(m_canvas->spriteCell(orcId), std::optional(Point{5, 3}));
        QTRY_VERIFY(!m_canvas->isGliding());
    }

    void withoutGlidingSpritesJump()
    {
        m_canvas->setSprites({{.id = orcId, .cell = {3, 3}, .picture = u"orc"_s}});
        const QRgb floor = colorAt({4, 3});
        m_canvas->setGliding(false);
        m_canvas->moveSprite(orcId, {4, 3});
        QVERIFY(!m_canvas->isGliding());
        QVERIFY(colorAt({4, 3}) != floor);
    }

    void unknownSpritesAreLeftAlone()
    {
        m_canvas->moveSprite(99, {4, 3});
        QCOMPARE(m_canvas->spriteCell(99), std::nullopt);
        QVERIFY(!m_canvas->isGliding());
    }

    void onlyChangedCellsAreRepainted()
    {
        picture();
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        m_level.terrain.set({6, 6}, m_catalogue->wall());
        m_canvas->updateTerrain(m_level.terrain, QRect(6, 6, 1, 1));
        QCoreApplication::processEvents();
        const QRegion repainted = repaints.region();
        const Tileset tileset;
        const int reach = LevelPainter(tileset, *m_catalogue, TileLook::Tiles, {}).reachOfTerrain();
        const QRect expected =
            m_canvas->viewportRectOf({6 - reach, 6 - reach}) | m_canvas->viewportRectOf({6 + reach, 6 + reach});
        QVERIFY(reach <= 3);
        QVERIFY(repainted.boundingRect().contains(expected));
        QVERIFY(expected.adjusted(-4, -4, 4, 4).contains(repainted.boundingRect()));
    }

    void theFrontOfAWallFollowsTheCellBelow()
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

    void farAwayLevelsShowChangesToo()
    {
        showLevel({300, 200});
        QVERIFY(m_canvas->tileSize() < LevelPainter::smallestTile);
        const QRgb floor = colorAt({150, 100});
        const QRgb border = colorAt({150, 199});
        QVERIFY(floor != border);
        for (int y = 99; y <= 101; ++y) {
            m_level.terrain.set({150, y}, m_catalogue->wall());
        }
        m_canvas->updateTerrain(m_level.terrain, QRect(150, 99, 1, 3));
        QCOMPARE(colorAt({150, 100}), border);
    }

    void previewIsDrawnAsItWillBe()
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

    void aFaintPreviewShowsTheCellBelow()
    {
        CellPreview preview{.cells = {{.cell = {6, 6}, .terrain = m_catalogue->wall(), .pictures = {}}}};
        const QPoint middle = m_canvas->viewportRectOf({6, 6}).center();
        const auto shown = [&](bool isFaint, const std::vector<Sprite> &sprites) {
            preview.isFaint = isFaint;
            m_canvas->setSprites(sprites);
            m_canvas->setPreview(preview);
            return picture().pixelColor(middle);
        };
        const std::vector<Sprite> orc{{.id = 1, .cell = {6, 6}, .picture = u"orc"_s}};
        QCOMPARE(shown(false, orc), shown(false, {}));
        QVERIFY(shown(true, orc) != shown(true, {}));
    }

private:
    ViewportOfRatio &viewportOfRatio()
    {
        auto *viewport = new ViewportOfRatio;
        m_canvas->setViewport(viewport);
        return *viewport;
    }

    QImage picture() { return m_canvas->viewport()->grab().toImage(); }
    QRgb colorAt(Point cell) { return picture().pixel(m_canvas->viewportRectOf(cell).center()); }
};

MAZEWRIGHT_SUITE(canvas, TestCanvas)
#include "tst_canvas.moc"
