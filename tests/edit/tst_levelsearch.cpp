#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAbstractButton>
#include <QAction>
#include <QMessageBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QStringList sixStepsToGold{u"########"_s, u"#@     g#"_s, u"########"_s};
const QStringList walledInGold{u"########"_s, u"#@    #g#"_s, u"########"_s};
const QStringList oneKeyForTwoDoors{u"#########"_s, u"#g1@41  #"_s, u"#########"_s};
const QStringList oneKeyForOneDoor{u"#########"_s, u"#g1@4   #"_s, u"#########"_s};

} // namespace

/// An author asks whether the level can be won, and whether one can get stuck in it.
class TestLevelSearch : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aWayToWinIsKeptAsProof();
    void aWayToWinIsWatched();
    void whatCannotBeWonIsSaid();
    void aTrapIsSaidAndWatched();
    void whereThereIsNoTrapThatIsSaid();
    void aLevelWithErrorsIsNotSearched();
    void aLongSearchSaysHowFarItIsAndIsStopped_data();
    void aLongSearchSaysHowFarItIsAndIsStopped();

private:
    void open(const QStringList &rows) { m_window->program().editing().openSheet(levelFrom(rows, {})); }
    QMessageBox *box(const QString &name) { return m_window->findChild<QMessageBox *>(name); }
    void ask(const QString &action, const QString &name)
    {
        child<QAction>(action)->trigger();
        QTRY_VERIFY(box(name) && box(name)->isVisible());
    }
    void answer(const QString &name, const QString &button)
    {
        auto *found = box(name)->findChild<QAbstractButton *>(button);
        QVERIFY(found);
        found->click();
    }
};

void TestLevelSearch::aWayToWinIsKeptAsProof()
{
    open(sixStepsToGold);
    ask(u"solveLevel"_s, u"solution"_s);
    QCOMPARE(box(u"solution"_s)->text(), u"The level can be won. No way is quicker than this one of 6 steps."_s);
    answer(u"solution"_s, u"keepSolution"_s);
    QTRY_COMPARE(child<QToolButton>(u"levelProof"_s)->text(), u"✓ Proven"_s);
    QVERIFY(child<QToolButton>(u"levelProof"_s)->toolTip().contains(u"the solver has found a way"_s));
}

void TestLevelSearch::aWayToWinIsWatched()
{
    open(sixStepsToGold);
    ask(u"solveLevel"_s, u"solution"_s);
    answer(u"solution"_s, u"watchSolution"_s);
    QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
    QCOMPARE(m_window->watching().run().run().outcome, Status::Won);
}

void TestLevelSearch::whatCannotBeWonIsSaid()
{
    open(walledInGold);
    ask(u"solveLevel"_s, u"solution"_s);
    QCOMPARE(box(u"solution"_s)->text(), u"The level cannot be won: everything was tried."_s);
}

void TestLevelSearch::aTrapIsSaidAndWatched()
{
    open(oneKeyForTwoDoors);
    ask(u"findTrap"_s, u"trap"_s);
    QCOMPARE(box(u"trap"_s)->text(),
             u"The hero can get stuck for good, after 3 commands. The last of them spends a key on the door in cell 5, "
             "1."_s);
    answer(u"trap"_s, u"watchTrap"_s);
    QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
    WatchedRun &run = m_window->watching().run();
    run.seek(run.last());
    QCOMPARE(run.timeline().game().world().openedDoors().size(), std::size_t(1));
}

void TestLevelSearch::whereThereIsNoTrapThatIsSaid()
{
    open(oneKeyForOneDoor);
    ask(u"findTrap"_s, u"trap"_s);
    QCOMPARE(box(u"trap"_s)->text(), u"The hero cannot get stuck: from wherever he comes to he can still win."_s);
}

void TestLevelSearch::aLevelWithErrorsIsNotSearched()
{
    open({u"####"_s, u"#  #"_s, u"####"_s});
    ask(u"solveLevel"_s, u"searchRefused"_s);
}

MAZEWRIGHT_SUITE(levelsearch, TestLevelSearch)
#include "tst_levelsearch.moc"
