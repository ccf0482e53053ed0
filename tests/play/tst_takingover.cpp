#include "app/games/highscores.h"
#include "app/hud/logpanel.h"
#include "app/watch/markslider.h"
#include "editor/canvas/spriteitem.h"
#include "gamecore/replay/runwriter.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

const QStringList roomWithGold{u"###############"_s, u"#@           g#"_s, u"#             #"_s, u"###############"_s};

} // namespace

/// Taking over a watched game at any moment: the player looks at a lost game and tries again.
class TestTakingOver : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aTakenOverGameContinuesFromThatMoment()
    {
        const QStringList rows{u"#######"_s, u"#@ g g#"_s, u"#######"_s};
        watch(recordedRun(gameOf(rows, classicRules), QStringList(4, u"move east"_s)));
        watching().run().seek(3);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->world().hero().cell, (Point{4, 1}));
        QCOMPARE(m_driver->world().treasureLeft(), 1);
        QCOMPARE(m_driver->world().turn(), 3);
        QCOMPARE(m_driver->session().game().history().size(), 3);
        QVERIFY(m_driver->page().log().lines().last().startsWith(u"You take over here."_s));
        m_driver->press(Qt::Key_Left);
        QCOMPARE(m_driver->world().hero().cell, (Point{3, 1}));
    }

    void aTakenOverGameIsAPracticeBranch()
    {
        QVERIFY(m_driver->window().playFile(
            m_home->writeLevel(u"gold.level.json"_s, levelJson(roomWithGold, classicRules))));
        for (int i = 0; i < 12; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        const QString first = m_driver->window().games().recordingId();
        const qsizetype best = HighScores(m_driver->window().games().scoresPath()).of(u"classic"_s).size();
        QCOMPARE(best, 1);
        m_driver->click(m_driver->child<QPushButton>(u"endWatch"_s));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        watching().run().seek(5);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->window().source().isPractice);
        const QString branch = m_driver->window().games().recordingId();
        QVERIFY(branch != first);
        for (int i = 0; i < 7; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        QCOMPARE(HighScores(m_driver->window().games().scoresPath()).of(u"classic"_s).size(), best);
        const Recordings &runs = m_driver->window().games().recordings();
        QCOMPARE(runs.branches().of(branch), (RecordingBranch{.of = first, .after = 5}));
        const QStringList all = runs.all();
        QVERIFY(all.contains(first) && all.contains(branch));
    }

    void escapeReturnsToTheTakenOverMoment()
    {
        watch(recordedRun(gameOf(roomWithGold, classicRules), QStringList(5, u"move east"_s)));
        watching().run().seek(3);
        m_driver->press(Qt::Key_Return);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_F7); // watches the current game
        QCOMPARE(watching().run().last(), 4);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(watching().run().last(), 5);
        QCOMPARE(at(), 3);
        QVERIFY(m_driver->window().games().recordings().all().contains(
            m_driver->window().games().recordingId())); // the game is in the list
    }

    void aSecondEscapeReturnsToTheStartPage()
    {
        loseAGame();
        m_driver->click(m_driver->child<QPushButton>(u"endWatch"_s));
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(watching().run().game().world().turn(), 0);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start); // not to the game that was just left
    }

    void aDeletedGameIsNotWatchedAgain()
    {
        loseAGame();
        const QString lost = m_driver->window().games().recordingId();
        m_driver->click(m_driver->child<QPushButton>(u"endBefore"_s));
        QVERIFY(!m_driver->window().games().recordings().remove(lost));
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void afterARestartEscapeReturnsToTheStartPage()
    {
        watch(recordedRun(gameOf(roomWithGold, classicRules), QStringList(5, u"move east"_s)));
        m_driver->press(Qt::Key_Return);
        m_driver->trigger(u"restartGame"_s);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void aFinishedGameCannotBeTakenOver()
    {
        const QStringList rows{u"#####"_s, u"#@ g#"_s, u"#####"_s};
        watch(recordedRun(gameOf(rows, classicRules), QStringList(2, u"move east"_s)));
        m_driver->press(Qt::Key_End);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->child<QWidget>(u"gameIsOver"_s).isVisible());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(at(), 2);
    }

    void aLostGameIsWatchedFromShortlyBeforeItsEnd()
    {
        loseAGame();
        const int end = m_driver->world().turn();
        m_driver->click(m_driver->child<QPushButton>(u"endWatch"_s));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QVERIFY(at() < end);
        QCOMPARE(watching().run().last(), end);
        QCOMPARE(watching().run().game().world().hero().hp, watching().run().game().world().maxHp(heroId));
        m_driver->press(Qt::Key_End);
        QCOMPARE(watching().run().game().world().status(), Status::Lost);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_driver->page().end().isVisible());
    }

    void aLostGameCanBeRetriedFromBeforeItsEnd()
    {
        loseAGame();
        m_driver->click(m_driver->child<QPushButton>(u"endBefore"_s));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_driver->session().isUnderWay());
        QVERIFY(m_driver->window().source().isPractice);
        QCOMPARE(m_driver->world().hero().hp, m_driver->world().maxHp(heroId));
        QVERIFY(m_driver->world().turn() > 0);
    }

    void aScoreOpensItsRun()
    {
        loseAGame();
        const QString run = m_driver->window().games().recordingId();
        m_driver->click(m_driver->child<QPushButton>(u"endScores"_s));
        auto &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        auto &watch = m_driver->child<QPushButton>(u"scoresWatch"_s);
        QVERIFY(!watch.isEnabled());
        table.setCurrentItem(table.topLevelItem(0));
        QVERIFY(watch.isEnabled());
        m_driver->click(watch);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(watching().run().loaded().id, run);
        QCOMPARE(at(), 0);
    }

    /// A player who died sees what happened and whether death was avoidable. The way out was to walk away.
    void aLostGameCanBeReviewedByKeysAlone()
    {
        loseAGame();
        while (QApplication::focusWidget()->objectName() != u"endWatch") {
            m_driver->passTime(1000);
            m_driver->press(Qt::Key_Tab);
        }
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        m_driver->press(Qt::Key_N); // the first hit
        QVERIFY(log().last().contains(u"hits you"_s));
        m_driver->press(Qt::Key_P);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->world().turn(), 1);
        m_driver->press(Qt::Key_G);
        QCOMPARE(m_driver->world().status(), Status::Playing);
    }

    void aLostGameCanBeReviewedByMouseAlone()
    {
        loseAGame();
        m_driver->click(m_driver->child<QPushButton>(u"endWatch"_s));
        auto &slider = m_driver->child<MarkSlider>(u"momentSlider"_s);
        const std::vector<RunMark> marks = watching().run().timeline().marks();
        const qint64 hit = marks.front().beat;
        QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(slider.placeOf(hit), slider.height() - 6));
        QCOMPARE(at(), hit);
        QVERIFY(log().last().contains(u"hits you"_s));
        m_driver->click(m_driver->child<QToolButton>(u"stepBackButton"_s));
        QCOMPARE(at(), hit - 1);
        m_driver->click(m_driver->child<QToolButton>(u"watchEverythingButton"_s));
        m_driver->click(m_driver->child<QToolButton>(u"takeOverButton"_s));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(qint64(m_driver->world().turn()), hit - 1);
        QCOMPARE(m_driver->world().status(), Status::Playing);
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    qint64 at() { return watching().run().at(); }
    void watch(const Run &run)
    {
        watching().playback().setTicking(false);
        QVERIFY(m_driver->window().openFile(written(run)));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        m_driver->canvas().setGliding(false);
    }
    QString written(const Run &run)
    {
        return m_home->writeLevel(u"game.run.json"_s, writeRun(run, *shippedCatalogue()));
    }

    void loseAGame()
    {
        const QString rat = uR"("legend": { "r": "rat" }, "ruleset": "classic",
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 900, "power": 12 } } })"_s;
        const QByteArray file = levelJson({u"############"_s, u"#@         r#"_s, u"############"_s}, rat);
        QVERIFY(m_driver->window().playFile(m_home->writeLevel(u"rat.level.json"_s, file)));
        for (int i = 0; i < 60 && m_driver->session().isUnderWay(); ++i) {
            m_driver->press(Qt::Key_Period);
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
    }

    QStringList log()
    {
        return m_driver->window().findChild<QWidget *>(u"watchLogDock"_s)->findChild<LogPanel *>()->lines();
    }
};

MAZEWRIGHT_SUITE(takingover, TestTakingOver)
#include "tst_takingover.moc"
