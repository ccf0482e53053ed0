#include "editor/pictures/levelpainter.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/contrast.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array setSizes{16, 32, 64};

/// How a person sees colors: a matrix of linear red, green and blue, after Viénot, Brettel and Mollon (1999).
struct ColorVision {
    const char *name;
    std::array<std::array<double, 3>, 3> matrix;
};
constexpr std::array colorVisions{
    ColorVision{"all colors", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    ColorVision{"no red", {{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}}},
    ColorVision{"no green", {{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}}},
    ColorVision{"no blue", {{{1, 0.1461, -0.1461}, {0, 0.8592, 0.1408}, {0, 0.8592, 0.1408}}}}};

double toLinear(int value)
{
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

int toStored(double value)
{
    const double v = std::clamp(value, 0.0, 1.0);
    return int(std::lround(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * std::pow(v, 1 / 2.4) - 0.055)));
}

QImage seenWith(const ColorVision &vision, QImage image)
{
    image = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            const std::array from{toLinear(qRed(pixel)), toLinear(qGreen(pixel)), toLinear(qBlue(pixel))};
            std::array<int, 3> to{};
            for (std::size_t i = 0; i < 3; ++i) {
                const auto &row = vision.matrix[i];
                to[i] = toStored(row[0] * from[0] + row[1] * from[1] + row[2] * from[2]);
            }
            image.setPixel(x, y, qRgb(to[0], to[1], to[2]));
        }
    }
    return image;
}

} // namespace

/// In every set of ground and walls, in gray and under simulated color blindness, a player can tell floor, walls and
/// figures apart.
class TestSetContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void floorIsLighterThanWalls_data() { addSets(); }

    void floorIsLighterThanWalls()
    {
        QFETCH(QString, set);
        QFETCH(int, vision);
        const Grid<TerrainId> hall =
            drawnLevel({u"#####"_s, u"#####"_s, u"#@  #"_s, u"#   #"_s, u"#   #"_s, u"#####"_s}).terrain;
        for (const int size : setSizes) {
            const LevelPainter painter(m_tileset, *shippedCatalogue(), TileLook::Tiles, {.tile = size}, set);
            const auto part = [&](const QRect &cells) {
                return seenWith(colorVisions[std::size_t(vision)], painter.ground(hall, cells));
            };
            const double floor = meanLuminance(part({2, 3, 2, 2}));
            const QImage wall = seenWith(colorVisions[std::size_t(vision)], painter.tileOf(shippedCatalogue()->wall()));
            const double ofAreas = floor / meanLuminance(wall);
            QVERIFY2(ofAreas >= 1.3, qPrintable(u"%1 px: %2"_s.arg(size).arg(ofAreas)));
            const std::vector<double> front = luminances(part({1, 1, 3, 1})); // with the bright rim above the front
            const double rim = contrastOf(front[front.size() * 97 / 100], meanLuminance(wall));
            QVERIFY2(rim >= 3, qPrintable(u"rim, %1 px: %2"_s.arg(size).arg(rim)));
        }
    }

    void figuresStandOut_data() { addSets(); }

    /// Each figure on the floor of a set has a dark outline or glows. Outlines are thinner than a pixel at 16 px.
    void figuresStandOut()
    {
        QFETCH(QString, set);
        QFETCH(int, vision);
        const Grid<TerrainId> floor({7, 7}, shippedCatalogue()->floor());
        for (const int size : setSizes) {
            const LevelPainter painter(m_tileset, *shippedCatalogue(), TileLook::Tiles, {.tile = size}, set);
            const auto &sight = colorVisions[std::size_t(vision)];
            const double ground = meanLuminance(seenWith(sight, painter.ground(floor, {2, 2, 3, 3})));
            for (const Kind &kind : shippedCatalogue()->kinds()) {
                for (const QString &name : kind.look.pictures) {
                    QImage cell = painter.ground(floor, {3, 3, 1, 1});
                    QPainter(&cell).drawImage(0, 0, painter.tileOf(name));
                    const std::vector<double> figure = luminances(seenWith(sight, cell));
                    const double dark = contrastOf(figure[figure.size() / 50], ground);
                    const double light = contrastOf(figure[figure.size() - 1 - figure.size() / 50], ground);
                    QVERIFY2(std::max(dark, light) >= 3,
                             qPrintable(u"%1, %2 px: %3"_s.arg(name).arg(size).arg(std::max(dark, light))));
                }
            }
        }
    }

    /// Doors of different keys differ by the sign on them.
    void locksDifferInGray_data() { addSets(); }

    void locksDifferInGray()
    {
        QFETCH(QString, set);
        QFETCH(int, vision);
        const LevelPainter painter(m_tileset, *shippedCatalogue(), TileLook::Tiles, {.tile = 32}, set);
        std::vector<QImage> doors;
        for (const QString &door : {u"door"_s, u"red_door"_s, u"blue_door"_s, u"green_door"_s}) {
            const QImage tile = painter.tileOf(*shippedCatalogue()->terrainOf(door));
            doors.push_back(seenWith(colorVisions[std::size_t(vision)], tile));
        }
        for (std::size_t i = 0; i < doors.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                int differing = 0;
                for (int place = 0; place < 32 * 32; ++place) {
                    const QRgb one = doors[i].pixel(place % 32, place / 32);
                    const QRgb other = doors[k].pixel(place % 32, place / 32);
                    differing += int(contrast(one, other) >= 3);
                }
                QVERIFY2(differing >= 12, qPrintable(u"doors %1 and %2: %3"_s.arg(i).arg(k).arg(differing)));
            }
        }
    }

private:
    static void addSets()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("vision");
        for (const LevelTileset &set : shippedCatalogue()->tilesets()) {
            for (std::size_t i = 0; i < colorVisions.size(); ++i) {
                QTest::addRow("%s, %s", qPrintable(set.key), colorVisions[i].name) << set.key << int(i);
            }
        }
    }

    Tileset m_tileset;
};

MAZEWRIGHT_SUITE(setcontrast, TestSetContrast)
#include "tst_setcontrast.moc"
