#include "editor/brushes/paint.h"
#include "editor/workspace/paneldock.h"
#include "editor/workspace/workspace.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/screenreader.h"
#include "tests/driver/speech.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Counts a scroll area as visible if its viewport is, since its content paints it.
bool isSeen(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    return !(area ? area->viewport() : &widget)->visibleRegion().isEmpty();
}

/// More panels than any arrangement has.
constexpr int mostPanels = 30;

} // namespace

/// Keyboard navigation by Tab, F6 and the program itself, and places that must never get the focus.
class TestKeyboardWays : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
        QCoreApplication::processEvents();
    }

    void cleanup() { closeWindow(); }

    void tabReachesEverythingOnTheStartPage()
    {
        m_home->writeLevel(u"Documents/Mazewright/a.level.json"_s, corridorFile(u"Pit"_s));
        m_driver->window().showStartPage();
        QTRY_VERIFY(m_driver->child<QListWidget>(u"ownLevels"_s).count() > 0);
        const QWidget *first = focus();
        QStringList ways;
        do {
            ways.append(focus()->objectName());
            m_driver->press(Qt::Key_Tab);
        } while (focus() != first && ways.size() < 24);
        QCOMPARE(ways.count(u"editCard"_s), 3); // that of the selected card of each shelf
        const QStringList shelves{u"campaigns"_s, u"shippedLevels"_s, u"ownLevels"_s};
        const QStringList buttons{u"chooseGameOnStartPage"_s, u"newLevelOnStartPage"_s, u"newCampaignOnStartPage"_s,
                                  u"openLevelOnStartPage"_s, u"openToEditOnStartPage"_s};
        ways.removeIf([&](const QString &name) { return !shelves.contains(name) && !buttons.contains(name); });
        QCOMPARE(ways, buttons + shelves); // a full cycle from the first button
    }

    void invisibleWidgetsNeverGetTheFocus_data()
    {
        QTest::addColumn<bool>("isEditing");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("isBack");
        for (const bool isEditing : {true, false}) {
            const char *place = isEditing ? "editing" : "playing";
            QTest::addRow("%s, Tab", place) << isEditing << Qt::Key_Tab << false;
            QTest::addRow("%s, Shift+Tab", place) << isEditing << Qt::Key_Tab << true;
            QTest::addRow("%s, F6", place) << isEditing << Qt::Key_F6 << false;
            QTest::addRow("%s, Shift+F6", place) << isEditing << Qt::Key_F6 << true;
        }
    }

    void invisibleWidgetsNeverGetTheFocus()
    {
        QFETCH(const bool, isEditing);
        QFETCH(const Qt::Key, key);
        QFETCH(const bool, isBack);
        if (isEditing) {
            edit();
        } else {
            m_driver->window().resize(1000, 640);
            QVERIFY(m_driver->window().playDungeon(u"Ada"_s, u"classic"_s, 1));
            m_driver->trigger(u"arrangePanels"_s);
        }
        QCoreApplication::processEvents();
        QStringList ways;
        for (int i = 0; i < 150; ++i) {
            m_driver->press(isBack && key == Qt::Key_Tab ? Qt::Key_Backtab : key,
                            isBack ? Qt::ShiftModifier : Qt::NoModifier);
            QVERIFY(focus());
            ways.append(focus()->objectName());
            QVERIFY2(isSeen(*focus()), qPrintable(ways.join(u", "_s)));
            const QPoint middle = focus()->mapTo(&m_driver->window(), focus()->rect().center());
            QVERIFY2(m_driver->window().rect().contains(middle), qPrintable(ways.join(u", "_s)));
        }
        QVERIFY(QSet<QString>(ways.begin(), ways.end()).size() >= (isEditing ? 5 : 3));
    }

    /// F6 reaches every panel of each arrangement, including panels with little content in such a small level.
    void f6ReachesEveryPanel()
    {
        m_driver->window().resize(1280, 800);
        QStringList asked;
        for (const QString &ruleset : {u"classic"_s, u"buchhaim"_s}) { // the panels of a fight, and of a maze
            const Level level = levelFrom({u"####"_s, u"#@g#"_s, u"####"_s}, u"\"ruleset\": \"%1\""_s.arg(ruleset));
            QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
            m_driver->session().setTicking(false);
            asked += askForPanels();
            const QByteArray json = writeLevelJson(level, *shippedCatalogue());
            QVERIFY(m_driver->window().editFile(m_home->writeLevel(ruleset + u".level.json"_s, json)));
            asked += askForPanels();
            m_driver->press(Qt::Key_F5);
            m_driver->session().setTicking(false);
            asked += askForPanels();
            m_driver->window().workspace().goHome();
            m_driver->press(Qt::Key_Right); // wins the game, which is kept
            m_driver->press(Qt::Key_F7);
            QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
            asked += askForPanels();
        }
        for (const PanelDock *dock : m_driver->window().findChildren<PanelDock *>()) {
            QVERIFY2(asked.contains(dock->objectName()),
                     qPrintable(u"f6ReachesEveryPanel: go to the mode that shows %1, too"_s.arg(dock->objectName())));
        }
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
    }

    void aTextOnlyPanelShowsItsFocus()
    {
        edit();
        const auto *dock = qobject_cast<const PanelDock *>(&raised(u"thingsDock"_s)); // no thing is selected
        QVERIFY(doesF6Reach(*dock));
        QCOMPARE(focus(), dock->widget());
        const QPointer<QWidget> frame = dock->findChild<QWidget *>(u"keyboardFrame"_s);
        QVERIFY(frame && frame->isVisible());
        m_driver->window().resize(1100, 700);
        QCoreApplication::processEvents();
        QCOMPARE(frame->geometry(), dock->widget()->rect());
        m_driver->press(Qt::Key_F6);
        QVERIFY(!frame || !frame->isVisible());
    }

    void aPanelBehindATabGivesUpTheFocus()
    {
        edit();
        auto &list = *raised(u"historyDock"_s).findChild<QListView *>(u"historyList"_s);
        list.setFocus();
        QVERIFY(list.hasFocus());
        raised(u"mapDock"_s);
        QVERIFY(m_driver->canvas().hasFocus());
    }

    void aClosedPanelGivesUpTheFocus()
    {
        edit();
        QDockWidget &dock = raised(u"historyDock"_s);
        auto &list = *dock.findChild<QListView *>(u"historyList"_s);
        list.setFocus();
        QVERIFY(list.hasFocus());
        dock.close();
        QVERIFY(m_driver->canvas().hasFocus());
    }

    void aRaisedPanelCanTakeTheFocusAgain()
    {
        edit();
        raised(u"historyDock"_s);
        raised(u"propertiesDock"_s);
        auto &list = *raised(u"historyDock"_s).findChild<QListView *>(u"historyList"_s);
        list.setFocus();
        QVERIFY(list.hasFocus());
    }

    void theNewKindDialogFocusesTheName()
    {
        edit();
        m_driver->window().editor().toolbox().choosePaint(Paint::ofKind(u"orc"_s));
        QString name;
        const DialogAnswer answer(u"kindDialog"_s, [&name](QDialog *dialog) {
            name = dialog->focusWidget() ? dialog->focusWidget()->objectName() : u"nothing"_s;
            dialog->reject();
        });
        m_driver->trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(name, u"kind_name"_s);
    }

    void strokesLeaveTheFocusWhereItIs()
    {
        edit();
        m_driver->canvas().setFocus();
        const ScreenReader reader;
        for (const QString &dock : {u"historyDock"_s, u"propertiesDock"_s}) {
            raised(dock);
            ScreenReader::clear();
            m_driver->press(Qt::Key_Home, Qt::ControlModifier);
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_Return);
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_Backspace);
            m_driver->press(Qt::Key_Z, Qt::ControlModifier);
            QCoreApplication::processEvents();
            QCOMPARE(ScreenReader::focusThieves(), QStringList());
            QVERIFY(ScreenReader::cells().size() >= 4);
        }
    }

    void turnsLeaveTheFocusWhereItIs()
    {
        QVERIFY(m_driver->window().playLevel(
            playable(levelFrom({u"#######"_s, u"#@ /[ #"_s, u"#     #"_s, u"#######"_s}, classicSeeingAll)), {}, 1));
        // The current rows stay current while their content changes.
        m_driver->page().inView().setCurrentRow(0);
        m_driver->canvas().setFocus();
        const ScreenReader reader;
        for (int turn = 0; turn < 4; ++turn) {
            m_driver->press(Qt::Key_Down);
            m_driver->press(Qt::Key_Up);
            QCoreApplication::processEvents();
        }
        QCOMPARE(ScreenReader::focusThieves(), QStringList());
    }

    void newCardsLeaveTheFocusWhereItIs()
    {
        const ScreenReader reader;
        m_home->writeLevel(u"Documents/Mazewright/a.level.json"_s, corridorFile(u"Pit"_s));
        m_driver->window().showStartPage();
        QTRY_VERIFY(m_driver->child<QListWidget>(u"ownLevels"_s).count() > 0);
        QCOMPARE(ScreenReader::focusThieves(), QStringList());
    }

private:
    QWidget *focus() { return m_driver->window().focusWidget(); }

    void edit()
    {
        m_driver->window().resize(1280, 800);
        QVERIFY(m_driver->window().editFile(u":/levels/buchhaim.level.json"_s));
        QCoreApplication::processEvents();
    }

    QDockWidget &raised(const QString &dock)
    {
        auto &found = m_driver->child<QDockWidget>(dock);
        found.show();
        found.raise();
        QCoreApplication::processEvents();
        return found;
    }

    bool doesF6Reach(const PanelDock &dock)
    {
        m_driver->canvas().setFocus();
        for (int i = 0; i < mostPanels; ++i) {
            m_driver->press(Qt::Key_F6);
            if (focus() && dock.isAncestorOf(focus())) {
                return true;
            }
        }
        return false;
    }

    /// Checks each panel of the current arrangement while it is in front. Returns the panel names.
    QStringList askForPanels()
    {
        const QString arrangement = m_driver->window().workspace().shown();
        QStringList names;
        for (const PanelDock *dock : m_driver->window().findChildren<PanelDock *>()) {
            if (!dock->isShownIn(arrangement)) {
                continue;
            }
            names.append(dock->objectName());
            raised(dock->objectName());
            const QString place = u"%1 in the arrangement %2"_s.arg(dock->objectName(), arrangement);
            if (!doesF6Reach(*dock)) {
                m_faults.append(u"F6 skips %1: panels() of the mode has to give it, and what in it takes Tab to "
                                "keep the keyboard"_s.arg(place));
            } else if (spokenName(*focus()).isEmpty()) {
                m_faults.append(u"F6 goes to something without a name, %1: setAccessibleName()"_s.arg(place));
            }
        }
        return names;
    }

    QStringList m_faults; ///< instructions for each panel that F6 does not reach, or that has no accessible name
};

MAZEWRIGHT_SUITE(keyboardways, TestKeyboardWays)
#include "tst_keyboardways.moc"
