#include "gamecore/base/rng.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/botplayer.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QTextBlock>

using namespace Qt::StringLiterals;

using State = PlaySession::State;

namespace {

const QString turnsDiagonal = u"\"rules\": { \"clock\": \"turns\", \"moves\": 8 }"_s;
const QString permadeath = u"\"rules\": { \"death\": \"permadeath\" }"_s;
const QStringList room{u"#######"_s, u"#     #"_s, u"#     #"_s, u"#  @  #"_s,
                       u"#     #"_s, u"#    g#"_s, u"#######"_s};
const QStringList monsterToTheEast{u"#####"_s, u"#@Og#"_s, u"#####"_s};

/// A won game of the shipped level.
struct WonGame {
    std::uint64_t seed = 0;
    std::vector<Command> commands;
    std::uint64_t hash = 0;
};

/// Returns a won game whose first command is a step, since no time passes in the window before the first step.
WonGame wonGame()
{
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        Game game = gameOfLevel(shippedLevel(), seed);
        std::vector<Command> commands = playOn(game, u"careful"_s, isOver);
        if (game.world().status() == Status::Won && commands.front().type == Command::Type::Move) {
            return {.seed = seed, .commands = std::move(commands), .hash = game.world().hash()};
        }
    }
    return {};
}

} // namespace

class TestPlayWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void everyMovementKeyMoves_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<Direction>("direction");
        const auto row = [](const char *name, Qt::Key key, Direction direction, Qt::KeyboardModifiers modifiers = {}) {
            QTest::newRow(name) << key << modifiers << direction;
        };
        row("up", Qt::Key_Up, Direction::North);
        row("right", Qt::Key_Right, Direction::East);
        row("down", Qt::Key_Down, Direction::South);
        row("left", Qt::Key_Left, Direction::West);
        row("keypad 8", Qt::Key_8, Direction::North, Qt::KeypadModifier);
        row("keypad 9", Qt::Key_9, Direction::NorthEast, Qt::KeypadModifier);
        row("keypad 6", Qt::Key_6, Direction::East, Qt::KeypadModifier);
        row("keypad 3", Qt::Key_3, Direction::SouthEast, Qt::KeypadModifier);
        row("keypad 2", Qt::Key_2, Direction::South, Qt::KeypadModifier);
        row("keypad 1", Qt::Key_1, Direction::SouthWest, Qt::KeypadModifier);
        row("keypad 4", Qt::Key_4, Direction::West, Qt::KeypadModifier);
        row("keypad 7", Qt::Key_7, Direction::NorthWest, Qt::KeypadModifier);
        row("keypad up", Qt::Key_Up, Direction::North, Qt::KeypadModifier);
        row("keypad home", Qt::Key_Home, Direction::NorthWest, Qt::KeypadModifier);
        row("keypad page up", Qt::Key_PageUp, Direction::NorthEast, Qt::KeypadModifier);
        row("keypad end", Qt::Key_End, Direction::SouthWest, Qt::KeypadModifier);
        row("keypad page down", Qt::Key_PageDown, Direction::SouthEast, Qt::KeypadModifier);
        row("k", Qt::Key_K, Direction::North);
        row("j", Qt::Key_J, Direction::South);
        row("h", Qt::Key_H, Direction::West);
        row("l", Qt::Key_L, Direction::East);
        row("y", Qt::Key_Y, Direction::NorthWest);
        row("u", Qt::Key_U, Direction::NorthEast);
        row("b", Qt::Key_B, Direction::SouthWest);
        row("n", Qt::Key_N, Direction::SouthEast);
    }

    void everyMovementKeyMoves()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(Direction, direction);
        play(room, turnsDiagonal);
        m_driver->press(key, modifiers);
        QCOMPARE(hero(), (Point{3, 3}) + stepOf(direction));
    }

    void otherKeysDoNotMove_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("8 of the top row") << Qt::Key_8 << Qt::KeyboardModifiers();
        QTest::newRow("Ctrl and an arrow") << Qt::Key_Up << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("a letter without meaning") << Qt::Key_X << Qt::KeyboardModifiers();
    }

    void otherKeysDoNotMove()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        play(room, turnsDiagonal);
        m_driver->press(key, modifiers);
        QCOMPARE(hero(), (Point{3, 3}));
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void periodWaits()
    {
        play(room, turns);
        m_driver->press(Qt::Key_Period);
        m_driver->press(Qt::Key_5, Qt::KeypadModifier);
        QCOMPARE(m_driver->world().turn(), 2);
        QCOMPARE(hero(), (Point{3, 3}));
    }

    void aClickOnANeighborSteps()
    {
        play(room, turns);
        m_driver->click(Point{4, 3});
        QCOMPARE(hero(), (Point{4, 3}));
        m_driver->click(Point{4, 4});
        QCOMPARE(hero(), (Point{4, 4}));
    }

    void aClickFurtherAwayWalksThere()
    {
        play(room, turns);
        m_driver->click(Point{5, 3});
        QTRY_COMPARE(hero(), (Point{5, 3}));
        QCOMPARE(m_driver->world().turn(), 2);
    }

    void realTimeStartsWithTheFirstMove()
    {
        play(room);
        QCOMPARE(state(), State::Ready);
        QLabel &banner = m_driver->child<QLabel>(u"pauseBanner"_s);
        QVERIFY(banner.isVisible());
        QCOMPARE(banner.text(), u"Move to start"_s);
        m_driver->session().advance(1000);
        QCOMPARE(m_driver->world().timeMs(), 0);
        m_driver->press(Qt::Key_Left);
        QCOMPARE(state(), State::Running);
        QCOMPARE(hero(), (Point{2, 3}));
        QVERIFY(!banner.isVisible());
        m_driver->session().advance(1000);
        QCOMPARE(m_driver->world().timeMs(), 1000);
        QCOMPARE(text(u"clockValue"_s), u"0:01"_s);
    }

    void theBannerCoversNothingInTheLevel()
    {
        QVERIFY(m_driver->window().playFile(u":/levels/buchhaim.level.json"_s));
        QCOMPARE(state(), State::Ready);
        const QRect banner = m_driver->child<QLabel>(u"pauseBanner"_s).geometry();
        const World &world = m_driver->world();
        for (ActorId id = heroId; id <= world.actorCount(); ++id) {
            QVERIFY(!m_driver->canvas().viewportRectOf(world.actor(id).cell).intersects(banner));
        }
        for (const Item &item : world.items()) {
            QVERIFY(!m_driver->canvas().viewportRectOf(item.cell).intersects(banner));
        }
    }

    /// The banner is hidden while keys and clicks do something other than it says.
    void theBannerIsHiddenWhileLookingOrAiming()
    {
        play({u"#######"_s, u"#@f O #"_s, u"#######"_s});
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
        QLabel &banner = m_driver->child<QLabel>(u"pauseBanner"_s);
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_A}) {
            m_driver->press(Qt::Key_P);
            QVERIFY(banner.isVisible());
            if (key == Qt::Key_X) {
                m_driver->press(key);
            } else {
                QVERIFY(m_driver->window().targeting().start('a'));
                QVERIFY(m_driver->child<QLabel>(u"lookLine"_s).isVisible());
            }
            QVERIFY(!banner.isVisible());
            m_driver->press(Qt::Key_Escape);
            QVERIFY(banner.isVisible());
            m_driver->press(Qt::Key_P);
        }
    }

    void losingTheFocusPauses()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_COMPARE(state(), State::Paused);
        QVERIFY(m_driver->child<QLabel>(u"pauseBanner"_s).isVisible());
        m_driver->session().advance(1000);
        QCOMPARE(m_driver->world().timeMs(), 0);
    }

    void theKeyThatResumesAlsoMoves()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        m_driver->session().pause();
        m_driver->press(Qt::Key_Left);
        QCOMPARE(state(), State::Running);
        QCOMPARE(hero(), (Point{1, 3}));
    }

    void aClickOnTheViewResumes()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        m_driver->session().pause();
        m_driver->click(Point{5, 1});
        QCOMPARE(state(), State::Running);
        QCOMPARE(hero(), (Point{2, 3}));
        m_driver->session().pause();
        m_driver->click(Point{1, 3});
        QCOMPARE(state(), State::Running);
        QCOMPARE(hero(), (Point{1, 3}));
    }

    void pAndSpacePauseAndResume()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        for (const Qt::Key key : {Qt::Key_P, Qt::Key_Space}) {
            m_driver->press(key);
            QCOMPARE(state(), State::Paused);
            QCOMPARE(m_driver->child<QAction>(u"pauseGame"_s).text(), u"Resu&me"_s);
            m_driver->press(key);
            QCOMPARE(state(), State::Running);
            QCOMPARE(m_driver->child<QAction>(u"pauseGame"_s).text(), u"P&ause"_s);
        }
        QCOMPARE(hero(), (Point{2, 3}));
    }

    void aMenuPauses()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        QMenu &menu = m_driver->child<QMenu>(u"viewMenu"_s);
        menu.popup(m_driver->window().mapToGlobal(QPoint(10, 10)));
        QCOMPARE(state(), State::Paused);
        QCOMPARE(m_driver->child<QAction>(u"pauseGame"_s).text(), u"P&ause"_s);
        QTest::keyClick(&menu, Qt::Key_Escape);
        QVERIFY(!menu.isVisible());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(state(), State::Running);
    }

    void aMenuDoesNotResumeAPausedGame()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        m_driver->session().pause();
        QMenu &menu = m_driver->child<QMenu>(u"viewMenu"_s);
        menu.popup(m_driver->window().mapToGlobal(QPoint(10, 10)));
        QTest::keyClick(&menu, Qt::Key_Escape);
        QCOMPARE(state(), State::Paused);
    }

    void aDialogPauses()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        for (const QString &name : {u"chooseGame"_s, u"showKeys"_s, u"showScores"_s, u"about"_s, u"showCharacter"_s}) {
            m_driver->trigger(name);
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY2(dialog, qPrintable(name));
            QVERIFY2(state() == State::Paused, qPrintable(name));
            dialog->reject();
            QVERIFY2(state() == State::Running, qPrintable(name));
        }
    }

    void theBagMenuPauses()
    {
        play(room, u"\"ruleset\": \"classic\", \"rules\": { \"clock\": \"realtime\", \"vision\": \"all\" }"_s);
        m_driver->press(Qt::Key_Left);
        QCOMPARE(state(), State::Running);
        InventoryPanel &bag = m_driver->page().inventory();
        const QPoint row = bag.visualItemRect(bag.item(0)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, row, bag.viewport()->mapToGlobal(row));
        QApplication::sendEvent(bag.viewport(), &event);
        QMenu &menu = m_driver->child<QMenu>(u"inventoryMenu"_s);
        QVERIFY(menu.isVisible());
        QCOMPARE(state(), State::Paused);
        menu.close();
        QCOMPARE(state(), State::Running);
    }

    void turnsAreNeverPaused()
    {
        play(room, turns);
        QCOMPARE(state(), State::Running);
        QVERIFY(!m_driver->child<QLabel>(u"pauseBanner"_s).isVisible());
        m_driver->press(Qt::Key_P);
        QCOMPARE(state(), State::Running);
    }

    void clicksOnPanelsLeaveTheKeysToTheGame()
    {
        play(room);
        LogPanel &log = m_driver->page().log();
        m_driver->click(*log.viewport());
        m_driver->press(Qt::Key_Left);
        QCOMPARE(hero(), (Point{2, 3}));
        m_driver->click(m_driver->child<QSlider>(u"speedSlider"_s));
        m_driver->press(Qt::Key_Left);
        QCOMPARE(hero(), (Point{1, 3}));
        m_driver->click(m_driver->page().status(), QPoint(5, 5));
        m_driver->press(Qt::Key_Up);
        QCOMPARE(hero(), (Point{1, 2}));
        m_driver->click(m_driver->child<QWidget>(u"pauseGameButton"_s));
        m_driver->press(Qt::Key_Up);
        QCOMPARE(hero(), (Point{1, 1}));
    }

    void f6CyclesThroughThePanels()
    {
        play(room);
        const QList<QWidget *> round{&m_driver->canvas(), &m_driver->child<QSlider>(u"speedSlider"_s),
                                     m_driver->window().findChild<QWidget *>(u"inViewPanel"_s),
                                     &m_driver->page().log()};
        for (const int i : {0, 1, 2, 3, 0}) {
            QCOMPARE(m_driver->window().focusWidget(), round.at(i));
            m_driver->press(Qt::Key_F6);
        }
        m_driver->press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(m_driver->window().focusWidget(), round.at(0));
    }

    void theSpeedSliderScalesTime()
    {
        play(room);
        m_driver->press(Qt::Key_Left);
        QSlider &slider = m_driver->child<QSlider>(u"speedSlider"_s);
        QCOMPARE(slider.minimum(), 25);
        QCOMPARE(slider.maximum(), 200);
        slider.setValue(25);
        QCOMPARE(text(u"speedValue"_s), u"25 %"_s);
        for (int i = 0; i < 10; ++i) {
            m_driver->session().advance(13);
        }
        QCOMPARE(m_driver->world().timeMs(), 130 / 4);
        slider.setValue(200);
        m_driver->session().advance(1000);
        QCOMPARE(m_driver->world().timeMs(), 130 / 4 + 2000);
    }

    void theShippedLevelIsWonByKeys()
    {
        const WonGame won = wonGame();
        QVERIFY(m_driver->window().playLevel(playable(shippedLevel()), {}, won.seed));
        QCOMPARE(text(u"treasureValue"_s), u"4"_s);
        m_driver->press(Qt::Key_P);
        for (const Command &command : won.commands) {
            if (command.type == Command::Type::Move) {
                m_driver->press(arrowOf(command.direction));
            } else {
                m_driver->session().advance(command.milliseconds);
            }
        }
        QCOMPARE(m_driver->world().hash(), won.hash);
        QCOMPARE(m_driver->world().status(), Status::Won);
        QCOMPARE(state(), State::Over);
        QVERIFY(m_driver->page().end().isVisible());
        QCOMPARE(text(u"endTitle"_s), u"The maze is yours"_s);
        QVERIFY(text(u"endFacts"_s).startsWith(u"%1 gold in "_s.arg(m_driver->world().gold())));
        QCOMPARE(text(u"endSeed"_s), u"Seed %1"_s.arg(won.seed));
        QCOMPARE(text(u"goldValue"_s), QString::number(m_driver->world().gold()));
        QCOMPARE(text(u"treasureValue"_s), u"0"_s);
        QCOMPARE(m_driver->page().log().lines().last(), u"That was the last treasure: the maze is yours!"_s);
    }

    void aRespawnIsReportedAndSafetyIsShown()
    {
        play({u"######"_s, u"#@ O #"_s, u"#   g#"_s, u"######"_s});
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(hero(), (Point{1, 1}));
        const QStringList expected{u"You walked into the orc."_s, u"You are back at the start."_s,
                                   u"Nothing can touch you for 1.5 seconds."_s};
        QCOMPARE(m_driver->page().log().lines().last(expected.size()), expected);
        QProgressBar &safe = m_driver->child<QProgressBar>(u"safeBar"_s);
        QVERIFY(safe.isVisible());
        QCOMPARE(safe.maximum(), 1500);
        QCOMPARE(safe.value(), 1500);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), std::optional(Point{1, 1}));
        m_driver->session().advance(500);
        QCOMPARE(safe.value(), 1000);
        m_driver->session().advance(1000);
        QVERIFY(!safe.isVisible());
        QVERIFY(!m_driver->page().end().isVisible());
    }

    /// The panel layout, including the bag, does not move under the mouse.
    void theSafetyBarMovesNoOtherWidget()
    {
        QVERIFY(m_driver->window().playLevel(
            playable(levelFrom(
                {u"######"_s, u"#@ O #"_s, u"#   g#"_s, u"#!   #"_s, u"######"_s},
                u"\"ruleset\": \"classic\", \"rules\": { \"contact\": \"kills\", \"death\": \"respawn\" }"_s)),
            {}, 1));
        QCoreApplication::processEvents();
        const QWidget &button = m_driver->child<QWidget>(u"restartGameButton"_s);
        const QWidget &clock = m_driver->child<QWidget>(u"clockValue"_s);
        const QPoint place = button.mapTo(&m_driver->window(), QPoint());
        const QPoint above = clock.mapTo(&m_driver->window(), QPoint());
        for (int i = 0; i < 5 && m_driver->world().safeLeft() == 0; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QVERIFY(m_driver->child<QWidget>(u"safeBar"_s).isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(button.mapTo(&m_driver->window(), QPoint()), place);
        QCOMPARE(clock.mapTo(&m_driver->window(), QPoint()), above);
    }

    void droppedItemsAreReported()
    {
        play({u"@  g"_s}, ruled(u"classic"_s, {}, thingsOf({u"orc 1 0 hp=4 behavior=idle item=red_key"_s})));
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->page().log().lines().last(), u"The orc drops the red key."_s);
    }

    void permadeathShowsTheEndScreen()
    {
        play(monsterToTheEast, permadeath, 5);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(state(), State::Over);
        QVERIFY(m_driver->page().end().isVisible());
        QCOMPARE(text(u"endTitle"_s), u"The lantern is out"_s);
        QVERIFY(text(u"endFacts"_s).startsWith(u"0 gold in 0:00"_s));
        QCOMPARE(text(u"endSeed"_s), u"Seed 5"_s);
        QVERIFY(!m_driver->child<QPushButton>(u"endNext"_s).isVisible());
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"endAgain"_s));
    }

    void afterTheEndNothingMoves()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        const std::uint64_t hash = m_driver->world().hash();
        m_driver->press(Qt::Key_L);
        m_driver->click(Point{1, 1});
        m_driver->session().advance(1000);
        QCOMPARE(m_driver->world().hash(), hash);
    }

    void theEndScreenHasOnePrimaryButton()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        const auto primary = [this] { // the buttons with the accent color inside their border
            QStringList names;
            for (QPushButton *button : m_driver->page().end().findChildren<QPushButton *>()) {
                const QColor accent = button->palette().color(QPalette::Highlight);
                const bool isAccented = button->grab().toImage().pixelColor(8, button->height() / 2) == accent;
                if (button->isVisible() && isAccented) {
                    names.append(button->objectName());
                }
            }
            return names;
        };
        QCOMPARE(primary(), QStringList(u"endAgain"_s));
        m_driver->press(Qt::Key_Tab); // it may still be meant for the game
        QCOMPARE(m_driver->window().focusWidget()->objectName(), u"endAgain"_s);
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(m_driver->window().focusWidget()->objectName(), u"endWatch"_s);
        QCOMPARE(primary(), QStringList(u"endAgain"_s));
        m_driver->page().log().setFocus();
        QCOMPARE(primary(), QStringList(u"endAgain"_s));
    }

    /// Arrow keys visit the choices in the order in which they are on the card. All but three or four are links, so
    /// that no link is alone in its row.
    void theEndScreenHasButtonsAndPairsOfLinks()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        m_driver->passTime(KeyDebounce::pause);
        QStringList names;
        QList<bool> areLinks;
        QPoint before(0, 0);
        for (const QWidget *last = nullptr; last != m_driver->window().focusWidget();) {
            last = m_driver->window().focusWidget();
            names.append(last->objectName());
            areLinks.append(last->property("isLink").toBool());
            const QPoint place = last->mapTo(&m_driver->page().end(), QPoint());
            QVERIFY2(place.y() > before.y() || (place.y() == before.y() && place.x() > before.x()),
                     qPrintable(names.last()));
            before = place;
            m_driver->passTime(KeyDebounce::repeatPause);
            m_driver->press(Qt::Key_Down);
        }
        QCOMPARE(names, (QStringList{u"endAgain"_s, u"endWatch"_s, u"endBefore"_s, u"endSameSeed"_s, u"endEdit"_s,
                                     u"endScores"_s, u"endCopy"_s, u"endSave"_s}));
        QCOMPARE(areLinks, (QList<bool>{false, false, false, false, true, true, true, true}));
        const auto top = [this](const QString &name) { return m_driver->child<QPushButton>(name).y(); };
        QCOMPARE(top(u"endSave"_s), top(u"endCopy"_s));
    }

    void heldArrowsChooseNothingOnTheEndScreen()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        const QWidget *again = &m_driver->child<QPushButton>(u"endAgain"_s);
        m_driver->press(Qt::Key_Down);
        QCOMPARE(m_driver->window().focusWidget(), again);
        // A held key whose repetition the system does not report.
        for (int ms = 0; ms < 2 * KeyDebounce::pause; ms += 30) {
            m_driver->passTime(30);
            m_driver->press(Qt::Key_Down);
            QCOMPARE(m_driver->window().focusWidget(), again);
        }
        m_driver->passTime(KeyDebounce::repeatPause);
        m_driver->press(Qt::Key_Down);
        QVERIFY(m_driver->window().focusWidget() != again);
        const QWidget *chosen = m_driver->window().focusWidget();
        QVERIFY(m_driver->page().end().isAncestorOf(chosen));
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, {}, true);
        QApplication::sendEvent(m_driver->window().focusWidget(), &repeated);
        QCOMPARE(m_driver->window().focusWidget(), chosen);
    }

    /// A player who presses an arrow again and again does not notice the end at once: the series of presses chooses
    /// nothing, however long it is.
    void aSeriesOfPressesChoosesNothingOnTheEndScreen()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        const QWidget *again = &m_driver->child<QPushButton>(u"endAgain"_s);
        for (int ms = 0; ms < 4 * KeyDebounce::pause; ms += 300) {
            m_driver->passTime(300);
            m_driver->press(Qt::Key_Right);
            QCOMPARE(m_driver->window().focusWidget(), again);
        }
        m_driver->passTime(KeyDebounce::repeatPause);
        m_driver->press(Qt::Key_Down);
        QVERIFY(m_driver->window().focusWidget() != again);
    }

    /// The seed is in the Play menu; it goes to the clipboard, and a message confirms that.
    void theSeedCanBeCopied()
    {
        m_driver->window().useLanguage(u"en"_s);
        play(room, {}, largestSeed);
        QAction &copy = m_driver->child<QAction>(u"copySeed"_s);
        QCOMPARE(copy.text(), u"&Copy seed 9007199254740991"_s);
        copy.trigger();
        QCOMPARE(QApplication::clipboard()->text(), u"9007199254740991"_s);
        QCOMPARE(m_driver->page().log().lines().last(), u"Copied the seed 9007199254740991."_s);
        m_driver->window().showStartPage();
        QVERIFY(!copy.isEnabled());
    }

    void numbersFollowTheLanguage()
    {
        m_driver->window().useLanguage(u"en"_s);
        play({u"####"_s, u"#@g#"_s, u"####"_s}, turns);
        for (int i = 0; i < 1000; ++i) {
            m_driver->session().play(Command::wait());
        }
        QCOMPARE(text(u"clockValue"_s), u"1,000"_s);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(text(u"clockValue"_s), u"1.000"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

    void playAgainDrawsAnotherSeed()
    {
        play(monsterToTheEast, permadeath);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Space);
        QCOMPARE(state(), State::Ready);
        QCOMPARE(hero(), (Point{1, 1}));
        QVERIFY(!m_driver->page().end().isVisible());
        QVERIFY(m_driver->session().game().seed() != 1);
        QVERIFY(m_driver->session().game().seed() <= largestSeed);
        QCOMPARE(m_driver->child<QAction>(u"copySeed"_s).text(),
                 u"&Copy seed %1"_s.arg(m_driver->session().game().seed()));
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    void sameSeedStartsTheSameGame()
    {
        play(monsterToTheEast, permadeath, 3);
        const std::uint64_t hash = m_driver->world().hash();
        m_driver->press(Qt::Key_Right);
        m_driver->click(m_driver->child<QPushButton>(u"endSameSeed"_s));
        QCOMPARE(state(), State::Ready);
        QCOMPARE(m_driver->world().hash(), hash);
        QVERIFY(!m_driver->page().end().isVisible());
        m_driver->press(Qt::Key_Right);
        QCOMPARE(state(), State::Over);
    }

    void restartStartsTheSameGame()
    {
        play(room, turns, 3);
        const std::uint64_t hash = m_driver->world().hash();
        m_driver->press(Qt::Key_Left);
        QVERIFY(m_driver->world().hash() != hash);
        m_driver->press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(m_driver->world().hash(), hash);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), std::optional(Point{3, 3}));
        m_driver->press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_driver->session().game().seed() != 3);
    }

    void repeatedLinesAreCounted()
    {
        play(monsterToTheEast);
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Up);
        }
        QCOMPARE(m_driver->page().log().lines().last(), u"A wall bars the way. (×3)"_s);
    }

    void repeatedLinesMayHoldPercentSigns()
    {
        LogPanel &log = m_driver->page().log();
        log.say(u"%2 of %1"_s);
        log.say(u"%2 of %1"_s);
        QCOMPARE(log.lines(), (QStringList{u"%2 of %1 (×2)"_s}));
    }

    void theSafeTimeFollowsTheLanguage()
    {
        m_driver->window().useLanguage(u"en"_s);
        play({u"######"_s, u"#@ O #"_s, u"#   g#"_s, u"######"_s});
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(text(u"safeCaption"_s), u"Safe for 1.5 s"_s);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(text(u"safeCaption"_s).contains(u"1,5"_s));
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(text(u"safeCaption"_s), u"Safe for 1.5 s"_s);
    }

    void theNewestLineIsBold()
    {
        LogPanel &log = m_driver->page().log();
        log.say(u"first"_s);
        log.say(u"second"_s);
        const auto weight = [&log](int line) {
            return QTextCursor(log.document()->findBlockByNumber(line))
                .block()
                .begin()
                .fragment()
                .charFormat()
                .fontWeight();
        };
        QCOMPARE(weight(0), int(QFont::Normal));
        QCOMPARE(weight(1), int(QFont::DemiBold));
    }

    void textFromFilesIsPlainText()
    {
        Level level = levelFrom(room);
        level.name = u"<b>bold</b>"_s;
        level.description = u"<h1>large</h1>"_s;
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        QLabel &name = m_driver->child<QLabel>(u"levelName"_s);
        QCOMPARE(name.text(), level.name);
        QCOMPARE(name.textFormat(), Qt::PlainText);
        QCOMPARE(m_driver->page().log().lines().first(), level.description);
    }

    void glidingCanBeSwitchedOff()
    {
        play(room, turns);
        m_driver->press(Qt::Key_Left);
        QVERIFY(m_driver->canvas().isGliding());
        QTRY_VERIFY(!m_driver->canvas().isGliding());
        m_driver->trigger(u"motion2"_s);
        m_driver->press(Qt::Key_Left);
        QVERIFY(!m_driver->canvas().isGliding());
        QCOMPARE(m_driver->canvas().spriteCell(heroId), std::optional(Point{1, 3}));
    }

    void zoomKeysZoom()
    {
        play(room);
        const int fitted = m_driver->canvas().tileSize();
        m_driver->press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(m_driver->canvas().tileSize() < fitted);
        m_driver->press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(m_driver->canvas().tileSize(), 32);
        m_driver->press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(m_driver->canvas().tileSize(), 40);
        m_driver->press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_driver->canvas().tileSize(), fitted);
    }

    void largeLevelsFollowTheHero()
    {
        QStringList rows(100, u"@"_s.leftJustified(200));
        for (int y = 1; y < rows.size(); ++y) {
            rows[y] = QString(200, u' ');
        }
        play(rows, turns);
        m_driver->trigger(u"motion2"_s);
        QCOMPARE(m_driver->canvas().tileSize(), 32);
        for (int i = 0; i < 60; ++i) {
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_Down);
            const QRect view = m_driver->canvas().viewport()->rect();
            QVERIFY(view.contains(m_driver->canvas().viewportRectOf(hero())));
        }
        QCOMPARE(hero(), (Point{60, 60}));
    }

    void smallTilesAreNotUsedForPlay()
    {
        play(room);
        const int columns = m_driver->canvas().viewport()->width() / 21;
        play({u"@"_s.leftJustified(columns), QString(columns, u' ')});
        QVERIFY(m_driver->canvas().fitTileSize() >= 16);
        QVERIFY(m_driver->canvas().fitTileSize() < 24);
        QCOMPARE(m_driver->canvas().tileSize(), 32);
    }

private:
    void play(const QStringList &rows, const QString &rest = {}, std::uint64_t seed = 1)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, seed));
    }

    Point hero() { return m_driver->world().hero().cell; }
    State state() { return m_driver->session().state(); }
    QString text(const QString &label) { return m_driver->child<QLabel>(label).text(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(playwindow, TestPlayWindow)
#include "tst_playwindow.moc"
