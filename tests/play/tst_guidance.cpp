#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString wonBy = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [ %1 ] }"_s;
const QString buchhaimRules = u"\"ruleset\": \"buchhaim\""_s;
const QStringList treasures{u"#######"_s, u"#@ gg #"_s, u"#######"_s};

} // namespace

/// Unrequested guidance in the window: the goal, how to begin, and the relevant keys.
class TestGuidance : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void theGoalFollowsTheWinRule_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("win");
        QTest::addColumn<QString>("goal");
        const auto row = [](const char *name, const QString &cells, const QString &win, const QString &goal) {
            QTest::newRow(name) << cells << win << goal;
        };
        row("treasure", u"#@ gg #"_s, u"\"treasure\""_s, u"Goal: collect 2 treasures."_s);
        row("one treasure", u"#@ g  #"_s, u"\"treasure\""_s, u"Goal: collect 1 treasure."_s);
        row("exit", u"#@ g X#"_s, u"\"exit\""_s, u"Goal: reach the exit."_s);
        row("stairs", u"#@ g >#"_s, u"\"exit\""_s, u"Goal: find the stairs and take them (>)."_s);
        row("monsters", u"#@ O O#"_s, u"\"monsters\""_s, u"Goal: defeat 2 monsters. You have one life."_s);
        row("treasure and monsters", u"#@g O #"_s, u"\"treasure\", \"monsters\""_s,
            u"Goal: collect 1 treasure and defeat 1 monster. You have one life."_s);
        row("all of them", u"#@gO X#"_s, u"\"treasure\", \"monsters\", \"exit\""_s,
            u"Goal: collect 1 treasure and defeat 1 monster, then reach the exit. You have one life."_s);
        row("a condition that holds already", u"#@ O X#"_s, u"\"treasure\", \"exit\""_s,
            u"Goal: reach the exit. You have one life."_s);
        row("no way out", u"#@ g  #"_s, u"\"treasure\", \"exit\""_s,
            u"This level cannot be won: look around as long as you like."_s);
        row("nothing to win by", u"#@    #"_s, u"\"treasure\""_s,
            u"This level cannot be won: look around as long as you like."_s);
    }

    void theGoalFollowsTheWinRule()
    {
        QFETCH(QString, row);
        QFETCH(QString, win);
        play({QString(row.size(), u'#'), row, QString(row.size(), u'#')}, wonBy.arg(win));
        QTEST(lines().last(), "goal");
    }

    void theGoalOfADungeonIsToFindTheStairs()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 1));
        QVERIFY2(lines().last().startsWith(u"Goal: find the stairs (>) on every depth"_s), qPrintable(lines().last()));
        QVERIFY(log().contains(u">: take the stairs."_s));
        QVERIFY(log().contains(u"G: pick up"_s));
    }

    void theGoalOfLanternIsToFetchTheLantern()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"lantern"_s, 1));
        QCOMPARE(
            lines().last(),
            u"Goal: fetch the eternal lantern from depth 12. Find the stairs (>) on every depth before it. You have one life."_s);
        QCOMPARE(m_driver->child<QLabel>(u"levelName"_s).text(), u"Depth 1 of 12"_s);
    }

    /// A continued game does not repeat its goal; the status panel shows what is left to do.
    void aContinuedGameShowsTheRemainingTreasure()
    {
        const QString file =
            m_home->writeLevel(u"two.level.json"_s, levelJson(treasures, wonBy.arg(u"\"treasure\""_s)));
        QVERIFY(m_driver->window().playFile(file));
        takeFirstStep();
        takeFirstStep();
        QCOMPARE(m_driver->world().treasureLeft(), 1);
        m_driver->trigger(u"showStartPage"_s);
        const QString id = m_driver->window().games().saves().all().first().id;
        play(treasures, buchhaimRules);
        QVERIFY(m_driver->window().continueSaved(id));
        QVERIFY2(!lines().last().startsWith(u"Goal: "_s), qPrintable(lines().last()));
        QCOMPARE(m_driver->child<QLabel>(u"treasureValue"_s).text(), u"1"_s);
    }

    void theFirstLinesSayHowToBegin()
    {
        play(treasures, buchhaimRules);
        QCOMPARE(lines().first(),
                 u"Time stands still until your first step. Arrow keys or a click: walk. P: pause. F1: all "
                 "keys. Shift+F1: the manual."_s);
        play({u"######"_s, u"#@ OX#"_s, u"######"_s}, wonBy.arg(u"\"exit\""_s));
        QCOMPARE(lines().first(),
                 u"Monsters move only when you do. Arrow keys or a click: walk. F1: all keys. Shift+F1: the manual."_s);
        QCOMPARE(lines().at(1), u"Walk into a monster to attack it."_s);
    }

    void aChangedSpeedIsShownAtTheStart()
    {
        const auto isSaid = [this] { return log().contains(u"The game runs at 25 % speed."_s); };
        play(treasures, buchhaimRules);
        QVERIFY(!isSaid());
        m_driver->page().status().setSpeed(25);
        play(treasures, buchhaimRules);
        QVERIFY(isSaid());
        QVERIFY(lines().last().startsWith(u"Goal: "_s));
        play(treasures, turns);
        QVERIFY(!isSaid());
    }

    void theMessagesNameTheBoundKeys()
    {
        m_driver->child<QAction>(u"pickUp"_s).setShortcuts({QKeySequence(Qt::Key_T)});
        m_driver->child<QAction>(u"useItem"_s).setShortcuts(QList<QKeySequence>());
        play({u"######"_s, u"#@ !g#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        QVERIFY2(log().contains(u"T: pick up an item."_s), qPrintable(log()));
        QVERIFY2(!log().contains(u"use an item"_s), qPrintable(log())); // the command has no key
    }

    void onlyKeysTheLevelNeedsAreExplained()
    {
        play(treasures, wonBy.arg(u"\"treasure\""_s));
        for (const QString &key :
             {u"pick up"_s, u"stairs"_s, u"explore"_s, u"monster"_s, u"pause"_s, u"Monsters move"_s}) {
            QVERIFY2(!log().contains(key), qPrintable(log()));
        }
        QVERIFY(log().contains(u"Step onto a treasure"_s));
    }

    void lessonsAreShownTwice()
    {
        for (int game = 0; game < lessonRepeats; ++game) {
            play(treasures, buchhaimRules);
            QVERIFY(lines().size() > 1);
            takeFirstStep();
        }
        startAgain();
        m_driver->window().useLanguage(u"en"_s);
        play(treasures, buchhaimRules);
        QCOMPARE(lines(), QStringList(u"Goal: collect 2 treasures."_s));
    }

    void newKeysAreStillExplainedLater()
    {
        for (int game = 0; game < lessonRepeats; ++game) {
            play(treasures, buchhaimRules);
            takeFirstStep();
        }
        play({u"######"_s, u"#@ !g#"_s, u"######"_s}, buchhaimRules);
        QCOMPARE(lines(),
                 (QStringList{u"G: pick up an item. A: use an item from the bag."_s, u"Goal: collect 1 treasure."_s}));
    }

    void unplayedGamesDoNotCountAsLessons()
    {
        for (int game = 0; game <= lessonRepeats; ++game) {
            play(treasures, buchhaimRules);
        }
        QVERIFY(lines().size() > 1);
    }

    void aTestPlayShowsOnlyTheGoal()
    {
        QVERIFY(m_driver->window().editFile(m_home->writeLevel(u"own.level.json"_s, corridorFile(u"Own"_s))));
        m_driver->trigger(u"playLevel"_s);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(lines().size(), 1);
        QVERIFY(deeds().contains(u"F5 back to the editor"_s));
    }

    void aLanguageChangeTranslatesTheFirstLines()
    {
        Level level = levelFrom(treasures, buchhaimRules);
        level.description = u"A hall."_s;
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(lines().last(), u"Ziel: 2 Schätze einsammeln."_s);
        QCOMPARE(lines().size(), 4);
        QCOMPARE(lines().first(), u"A hall."_s);
        QVERIFY2(lines().at(1).startsWith(u"Die Zeit steht still, bis du den ersten Schritt machst."_s),
                 qPrintable(lines().at(1)));
        QVERIFY2(deeds().contains(u"Pfeiltasten gehen"_s), qPrintable(deeds().join(u'\n')));
    }

    void aLanguageChangeTranslatesALoneGoal()
    {
        for (int game = 0; game < lessonRepeats; ++game) {
            play(treasures, buchhaimRules);
            takeFirstStep();
        }
        play(treasures, buchhaimRules);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(lines(), QStringList(u"Ziel: 2 Schätze einsammeln."_s));
    }

    void aLanguageChangeKeepsLaterMessages()
    {
        play(treasures, buchhaimRules);
        const qsizetype count = lines().size();
        m_driver->page().log().say(u"You leave behind a tonic."_s);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(lines().value(count - 1), u"Ziel: 2 Schätze einsammeln."_s);
        QCOMPARE(lines().size(), count + 1);
        QCOMPARE(lines().last(), u"You leave behind a tonic."_s);
    }

    void theFirstLinesAreTranslatedEvenAfterAStep()
    {
        play(treasures, buchhaimRules);
        takeFirstStep();
        const QStringList before = lines();
        QVERIFY(before.size() > 1);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(deeds().contains(u"Pfeiltasten gehen"_s));
        QCOMPARE(lines().size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            QVERIFY2(lines().at(i) != before.at(i), qPrintable(before.at(i)));
        }
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(lines(), before);
    }

    void theFirstLinesAreReadByScreenReaders()
    {
        play(treasures, buchhaimRules);
        QAccessibleInterface *log = QAccessible::queryAccessibleInterface(&m_driver->page().log());
        const QString read = log->textInterface()->text(0, log->textInterface()->characterCount());
        QVERIFY2(read.startsWith(u"Time stands still"_s), qPrintable(read));
        QVERIFY2(read.endsWith(u"Goal: collect 2 treasures."_s), qPrintable(read));
    }

    void theKeyLineFollowsTheSituation()
    {
        play({u"########"_s, u"#@!>  g#"_s, u"########"_s}, wonBy.arg(u"\"treasure\", \"exit\""_s));
        QVERIFY2(deeds().contains(u"Arrow keys walk"_s), qPrintable(deeds().join(u'\n')));
        QCOMPARE(deeds().last(), u"F1 all keys"_s);
        takeFirstStep();
        QCOMPARE(deeds().first(), u"G pick up"_s);
        m_driver->press(Qt::Key_G);
        QVERIFY(!deeds().contains(u"G pick up"_s));
        QVERIFY(deeds().contains(u"A use"_s));
        takeFirstStep();
        QCOMPARE(deeds().first(), u"> take the stairs"_s);
        play(treasures, buchhaimRules);
        QVERIFY(m_driver->child<QLabel>(u"pauseBanner"_s).isVisible()); // it says that any move starts the game
        QVERIFY2(deeds().contains(u"Arrow keys walk"_s), qPrintable(deeds().join(u'\n')));
        m_driver->press(Qt::Key_Up);
        QVERIFY(deeds().contains(u"P pause"_s));
        m_driver->press(Qt::Key_P);
        QCOMPARE(deeds().first(), u"P resume"_s);
    }

    void theKeyLineOffersNoExploringInDanger()
    {
        play({u"########"_s, u"#@    g#"_s, u"########"_s}, u"\"ruleset\": \"classic\""_s);
        QVERIFY(deeds().contains(u"O explore"_s));
        play({u"########"_s, u"#@  O g#"_s, u"########"_s}, u"\"ruleset\": \"classic\""_s);
        QVERIFY(!deeds().contains(u"O explore"_s));
    }

    void theKeyLineFollowsAStoppedJourney()
    {
        play({u"########"_s, u"#@!   g#"_s, u"########"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        QCOMPARE(deeds().first(), u"G pick up"_s);
        m_driver->click({5, 1});
        QTRY_VERIFY(m_driver->world().hero().cell.x > 2);
        m_driver->press(Qt::Key_Shift); // any key stops the walk
        QCOMPARE(deeds().first(), u"Arrow keys walk"_s);
    }

    void theKeyLineShowsHowToAimAndLook()
    {
        play({u"########"_s, u"#@ O  g#"_s, u"########"_s}, wonBy.arg(u"\"treasure\""_s));
        m_driver->press(Qt::Key_X);
        QCOMPARE(deeds(), (QStringList{u"Arrow keys move the cursor"_s, u"Tab next target"_s, u"Enter go there"_s,
                                       u"Escape stop looking"_s}));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(deeds().contains(u"X look around"_s));
        play({u"####"_s, u"#@ #"_s, u"####"_s}, wonBy.arg(u"\"treasure\""_s));
        m_driver->press(Qt::Key_X);
        QVERIFY(!deeds().contains(u"Tab next target"_s));
        play({u"########"_s, u"#@~ O g#"_s, u"########"_s},
             u"\"legend\": { \"~\": \"fireball_scroll\" }, "_s + wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        m_driver->press(Qt::Key_G);
        m_driver->page().inventory().useRequested('b');
        QVERIFY(m_driver->window().targeting().isActive());
        QCOMPARE(deeds(),
                 (QStringList{u"Arrow keys aim"_s, u"Tab next target"_s, u"Enter use it there"_s, u"Escape cancel"_s}));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(deeds().contains(u"Arrow keys walk"_s));
    }

    /// A confusion scroll needs a target.
    void theKeyLineOffersNoTargetWithoutMonsters()
    {
        play({u"########"_s, u"#@~   g#"_s, u"########"_s},
             u"\"legend\": { \"~\": \"confusion_scroll\" }, "_s + wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        m_driver->press(Qt::Key_G);
        m_driver->page().inventory().useRequested('b');
        QVERIFY(m_driver->window().targeting().isActive());
        QCOMPARE(deeds(), (QStringList{u"Arrow keys aim"_s, u"Escape cancel"_s}));
    }

    void theKeyLineShowsAPendingChoice()
    {
        play({u"#####"_s, u"#@rg#"_s, u"#####"_s}, uR"("legend": { "r": "rat" },
             "kinds": { "monsters": { "rat": { "base": "orc", "hp": 1, "xp": 35 } } },
             "ruleset": "classic", "rules": { "vision": "all", "level_xp_base": 35, "level_xp_step": 0 })"_s);
        for (int i = 0; i < 9 && m_driver->page().growth().isHidden(); ++i) {
            takeFirstStep();
        }
        QVERIFY(!m_driver->page().growth().isHidden());
        QCOMPARE(deeds(), QStringList(u"1 2 3 choose what to improve"_s));
        m_driver->passTime(KeyDebounce::pause);
        m_driver->press(Qt::Key_1);
        QVERIFY2(deeds().contains(u"Arrow keys walk"_s), qPrintable(deeds().join(u'\n')));
    }

    void theKeyLineShowsTheChoicesAtTheEnd()
    {
        play({u"#####"_s, u"#@g #"_s, u"#####"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        QCOMPARE(m_driver->session().state(), PlaySession::State::Over);
        QCOMPARE(deeds(),
                 (QStringList{u"Enter play with another seed"_s, u"Ctrl+R restart"_s, u"Escape start page"_s}));
    }

    void theKeyLineShowsWhatEnterDoesAtTheEnd()
    {
        play({u"#####"_s, u"#@g #"_s, u"#####"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        QCOMPARE(deeds().first(), u"Enter play with another seed"_s);
        m_driver->child<QPushButton>(u"endSameSeed"_s).setFocus();
        QCOMPARE(deeds().first(), u"Enter restart"_s);
        m_driver->child<QPushButton>(u"endScores"_s).setFocus();
        QCOMPARE(deeds().first(), u"Enter best games"_s);
    }

    /// Escape leaves full screen first.
    void theKeyLineShowsWhatEscapeDoesAtTheEnd()
    {
        play({u"#####"_s, u"#@g #"_s, u"#####"_s}, wonBy.arg(u"\"treasure\""_s));
        m_driver->press(Qt::Key_F11);
        takeFirstStep();
        QCOMPARE(deeds().last(), u"Escape leave full screen"_s);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(!m_driver->window().isFullScreen());
        QCOMPARE(deeds().last(), u"Escape start page"_s);
        m_driver->press(Qt::Key_F11);
        QCOMPARE(deeds().last(), u"Escape leave full screen"_s);
    }

    void theKeyLineShowsHowToAttack()
    {
        play({u"######"_s, u"#@O g#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        QCOMPARE(deeds().first(), u"Right attack east"_s);
        play({u"######"_s, u"#@  g#"_s, u"# O  #"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        QVERIFY2(deeds().first().endsWith(u" attack southeast"_s), qPrintable(deeds().first()));
        play({u"######"_s, u"#@ Og#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        QVERIFY(!deeds().first().contains(u" attack "_s));
        // The line names the monster beside the hero, even if another monster is in view and comes first in the file.
        play({u"#######"_s, u"#   Og#"_s, u"#@O   #"_s, u"#######"_s}, wonBy.arg(u"\"treasure\""_s));
        QCOMPARE(deeds().first(), u"Right attack east"_s);
    }

    void theKeyLineFollowsChangedShortcuts()
    {
        play(treasures, wonBy.arg(u"\"treasure\""_s));
        m_driver->child<QAction>(u"look"_s).setShortcuts({QKeySequence(Qt::Key_T)});
        takeFirstStep();
        QVERIFY(deeds().contains(u"T look around"_s));
    }

    /// In a panel, the line shows the keys of the panel.
    void theKeyLineFollowsTheFocus()
    {
        play({u"######"_s, u"#@! g#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        m_driver->press(Qt::Key_G);
        m_driver->press(Qt::Key_I);
        QVERIFY(m_driver->page().inventory().hasFocus());
        QCOMPARE(deeds(), (QStringList{u"Arrow keys select"_s, u"Enter use"_s, u"Del drop"_s, u"Tab next panel"_s,
                                       u"Escape back to the level"_s}));
        m_driver->child<QLineEdit>(u"logSearch"_s).setFocus();
        QCOMPARE(deeds(), (QStringList{u"Tab next panel"_s, u"Escape back to the level"_s}));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(m_driver->canvas().hasFocus());
        QVERIFY(deeds().contains(u"Arrow keys walk"_s));
    }

    /// A background that is only a shade lighter is not visible to everyone.
    void theChosenRowOfTheBagIsFramed()
    {
        play({u"######"_s, u"#@! g#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        m_driver->press(Qt::Key_G);
        m_driver->press(Qt::Key_I);
        InventoryPanel &bag = m_driver->page().inventory();
        bag.setCurrentRow(1);
        const QImage picture = bag.viewport()->grab().toImage();
        const auto isFramed = [&](int row) {
            const QRect place = bag.visualItemRect(bag.item(row));
            return picture.pixelColor(place.center().x(), place.top()) == bag.palette().color(QPalette::Highlight);
        };
        QVERIFY(isFramed(1));
        QVERIFY(!isFramed(0));
    }

    void aClickOnAKeyLineEntryRunsIt()
    {
        play({u"######"_s, u"#@! g#"_s, u"######"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        QCOMPARE(deeds().first(), u"G pick up"_s);
        QTest::mouseClick(&line(), Qt::LeftButton, {}, line().placeOf(0).center());
        QVERIFY2(lines().last().startsWith(u"You pick up the healing potion"_s), qPrintable(lines().last()));
        QVERIFY(m_driver->canvas().hasFocus());
        const int turn = m_driver->world().turn();
        QTest::mouseClick(&line(), Qt::LeftButton, {}, {1, 1});
        QCOMPARE(m_driver->world().turn(), turn);
        QTest::mouseClick(&line(), Qt::LeftButton, {}, line().placeOf(line().hints().size() - 1).center());
        QVERIFY(m_driver->window().findChild<QWidget *>(u"keysDialog"_s));
    }

    void namesGetTheRightArticle()
    {
        for (const QString &name :
             {u"an orc"_s, u"a red key"_s, u"a unicorn"_s, u"spikes"_s, u"leather armor"_s, u"Grandma"_s}) {
            const QString plain = name.startsWith(u"an "_s)  ? name.mid(3)
                                  : name.startsWith(u"a "_s) ? name.mid(2)
                                                             : name;
            QCOMPARE(withArticle(plain), name);
        }
        const Catalogue &catalogue = *shippedCatalogue();
        const Appearance &dragon = catalogue.kind(*catalogue.kindOf(u"dragon"_s)).look;
        const Appearance &key = catalogue.kind(*catalogue.kindOf(u"red_key"_s)).look;
        QCOMPARE(nameOf(dragon, NameForm::The), u"dragon"_s); // English sentences contain the article themselves
        m_driver->window().useLanguage(u"de"_s);
        QCOMPARE(nameOf(dragon, NameForm::The), u"der Drache"_s);
        QCOMPARE(nameOf(dragon, NameForm::TheObject), u"den Drachen"_s);
        QCOMPARE(nameOf(key, NameForm::AnObject), u"einen roten Schlüssel"_s);
        Appearance own = dragon;
        own.name = u"Gartenzwerg"_s;
        QCOMPARE(nameOf(own, NameForm::AnObject), u"Gartenzwerg"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

    /// The text of the line changes neither its height nor the layout above it.
    void theKeyLineDoesNotMoveTheLayout()
    {
        play({u"########"_s, u"#@!>  g#"_s, u"########"_s}, wonBy.arg(u"\"treasure\", \"exit\""_s));
        QCoreApplication::processEvents();
        const QRect canvas = m_driver->canvas().geometry();
        const QRect place = line().geometry();
        const auto zoom = m_driver->canvas().viewportRectOf({0, 0});
        line().setHints({});
        QCoreApplication::processEvents();
        QCOMPARE(line().geometry(), place);
        line().setHints(std::vector<KeyHint>(40, {u"A long key"_s, u"and a long sentence about what it does"_s}));
        QCoreApplication::processEvents();
        QCOMPARE(line().geometry(), place);
        QCOMPARE(m_driver->canvas().geometry(), canvas);
        QCOMPARE(m_driver->canvas().viewportRectOf({0, 0}), zoom);
        QVERIFY(place.height() > 0);
    }

    void theKeyLineCanBeTurnedOffAndStaysOff()
    {
        play(treasures, buchhaimRules);
        QVERIFY(line().isVisible());
        m_driver->trigger(u"showKeyLine"_s);
        QVERIFY(!line().isVisible());
        QVERIFY(m_driver->child<QMenu>(u"viewMenu"_s).actions().contains(&m_driver->child<QAction>(u"showKeyLine"_s)));
        startAgain();
        play(treasures, buchhaimRules);
        QVERIFY(!line().isVisible());
        m_driver->trigger(u"showKeyLine"_s);
        QVERIFY(line().isVisible());
        QVERIFY(!line().hints().empty());
    }

    void theKeyLineIsReadByScreenReaders()
    {
        play({u"#####"_s, u"#@g #"_s, u"#####"_s}, wonBy.arg(u"\"treasure\""_s));
        takeFirstStep();
        QCOMPARE(line().accessibleName(),
                 u"Useful keys: Enter: play with another seed; Ctrl+R: restart; Escape: start page"_s);
    }

    void theKeyLineIsHiddenInTheEditor()
    {
        play(treasures, buchhaimRules);
        m_driver->trigger(u"editLevel"_s);
        QVERIFY(!line().isVisible());
        m_driver->trigger(u"showStartPage"_s);
        m_driver->window().playLevel(playable(levelFrom(treasures, buchhaimRules)), {}, 1);
        QVERIFY(line().isVisible());
    }

private:
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }
    QStringList lines() { return m_driver->page().log().lines(); }
    QString log() { return lines().join(u' '); }
    KeyLine &line() { return m_driver->page().keyLine(); }

    QStringList deeds()
    {
        QStringList texts;
        for (const KeyHint &hint : line().hints()) {
            texts.append(hint.key + u' ' + hint.deed);
        }
        return texts;
    }

    void takeFirstStep() { m_driver->press(Qt::Key_Right); }
};

MAZEWRIGHT_SUITE(guidance, TestGuidance)
#include "tst_guidance.moc"
