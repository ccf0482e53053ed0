#include "editor/commands/commands.h"
#include "editor/workspace/workspace.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QMenuBar>
#include <QTest>
#include <QToolBar>
#include <QVersionNumber>

using namespace Qt::StringLiterals;

/// Panels and bars in named arrangements, in a window without other content.
class TestWorkspace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = newWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void anArrangementShowsItsPanelsAndBars()
    {
        Workspace &workspace = m_window->workspace;
        QCOMPARE(workspace.shown(), QString());
        QVERIFY(!dock(u"map"_s).isVisible() && !m_window->bar->isVisible());
        workspace.show(u"draw"_s);
        QVERIFY(dock(u"map"_s).isVisible() && m_window->bar->isVisible());
        QVERIFY(!dock(u"colors"_s).isVisible() && !dock(u"log"_s).isVisible());
        QVERIFY(dock(u"colors"_s).toggleViewAction()->isEnabled() && !dock(u"log"_s).toggleViewAction()->isEnabled());
        QCOMPARE(workspace.toggleActions(u"draw"_s).size(), 3);
        workspace.show(u"run"_s);
        QVERIFY(dock(u"map"_s).isVisible() && dock(u"log"_s).toggleViewAction()->isChecked());
        QVERIFY(!m_window->bar->isVisible() && !m_window->bar->toggleViewAction()->isEnabled());
        workspace.putAside();
        QVERIFY(!dock(u"map"_s).isVisible() && !dock(u"log"_s).toggleViewAction()->isChecked());
    }

    void anArrangementIsAddedWithASingleCall()
    {
        m_window->workspace.addArrangement({.name = u"watch"_s});
        m_window->workspace.addPanel({.name = u"score"_s, .widget = new QWidget, .shownIn = {u"watch"_s}});
        m_window->workspace.show(u"draw"_s);
        m_window->workspace.show(u"watch"_s);
        QVERIFY(dock(u"score"_s).isVisible() && !dock(u"map"_s).isVisible());
        QCOMPARE(m_window->dockWidgetArea(&dock(u"score"_s)), Qt::RightDockWidgetArea);
    }

    void changesAreKeptPerArrangement()
    {
        Workspace &workspace = m_window->workspace;
        workspace.show(u"draw"_s);
        dock(u"map"_s).hide();
        dock(u"colors"_s).show();
        m_window->bar->hide();
        workspace.show(u"run"_s);
        QVERIFY(dock(u"map"_s).isVisible());
        workspace.show(u"draw"_s);
        QVERIFY(!dock(u"map"_s).isVisible() && dock(u"colors"_s).isVisible() && !m_window->bar->isVisible());
        workspace.resetArrangement();
        QVERIFY(dock(u"map"_s).isVisible() && !dock(u"colors"_s).isVisible() && m_window->bar->isVisible());
    }

    void anArrangementIsRestoredInAnotherWindow()
    {
        m_window->workspace.show(u"draw"_s);
        m_window->addDockWidget(Qt::BottomDockWidgetArea, &dock(u"map"_s));
        const QByteArray kept = m_window->workspace.arrangement(u"draw"_s);
        m_window = newWindow();
        m_window->workspace.setArrangement(u"draw"_s, kept);
        m_window->workspace.show(u"draw"_s);
        QCOMPARE(m_window->dockWidgetArea(&dock(u"map"_s)), Qt::BottomDockWidgetArea);
    }

    void anUnusableArrangementFallsBackToTheDefault_data()
    {
        QTest::addColumn<bool>("isOfMorePanels");
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("of a version with other panels") << true << false;
        QTest::newRow("damaged") << false << true;
    }

    void anUnusableArrangementFallsBackToTheDefault()
    {
        QFETCH(const bool, isOfMorePanels);
        QFETCH(const bool, isDamaged);
        if (isOfMorePanels) {
            m_window->workspace.addPanel({.name = u"more"_s, .widget = new QWidget, .shownIn = {u"draw"_s}});
        }
        m_window->workspace.show(u"draw"_s);
        dock(u"map"_s).hide();
        QByteArray kept = m_window->workspace.arrangement(u"draw"_s);
        if (isDamaged) {
            kept.truncate(kept.size() / 2);
        }
        m_window = newWindow();
        m_window->workspace.setArrangement(u"draw"_s, kept);
        m_window->workspace.show(u"draw"_s);
        QVERIFY(dock(u"map"_s).isVisible());
    }

    void theDefaultArrangementFollowsTheWindow()
    {
        m_window->workspace.show(u"run"_s);
        const auto areTabbed = [this] { return !m_window->tabifiedDockWidgets(&dock(u"map"_s)).isEmpty(); };
        QVERIFY(areTabbed());
        QTRY_COMPARE(dock(u"map"_s).width(), 200);
        QCOMPARE(m_window->workspace.arrangement(u"run"_s), QByteArray());
        m_window->resize(1000, 600);
        QTRY_COMPARE(dock(u"map"_s).width(), 250);
        m_window->resize(1000, 900);
        QTRY_VERIFY(!areTabbed());
        m_window->menuBar()->addMenu(u"Menu"_s);
        m_window->resize(1000, 710); // too small for all panels because of the menu bar
        QTRY_VERIFY(areTabbed());
    }

    void aChangedArrangementIgnoresTheWindowSize()
    {
        m_window->workspace.show(u"run"_s);
        dock(u"map"_s).toggleViewAction()->trigger();
        dock(u"map"_s).toggleViewAction()->trigger();
        m_window->resize(1000, 900);
        QCoreApplication::processEvents();
        QVERIFY(!m_window->tabifiedDockWidgets(&dock(u"map"_s)).isEmpty());
        QVERIFY(!m_window->workspace.arrangement(u"run"_s).isEmpty());
    }

    /// A panel in two arrangements is registered once, with the keys of the first.
    void theMenuOfPanelsFollowsTheArrangement()
    {
        Workspace &workspace = m_window->workspace;
        workspace.addArrangement({.name = u"watch"_s, .keys = KeyScope::Drawing});
        const PanelDock &score =
            workspace.addPanel({.name = u"score"_s, .widget = new QWidget, .shownIn = {u"draw"_s, u"watch"_s}});
        const PanelDock &clock =
            workspace.addPanel({.name = u"clock"_s, .widget = new QWidget, .shownIn = {u"watch"_s}});
        Commands commands(*m_window);
        workspace.registerToggles(commands);
        const auto seen = [&commands] {
            QStringList names;
            for (const QAction *toggle : commands.inMenu(MenuId::Panels)) {
                names += toggle->isVisible() && toggle->isEnabled() ? QStringList{toggle->objectName()} : QStringList();
            }
            return names.join(u' ');
        };
        QCOMPARE(seen(), QString());
        workspace.show(u"draw"_s);
        QCOMPARE(seen(), u"show_bar show_map show_colors show_score"_s);
        workspace.show(u"watch"_s);
        QCOMPARE(seen(), u"show_score show_clock"_s);
        QCOMPARE(commands.placeOf(score.toggleViewAction()).scope, KeyScope::Window);
        QCOMPARE(commands.placeOf(clock.toggleViewAction()).scope, KeyScope::Drawing);
        QVERIFY(m_window->actions().contains(clock.toggleViewAction())); // its keys work even if no menu is visible
        workspace.putAside();
        QCOMPARE(seen(), QString());
    }

    void aPanelIsDockedWhenItsArrangementIsShown()
    {
        m_window->workspace.show(u"draw"_s);
        QVERIFY(!m_window->late->parentWidget());
        QCOMPARE(m_window->workspace.panels(u"run"_s).size(), 1); // the other panel also appears while drawing
        m_window->workspace.show(u"run"_s);
        QCOMPARE(m_window->late->parentWidget(), &dock(u"log"_s));
        m_window->late->setWindowTitle(u"Messages"_s);
        QCOMPARE(dock(u"log"_s).windowTitle(), u"Messages"_s);
        QCOMPARE(dock(u"log"_s).toggleViewAction()->text(), u"Messages"_s);
    }

    void theFootBarBelongsToNoArrangement()
    {
        QToolBar &foot = m_window->workspace.addFoot(new QWidget, u"foot"_s);
        QVERIFY(!foot.isVisible());
        m_window->workspace.show(u"draw"_s);
        dock(u"map"_s).hide();
        m_window->workspace.show(u"run"_s);
        foot.show();
        m_window->workspace.show(u"draw"_s);
        QVERIFY(foot.isVisible() && !dock(u"map"_s).isVisible());
    }

    void panelsFloatOnlyWhereTheyCanBeDocked_data()
    {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("version");
        QTest::addColumn<bool>("float");
        QTest::newRow("X11") << u"xcb"_s << u"6.4.2"_s << true;
        QTest::newRow("Wayland") << u"wayland"_s << u"6.4.2"_s << false;
        QTest::newRow("Wayland with EGL") << u"wayland-egl"_s << u"6.5.3"_s << false;
        QTest::newRow("Wayland mended") << u"wayland"_s << u"6.5.4"_s << true;
        QTest::newRow("Wayland later") << u"wayland"_s << u"6.10.0"_s << true;
        QTest::newRow("Windows") << u"windows"_s << u"6.4.2"_s << true;
    }

    void panelsFloatOnlyWhereTheyCanBeDocked()
    {
        QFETCH(const QString, platform);
        QFETCH(const QString, version);
        QTEST(FloatingPanels::canFloat(platform, QVersionNumber::fromString(version)), "float");
        QVERIFY(dock(u"map"_s).features().testFlag(QDockWidget::DockWidgetFloatable)); // on the offscreen platform
    }

private:
    struct Window : QMainWindow {
        Workspace workspace{*this};
        QToolBar *bar = new QToolBar(u"Bar"_s);
        QWidget *late = new QWidget;
    };

    static std::unique_ptr<Window> newWindow()
    {
        auto window = std::make_unique<Window>();
        window->resize(800, 600);
        window->setObjectName(u"window"_s);
        window->setCentralWidget(new QWidget);
        window->bar->setObjectName(u"bar"_s);
        Workspace &workspace = window->workspace;
        workspace.setKeyboardHome([&home = *window->centralWidget()] { return &home; });
        workspace.addArrangement({.name = u"draw"_s});
        const auto groups = [](QSize room) {
            const QStringList panels{u"map"_s, u"log"_s};
            return room.height() > 700 ? QList<PanelGroup>{{.panels = panels.first(1)}, {.panels = panels.last(1)}}
                                       : QList<PanelGroup>{{.panels = panels, .width = room.width() / 4}};
        };
        workspace.addArrangement({.name = u"run"_s, .first = groups, .followsWindow = true});
        workspace.addBar(window->bar, Qt::LeftToolBarArea, {u"draw"_s});
        workspace.addPanel({.name = u"map"_s, .widget = new QWidget, .shownIn = {u"draw"_s, u"run"_s}});
        workspace.addPanel({.name = u"colors"_s,
                            .widget = new QWidget,
                            .shownIn = {u"draw"_s},
                            .home = {.area = Qt::LeftDockWidgetArea, .isOpen = false}});
        workspace.addPanel({.name = u"log"_s, .widget = window->late, .shownIn = {u"run"_s}});
        window->show();
        return window;
    }

    PanelDock &dock(const QString &name) { return m_window->workspace.dock(name); }

    std::unique_ptr<Window> m_window;
};

MAZEWRIGHT_SUITE(workspace, TestWorkspace)
#include "tst_workspace.moc"
