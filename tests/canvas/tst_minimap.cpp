#include "app/settings/theme.h"
#include "editor/art/canvascolors.h"
#include "gamecore/base/enumerators.h"
#include "tests/driver/contrast.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace {

const QString classicFov = u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 3 }"_s;

QImage markOn(QRgb ground, MapShape shape)
{
    QImage image(11, 11, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    paintMapMark(painter, shape, QRectF(2, 2, smallestMapMark, smallestMapMark));
    return image;
}

} // namespace

/// The minimap beside a game.
class TestMinimap : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void theMinimapMarksKnownCells()
    {
        play({u"############"_s, u"#@g!+ X  > #"_s, u"#  1      g#"_s, u"############"_s}, classicFov);
        m_driver->page().docks().goTo(PlayDocks::Panel::Minimap);
        const auto marks = [this] {
            std::map<std::pair<int, int>, MapShape> shapes;
            for (const MapMark &mark : m_driver->page().minimap().marks()) {
                shapes[{mark.cell.x, mark.cell.y}] = mark.shape;
            }
            return shapes;
        };
        using Shapes = std::map<std::pair<int, int>, MapShape>;
        QCOMPARE(marks(), (Shapes{{{1, 1}, MapShape::Hero},
                                  {{2, 1}, MapShape::Treasure},
                                  {{3, 1}, MapShape::Item},
                                  {{4, 1}, MapShape::Door},
                                  {{3, 2}, MapShape::LockedDoor}}));
        for (int i = 0; i < 3; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        for (int i = 0; i < 5 && m_driver->world().hero().cell.x < 6; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        const Shapes later = marks();
        QVERIFY(!later.contains({2, 1})); // the item is in the bag
        QVERIFY(!later.contains({4, 1})); // the door is open
        QCOMPARE(later.at({3, 1}), MapShape::Item);
        QCOMPARE(later.at({9, 1}), MapShape::Stairs);
        play({u"####"_s, u"#@X#"_s, u"####"_s}, classicFov);
        QCOMPARE(marks(), (Shapes{{{1, 1}, MapShape::Hero}, {{2, 1}, MapShape::Exit}}));
    }

    /// The range of view, clipped to the level, is the same after each step here.
    void theMinimapGrowsWithEachStep()
    {
        play({u"########"_s, u"#@     #"_s, u"# ### ##"_s, u"# #    #"_s, u"########"_s}, u"\"ruleset\": \"tombs\""_s);
        m_driver->page().docks().goTo(PlayDocks::Panel::Minimap);
        const auto isOnMap = [this](Point cell) {
            return m_driver->page().minimap().picture().pixelIndex(cell.x, cell.y) == LevelMap::Floor;
        };
        QVERIFY(!isOnMap({4, 3}));
        for (int i = 0; i < 4; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        m_driver->session().play(Command::move(Direction::South));
        QVERIFY(isOnMap({5, 3}));
        QVERIFY(m_driver->world().isExplored({4, 3}) == isOnMap({4, 3}));
    }

    void theMinimapHasTheKnownPartInItsMiddle()
    {
        play({u"#######"_s, u"#@ g  #"_s, u"#######"_s}, u"\"ruleset\": \"tombs\""_s);
        m_driver->page().docks().goTo(PlayDocks::Panel::Minimap);
        const Minimap &map = m_driver->page().minimap();
        const QPointF middle = map.markRect({3, 1}).center();
        QVERIFY(std::abs(middle.x() - map.width() / 2.0) < map.width() / 8.0);
        QVERIFY(std::abs(middle.y() - map.height() / 2.0) < map.height() / 8.0);
    }

    void theSizeOfTheLevelIsNotSeen_data() { addThemes(); }

    void theSizeOfTheLevelIsNotSeen()
    {
        QFETCH(ThemeChoice, theme);
        m_driver->window().setTheme(theme);
        play({u"#######"_s, u"#@ g  #"_s, u"#######"_s}, u"\"ruleset\": \"tombs\""_s);
        m_driver->page().docks().goTo(PlayDocks::Panel::Minimap);
        Minimap &map = m_driver->page().minimap();
        const QImage picture = map.grab().toImage();
        for (const Point outside : {Point{-2, 1}, Point{3, -2}, Point{8, 1}, Point{3, 4}}) {
            QCOMPARE(picture.pixelColor(map.markRect(outside).center().toPoint()), CanvasColors::mapGround);
        }
        m_driver->window().setTheme(ThemeChoice::Dark);
    }

    void minimapMarksDifferByShape_data() { addThemes(); }

    /// The marks of the minimap differ by shape, on every ground color.
    void minimapMarksDifferByShape()
    {
        QFETCH(ThemeChoice, theme);
        m_driver->window().setTheme(theme);
        play({u"####"_s, u"#@X#"_s, u"####"_s}, classicFov);
        const QList<QRgb> grounds = m_driver->page().minimap().picture().colorTable().first(3);
        std::vector<QImage> silhouettes;
        for (int shape = 0; shape < enumeratorCount<MapShape>(); ++shape) {
            QImage silhouette(11, 11, QImage::Format_Mono);
            silhouette.fill(0);
            for (const QRgb ground : grounds) {
                const QImage image = markOn(ground, MapShape(shape));
                double best = 1;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        const double ratio = contrast(image.pixel(x, y), ground);
                        best = std::max(best, ratio);
                        silhouette.setPixel(x, y, contrast(image.pixel(x, y), grounds.first()) >= 2 ? 1 : 0);
                    }
                }
                QVERIFY2(best >= 3, qPrintable(u"shape %1: %2"_s.arg(shape).arg(best)));
                if (ground == grounds.first()) {
                    for (const QImage &other : silhouettes) {
                        QVERIFY(other != silhouette);
                    }
                    silhouettes.push_back(silhouette);
                }
            }
        }
        m_driver->window().setTheme(ThemeChoice::Dark);
    }

    void theMinimapHasTheBrightnessOfTheLevel_data() { addThemes(); }

    /// The minimap has the brightness of the canvas, not its negative: unexplored cells are darkest, and floor is
    /// lighter than walls.
    void theMinimapHasTheBrightnessOfTheLevel()
    {
        QFETCH(ThemeChoice, theme);
        m_driver->window().setTheme(theme);
        play({u"################"_s, u"#@             #"_s, u"################"_s}, classicFov);
        const QImage map = m_driver->page().minimap().picture();
        Canvas &canvas = m_driver->canvas();
        canvas.setSprites({});
        canvas.setLitSprite(std::nullopt);
        const auto ofMap = [&map](Point cell) { return luminance(map.pixel(cell.x, cell.y)); };
        const auto ofCanvas = [&canvas](Point cell) {
            canvas.centerOnCell(cell);
            return meanLuminance(canvas.viewport()->grab(canvas.viewportRectOf(cell)).toImage());
        };
        const std::array cells{Point{14, 1}, Point{2, 0}, Point{2, 1}}; // unknown, wall, floor
        for (std::size_t i = 1; i < cells.size(); ++i) {
            QVERIFY(ofCanvas(cells.at(i)) > ofCanvas(cells.at(i - 1)));
            QVERIFY(ofMap(cells.at(i)) > ofMap(cells.at(i - 1)));
            QVERIFY(contrastOf(ofMap(cells.at(i)), ofMap(cells.at(i - 1))) >= 1.5);
        }
        m_driver->window().setTheme(ThemeChoice::Dark);
    }

private:
    static void addThemes()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("light") << ThemeChoice::Light;
    }

    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }
};

MAZEWRIGHT_SUITE(minimap, TestMinimap)
#include "tst_minimap.moc"
