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

constexpr Point start{1, 1};

/// A room without monsters, with gold in its far corner.
const QStringList emptyRoom{u"###############"_s, u"#@           g#"_s, u"#             #"_s, u"###############"_s};

Run runOfCommands(const QStringList &rows, const QString &rest, const QStringList &commands)
{
    Run run = recordedRun(gameOf(rows, rest), commands);
    run.origin.name = u"Ada"_s;
    return run;
}

/// Returns a run of six steps east and two steps back.
Run walk()
{
    return runOfCommands(emptyRoom, classicRules, QStringList(6, u"move east"_s) + QStringList(2, u"move west"_s));
}

} // namespace

/// A played game is watched in the real window: at each moment, all panels show that moment.
class TestWatching : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aRunFileOpensInTheWindow()
    {
        watch(walk());
        QCOMPARE(at(), 0);
        QCOMPARE(watching().run().last(), 8);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), start);
        QVERIFY(m_driver->window().windowTitle().contains(u"Ada"_s));
    }

    void anOpenedGamePlays_data()
    {
        QTest::addColumn<int>("motion");
        QTest::addColumn<bool>("plays");
        QTest::newRow("full motion") << int(Motion::Full) << true;
        QTest::newRow("reduced motion") << int(Motion::Reduced) << false; // nothing should move by itself
        QTest::newRow("no motion") << int(Motion::None) << false;
    }

    void anOpenedGamePlays()
    {
        QFETCH(int, motion);
        QFETCH(bool, plays);
        m_driver->canvas().setMotion(Motion(motion));
        watching().playback().setTicking(false);
        QVERIFY(m_driver->window().openFile(written(walk())));
        QCOMPARE(watching().playback().isPlaying(), plays);
        QCOMPARE(at(), 0);
        m_driver->press(Qt::Key_Right); // a step pauses
        QCOMPARE(at(), 1);
        QVERIFY(!watching().playback().isPlaying());
    }

    /// A game that is shown at a moment the user has chosen waits there.
    void aChosenMomentWaits()
    {
        QVERIFY(
            m_driver->window().playFile(m_home->writeLevel(u"gold.level.json"_s, levelJson(emptyRoom, classicRules))));
        m_driver->press(Qt::Key_Right);
        m_driver->canvas().setMotion(Motion::Full);
        m_driver->press(Qt::Key_F7);
        QCOMPARE(at(), 1);
        QVERIFY(!watching().playback().isPlaying());
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Return); // takes over
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(at(), 0);
        QVERIFY(!watching().playback().isPlaying());
    }

    /// In a large level and where there is room, the map is beside the list of games, not behind it.
    void theMapIsVisibleFromTheStart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280 x 800") << QSize(1280, 800);
        QTest::newRow("1920 x 1080") << QSize(1920, 1080);
    }

    void theMapIsVisibleFromTheStart()
    {
        QFETCH(QSize, size);
        m_driver->window().resize(size);
        QStringList rows(30, QString(60, u' '));
        rows[0][0] = u'@';
        watch(runOfCommands(rows, classicRules, {u"move east"_s}));
        for (const QString &name : {u"watchStatusDock"_s, u"watchMapDock"_s, u"watchGamesDock"_s}) {
            QTRY_VERIFY2(!m_driver->child<QWidget>(name).visibleRegion().isEmpty(), qPrintable(name));
        }
    }

    void aLostGameEndsWithTheHeroLying()
    {
        watch(runOfCommands({u"####"_s, u"#@O#"_s, u"####"_s},
                            u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s, {u"move east"_s}));
        const QImage before = pictureOfHero();
        m_driver->press(Qt::Key_Right);
        QCOMPARE(watching().run().game().world().status(), Status::Lost);
        const QImage lying = pictureOfHero();
        QVERIFY(lying != before);
        m_driver->press(Qt::Key_Left);
        QCOMPARE(pictureOfHero(), before);
    }

    void anInvalidRunIsReportedAndChangesNothing()
    {
        const QString path =
            m_home->writeLevel(u"broken.run.json"_s, "{\"format\": \"mazewright-run\", \"version\": 1}");
        m_driver->window().openFile(path);
        auto &text = m_driver->child<QPlainTextEdit>(u"issueText"_s);
        QVERIFY2(text.toPlainText().contains(u"ruleset"_s), qPrintable(text.toPlainText()));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void aRunOfOtherRulesIsReportedAndNotShown()
    {
        Run run = walk();
        ++run.rulesVersion;
        m_driver->window().openFile(written(run));
        QVERIFY(m_driver->child<QWidget>(u"otherRules"_s).isVisible());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void eachMomentIsShownEverywhere()
    {
        watch(walk());
        for (int i = 1; i <= 8; ++i) {
            m_driver->press(Qt::Key_Right);
            const Point cell{i <= 6 ? 1 + i : 13 - i, 1};
            QCOMPARE(m_driver->canvas().spriteCell(heroId), cell);
            QCOMPARE(m_driver->child<QLabel>(u"momentText"_s).text(), u"Turn %1"_s.arg(i));
            QCOMPARE(m_driver->child<MarkSlider>(u"momentSlider"_s).value(), i);
        }
        for (int i = 7; i >= 0; --i) {
            m_driver->press(Qt::Key_Left);
            const Point cell{i <= 6 ? 1 + i : 13 - i, 1};
            QCOMPARE(m_driver->canvas().spriteCell(heroId), cell);
            QCOMPARE(m_driver->child<QLabel>(u"momentText"_s).text(), u"Turn %1"_s.arg(i));
        }
    }

    void keysStepThroughTheRun_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("a step on") << Qt::Key_Right << 3 << 4;
        QTest::newRow("a step back") << Qt::Key_Left << 3 << 2;
        QTest::newRow("to the start") << Qt::Key_Home << 3 << 0;
        QTest::newRow("to the end") << Qt::Key_End << 3 << 8;
        QTest::newRow("not past the end") << Qt::Key_Right << 8 << 8;
        QTest::newRow("not before the start") << Qt::Key_Left << 0 << 0;
        QTest::newRow("no mark behind: it stays") << Qt::Key_N << 3 << 3;
        QTest::newRow("no mark before: it stays") << Qt::Key_P << 3 << 3;
    }

    void keysStepThroughTheRun()
    {
        QFETCH(Qt::Key, key);
        QFETCH(int, from);
        QFETCH(int, to);
        watch(walk());
        watching().run().seek(from);
        m_driver->press(key);
        QCOMPARE(at(), to);
    }

    void aHeldKeyAccelerates()
    {
        watch(runOfCommands(emptyRoom, classicRules, QStringList(400, u"wait"_s)));
        hold(Qt::Key_Right, HeldStep::stepsBeforeGrowth);
        QCOMPARE(at(), HeldStep::stepsBeforeGrowth);
        hold(Qt::Key_Right, 1); // released and pressed again
        QCOMPARE(at(), HeldStep::stepsBeforeGrowth + 1);
        watching().run().seek(400);
        hold(Qt::Key_Left, 2 * HeldStep::stepsBeforeGrowth);
        QCOMPARE(at(), 400 - 3 * HeldStep::stepsBeforeGrowth);
        hold(Qt::Key_Left, 100);
        QCOMPARE(at(), 0);
    }

    void aHeldButtonAccelerates()
    {
        watch(runOfCommands(emptyRoom, classicRules, QStringList(2000, u"wait"_s)));
        auto &button = m_driver->child<QToolButton>(u"stepForwardButton"_s);
        QTest::mousePress(&button, Qt::LeftButton);
        QTRY_VERIFY(at() > 2 * HeldStep::stepsBeforeGrowth);
        QTest::mouseRelease(&button, Qt::LeftButton);
        const qint64 let = at();
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(at(), let + 1);
    }

    void aClickOnTheBarSeeks()
    {
        watch(runOfCommands(emptyRoom, classicRules, QStringList(200, u"wait"_s)));
        auto &slider = m_driver->child<MarkSlider>(u"momentSlider"_s);
        QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(slider.placeOf(150), slider.height() - 6));
        QCOMPARE(at(), 150);
        QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(slider.placeOf(20), slider.height() - 6));
        QTest::mouseMove(&slider, QPoint(slider.placeOf(90), slider.height() - 6));
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(slider.placeOf(90), slider.height() - 6));
        QCOMPARE(at(), 90);
        QVERIFY(!slider.isSliderDown());
        QTest::mouseMove(&slider,
                         QPoint(slider.placeOf(30), slider.height() - 6)); // the mouse button is no longer pressed
        QCOMPARE(at(), 90);
        m_driver->press(Qt::Key_Space);
        QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(slider.placeOf(60), slider.height() - 6));
        QVERIFY(!watching().playback().isPlaying());
    }

    void keysSeekToMarks()
    {
        const QStringList rows{u"#######"_s, u"#@ g g#"_s, u"#######"_s};
        watch(runOfCommands(rows, classicRules, QStringList(4, u"move east"_s)));
        m_driver->press(Qt::Key_N);
        QCOMPARE(at(), 2);
        m_driver->press(Qt::Key_N);
        QCOMPARE(at(), 4);
        m_driver->press(Qt::Key_P);
        QCOMPARE(at(), 2);
    }

    void playbackRunsAtTheChosenSpeed_data()
    {
        QTest::addColumn<int>("speed");
        QTest::addColumn<int>("passed");
        for (int speed = Playback::slowest; speed <= Playback::fastest; ++speed) {
            QTest::addRow("%s", qPrintable(Playback::speedText(speed)))
                << speed << (4 << (speed - Playback::slowest)) / 8;
        }
    }

    void playbackRunsAtTheChosenSpeed()
    {
        QFETCH(int, speed);
        QFETCH(int, passed);
        watch(runOfCommands(emptyRoom, classicRules, QStringList(400, u"wait"_s)));
        watching().playback().setSpeed(speed);
        m_driver->press(Qt::Key_Space);
        QVERIFY(watching().playback().isPlaying());
        for (int i = 0; i < 100; ++i) {
            watching().playback().advance(10); // one second in total
        }
        QCOMPARE(at(), passed);
        m_driver->press(Qt::Key_Space);
        watching().playback().advance(1000);
        QCOMPARE(at(), passed);
    }

    void underRealTimePlaybackFollowsTheGameClock()
    {
        watch(runOfCommands(emptyRoom, u"\"ruleset\": \"buchhaim\""_s,
                            {u"move east"_s, u"advance 1000"_s, u"move east"_s, u"advance 500"_s}));
        m_driver->press(Qt::Key_Space);
        watching().playback().advance(400);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{2, 1}));
        QCOMPARE(watching().run().game().world().timeMs(), 400);
        watching().playback().advance(600);
        QCOMPARE(watching().run().game().world().timeMs(), 1000);
    }

    void playbackStopsAtTheEndAndRestarts()
    {
        watch(walk());
        m_driver->press(Qt::Key_Space);
        watching().playback().advance(60'000);
        QCOMPARE(at(), 8);
        QVERIFY(!watching().playback().isPlaying());
        m_driver->press(Qt::Key_Space);
        QCOMPARE(at(), 0);
        QVERIFY(watching().playback().isPlaying());
    }

    void theSpeedHasLimits()
    {
        watch(walk());
        for (int i = 0; i < 20; ++i) {
            m_driver->press(Qt::Key_Up);
        }
        QCOMPARE(m_driver->child<QLabel>(u"watchSpeed"_s).text(), u"64×"_s);
        for (int i = 0; i < 20; ++i) {
            m_driver->press(Qt::Key_Down);
        }
        QCOMPARE(m_driver->child<QLabel>(u"watchSpeed"_s).text(), u"1/8×"_s);
    }

    void theWholeLevelCanBeRevealed()
    {
        const QStringList rows{u"###########"_s, u"#   #     #"_s, u"# @ #  O  #"_s, u"#   #     #"_s,
                               u"###########"_s};
        constexpr ActorId orc = 2;
        watch(runOfCommands(rows, classicRules, {u"move west"_s}));
        QVERIFY(!m_driver->canvas().spriteCell(orc));
        m_driver->press(Qt::Key_E);
        QCOMPARE(m_driver->canvas().spriteCell(orc), (Point{7, 2}));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{1, 2}));
        m_driver->press(Qt::Key_E);
        QVERIFY(!m_driver->canvas().spriteCell(orc));
        QCOMPARE(at(), 1);
    }

    void aHeroWithLimitedSightIsInTheMiddle_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("isCentered");
        QTest::newRow("limited sight") << classicRules << true;
        QTest::newRow("the whole level in view") << classicSeeingAll << false;
    }

    /// As in play, at each moment; a level that is seen or revealed completely is shown whole.
    void aHeroWithLimitedSightIsInTheMiddle()
    {
        QFETCH(const QString, rest);
        QFETCH(const bool, isCentered);
        m_driver->window().resize(1280, 800);
        watch(runOfCommands(emptyRoom, rest, QStringList(6, u"move east"_s)));
        QCoreApplication::processEvents();
        const Canvas &canvas = m_driver->canvas();
        const auto isInTheMiddle = [&] {
            const QRect hero = canvas.viewportRectOf(*canvas.spriteCell(heroId));
            return (hero.center() - canvas.viewport()->rect().center()).manhattanLength() <= 4;
        };
        const auto isWhole = [&] {
            return canvas.viewport()->rect().contains(canvas.viewportRectOf({0, 0}) | canvas.viewportRectOf({14, 3}));
        };
        QTRY_COMPARE(isInTheMiddle(), isCentered);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(isInTheMiddle(), isCentered);
        m_driver->press(Qt::Key_Left);
        QCOMPARE(isInTheMiddle(), isCentered);
        m_driver->press(Qt::Key_E);
        QVERIFY(isWhole());
        QVERIFY(!isInTheMiddle());
        m_driver->press(Qt::Key_E);
        QCOMPARE(isInTheMiddle(), isCentered);
    }

    /// As in play: in a line, or beside a cell with a monster or an item.
    void hoveringNamesTheCell()
    {
        const QStringList rows{u"########"_s, u"#@   O~#"_s, u"########"_s};
        constexpr ActorId orc = 2;
        watch(runOfCommands(rows, classicSeeingAll, QStringList(3, u"wait"_s)));
        QCoreApplication::processEvents();
        Canvas &canvas = m_driver->canvas();
        const auto hover = [&canvas](Point cell) {
            QTest::mouseMove(canvas.viewport(), canvas.viewportRectOf(cell).center());
        };
        hover({6, 1});
        const auto &label = m_driver->child<QLabel>(u"watchLabel"_s);
        QCOMPARE(label.text(), u"Water."_s);
        QVERIFY(label.isVisible());
        QVERIFY(!m_driver->child<QLabel>(u"lookLine"_s).isVisible());
        const auto cellOfOrc = [&] { return watching().run().game().world().actor(orc).cell; };
        hover(cellOfOrc());
        QVERIFY(label.isVisible());
        QVERIFY2(label.text().startsWith(u"Orc: 10 of 10 HP."_s), qPrintable(label.text()));
        const Point next = cellOfOrc() + stepOf(Direction::West);
        hover(next);
        QCOMPARE(label.text(), u"Floor."_s);
        while (cellOfOrc() != next && at() < watching().run().last()) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(cellOfOrc(), next);
        QVERIFY2(label.text().startsWith(u"Orc: 10 of 10 HP."_s), qPrintable(label.text()));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(label.isHidden());
    }

    void theTrailShowsWhereTheHeroWas()
    {
        watch(walk());
        watching().run().seek(3);
        QCOMPARE(m_driver->canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 4, 1)));
        watching().run().seek(1);
        QCOMPARE(m_driver->canvas().tinted(CellTint::Trail), QRegion(QRect(1, 1, 2, 1)));
        m_driver->press(Qt::Key_T);
        QVERIFY(m_driver->canvas().tinted(CellTint::Trail).isEmpty());
        watching().run().seek(5);
        QVERIFY(m_driver->canvas().tinted(CellTint::Trail).isEmpty());
    }

    void onlyMessagesUpToTheMomentAreShown()
    {
        const QStringList rows{u"#######"_s, u"#@ g g#"_s, u"#######"_s};
        watch(runOfCommands(rows, classicRules, QStringList(4, u"move east"_s)));
        QCOMPARE(log(), QStringList());
        m_driver->press(Qt::Key_End);
        const QStringList all = log();
        QVERIFY(all.size() >= 2);
        watching().run().seek(3);
        QCOMPARE(log(), all.first(1));
        watching().run().seek(1);
        QCOMPARE(log(), QStringList());
        m_driver->press(Qt::Key_Right);
        QCOMPARE(log(), all.first(1));
    }

    void screenReadersAnnounceTheMoment()
    {
        const QStringList rows{u"#######"_s, u"#@ g g#"_s, u"#######"_s};
        watch(runOfCommands(rows, classicRules, QStringList(4, u"move east"_s)));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().cellSentence(), u"Turn 1."_s);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().cellSentence(), u"Turn 2. "_s + log().last());
        QCOMPARE(m_driver->canvas().sentenceCell(), (Point{3, 1}));
    }

    void escapeReturnsToTheStartPage()
    {
        watch(walk());
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
        m_driver->trigger(u"watchGames"_s);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }

    void watchingLeavesTheGameInPlayUnchanged()
    {
        QVERIFY(
            m_driver->window().playFile(m_home->writeLevel(u"gold.level.json"_s, levelJson(emptyRoom, classicRules))));
        m_driver->press(Qt::Key_Right);
        const std::uint64_t hash = m_driver->world().hash();
        watch(walk());
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
        QCOMPARE(m_driver->world().hash(), hash);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{2, 1}));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{3, 1}));
    }

    void aLanguageChangeTranslatesTheMessages()
    {
        const QStringList rows{u"#######"_s, u"#@ g g#"_s, u"#######"_s};
        watch(runOfCommands(rows, classicRules, QStringList(4, u"move east"_s)));
        watching().run().seek(2);
        const QStringList english = log();
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        QCOMPARE(log().size(), english.size());
        QVERIFY(log() != english);
        QCOMPARE(at(), 2);
        m_driver->window().useLanguage(u"en"_s);
    }

    void aGhostFollowsTheOtherGame()
    {
        constexpr int ghost = std::numeric_limits<int>::min();
        watch(runOfCommands(emptyRoom, classicRules, QStringList(5, u"move east"_s)));
        const Run other = runOfCommands(emptyRoom, classicRules, QStringList(2, u"move south"_s));
        auto timeline = std::make_shared<Timeline>(other, shippedCatalogue());
        QVERIFY(timeline->explore());
        watching().view().setGhost(timeline);
        QCOMPARE(m_driver->canvas().spriteCell(ghost), start);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{2, 1}));
        QCOMPARE(m_driver->canvas().spriteCell(ghost), (Point{1, 2}));
        m_driver->press(Qt::Key_End); // the ghost stays where its game ended
        QCOMPARE(m_driver->canvas().spriteCell(ghost), (Point{1, 2}));
        m_driver->press(Qt::Key_Home);
        QCOMPARE(m_driver->canvas().spriteCell(ghost), start);
    }

    void aGhostOfTheSameGameFollowsTheHero()
    {
        constexpr int ghost = std::numeric_limits<int>::min();
        const Run run = runOfCommands(emptyRoom, u"\"ruleset\": \"buchhaim\""_s,
                                      {u"move east"_s, u"move east"_s, u"advance 100"_s, u"move east"_s});
        watch(run);
        auto timeline = std::make_shared<Timeline>(run, shippedCatalogue());
        QVERIFY(timeline->explore());
        watching().view().setGhost(timeline);
        for (int i = 0; i <= watching().run().last(); ++i) { // several steps have the same time
            watching().run().seek(i);
            QCOMPARE(m_driver->canvas().spriteCell(ghost), m_driver->canvas().spriteCell(heroId));
        }
    }

    void enterOnAButtonDoesNotTakeOver()
    {
        watch(walk());
        m_driver->child<QToolButton>(u"runStartButton"_s).setFocus();
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }

    void anotherGameRemovesTheGhost()
    {
        watch(walk());
        auto timeline = std::make_shared<Timeline>(walk(), shippedCatalogue());
        QVERIFY(timeline->explore());
        watching().view().setGhost(timeline);
        QVERIFY(watching().view().hasGhost());
        watch(walk());
        QVERIFY(!watching().view().hasGhost());
    }

    void theShortcutOpensTheExportDialog()
    {
        watch(walk());
        m_driver->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_driver->window().findChild<QDialog *>(u"exportDialog"_s)->isVisible());
    }

    void f7WatchesTheGameInPlay()
    {
        QVERIFY(
            m_driver->window().playFile(m_home->writeLevel(u"gold.level.json"_s, levelJson(emptyRoom, classicRules))));
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_F7);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        QCOMPARE(at(), 2);
        m_driver->press(Qt::Key_Home);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), start);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{3, 1}));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().hero().cell, (Point{4, 1}));
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    qint64 at() { return watching().run().at(); }
    QImage pictureOfHero()
    {
        Canvas &canvas = m_driver->canvas();
        canvas.setGliding(false);
        return canvas.viewport()->grab(canvas.viewportRectOf(watching().run().game().world().hero().cell)).toImage();
    }
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
    void hold(Qt::Key key, int times)
    {
        for (int i = 0; i < times; ++i) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, QString(), i > 0);
            QCoreApplication::sendEvent(&m_driver->canvas(), &event);
        }
    }
    QStringList log()
    {
        return m_driver->window().findChild<QWidget *>(u"watchLogDock"_s)->findChild<LogPanel *>()->lines();
    }
};

MAZEWRIGHT_SUITE(watching, TestWatching)
#include "tst_watching.moc"
