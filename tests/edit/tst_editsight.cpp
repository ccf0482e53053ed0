#include "editor/art/tilescale.h"
#include "editor/canvas/rulers.h"
#include "editor/view/editmap.h"
#include "editor/widgets/gotodialog.h"
#include "editor/widgets/zoombutton.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Navigation on the canvas in the real window: rulers, grid, zoom, scrolling, map, Go to cell.
class TestEditSight : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        edit({u"@    #####"_s, u"          "_s, u"         g"_s});
    }

    void cleanup() { closeWindow(); }

    void rulersAreShownBesideTheLevel()
    {
        const QRect view = canvas().viewport()->geometry();
        const auto *columns = child<Ruler>(u"columnRuler"_s);
        const auto *numbers = child<Ruler>(u"rowRuler"_s);
        QVERIFY(columns->isVisible() && numbers->isVisible());
        QCOMPARE(columns->geometry(), QRect(view.left(), 0, view.width(), view.top()));
        QCOMPARE(numbers->geometry(), QRect(0, view.top(), view.left(), view.height()));
        QVERIFY(view.top() > 0 && view.left() > 0);
        m_window->resize(1000, 700);
        QCOMPARE(columns->width(), canvas().viewport()->width());
    }

    void rulersMarkTheCurrentCell()
    {
        press(Qt::Key_Home, Qt::ControlModifier);
        press(Qt::Key_Right);
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        QCOMPARE(child<Ruler>(u"columnRuler"_s)->current(), std::optional(2));
        QCOMPARE(child<Ruler>(u"rowRuler"_s)->current(), std::optional(1));
        QTest::mouseMove(canvas().viewport(), at({7, 2}));
        QTRY_COMPARE(child<Ruler>(u"columnRuler"_s)->current(), std::optional(7));
        QCOMPARE(child<Ruler>(u"rowRuler"_s)->current(), std::optional(2));
        const QImage picture = child<Ruler>(u"columnRuler"_s)->grab().toImage();
        const QColor accent = m_window->palette().color(QPalette::Highlight);
        QCOMPARE(picture.pixelColor(canvas().viewportRectOf({7, 0}).left() + 1, 2), accent);
        QVERIFY(picture.pixelColor(canvas().viewportRectOf({6, 0}).left() + 1, 2) != accent);
    }

    void rulersSkipNumbersWithoutRoom()
    {
        openLarge();
        const auto *columns = child<Ruler>(u"columnRuler"_s);
        QCOMPARE(columns->step(), 1);
        canvas().zoomTo(50);
        QCOMPARE(columns->step(), 2);
        canvas().zoomTo(25);
        QCOMPARE(columns->step(), 5);
        canvas().zoomTo(Zoom::smallest);
        QVERIFY(columns->step() >= 10);
    }

    void numbersOfRulersDoNotOverlap()
    {
        editor().newLevel({2048, 2048});
        canvas().zoomToFit();
        QVERIFY(canvas().cellsPerPixel() > 1);
        for (int tile = 0; tile != canvas().tileSize() || canvas().cellsPerPixel() > 1; canvas().zoomIn()) {
            tile = canvas().tileSize();
            for (const QString &name : {u"columnRuler"_s, u"rowRuler"_s}) {
                const auto *ruler = child<Ruler>(name);
                const std::vector<int> numbers = ruler->numbers();
                QVERIFY(!numbers.empty());
                for (std::size_t i = 1; i < numbers.size(); ++i) {
                    QVERIFY2(!ruler->placeOf(numbers[i - 1]).intersects(ruler->placeOf(numbers[i])),
                             qPrintable(u"%1 at %2 pixels: %3"_s.arg(name).arg(canvas().cellSide()).arg(numbers[i])));
                }
            }
        }
    }

    void rulersCanBeSwitchedOff()
    {
        QAction *toggle = child<QAction>(u"showRulers"_s);
        QVERIFY(toggle->isChecked());
        toggle->trigger();
        QVERIFY(!child<Ruler>(u"columnRuler"_s)->isVisible());
        QCOMPARE(canvas().viewport()->geometry().topLeft(), QPoint(0, 0));
        QVERIFY(!Settings().showsRulers());
        toggle->trigger();
        QVERIFY(child<Ruler>(u"columnRuler"_s)->isVisible());
        QVERIFY(Settings().showsRulers());
    }

    void theFittedLevelIsWholeBesideRulers()
    {
        canvas().zoomToFit();
        const QRect view = canvas().viewport()->rect();
        QVERIFY(view.contains(canvas().viewportRectOf({0, 0})));
        QVERIFY(view.contains(canvas().viewportRectOf({9, 2})));
    }

    void playingHasNoRulers()
    {
        press(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!child<Ruler>(u"columnRuler"_s)->isVisible());
        QVERIFY(!child<ZoomButton>(u"zoomButton"_s)->isVisible());
        QCOMPARE(canvas().viewport()->geometry().topLeft(), QPoint(0, 0));
        press(Qt::Key_Escape);
        QVERIFY(child<Ruler>(u"columnRuler"_s)->isVisible());
    }

    void everyFifthGridLineIsEmphasized()
    {
        editor().newLevel({12, 12});
        canvas().zoomTo(100);
        canvas().setLook(TileLook::Ascii);
        const QRgb bare = lineBefore(4);
        QCOMPARE(lineBefore(5), bare);
        child<QAction>(u"showGrid"_s)->trigger();
        QVERIFY(qGray(lineBefore(4)) > qGray(bare));
        QVERIFY(qGray(lineBefore(5)) > qGray(lineBefore(4)));
        QCOMPARE(lineBefore(10), lineBefore(5));
        child<QAction>(u"showGrid"_s)->trigger();
        canvas().setLook(TileLook::Tiles);
    }

    void theGridFades()
    {
        editor().newLevel({60, 60});
        canvas().setLook(TileLook::Ascii);
        child<QAction>(u"showGrid"_s)->trigger();
        canvas().zoomTo(100);
        const int large = qGray(lineBefore(4));
        canvas().zoomTo(38);
        const int small = qGray(lineBefore(4));
        QVERIFY(small < large);
        child<QAction>(u"showGrid"_s)->trigger();
        canvas().setLook(TileLook::Tiles);
    }

    void goToCellMovesTheCursor()
    {
        openLarge();
        press(Qt::Key_G, Qt::ControlModifier);
        auto *dialog = child<GoToDialog>(u"goToDialog"_s);
        auto *field = dialog->findChild<QLineEdit *>(u"goToCell"_s);
        QCOMPARE(dialog->focusWidget(), field);
        QTest::keyClicks(field, u"150, 120"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(editor().view().keys().cell(), std::optional(Point{150, 120}));
        QVERIFY(canvas().viewport()->rect().contains(canvas().viewportRectOf({150, 120})));
        QVERIFY(canvas().hasFocus());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        press(Qt::Key_Return);
        QVERIFY(!shippedCatalogue()->terrain(editor().document().level().terrain.at({150, 120})).isWalkable);
    }

    void goToCellRefusesCellsOutsideTheLevel()
    {
        press(Qt::Key_G, Qt::ControlModifier);
        auto *dialog = child<GoToDialog>(u"goToDialog"_s);
        auto *field = dialog->findChild<QLineEdit *>(u"goToCell"_s);
        const auto *go = dialog->findChild<QPushButton *>(QString(), Qt::FindChildrenRecursively);
        QVERIFY(go);
        for (const QString &text : {u"10, 0"_s, u"0, 3"_s, u"-1, 0"_s, u"x"_s, QString()}) {
            field->setText(text);
            QTest::keyClick(field, Qt::Key_Return);
            QVERIFY2(dialog->isVisible(), qPrintable(text));
        }
        field->setText(u"9, 2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(editor().view().keys().cell(), std::optional(Point{9, 2}));
    }

    void cellsAreReadFromText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QPoint>("cell");
        const QPoint none(-99, -99);
        QTest::newRow("comma") << u"12, 7"_s << QPoint(12, 7);
        QTest::newRow("blank") << u" 12 7 "_s << QPoint(12, 7);
        QTest::newRow("brackets") << u"[12,7]"_s << QPoint(12, 7);
        QTest::newRow("words") << u"Cell 12, 7 · wall"_s << QPoint(12, 7);
        QTest::newRow("negative") << u"-1, 7"_s << QPoint(-1, 7);
        QTest::newRow("one number") << u"12"_s << none;
        QTest::newRow("three numbers") << u"1, 2, 3"_s << none;
        QTest::newRow("nothing") << QString() << none;
        QTest::newRow("too large") << u"99999999999, 1"_s << none;
    }

    void cellsAreReadFromText()
    {
        QFETCH(QString, text);
        QFETCH(QPoint, cell);
        const Point read = cellFromText(text).value_or(Point{-99, -99});
        QCOMPARE(QPoint(read.x, read.y), cell);
    }

    void theStatusBarShowsTheZoom()
    {
        const auto *button = child<ZoomButton>(u"zoomButton"_s);
        QVERIFY(button->isVisible());
        canvas().zoomTo(100);
        QCOMPARE(button->text(), u"100 %"_s);
        QCOMPARE(button->accessibleName(), u"Zoom: 100 %"_s);
        press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(button->text(), u"125 %"_s);
        press(Qt::Key_Minus, Qt::ControlModifier);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(button->text(), u"75 %"_s);
    }

    void theMenuOfTheZoomZooms()
    {
        QMenu *menu = child<ZoomButton>(u"zoomButton"_s)->menu();
        canvas().zoomTo(100);
        menu->popup({0, 0});
        QVERIFY(menu->actions().contains(child<QAction>(u"zoomFit"_s)));
        QVERIFY(child<QAction>(u"zoom100"_s)->isChecked());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(child<QAction>(u"zoom400"_s)).center());
        QCOMPARE(canvas().tileSize(), 128);
        QCOMPARE(canvas().zoomPercent(), 400);
    }

    void theZoomHasBounds()
    {
        openLarge();
        for (int i = 0; i < 40; ++i) {
            press(Qt::Key_Plus, Qt::ControlModifier);
        }
        QCOMPARE(canvas().zoomPercent(), 800);
        for (int i = 0; i < 40; ++i) {
            press(Qt::Key_Minus, Qt::ControlModifier);
        }
        QCOMPARE(canvas().tileSize(), 2);
        QCOMPARE(canvas().zoomPercent(), 6);
        canvas().zoomTo(100'000);
        QCOMPARE(canvas().zoomPercent(), 800);
        canvas().zoomTo(-5);
        QCOMPARE(canvas().tileSize(), 2);
    }

    void spaceAndDragMovesTheView()
    {
        openLarge();
        canvas().centerOnCell({100, 75});
        const QPoint before(canvas().horizontalScrollBar()->value(), canvas().verticalScrollBar()->value());
        QTest::keyPress(&canvas(), Qt::Key_Space);
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::OpenHandCursor);
        dragView(Qt::LeftButton, {200, 200}, {150, 170});
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::OpenHandCursor);
        QTest::keyRelease(&canvas(), Qt::Key_Space);
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::ArrowCursor);
        const QPoint after(canvas().horizontalScrollBar()->value(), canvas().verticalScrollBar()->value());
        QCOMPARE(after - before, QPoint(50, 30));
        QCOMPARE(editor().document().undoStack().count(), 0);
        click({100, 75});
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void theMiddleButtonMovesTheView()
    {
        openLarge();
        canvas().centerOnCell({100, 75});
        const int before = canvas().horizontalScrollBar()->value();
        dragView(Qt::MiddleButton, {200, 200}, {150, 200});
        QCOMPARE(canvas().horizontalScrollBar()->value() - before, 50);
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    void spaceAloneDoesNotDraw()
    {
        press(Qt::Key_Right);
        press(Qt::Key_Space);
        QCOMPARE(editor().document().undoStack().count(), 0);
        QTest::keyPress(&canvas(), Qt::Key_Space);
        child<QWidget>(u"paletteSearch"_s)->setFocus();
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    void theMapShowsTheLevel()
    {
        const QImage picture = drawnMap();
        QCOMPARE(picture.size(), QSize(10, 3));
        const QRgb floor = picture.pixel(1, 1);
        QCOMPARE(picture.pixel(4, 0), floor);
        QVERIFY(picture.pixel(5, 0) != floor);
        QCOMPARE(picture.pixel(9, 0), picture.pixel(5, 0));
        QVERIFY(picture.pixel(9, 2) != floor && picture.pixel(9, 2) != picture.pixel(5, 0));
        QVERIFY(!map().accessibleName().isEmpty());
    }

    void theMapFollowsEdits()
    {
        const QRgb floor = drawnMap().pixel(1, 1);
        const QRgb wall = drawnMap().pixel(5, 0);
        click({3, 1});
        QCOMPARE(drawnMap().pixel(3, 1), wall);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(drawnMap().pixel(3, 1), floor);
        editor().newLevel({1000, 900});
        QCOMPARE(drawnMap().size(), QSize(334, 300));
    }

    void theMapFramesTheView()
    {
        openLarge();
        canvas().centerOnCell({100, 75});
        QCOMPARE(map().viewed(), canvas().viewedCells());
        QVERIFY(map().viewed().contains(QPointF(100.5, 75.5)));
        QVERIFY(map().viewed().width() < 200);
        canvas().horizontalScrollBar()->setValue(canvas().horizontalScrollBar()->value() + 320);
        QVERIFY(map().viewed().contains(QPointF(110.5, 75.5)));
        QCOMPARE(map().viewed(), canvas().viewedCells());
    }

    void clicksAndDragsOnTheMapMoveTheView()
    {
        openLarge();
        child<QDockWidget>(u"mapDock"_s)->show();
        child<QDockWidget>(u"mapDock"_s)->raise();
        QTRY_VERIFY(map().isVisible() && map().height() > 60);
        canvas().centerOnCell({0, 0});
        const QPoint middle = map().rect().center();
        QTest::mousePress(&map(), Qt::LeftButton, {}, middle);
        QVERIFY(canvas().viewport()->rect().contains(canvas().viewportRectOf({100, 75})));
        QVERIFY(!canvas().viewport()->rect().contains(canvas().viewportRectOf({0, 0})));
        const QPoint corner = middle + QPoint(1, 1) * 20;
        QMouseEvent move(QEvent::MouseMove, corner, map().mapToGlobal(corner), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&map(), &move);
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, corner);
        QVERIFY(canvas().viewedCells().center().x() > 101);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void theMapWorksForALevelOfOneCell()
    {
        edit({u"@"_s});
        child<QDockWidget>(u"mapDock"_s)->show();
        child<QDockWidget>(u"mapDock"_s)->raise();
        QTRY_VERIFY(map().isVisible());
        QCOMPARE(drawnMap().size(), QSize(1, 1));
        QTest::mouseClick(&map(), Qt::LeftButton);
        QVERIFY(!map().grab().isNull());
        QVERIFY(canvas().viewport()->rect().contains(canvas().viewportRectOf({0, 0})));
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }

    void openLarge()
    {
        editor().newLevel({200, 150});
        canvas().zoomTo(100);
        QVERIFY(QTest::qWaitFor([this] { return canvas().tileSize() == 32; }));
    }

    void dragView(Qt::MouseButton button, QPoint from, QPoint to)
    {
        QWidget *viewport = canvas().viewport();
        QTest::mousePress(viewport, button, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, button, {});
        QCoreApplication::sendEvent(viewport, &move);
        QCOMPARE(viewport->cursor().shape(), Qt::ClosedHandCursor);
        QTest::mouseRelease(viewport, button, {}, to);
    }

    /// Returns the first pixel of a cell in the second row of the level, at half the cell's height.
    QRgb lineBefore(int x)
    {
        canvas().centerOnCell({x, 1});
        const QRect cell = canvas().viewportRectOf({x, 1});
        return canvas().viewport()->grab().toImage().pixel(cell.left(), cell.center().y());
    }

    /// Returns the map. Painting it first makes it draw its picture.
    QImage drawnMap()
    {
        map().grab();
        return map().picture();
    }
    EditMap &map() { return *child<EditMap>(u"editMap"_s); }
};

MAZEWRIGHT_SUITE(editsight, TestEditSight)
#include "tst_editsight.moc"
