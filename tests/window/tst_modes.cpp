#include "app/keys/keybindings.h"
#include "app/manual/manualpages.h"
#include "app/program/program.h"
#include "app/shell/mainwindow.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A small additional mode: it shows a label and a panel, has one key, and records the calls that it receives.
class TinyMode : public Mode {
public:
    TinyMode(const QString &name, MainWindow &window)
        : m_name(name), m_workspace(window.workspace()), m_page(new QLabel(name)), m_field(new QLineEdit)
    {
        m_page->setFocusPolicy(Qt::TabFocus);
        m_field->setWindowTitle(name + u" panel"_s);
        m_workspace.addArrangement({.name = name});
        m_workspace.addPanel({.name = name + u"Dock"_s, .widget = m_field, .shownIn = {name}});
    }

    ~TinyMode() override
    {
        if (m_page && !m_page->parent()) {
            delete m_page; // it was never added to a window
        }
    }
    Q_DISABLE_COPY_MOVE(TinyMode)

    QWidget *page() override { return m_page; }
    void enter() override
    {
        note(u"enter"_s);
        m_workspace.show(m_name);
    }
    void leave() override
    {
        note(u"leave"_s);
        m_workspace.putAside();
    }
    ModeTitle title() const override { return {m_name, true, m_isModified}; }
    void updateActions() override { ++m_updates; }
    void retranslate() override { note(u"retranslate"_s); }
    QList<QWidget *> panels() const override { return QList<QWidget *>{m_page} + m_workspace.panels(m_name); }
    bool press(const QKeyEvent &event, QAction *) override
    {
        note(u"press"_s, event.key() == Qt::Key_X);
        return event.key() == Qt::Key_X;
    }
    bool cancel() override
    {
        note(u"cancel"_s);
        return std::exchange(m_isBusy, false);
    }
    void stepBack() override { note(u"stepBack"_s); }
    bool mayClose() override { return m_mayClose; }
    void keep() override { note(u"keep"_s); }

    PanelDock &dock() { return m_workspace.dock(m_name + u"Dock"_s); }
    QLineEdit &field() { return *m_field; }
    /// Returns the recorded calls since the last call of this function.
    QStringList asked() { return std::exchange(m_asked, {}); }
    int updates() { return std::exchange(m_updates, 0); }
    void setBusy() { m_isBusy = true; }
    void setModified()
    {
        m_isModified = true;
        Q_EMIT changed();
    }
    void setMayClose(bool mayClose) { m_mayClose = mayClose; }

private:
    void note(const QString &what, bool isWanted = true)
    {
        if (isWanted) {
            m_asked.append(what);
        }
    }

    QString m_name;
    Workspace &m_workspace;
    QPointer<QLabel> m_page;
    QLineEdit *m_field; ///< the panel, owned by the workspace
    QStringList m_asked;
    int m_updates = 0;
    bool m_isBusy = false;
    bool m_isModified = false;
    bool m_mayClose = true;
};

/// The window with the program and an additional mode, whose panel is added before menus are filled.
class LargerWindow : public MainWindow {
public:
    LargerWindow() { addMode(tiny); }

    TinyMode tiny{u"Dreaming"_s, *this};
    Program program{shippedCatalogue(), *this};
};

} // namespace

class TestModes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_window = std::make_unique<MainWindow>();
        m_window->useLanguage(u"en"_s);
        m_first = std::make_unique<TinyMode>(u"Watching"_s, *m_window);
        m_second = std::make_unique<TinyMode>(u"Dreaming"_s, *m_window);
        m_window->addMode(*m_first);
        m_window->addMode(*m_second);
        QCoreApplication::sendPostedEvents(); // processes the language change
        m_first->asked();
        m_second->asked();
    }

    void cleanup()
    {
        m_first.reset();
        m_second.reset();
        m_window.reset();
        m_home.reset();
    }

    void theFirstModeIsEnteredOnceTheWindowIsSeen()
    {
        QVERIFY(m_window->isCurrent(*m_first));
        QCOMPARE(m_first->asked(), QStringList());
        m_window->show();
        QCOMPARE(m_first->asked(), QStringList{u"enter"_s});
        QVERIFY(m_first->page()->isVisible());
    }

    void anotherModeIsEnteredAfterTheFormerIsLeft()
    {
        m_window->show();
        m_first->asked();
        m_window->enter(*m_second);
        QCOMPARE(m_first->asked(), QStringList{u"leave"_s});
        QCOMPARE(m_second->asked(), QStringList{u"enter"_s});
        QVERIFY(m_second->page()->isVisible() && !m_first->page()->isVisible());
    }

    void reenteringAModeDoesNotLeaveIt()
    {
        m_window->show();
        m_first->asked();
        m_window->enter(*m_first);
        QCOMPARE(m_first->asked(), QStringList{u"enter"_s});
    }

    void theTitleNamesTheModeAndMarksChanges()
    {
        m_window->show();
        QCOMPARE(m_window->windowTitle(), u"Watching[*] – Mazewright"_s);
        QVERIFY(!m_window->isWindowModified());
        m_first->setModified();
        QVERIFY(m_window->isWindowModified());
        m_window->enter(*m_second);
        QCOMPARE(m_window->windowTitle(), u"Dreaming[*] – Mazewright"_s);
        QVERIFY(!m_window->isWindowModified());
    }

    void theModeSeesKeysFirst()
    {
        m_window->show();
        m_first->asked();
        QTest::keyClick(m_window.get(), Qt::Key_X);
        QCOMPARE(m_first->asked(), QStringList{u"press"_s});
        m_first->field().setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QCOMPARE(m_window->focusWidget(), m_first->page());
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QCOMPARE(m_window->focusWidget(), &m_first->field());
    }

    void escapeCancelsThenLeavesFullScreenThenStepsBack()
    {
        m_window->showFullScreen();
        m_first->asked();
        m_first->setBusy();
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QCOMPARE(m_first->asked(), QStringList{u"cancel"_s});
        QVERIFY(m_window->isFullScreen());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QCOMPARE(m_first->asked(), QStringList{u"cancel"_s});
        QVERIFY(!m_window->isFullScreen());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QCOMPARE(m_first->asked(), (QStringList{u"cancel"_s, u"stepBack"_s}));
    }

    void eachChangeUpdatesTheActionsOfAllModes()
    {
        m_window->show();
        m_first->updates();
        m_second->updates();
        Q_EMIT m_second->changed();
        QCOMPARE(m_first->updates(), 1);
        QCOMPARE(m_second->updates(), 1);
    }

    void aLanguageChangeReachesAllModes()
    {
        m_window->show();
        m_first->asked();
        m_second->asked();
        m_window->useLanguage(u"de"_s);
        QCoreApplication::sendPostedEvents();
        QVERIFY(m_first->asked().contains(u"retranslate"_s));
        QVERIFY(m_second->asked().contains(u"retranslate"_s));
        m_window->useLanguage(u"en"_s);
    }

    void aModeMayKeepTheWindowOpen()
    {
        m_window->show();
        m_first->asked();
        m_second->setMayClose(false);
        QVERIFY(!m_window->close());
        QCOMPARE(m_first->asked(), QStringList());
        m_second->setMayClose(true);
        QVERIFY(m_window->close());
        QCOMPARE(m_first->asked(), QStringList{u"keep"_s});
        QCOMPARE(m_second->asked(), QStringList{u"keep"_s});
    }

    /// A single line beside the program's modes adds the mode; the other modes are unchanged.
    void anAddedModeWorksBesideTheOthers()
    {
        LargerWindow window;
        window.program.session().setTicking(false);
        window.show();
        QCoreApplication::sendPostedEvents();
        window.tiny.asked();
        window.program.games().playDungeon({}, u"tombs"_s, 1);
        window.enter(window.tiny);
        QVERIFY(window.tiny.page()->isVisible());
        QCOMPARE(window.windowTitle(), u"Dreaming[*] – Mazewright"_s);
        QVERIFY(!window.program.levelPage().docks().isShown());
        window.program.showStartPage();
        QCOMPARE(window.tiny.asked(), (QStringList{u"enter"_s, u"leave"_s}));
        QVERIFY(window.program.starting().startPage().isVisible());
    }

    /// No code adds the panel to the menu: its arrangement determines that.
    void thePanelOfAnAddedModeIsInThePanelsMenu()
    {
        LargerWindow window;
        window.program.session().setTicking(false);
        window.show();
        const QMenu *menu = window.commands().menu(MenuId::Panels);
        const QAction *toggle = window.tiny.dock().toggleViewAction();
        const auto seen = [menu] {
            QList<QAction *> rows = menu->actions();
            rows.removeIf([](const QAction *row) { return !row->isVisible() || row->isSeparator(); });
            return rows;
        };
        QVERIFY(!menu->menuAction()->isVisible());
        window.enter(window.tiny);
        QVERIFY(menu->menuAction()->isVisible());
        QCOMPARE(seen(), (QList{window.tiny.dock().toggleViewAction(), window.commands().resetLayout}));
        QVERIFY(toggle->isEnabled() && toggle->isChecked());
        QVERIFY(window.program.games().playDungeon({}, u"tombs"_s, 1));
        QVERIFY(menu->menuAction()->isVisible());
        QVERIFY(!toggle->isVisible() && !toggle->isEnabled());
        QVERIFY(seen().size() > 2);
    }

    void thePanelOfAnAddedModeIsAmongKeysAndCommands()
    {
        LargerWindow window;
        QAction *toggle = window.tiny.dock().toggleViewAction();
        KeyBindings bindings;
        bindings.add(window.commands().commands);
        QVERIFY(std::any_of(bindings.all().begin(), bindings.all().end(),
                            [toggle](const KeyBindings::Binding &binding) { return binding.action == toggle; }));
        QVERIFY(window.commands().commands.all().contains(toggle));
        QCOMPARE(plainName(*toggle), u"Panels: Dreaming panel"_s);
    }

    void resettingTheLayoutRestoresTheModesPanels()
    {
        m_window->show();
        QVERIFY(m_first->dock().isVisible());
        QVERIFY(!m_second->dock().isVisible());
        m_first->dock().close();
        QVERIFY(!m_first->dock().isVisible());
        m_window->commands().resetLayout->trigger();
        QVERIFY(m_first->dock().isVisible());
        QVERIFY(!m_second->dock().isVisible());
    }

    void aClosingPanelGivesTheFocusToThePage()
    {
        m_window->show();
        m_window->enter(*m_second);
        m_second->field().setFocus();
        QCOMPARE(m_window->focusWidget(), &m_second->field());
        m_second->dock().close();
        QCOMPARE(m_window->focusWidget(), m_second->page());
    }

    void zoomIsEnabledOnlyWhereTheCanvasIsShown()
    {
        LargerWindow window;
        window.program.session().setTicking(false);
        window.show();
        const QAction *zoom = window.commands().zoomIn;
        const QAction *startPage = window.commands().startPage;
        QVERIFY(!zoom->isEnabled() && !startPage->isEnabled());
        QVERIFY(window.program.games().playDungeon({}, u"tombs"_s, 1));
        QVERIFY(zoom->isEnabled() && startPage->isEnabled());
        window.enter(window.tiny);
        QVERIFY(!zoom->isEnabled());
        QVERIFY(startPage->isEnabled()); // it leads to the start page from any other mode
        window.program.editLastLevels();
        QVERIFY(zoom->isEnabled());
    }

    void aModeWithoutKeysListsTheWindowKeysFirst()
    {
        LargerWindow window;
        window.useLanguage(u"en"_s);
        window.show();
        window.enter(window.tiny);
        window.commands().keys->trigger();
        QStringList headings;
        for (const QLabel *label : window.findChild<QDialog *>(u"keysDialog"_s)->findChildren<QLabel *>()) {
            headings += label->property("isHeading").toBool() ? QStringList{label->text()} : QStringList();
        }
        QCOMPARE(headings,
                 (QStringList{u"Window"_s, u"Playing"_s, u"Drawing"_s, u"Tools"_s, u"Watching"_s, u"Start page"_s}));
        QCOMPARE(manualPageOf(window.tiny.keyScope()), u"manual"_s);
    }

private:
    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TinyMode> m_first;
    std::unique_ptr<TinyMode> m_second;
};

MAZEWRIGHT_SUITE(modes, TestModes)

#include "tst_modes.moc"
