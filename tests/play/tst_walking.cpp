#include "app/play/herocontrols.h"
#include "gamecore/play/danger.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/patrols.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList longHall{u"##############"_s, u"#@           #"_s, u"#            #"_s, u"##############"_s};
const QStringList ambush{u"##########"_s, u"#@       #"_s, u"#######  #"_s, u"#######O #"_s, u"##########"_s};

} // namespace

/// Walking far by one click or key, in the real window at its real speed.
class TestWalking : public QObject {
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

    void aClickWalksTheShownPath()
    {
        play(longHall, classicSeeingAll);
        std::vector<Point> shown;
        std::vector<Point> taken;
        connect(&walk(), &JourneyRunner::pathChanged, this, [&](const std::vector<Point> &cells) {
            shown = shown.empty() ? cells : shown;
            taken.push_back(hero());
        });
        m_driver->click(Point{9, 2});
        QTRY_COMPARE(hero(), (Point{9, 2}));
        QVERIFY(!walk().isUnderWay());
        QCOMPARE(taken.front(), (Point{2, 1}));
        QCOMPARE(shown.size(), std::size_t(7));
        QCOMPARE(std::vector<Point>(taken.begin() + 1, taken.begin() + 8), shown);
    }

    void walkingDoesNotBlockTheWindow()
    {
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        QCOMPARE(hero(), (Point{2, 1}));
        QVERIFY(walk().isUnderWay());
        const QSignalSpy steps(&m_driver->session(), &PlaySession::played);
        QTRY_COMPARE(hero(), (Point{12, 1}));
        QCOMPARE(steps.count(), 10);
    }

    void anyKeyOnlyStopsTheWalk_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("a step") << Qt::Key_Left;
        QTest::newRow("space") << Qt::Key_Space;
        QTest::newRow("escape") << Qt::Key_Escape;
        QTest::newRow("a key without meaning") << Qt::Key_X;
    }

    void anyKeyOnlyStopsTheWalk()
    {
        QFETCH(Qt::Key, key);
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        QVERIFY(walk().isUnderWay());
        const Point before = hero();
        m_driver->press(key);
        QVERIFY(!walk().isUnderWay());
        QCOMPARE(hero(), before);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void holdingTheStartingKeyDoesNotStopTheWalk()
    {
        play(longHall, classicRules);
        m_driver->press(Qt::Key_O);
        QVERIFY(walk().isUnderWay());
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_O, {}, {}, true);
        QCoreApplication::sendEvent(m_driver->window().focusWidget(), &repeated);
        QVERIFY(walk().isUnderWay());
    }

    void aClickStopsTheWalk()
    {
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        const Point before = hero();
        m_driver->click(Point{1, 1});
        QVERIFY(!walk().isUnderWay());
        QCOMPARE(hero(), before);
    }

    void losingTheFocusStopsTheWalk()
    {
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        m_driver->trigger(u"about"_s);
        QTRY_VERIFY(!walk().isUnderWay());
        QVERIFY(hero() != (Point{12, 1}));
    }

    void inFourDirectionsADiagonalClickTakesTwoSteps()
    {
        play(longHall, u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"moves\": 4 }"_s);
        m_driver->click(Point{2, 2});
        QTRY_COMPARE(hero(), (Point{2, 2}));
        QCOMPARE(m_driver->world().turn(), 2);
    }

    void walkingSaysWhyItStops()
    {
        play(ambush, classicRules);
        m_driver->click(Point{8, 1});
        QTRY_COMPARE(lastLine(), u"You stop because of the orc."_s);
        QVERIFY(!walk().isUnderWay());
        m_driver->press(Qt::Key_O);
        QCOMPARE(lastLine(), u"You cannot do that while an orc is near. Press “T” to attack the nearest monster."_s);
        const int turn = m_driver->world().turn();
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_R, Qt::Key_Underscore, Qt::Key_O}) {
            m_driver->press(key, key == Qt::Key_Underscore ? Qt::ShiftModifier : Qt::NoModifier);
            QVERIFY2(lastLine().startsWith(u"You cannot do that while an orc is near."_s), qPrintable(lastLine()));
        }
        QCOMPARE(m_driver->world().turn(), turn);
    }

    void aMonsterBlockingTheOnlyWayIsNamed()
    {
        play({u"########"_s, u"#@ O   #"_s, u"########"_s}, u"\"ruleset\": \"peaceful\""_s);
        m_driver->click(Point{6, 1});
        QTRY_VERIFY(!walk().isUnderWay());
        QVERIFY(m_driver->page().log().lines().contains(u"The orc is in the way."_s));
        QCOMPARE(hero(), (Point{2, 1}));
        const int turn = m_driver->world().turn();
        m_driver->click(Point{6, 1});
        QCOMPARE(lastLine(), u"The orc is in the way. (×2)"_s);
        QCOMPARE(m_driver->world().turn(), turn);
    }

    void aClickOnTheHeroPicksUpAnItem()
    {
        play({u"######"_s, u"#@ ! #"_s, u"######"_s}, classicRules);
        m_driver->click(Point{3, 1});
        QTRY_COMPARE(lastLine(), u"You find a healing potion."_s);
        const int turn = m_driver->world().turn();
        m_driver->click(Point{3, 1});
        QCOMPARE(lastLine(), u"You pick up the healing potion (b)."_s);
        m_driver->click(Point{3, 1});
        QCOMPARE(m_driver->world().turn(), turn + 2);
    }

    /// Equal items share a row of the bag; messages name the letter of this row.
    void aSecondPotionHasTheLetterOfTheFirst()
    {
        play({u"######"_s, u"#@!! #"_s, u"######"_s}, classicRules);
        for (int potions = 0; potions < 2; ++potions) {
            m_driver->session().play(Command::move(Direction::East));
            m_driver->session().play(Command::pickUp());
            QVERIFY2(lastLine().startsWith(u"You pick up the healing potion (b)."_s), qPrintable(lastLine()));
        }
        QVERIFY(m_driver->world().itemWithLetter('c') != CellIndex::none);
    }

    /// An item that was found and left lying is mentioned before the door that needs it.
    void aKeyUnderTheHeroIsReportedFirst()
    {
        play({u"#######"_s, u"#@41 g#"_s, u"#######"_s}, classicRules);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"You pick up the red key (b)."_s);
        m_driver->session().play(Command::drop('b'));
        m_driver->press(Qt::Key_O);
        QCOMPARE(
            lastLine(),
            u"The red key lies here: press “G” to pick it up. The rest is behind locked doors: the red door needs a red key."_s);
    }

    /// In real time, guards are nearly always in view: the message comes once, and later clicks walk.
    void distantGuardsStopTheWalkOnce()
    {
        QVERIFY(m_driver->window().playLevel(
            playable(levelFrom(behindWater, ruled(u"buchhaim"_s, u"\"vision\": \"fov\", \"fov_radius\": 30"_s,
                                                  thingsOf({u"painkiller 3 3 behavior=patrol"_s, u"treasure 1 3"_s})))),
            {}, 1));
        m_driver->click(Point{9, 1});
        QTRY_COMPARE(lastLine(), u"You stop: the painkiller is in view. Repeat the command to continue."_s);
        QCOMPARE(hero(), (Point{2, 1}));
        m_driver->click(Point{9, 1});
        QTRY_COMPARE(hero(), (Point{9, 1}));
        m_driver->click(Point{18, 1});
        QTRY_COMPARE(hero(), (Point{18, 1}));
    }

    /// Each click is answered once in the log, and a repeated answer is counted.
    void underRealTimeRepeatedBlockingIsCounted()
    {
        play({u"########"_s, u"#@ O  g#"_s, u"########"_s},
             u"\"ruleset\": \"buchhaim\", \"things\": [ ], \"rules\": { \"vision\": \"all\" }"_s);
        m_driver->session().setTicking(false);
        const qsizetype before = m_driver->page().log().lines().size();
        m_driver->click(Point{6, 1});
        QCOMPARE(lastLine(), u"The orc is in the way."_s);
        m_driver->click(Point{6, 1});
        QCOMPARE(lastLine(), u"The orc is in the way. (×2)"_s);
        QCOMPARE(m_driver->page().log().lines().size(), before + 1);
        QVERIFY(!walk().isUnderWay());
        QCOMPARE(hero(), (Point{1, 1}));
    }

    void underRealTimeASecondClickWalksUntilDangerIsNear()
    {
        play(longCorridor, patrollingInRealTime({18, 1}, u"direction=west"_s));
        m_driver->session().setTicking(false);
        m_driver->click(Point{16, 1});
        QTRY_VERIFY(lastLine().contains(u"Repeat the command"_s));
        QCOMPARE(hero(), (Point{2, 1}));
        m_driver->click(Point{16, 1});
        QTRY_COMPARE(lastLine(), u"You stop: the painkiller is near."_s);
        QVERIFY(hero().x > 3);
        QVERIFY(m_driver->world().actor(2).cell.x - hero().x <= nearDistance);
        QCOMPARE(m_driver->world().hero().hp, m_driver->world().maxHp(heroId));
    }

    /// In turn-based games, each click while an enemy is near is one step, also a click on the enemy itself.
    void underTurnsAClickIsOneStepWhileAnEnemyIsNear()
    {
        play({u"##############"_s, u"#     @    O #"_s, u"##############"_s}, classicRules);
        m_driver->click(Point{1, 1});
        QTRY_VERIFY(!walk().isUnderWay());
        QCOMPARE(lastLine(), u"You stop: the orc is near."_s);
        QCOMPARE(hero(), (Point{5, 1}));
        m_driver->click(Point{1, 1});
        QTRY_VERIFY(!walk().isUnderWay());
        QCOMPARE(lastLine(), u"You stop: the orc is near. (×2)"_s);
        QCOMPARE(hero(), (Point{4, 1}));
        m_driver->press(Qt::Key_O); // keys are refused, and the log says what else to do
        QVERIFY2(lastLine().startsWith(u"You cannot do that while an orc is near."_s), qPrintable(lastLine()));
        QCOMPARE(m_driver->world().turn(), 2);
        m_driver->click(m_driver->world().actor(2).cell);
        QTRY_VERIFY(!walk().isUnderWay());
        QCOMPARE(m_driver->world().turn(), 3);
        QCOMPARE(hero(), (Point{5, 1}));
    }

    /// Each press is one blow or one step, or the log says why it is neither.
    void tAttacksTheNearest()
    {
        play({u"##########"_s, u"#@  O    #"_s, u"##########"_s}, ruled(u"classic"_s));
        for (int presses = 0; presses < 9 && m_driver->world().monstersLeft() > 0; ++presses) {
            const int turn = m_driver->world().turn();
            m_driver->press(Qt::Key_T);
            QCOMPARE(m_driver->world().turn(), turn + 1);
        }
        QCOMPARE(m_driver->world().monstersLeft(), 0);
        m_driver->press(Qt::Key_T);
        QCOMPARE(lastLine(), u"No monster to attack is in view."_s);

        play({u"#####"_s, u"#@~O#"_s, u"#####"_s}, classicRules);
        m_driver->press(Qt::Key_T);
        QCOMPARE(lastLine(),
                 u"You do not know a way to the orc. Wait for it, or find a way with the direction keys."_s);

        const QString brute = u"\"kinds\": { \"monsters\": { \"brute\": { \"base\": \"orc\", \"power\": 32 } } }"_s;
        play({u"####"_s, u"#@ #"_s, u"####"_s}, ruled(u"classic"_s, {}, thingsOf({u"brute 2 1"_s}) + u", "_s + brute));
        m_driver->press(Qt::Key_T);
        QCOMPARE(
            lastLine(),
            u"You hold back: you have 30 hit points left, and the next hits could kill you. Direction keys still attack."_s);
        m_driver->press(Qt::Key_O); // does not recommend the key that was just refused
        QVERIFY2(lastLine().endsWith(u"is near. Step into a monster to attack it."_s), qPrintable(lastLine()));
        QCOMPARE(m_driver->world().turn(), 0);

        play({u"####"_s, u"#@O#"_s, u"####"_s}, u"\"ruleset\": \"peaceful\""_s);
        m_driver->press(Qt::Key_T);
        QCOMPARE(lastLine(), u"This level has no combat."_s);
    }

    /// The second press opens the door where the first one stopped; then the path leads to the stairs.
    void oOpensALockAndWalksToTheStairs()
    {
        play({u"##########"_s, u"#@4 1   >#"_s, u"##########"_s}, classicRules);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"You pick up the red key (b)."_s);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"Your key fits the red door: press “O” again to open it."_s);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"Nothing is left to explore. Press “O” again to go to the stairs."_s);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"Nothing is left to explore. The stairs are here: press “>” to take them."_s);
        QCOMPARE(hero(), (Point{8, 1}));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(lastLine(), u"Es gibt nichts mehr zu erkunden. Hier ist die Treppe: Mit „>“ steigst du hinab."_s);
        const QStringList german = m_driver->page().log().lines();
        m_driver->window().useLanguage(u"en"_s);
        for (const QString &line :
             {u"Dein Schlüssel passt"_s,
              u"Es gibt nichts mehr zu erkunden. Drücke noch einmal „O“, um zur Treppe zu gehen."_s}) {
            QVERIFY2(!german.filter(line).isEmpty(), qPrintable(german.join(u'\n')));
        }
    }

    void aConfusedHeroGetsAnExplanation()
    {
        const QString drink = uR"("kinds": { "items": { "drink": { "base": "healing_potion",
        "effects": [{ "effect": "status", "status": "confused", "turns": 3 }] } } })"_s;
        play(longHall, ruled(u"classic"_s, {}, thingsOf({u"drink 1 1"_s}) + u", "_s + drink));
        m_driver->session().play(Command::pickUp());
        m_driver->session().play(Command::use('b'));
        const int turn = m_driver->world().turn();
        m_driver->press(Qt::Key_O);
        QCOMPARE(lastLine(), u"You are too confused to find a way. Keys and clicks still move you step by step."_s);
        QCOMPARE(m_driver->world().turn(), turn);
        m_driver->press(Qt::Key_R);
        QTRY_COMPARE(lastLine(), u"You are at full health."_s);
        QVERIFY(!m_driver->world().hero().statuses.has(StatusEffect::Confused));
    }

    /// A single press heals the hero completely.
    void restLastsUntilTheHeroIsHealed()
    {
        play({u"#####"_s, u"#@^ #"_s, u"#####"_s}, u"\"ruleset\": \"lantern\""_s);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Left);
        QVERIFY(m_driver->world().hero().hp < m_driver->world().maxHp(heroId));
        m_driver->press(Qt::Key_R);
        QTRY_COMPARE(lastLine(), u"You are at full health."_s);
        QCOMPARE(m_driver->world().hero().hp, m_driver->world().maxHp(heroId));
    }

    void aHeldButtonWalksUntilReleased()
    {
        play(behindWater, patrollingInRealTime({3, 3}));
        m_driver->session().setTicking(false);
        QWidget *view = m_driver->canvas().viewport();
        m_driver->canvas().setGliding(false);
        const auto goal = [this] { return m_driver->canvas().viewportRectOf({18, 1}).center(); }; // the view follows
        QTest::mousePress(view, Qt::LeftButton, {}, goal());
        QCOMPARE(hero(), (Point{2, 1}));
        QTRY_VERIFY(hero().x > 4);
        QTest::mouseRelease(view, Qt::LeftButton, {}, goal());
        QVERIFY(!walk().isUnderWay());
        QVERIFY(hero() != (Point{18, 1}));
        QTest::mousePress(view, Qt::LeftButton, {}, goal());
        QTRY_COMPARE(hero(), (Point{18, 1}));
        QTest::mouseRelease(view, Qt::LeftButton, {}, goal());
    }

    void oExplores()
    {
        play({u"##############"_s, u"#@           #"_s, u"##########!###"_s, u"#            #"_s, u"##############"_s},
             classicRules);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"You pick up the healing potion (b)."_s);
        QCOMPARE(hero(), (Point{10, 2}));
        m_driver->press(Qt::Key_0);
        QTRY_COMPARE(lastLine(), u"Nothing is left to explore."_s);
        QVERIFY(!walk().isUnderWay());
    }

    /// In real time, the first press names the monster, so that a repeatedly pressed key does not lead the hero into
    /// it.
    void underRealTimeTravelKeysWarnOfMonstersFirst_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("explore") << Qt::Key_O;
        QTest::newRow("stairs") << Qt::Key_Underscore;
    }

    void underRealTimeTravelKeysWarnOfMonstersFirst()
    {
        QFETCH(Qt::Key, key);
        const Qt::KeyboardModifiers modifiers = key == Qt::Key_Underscore ? Qt::ShiftModifier : Qt::NoModifier;
        play({u"##############"_s, u"#>  @       O#"_s, u"# ############"_s, u"# ############"_s, u"##############"_s},
             u"\"ruleset\": \"classic\", \"rules\": { \"clock\": \"realtime\" }"_s);
        m_driver->session().setTicking(false);
        m_driver->press(key, modifiers);
        QCOMPARE(lastLine(), u"The orc is in view. Repeat the command to go anyway."_s);
        QCOMPARE(hero(), (Point{4, 1}));
        m_driver->press(key, modifiers);
        QTRY_VERIFY(!walk().isUnderWay());
        QVERIFY(hero() != (Point{4, 1}));
    }

    void exploringReportsRemainingLockedDoors_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("hasKey");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no key") << u"#@ 1 g#"_s << classicRules << false
                                << u"The rest is behind locked doors: the red door needs a red key."_s;
        QTest::newRow("a key") << u"#@41 g#"_s << classicRules << true
                               << u"Your key fits the red door: press “O” again to open it."_s;
        QTest::newRow("all is seen") << u"#@  g #"_s << classicSeeingAll << false
                                     << u"You already see the whole level: go wherever you like."_s;
    }

    void exploringReportsRemainingLockedDoors()
    {
        QFETCH(QString, row);
        QFETCH(QString, rest);
        QFETCH(bool, hasKey);
        play({u"#######"_s, row, u"#######"_s}, rest);
        if (hasKey) {
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_G);
        }
        m_driver->press(Qt::Key_O);
        QFETCH(QString, sentence);
        QTRY_COMPARE(lastLine(), sentence);
    }

    /// Exploring names what it leaves: an item that the hero has walked past, or that he sees and cannot reach.
    void exploringNamesTheItemsLeft()
    {
        play({u"#########"_s, u"#@!   : #"_s, u"#########"_s}, classicRules);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"Nothing is left to explore. One item that you know of is left: healing potion."_s);
        play({u"#########"_s, u"#@!   :/#"_s, u"#########"_s}, classicRules);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"Nothing is left to explore. 2 items that you know of are left."_s);
    }

    /// A key pressed between the last step onto an item and the taking does not make exploring forget the item.
    void exploringTakesAnItemDespiteAnotherKey()
    {
        play({u"#########"_s, u"#@  !   #"_s, u"#########"_s}, classicRules);
        bool isInterrupted = false;
        connect(&m_driver->session(), &PlaySession::settled, this, [&] {
            if (!isInterrupted && hero() == Point{4, 1}) {
                isInterrupted = true;
                m_driver->press(Qt::Key_T); // any key only stops the walk
            }
        });
        m_driver->press(Qt::Key_O);
        QTRY_VERIFY(isInterrupted);
        QVERIFY(!walk().isUnderWay());
        m_driver->press(Qt::Key_T);
        QCOMPARE(lastLine(), u"No monster to attack is in view."_s);
        m_driver->press(Qt::Key_O);
        QTRY_COMPARE(lastLine(), u"You pick up the healing potion (b)."_s);
    }

    void underscoreReportsAMissingWayOut()
    {
        play(longHall, classicSeeingAll);
        m_driver->press(Qt::Key_Underscore, Qt::ShiftModifier);
        QCOMPARE(lastLine(), u"This level has neither stairs nor an exit."_s);
        play({u"#####"_s, u"#@#>#"_s, u"#####"_s}, classicSeeingAll);
        m_driver->press(Qt::Key_Underscore, Qt::ShiftModifier);
        QCOMPARE(lastLine(), u"You do not know a way to any stairs or exit."_s);
    }

    void underscoreWalksToTheStairs()
    {
        play({u"########"_s, u"#@    >#"_s, u"########"_s}, classicRules);
        m_driver->press(Qt::Key_Underscore, Qt::ShiftModifier);
        QTRY_COMPARE(lastLine(), u"The stairs are here: press “>” to take them."_s);
        QCOMPARE(hero(), (Point{6, 1}));
    }

    void restReportsFullHealth()
    {
        play(longHall, classicRules);
        m_driver->press(Qt::Key_R);
        QCOMPARE(lastLine(), u"You are at full health."_s);
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void restReportsAtOnceThatItCannotHeal_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("the usual key") << u".; Num+5"_s << u"Resting does not heal here. Press “.” to wait a turn."_s;
        QTest::newRow("a key of one's own") << u"Z"_s << u"Resting does not heal here. Press “Z” to wait a turn."_s;
        QTest::newRow("none") << QString() << u"Resting does not heal here."_s;
    }

    void restReportsAtOnceThatItCannotHeal()
    {
        QFETCH(QString, keys);
        QFETCH(QString, sentence);
        m_driver->child<QAction>(u"waitTurn"_s).setShortcuts(QKeySequence::listFromString(keys));
        play({u"#####"_s, u"#@^ #"_s, u"#####"_s}, classicRules);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_R);
        QCOMPARE(lastLine(), sentence);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void restIsOffUnderRealTime()
    {
        play(longHall, u"\"ruleset\": \"buchhaim\""_s);
        QVERIFY(!m_driver->child<QAction>(u"restUntilHealed"_s).isEnabled());
        QVERIFY(m_driver->child<QAction>(u"explore"_s).isEnabled());
    }

    void escapeStopsTheWalkBeforeLeaving()
    {
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void anotherGameEndsTheWalk()
    {
        play(longHall, classicSeeingAll);
        m_driver->click(Point{12, 1});
        m_driver->trigger(u"restartGame"_s);
        QVERIFY(!walk().isUnderWay());
        QCOMPARE(hero(), (Point{1, 1}));
    }

private:
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    Point hero() { return m_driver->world().hero().cell; }
    QString lastLine() { return m_driver->page().log().lines().value(m_driver->page().log().lines().size() - 1); }
    JourneyRunner &walk() { return m_driver->window().journeys(); }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(walking, TestWalking)
#include "tst_walking.moc"
