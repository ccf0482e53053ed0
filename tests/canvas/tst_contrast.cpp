#include "app/settings/theme.h"
#include "editor/art/canvascolors.h"
#include "editor/panels/overlaylegend.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/canvasdriver.h"
#include "tests/driver/contrast.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array tiles{16, 32, 64};
/// Minimum contrast of marks and control borders.
constexpr double ofMarks = 3;
/// Minimum contrast of lines that are thinner than a pixel at small tile sizes.
constexpr double ofThinMarks = 2.5;

struct ColorShare {
    double dark;
    double light;
};

/// Returns the contrast range of a texture with its lines and grains: the upper bound of the darkest and the lower
/// bound of the lightest 1/`parts` of its pixels.
ColorShare extremes(const QImage &picture, std::size_t parts = 50)
{
    const std::vector<double> all = luminances(picture);
    return {all[all.size() / parts], all[all.size() - 1 - all.size() / parts]};
}

/// Returns the highest contrast of a line, a grain or an edge of one picture against the whole of the other.
double markContrast(const QImage &one, const QImage &other)
{
    const ColorShare a = extremes(one);
    const ColorShare b = extremes(other);
    const double meanA = meanLuminance(one);
    const double meanB = meanLuminance(other);
    return std::max(
        {contrastOf(a.dark, meanB), contrastOf(a.light, meanB), contrastOf(b.dark, meanA), contrastOf(b.light, meanA)});
}

void addThemes()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

/// Returns the highest contrast of the pixels on a line against its first pixel.
double borderContrast(const QImage &picture, QPoint from, QPoint to)
{
    double most = 1;
    const int length = std::max(std::abs(to.x() - from.x()), std::abs(to.y() - from.y()));
    for (int i = 0; i <= length; ++i) {
        const QPoint place = from + (to - from) * i / length;
        most = std::max(most, contrast(picture.pixel(from), picture.pixel(place)));
    }
    return most;
}

} // namespace

/// Contrast of rendered samples in gray: adjacent things differ, and marks and borders are visible.
class TestContrast : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    void terrainKindsContrast_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<double>("areas");
        const auto row = [](const char *one, const char *other, double areas) {
            QTest::addRow("%s, %s", one, other) << QString::fromLatin1(one) << QString::fromLatin1(other) << areas;
        };
        row("wall", "floor", 3.0);
        row("grass", "floor", 1.1); // differ by blades
        row("water", "floor", 1.4);
        row("glass", "floor", 1.45);
        row("spikes", "floor", 1.0); // differ by their points
        row("stairs", "floor", 1.0);
        row("exit", "floor", 1.5);
        row("water", "grass", 1.0); // differ by their patterns
        row("water", "wall", 2.0);
        row("grass", "wall", 2.5);
        row("door", "wall", 1.7);
        row("red_door", "wall", 1.4);
        row("blue_door", "wall", 1.4);
        row("green_door", "wall", 1.3);
    }

    void terrainKindsContrast()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(double, areas);
        const QRect left(0, 0, 3, 3);
        const QRect right(3, 0, 3, 3);
        lay(terrain(one), QRect(0, 0, 3, 5));
        lay(terrain(other), QRect(3, 0, 3, 5));
        m_canvas->setTerrain(m_level.terrain);
        for (const int tile : tiles) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
            const double ofAreas = contrastOf(meanLuminance(grabOf(left)), meanLuminance(grabOf(right)));
            const double ofLines = markContrast(grabOf(left), grabOf(right));
            QVERIFY2(ofAreas >= areas, qPrintable(u"%1 px: %2"_s.arg(tile).arg(ofAreas)));
            QVERIFY2(one == "wall"_L1 || ofLines >= (tile < 32 ? ofThinMarks : ofMarks),
                     qPrintable(u"%1 px: %2"_s.arg(tile).arg(ofLines)));
        }
    }

    /// The front of a wall is darker than the floor and lighter than the top of the wall, from which a light rim
    /// divides it.
    void wallFrontsContrast()
    {
        lay(m_catalogue->wall(), QRect(1, 0, 3, 2));
        m_canvas->setTerrain(m_level.terrain);
        for (const int tile : tiles) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
            const QImage wall = grabOf(QRect(1, 1, 3, 1));
            const QImage face = wall.copy(0, tile / 2, wall.width(), tile * 3 / 8);
            const double top = meanLuminance(grabOf(QRect(1, 0, 3, 1)));
            const double floor = meanLuminance(grabOf(QRect(1, 3, 3, 1)));
            QVERIFY2(contrastOf(meanLuminance(face), floor) >= 1.6,
                     qPrintable(u"%1 px: %2"_s.arg(tile).arg(contrastOf(meanLuminance(face), floor))));
            QVERIFY(floor > meanLuminance(face));
            QVERIFY(meanLuminance(face) > top);
            QVERIFY(contrastOf(meanLuminance(face), top) >= 2);
            QVERIFY(contrastOf(extremes(wall).light, top) >= ofMarks);
        }
    }

    void seenRememberedAndUnseenCellsContrast_data()
    {
        QTest::addColumn<int>("tile");
        QTest::addColumn<TerrainId>("ground");
        QTest::addColumn<double>("seenRemembered");
        QTest::addColumn<double>("rememberedUnseen");
        for (const int tile : {4, 16, 32, 64}) {
            QTest::addRow("floor, %d", tile) << tile << m_catalogue->floor() << 1.5 << 1.5;
        }
        for (const int tile : {16, 32, 64}) { // the top alone is nearly as dark as unseen cells
            QTest::addRow("wall, %d", tile) << tile << m_catalogue->wall() << 1.25 << 1.25;
        }
    }

    /// The ground is one row of cells, since a wall shows its front only there, and the inside of rock looks unseen.

    void seenRememberedAndUnseenCellsContrast()
    {
        QFETCH(int, tile);
        QFETCH(TerrainId, ground);
        QFETCH(double, seenRemembered);
        QFETCH(double, rememberedUnseen);
        lay(ground, QRect(0, 1, 9, 1));
        m_canvas->setTerrain(m_level.terrain);
        Grid<CellSight> sight(m_level.size(), CellSight::Unseen);
        for (int y = 0; y < 6; ++y) {
            std::fill_n(sight.row(y), 3, CellSight::Visible);
            std::fill_n(sight.row(y) + 3, 3, CellSight::Remembered);
        }
        m_canvas->setSight(sight);
        m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
        const double seen = meanLuminance(grabOf(QRect(0, 1, 3, 1)));
        const double remembered = meanLuminance(grabOf(QRect(3, 1, 3, 1)));
        const double unseen = meanLuminance(grabOf(QRect(6, 1, 3, 1)));
        const auto said = [](double one, double other) { return QString::number(contrastOf(one, other)); };
        QVERIFY2(contrastOf(seen, remembered) >= seenRemembered, qPrintable(said(seen, remembered)));
        QVERIFY2(contrastOf(remembered, unseen) >= rememberedUnseen, qPrintable(said(remembered, unseen)));
        QVERIFY2(contrastOf(seen, unseen) >= seenRemembered * rememberedUnseen, qPrintable(said(seen, unseen)));
    }

    /// Remembered floor has a cool color, floor in view a warm one.
    void rememberedFloorHasNoWarmth()
    {
        Grid<CellSight> sight(m_level.size(), CellSight::Visible);
        sight.set({4, 4}, CellSight::Remembered);
        m_canvas->setSight(sight);
        const auto warmthAt = [this](int x) {
            const QColor mean = grabOf(QRect(x, 4, 1, 1))
                                    .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                    .pixelColor(0, 0);
            return mean.red() - mean.blue();
        };
        QVERIFY2(warmthAt(5) >= 15, qPrintable(QString::number(warmthAt(5))));
        QVERIFY2(warmthAt(4) <= 0, qPrintable(QString::number(warmthAt(4))));
    }

    void figuresContrastWithTheFloor_data()
    {
        QTest::addColumn<QString>("picture");
        for (const Kind &kind : m_catalogue->kinds()) {
            for (const QString &picture : kind.look.pictures) {
                QTest::newRow(qPrintable(picture)) << picture;
            }
        }
    }

    /// Each figure on the floor has a visible outline or glows itself.
    void figuresContrastWithTheFloor()
    {
        QFETCH(QString, picture);
        for (const int tile : tiles) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
            m_canvas->setSprites({});
            const double floor = meanLuminance(grabOf(QRect(3, 1, 3, 3)));
            m_canvas->setSprites({{.id = 1, .cell = {2, 2}, .picture = picture}});
            const ColorShare figure = extremes(grabOf(QRect(2, 2, 1, 1)));
            const double most = std::max(contrastOf(figure.dark, floor), contrastOf(figure.light, floor));
            QVERIFY2(most >= 2.8, qPrintable(u"%1 px: %2"_s.arg(tile).arg(most)));
            QVERIFY2(tile < 32 || contrastOf(figure.light, floor) >= 1.3,
                     qPrintable(u"%1 px: %2"_s.arg(tile).arg(contrastOf(figure.light, floor))));
        }
    }

    void numbersAreReadableUnderOverlays()
    {
        m_level = drawnLevel({u"@                   "_s, u"                O   "_s, u"       ####         "_s});
        m_canvas->setTerrain(m_level.terrain);
        constexpr auto everything = Overlays((1 << overlayCount) - 1);
        const ShapeOverlays shape = shapeOverlaysOf(m_level, *m_catalogue, everything);
        const PatrolsOverlay patrols = patrolsOverlayOf(m_level, *m_catalogue, std::nullopt);
        m_canvas->setLayers(layersOf({everything, &shape, &patrols}, m_level.size()));
        for (const int tile : {24, 32, 64}) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
            for (int x = 1; x < 8; ++x) {
                const QRect cell = m_canvas->viewportRectOf({x, 0});
                QRect middle(QPoint(), cell.size() / 4);
                middle.moveCenter(cell.center());
                const std::vector<double> all = luminances(m_canvas->viewport()->grab(middle).toImage());
                const double ratio = contrastOf(all[all.size() / 5], all[all.size() - 1 - all.size() / 20]);
                QVERIFY2(ratio >= 4.5, qPrintable(u"%1 px, %2: %3"_s.arg(tile).arg(x).arg(ratio)));
            }
        }
    }

    /// The outline of each monster's patrol is visible in its color, over the tints of other patrols.
    void overlayLinesContrastWithTheFloor()
    {
        m_level = drawnLevel({u"@                   "_s, u"    O           T   "_s, u"                    "_s});
        m_canvas->setTerrain(m_level.terrain);
        constexpr Overlays patrols = overlayBit(Overlay::Patrols);
        const PatrolsOverlay drawn = patrolsOverlayOf(m_level, *m_catalogue, std::nullopt);
        for (const int tile : {16, 32, 64}) {
            m_canvas->setViewState({.tileSize = tile, .isFit = false, .scroll = {}});
            m_canvas->setLayers({});
            const double floor = meanLuminance(grabOf(QRect(0, 0, 12, 3)));
            m_canvas->setLayers(layersOf({patrols, nullptr, &drawn}, m_level.size()));
            const ColorShare lines = extremes(grabOf(QRect(0, 0, 12, 3)), 200); // most of the ground has no lines
            const double most = std::max(contrastOf(lines.dark, floor), contrastOf(lines.light, floor));
            QVERIFY2(most >= ofThinMarks, qPrintable(u"%1 px: %2"_s.arg(tile).arg(most)));
        }
    }

    void bordersOfControlsContrast_data() { addThemes(); }

    void bordersOfControlsContrast()
    {
        QFETCH(ThemeChoice, theme);
        applyTheme(*qApp, theme);
        const QPalette palette = QApplication::palette();
        for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Button}) {
            QWidget page;
            QPalette own = palette;
            own.setColor(QPalette::Window, palette.color(role));
            page.setPalette(own);
            page.setAutoFillBackground(true);
            auto *other = new QPushButton(u"Other"_s, &page); // otherwise the first button would get the focus, whose
                                                              // border is brighter
            other->setGeometry(20, 0, 160, 6);
            auto *bar = new QProgressBar;
            bar->setObjectName(u"hpBar"_s);
            bar->setTextVisible(false);
            auto *groove = new QSlider(Qt::Horizontal);
            groove->setValue(50);
            auto *scroll = new QScrollBar(Qt::Vertical);
            scroll->setRange(0, 10);
            const std::vector<QWidget *> controls{new QPushButton(u"Start"_s),
                                                  new QToolButton,
                                                  new QLineEdit,
                                                  new QSpinBox,
                                                  new QComboBox,
                                                  new QPlainTextEdit,
                                                  new QListWidget,
                                                  new QTreeWidget,
                                                  new QCheckBox,
                                                  new QRadioButton,
                                                  bar,
                                                  groove,
                                                  scroll};
            int top = 8;
            for (QWidget *control : controls) {
                control->setParent(&page);
                control->setGeometry(20, top, control == scroll ? 10 : 160, 40);
                top += 48;
            }
            page.resize(200, top);
            page.show();
            other->setFocus();
            QVERIFY(QTest::qWaitForWindowActive(&page));
            QVERIFY(other->hasFocus());
            const QImage picture = page.grab().toImage();
            for (const QWidget *control : controls) {
                const QRect place = control->geometry();
                const bool isUpright = control == groove || control == bar;
                const QPoint from = isUpright ? QPoint(place.left() + place.width() * 3 / 4, place.top() - 2)
                                              : QPoint(place.left() - 2, place.top() + 20);
                const QPoint to = isUpright ? QPoint(from.x(), place.bottom()) : QPoint(place.left() + 8, from.y());
                const double ratio = borderContrast(picture, from, to);
                QVERIFY2(ratio >= ofMarks,
                         qPrintable(u"%1: %2"_s.arg(QLatin1StringView(control->metaObject()->className())).arg(ratio)));
            }
        }
    }

private:
    QImage grabOf(const QRect &cells)
    {
        const QRect place = m_canvas->viewportRectOf({cells.left(), cells.top()})
                                .united(m_canvas->viewportRectOf({cells.right(), cells.bottom()}));
        return m_canvas->viewport()->grab(place).toImage();
    }

    void lay(TerrainId terrain, const QRect &cells)
    {
        for (int y = cells.top(); y <= cells.bottom(); ++y) {
            std::fill_n(m_level.terrain.row(y) + cells.left(), cells.width(), terrain);
        }
    }

    TerrainId terrain(const QString &key) const { return *m_catalogue->terrainOf(key); }
};

MAZEWRIGHT_SUITE(contrast, TestContrast)
#include "tst_contrast.moc"
