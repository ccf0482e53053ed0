#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAbstractButton>
#include <QAction>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QStringList sixStepsToGold{u"########"_s, u"#@     g#"_s, u"########"_s};
const QStringList walledInGold{u"########"_s, u"#@    #g#"_s, u"########"_s};
const QStringList oneKeyForTwoDoors{u"#########"_s, u"#g1@41  #"_s, u"#########"_s};
const QStringList sixKeysForManyDoors{u"1111111111111111##"_s, u"@444444         1g"_s};
/// A level in which the hero must kill all monsters, one of which is walled in.
const QStringList endlessFight{u"################"_s, u"#@            ##"_s, u"#             ##"_s,
                               u"#             ##"_s, u"#             ##"_s, u"#     D  D   ###"_s,
                               u"##############D#"_s, u"################"_s};
const QStringList oneKeyForOneDoor{u"#########"_s, u"#g1@4   #"_s, u"#########"_s};

} // namespace

/// Searches in the editor for whether the level can be won and whether the hero can get stuck.
class TestLevelSearch : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aWinningGameIsKeptAsProof()
    {
        open(sixStepsToGold);
        ask(u"solveLevel"_s, u"solution"_s);
        QCOMPARE(box(u"solution"_s)->text(), u"The level can be won in 6 steps; this is the quickest way."_s);
        answer(u"solution"_s, u"keepSolution"_s);
        QTRY_COMPARE(child<QToolButton>(u"levelProof"_s)->text(), u"✓ Proven winnable"_s);
        QVERIFY(child<QToolButton>(u"levelProof"_s)->toolTip().contains(u"Proven winnable by the solver"_s));
    }

    void aWinningGameIsWatched()
    {
        open(sixStepsToGold);
        ask(u"solveLevel"_s, u"solution"_s);
        answer(u"solution"_s, u"watchSolution"_s);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(m_window->watching().run().run().outcome, Status::Won);
    }

    void unwinnableLevelsAreReported()
    {
        open(walledInGold);
        ask(u"solveLevel"_s, u"solution"_s);
        QCOMPARE(box(u"solution"_s)->text(), u"The level is not winnable: every possibility was tried."_s);
    }

    void aSoftlockIsReportedAndWatched()
    {
        open(oneKeyForTwoDoors);
        ask(u"findTrap"_s, u"trap"_s);
        QCOMPARE(
            box(u"trap"_s)->text(),
            u"The hero can get stuck after 3 commands. The last command uses up a key on the door in cell 5, 1."_s);
        answer(u"trap"_s, u"watchTrap"_s);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        run.seek(run.last());
        QCOMPARE(run.timeline().game().world().openedDoors().size(), std::size_t(1));
    }

    void aFindingShowsItsSoftlock_data()
    {
        QTest::addColumn<QString>("by");
        for (const QString &by : {u"button"_s, u"key"_s, u"menu"_s}) {
            QTest::newRow(qPrintable(by)) << by;
        }
    }

    void aFindingShowsItsSoftlock()
    {
        QFETCH(QString, by);
        open(oneKeyForTwoDoors);
        QVERIFY(!trapButton().isVisible());
        clickOn(u"The hero can get stuck"_s);
        QVERIFY(trapButton().isVisible());
        QCOMPARE(trapButton().text(), u"Watch how"_s);
        if (by == u"button"_s) {
            QTest::mouseClick(&trapButton(), Qt::LeftButton);
        } else if (by == u"key"_s) {
            key(Qt::Key_F8, Qt::ControlModifier);
        } else {
            Q_EMIT issues().customContextMenuRequested(issues().visualItemRect(issues().currentItem()).center());
            child<QAction>(u"watchIssueTrap"_s)->trigger();
        }
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        run.seek(run.last());
        QCOMPARE(run.timeline().game().world().hero().cell, (Point{4, 1}));
        QCOMPARE(run.timeline().game().world().openedDoors().size(), std::size_t(1));
        QCOMPARE(run.timeline().game().world().openedDoors().front().cell, (Point{5, 1}));
    }

    void otherFindingsShowNoSoftlock()
    {
        open({u"##########"_s, u"#g1@41 #g#"_s, u"##########"_s});
        clickOn(u"is not winnable"_s);
        QVERIFY(!trapButton().isVisible());
        QVERIFY(!child<QAction>(u"showTrap"_s)->isEnabled());
    }

    void undecidedSoftlocksCanBeSearchedFor()
    {
        open(sixKeysForManyDoors);
        QCOMPARE(trapButton().text(), u"Search for soft locks"_s);
        QVERIFY(trapButton().isVisible());
        QCOMPARE(
            issues()
                .findItems(u"It is undecided whether the hero can get stuck: the quick search reached its limit."_s,
                           Qt::MatchExactly)
                .size(),
            1);
        QTest::mouseClick(&trapButton(), Qt::LeftButton);
        QTRY_VERIFY(box(u"trap"_s) && box(u"trap"_s)->isVisible());
        QVERIFY(box(u"trap"_s)->text().startsWith(u"The hero can get stuck after "_s));
    }

    void theAbsenceOfSoftlocksIsReported()
    {
        open(oneKeyForOneDoor);
        ask(u"findTrap"_s, u"trap"_s);
        QCOMPARE(box(u"trap"_s)->text(), u"The hero cannot get stuck: he can still win from anywhere he can reach."_s);
    }

    void aLevelWithErrorsIsNotSearched()
    {
        open({u"####"_s, u"#  #"_s, u"####"_s});
        ask(u"solveLevel"_s, u"searchRefused"_s);
    }

    /// A long search shows its progress and can be stopped. The test stops it as soon as it reports that it has begun.
    void aLongSearchShowsProgressAndCanBeStopped()
    {
        m_window->program().editing().openSheet(
            levelFrom(endlessFight, u"\"ruleset\": \"classic\", \"rules\": { \"win\": [\"monsters\"] }"_s));
        QString told;
        const DialogAnswer answer(u"patience"_s, [&told](QDialog *dialog) {
            const auto *progress = qobject_cast<QProgressDialog *>(dialog);
            QVERIFY(QTest::qWaitFor([progress] { return !progress->labelText().contains(u"\n0 states"_s); }, 60'000));
            told = progress->labelText();
            in<QPushButton>(dialog, u"patienceCancel"_s).click();
        });
        child<QAction>(u"solveLevel"_s)->trigger();
        QVERIFY(answer.wasGiven());
        static const QRegularExpression sentence(
            u"^Looking for a way to win…\nSearched [0-9,]+ of at most 1,000,000 states$"_s);
        QVERIFY2(sentence.match(told).hasMatch(), qPrintable(told));
        QVERIFY(!box(u"solution"_s)); // the search has no result
    }

private:
    void open(const QStringList &rows) { m_window->program().editing().openSheet(levelFrom(rows, {})); }
    QMessageBox *box(const QString &name) { return m_window->findChild<QMessageBox *>(name); }
    void ask(const QString &action, const QString &name)
    {
        child<QAction>(action)->trigger();
        QTRY_VERIFY(box(name) && box(name)->isVisible());
    }
    QToolButton &trapButton() { return *child<QToolButton>(u"trapButton"_s); }
    QListWidget &issues() { return *child<QListWidget>(u"issueList"_s); }
    void clickOn(const QString &words, Qt::MouseButton button = Qt::LeftButton)
    {
        const QList<QListWidgetItem *> found = issues().findItems(words, Qt::MatchContains);
        QCOMPARE(found.size(), 1);
        issues().scrollToItem(found.first());
        QTest::mouseClick(issues().viewport(), button, {}, issues().visualItemRect(found.first()).center());
    }
    void answer(const QString &name, const QString &button)
    {
        auto *found = box(name)->findChild<QAbstractButton *>(button);
        QVERIFY(found);
        found->click();
    }
};

MAZEWRIGHT_SUITE(levelsearch, TestLevelSearch)
#include "tst_levelsearch.moc"
