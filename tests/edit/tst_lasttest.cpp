#include "app/settings/settings.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QStringList room{u"#########"_s, u"#@     g#"_s, u"#       #"_s, u"#       #"_s, u"#########"_s};
const QString inTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;

} // namespace

/// The last test on the canvas while the author draws on: the hero's path, and how long the same commands lead to the
/// same game.
class TestLastTest : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theTrailOfTheTestIsShownOnTheLevel()
    {
        test();
        QCOMPARE(canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 4, 1)));
        child<QAction>(u"showTestTrail"_s)->trigger();
        QVERIFY(canvas().tinted(CellTint::Trail).isEmpty());
        child<QAction>(u"showTestTrail"_s)->trigger();
        QCOMPARE(canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 4, 1)));
    }

    /// The first edit hides the trail until the next test, without changing the user's choice.
    void theFirstStrokeHidesTheTrail()
    {
        test();
        const QRegion trail(QRect(1, 1, 4, 1));
        QCOMPARE(canvas().tinted(CellTint::Trail), trail);
        draw(u"wall"_s, {6, 3});
        QVERIFY(canvas().tinted(CellTint::Trail).isEmpty());
        QVERIFY(!child<QAction>(u"showTestTrail"_s)->isChecked());
        QVERIFY(Settings().showsTestTrail());
        child<QAction>(u"showTestTrail"_s)->trigger();
        QCOMPARE(canvas().tinted(CellTint::Trail), trail);
        draw(u"wall"_s, {5, 3});
        QVERIFY(canvas().tinted(CellTint::Trail).isEmpty());
        key(Qt::Key_F5);
        key(Qt::Key_Right);
        key(Qt::Key_F5);
        QTRY_COMPARE(canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 2, 1)));
    }

    /// The button does not enlarge the status bar, so the level does not jump after a test.
    void theButtonDoesNotEnlargeTheStatusBar()
    {
        open(room, inTurns);
        const int before = m_window->statusBar()->height();
        test();
        QVERIFY(child<QToolButton>(u"lastTest"_s)->isVisible());
        QCOMPARE(m_window->statusBar()->height(), before);
    }

    void anEditOffTheTrailKeepsTheResult()
    {
        test();
        draw(u"wall"_s, {6, 3});
        QVERIFY(said() != u"Last test: 3 turns, same result"_s); // not compared yet
        QTRY_COMPARE(said(), u"Last test: 3 turns, same result"_s);
        QVERIFY(!child<QAction>(u"goToDifference"_s)->isEnabled());
    }

    void aWonTestIsReportedAsWon()
    {
        open({u"@  g"_s}, inTurns);
        key(Qt::Key_F5);
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Right);
        }
        QCOMPARE(m_window->session().world().status(), Status::Won);
        key(Qt::Key_F5);
        QTRY_COMPARE(said(), u"Last test: won in 3 turns, same result"_s);
    }

    void anEditOnTheTrailReportsWhenTheTestDiffers()
    {
        test();
        draw(u"wall"_s, {3, 1});
        QTRY_COMPARE(said(), u"Last test: differs from turn 2"_s);
        QCOMPARE(canvas().tinted(CellTint::FirstDifference), QRegion(QRect(2, 1, 1, 1)));
        QCOMPARE(child<QToolButton>(u"lastTest"_s)->toolTip().contains(u"the hero is elsewhere"_s), true);
        QVERIFY(child<QAction>(u"goToDifference"_s)->isEnabled());
    }

    void undoingTheEditRestoresTheResult()
    {
        test();
        draw(u"wall"_s, {3, 1});
        QTRY_COMPARE(said(), u"Last test: differs from turn 2"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(said(), u"Last test: 3 turns, same result"_s);
        QVERIFY(canvas().tinted(CellTint::FirstDifference).isEmpty());
    }

    void anUnplayableLevelIsReported()
    {
        test();
        draw(u"floor"_s, {1, 1});
        click({1, 1}, Qt::RightButton);
        QTRY_COMPARE(said(), u"Last test: cannot be played now"_s);
    }

    void anotherLevelHasNoTest()
    {
        test();
        QVERIFY(child<QToolButton>(u"lastTest"_s)->isVisible());
        open(room, inTurns);
        QVERIFY(!child<QToolButton>(u"lastTest"_s)->isVisible());
        QVERIFY(!child<QAction>(u"replayTest"_s)->isEnabled());
    }

    /// A test from the cursor is compared from there; a start elsewhere is no difference.
    void aTestFromTheCursorIsComparedFromItsStart()
    {
        open(room, inTurns);
        hover({3, 3});
        key(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 3}));
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        key(Qt::Key_F5);
        QTRY_COMPARE(said(), u"Last test: 2 turns, same result"_s);
        QVERIFY(canvas().tinted(CellTint::FirstDifference).isEmpty());
        draw(u"wall"_s, {5, 3});
        QTRY_COMPARE(said(), u"Last test: differs from turn 2"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(said(), u"Last test: 2 turns, same result"_s);
        key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(hero()->y, 3);
    }

    void aTestFromTheCursorContinuesUnchanged()
    {
        open(room, inTurns);
        hover({3, 3});
        key(Qt::Key_F5, Qt::ControlModifier);
        key(Qt::Key_Right);
        key(Qt::Key_F5);
        key(Qt::Key_F5, Qt::AltModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().game().history().size(), 1U);
        QVERIFY(!m_window->levelPage().log().lines().join(u' ').contains(u"changed level"_s));
    }

    void theTestIsReplayedOnTheChangedLevel()
    {
        test();
        draw(u"wall"_s, {3, 1});
        QTRY_COMPARE(said(), u"Last test: differs from turn 2"_s);
        key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(m_window->watching().run().at(), 2);
        QCOMPARE(hero(), (Point{2, 1}));
        QVERIFY(m_window->watching().view().hasGhost());
        QCOMPARE(child<QLabel>(u"watchNotice"_s)->text(),
                 u"Same as before until turn 2, then the hero is elsewhere.  ·  Ghost: 0 gold"_s);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void theTestIsWatchedAsItWas()
    {
        test();
        draw(u"wall"_s, {3, 1});
        key(Qt::Key_F7);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        key(Qt::Key_End);
        QCOMPARE(hero(), (Point{4, 1}));
        QVERIFY(!m_window->watching().view().hasGhost());
    }

    void aMomentOfTheTestContinuesInTheChangedLevel()
    {
        test();
        draw(u"wall"_s, {4, 1});
        key(Qt::Key_F7);
        m_window->watching().run().seek(2);
        key(Qt::Key_Return);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_window->games().isTest());
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 1}));
        key(Qt::Key_Right);
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 1})); // the wall is in the level
        key(Qt::Key_Down);
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 2}));
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void continuingAWatchedTestMakesABranch()
    {
        test();
        const QString first = m_window->games().recordingId();
        key(Qt::Key_F7);
        m_window->watching().run().seek(2);
        key(Qt::Key_Return);
        const QString branch = m_window->games().recordingId();
        QCOMPARE(m_window->games().recordings().branches().of(branch), (RecordingBranch{.of = first, .after = 2}));
        key(Qt::Key_Down);
        key(Qt::Key_F5);
        m_window->showStartPage(); // no test is waiting there
        QVERIFY(m_window->games().recordings().all().contains(branch));
    }

    /// A game resumed in a changed level is no branch, since its earlier turns are not recorded.
    void continuingInAChangedLevelMakesNoBranch()
    {
        test();
        draw(u"wall"_s, {6, 3});
        QTRY_COMPARE(said(), u"Last test: 3 turns, same result"_s);
        key(Qt::Key_F7);
        m_window->watching().run().seek(2);
        key(Qt::Key_Return);
        QVERIFY(m_window->games().isTest());
        QVERIFY(!m_window->games().recordings().branches().protectedIds().contains(m_window->games().recordingId()));
    }

    void aBlockedCellOfTheHeroAsksFirst()
    {
        test();
        draw(u"wall"_s, {3, 1});
        key(Qt::Key_F7);
        m_window->watching().run().seek(2);
        key(Qt::Key_Return);
        QVERIFY(child<QWidget>(u"goOnBox"_s)->isVisible());
    }

    void aLostTestIsRetriedFromBeforeItsEnd()
    {
        open({u"#########"_s, u"#@    r #"_s, u"#########"_s}, uR"("legend": { "r": "rat" }, "ruleset": "classic",
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 900, "power": 999 } } })"_s);
        key(Qt::Key_F5);
        for (int i = 0; i < 10 && m_window->session().isUnderWay(); ++i) {
            key(Qt::Key_Period);
        }
        QCOMPARE(m_window->session().world().status(), Status::Lost);
        QTest::mouseClick(child<QWidget>(u"endBefore"_s), Qt::LeftButton);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_window->games().isTest());
        QCOMPARE(m_window->session().world().status(), Status::Playing);
        QVERIFY(m_window->session().isUnderWay());
    }

    void aFinishedTestCannotBeContinued()
    {
        open({u"####"_s, u"#@g#"_s, u"####"_s}, inTurns);
        key(Qt::Key_F5);
        key(Qt::Key_Right);
        QCOMPARE(m_window->session().world().status(), Status::Won);
        QTest::mouseClick(child<QWidget>(u"endWatch"_s), Qt::LeftButton);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        key(Qt::Key_End);
        key(Qt::Key_Return);
        QVERIFY(child<QWidget>(u"gameIsOver"_s)->isVisible());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
    }

    void aReplayOnAChangedLevelCannotBeSaved()
    {
        test();
        draw(u"wall"_s, {3, 1});
        QTRY_COMPARE(said(), u"Last test: differs from turn 2"_s);
        key(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!child<QAction>(u"saveRun"_s)->isEnabled());
        key(Qt::Key_Escape);
        key(Qt::Key_F7);
        QVERIFY(child<QAction>(u"saveRun"_s)->isEnabled());
    }

    void theLastTestIsNotOfferedOutsideTheEditor()
    {
        test();
        const QString test = m_window->games().recordingId();
        m_window->showStartPage();
        QVERIFY(m_window->playLevel(playable(levelFrom(room, inTurns)), {}, 1));
        key(Qt::Key_Right);
        key(Qt::Key_F7);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(m_window->watching().run().loaded().id, m_window->games().recordingId());
        QVERIFY(m_window->games().recordingId() != test);
    }

private:
    QString said() { return child<QToolButton>(u"lastTest"_s)->text(); }
    void open(const QStringList &rows, const QString &rules)
    {
        m_window->program().editing().openSheet(levelFrom(rows, rules));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    /// Plays three steps to the east and returns to the editor.
    void test()
    {
        open(room, inTurns);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Right);
        }
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_COMPARE(said(), u"Last test: 3 turns, same result"_s);
    }
    void draw(const QString &what, Point cell)
    {
        choose(what);
        click(cell);
    }
    void hover(Point cell)
    {
        const QPoint position = at(cell);
        QMouseEvent move(QEvent::MouseMove, position, canvas().viewport()->mapToGlobal(position), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(canvas().viewport(), &move);
    }
    std::optional<Point> hero() { return canvas().spriteCell(heroId); }
};

MAZEWRIGHT_SUITE(lasttest, TestLastTest)
#include "tst_lasttest.moc"
