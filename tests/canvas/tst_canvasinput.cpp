#include "tests/driver/canvasdriver.h"
#include "tests/support/suite.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// Mouse, drop and key events on the canvas.
class TestCanvasInput : public QObject, protected CanvasDriver {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<Point>();
        qRegisterMetaType<std::optional<Point>>();
    }

    void init() { openCanvas(); }
    void cleanup() { closeCanvas(); }

    void pressDragAndReleaseAreReportedInCells()
    {
        const QSignalSpy pressed(&m_canvas->mouse(), &CanvasMouse::pressed);
        const QSignalSpy dragged(&m_canvas->mouse(), &CanvasMouse::dragged);
        const QSignalSpy released(&m_canvas->mouse(), &CanvasMouse::released);
        const auto center = [this](Point cell) { return m_canvas->viewportRectOf(cell).center(); };
        QTest::mousePress(m_canvas->viewport(), Qt::RightButton, Qt::ShiftModifier, center({2, 3}));
        QTest::mouseMove(m_canvas->viewport(), center({2, 3}) + QPoint(2, 2));
        QTest::mouseMove(m_canvas->viewport(), center({9, 5}));
        QTest::mouseRelease(m_canvas->viewport(), Qt::RightButton, Qt::NoModifier, center({9, 5}));
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed.at(0).at(0).value<Point>(), (Point{2, 3}));
        QCOMPARE(pressed.at(0).at(1).value<Qt::MouseButton>(), Qt::RightButton);
        QCOMPARE(pressed.at(0).at(2).value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
        QCOMPARE(dragged.size(), 1);
        QCOMPARE(dragged.at(0).at(0).value<Point>(), (Point{9, 5}));
        QCOMPARE(released.size(), 1);
        QCOMPARE(released.at(0).at(0).value<Point>(), (Point{9, 5}));
    }

    void dragsContinueOutsideTheLevel()
    {
        const QSignalSpy dragged(&m_canvas->mouse(), &CanvasMouse::dragged);
        QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, m_canvas->viewportRectOf({0, 3}).center());
        QTest::mouseMove(m_canvas->viewport(), m_canvas->viewportRectOf({-2, 3}).center());
        QCOMPARE(dragged.size(), 1);
        QCOMPARE(dragged.at(0).at(0).value<Point>(), (Point{-2, 3}));
        QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, m_canvas->viewportRectOf({-2, 3}).center());
    }

    void aLostReleaseEndsTheDrag()
    {
        const QSignalSpy pressed(&m_canvas->mouse(), &CanvasMouse::pressed);
        const QSignalSpy dragged(&m_canvas->mouse(), &CanvasMouse::dragged);
        const QSignalSpy released(&m_canvas->mouse(), &CanvasMouse::released);
        const QPoint place = m_canvas->viewportRectOf({4, 4}).center();
        QTest::mousePress(m_canvas->viewport(), Qt::LeftButton, {}, place);
        moveWithoutButtons(m_canvas->viewportRectOf({6, 4}).center());
        QCOMPARE(dragged.size(), 0);
        QCOMPARE(released.size(), 1);
        QCOMPARE(released.at(0).at(0).value<Point>(), (Point{4, 4}));
        QTest::mouseRelease(m_canvas->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(released.size(), 1);
        QTest::mouseClick(m_canvas->viewport(), Qt::RightButton, {}, place);
        QCOMPARE(pressed.size(), 2);
    }

    void aLostReleaseEndsThePan()
    {
        m_canvas->zoomIn();
        m_canvas->centerOnCell({10, 7});
        const QRect before = m_canvas->viewportRectOf({10, 7});
        QTest::mousePress(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(300, 200));
        moveWithoutButtons(QPoint(320, 210));
        QTest::mouseRelease(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(320, 210));
        QCOMPARE(m_canvas->viewportRectOf({10, 7}), before);
    }

    void hoverIsReportedOncePerCell()
    {
        const QSignalSpy hovered(&m_canvas->mouse(), &CanvasMouse::hovered);
        const QPoint place = m_canvas->viewportRectOf({4, 4}).center();
        QTest::mouseMove(m_canvas->viewport(), place);
        QTest::mouseMove(m_canvas->viewport(), place + QPoint(3, 3));
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(hovered.at(0).at(0).value<std::optional<Point>>(), std::optional(Point{4, 4}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_canvas->viewport(), &leave);
        QCOMPARE(hovered.size(), 2);
        QCOMPARE(hovered.at(1).at(0).value<std::optional<Point>>(), std::nullopt);
    }

    void middleButtonMovesTheView()
    {
        m_canvas->zoomIn();
        m_canvas->centerOnCell({10, 7});
        const QSignalSpy pressed(&m_canvas->mouse(), &CanvasMouse::pressed);
        const QRect before = m_canvas->viewportRectOf({10, 7});
        QTest::mousePress(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(300, 200));
        QTest::mouseMove(m_canvas->viewport(), QPoint(320, 210));
        QTest::mouseRelease(m_canvas->viewport(), Qt::MiddleButton, {}, QPoint(320, 210));
        QCOMPARE(m_canvas->viewportRectOf({10, 7}), before.translated(20, 10));
        QCOMPARE(pressed.size(), 0);
    }

    void dropsGoToTheWindow()
    {
        struct Window : QWidget {
            int drops = 0;
            Window() { setAcceptDrops(true); }
            void dragEnterEvent(QDragEnterEvent *event) override { event->acceptProposedAction(); }
            void dropEvent(QDropEvent *) override { ++drops; }
        } window;
        Canvas canvas(m_catalogue, &window);
        QMimeData data;
        data.setText(u"a maze"_s);
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(canvas.viewport(), &drop);
        QCOMPARE(window.drops, 1);
    }

    void keysGoToTheWindow()
    {
        struct Listener : QWidget {
            QList<int> keys;
            void keyPressEvent(QKeyEvent *event) override { keys.append(event->key()); }
        } window;
        Canvas canvas(m_catalogue, &window);
        canvas.setTerrain(m_level.terrain);
        window.show();
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_PageUp);
        QTest::keyClick(&canvas, Qt::Key_J);
        QCOMPARE(window.keys, (QList<int>{Qt::Key_Down, Qt::Key_PageUp, Qt::Key_J}));
    }

private:
    void moveWithoutButtons(QPoint place)
    {
        QWidget *viewport = m_canvas->viewport();
        QMouseEvent move(QEvent::MouseMove, place, viewport->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(viewport, &move);
    }
};

MAZEWRIGHT_SUITE(canvasinput, TestCanvasInput)
#include "tst_canvasinput.moc"
