#include "editor/art/canvascolors.h"
#include "editor/canvas/sightshade.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/canvasdriver.h"
#include "tests/driver/contrast.h"
#include "tests/driver/repaints.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr Point lanternCell{9, 7};
constexpr int lanternRadius = 8;
constexpr Light glow{.color = 0xffc878, .radius = 4};

/// Returns how much more red than blue a picture has, in channels of a pixel.
double warmthOf(const QImage &picture)
{
    qint64 sum = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            sum += qRed(picture.pixel(x, y)) - qBlue(picture.pixel(x, y));
        }
    }
    return double(sum) / (picture.width() * picture.height());
}

bool isAllInk(const QImage &picture)
{
    const QImage pixels = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(pixels.constScanLine(y));
        if (!std::all_of(line, line + pixels.width(), [](QRgb pixel) { return pixel == CanvasColors::ink.rgb(); })) {
            return false;
        }
    }
    return true;
}

} // namespace

/// The light of the lantern, of terrain and of sprites.
class TestLight : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    /// From the cell beside the hero to the edge of his field of view, floor becomes darker and cooler with each cell,
    /// and stays lighter than remembered floor.
    void theLanternFadesOverTheWholeFieldOfView()
    {
        seeAll(CellSight::Visible);
        std::vector<double> light;
        std::vector<double> warmth;
        for (int x = lanternCell.x + 1; x <= lanternCell.x + lanternRadius; ++x) {
            const QImage before = grabOf({x, lanternCell.y});
            light.push_back(meanLuminance(before));
            warmth.push_back(warmthOf(before));
        }
        const std::vector<double> plain = light;
        carryLantern();
        for (std::size_t i = 0; i < light.size(); ++i) {
            const QImage now = grabOf({lanternCell.x + 1 + int(i), lanternCell.y});
            light[i] = meanLuminance(now) / plain[i];
            warmth[i] = warmthOf(now) - warmth[i];
        }
        QVERIFY(light.front() > 1.1);
        QVERIFY(warmth.front() > 8);
        QVERIFY(warmth.back() < 0);
        QVERIFY(std::is_sorted(light.rbegin(), light.rend()));
        QVERIFY(std::is_sorted(warmth.rbegin(), warmth.rend()));
        seeAll(CellSight::Remembered);
        const Point edge{lanternCell.x + lanternRadius, lanternCell.y};
        QVERIFY(light.back() * plain.back() > 1.3 * meanLuminance(grabOf(edge)));
    }

    void unseenCellsShowNothing_data()
    {
        QTest::addColumn<int>("tile");
        for (const int tile : {8, 16, 25, 32, 64}) {
            QTest::addRow("%d", tile) << tile;
        }
    }

    /// Unseen cells are black up to their borders, although the borders of the light are soft.
    void unseenCellsShowNothing()
    {
        QFETCH(int, tile);
        carryLantern();
        Grid<CellSight> sight(m_level.size(), CellSight::Visible);
        const QRect unseen(12, 5, 2, 3);
        eachCell(unseen, [&](Point cell) { sight.set(cell, CellSight::Unseen); });
        m_canvas->setSight(sight);
        m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
        m_canvas->centerOnCell({12, 6});
        eachCell(unseen, [&](Point cell) { QVERIFY(isAllInk(grabOf(cell))); });
        QVERIFY(!isAllInk(grabOf({11, 6})));
    }

    /// A change of single cells shows the same as the whole sight at once, also in cells beside them.
    void singleChangesOfSightLookLikeAWholeOne()
    {
        carryLantern();
        seeAll(CellSight::Visible);
        picture();
        m_canvas->updateSight({{11, 7}, {12, 7}}, CellSight::Remembered);
        QCoreApplication::processEvents();
        const QImage changed = picture();
        Grid<CellSight> sight(m_level.size(), CellSight::Visible);
        sight.set({11, 7}, CellSight::Remembered);
        sight.set({12, 7}, CellSight::Remembered);
        m_canvas->setSight(sight);
        QCOMPARE(changed, picture());
        const QImage border = grabOf({10, 7});
        QVERIFY(meanLuminance(border.copy(border.width() - 2, 8, 2, 16)) < meanLuminance(border.copy(8, 8, 2, 16)));
    }

    void charactersHaveNoLight()
    {
        m_canvas->setLook(TileLook::Ascii);
        m_level.terrain.set({4, 4}, *m_catalogue->terrainOf(u"exit"_s));
        m_canvas->setTerrain(m_level.terrain);
        carryLantern();
        m_canvas->setLitSprite(std::nullopt);
        seeAll(CellSight::Visible);
        const QImage dark = picture();
        m_canvas->setLitSprite(1, lanternRadius);
        QCOMPARE(picture(), dark);
    }

    /// In a level that is visible as a whole, the ground is in even dusk beyond the glow around the hero.
    void aWholeVisibleLevelIsLitEvenly()
    {
        const QImage dark = picture();
        const QImage near = grabOf({10, 7});
        m_canvas->setSprites({{.id = 1, .cell = lanternCell, .picture = u"hero"_s, .light = glow}});
        m_canvas->setLitSprite(1);
        QVERIFY(meanLuminance(grabOf({10, 7})) > 1.05 * meanLuminance(near));
        const QRect beyond = m_canvas->viewportRectOf({0, 0}).united(m_canvas->viewportRectOf({4, 14}));
        QImage dusk = dark.copy(beyond);
        QPainter(&dusk).fillRect(dusk.rect(), withAlpha(CanvasColors::memory, float(Lantern().dusk())));
        QVERIFY(meanLuminance(dusk) < 0.85 * meanLuminance(dark.copy(beyond)));
        QCOMPARE(picture().copy(beyond), dusk);
    }

    /// The colors of a figure are the same in the dusk; only the ground around it is darker.
    void figuresAreNotInTheDusk()
    {
        const Sprite orc{.id = 2, .cell = {2, 2}, .picture = u"orc"_s};
        m_canvas->setSprites({orc});
        const QImage bright = grabOf(orc.cell);
        m_canvas->setSprites({{.id = 1, .cell = lanternCell, .picture = u"hero"_s, .light = glow}, orc});
        m_canvas->setLitSprite(1);
        const QImage inDusk = grabOf(orc.cell);
        QCOMPARE(inDusk.pixel(inDusk.width() / 2, inDusk.height() / 2),
                 bright.pixel(bright.width() / 2, bright.height() / 2));
        QVERIFY(meanLuminance(inDusk.copy(0, 0, 3, 3)) < 0.85 * meanLuminance(bright.copy(0, 0, 3, 3)));
    }

    void lightThatIsOutIsDarkEverywhere()
    {
        carryLantern();
        seeAll(CellSight::Visible);
        const double lit = meanLuminance(grabOf({10, 7}));
        m_canvas->setLightStrength(0);
        QVERIFY(meanLuminance(grabOf({10, 7})) < 0.5 * lit);
        m_canvas->setLightStrength(1);
        QCOMPARE(meanLuminance(grabOf({10, 7})), lit);
    }

    void terrainAndSpritesCastLight_data()
    {
        QTest::addColumn<bool>("isSprite");
        QTest::newRow("exit") << false;
        QTest::newRow("eternal lantern") << true;
    }

    /// Light reaches the cells within its radius, and no others.
    void terrainAndSpritesCastLight()
    {
        QFETCH(bool, isSprite);
        const QImage dark = picture();
        Light light;
        if (isSprite) {
            light = m_catalogue->kind(*m_catalogue->kindOf(u"lantern"_s)).look.light;
            m_canvas->setSprites({{.id = 7, .cell = lanternCell, .picture = u"lantern"_s, .light = light}});
        } else {
            light = m_catalogue->terrain(*m_catalogue->terrainOf(u"exit"_s)).look.light;
            m_level.terrain.set(lanternCell, *m_catalogue->terrainOf(u"exit"_s));
            m_canvas->updateTerrain(m_level.terrain, QRect(lanternCell.x, lanternCell.y, 1, 1));
        }
        QVERIFY(light.radius > 1);
        QCoreApplication::processEvents();
        const QImage lit = picture();
        const auto partOf = [&](const QImage &whole, int away) {
            return whole.copy(m_canvas->viewportRectOf({lanternCell.x + away, lanternCell.y}));
        };
        QVERIFY(meanLuminance(partOf(lit, 1)) > meanLuminance(partOf(dark, 1)));
        QCOMPARE(partOf(lit, light.radius + 1), partOf(dark, light.radius + 1));
    }

    /// A column of wall beside the lantern keeps its light from the cells behind; water, which can be seen through,
    /// not.
    void lightStopsAtWalls_data()
    {
        QTest::addColumn<QString>("barrier");
        QTest::addColumn<bool>("stopsLight");
        QTest::newRow("wall") << u"wall"_s << true;
        QTest::newRow("closed door") << u"door"_s << true;
        QTest::newRow("water") << u"water"_s << false;
    }

    void lightStopsAtWalls()
    {
        QFETCH(QString, barrier);
        QFETCH(bool, stopsLight);
        for (int y = 0; y < m_level.terrain.size().height; ++y) {
            m_level.terrain.set({lanternCell.x + 1, y}, *m_catalogue->terrainOf(barrier));
        }
        m_canvas->setTerrain(m_level.terrain);
        QCoreApplication::processEvents();
        const auto behind = [this] {
            return picture().copy(m_canvas->viewportRectOf({lanternCell.x + 2, lanternCell.y}));
        };
        const QImage dark = behind();
        m_canvas->setSprites({{.id = 7, .cell = lanternCell, .picture = u"lantern"_s, .light = glow}});
        QCoreApplication::processEvents();
        QCOMPARE(behind() == dark, stopsLight);
    }

    /// A sprite that goes repaints all cells that its light reached, and only these and its own surroundings.
    void aLightThatIsGoneLeavesNothingBehind()
    {
        const Sprite other{.id = 8, .cell = {0, 0}, .picture = u"lantern"_s};
        const Light red{.color = 0xff0000, .radius = 3};
        m_canvas->setSprites({other});
        const QImage dark = picture();
        m_canvas->setSprites({{.id = 7, .cell = lanternCell, .picture = u"lantern"_s, .light = red}, other});
        QCoreApplication::processEvents();
        QVERIFY(picture() != dark);
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        m_canvas->setSprites({other});
        QCoreApplication::processEvents();
        const QRect reached = m_canvas->viewportRectOf({lanternCell.x - 2, lanternCell.y - 2})
                                  .united(m_canvas->viewportRectOf({lanternCell.x + 2, lanternCell.y + 2}));
        QCOMPARE(repaints.region().intersected(reached), QRegion(reached));
        QVERIFY(!repaints.region().intersects(m_canvas->viewportRectOf({0, 0})));
        QCOMPARE(picture(), dark);
    }

    /// A figure darkens the ground beside it, also in light, and leaves no darkness behind when it goes.
    void aShadeSurroundsAFigure_data()
    {
        QTest::addColumn<int>("tile");
        QTest::addColumn<TileLook>("look");
        QTest::addColumn<bool>("isDrawn");
        QTest::newRow("usual") << 32 << TileLook::Tiles << true;
        QTest::newRow("small") << 8 << TileLook::Tiles << true;
        QTest::newRow("very small") << 7 << TileLook::Tiles << false;
        QTest::newRow("characters") << 32 << TileLook::Ascii << false;
    }

    void aShadeSurroundsAFigure()
    {
        QFETCH(int, tile);
        QFETCH(TileLook, look);
        QFETCH(bool, isDrawn);
        m_canvas->setLook(look);
        m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
        const Sprite lamp{.id = 7, .cell = {7, 7}, .picture = u"lantern"_s, .light = glow};
        Sprite orc{.id = 2, .cell = {9, 7}, .picture = u"orc"_s};
        m_canvas->setSprites({lamp});
        const QImage without = picture();
        m_canvas->setSprites({lamp, orc});
        const QImage plain = grabOf({8, 7});
        orc.hasShade = true;
        m_canvas->setSprites({lamp, orc});
        QCOMPARE(meanLuminance(grabOf({8, 7})) < 0.98 * meanLuminance(plain), isDrawn);
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        m_canvas->setSprites({lamp});
        QCoreApplication::processEvents();
        QVERIFY(repaints.region().contains(m_canvas->viewportRectOf(orc.cell)));
        const QRect beside = m_canvas->viewportRectOf({8, 7});
        const QRect reached = beside.adjusted(beside.width() * 3 / 4, 0, 0, 0);
        QVERIFY(!isDrawn || QRegion(reached).subtracted(repaints.region()).isEmpty());
        QCOMPARE(picture(), without);
    }

    void lightFlickersOnlyOnRequest()
    {
        carryLantern();
        const QImage calm = picture();
        m_canvas->setIdling(true);
        QTRY_VERIFY(picture() != calm);
        m_canvas->setIdling(false);
        QCOMPARE(picture(), calm);
    }

    void lightPlaysOnWaterOnlyOnRequest()
    {
        const TerrainId water = *m_catalogue->terrainOf(u"water"_s);
        for (int x = 2; x < 12; ++x) {
            m_level.terrain.set({x, 3}, water);
        }
        m_canvas->setTerrain(m_level.terrain);
        const QImage calm = picture();
        const Repaints repaints(*m_canvas->viewport());
        m_canvas->setIdling(true);
        QTRY_VERIFY(picture() != calm);
        QVERIFY(!repaints.region().isEmpty());
        const QRect pond = m_canvas->viewportRectOf({2, 3}).united(m_canvas->viewportRectOf({11, 3}));
        QVERIFY(QRegion(pond.adjusted(-2, -2, 2, 2)).contains(repaints.region().boundingRect()));
        m_canvas->setIdling(false);
        QCOMPARE(picture(), calm);
    }

private:
    void carryLantern()
    {
        m_canvas->setSprites({{.id = 1, .cell = lanternCell, .picture = u"hero"_s, .light = glow}});
        m_canvas->setLitSprite(1, lanternRadius);
    }

    void seeAll(CellSight sight) { m_canvas->setSight(Grid<CellSight>(m_level.size(), sight)); }
    QImage picture() const { return m_canvas->viewport()->grab().toImage(); }
    QImage grabOf(Point cell) const { return m_canvas->viewport()->grab(m_canvas->viewportRectOf(cell)).toImage(); }
};

MAZEWRIGHT_SUITE(light, TestLight)
#include "tst_light.moc"
