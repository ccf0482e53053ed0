#include "editor/workspace/paneldock.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QHelpEvent>
#include <QScreen>
#include <QTabBar>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace {

using PlayPanel = PlayDocks::Panel;
using State = PlaySession::State;

const QStringList swordAndShield{u"#########"_s, u"#@/[    #"_s, u"#       #"_s, u"#########"_s};
const QStringList hallOfGold{u"########"_s, u"#@    g#"_s, u"########"_s};
const QRect far(400, 100, 320, 240);

} // namespace

/// Floating panels, and their effect on keys, clock and arrangements.
class TestFloating : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void aDoubleClickFloatsAndDocksAPanel()
    {
        play(swordAndShield);
        for (const QString &name : {u"statusDock"_s, u"logDock"_s}) {
            QTest::mouseDClick(&dock(name), Qt::LeftButton, {}, QPoint(20, 8));
            QVERIFY2(dock(name).isFloating(), qPrintable(name));
            QVERIFY(dock(name).isVisible());
            // The title bar when the window system draws it, as on the offscreen platform.
            QMouseEvent click(QEvent::NonClientAreaMouseButtonDblClick, QPoint(20, -8), QPoint(20, -8), Qt::LeftButton,
                              Qt::LeftButton, {});
            QCoreApplication::sendEvent(&dock(name), &click);
            QVERIFY2(!dock(name).isFloating(), qPrintable(name));
            QVERIFY(dock(name).isVisible());
        }
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
        QCOMPARE(m_driver->window().dockWidgetArea(&dock(u"statusDock"_s)), Qt::RightDockWidgetArea);
        QCOMPARE(m_driver->window().dockWidgetArea(&dock(u"logDock"_s)), Qt::BottomDockWidgetArea);
    }

    void draggingTheTitleFloatsAPanel()
    {
        play(swordAndShield);
        PanelDock &status = dock(u"statusDock"_s);
        drag(status, m_driver->window().mapToGlobal(QPoint(m_driver->window().width() + 400, 200)));
        QTRY_VERIFY(status.isFloating());
        QVERIFY(status.isVisible());
    }

    void aFloatingPanelPassesKeysToTheGame()
    {
        play(swordAndShield);
        pulledOut(u"minimapDock"_s);
        press(Qt::Key_Right);
        QCOMPARE(hero(), (Point{2, 1}));
        press(Qt::Key_Down);
        QCOMPARE(hero(), (Point{2, 2}));
        QVERIFY(dock(u"minimapDock"_s).isActiveWindow());
    }

    void aFloatingPanelKeepsItsOwnKeys()
    {
        play(swordAndShield);
        pulledOut(u"inventoryDock"_s);
        m_driver->page().docks().goTo(PlayPanel::Inventory);
        QCOMPARE(QApplication::focusWidget(), &m_driver->page().inventory());
        QVERIFY(m_driver->page().docks().hasKeyboard());
        press(Qt::Key_A);
        QCOMPARE(m_driver->page().inventory().currentKey(), std::optional<int>('a'));
        press(Qt::Key_Delete);
        QCOMPARE(m_driver->world().itemWithLetter('a'), CellIndex::none);
        QCOMPARE(hero(), (Point{1, 1}));
        press(Qt::Key_Right); // a key that a list with one column ignores
        QCOMPARE(hero(), (Point{2, 1}));
    }

    void activatingAFloatingPanelKeepsGameKeys()
    {
        play(swordAndShield);
        pulledOut(u"inventoryDock"_s);
        QVERIFY(!m_driver->page().docks().hasKeyboard());
        press(Qt::Key_Down);
        QCOMPARE(hero(), (Point{1, 2}));
    }

    void f6ReachesFloatingPanelsAndReturns()
    {
        play(swordAndShield);
        dock(u"inventoryDock"_s).setFloating(true);
        m_driver->window().activateWindow();
        QTRY_VERIFY(m_driver->window().isActiveWindow());
        m_driver->canvas().setFocus();
        const auto goTo = [this](const QWidget &wanted) {
            for (int i = 0; i < 10 && QApplication::focusWidget() != &wanted; ++i) {
                const QWidget *before = QApplication::focusWidget();
                press(Qt::Key_F6);
                if (!QTest::qWaitFor([before] { return QApplication::focusWidget() != before; }, 1000)) {
                    return false;
                }
            }
            return QApplication::focusWidget() == &wanted;
        };
        QVERIFY(goTo(m_driver->page().inventory()));
        QVERIFY(dock(u"inventoryDock"_s).isActiveWindow());
        QVERIFY(goTo(m_driver->canvas()));
        QVERIFY(m_driver->window().isActiveWindow());
    }

    void escapeReturnsToTheWindow()
    {
        play(swordAndShield);
        pulledOut(u"inventoryDock"_s);
        m_driver->page().docks().goTo(PlayPanel::Inventory);
        press(Qt::Key_Escape);
        QTRY_COMPARE(QApplication::focusWidget(), &m_driver->canvas());
        QVERIFY(m_driver->window().isActiveWindow());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void aFloatingPanelDoesNotStopTheClock()
    {
        play(hallOfGold, {});
        m_driver->press(Qt::Key_Right);
        QCOMPARE(state(), State::Running);
        pulledOut(u"statusDock"_s);
        QCOMPARE(state(), State::Running);
        press(Qt::Key_Right);
        QCOMPARE(hero(), (Point{3, 1}));
        m_driver->window().activateWindow();
        QTRY_VERIFY(m_driver->window().isActiveWindow());
        QCOMPARE(state(), State::Running);
    }

    void otherWindowsPauseTheClock()
    {
        play(hallOfGold, {});
        m_driver->press(Qt::Key_Right);
        pulledOut(u"statusDock"_s);
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_COMPARE(state(), State::Paused);
    }

    void closingAPanelReturnsToTheWindow()
    {
        play(hallOfGold, {});
        m_driver->press(Qt::Key_Right);
        pulledOut(u"statusDock"_s).close();
        QTRY_VERIFY(m_driver->window().isActiveWindow());
        dock(u"statusDock"_s).toggleViewAction()->trigger();
        QVERIFY(dock(u"statusDock"_s).isVisible());
        QVERIFY(dock(u"statusDock"_s).isFloating());
    }

    void theMenuDocksAllPanels()
    {
        play(swordAndShield);
        const QByteArray first = m_driver->window().saveState();
        for (const QString &name : {u"statusDock"_s, u"inventoryDock"_s, u"logDock"_s}) {
            pulledOut(name);
        }
        m_driver->trigger(u"arrangePanels"_s);
        QTRY_COMPARE(m_driver->window().saveState(), first);
        QVERIFY(!dock(u"inventoryDock"_s).isFloating());
        QTRY_VERIFY(!dock(u"inventoryDock"_s).isTitleShown()); // its tab shows the name again
    }

    void floatingPanelsBelongToTheirMode()
    {
        play(swordAndShield);
        pulledOut(u"minimapDock"_s);
        m_driver->window().editNewLevel();
        QVERIFY(!dock(u"minimapDock"_s).isVisible());
        QTRY_VERIFY(m_driver->window().isActiveWindow());
        m_driver->window().showStartPage();
        QVERIFY(!dock(u"minimapDock"_s).isVisible());
        play(hallOfGold, {});
        QVERIFY(!dock(u"minimapDock"_s).isVisible()); // a game without fights has its own arrangement
        play(swordAndShield);
        QVERIFY(dock(u"minimapDock"_s).isVisible());
        QVERIFY(dock(u"minimapDock"_s).isFloating());
        QCOMPARE(dock(u"minimapDock"_s).geometry(), far);
    }

    void floatingPanelsAreRestoredInTheNextWindow()
    {
        play(swordAndShield);
        pulledOut(u"minimapDock"_s);
        startAgain();
        m_driver->window().useLanguage(u"en"_s);
        play(swordAndShield);
        QVERIFY(dock(u"minimapDock"_s).isFloating());
        QVERIFY(dock(u"minimapDock"_s).isVisible());
        QCOMPARE(dock(u"minimapDock"_s).geometry(), far);
        QVERIFY(!dock(u"statusDock"_s).isFloating());
    }

    /// The default arrangement follows the window size and would dock floating panels again.
    void resizingKeepsPanelsFloating()
    {
        m_driver->window().resize(1280, 800);
        play(swordAndShield);
        pulledOut(u"inventoryDock"_s);
        m_driver->window().resize(1280, 1100);
        QCoreApplication::processEvents();
        QVERIFY(dock(u"inventoryDock"_s).isFloating());
    }

    void panelsOfTheEditorFloatToo()
    {
        m_driver->window().editNewLevel();
        pulledOut(u"historyDock"_s);
        QTRY_VERIFY(dock(u"historyDock"_s).isTitleShown());
        QTRY_VERIFY(dock(u"mapDock"_s).isTitleShown()); // it shared tabs with the other panel
        play(swordAndShield);
        QVERIFY(!dock(u"historyDock"_s).isVisible());
        m_driver->window().editNewLevel();
        QVERIFY(dock(u"historyDock"_s).isVisible());
        QVERIFY(dock(u"historyDock"_s).isFloating());
        m_driver->trigger(u"arrangePanels"_s);
        QVERIFY(!dock(u"historyDock"_s).isFloating());
        QCOMPARE(m_driver->window().dockWidgetArea(&dock(u"historyDock"_s)), Qt::RightDockWidgetArea);
    }

    void aPanelIsNotDockedIntoAFloatingPanel()
    {
        play(swordAndShield);
        PanelDock &map = pulledOut(u"minimapDock"_s);
        PanelDock &log = dock(u"logDock"_s);
        drag(log, far.center());
        QTRY_VERIFY(log.window() == &log || log.window() == &m_driver->window());
        QCOMPARE(map.window(), &map);
        QVERIFY(log.isVisible());
        m_driver->trigger(u"arrangePanels"_s);
        QVERIFY(!map.isFloating() && !log.isFloating() && map.isVisible() && log.isVisible());
    }

    /// Arrangements of older versions, whose panels were in a window inside the window, are replaced by the default
    /// one.
    void layoutsFromOlderVersionsAreReset()
    {
        play(swordAndShield);
        dock(u"logDock"_s).hide();
        const QByteArray ofPlaying = m_driver->window().saveState();
        m_driver->window().editNewLevel();
        dock(u"paletteDock"_s).hide();
        const QByteArray ofEditing = m_driver->window().saveState(10);
        m_driver->window().showStartPage();
        m_driver->page().docks().setArrangement(PlayDocks::Style::Hero, ofPlaying);
        m_driver->window().editor().setArrangement(ofEditing);
        play(swordAndShield);
        QVERIFY(dock(u"logDock"_s).isVisible());
        m_driver->window().editNewLevel();
        QVERIFY(dock(u"paletteDock"_s).isVisible());
    }

    void aPanelOverTheEdgeMovesOntoTheScreen()
    {
        play(swordAndShield);
        PanelDock &map = pulledOut(u"minimapDock"_s);
        // While a button is pressed, the panel could be dragged; a double click of another test may have left one
        // pressed.
        QTest::mouseRelease(m_driver->window().windowHandle(), Qt::LeftButton);
        const QRect screen = map.screen()->availableGeometry();
        for (const QPoint &place : {QPoint(screen.right() - 20, 100), QPoint(100, screen.bottom() - 20),
                                    QPoint(screen.left() - 100, screen.bottom() - 20)}) {
            map.move(place);
            QTRY_VERIFY(screen.contains(map.frameGeometry()));
            QCOMPARE(map.size(), far.size());
        }
        map.resize(screen.size() + QSize(100, 100));
        QTRY_VERIFY(screen.contains(map.frameGeometry()));
    }

    /// Only the title has this tooltip; the widgets below have their own or none.
    void theTitleTipExplainsDocking()
    {
        play(swordAndShield);
        PanelDock &log = dock(u"logDock"_s);
        const auto tipAt = [&log](QPoint place) {
            QToolTip::hideText();
            QHelpEvent asked(QEvent::ToolTip, place, log.mapToGlobal(place));
            QCoreApplication::sendEvent(&log, &asked);
            return QToolTip::isVisible() ? QToolTip::text() : QString();
        };
        const QPoint title(20, 4);
        QCOMPARE(tipAt(title), QString());
        log.setFloating(true);
        QTRY_VERIFY(log.widget()->y() > title.y());
        QVERIFY2(tipAt(title).contains(u"Double-click"_s), qPrintable(tipAt(title)));
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        QCOMPARE(tipAt(log.widget()->geometry().center()), QString());
    }

    /// The panel is dragged across the other tab on its way out.
    void aRedockedTabKeepsItsPosition()
    {
        m_driver->window().editNewLevel();
        QCoreApplication::processEvents();
        PanelDock &map = dock(u"mapDock"_s);
        const auto titles = [this] {
            for (const QTabBar *tabs : m_driver->window().findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
                if (tabs->isVisible() && tabs->count() == 2
                    && (tabs->tabText(0) == u"Map"_s || tabs->tabText(1) == u"Map"_s)) {
                    return QStringList{tabs->tabText(0), tabs->tabText(1), QString::number(tabs->currentIndex())};
                }
            }
            return QStringList();
        };
        QTRY_COMPARE(titles(), (QStringList{u"History"_s, u"Map"_s, u"0"_s}));
        QTabBar *bar = nullptr;
        for (QTabBar *tabs : m_driver->window().findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
            bar = tabs->isVisible() && tabs->tabText(1) == u"Map"_s ? tabs : bar;
        }
        QVERIFY(bar);
        const QPoint from = bar->tabRect(1).center();
        const auto send = [bar](QEvent::Type type, QPoint place) {
            const Qt::MouseButtons down = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
            const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, place, bar->mapToGlobal(place), button, down, {});
            QCoreApplication::sendEvent(bar, &event);
            QCoreApplication::processEvents();
        };
        send(QEvent::MouseButtonPress, from);
        for (int x = from.x(); x > from.x() - 90; x -= 10) {
            send(QEvent::MouseMove, {x, from.y()});
        }
        const QPoint out = bar->mapFromGlobal(m_driver->window().geometry().topLeft() + QPoint(300, 300));
        for (int step = 1; step <= 10; ++step) {
            send(QEvent::MouseMove, from + (out - from) * step / 10);
        }
        send(QEvent::MouseButtonRelease, out);
        QTRY_VERIFY(map.isFloating());
        map.setFloating(false);
        QTRY_COMPARE(titles(), (QStringList{u"History"_s, u"Map"_s, u"1"_s}));
    }

private:
    void play(const QStringList &rows, const QString &rest = classicSeeingAll)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
        QCoreApplication::processEvents();
    }

    PanelDock &dock(const QString &name) { return m_driver->child<PanelDock>(name); }
    /// Makes a panel float outside the window and activates it.
    PanelDock &pulledOut(const QString &name)
    {
        PanelDock &found = dock(name);
        found.setFloating(true);
        found.setGeometry(far);
        found.activateWindow();
        if (!QTest::qWaitForWindowActive(&found)) {
            qFatal("%s did not become active", qPrintable(name));
        }
        QCoreApplication::processEvents();
        return found;
    }

    /// Presses a key in the focused widget, in any window.
    void press(Qt::Key key)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : QApplication::activeWindow(), key);
    }

    /// Drags a panel by its title to a place on the screen.
    static void drag(PanelDock &dragged, QPoint to)
    {
        const auto send = [&dragged](QEvent::Type type, QPoint place, Qt::MouseButton button) {
            const Qt::MouseButtons down = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, dragged.mapFromGlobal(place), place, button, down, {});
            QCoreApplication::sendEvent(&dragged, &event);
            QCoreApplication::processEvents();
        };
        const QPoint from = dragged.mapToGlobal(QPoint(20, 8));
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        for (int step = 1; step <= 10; ++step) {
            send(QEvent::MouseMove, from + (to - from) * step / 10, Qt::NoButton);
        }
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton);
    }

    Point hero() { return m_driver->world().hero().cell; }
    State state() { return m_driver->session().state(); }
};

MAZEWRIGHT_SUITE(floating, TestFloating)
#include "tst_floating.moc"
