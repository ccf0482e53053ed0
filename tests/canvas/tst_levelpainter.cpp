#include "editor/art/tileset.h"
#include "editor/pictures/levelpainter.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/canvasdriver.h"
#include "tests/driver/repaints.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array bothLooks{TileLook::Tiles, TileLook::Ascii};
constexpr QRect tinted(5, 5, 2, 1);

} // namespace

/// Pictures and the canvas look alike, and each tint looks different.
class TestLevelPainter : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    void aPartEqualsThatPartOfTheWholePicture()
    {
        const Level level = crowdedLevel();
        for (const TileLook look : bothLooks) {
            const LevelPicture picture(*m_catalogue, look);
            const QImage part = picture.draw(level, QRect(3, 2, 9, 7), 12);
            QCOMPARE(part, picture.draw(level, 12).copy(3 * 12, 2 * 12, 9 * 12, 7 * 12));
        }
    }

    void filesHaveTheSamePixels()
    {
        const Level level = crowdedLevel();
        std::set<QImage::Format> formats;
        for (const TileLook look : bothLooks) {
            for (const int tile : {1, 4, 48}) {
                const LevelPicture picture(*m_catalogue, look);
                const QImage file = picture.drawForFile(level, tile);
                formats.insert(file.format());
                QCOMPARE(file.convertToFormat(QImage::Format_RGB32), picture.draw(level, tile));
            }
        }
        QCOMPARE(formats, (std::set{QImage::Format_RGB32, QImage::Format_Indexed8})); // with many colors and with few
    }

    void aCanvasMatchesAPicture()
    {
        Level level = crowdedLevel();
        level.things.clear();
        m_canvas->setTerrain(level.terrain);
        for (const TileLook look : bothLooks) {
            m_canvas->setLook(look);
            const QRect all = m_canvas->viewportRectOf({0, 0}) | m_canvas->viewportRectOf({19, 14});
            const QImage shown = m_canvas->viewport()->grab(all).toImage().convertToFormat(QImage::Format_RGB32);
            QCOMPARE(shown, LevelPicture(*m_catalogue, look).draw(level, m_canvas->tileSize()));
        }
    }

    void tilesAreCachedForEachPixelRatio()
    {
        const Tileset tileset;
        const QImage once = tileset.image(u"orc"_s, 32);
        QImage twice = tileset.image(u"orc"_s, 32, 2);
        QCOMPARE(once.devicePixelRatio(), 1.0);
        QCOMPARE(twice.devicePixelRatio(), 2.0);
        twice.setDevicePixelRatio(1);
        QCOMPARE(once, twice);
        QCOMPARE(tileset.image(u"orc"_s, 32).cacheKey(), once.cacheKey());
        QVERIFY(tileset.image(Glyph{U'o', 0xffffff}, 32) != tileset.image(Glyph{U'o', 0xff0000}, 32));
    }

    /// An opened door is a sprite; it belongs to the walls around it.
    void openedDoorsAndRemainsAreThoseOfTheLevelsSet()
    {
        const Tileset tileset;
        const LevelPainter usual(tileset, *m_catalogue, TileLook::Tiles, {.tile = 32});
        const LevelPainter castle(tileset, *m_catalogue, TileLook::Tiles, {.tile = 32}, u"castle"_s);
        for (const QString &picture : {u"door_open"_s, u"door_open_side"_s, u"remains"_s}) {
            QCOMPARE(castle.tileOf(picture), tileset.image(u"castle/"_s + picture, 32));
            QVERIFY2(castle.tileOf(picture) != usual.tileOf(picture), qPrintable(picture));
        }
        QCOMPARE(castle.tileOf(u"orc"_s), usual.tileOf(u"orc"_s));
    }

    /// Every tint looks different, even without color.
    void everyTintHasALookOfItsOwn()
    {
        m_canvas->zoomOneToOne();
        const QImage plain = picture();
        std::set<QByteArray> looks;
        for (int tint = 0; tint < cellTintCount; ++tint) {
            m_canvas->setTint(CellTint(tint), tinted);
            const QImage gray = picture().convertToFormat(QImage::Format_Grayscale8);
            QVERIFY(gray != plain.convertToFormat(QImage::Format_Grayscale8));
            QVERIFY(
                looks.insert(QByteArray(reinterpret_cast<const char *>(gray.constBits()), gray.sizeInBytes())).second);
            m_canvas->setTint(CellTint(tint), {});
            QCOMPARE(picture(), plain);
        }
    }

    void tintsAreSeenAtEveryScale()
    {
        for (const TileLook look : bothLooks) {
            m_canvas->setLook(look);
            for (const int tile : {2, 5, 9, 16, 40}) {
                m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
                const QImage plain = picture();
                for (int tint = 0; tint < cellTintCount; ++tint) {
                    m_canvas->setTint(CellTint(tint), tinted);
                    QVERIFY(picture() != plain);
                    m_canvas->setTint(CellTint(tint), {});
                    QCOMPARE(picture(), plain);
                }
            }
        }
    }

    void aTintThatMovesRepaintsItsSurroundings()
    {
        m_canvas->setCursorCell(Point{2, 2});
        picture();
        QCoreApplication::processEvents();
        const Repaints repaints(*m_canvas->viewport());
        m_canvas->setCursorCell(Point{4, 3});
        QCoreApplication::processEvents();
        QVERIFY(repaints.region().contains(m_canvas->viewportRectOf({2, 2})));
        QVERIFY(repaints.region().contains(m_canvas->viewportRectOf({4, 3})));
        QVERIFY(!repaints.region().intersects(m_canvas->viewportRectOf({8, 6})));
    }

private:
    QImage picture() { return m_canvas->viewport()->grab().toImage(); }

    /// Returns a level with all terrain and all kinds, some of them on one cell.
    Level crowdedLevel() const
    {
        Level level = newLevel(*m_catalogue, {20, 15});
        for (int i = 0; i < level.size().area(); ++i) {
            level.terrain.set({i % 20, i / 20},
                              TerrainId(std::size_t(i / 2 % 10 + i / 40) % m_catalogue->terrain().size()));
        }
        level.things.clear();
        int count = 0;
        for (const Kind &kind : m_catalogue->kinds()) {
            level.things.push_back({.cell = {count % 20, count / 20 * 2}, .kind = kind.key, .values = {}});
            count += int(level.things.size() % 3 != 0);
        }
        return level;
    }
};

MAZEWRIGHT_SUITE(levelpainter, TestLevelPainter)
#include "tst_levelpainter.moc"
