#include "app/games/highscores.h"
#include "app/play/testpanel.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QStringList corridor{u"#######"_s, u"#@   g#"_s, u"#######"_s};
const QString mortal = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;
const QString dark = u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 1 }"_s;

} // namespace

/// Playing from the editor in other ways than F5, in the real window.
class TestTestPlay : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        session().setTicking(false);
        m_window->levelPage().status().setSpeed(100);
        m_window->games().setScoresPath(m_folder->filePath(u"scores.json"_s));
    }

    void cleanup() { closeWindow(); }

    void shiftF5PlaysWithTheSeedOfTheLastTest()
    {
        play(corridor, turns);
        const std::uint64_t seed = session().game().seed();
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        click({4, 1});
        key(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(session().game().seed(), seed);
        QCOMPARE(world().turn(), 0);
        QVERIFY(!world().isWalkable({4, 1}));
        key(Qt::Key_Escape);
        key(Qt::Key_F5);
        QVERIFY(session().game().seed() != seed);
    }

    void shiftF5WhilePlayingRestarts()
    {
        play(corridor, turns);
        const std::uint64_t seed = session().game().seed();
        const std::uint64_t hash = world().hash();
        key(Qt::Key_Right);
        QVERIFY(world().hash() != hash);
        key(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(session().game().seed(), seed);
        QCOMPARE(world().hash(), hash);
    }

    void f5ReturnsToTheEditorAndKeepsTheGame()
    {
        play(corridor, turns);
        QCOMPARE(child<QAction>(u"playLevel"_s)->text(), u"Stop &playing"_s);
        key(Qt::Key_Right);
        const std::uint64_t hash = world().hash();
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(child<QAction>(u"playLevel"_s)->text(), u"&Play"_s);
        QVERIFY(session().isUnderWay());
        key(Qt::Key_F5, Qt::AltModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(world().hash(), hash);
        QCOMPARE(session().game().history().size(), 1U);
        QCOMPARE(canvas().spriteCell(heroId), std::optional(Point{2, 1}));
        key(Qt::Key_Right);
        QCOMPARE(world().turn(), 2);
    }

    void theGameContinuesInTheChangedLevel()
    {
        play(corridor, turns);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        click({4, 1}); // draws a wall with the chosen paint
        choose(u"treasure"_s);
        click({1, 1});
        key(Qt::Key_F5, Qt::AltModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(world().hero().cell, (Point{3, 1}));
        QCOMPARE(world().turn(), 2);
        QCOMPARE(world().treasureLeft(), 2);
        QVERIFY(!world().isWalkable({4, 1}));
        QVERIFY(session().game().history().empty());
        QVERIFY(lines().contains(u"You continue in the changed level; the game so far is not recorded."_s));
        QVERIFY2(lines().contains(u"Monsters and items: 1 unchanged, 1 new."_s), qPrintable(lines().join(u'\n')));
        key(Qt::Key_Right);
        QCOMPARE(world().hero().cell, (Point{3, 1}));
        QVERIFY(child<QLabel>(u"testPlay"_s)->isVisible());
    }

    void anErrorIsShownInsteadOfContinuing()
    {
        play(corridor, turns);
        key(Qt::Key_Escape);
        editor().toolbox().setTool(ToolId::Erase);
        click({1, 1});
        key(Qt::Key_F5, Qt::AltModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(child<QLabel>(u"editStatus"_s)->text().contains(u"errors"_s));
        QVERIFY(session().isUnderWay());
    }

    void aBlockedCellOfTheHeroAsksFirst()
    {
        play(corridor, turns);
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        click({2, 1});
        QString text;
        const DialogAnswer answer(u"goOnBox"_s, [&](QDialog *dialog) {
            text = qobject_cast<QMessageBox *>(dialog)->text();
            dialog->findChild<QPushButton *>(u"goOnAtStart"_s)->click();
        });
        key(Qt::Key_F5, Qt::AltModifier);
        QTRY_VERIFY(answer.wasGiven());
        QCOMPARE(text, u"The hero stands on cell 2, 1, which is now blocked: wall."_s);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(world().hero().cell, (Point{1, 1}));
        QCOMPARE(world().turn(), 1);
    }

    void restartingIsOfferedToo()
    {
        play(corridor, turns);
        const std::uint64_t seed = session().game().seed();
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        click({2, 1});
        const DialogAnswer answer(u"goOnBox"_s,
                                  [&](QDialog *dialog) { dialog->findChild<QPushButton *>(u"goOnAnew"_s)->click(); });
        key(Qt::Key_F5, Qt::AltModifier);
        QTRY_VERIFY(answer.wasGiven());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(world().turn(), 0);
        QCOMPARE(session().game().seed(), seed);
    }

    void anotherDocumentHasNoGameWaiting()
    {
        play(corridor, turns);
        key(Qt::Key_Escape);
        QVERIFY(isEnabled(u"goOnPlaying"_s));
        const int tested = editor().levels().current();
        m_window->editNewLevel();
        QVERIFY(!isEnabled(u"goOnPlaying"_s));
        editor().levels().show(tested);
        QVERIFY(isEnabled(u"goOnPlaying"_s));
        m_window->showStartPage();
        QCOMPARE(session().state(), PlaySession::State::Empty);
    }

    void aGameThatIsOverDoesNotWait()
    {
        play({u"@g"_s}, turns);
        key(Qt::Key_Right);
        QCOMPARE(session().state(), PlaySession::State::Over);
        key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(!isEnabled(u"goOnPlaying"_s));
        QVERIFY(isEnabled(u"playSameSeed"_s));
    }

    void thePanelIsShownOnlyInTests()
    {
        QVERIFY(m_window->playLevel(playable(levelFrom(corridor, turns)), {}));
        QVERIFY(!child<TestPanel>(u"testPanel"_s)->isVisible());
        QVERIFY(!isEnabled(u"show_testDock"_s));
        for (const QString &action : {u"playSameSeed"_s, u"stepGame"_s, u"protectHero"_s, u"revealLevel"_s}) {
            QVERIFY2(!isEnabled(action), qPrintable(action));
        }
        play(corridor, turns);
        QVERIFY(child<TestPanel>(u"testPanel"_s)->isVisible());
        QVERIFY(isEnabled(u"show_testDock"_s));
        key(Qt::Key_Escape);
        QVERIFY(!child<TestPanel>(u"testPanel"_s)->isVisible());
        QVERIFY(m_window->playLevel(playable(levelFrom(corridor, turns)), {}));
        QVERIFY(!child<TestPanel>(u"testPanel"_s)->isVisible());
    }

    void thePanelShowsTheGame()
    {
        play(corridor, turns);
        key(Qt::Key_Right);
        QCOMPARE(child<QLabel>(u"testTurnValue"_s)->text(), u"1"_s);
        QCOMPARE(child<QLabel>(u"testSeedValue"_s)->text(), QString::number(session().game().seed()));
        const QString hash = child<QLabel>(u"testHashValue"_s)->text();
        QCOMPARE(hash.size(), 16);
        QCOMPARE(hash.toULongLong(nullptr, 16), world().hash());
        QVERIFY(!child<QLabel>(u"testTimeValue"_s)->isVisible());
        QVERIFY(!child<QSlider>(u"testSpeed"_s)->isVisible());
        play({u"@  g"_s, u"   O"_s}, {});
        QVERIFY(child<QLabel>(u"testTimeValue"_s)->isVisible());
        QVERIFY(child<QSlider>(u"testSpeed"_s)->isVisible());
    }

    void seedAndHashCanBeCopied()
    {
        play(corridor, turns);
        QTest::mouseClick(child<QToolButton>(u"testSeedCopy"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::number(session().game().seed()));
        QVERIFY(!child<QLabel>(u"testHashValue"_s)->isVisible()); // it is rarely needed
        QTest::mouseClick(child<QToolButton>(u"testDetails"_s), Qt::LeftButton);
        QTest::mouseClick(child<QToolButton>(u"testHashCopy"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), TestPanel::hashText(world()));
    }

    void theNextSeedCanBeChosen()
    {
        play(corridor, turns);
        key(Qt::Key_Right);
        type(u"4711"_s);
        QTest::keyClick(child<QLineEdit>(u"nextSeed"_s), Qt::Key_Return);
        QCOMPARE(session().game().seed(), 4711U);
        QCOMPARE(world().turn(), 0);
        QCOMPARE(child<QLineEdit>(u"nextSeed"_s)->text(), QString());
        QVERIFY(canvas().hasFocus());
        type(u"12"_s);
        key(Qt::Key_E, Qt::ControlModifier);
        key(Qt::Key_F5);
        QCOMPARE(session().game().seed(), 12U);
        key(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(session().game().seed(), 12U);
    }

    void anInvalidSeedIsReported()
    {
        play(corridor, turns);
        const std::uint64_t seed = session().game().seed();
        key(Qt::Key_Right);
        type(u"9007199254740992"_s);
        QCOMPARE(child<QLabel>(u"nextSeedHint"_s)->text(), u"A seed is a whole number from 0 to 9007199254740991."_s);
        QTest::keyClick(child<QLineEdit>(u"nextSeed"_s), Qt::Key_Return);
        QCOMPARE(session().game().seed(), seed);
        QCOMPARE(world().turn(), 1);
    }

    void aStepIsATurn()
    {
        play(corridor, turns);
        key(Qt::Key_Semicolon);
        key(Qt::Key_Semicolon);
        QCOMPARE(world().turn(), 2);
        QCOMPARE(session().game().history(), (std::vector<Command>{Command::wait(), Command::wait()}));
        QTest::mouseClick(child<QToolButton>(u"stepGameTestButton"_s), Qt::LeftButton);
        QCOMPARE(world().turn(), 3);
    }

    void inRealTimeAStepLastsUntilTheNextMonster()
    {
        play({u"#######"_s, u"#@   g#"_s, u"#######"_s, u"#O    #"_s}, {});
        key(Qt::Key_Semicolon);
        QCOMPARE(world().timeMs(), 250);
        const qint64 next = world().actor(2).nextActionMs;
        QVERIFY(next > 250);
        key(Qt::Key_Semicolon);
        QCOMPARE(world().timeMs(), next);
        QVERIFY(session().isStepping());
        QCOMPARE(child<QLabel>(u"pauseBanner"_s)->text(), u"Step by step: time stands still"_s);
    }

    void theHeroWalksBetweenSteps()
    {
        play({u"#######"_s, u"#@   g#"_s, u"#######"_s, u"#O    #"_s}, {});
        key(Qt::Key_Semicolon);
        key(Qt::Key_Right);
        QCOMPARE(world().hero().cell, (Point{2, 1}));
        QCOMPARE(session().state(), PlaySession::State::Paused);
        session().advance(100);
        QCOMPARE(world().timeMs(), 250);
        key(Qt::Key_P);
        QCOMPARE(session().state(), PlaySession::State::Running);
        QVERIFY(!session().isStepping());
        session().advance(100);
        QCOMPARE(world().timeMs(), 350);
    }

    void aClickBetweenStepsDoesNotStartTheClock()
    {
        play({u"#######"_s, u"#@   g#"_s, u"#######"_s, u"#O    #"_s}, {});
        key(Qt::Key_Semicolon);
        click({2, 1});
        QCOMPARE(world().hero().cell, (Point{2, 1}));
        click({2, 1});
        QCOMPARE(session().state(), PlaySession::State::Paused);
    }

    void aProtectedHeroIsNotHarmed()
    {
        play({u"@O  g"_s}, mortal);
        auto *box = child<QCheckBox>(u"protectHeroBox"_s);
        QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
        QVERIFY(world().isProtected());
        QVERIFY(box->isChecked());
        QCOMPARE(child<QLabel>(u"testPlay"_s)->text(), u"Test play: cheats are on"_s);
        key(Qt::Key_Right);
        QCOMPARE(session().state(), PlaySession::State::Running);
        QCOMPARE(session().game().history().front(), Command::protect(true));
        QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
        QVERIFY(!world().isProtected());
        QCOMPARE(child<QLabel>(u"testPlay"_s)->text(), u"Test play"_s);
    }

    void protectionOutlivesAnotherTest()
    {
        play({u"@   g"_s}, mortal);
        child<QAction>(u"protectHero"_s)->trigger();
        key(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(world().isProtected());
        key(Qt::Key_Escape);
        key(Qt::Key_F5);
        QVERIFY(world().isProtected());
        QVERIFY(m_window->playLevel(playable(levelFrom({u"@   g"_s}, mortal)), {}));
        QVERIFY(!world().isProtected());
    }

    void revealingDoesNotChangeTheWorld()
    {
        play({u"@   #O g"_s}, dark);
        QVERIFY(!canvas().spriteCell(2));
        const std::uint64_t hash = world().hash();
        key(Qt::Key_Plus, Qt::ControlModifier);
        const Canvas::ViewState view = canvas().viewState();
        child<QAction>(u"revealLevel"_s)->trigger();
        QCOMPARE(canvas().spriteCell(2), std::optional(Point{5, 0}));
        QCOMPARE(world().hash(), hash);
        QVERIFY(session().game().history().empty());
        QVERIFY(canvas().viewState() == view);
        QCOMPARE(child<QLabel>(u"testPlay"_s)->text(), u"Test play: cheats are on"_s);
        key(Qt::Key_Right);
        QCOMPARE(canvas().spriteCell(2), std::optional(Point{5, 0}));
        child<QAction>(u"revealLevel"_s)->trigger();
        QVERIFY(!canvas().spriteCell(2));
    }

    void revealedThingsAreListedMappedAndDescribed()
    {
        play({u"@   #O g"_s}, dark);
        InViewPanel &list = m_window->levelPage().inView();
        const Minimap &map = m_window->levelPage().minimap();
        child<QDockWidget>(u"inViewDock"_s)->show();
        child<QDockWidget>(u"inViewDock"_s)->raise();
        QTRY_VERIFY(list.isVisible());
        const auto told = [this] {
            QTest::mouseMove(canvas().viewport(), at({2, 0}));
            QTest::mouseMove(canvas().viewport(), at({5, 0}));
            return canvas().cellSentence();
        };
        const QImage known = map.picture();
        QCOMPARE(list.entries().size(), std::size_t(0));
        QVERIFY(!told().contains(u"Orc"_s));
        child<QAction>(u"revealLevel"_s)->trigger();
        QCOMPARE(list.entries().size(), std::size_t(2));
        QCOMPARE(list.entries().front().name, u"orc"_s);
        QVERIFY(map.picture() != known);
        QVERIFY2(told().contains(u"Orc"_s), qPrintable(told()));
        child<QAction>(u"revealLevel"_s)->trigger();
        QCOMPARE(list.entries().size(), std::size_t(0));
        QCOMPARE(map.picture(), known);
        QVERIFY(!told().contains(u"Orc"_s));
    }

    void keysProtectAndReveal()
    {
        play({u"@   #O g"_s}, dark);
        key(Qt::Key_F9);
        QVERIFY(world().isProtected());
        key(Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(child<QAction>(u"revealLevel"_s)->isChecked());
        QVERIFY(child<QCheckBox>(u"revealLevelBox"_s)->toolTip().contains(u"Shift+F9"_s));
        key(Qt::Key_F9);
        QVERIFY(!world().isProtected());
    }

    void revealingEndsWithTheTest()
    {
        play({u"@   #O g"_s}, dark);
        child<QAction>(u"revealLevel"_s)->trigger();
        QVERIFY(canvas().spriteCell(2));
        QVERIFY(m_window->playLevel(playable(levelFrom({u"@   #O g"_s}, dark)), {}));
        QVERIFY(!canvas().spriteCell(2));
    }

    void speedIsTheSameEverywhere()
    {
        play({u"@  g"_s, u"   O"_s}, {});
        child<QSlider>(u"testSpeed"_s)->setValue(50);
        QCOMPARE(session().speed(), 50);
        QCOMPARE(child<QSlider>(u"speedSlider"_s)->value(), 50);
    }

    void thePanelShowsTheSpeedOfAnEarlierRun()
    {
        m_window->levelPage().status().setSpeed(25);
        startAgain();
        session().setTicking(false);
        play({u"@  g"_s, u"   O"_s}, {});
        QCOMPARE(session().speed(), 25);
        QCOMPARE(child<QSlider>(u"testSpeed"_s)->value(), 25);
        QCOMPARE(child<QLabel>(u"testSpeedValue"_s)->text(), u"25 %"_s);
    }

    void testsAreNeitherSavedNorCounted()
    {
        play({u"@  g"_s}, turns);
        for (int i = 0; i < 2; ++i) {
            key(Qt::Key_Right);
            key(Qt::Key_Escape);
            key(Qt::Key_F5, Qt::AltModifier);
        }
        key(Qt::Key_Right);
        QCOMPARE(session().state(), PlaySession::State::Over);
        m_window->showStartPage();
        QVERIFY(m_window->saves().all().isEmpty());
        QVERIFY(!QFile::exists(m_window->games().scoresPath()));
        QVERIFY(
            child<QLabel>(u"testCheats"_s)->text().contains(u"not added to the best games, but you can watch it"_s));
    }

    void returningNeverChangesTheDocument()
    {
        m_window->editNewLevel();
        editor().newLevel({90, 70});
        choose(u"orc"_s);
        click({40, 30});
        click({41, 30});
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_V);
        click({40, 30});
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Plus, Qt::ControlModifier);
        }
        canvas().horizontalScrollBar()->setValue(canvas().horizontalScrollBar()->value() + 33);
        canvas().verticalScrollBar()->setValue(canvas().verticalScrollBar()->value() + 21);
        QCoreApplication::processEvents();
        const Canvas::ViewState view = canvas().viewState();
        const QByteArray bytes = written();
        const int revision = editor().document().revision();
        const auto sameAsBefore = [&] {
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
            QCoreApplication::processEvents();
            QCOMPARE(written(), bytes);
            QCOMPARE(editor().document().revision(), revision);
            QCOMPARE(editor().document().undoStack().index(), 1);
            QCOMPARE(editor().document().undoStack().count(), 2);
            QVERIFY(editor().isModified());
            QCOMPARE(editor().toolbox().tool(), ToolId::Select);
            QCOMPARE(editor().toolbox().selection().pickedCells(),
                     Area({{40, 30}}, editor().document().level().size()));
            QCOMPARE(canvas().viewState().scroll, view.scroll);
            QVERIFY(canvas().viewState() == view);
        };
        const QList<QKeyCombination> ways{Qt::Key_F5, Qt::SHIFT | Qt::Key_F5, Qt::ALT | Qt::Key_F5,
                                          Qt::CTRL | Qt::Key_F5};
        for (int round = 0; round < 24; ++round) {
            const QKeyCombination way = ways.at(round % ways.size());
            key(way.key(), way.keyboardModifiers());
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
            QCoreApplication::processEvents();
            key(round % 2 == 0 ? Qt::Key_Down : Qt::Key_Right);
            key(Qt::Key_Semicolon);
            child<QAction>(u"protectHero"_s)->trigger();
            child<QAction>(u"revealLevel"_s)->trigger();
            key(Qt::Key_Minus, Qt::ControlModifier);
            key(round % 3 == 0 ? Qt::Key_F5 : Qt::Key_Escape);
            sameAsBefore();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void testPanelsHaveTheirOwnLayout()
    {
        play(corridor, turns);
        auto *dock = child<QDockWidget>(u"testDock"_s);
        auto *log = child<QDockWidget>(u"logDock"_s);
        log->hide();
        key(Qt::Key_Escape);
        QVERIFY(m_window->playLevel(playable(levelFrom(corridor, turns)), {}));
        QVERIFY(log->isVisible());
        QVERIFY(!dock->isVisible());
        play(corridor, turns);
        QVERIFY(!log->isVisible());
        QVERIFY(dock->isVisible());
        const QByteArray kept = docks().arrangement(PlayDocks::Style::Maze, true);
        QVERIFY(!kept.isEmpty());
        QVERIFY(kept != docks().arrangement(PlayDocks::Style::Maze));
    }

    void theBagHasOneName()
    {
        const QString action = child<QAction>(u"showInventory"_s)->text().remove(u'&');
        QCOMPARE(action, child<QDockWidget>(u"inventoryDock"_s)->windowTitle());
    }

    void protectionEndsWithTheLevel()
    {
        play(corridor, mortal);
        child<QAction>(u"protectHero"_s)->trigger();
        QVERIFY(world().isProtected());
        key(Qt::Key_F5);
        key(Qt::Key_F5); // plays the same level
        QVERIFY(world().isProtected());
        play(corridor, mortal); // plays another level
        QVERIFY(!world().isProtected());
        QVERIFY(!child<QAction>(u"protectHero"_s)->isChecked());
    }

private:
    PlaySession &session() { return m_window->session(); }
    const World &world() { return m_window->session().world(); }
    PlayDocks &docks() { return m_window->levelPage().docks(); }
    QStringList lines() { return m_window->levelPage().log().lines(); }

    void open(const QStringList &rows, const QString &rest)
    {
        m_window->editNewLevel();
        editor().openLevel(levelFrom(rows, rest), {}, false);
    }

    void play(const QStringList &rows, const QString &rest)
    {
        open(rows, rest);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
    }

    void type(const QString &text) { QTest::keyClicks(child<QLineEdit>(u"nextSeed"_s), text); }
    bool isEnabled(const QString &action) { return child<QAction>(action)->isEnabled(); }
    QByteArray written() { return writeLevelJson(editor().document().level(), *shippedCatalogue()); }
};

MAZEWRIGHT_SUITE(testplay, TestTestPlay)
#include "tst_testplay.moc"
