#include "app/games/highscores.h"
#include "gamecore/replay/runrecorder.h"
#include "tests/driver/runspaneldriver.h"
#include "tests/support/suite.h"

#include <QIcon>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// Actions in the list of kept games: using one as a ghost, deleting, and limiting how many are kept.
class TestRunDeeds : public QObject, protected RunsPanelDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void onlyAGameWithTheSameStartCanBeTheGhost()
    {
        keep(u"watched"_s, pit(3));
        keep(u"same"_s, pit(9));
        keep(u"other"_s, pit(9, u"Pit"_s, 2));
        open();
        const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
        const QToolButton &asGhost = button(u"runAsGhostButton"_s);
        go(u"same"_s);
        QVERIFY(!asGhost.isEnabled()); // no game is being watched
        m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
        QVERIFY(heard(u"watched"_s).startsWith(u"Pit, being watched · "_s));
        QVERIFY(!mark(u"watched"_s).isNull());
        QVERIFY(mark(u"same"_s).isNull());
        QCOMPARE(tree().currentId(), u"watched"_s); // the watched game becomes the current row, to which actions apply
        QVERIFY(!asGhost.isEnabled());
        go(u"same"_s);
        QVERIFY(asGhost.isEnabled());
        go(u"other"_s);
        QVERIFY(!asGhost.isEnabled());
        go(u"watched"_s);
        QVERIFY(!asGhost.isEnabled());
        go(u"same"_s);
        QTest::mouseClick(&button(u"runAsGhostButton"_s), Qt::LeftButton);
        QCOMPARE(ghost.value(0), QVariantList{u"same"_s});
        QVERIFY(asGhost.isChecked());
        QVERIFY(heard(u"same"_s).startsWith(u"Pit, shown as a ghost · "_s));
        QVERIFY(!mark(u"same"_s).isNull());
        QTest::mouseClick(&button(u"runAsGhostButton"_s), Qt::LeftButton);
        QCOMPARE(ghost.value(1), QVariantList{QString()});
        QVERIFY(!heard(u"same"_s).contains(u"ghost"_s));
    }

    void thereIsOneGhost()
    {
        for (const QString &id : {u"watched"_s, u"a"_s, u"b"_s}) {
            keep(id, pit(3));
        }
        open();
        m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
        go(u"a"_s);
        button(u"runAsGhostButton"_s).click();
        go(u"b"_s);
        QVERIFY(!button(u"runAsGhostButton"_s).isChecked());
        button(u"runAsGhostButton"_s).click();
        QCOMPARE(m_panel->ghost(), u"b"_s);
        QVERIFY(!heard(u"a"_s).contains(u"ghost"_s));
    }

    void watchingAnotherRunRemovesTheGhost()
    {
        keep(u"watched"_s, pit(3));
        keep(u"ghost"_s, pit(3));
        open();
        m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
        go(u"ghost"_s);
        button(u"runAsGhostButton"_s).click();
        const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
        m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {}))); // the same game again
        QCOMPARE(m_panel->ghost(), u"ghost"_s);
        m_panel->setWatched({}, startKeyOf(*runOf(pit(7), {}))); // another game with the same start, which is not kept
        QCOMPARE(m_panel->ghost(), QString());
        QCOMPARE(ghost.size(), 1);
        QCOMPARE(ghost.value(0), QVariantList{QString()});
    }

    void deletingAsksFirst()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(3));
        open();
        press(Qt::Key_Delete);
        QVERIFY(box(u"removeRunBox"_s));
        QVERIFY(box(u"removeRunBox"_s)->text().contains(u"Pit\nunfinished · turn 3"_s));
        QCOMPARE(box(u"removeRunBox"_s)->informativeText(), QString());
        answer(u"removeRunBox"_s, QMessageBox::Cancel);
        QCOMPARE(shape(), u"b a"_s);
        press(Qt::Key_Delete);
        answer(u"removeRunBox"_s, QMessageBox::Yes);
        QCOMPARE(shape(), u"a"_s);
        QCOMPARE(m_runs->all(), QStringList{u"a"_s});
    }

    void deletingWarnsAboutBranchesAndBestGames()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(4));
        branch(u"b"_s, u"a"_s);
        ScoreFile(m_home->path() + u"/scores.json"_s)
            .add({{.level = u"Pit"_s, .ruleset = u"classic"_s}, {}, {}, u"a"_s});
        open();
        go(u"a"_s);
        press(Qt::Key_Delete);
        const QString details = box(u"removeRunBox"_s)->informativeText();
        QVERIFY2(details.contains(u"branch off it and are kept"_s), qPrintable(details));
        QVERIFY2(details.contains(u"list of best games"_s), qPrintable(details));
        answer(u"removeRunBox"_s, QMessageBox::Yes);
        QCOMPARE(shape(), u"b"_s);
        QCOMPARE(m_runs->branches().protectedIds(), QSet<QString>{u"b"_s}); // it was a branch, so it stays held
    }

    void afterDeletingTheNextOneIsCurrent()
    {
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            keep(id, pit(3));
        }
        open();
        go(u"b"_s);
        press(Qt::Key_Delete);
        answer(u"removeRunBox"_s, QMessageBox::Yes);
        QCOMPARE(tree().currentId(), u"a"_s);
        press(Qt::Key_Delete);
        answer(u"removeRunBox"_s, QMessageBox::Yes);
        QCOMPARE(tree().currentId(), u"c"_s); // there is no row below
    }

    void deletingTheGhostRemovesIt()
    {
        keep(u"ghost"_s, pit(3));
        open();
        m_panel->setWatched({}, startKeyOf(*runOf(pit(3), {})));
        QCOMPARE(tree().currentId(), QString()); // the watched game is not in the list
        go(u"ghost"_s);
        button(u"runAsGhostButton"_s).click();
        QCOMPARE(m_panel->ghost(), u"ghost"_s);
        const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
        button(u"removeRunButton"_s).click();
        answer(u"removeRunBox"_s, QMessageBox::Yes);
        QCOMPARE(ghost.value(0), QVariantList{QString()});
    }

    void keepingFewerAsksFirst()
    {
        const QSignalSpy chosen(m_panel, &RunsPanel::mostChosen);
        typeMost(u"1"_s);
        QVERIFY(box(u"fewerRunsBox"_s));
        QVERIFY2(box(u"fewerRunsBox"_s)->text().startsWith(u"2 "_s), qPrintable(box(u"fewerRunsBox"_s)->text()));
        QCOMPARE(m_panel->findChildren<QMessageBox *>().size(), 1);
        QCOMPARE(m_runs->all().size(), 3);
        answer(u"fewerRunsBox"_s, QMessageBox::Yes);
        QCOMPARE(m_runs->all(), QStringList{u"c"_s});
        QTRY_COMPARE(shape(), u"c"_s);
        QCOMPARE(most().value(), 1);
        QCOMPARE(chosen.value(0), QVariantList{1});
    }

    void cancellingKeepsTheFormerLimit()
    {
        const QSignalSpy chosen(m_panel, &RunsPanel::mostChosen);
        const int before = m_runs->most();
        typeMost(u"0"_s);
        QTest::keyClick(box(u"fewerRunsBox"_s), Qt::Key_Escape);
        QTRY_VERIFY(!box(u"fewerRunsBox"_s));
        QCOMPARE(most().value(), before);
        QCOMPARE(m_runs->most(), before);
        QCOMPARE(m_runs->all().size(), 3);
        QCOMPARE(chosen.size(), 0);
    }

    void aLimitThatDropsNoGameAsksNothing()
    {
        typeMost(u"3"_s);
        QVERIFY(!box(u"fewerRunsBox"_s));
        QCOMPARE(m_runs->most(), 3);
        QCOMPARE(button(u"mostRunsButton"_s).text(), u"Keep 3"_s);
        most().stepUp();
        QCOMPARE(m_runs->most(), 4);
        QCOMPARE(button(u"mostRunsButton"_s).text(), u"Keep 4"_s);
    }

    void namedAndBranchedRunsAreNotCounted()
    {
        keep(u"branch"_s, pit(4));
        branch(u"branch"_s, u"a"_s);
        QVERIFY(!m_runs->branches().rename(u"b"_s, u"Mine"_s));
        typeMost(u"0"_s);
        QVERIFY(box(u"fewerRunsBox"_s)->text().startsWith(u"1 "_s));
        answer(u"fewerRunsBox"_s, QMessageBox::Yes);
        QCOMPARE(m_runs->all(), QStringList({u"b"_s, u"a"_s, u"branch"_s}));
    }

private:
    QIcon mark(const QString &id) { return row(id)->data(0, RunDelegate::MarkRole).value<QIcon>(); }

    /// Keeps three games, opens their list and types a number into the field in the menu below it.
    void typeMost(const QString &number)
    {
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            keep(id, pit(3));
        }
        open();
        QMenu &menu = *button(u"mostRunsButton"_s).menu();
        menu.popup(button(u"mostRunsButton"_s).mapToGlobal(QPoint()));
        QTRY_VERIFY(most().hasFocus());
        QTest::keyClicks(&most(), number);
        QTest::keyClick(&most(), Qt::Key_Return);
        QVERIFY(!menu.isVisible()); // so that a question gets the keyboard
    }

    QSpinBox &most() { return *m_panel->findChild<QSpinBox *>(u"mostRuns"_s); }
};

MAZEWRIGHT_SUITE(rundeeds, TestRunDeeds)
#include "tst_rundeeds.moc"
