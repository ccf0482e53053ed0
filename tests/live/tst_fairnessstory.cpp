#include "app/manual/manualpages.h"
#include "app/playtests/editplaytests.h"
#include "app/playtests/findinglist.h"
#include "app/playtests/playtestpanel.h"
#include "app/playtests/playtesttable.h"
#include "editor/view/editdocks.h"
#include "tests/driver/keycursordriver.h"
#include "tests/support/storyrows.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr Point deadliest{8, 4};
constexpr int stroller = 0;

/// Returns the rows as readers copy them from the page.
QStringList pageRows()
{
    return storyRows(manualPage(u"fairness"_s, u"en"_s).text);
}

} // namespace

/// The story of docs/fairness.md in the real window: strollers lose, one guard is moved, the share rises.
class TestFairnessStory : public QObject, private KeyCursorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openForKeys(); }
    void cleanup() { closeWindow(); }

    void theExampleWorksByMouse()
    {
        pasteOnStartPage(pageRows());
        child<QAction>(u"show_playtestDock"_s)->trigger();
        waitForFigures();
        const int before = percentOf(cell(1));
        verifyDeadliest();
        clickRow(list().topLevelItem(0));
        clickRow(list().topLevelItem(0)->child(0));
        verifyWatchedAndBack();
        key(Qt::Key_V);
        drag(storyGuard, storyGuardMoved);
        verifyBetter(before);
    }

    void theExampleWorksByKeys()
    {
        pasteOnStartPage(pageRows());
        typeCommand(u"Playtest"_s);
        waitForFigures();
        const int before = percentOf(cell(1));
        verifyDeadliest();
        list().setFocus();
        press({Qt::Key_Home, Qt::Key_Return, Qt::Key_Down, Qt::Key_Return});
        verifyWatchedAndBack();
        QTRY_VERIFY(list().hasFocus()); // ready to watch the next game
        press(Qt::Key_Escape);
        QTRY_VERIFY(canvas().hasFocus());
        press(Qt::Key_V);
        press(Qt::Key_Home, Qt::ControlModifier);
        press(QList<Qt::Key>(storyGuard.x, Qt::Key_Right) + QList<Qt::Key>(storyGuard.y, Qt::Key_Down));
        press({Qt::Key_Return, Qt::Key_Return, Qt::Key_Return}); // selects the guard, then picks him up
        press(QList<Qt::Key>(storyGuardMoved.x - storyGuard.x, Qt::Key_Right));
        press(QList<Qt::Key>(storyGuard.y - storyGuardMoved.y, Qt::Key_Up));
        press(Qt::Key_Return);
        verifyBetter(before);
    }

private:
    PlaytestTable &table() { return *child<PlaytestTable>(u"playtestTable"_s); }
    FindingList &list() { return *child<FindingList>(u"playtestFindings"_s); }
    QString cell(int column) { return table().topLevelItem(stroller)->text(column); }
    QString verdict() { return table().topLevelItem(stroller)->data(3, Qt::AccessibleTextRole).toString(); }
    /// Returns the number at the start of a share.
    int percentOf(const QString &text) { return text.section(u' ', 0, 0).toInt(); }

    void typeCommand(const QString &name)
    {
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto *search = child<QLineEdit>(u"commandSearch"_s);
        QTest::keyClicks(search, name);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(!m_window->findChild<QLineEdit *>(u"commandSearch"_s));
    }

    /// Waits until every bot has played enough games to compare versions.
    void waitForFigures()
    {
        const LivePlaytest &live = *m_window->program().playtests().live();
        QTRY_VERIFY_WITH_TIMEOUT(std::all_of(live.rows().begin(), live.rows().end(),
                                             [](const LiveRow &row) { return row.now->inRow >= Comparison::fewest; }),
                                 60'000);
        QTRY_VERIFY(cell(1).contains(u'%'));
    }

    void verifyDeadliest()
    {
        const QString name = u"Cell %1, %2: "_s.arg(deadliest.x).arg(deadliest.y);
        QTRY_VERIFY2(list().topLevelItemCount() > 0 && list().topLevelItem(0)->text(0).startsWith(name),
                     qPrintable(list().topLevelItem(0)->text(0)));
    }

    /// Checks that a game of the deadliest cell was shown as played, and that the editor is back.
    void verifyWatchedAndBack()
    {
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        QCOMPARE(run.run().origin.name, u"stroller"_s);
        run.seek(run.last());
        QCOMPARE(run.timeline().marks().back().type, RunMark::Type::Death);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void verifyBetter(int before)
    {
        QTRY_COMPARE_WITH_TIMEOUT(verdict(), u"▲ better"_s, 60'000);
        QVERIFY2(percentOf(cell(1)) >= percentOf(cell(2)) + 20, qPrintable(cell(1) + u" after "_s + cell(2)));
        QVERIFY(percentOf(cell(2)) < 50);
        QVERIFY(before < 50);
        QStringList moved = pageRows();
        moveStoryGuard(moved);
        QCOMPARE(rows(), moved);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(verdict(), u"▼ worse"_s); // at once, since the result is cached
        QCOMPARE(rows(), pageRows());
    }

    void clickRow(QTreeWidgetItem *row)
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(row).center());
    }
};

MAZEWRIGHT_SUITE(fairnessstory, TestFairnessStory)
#include "tst_fairnessstory.moc"
