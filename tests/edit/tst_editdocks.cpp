#include "app/settings/language.h"
#include "editor/workspace/paneldock.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QMenu>
#include <QRubberBand>
#include <QTabBar>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;

/// The positions of the editor's panels, and their restoration.
class TestEditDocks : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        edit({u"@ g"_s});
    }

    void cleanup() { closeWindow(); }

    void aClosedPanelStaysClosedAfterPlaying()
    {
        toggle(u"propertiesDock"_s); // brings the tab to the front
        toggle(u"propertiesDock"_s);
        QVERIFY(!dock(u"propertiesDock"_s).isVisible());
        playAndReturn();
        QVERIFY(!dock(u"propertiesDock"_s).isVisible());
        QVERIFY(dock(u"paletteDock"_s).isVisible());
    }

    void aClosedPanelStaysClosedInTheNextWindow()
    {
        toggle(u"issuesDock"_s);
        openAnotherWindow();
        QVERIFY(!dock(u"issuesDock"_s).isVisible());
        toggle(u"issuesDock"_s);
        openAnotherWindow();
        QVERIFY(dock(u"issuesDock"_s).isVisible());
    }

    void aMovedPanelStaysWhereItIsAfterPlaying()
    {
        m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(u"paletteDock"_s));
        playAndReturn();
        QCOMPARE(m_window->dockWidgetArea(&dock(u"paletteDock"_s)), Qt::LeftDockWidgetArea);
    }

    void aHiddenBarStaysHiddenAfterPlaying()
    {
        toggle(u"optionsBar"_s);
        playAndReturn();
        QVERIFY(!child<QToolBar>(u"optionsBar"_s)->isVisible());
        QVERIFY(child<QToolBar>(u"toolsBar"_s)->isVisible());
    }

    void resettingTheLayoutRestoresPanels()
    {
        toggle(u"paletteDock"_s);
        toggle(u"optionsBar"_s);
        m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(u"issuesDock"_s));
        child<QAction>(u"arrangePanels"_s)->trigger();
        QVERIFY(dock(u"paletteDock"_s).isVisible());
        QVERIFY(child<QToolBar>(u"optionsBar"_s)->isVisible());
        QCOMPARE(m_window->dockWidgetArea(&dock(u"issuesDock"_s)), Qt::BottomDockWidgetArea);
    }

    void aDamagedLayoutFallsBackToTheDefault()
    {
        toggle(u"paletteDock"_s);
        key(Qt::Key_F5);
        editor().setArrangement("no arrangement at all");
        key(Qt::Key_Escape);
        QVERIFY(dock(u"paletteDock"_s).isVisible());
        QCOMPARE(m_window->dockWidgetArea(&dock(u"paletteDock"_s)), Qt::RightDockWidgetArea);
    }

    void panelsAreShownAndHiddenOnlyWhileEditing()
    {
        const QAction *show = child<QAction>(u"show_paletteDock"_s);
        QVERIFY(show->isEnabled());
        QVERIFY(show->isVisible());
        QVERIFY(child<QMenu>(u"panelsMenu"_s)->actions().contains(show));
        key(Qt::Key_F5);
        QVERIFY(!show->isEnabled());
        QVERIFY(!show->isVisible());
    }

    void docksAreNamedInTheProgramsLanguage()
    {
        QCOMPARE(dock(u"propertiesDock"_s).windowTitle(), u"Properties"_s);
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(dock(u"propertiesDock"_s).windowTitle(), u"Eigenschaften"_s);
        QCOMPARE(child<QAction>(u"show_propertiesDock"_s)->text(), u"Eigenschaften"_s);
        m_window->useLanguage(u"en"_s);
    }

    void tabbedPanelsHaveNoTitleBar()
    {
        const auto hasTitle = [this](const QString &name) { return child<PanelDock>(name)->isTitleShown(); };
        QTRY_VERIFY(!hasTitle(u"historyDock"_s) && !hasTitle(u"mapDock"_s));
        toggle(u"mapDock"_s); // brings the tab to the front
        QTRY_VERIFY(!dock(u"mapDock"_s).visibleRegion().isEmpty());
        toggle(u"mapDock"_s);
        QTRY_VERIFY(hasTitle(u"historyDock"_s));
        toggle(u"mapDock"_s);
        QTRY_VERIFY(!hasTitle(u"historyDock"_s));
    }

    void aRequestedPanelIsRaised()
    {
        for (QAction *action : child<QMenu>(u"panelsMenu"_s)->actions()) {
            if (!action->isCheckable() || !action->isVisible()) {
                continue;
            }
            const auto isSeen = [&] {
                return !child<QWidget>(action->objectName().mid(int(qstrlen("show_"))))->visibleRegion().isEmpty();
            };
            if (action->isChecked() && !isSeen()) {
                action->trigger(); // a covered panel comes to the front first instead of being hidden
                QTRY_VERIFY2(isSeen(), qPrintable(action->objectName()));
            }
            if (action->isChecked()) {
                action->trigger();
            }
            QVERIFY(!action->isChecked());
            action->trigger();
            QVERIFY(action->isChecked());
            const auto *asked = child<QWidget>(action->objectName().mid(int(qstrlen("show_"))));
            QTRY_VERIFY2(!asked->visibleRegion().isEmpty(), qPrintable(action->objectName()));
        }
    }

    void movingAPanelKeepsTheRoomOfTheLevel()
    {
        toggle(u"balanceDock"_s);
        const int tile = m_window->canvas().tileSize();
        QVERIFY(m_window->canvas().isFit());
        // The calls that dragging the panel makes.
        dock(u"issuesDock"_s).setFloating(true);
        dock(u"issuesDock"_s).resize(1000, 150);
        m_window->addDockWidget(Qt::LeftDockWidgetArea, &dock(u"issuesDock"_s));
        dock(u"issuesDock"_s).setFloating(false);
        QTRY_VERIFY(dock(u"issuesDock"_s).width() <= m_window->width() / 3);
        QTRY_VERIFY(m_window->canvas().width() >= m_window->width() / 3);
        dock(u"issuesDock"_s).setFloating(true);
        m_window->addDockWidget(Qt::BottomDockWidgetArea, &dock(u"issuesDock"_s));
        dock(u"issuesDock"_s).setFloating(false);
        QTRY_COMPARE(m_window->canvas().tileSize(), tile);
    }

    void aPanelIsPulledOutByItsTab()
    {
        QTabBar *tabs = nullptr;
        for (QTabBar *bar : m_window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
            tabs = bar->count() > 0 && bar->tabText(0) == dock(u"paletteDock"_s).windowTitle() ? bar : tabs;
        }
        QVERIFY(tabs);
        const QPoint corner = tabs->mapToGlobal(QPoint()); // stored, since the layout may change meanwhile
        const auto send = [tabs, corner](QEvent::Type type, QPoint position, Qt::MouseButton button) {
            const bool isDown = type != QEvent::MouseButtonRelease;
            QMouseEvent event(type, position, corner + position, button, isDown ? Qt::LeftButton : Qt::NoButton, {});
            QCoreApplication::sendEvent(tabs, &event);
        };
        const QPoint from = tabs->tabRect(0).center();
        const QPoint to = tabs->mapFrom(m_window.get(), QPoint(60, m_window->height() / 2));
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        for (int step = 1; step <= 10; ++step) {
            send(QEvent::MouseMove, from + (to - from) * step / 10, Qt::NoButton);
            QCoreApplication::processEvents();
        }
        const auto isOffered = [&] { // repeats the move, since the other panels make room with an animation
            send(QEvent::MouseMove, to, Qt::NoButton);
            const QList<QRubberBand *> bands = m_window->findChildren<QRubberBand *>();
            return std::any_of(bands.begin(), bands.end(), [this](const QRubberBand *band) {
                return band->isVisible() && band->geometry().center().x() < m_window->width() / 2;
            });
        };
        QTRY_VERIFY(isOffered());
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton);
        QTRY_COMPARE(m_window->dockWidgetArea(&dock(u"paletteDock"_s)), Qt::LeftDockWidgetArea);
        QTRY_VERIFY(!dock(u"paletteDock"_s).isFloating());
        QCOMPARE(m_window->dockWidgetArea(&dock(u"campaignDock"_s)), Qt::RightDockWidgetArea);
    }

    void allPanelTabsAreVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            for (const auto &[language, name] : Language::available()) {
                QTest::addRow("%d %s", size.width(), qPrintable(language)) << size << language;
            }
        }
    }

    void allPanelTabsAreVisible()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        m_window->resize(size);
        m_window->useLanguage(language);
        child<QAction>(u"arrangePanels"_s)->trigger();
        toggle(u"overlaysDock"_s);
        const auto hidden = [this] {
            QStringList names;
            for (const QTabBar *bar : m_window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
                for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
                    if (!bar->rect().contains(bar->tabRect(i))) {
                        names.append(bar->tabText(i));
                    }
                }
            }
            return names;
        };
        QTRY_COMPARE(hidden(), QStringList());
        m_window->useLanguage(u"en"_s);
    }

private:
    QDockWidget &dock(const QString &name) { return *child<QDockWidget>(name); }
    void toggle(const QString &name) { child<QAction>(u"show_"_s + name)->trigger(); }

    void playAndReturn()
    {
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!dock(u"paletteDock"_s).isVisible());
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void openAnotherWindow()
    {
        QVERIFY(!editor().document().save(m_folder->filePath(u"a.level.json"_s)));
        m_window->close();
        startAgain();
        edit({u"@ g"_s});
    }
};

MAZEWRIGHT_SUITE(editdocks, TestEditDocks)
#include "tst_editdocks.moc"
