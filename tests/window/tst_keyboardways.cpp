#include "editor/paints/paint.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/screenreader.h"
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
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// What is painted by what it holds counts as seen.
bool isSeen(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    return !(area ? area->viewport() : &widget)->visibleRegion().isEmpty();
}

} // namespace

/// Where Tab, F6 and the program itself take the keyboard, and where never.
class TestKeyboardWays : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindow(); }

    void tabGoesToEverythingOnTheStartPage();
    void nothingUnseenGetsTheKeyboard_data();
    void nothingUnseenGetsTheKeyboard();
    void whatGoesBehindATabGivesTheKeyboardBack();
    void whatIsClosedGivesTheKeyboardBack();
    void whatComesBeforeTakesTheKeyboardAgain();
    void aNewKindBeginsWithItsName();
    void strokesLeaveTheFocusWhereItIs();
    void turnsLeaveTheFocusWhereItIs();
    void cardsThatComeLeaveTheFocusWhereItIs();

private:
    QWidget *focus() { return m_driver->window().focusWidget(); }
    void edit();
    QDockWidget &raised(const QString &dock);
};

void TestKeyboardWays::init()
{
    openWindow();
    m_driver->window().useLanguage(u"en"_s);
    QCoreApplication::processEvents();
}

void TestKeyboardWays::edit()
{
    m_driver->window().resize(1280, 800);
    QVERIFY(m_driver->window().editFile(u":/levels/buchhaim.level.json"_s));
    QCoreApplication::processEvents();
}

QDockWidget &TestKeyboardWays::raised(const QString &dock)
{
    auto &found = m_driver->child<QDockWidget>(dock);
    found.show();
    found.raise();
    QCoreApplication::processEvents();
    return found;
}

void TestKeyboardWays::tabGoesToEverythingOnTheStartPage()
{
    m_home->writeLevel(u"Documents/Mazewright/a.level.json"_s, corridorFile(u"Pit"_s));
    m_driver->window().showStartPage();
    QTRY_VERIFY(m_driver->child<QListWidget>(u"ownLevels"_s).count() > 0);
    QStringList ways;
    for (int i = 0; i < 12 && !ways.contains(focus()->objectName()); ++i) {
        ways.append(focus()->objectName());
        m_driver->press(Qt::Key_Tab);
    }
    const QStringList shelves{u"campaigns"_s, u"shippedLevels"_s, u"ownLevels"_s};
    const QStringList buttons{u"chooseGameOnStartPage"_s, u"newLevelOnStartPage"_s, u"openLevelOnStartPage"_s};
    ways.removeIf([&](const QString &name) { return !shelves.contains(name) && !buttons.contains(name); });
    QCOMPARE(ways, buttons + shelves); // from the first choice round
}

void TestKeyboardWays::nothingUnseenGetsTheKeyboard_data()
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

void TestKeyboardWays::nothingUnseenGetsTheKeyboard()
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

void TestKeyboardWays::whatGoesBehindATabGivesTheKeyboardBack()
{
    edit();
    auto &list = *raised(u"historyDock"_s).findChild<QListView *>(u"historyList"_s);
    list.setFocus();
    QVERIFY(list.hasFocus());
    raised(u"propertiesDock"_s);
    QVERIFY(m_driver->canvas().hasFocus());
}

void TestKeyboardWays::whatIsClosedGivesTheKeyboardBack()
{
    edit();
    QDockWidget &dock = raised(u"historyDock"_s);
    auto &list = *dock.findChild<QListView *>(u"historyList"_s);
    list.setFocus();
    QVERIFY(list.hasFocus());
    dock.close();
    QVERIFY(m_driver->canvas().hasFocus());
}

void TestKeyboardWays::whatComesBeforeTakesTheKeyboardAgain()
{
    edit();
    raised(u"historyDock"_s);
    raised(u"propertiesDock"_s);
    auto &list = *raised(u"historyDock"_s).findChild<QListView *>(u"historyList"_s);
    list.setFocus();
    QVERIFY(list.hasFocus());
}

void TestKeyboardWays::aNewKindBeginsWithItsName()
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

void TestKeyboardWays::strokesLeaveTheFocusWhereItIs()
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

void TestKeyboardWays::turnsLeaveTheFocusWhereItIs()
{
    QVERIFY(m_driver->window().playLevel(
        playable(levelFrom({u"#######"_s, u"#@ /[ #"_s, u"#     #"_s, u"#######"_s}, classicSeeingAll)), {}, 1));
    // Rows that are current stay it while what they show changes.
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

void TestKeyboardWays::cardsThatComeLeaveTheFocusWhereItIs()
{
    const ScreenReader reader;
    m_home->writeLevel(u"Documents/Mazewright/a.level.json"_s, corridorFile(u"Pit"_s));
    m_driver->window().showStartPage();
    QTRY_VERIFY(m_driver->child<QListWidget>(u"ownLevels"_s).count() > 0);
    QCOMPARE(ScreenReader::focusThieves(), QStringList());
}

MAZEWRIGHT_SUITE(keyboardways, TestKeyboardWays)
#include "tst_keyboardways.moc"
