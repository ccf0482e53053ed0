#include "editor/art/cellblocks.h"
#include "editor/art/farcolors.h"
#include "editor/canvas/flashitem.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/canvasdriver.h"
#include "tests/driver/repaints.h"
#include "tests/support/suite.h"

#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr Size hugeSize{2100, 1500};

} // namespace

/// Levels with more cells than the view has pixels, and levels with small cells.
class TestFarView : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    void aHugeLevelFitsTheView()
    {
        showLevel(hugeSize);
        QVERIFY(m_canvas->isFit());
        QVERIFY(m_canvas->cellsPerPixel() > 1);
        QCOMPARE(m_canvas->tileSize(), 1);
        const QRect view = m_canvas->viewport()->rect();
        QVERIFY(view.contains(m_canvas->viewportRectOf({0, 0})));
        QVERIFY(view.contains(m_canvas->viewportRectOf({hugeSize.width - 1, hugeSize.height - 1})));
        QVERIFY(m_canvas->viewedCells().contains(QRectF(0, 0, hugeSize.width, hugeSize.height)));
        QVERIFY(!m_canvas->horizontalScrollBar()->isVisible());
        m_canvas->resize(hugeSize.width + 100, hugeSize.height + 100);
        QCOMPARE(m_canvas->cellsPerPixel(), 1);
    }

    void everyPixelMapsToACell()
    {
        showLevel(hugeSize);
        const int side = m_canvas->cellsPerPixel();
        for (const Point cell : {Point{0, 0}, Point{1, 1}, Point{777, 500}, Point{2099, 1499}}) {
            const QRect pixel = m_canvas->viewportRectOf(cell);
            QCOMPARE(pixel.size(), QSize(1, 1));
            const std::optional<Point> found = m_canvas->cellAt(pixel.topLeft());
            QVERIFY(found);
            QCOMPARE(found->x / side, cell.x / side);
            QCOMPARE(found->y / side, cell.y / side);
        }
    }

    void zoomLeavesTheFarViewAndReturns()
    {
        showLevel(hugeSize);
        const int side = m_canvas->cellsPerPixel();
        m_canvas->zoomIn();
        QCOMPARE(m_canvas->cellsPerPixel(), 1);
        QCOMPARE(m_canvas->tileSize(), 2);
        QVERIFY(!m_canvas->isFit());
        m_canvas->zoomOut();
        QCOMPARE(m_canvas->cellsPerPixel(), side);
        QVERIFY(m_canvas->isFit());
        QVERIFY(m_canvas->zoomPercent() >= 1);
    }

    void changesAreSeenFromAfar()
    {
        showLevel(hugeSize);
        const QRgb floor = colorAt({1000, 700});
        fill(QRect(960, 660, 80, 80), m_catalogue->wall());
        const QRgb wall = colorAt({1000, 700});
        QVERIFY(wall != floor);
        m_canvas->setTerrain(m_level.terrain); // a full redraw
        QCOMPARE(colorAt({1000, 700}), wall);
        fill(QRect(960, 660, 80, 80), m_catalogue->floor());
        QCOMPARE(colorAt({1000, 700}), floor);
    }

    void aPixelHasTheMeanColorOfItsCells()
    {
        FarColors colors;
        colors.add({qRgb(10, 20, 30), qRgb(30, 20, 10)});
        colors.add({qRgb(100, 100, 100)});
        Grid<TerrainId> terrain({5, 4}, 0);
        for (int x = 0; x < 5; ++x) {
            terrain.set({x, 3}, 1);
        }
        terrain.set({2, 0}, 1);
        const QSize size = blocksOf(terrain.size(), 2);
        QCOMPARE(size, QSize(3, 2));
        QImage picture(size, QImage::Format_RGB32);
        colors.drawBlocks(picture, picture.rect(), terrain, 2);
        QCOMPARE(picture.pixel(0, 0), qRgb(20, 20, 20));
        QCOMPARE(picture.pixel(1, 0), qRgb(40, 40, 40));
        QCOMPARE(picture.pixel(0, 1), qRgb(60, 60, 60));
        QCOMPARE(picture.pixel(2, 1), qRgb(60, 60, 60)); // a column of two cells at the border
        QImage anew(size, QImage::Format_RGB32);
        anew.fill(Qt::black);
        for (const QRect &part : {QRect(0, 0, 2, 1), QRect(2, 0, 1, 2), QRect(0, 1, 2, 1)}) {
            colors.drawBlocks(anew, part, terrain, 2);
        }
        QCOMPARE(anew, picture);
    }

    void theMeanIsExactForEverySide()
    {
        FarColors colors;
        colors.add({qRgb(255, 0, 1)});
        colors.add({qRgb(255, 255, 254)});
        Rng rng(1);
        for (int side = 2; side <= FarColors::mostSide; ++side) {
            Grid<TerrainId> terrain({side, side}, 0);
            int others = 0;
            for (int i = 0; i < side * side; ++i) {
                const auto id = TerrainId(rng.below(2));
                terrain.set({i % side, i / side}, id);
                others += id;
            }
            QImage picture(1, 1, QImage::Format_RGB32);
            colors.drawBlocks(picture, picture.rect(), terrain, side);
            const auto mean = [count = side * side](int sum) { return (sum + count / 2) / count; };
            QCOMPARE(picture.pixel(0, 0), qRgb(255, mean(255 * others), mean(side * side + 253 * others)));
        }
    }

    void theLargestLevelIsDrawnInSeveralFrames()
    {
        Level level = newLevel(*m_catalogue, {4096, 4096});
        for (int y = 0; y < 4096; ++y) {
            std::fill_n(level.terrain.row(y), 2048, m_catalogue->wall());
        }
        level.terrain.set({1000, 4000}, m_catalogue->floor());
        m_canvas->setTerrain(level.terrain);
        const QImage sketch = picture();
        const auto isWallAt = [this](const QImage &image, Point cell) {
            return image.pixel(m_canvas->viewportRectOf(cell).center())
                   == image.pixel(m_canvas->viewportRectOf({1000, 2000}).center());
        };
        QVERIFY(isWallAt(sketch, {500, 3900}));
        QVERIFY(!isWallAt(sketch, {3000, 3900}));
        QTRY_VERIFY(!isWallAt(picture(), {1000, 4000})); // a cell that changes only the mean
        QVERIFY(picture() != sketch);
    }

    void repeatedRowsAreDrawnTheSame()
    {
        FarColors colors;
        colors.add({qRgb(10, 20, 30)});
        colors.add({qRgb(100, 100, 100)});
        Rng rng(4);
        for (int round = 0; round < 200; ++round) {
            const int side = 2 + round % 3;
            Grid<TerrainId> terrain({7, 4 * side + round % 5}, 0);
            for (int i = 0; i < round % 6; ++i) {
                terrain.set({rng.below(7), rng.below(terrain.height())}, 1);
            }
            QImage picture(blocksOf(terrain.size(), side), QImage::Format_RGB32);
            QImage apart(picture.size(), QImage::Format_RGB32);
            colors.drawBlocks(picture, picture.rect(), terrain, side);
            for (int y = 0; y < picture.height(); ++y) {
                colors.drawBlocks(apart, QRect(0, y, picture.width(), 1), terrain, side);
            }
            QCOMPARE(picture, apart);
        }
    }

    void aCellOfOnePixelLooksLikeItsTerrain()
    {
        FarColors colors;
        colors.add({qRgb(10, 20, 30)});
        colors.add({qRgb(100, 100, 100)});
        Grid<TerrainId> terrain({3, 3}, 0);
        terrain.set({1, 1}, 1);
        terrain.set({1, 2}, 1);
        terrain.set({2, 1}, 1);
        const QImage picture = colors.drawPlain(terrain, QRect(1, 1, 2, 2));
        QCOMPARE(colors.draw(terrain, QRect(1, 1, 2, 2)), picture); // no variants
        QCOMPARE(picture.pixel(0, 0), qRgb(100, 100, 100));
        QCOMPARE(picture.pixel(1, 0), qRgb(100, 100, 100));
        QCOMPARE(picture.pixel(0, 1), qRgb(100, 100, 100));
        QCOMPARE(picture.pixel(1, 1), qRgb(10, 20, 30));
    }

    void aFewPixelsHaveTheColorOfTheirPicture()
    {
        const std::vector<QRgb> four{qRgb(1, 0, 0), qRgb(2, 0, 0), qRgb(3, 0, 0), qRgb(4, 0, 0)};
        const std::vector<QRgb> three{qRgb(0, 1, 0), qRgb(0, 2, 0), qRgb(0, 3, 0)};
        FarColors colors;
        colors.add(four);
        colors.add(three);
        Grid<TerrainId> terrain({30, 20}, 0);
        for (int y = 5; y < 9; ++y) {
            std::fill_n(terrain.row(y) + 4, 20, TerrainId(1));
        }
        const QRect cells(2, 3, 25, 16);
        const QImage picture = colors.draw(terrain, cells);
        for (int y = cells.top(); y <= cells.bottom(); ++y) {
            for (int x = cells.left(); x <= cells.right(); ++x) {
                const bool isOther = terrain.at({x, y}) == 1;
                const QRgb top =
                    isOther ? three[std::size_t(variantAt({x, y}, 3))] : four[std::size_t(variantAt({x, y}, 4))];
                QCOMPARE(picture.pixel(QPoint(x, y) - cells.topLeft()), top);
            }
        }
    }

    void mergedTilesLookLikeSingleOnes_data()
    {
        QTest::addColumn<TileLook>("look");
        QTest::newRow("pictures") << TileLook::Tiles;
        QTest::newRow("characters") << TileLook::Ascii;
    }

    /// Tiles look the same whether they are drawn one by one or merged beforehand.
    void mergedTilesLookLikeSingleOnes()
    {
        QFETCH(TileLook, look);
        showLevel({120, 90});
        for (int i = 0; i < m_level.size().area(); ++i) {
            const Point cell{i % 120, i / 120};
            m_level.terrain.set(cell, TerrainId(std::size_t(cell.x / 2 + cell.y) % m_catalogue->terrain().size()));
        }
        m_canvas->setTerrain(m_level.terrain);
        m_canvas->setLook(look);
        for (const int tile : {8, 10, 13, 15, 16, 24, 32, 45}) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {37, 21}});
            const Tileset tileset;
            const LevelPainter tiles(tileset, *m_catalogue, look, {.tile = tile});
            QImage expected(m_canvas->viewport()->size(), QImage::Format_RGB32);
            QPainter painter(&expected);
            for (int i = 0; i < m_level.size().area(); ++i) {
                const Point cell{i % 120, i / 120};
                painter.drawImage(m_canvas->viewportRectOf(cell).topLeft(), tiles.tileOf(m_level.terrain, cell));
            }
            const LitGround ground{m_level.terrain, m_canvas->viewportRectOf({0, 0}).topLeft()};
            tiles.paintLights(&painter, ground, QRect(0, 0, 120, 90));
            painter.end();
            QCOMPARE(picture().convertToFormat(QImage::Format_RGB32), expected);
        }
    }

    void marksOfSingleCellsAreSeenFromAfar()
    {
        showLevel(hugeSize);
        const QRgb plain = colorAt({1001, 701});
        auto cells = std::make_shared<Grid<std::uint8_t>>(hugeSize, 0);
        cells->set({1001, 701}, 1);
        CellLayer layer;
        layer.cells = cells;
        layer.marks = {{CellPattern::Dot, Qt::magenta, false}};
        m_canvas->setLayers({layer});
        QVERIFY(colorAt({1001, 701}) != plain);
        QCOMPARE(colorAt({1101, 701}), plain);
        m_canvas->setLayers({});
        QCOMPARE(colorAt({1001, 701}), plain);
    }

    void darknessIsSeenFromAfar()
    {
        showLevel(hugeSize);
        const QRgb floor = colorAt({1000, 700});
        Grid<CellSight> sight(hugeSize, CellSight::Unseen);
        for (int y = 600; y < 800; ++y) {
            std::fill_n(sight.row(y) + 900, 200, CellSight::Visible);
        }
        m_canvas->setSight(sight);
        QCOMPARE(colorAt({1000, 700}), floor);
        QVERIFY(colorAt({500, 700}) != floor);
    }

    void anExploredCorridorHasNoGaps_data()
    {
        QTest::addColumn<bool>("isUpright");
        QTest::newRow("row") << false;
        QTest::newRow("column") << true;
    }

    /// A single explored row or column of cells is visible between unexplored walls at every position relative to the
    /// pixels.
    void anExploredCorridorHasNoGaps()
    {
        QFETCH(bool, isUpright);
        showLevel(hugeSize);
        const int side = m_canvas->cellsPerPixel();
        QVERIFY(side > 1);
        const auto cellOf = [isUpright](int along, int across) {
            return isUpright ? Point{across, along} : Point{along, across};
        };
        for (const CellSight known : {CellSight::Visible, CellSight::Remembered}) {
            for (int across = 700; across < 700 + side; ++across) {
                Grid<CellSight> sight(hugeSize, CellSight::Unseen);
                for (int along = 900; along < 1100; ++along) {
                    sight.row(cellOf(along, across).y)[cellOf(along, across).x] = known;
                }
                m_canvas->setSight(sight);
                const QImage seen = picture();
                const QRgb unseen = seen.pixel(m_canvas->viewportRectOf(cellOf(500, across)).center());
                for (int along = 900; along < 1100; ++along) {
                    QVERIFY(seen.pixel(m_canvas->viewportRectOf(cellOf(along, across)).center()) != unseen);
                }
            }
        }
    }

    void aFlashRepaintsOnlyItsOutline()
    {
        showLevel({300, 200});
        m_canvas->zoomOneToOne();
        auto *flash = new FlashItem;
        m_canvas->scene()->addItem(flash);
        picture();
        QCoreApplication::processEvents();
        const QRect cells(m_canvas->cellAt({64, 64}).value().x, m_canvas->cellAt({64, 64}).value().y, 15, 10);
        const Point middle{cells.center().x(), cells.center().y()};
        flash->flash(cells); // the scene's area grows once
        QTRY_VERIFY(flash->cells().isNull());
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        flash->flash(cells);
        QCoreApplication::processEvents();
        QVERIFY(repaints.region().contains(m_canvas->viewportRectOf({cells.left(), cells.top()})));
        QTRY_VERIFY(flash->cells().isNull());
        QCoreApplication::processEvents();
        QVERIFY(!repaints.region().intersects(m_canvas->viewportRectOf(middle)));
    }

    void aFlashSeenFromAfarLeavesNoTrace()
    {
        showLevel(hugeSize);
        auto *flash = new FlashItem;
        m_canvas->scene()->addItem(flash);
        const QRect cells(400, 300, 600, 500);
        const QRect border = m_canvas->viewportRectOf({cells.left(), cells.top()})
                             | m_canvas->viewportRectOf({cells.right(), cells.bottom()});
        flash->flash(cells);
        picture();
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        QTRY_VERIFY(flash->cells().isNull());
        QCoreApplication::processEvents();
        const QMargins line(3, 3, 3, 3);
        const QRegion drawn = QRegion(border.marginsAdded(line)) - border.marginsRemoved(line);
        QCOMPARE(drawn - repaints.region(), QRegion());
    }

private:
    QImage picture() { return m_canvas->viewport()->grab().toImage(); }
    QRgb colorAt(Point cell) { return picture().pixel(m_canvas->viewportRectOf(cell).center()); }

    void fill(const QRect &cells, TerrainId terrain)
    {
        for (int y = cells.top(); y <= cells.bottom(); ++y) {
            std::fill_n(m_level.terrain.row(y) + cells.left(), cells.width(), terrain);
        }
        m_canvas->updateTerrain(m_level.terrain, cells);
    }
};

MAZEWRIGHT_SUITE(farview, TestFarView)
#include "tst_farview.moc"
