#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr int ghostId = std::numeric_limits<int>::min();

/// The orc never comes out, but hit points are shown because the level has a monster to fight.
const QStringList raceGround{u"#################"_s, u"#@           g#O#"_s, u"#             ###"_s,
                             u"#################"_s};

} // namespace

/// Kept games beside or instead of the watched one, by menu commands: use as ghost, name, delete.
class TestGhosts : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        watching().playback().setTicking(false);
        m_driver->canvas().setGliding(false);
        QVERIFY(
            m_driver->window().playFile(m_home->writeLevel(u"gold.level.json"_s, levelJson(raceGround, classicRules))));
        m_first = play({Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
        m_driver->trigger(u"restartGame"_s);
        m_second = play({Qt::Key_Right, Qt::Key_Right});
        m_driver->press(Qt::Key_F7);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        m_driver->press(Qt::Key_Home);
    }

    void cleanup() { closeWindow(); }

    void theChosenGameIsShownAsAGhost()
    {
        showGhost();
        QVERIFY(isChecked());
        QVERIFY(m_driver->canvas().hasFocus()); // the arrow keys step through the game again
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{2, 1}));
        QCOMPARE(m_driver->canvas().spriteCell(ghostId), (Point{1, 2}));
    }

    void theWatchedGameCannotBeItsOwnGhost()
    {
        m_driver->trigger(u"showGhost"_s);
        QVERIFY(!watching().view().hasGhost());
        QVERIFY(!isChecked());
        QVERIFY2(notice().startsWith(u"Select another game"_s), qPrintable(notice()));
        QVERIFY(tree().hasFocus());
        QCOMPARE(tree().currentId(), m_second);
    }

    void theGhostCanBeHidden()
    {
        showGhost();
        m_driver->trigger(u"showGhost"_s);
        QVERIFY(!watching().view().hasGhost());
        QVERIFY(!isChecked());
        QCOMPARE(m_driver->child<RunsPanel>(u"runs"_s).ghost(), QString());
        QVERIFY(!m_driver->canvas().spriteCell(ghostId));
        QCOMPARE(notice(), QString());
    }

    void theGhostLooksUnlikeTheHero()
    {
        showGhost();
        m_driver->press(Qt::Key_Right);
        const QImage with = m_driver->canvas().grab(m_driver->canvas().viewportRectOf({1, 2})).toImage();
        m_driver->trigger(u"showGhost"_s);
        const QImage without = m_driver->canvas().grab(m_driver->canvas().viewportRectOf({1, 2})).toImage();
        QVERIFY(with != without);
        m_driver->press(Qt::Key_Left);
        const QImage hero = m_driver->canvas().grab(m_driver->canvas().viewportRectOf({1, 1})).toImage();
        QVERIFY(with != hero);
    }

    void theGhostHasItsOwnTrail()
    {
        showGhost();
        m_driver->press(Qt::Key_End);
        QCOMPARE(m_driver->canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 3, 1)));
        QCOMPARE(m_driver->canvas().tinted(CellTint::GhostTrail), QRegion(QRect(1, 1, 1, 2)) + QRect(2, 2, 1, 1));
        m_driver->press(Qt::Key_T);
        QVERIFY(m_driver->canvas().tinted(CellTint::GhostTrail).isEmpty());
        m_driver->press(Qt::Key_T);
        m_driver->trigger(u"showGhost"_s);
        QVERIFY(m_driver->canvas().tinted(CellTint::GhostTrail).isEmpty());
        QVERIFY(!m_driver->canvas().tinted(CellTint::Trail).isEmpty());
    }

    void theBarShowsTheGhostsState()
    {
        QVERIFY(!m_driver->window().games().recordings().branches().rename(m_first, u"Along the wall"_s));
        showGhost();
        QCOMPARE(notice(), u"Ghost of “Along the wall”: 30 of 30 hit points, 0 gold"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        QVERIFY2(notice().startsWith(u"Geist von „Along the wall“: "_s), qPrintable(notice()));
        m_driver->window().useLanguage(u"en"_s);
    }

    void theBarShowsTheEndOfTheGhostsGame()
    {
        m_driver->press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(!m_driver->child<RunsPanel>(u"runs"_s).isReading());
        tree().choose(m_first);
        QTest::keyClick(&tree(), Qt::Key_Return);
        QCOMPARE(watching().run().loaded().id, m_first);
        tree().choose(m_second);
        m_driver->trigger(u"showGhost"_s);
        m_driver->press(Qt::Key_End); // two turns after the end of the other game
        QCOMPARE(notice(), u"Ghost: the game ends here, 0 gold"_s);
    }

    void screenReadersAnnounceTheGhost()
    {
        showGhost();
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().cellSentence(), u"Turn 1. Ghost: 30 of 30 hit points, 0 gold"_s);
    }

    void theChosenGameCanBeRenamed()
    {
        m_driver->press(Qt::Key_F2);
        auto *editor = tree().findChild<QLineEdit *>(u"runName"_s);
        QVERIFY(editor && editor->hasFocus());
        QTest::keyClicks(editor, u"Mine"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_driver->window().games().recordings().branches().of(m_second).name, u"Mine"_s);
    }

    void deletingTheChosenGameAsksFirst()
    {
        m_driver->press(Qt::Key_Delete);
        auto *box = m_driver->window().findChild<QMessageBox *>(u"removeRunBox"_s);
        QVERIFY(box);
        QVERIFY(m_driver->window().games().recordings().all().contains(m_second));
        QTest::mouseClick(box->button(QMessageBox::Yes), Qt::LeftButton);
        QTRY_VERIFY(!m_driver->window().games().recordings().all().contains(m_second));
        QVERIFY(m_driver->window().games().recordings().all().contains(m_first));
    }

    void theCommandOpensTheList_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString &command : {u"showGhost"_s, u"renameGame"_s, u"deleteGame"_s}) {
            QTest::addRow("%s", qPrintable(command)) << command;
        }
    }

    void theCommandOpensTheList()
    {
        QFETCH(QString, command);
        m_driver->child<QAction>(u"show_watchGamesDock"_s).setChecked(false);
        m_driver->child<QWidget>(u"watchGamesDock"_s).hide();
        m_driver->trigger(command);
        QVERIFY(m_driver->child<QWidget>(u"watchGamesDock"_s).isVisible());
        QVERIFY(tree().isVisible());
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    RunTree &tree() { return m_driver->child<RunTree>(u"runTree"_s); }
    QString notice() { return m_driver->child<QLabel>(u"watchNotice"_s).text(); }
    bool isChecked() { return m_driver->child<QAction>(u"showGhost"_s).isChecked(); }
    /// Plays the room from its start, always with the same seed, and returns the ID of the game.
    QString play(const QList<Qt::Key> &keys)
    {
        for (const Qt::Key key : keys) {
            m_driver->press(key);
        }
        m_driver->window().games().record();
        m_driver->window().games().recordings().flush();
        return m_driver->window().games().recordingId();
    }

    /// Watches the second game with the first one as its ghost.
    void showGhost()
    {
        m_driver->press(Qt::Key_G, Qt::ControlModifier); // opens the list
        QTRY_VERIFY(!m_driver->child<RunsPanel>(u"runs"_s).isReading());
        QTest::keyClick(&tree(), Qt::Key_Down);
        QCOMPARE(tree().currentId(), m_first);
        QTest::keyClick(&tree(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(watching().view().hasGhost());
    }

    QString m_first;  ///< goes south, then three steps east
    QString m_second; ///< goes two steps east
};

MAZEWRIGHT_SUITE(ghosts, TestGhosts)
#include "tst_ghosts.moc"
