#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QStringList threeStepsToGold{u"########"_s, u"#@  g  #"_s, u"#      #"_s, u"########"_s};
const QString turnByTurn = u"\"rules\": { \"clock\": \"turns\" }"_s;

} // namespace

/// The proof of a level: the author wins it once, and from then on the level shows that it can be won.
class TestLevelProof : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aWonTestIsKeptAtItsEnd()
    {
        keepIt();
        QVERIFY(isBadgeSeen());
        QVERIFY(!level().proof.isEmpty());
        QVERIFY2(child<QToolButton>(u"levelProof"_s)->toolTip().contains(u"Proven winnable by a person"),
                 qPrintable(child<QToolButton>(u"levelProof"_s)->toolTip()));
    }

    void aWonTestIsKeptLater()
    {
        testWith(3);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_VERIFY(isBadgeSeen());
        QCOMPARE(badge(), u"No proof yet"_s);
        child<QAction>(u"keepProof"_s)->trigger();
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }

    void aWatchedWonTestIsKept()
    {
        testWith(3);
        key(Qt::Key_F5);
        QTRY_VERIFY(isBadgeSeen());
        child<QAction>(u"watchTest"_s)->trigger();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        child<QAction>(u"keepWatched"_s)->trigger();
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }

    void aTestWithoutAWinIsNoProof()
    {
        testWith(2);
        key(Qt::Key_F5);
        QTRY_VERIFY(child<QToolButton>(u"lastTest"_s)->isVisible());
        QVERIFY(!isBadgeSeen());
        QVERIFY(!child<QAction>(u"keepProof"_s)->isEnabled());
        child<QAction>(u"watchTest"_s)->trigger();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QVERIFY(!child<QAction>(u"keepWatched"_s)->isEnabled());
    }

    void otherWatchedGamesCannotBecomeAProof()
    {
        testWith(3);
        child<QAction>(u"watchGames"_s)->trigger();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QVERIFY(!child<QAction>(u"keepWatched"_s)->isEnabled());
    }

    void keepingAProofIsAnUndoStep()
    {
        keepIt();
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(level().proof.isEmpty());
        QCOMPARE(badge(), u"No proof yet"_s);
        key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }

    void anEditOffThePathMakesTheProofOutdated()
    {
        keepIt();
        draw(u"wall"_s, {6, 2});
        QTRY_COMPARE(badge(), u"≈ Proof out of date"_s);
        child<QAction>(u"keepProof"_s)->trigger(); // the recording still wins
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }

    /// An outdated proof can be kept again, as in a level that another author has proven.
    void anOldProofIsKeptAgain()
    {
        keepIt();
        const Level proven = level();
        m_window->program().editing().openSheet(proven);
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
        auto *keep = child<QAction>(u"keepProof"_s);
        QVERIFY(!keep->isEnabled());
        draw(u"wall"_s, {6, 2});
        QTRY_COMPARE(badge(), u"≈ Proof out of date"_s);
        QCOMPARE(keep->text(), u"Re&new the proof"_s);
        keep->trigger();
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }

    void aTestWithAProtectedHeroIsNotOffered()
    {
        m_window->program().editing().openSheet(levelFrom(threeStepsToGold, turnByTurn));
        key(Qt::Key_F5);
        child<QAction>(u"protectHero"_s)->trigger();
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Right);
        }
        QVERIFY(child<QPushButton>(u"endWatch"_s)->isVisible());
        QVERIFY(!child<QPushButton>(u"endProof"_s)->isVisible());
        child<QPushButton>(u"endEdit"_s)->click();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(!child<QAction>(u"keepProof"_s)->isEnabled());
        testWith(3); // the next game can be kept
        QVERIFY(child<QPushButton>(u"endProof"_s)->isVisible());
    }

    void anEditOnThePathMakesTheProofFail()
    {
        keepIt();
        draw(u"wall"_s, {3, 1});
        QTRY_COMPARE(badge(), u"✗ Proof fails (turn 1)"_s);
    }

    void theProofIsWatched()
    {
        keepIt();
        child<QAction>(u"watchProof"_s)->trigger();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(m_window->watching().run().run().outcome, Status::Won);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void theProofIsSavedInTheFile()
    {
        keepIt();
        const QByteArray text = writeLevelJson(level(), *shippedCatalogue());
        const ReadLevel read = readLevelJson(text, *shippedCatalogue());
        QCOMPARE(read.level->proof, level().proof);
    }

    void theProofCanBeRemoved()
    {
        keepIt();
        child<QAction>(u"removeProof"_s)->trigger();
        QVERIFY(level().proof.isEmpty());
        QVERIFY(!child<QAction>(u"removeProof"_s)->isEnabled());
    }

private:
    QString badge() { return child<QToolButton>(u"levelProof"_s)->text(); }
    bool isBadgeSeen() { return child<QToolButton>(u"levelProof"_s)->isVisible(); }
    const Level &level() { return m_window->program().editing().editor().document().level(); }
    void testWith(int steps)
    {
        m_window->program().editing().openSheet(levelFrom(threeStepsToGold, turnByTurn));
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        for (int i = 0; i < steps; ++i) {
            key(Qt::Key_Right);
        }
    }
    void keepIt()
    {
        testWith(3);
        child<QPushButton>(u"endProof"_s)->click();
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_COMPARE(badge(), u"✓ Proven winnable"_s);
    }
    void draw(const QString &what, Point cell)
    {
        choose(what);
        click(cell);
    }
};

MAZEWRIGHT_SUITE(levelproof, TestLevelProof)
#include "tst_levelproof.moc"
