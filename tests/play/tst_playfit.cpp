#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDockWidget>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

/// Returns a hall with the hero in the middle.
QStringList wideHall()
{
    const QString wall(160, u'#');
    const QString floor = u'#' + QString(158, u' ') + u'#';
    QStringList rows(40, floor);
    rows.first() = wall;
    rows.last() = wall;
    rows[20][80] = u'@';
    return rows;
}

/// Returns the same hall, where the hero sees only the part south and east of him.
QStringList cornerOfHall()
{
    QStringList rows = wideHall();
    rows[18] = rows.first();
    for (QString &row : rows) {
        row[78] = u'#';
    }
    return rows;
}

} // namespace

/// The size at which a played level is shown, and the width of its panels: they follow from the window size whenever it
/// changes.
class TestPlayFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<EmptyHome>(); }

    void cleanup() { m_home.reset(); }

    void aLevelFromTheCommandLineFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("800 x 600") << QSize(800, 600);
        QTest::newRow("1280 x 800") << QSize(1280, 800);
        QTest::newRow("1920 x 1080") << QSize(1920, 1080);
    }

    /// A level from the command line gets the same size as one that is opened in a visible window.
    void aLevelFromTheCommandLineFits()
    {
        QFETCH(QSize, size);
        ProgramWindow early(shippedCatalogue());
        early.resize(size);
        QVERIFY(early.openFile(buchhaimFile)); // before the window is shown
        show(early);
        ProgramWindow late(shippedCatalogue());
        late.resize(size);
        show(late);
        QVERIFY(late.openFile(buchhaimFile));
        QCoreApplication::sendPostedEvents();
        QVERIFY(isWhole(early.canvas()));
        QCOMPARE(early.canvas().tileSize(), late.canvas().tileSize());
        QCOMPARE(panelWidth(early), panelWidth(late));
    }

    void panelsFollowTheWindow()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1000, 700);
        QVERIFY(window.openFile(buchhaimFile));
        show(window);
        const int narrow = panelWidth(window);
        const int small = window.canvas().tileSize();
        window.resize(1600, 900);
        QTRY_VERIFY(panelWidth(window) > narrow);
        QTRY_VERIFY(window.canvas().tileSize() > small);
        QVERIFY(isWhole(window.canvas()));
        window.resize(1000, 700);
        QTRY_COMPARE(panelWidth(window), narrow);
        QTRY_COMPARE(window.canvas().tileSize(), small);
    }

    void panelsArrangedByThePlayerStay()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        QVERIFY(window.openFile(buchhaimFile));
        show(window);
        auto *status = window.findChild<QDockWidget *>(u"statusDock"_s);
        status->toggleViewAction()->trigger();
        QVERIFY(!status->isVisible());
        window.resize(1600, 1000);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!status->isVisible());
        window.showStartPage();
        QVERIFY(window.openFile(buchhaimFile));
        QVERIFY(!status->isVisible());
    }

    /// A level with few relevant facts is followed by one with a fight, in the same panels.
    void theStatusPanelGrowsWithItsContent()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        const QString classic = u"\"ruleset\": \"classic\""_s;
        QVERIFY(window.playLevel(playable(levelFrom({u"#####"_s, u"#@!g#"_s, u"#####"_s}, classic)), {}));
        show(window);
        QCoreApplication::processEvents();
        QVERIFY(window.playLevel(playable(levelFrom({u"######"_s, u"#@!Og#"_s, u"######"_s}, classic)), {}));
        auto *area = window.findChild<QScrollArea *>(u"statusArea"_s);
        QVERIFY(area);
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    void zoomingInStaysWithTheHero()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        QVERIFY(window.openFile(buchhaimFile));
        show(window);
        for (int i = 0; i < 8; ++i) {
            window.findChild<QAction *>(u"zoomIn"_s)->trigger();
            const Point hero = window.session().world().hero().cell;
            QTRY_VERIFY(window.canvas().viewport()->rect().contains(window.canvas().viewportRectOf(hero)));
        }
    }

    void aPartOfALevelFitsWithoutScrollBars_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::newRow("small") << QSize(800, 600) << 24;
        QTest::newRow("usual") << QSize(1280, 800) << 25;
        QTest::newRow("large") << QSize(1920, 1080) << 36;
    }

    void aPartOfALevelFitsWithoutScrollBars()
    {
        QFETCH(QSize, size);
        QFETCH(int, least);
        ProgramWindow window(shippedCatalogue());
        window.resize(size);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        QVERIFY2(canvas.tileSize() >= least, qPrintable(QString::number(canvas.tileSize())));
        QVERIFY(!canvas.horizontalScrollBar()->isVisible());
        QVERIFY(!canvas.verticalScrollBar()->isVisible());
        const Point hero = window.session().world().hero().cell;
        const int inView = window.session().world().rules().fovRadius;
        const int side = std::min(canvas.viewport()->width(), canvas.viewport()->height());
        QVERIFY(canvas.tileSize() == 24 || canvas.tileSize() * (2 * inView + 1) <= side);
        QVERIFY(canvas.viewport()->rect().contains(canvas.viewportRectOf(hero)));
    }

    void aLevelFillsTheCanvas_data()
    {
        QTest::addColumn<Size>("level");
        QTest::newRow("20 x 15") << Size{20, 15};
        QTest::newRow("10 x 7") << Size{10, 7};
    }

    /// On a large screen, the free space along one side is less than a pixel per cell and the margin.
    void aLevelFillsTheCanvas()
    {
        QFETCH(const Size, level);
        QStringList rows(level.height, u'#' + QString(level.width - 2, u' ') + u'#');
        rows.first() = rows.last() = QString(level.width, u'#');
        rows[1][1] = u'@';
        ProgramWindow window(shippedCatalogue());
        window.resize(1920, 1080);
        show(window);
        QVERIFY(window.playLevel(playable(levelFrom(rows)), {}));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        const QSize room = canvas.viewport()->size();
        const int across = room.width() - level.width * canvas.tileSize();
        const int down = room.height() - level.height * canvas.tileSize();
        QVERIFY(isWhole(canvas));
        QVERIFY2(across < 16 + level.width || down < 16 + level.height, qPrintable(u"%1 %2"_s.arg(across).arg(down)));
    }

    /// A depth that the hero explores bit by bit is not shown as a whole in small cells: he is in the middle, and the
    /// range of his view fills the shorter side.
    void aDepthIsShownAroundTheHero()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1920, 1080);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        const QRect cell = canvas.viewportRectOf(window.session().world().hero().cell);
        const QPoint offset = cell.center() - canvas.viewport()->rect().center();
        QVERIFY2(offset.manhattanLength() <= 2, qPrintable(u"%1 %2"_s.arg(offset.x()).arg(offset.y())));
    }

    /// In a flat level, cells are as large as the range of sight allows from side to side, and the hero is in the
    /// middle.
    void aFlatLevelInTheDarkHasLargeCells()
    {
        const QString wall(40, u'#');
        const QString floor = u'#' + QString(38, u' ') + u'#';
        QString start = floor;
        start[20] = u'@';
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        QVERIFY(window.playLevel(playable(levelFrom({wall, start, floor, wall}, u"\"ruleset\": \"classic\""_s)), {}));
        show(window);
        const Canvas &canvas = window.canvas();
        const QSize room = canvas.viewport()->size();
        const int range = window.session().world().rules().fovRadius;
        QCOMPARE(canvas.tileSize(), room.width() / (2 * range + 1));
        QVERIFY(canvas.tileSize() > room.height() / (2 * range + 1));
        const QRect view = canvas.viewport()->rect();
        QVERIFY(view.contains(canvas.viewportRectOf({20 - range, 1})));
        QVERIFY(view.contains(canvas.viewportRectOf({20 + range, 2})));
    }

    /// A level of which everything is within the range of the hero's sight, wherever he stands, is shown as a whole.
    void aSmallLevelInTheDarkIsWhole()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        QVERIFY(window.playLevel(
            playable(levelFrom({u"#########"_s, u"#@     >#"_s, u"#########"_s}, u"\"ruleset\": \"classic\""_s)), {}));
        show(window);
        QVERIFY(!window.session().world().seesAll());
        QVERIFY(isWhole(window.canvas()));
        QCOMPARE(window.canvas().tileSize(), 96);
        QVERIFY(window.canvas().fitTileSize() > 96);
    }

    void theBagShowsManyLines()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"lantern"_s, 1));
        QCoreApplication::sendPostedEvents();
        auto *bag = window.findChild<QListWidget *>(u"inventoryPanel"_s);
        QVERIFY(bag && bag->isVisible() && bag->count() > 0);
        const int line = bag->visualItemRect(bag->item(0)).height();
        QTRY_VERIFY2(bag->viewport()->height() >= 8 * line, qPrintable(QString::number(bag->viewport()->height())));
    }

    void aChosenZoomStays()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        window.canvas().zoomIn();
        const int chosen = window.canvas().tileSize();
        window.resize(1600, 1000);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(window.canvas().tileSize(), chosen);
        QVERIFY(!window.canvas().isFit());
    }

    void theHeroStaysInViewWhenTheWindowShrinks()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1920, 1080);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        window.resize(800, 600);
        QCoreApplication::sendPostedEvents();
        const Point hero = window.session().world().hero().cell;
        QTRY_VERIFY(window.canvas().viewport()->rect().contains(window.canvas().viewportRectOf(hero)));
    }

    void aZoomByKeyKeepsTheHeroInView_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 6; ++seed) {
            QTest::addRow("seed %d", int(seed)) << seed;
        }
    }

    /// The hero stays in view for any start position.
    void aZoomByKeyKeepsTheHeroInView()
    {
        QFETCH(quint64, seed);
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, seed));
        for (const QString &zoom :
             QString(u"zoomIn zoomIn zoomIn zoomIn zoomIn zoomOut zoomOut zoomOne zoomIn"_s).split(u' ')) {
            window.findChild<QAction *>(zoom)->trigger();
            QCoreApplication::sendPostedEvents();
            QVERIFY2(isInView(window), qPrintable(zoom));
            QVERIFY(!hasScrollBars(window.canvas()));
        }
        window.resize(800, 600);
        QCoreApplication::sendPostedEvents();
        QTRY_VERIFY(isInView(window));
    }

    void theWheelKeepsTheCellUnderTheMouse()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        const QPoint place = canvas.viewport()->rect().center() + QPoint(120, 40);
        const std::optional<Point> cell = canvas.cellAt(place);
        QVERIFY(cell);
        for (int i = 0; i < 3; ++i) {
            QWheelEvent turn(place, canvas.viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                             Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(canvas.viewport(), &turn);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(canvas.cellAt(place), cell);
        }
    }

    void fitShowsAllExploredCells()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        QCoreApplication::sendPostedEvents();
        window.findChild<QAction *>(u"zoomFit"_s)->trigger();
        QCoreApplication::sendPostedEvents();
        QVERIFY(window.canvas().tileSize() >= 24);
        const World &world = window.session().world();
        for (int y = 0; y < world.size().height; ++y) {
            for (int x = 0; x < world.size().width; ++x) {
                QVERIFY(!world.isExplored({x, y}) || isInView(window, {x, y}));
            }
        }
    }

    void theHeroIsCenteredAtTheBorderToo_data()
    {
        QTest::addColumn<Point>("start");
        QTest::addColumn<Size>("size");
        QTest::newRow("first corner") << Point{1, 1} << Size{120, 100};
        QTest::newRow("last corner") << Point{118, 98} << Size{120, 100};
        QTest::newRow("middle of a side") << Point{118, 50} << Size{120, 100};
        QTest::newRow("middle") << Point{60, 50} << Size{120, 100};
        QTest::newRow("a level that would fit") << Point{1, 1} << Size{14, 11};
    }

    /// The hero is in the middle at his start and after steps along the border.
    void theHeroIsCenteredAtTheBorderToo()
    {
        QFETCH(Point, start);
        QFETCH(Size, size);
        QStringList rows(size.height, u'#' + QString(size.width - 2, u' ') + u'#');
        rows.first() = rows.last() = QString(size.width, u'#');
        rows[start.y][start.x] = u'@';
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playLevel(playable(levelFrom(rows, u"\"ruleset\": \"tombs\""_s)), {}));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        canvas.setGliding(false);
        const auto offset = [&] {
            const QRect cell = canvas.viewportRectOf(window.session().world().hero().cell);
            const QPoint way = cell.center() - canvas.viewport()->rect().center();
            return QPointF(double(way.x()) / canvas.viewport()->width(), double(way.y()) / canvas.viewport()->height());
        };
        QVERIFY2(offset().manhattanLength() < 0.01, qPrintable(u"%1 %2"_s.arg(offset().x()).arg(offset().y())));
        const Direction along = start.y > 50 ? Direction::North : Direction::South;
        for (int steps = 0; steps < 8; ++steps) {
            window.session().play(Command::move(along));
        }
        QVERIFY2(std::abs(offset().x()) < 0.01 && std::abs(offset().y()) < 0.01,
                 qPrintable(u"%1 %2"_s.arg(offset().x()).arg(offset().y())));
        QVERIFY(!hasScrollBars(canvas));
    }

    /// Only the canvas of a game scrolls past the border.
    void theEditorDoesNotScrollPastTheBorder()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.openFile(buchhaimFile));
        QVERIFY(window.editFile(buchhaimFile));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        for (int i = 0; i < 6; ++i) {
            canvas.zoomIn();
        }
        canvas.centerOnCell({0, 0});
        QCOMPARE(canvas.viewportRectOf({0, 0}).topLeft(), QPoint(0, 0));
    }

    void aStepMovesTheViewNoFurtherThanTheHero_data()
    {
        QTest::addColumn<bool>("isFit");
        QTest::newRow("moved by hand") << false;
        QTest::newRow("what is known") << true;
    }

    /// A view that was moved by hand stays almost unchanged, but the hero is always visible.
    void aStepMovesTheViewNoFurtherThanTheHero()
    {
        QFETCH(bool, isFit);
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playLevel(
            playable(levelFrom(isFit ? cornerOfHall() : wideHall(), u"\"ruleset\": \"classic\""_s)), {}, 1));
        QCoreApplication::sendPostedEvents();
        Canvas &canvas = window.canvas();
        canvas.setGliding(false);
        if (isFit) {
            window.findChild<QAction *>(u"zoomFit"_s)->trigger();
        } else {
            QScrollBar &bar = *canvas.horizontalScrollBar();
            bar.setValue(bar.value() + canvas.viewport()->width() / 3);
        }
        QVERIFY(isInView(window));
        const auto walk = [&window, &canvas](Direction direction) {
            const QPoint before = canvas.scrollGoal();
            const int start = window.session().world().hero().cell.x;
            window.session().play(Command::move(direction));
            const int steps = std::abs(window.session().world().hero().cell.x - start);
            const QPoint moved = canvas.scrollGoal() - before;
            return moved.y() == 0 && std::abs(moved.x()) <= steps * canvas.tileSize() && isInView(window);
        };
        for (const Direction direction : {Direction::West, Direction::East}) {
            for (int i = 0; i < 24; ++i) {
                QVERIFY2(walk(direction), qPrintable(QString::number(i)));
            }
        }
        const QRect hero = canvas.viewportRectOf(window.session().world().hero().cell);
        const QRect view = canvas.viewport()->rect();
        QVERIFY(std::min(hero.left(), view.width() - hero.right())
                >= view.width() / 3 - hero.width()); // the usual margin
    }

    void aStepBringsTheHeroBackIntoView()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playLevel(playable(levelFrom(wideHall(), u"\"ruleset\": \"classic\""_s)), {}, 1));
        QCoreApplication::sendPostedEvents();
        window.canvas().setGliding(false);
        window.canvas().centerOnCell({3, 3});
        QVERIFY(!isInView(window));
        window.session().play(Command::move(Direction::East));
        QVERIFY(isInView(window));
        const QRect hero = window.canvas().viewportRectOf(window.session().world().hero().cell);
        QVERIFY(window.canvas().viewport()->width() - hero.right() >= window.canvas().viewport()->width() / 3);
    }

    void theAutomaticSizeCanBeRestored()
    {
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.playDungeon({}, u"tombs"_s, 3));
        QCoreApplication::sendPostedEvents();
        const int automatic = window.canvas().tileSize();
        auto *back = window.findChild<QAction *>(u"zoomPlay"_s);
        QVERIFY(back && back->isEnabled());
        for (const QString &zoom : {u"zoomFit"_s, u"zoomIn"_s}) {
            window.findChild<QAction *>(zoom)->trigger();
            back->trigger();
            QCOMPARE(window.canvas().tileSize(), automatic);
            QVERIFY(window.canvas().isFit());
            QVERIFY(isInView(window));
        }
        window.editNewLevel();
        QVERIFY(!back->isEnabled());
    }

    void importantStatsStayVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("values");
        const QStringList least{u"goldValue"_s, u"treasureValue"_s, u"hpBar"_s};
        QTest::newRow("640 x 480") << QSize(640, 480) << least;
        QTest::newRow("1280 x 800") << QSize(1280, 800) << least + QStringList{u"defenseValue"_s, u"clockValue"_s};
    }

    /// Opens a level with fights after one without, whose panels have another arrangement.
    void importantStatsStayVisible()
    {
        QFETCH(QSize, size);
        QFETCH(QStringList, values);
        ProgramWindow window(shippedCatalogue());
        window.resize(size);
        show(window);
        QVERIFY(window.openFile(buchhaimFile));
        QCoreApplication::sendPostedEvents();
        QVERIFY(window.playLevel(
            playable(levelFrom({u"#####"_s, u"#@gO#"_s, u"#####"_s}, u"\"ruleset\": \"classic\""_s)), {}, 1));
        QTRY_VERIFY(window.findChild<QWidget *>(u"heroFacts"_s)->isVisible());
        for (const QString &name : values + QStringList{u"restartGameButton"_s, u"showStartPageButton"_s}) {
            auto *widget = window.findChild<QWidget *>(name);
            QVERIFY2(widget && widget->isVisible(), qPrintable(name));
            QTRY_COMPARE(widget->visibleRegion().boundingRect(), widget->rect());
        }
    }

    /// Only an arrangement that the player has changed is kept for the next window.
    void theDefaultLayoutIsNotSaved()
    {
        {
            ProgramWindow window(shippedCatalogue());
            window.resize(1600, 1000);
            show(window);
            QVERIFY(window.openFile(buchhaimFile));
            QCoreApplication::sendPostedEvents();
            window.close();
        }
        ProgramWindow fresh(shippedCatalogue());
        fresh.resize(1000, 700);
        show(fresh);
        QVERIFY(fresh.openFile(buchhaimFile));
        const int narrow = panelWidth(fresh);
        fresh.resize(1600, 1000);
        QTRY_VERIFY(panelWidth(fresh) > narrow);
    }

    void theEditorKeepsTheTileSize_data()
    {
        QTest::addColumn<bool>("isChosen");
        QTest::newRow("automatic") << false;
        QTest::newRow("chosen") << true;
    }

    void theEditorKeepsTheTileSize()
    {
        QFETCH(bool, isChosen);
        ProgramWindow window(shippedCatalogue());
        window.resize(1280, 800);
        show(window);
        QVERIFY(window.openFile(buchhaimFile));
        QCoreApplication::sendPostedEvents();
        if (isChosen) {
            window.canvas().zoomIn();
        }
        const int before = window.canvas().tileSize();
        auto *edit = window.findChild<QAction *>(u"editLevel"_s);
        edit->trigger();
        QCOMPARE(window.mode(), ProgramWindow::Mode::Edit);
        QCoreApplication::sendPostedEvents();
        edit->trigger();
        QCOMPARE(window.mode(), ProgramWindow::Mode::Play);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(window.canvas().tileSize(), before);
        QVERIFY(!hasScrollBars(window.canvas()));
        QVERIFY(isInView(window));
    }

private:
    static bool isInView(ProgramWindow &window, Point cell)
    {
        return window.canvas().viewport()->rect().contains(window.canvas().viewportRectOf(cell));
    }

    static bool isInView(ProgramWindow &window) { return isInView(window, window.session().world().hero().cell); }

    static bool hasScrollBars(Canvas &canvas)
    {
        return canvas.horizontalScrollBar()->isVisible() || canvas.verticalScrollBar()->isVisible();
    }

    static bool isWhole(Canvas &canvas)
    {
        const Size size = canvas.levelSize();
        const QRect all =
            canvas.viewportRectOf({0, 0}).united(canvas.viewportRectOf({size.width - 1, size.height - 1}));
        return canvas.viewport()->rect().contains(all);
    }

    static int panelWidth(ProgramWindow &window) { return window.findChild<QDockWidget *>(u"statusDock"_s)->width(); }

    static void show(ProgramWindow &window)
    {
        window.session().setTicking(false);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCoreApplication::sendPostedEvents();
    }

    std::unique_ptr<EmptyHome> m_home;
};

MAZEWRIGHT_SUITE(playfit, TestPlayFit)
#include "tst_playfit.moc"
