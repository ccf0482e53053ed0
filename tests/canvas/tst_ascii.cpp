#include "editor/art/canvascolors.h"
#include "editor/canvas/canvas.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/data/kind.h"
#include "tests/driver/contrast.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

void addLook(const QString &key, const Appearance &look)
{
    QTest::newRow(qPrintable(key)) << look.color << uint(look.glyph);
}

QImage drawn(const Glyph &glyph, int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(QColor::fromRgb(glyph.ground));
    QPainter painter(&image);
    paintGlyph(painter, image.rect(), glyph);
    return image;
}

const QString allInView = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }"_s;

} // namespace

class TestAscii : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyColorContrastsWithTheBackground_data()
    {
        QTest::addColumn<quint32>("color");
        QTest::addColumn<uint>("glyph");
        const CataloguePtr catalogue = shippedCatalogue();
        for (const Terrain &terrain : catalogue->terrain()) {
            addLook(terrain.key, terrain.look);
        }
        for (const Kind &kind : catalogue->kinds()) {
            addLook(kind.key, kind.look);
        }
    }

    void everyColorContrastsWithTheBackground()
    {
        QFETCH(quint32, color);
        const double ratio = contrast(color, CanvasColors::ink.rgb());
        QVERIFY2(ratio >= 4.5, qPrintable(u"give it a brighter `color` in resources/data: %1 of 4.5"_s.arg(ratio)));
    }

    /// Plain floor and walls are legible, but weaker than every figure, so that figures stand out.
    void floorAndWallsAreWeakerThanFigures()
    {
        const CataloguePtr catalogue = shippedCatalogue();
        double strongest = 0;
        for (const Terrain &terrain : catalogue->terrain()) {
            const Glyph glyph = glyphOf(terrain);
            const double ratio = contrast(glyph.color, glyph.ground);
            QVERIFY2(ratio >= 3, qPrintable(u"%1: %2"_s.arg(terrain.key).arg(ratio)));
            const bool isPlain = terrain.key == u"floor"_s || terrain.key == u"wall"_s;
            strongest = isPlain ? std::max(strongest, ratio) : strongest;
        }
        for (const Kind &kind : catalogue->kinds()) {
            const Glyph glyph = glyphOf(kind.look);
            QCOMPARE(glyph.ground, CanvasColors::ink.rgb() & 0xffffff);
            QVERIFY2(contrast(glyph.color, glyph.ground) > strongest, qPrintable(kind.key));
        }
    }

    void everyGlyphIsTheSameAtEveryCell_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {16, 24, 32, 48, 64}) {
            QTest::addRow("%d", side) << side;
        }
    }

    /// Strokes are aligned to whole pixels: the picture does not depend on where in the view the cell is.
    void everyGlyphIsTheSameAtEveryCell()
    {
        QFETCH(const int, side);
        QImage image(2 * side, side, QImage::Format_RGB32);
        image.fill(CanvasColors::ink);
        QPainter painter(&image);
        const Glyph glyph{.character = U'D', .color = 0xffffff};
        paintGlyph(painter, QRectF(0, 0, side, side), glyph);
        paintGlyph(painter, QRectF(side + 0.4, 0.3, side, side), glyph);
        painter.end();
        QCOMPARE(image.copy(side, 0, side, side), image.copy(0, 0, side, side));
    }

    void everyGlyphFitsItsCell_data() { everyColorContrastsWithTheBackground_data(); }

    /// Every glyph is visible and stays within its cell, away from the borders.
    void everyGlyphFitsItsCell()
    {
        QFETCH(quint32, color);
        QFETCH(uint, glyph);
        constexpr int side = 32;
        const QImage image = drawn({.character = char32_t(glyph), .color = color}, side);
        int inked = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const bool isInked = image.pixel(x, y) != CanvasColors::ink.rgb();
                inked += int(isInked);
                QVERIFY(!isInked || (x > 0 && x < side - 1 && y > 0 && y < side - 1));
            }
        }
        QVERIFY(inked > 8);
    }

    /// All shipped glyphs, drawn in white, look different from each other even at small sizes. The window draws the
    /// marks of opened doors and remains.
    void everyGlyphDiffersWithoutColor()
    {
        std::map<QString, char32_t> glyphs{{u"opened door"_s, U'\''}, {u"remains"_s, U'%'}};
        for (const Terrain &terrain : shippedCatalogue()->terrain()) {
            glyphs.emplace(terrain.key, terrain.look.glyph);
        }
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            glyphs.emplace(kind.key, kind.look.glyph);
        }
        for (const int side : {12, 16, 32}) {
            std::map<QByteArray, QString> known;
            for (const auto &[key, glyph] : glyphs) {
                const QImage image = drawn({.character = glyph, .color = 0xffffff}, side);
                const QByteArray pixels(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
                const auto [place, isNew] = known.emplace(pixels, key);
                QVERIFY2(isNew, qPrintable(u"%1 looks like %2: give it another `glyph` in resources/data"_s.arg(
                                    key, place->second)));
            }
        }
    }

    /// All but the mark above the right half of the orc, since only a played level has states.
    void picturesMatchThePlayedLevel()
    {
        const QStringList rows{u"########"_s, u"#@O !g+#"_s, u"#~:%^>X#"_s, u"########"_s};
        const EmptyHome home;
        WindowDriver driver;
        QVERIFY(driver.window().playLevel(playable(levelFrom(rows, allInView)), {}, 1));
        driver.canvas().setLook(TileLook::Ascii);
        const QRect place = driver.canvas().viewportRectOf({0, 0}) | driver.canvas().viewportRectOf({7, 3});
        QImage played = driver.canvas().viewport()->grab(place).toImage().convertToFormat(QImage::Format_RGB32);
        const LevelPicture picture(*shippedCatalogue(), TileLook::Ascii);
        const int side = driver.canvas().tileSize();
        QImage whole = picture.draw(levelFrom(rows, allInView), side);
        QCOMPARE(played.size(), whole.size());
        for (QImage *image : {&played, &whole}) {
            QPainter(image).fillRect(side * 5 / 2, side / 2, side, side, Qt::black);
        }
        QCOMPARE(played, whole);
    }

    void f4SwitchesAndIsRemembered()
    {
        const EmptyHome home;
        {
            WindowDriver driver;
            QVERIFY(driver.window().playLevel(playable(levelFrom({u"####"_s, u"#@g#"_s, u"####"_s})), {}, 1));
            driver.press(Qt::Key_F4);
            QCOMPARE(driver.canvas().look(), TileLook::Ascii);
        }
        WindowDriver driver;
        QCOMPARE(driver.canvas().look(), TileLook::Ascii);
        driver.trigger(u"showAscii"_s);
        QCOMPARE(driver.canvas().look(), TileLook::Tiles);
    }

    void theEditorShowsCharactersToo()
    {
        const EmptyHome home;
        WindowDriver driver;
        driver.window().editNewLevel();
        const auto orcCell = [&driver] {
            return driver.canvas().viewport()->grab(driver.canvas().viewportRectOf({5, 5})).toImage();
        };
        const QImage tiles = orcCell();
        driver.canvas().setLook(TileLook::Ascii);
        const QImage floor = orcCell();
        QVERIFY(floor != tiles);
        const Catalogue &catalogue = *shippedCatalogue();
        const Glyph glyph = glyphOf(catalogue.terrain(catalogue.floor()));
        QCOMPARE(floor.convertToFormat(QImage::Format_RGB32), drawn(glyph, driver.canvas().tileSize()));
    }
};

MAZEWRIGHT_SUITE(ascii, TestAscii)
#include "tst_ascii.moc"
