#include "gamecore/data/kind.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList itemsInARow{u"#######"_s, u"#@!!/.#"_s, u"#######"_s};

} // namespace

/// The keys for fighting, items and stairs, pressed in the real window.
class TestPlayKeys : public QObject {
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

    void gPicksUp()
    {
        play(itemsInARow, classicSeeingAll);
        take();
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s, u"b healing_potion"_s}));
        m_driver->press(Qt::Key_G);
        QCOMPARE(lastLine(), u"There is nothing here to pick up."_s);
    }

    void dDropsByLetter()
    {
        play(itemsInARow, classicSeeingAll);
        take();
        m_driver->press(Qt::Key_D);
        QTest::keyClick(&prompt(), Qt::Key_B);
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s}));
        QTRY_VERIFY(!hasPrompt());
    }

    void dropAlsoTakesArrowsAndEnter()
    {
        play(itemsInARow, classicSeeingAll);
        take();
        m_driver->press(Qt::Key_D);
        QCOMPARE(prompt().count(), 2);
        QTest::keyClick(&prompt(), Qt::Key_Down);
        QTest::keyClick(&prompt(), Qt::Key_Return);
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s}));
    }

    void escapeKeepsEverything()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_D);
        QTest::keyClick(&prompt(), Qt::Key_Escape);
        QTRY_VERIFY(!hasPrompt());
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s}));
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void unusedLettersChooseNothing()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_D);
        QTest::keyClick(&prompt(), Qt::Key_Q);
        QVERIFY(prompt().isVisible());
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s}));
    }

    void aUsesAnItemByLetter()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_A);
        QTest::keyClick(&prompt(), Qt::Key_A);
        QCOMPARE(bag(), (QStringList{u"a dagger"_s}));
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void iFocusesTheBagAndEscapeReturns()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_I);
        QVERIFY(m_driver->page().inventory().isVisible());
        QVERIFY(m_driver->page().inventory().hasFocus());
        QVERIFY(m_driver->page().inventory().currentKey());
        m_driver->press(Qt::Key_Escape);
        QVERIFY(m_driver->canvas().hasFocus());
        QVERIFY(!m_driver->page().inventory().currentKey()); // nothing there looks as if keys acted on it
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    void equalItemsShareARowAndAllTheirLettersWork()
    {
        play(itemsInARow, classicSeeingAll);
        take();
        take();
        take();
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s, u"b healing_potion"_s, u"c healing_potion"_s, u"d sword"_s}));
        m_driver->press(Qt::Key_D);
        QCOMPARE(prompt().count(), 3);
        QCOMPARE(prompt().item(1)->text(), u"b   2 healing potions"_s);
        QTest::keyClick(&prompt(), Qt::Key_C);
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s, u"b healing_potion"_s, u"d sword"_s}));
        QTRY_VERIFY(!hasPrompt());
        m_driver->press(Qt::Key_D);
        QCOMPARE(prompt().item(1)->text(), u"b   healing potion"_s);
    }

    void theBagShowsEqualItemsInOneRow()
    {
        play(itemsInARow, classicSeeingAll);
        take();
        take();
        m_driver->press(Qt::Key_I);
        InventoryPanel &panel = m_driver->page().inventory();
        QCOMPARE(panel.count(), 2);
        QCOMPARE(panel.item(1)->text(), u"b 2 healing potions"_s);
        QVERIFY2(panel.item(1)->toolTip().contains(u"b, c"_s), qPrintable(panel.item(1)->toolTip()));
        QTest::keyClick(&panel, Qt::Key_C);
        QCOMPARE(panel.currentRow(), 1);
        QTest::keyClick(&panel, Qt::Key_Delete); // drops the last item, so that the row keeps its letter
        QCOMPARE(bag(), (QStringList{u"a dagger worn"_s, u"b healing_potion"_s}));
        QCOMPARE(panel.item(1)->text(), u"b healing potion"_s);
        QCOMPARE(panel.currentRow(), 1);
    }

    void aStackKeepsItsLetterWhileAnythingIsLeft_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("dropped by the letter") << u"letter"_s;
        QTest::newRow("dropped from the panel") << u"panel"_s;
        QTest::newRow("used") << u"use"_s;
    }

    void aStackKeepsItsLetterWhileAnythingIsLeft()
    {
        QFETCH(QString, way);
        const QString scroll = u"confusion_scroll 1 1"_s;
        play({u"##########"_s, u"#@       #"_s, u"##########"_s},
             ruled(u"classic"_s, {}, thingsOf({scroll, scroll, scroll, u"orc 6 1 behavior=idle"_s})));
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_G);
        }
        InventoryPanel &panel = m_driver->page().inventory();
        QCOMPARE(panel.item(1)->text(), u"b 3 scrolls of confusion"_s);
        if (way == u"panel") {
            m_driver->press(Qt::Key_I);
            panel.setCurrentRow(1);
            QTest::keyClick(&panel, Qt::Key_Delete);
        } else if (way == u"use") {
            m_driver->press(Qt::Key_A);
            QTest::keyClick(&prompt(), Qt::Key_B);
            QVERIFY(m_driver->window().targeting().isActive());
            m_driver->press(Qt::Key_Return);
        } else {
            m_driver->press(Qt::Key_D);
            QTest::keyClick(&prompt(), Qt::Key_B);
            QTRY_VERIFY(!hasPrompt());
        }
        QCOMPARE(panel.item(1)->text(), u"b 2 scrolls of confusion"_s);
    }

    void germanCountsEqualItems()
    {
        m_driver->window().useLanguage(u"de"_s);
        play(itemsInARow, classicSeeingAll);
        take();
        take();
        m_driver->press(Qt::Key_D);
        QCOMPARE(prompt().item(1)->text(), u"b   2 Heiltränke"_s);
        QTest::keyClick(&prompt(), Qt::Key_Escape);
        m_driver->window().useLanguage(u"en"_s);
    }

    void anEmptyBagIsReported()
    {
        play(itemsInARow, u"\"ruleset\": \"buchhaim\""_s);
        m_driver->press(Qt::Key_D);
        QCOMPARE(lastLine(), u"Your bag is empty."_s);
        m_driver->press(Qt::Key_A);
        QCOMPARE(lastLine(), u"You have nothing to use."_s);
    }

    void cShowsTheCharacter()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_C);
        auto &sheet = m_driver->child<QDialog>(u"characterSheet"_s);
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        QTest::keyClick(&sheet, Qt::Key_C);
        QVERIFY(!sheet.isVisible());
    }

    void theCharacterSheetOpensLargeEnough()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_C);
        auto &sheet = m_driver->child<QDialog>(u"characterSheet"_s);
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        const auto *form = sheet.findChild<QScrollArea *>();
        const bool isRoom = sheet.screen()->availableSize().height() > sheet.sizeHint().height() + 48;
        QVERIFY(!isRoom || form->viewport()->height() >= form->widget()->sizeHint().height());
        QVERIFY(sheet.height() > sheet.screen()->availableSize().height() * 2 / 3 || isRoom);
    }

    void theToolTipSaysWhatAnItemDoes()
    {
        play(itemsInARow, classicSeeingAll);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
        const InventoryPanel &bag = m_driver->page().inventory();
        QVERIFY(bag.count() > 0);
        const QString tip = bag.item(bag.count() - 1)->toolTip();
        QVERIFY2(tip.contains(u"healing potion"_s) && tip.contains(u"heals"_s), qPrintable(tip));
        m_driver->press(Qt::Key_A);
        QVERIFY(prompt().item(prompt().count() - 1)->toolTip().contains(u"heals"_s));
    }

    void greaterTakesTheStairs_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("where > needs Shift") << Qt::KeyboardModifiers(Qt::ShiftModifier);
        QTest::newRow("where it does not") << Qt::KeyboardModifiers();
    }

    void greaterTakesTheStairs()
    {
        QFETCH(Qt::KeyboardModifiers, modifiers);
        play({u"#####"_s, u"#@>.#"_s, u"#####"_s}, u"\"ruleset\": \"classic\", \"rules\": { \"win\": [ \"exit\" ] }"_s);
        m_driver->press(Qt::Key_Greater, modifiers);
        QCOMPARE(lastLine(), u"The stairs are here: press “>” to take them."_s);
        QCOMPARE(m_driver->world().status(), Status::Playing);
        m_driver->press(Qt::Key_Greater, modifiers);
        QCOMPARE(m_driver->world().status(), Status::Won);
    }

    void greaterElsewhereWalksToTheStairs()
    {
        const QString rest = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\", \"win\": [ \"exit\" ] }"_s;
        play({u"########"_s, u"#@   >.#"_s, u"########"_s}, rest);
        m_driver->press(Qt::Key_Greater, Qt::ShiftModifier);
        QTRY_COMPARE(lastLine(), u"The stairs are here: press “>” to take them."_s);
        QCOMPARE(m_driver->world().hero().cell, (Point{5, 1}));
        play({u"######"_s, u"#@ g #"_s, u"######"_s}, rest);
        m_driver->press(Qt::Key_Greater, Qt::ShiftModifier);
        QCOMPARE(lastLine(), u"This level has neither stairs nor an exit."_s);
        play({u"########"_s, u"#@ O >.#"_s, u"########"_s}, rest);
        m_driver->press(Qt::Key_Greater, Qt::ShiftModifier);
        QCOMPARE(lastLine(), u"You cannot do that while an orc is near. Press “T” to attack the nearest monster."_s);
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void everyActionIsInTheMenusWithItsKey()
    {
        QStringList shown;
        for (const QString &name : {u"walkMenu"_s, u"heroMenu"_s}) {
            for (const QAction *action : m_driver->child<QMenu>(name).actions()) {
                if (!action->menu()) {
                    shown.append(action->objectName() + u' ' + action->shortcut().toString());
                }
            }
        }
        for (const QString &deed :
             {u"walkNorth Up"_s, u"walkNorthEast PgUp"_s, u"waitTurn ."_s, u"pickUp G"_s, u"showInventory I"_s,
              u"useItem A"_s, u"dropItem D"_s, u"showCharacter C"_s, u"descend >"_s}) {
            QVERIFY2(shown.contains(deed), qPrintable(shown.join(u", "_s)));
        }
    }

    void actionsAreDisabledOutsideAGame()
    {
        QVERIFY(!m_driver->child<QAction>(u"pickUp"_s).isEnabled());
        play(itemsInARow, classicSeeingAll);
        QVERIFY(m_driver->child<QAction>(u"pickUp"_s).isEnabled());
        m_driver->trigger(u"showStartPage"_s);
        QVERIFY(!m_driver->child<QAction>(u"pickUp"_s).isEnabled());
    }

    void aHeldKeyStopsOnceAMonsterIsInView()
    {
        play({u"##########"_s, u"#@.......#"_s, u"####.#####"_s, u"####.#####"_s, u"####O#####"_s, u"##########"_s},
             classicRules);
        QWidget *focus = m_driver->window().focusWidget();
        const auto send = [focus](bool isRepeat) {
            QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, {}, {}, isRepeat);
            QCoreApplication::sendEvent(focus, &event);
        };
        send(false);
        for (int i = 0; i < 6; ++i) {
            send(true);
        }
        const Point stopped = hero();
        QVERIFY2(stopped.x < 7, qPrintable(QString::number(stopped.x)));
        QVERIFY(m_driver->world().isVisible(m_driver->world().actor(2).cell));
        send(true);
        QCOMPARE(hero(), stopped);
        send(false);
        QVERIFY(hero() != stopped);
    }

private:
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    /// Walks to an item and picks it up.
    void take()
    {
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
    }

    QListWidget &prompt() { return m_driver->child<QListWidget>(u"itemPromptList"_s); }
    bool hasPrompt() const { return m_driver->window().findChild<QListWidget *>(u"itemPromptList"_s) != nullptr; }
    QString lastLine() { return m_driver->page().log().lines().last(); }
    Point hero() { return m_driver->world().hero().cell; }

    QStringList bag()
    {
        QStringList held;
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            const int item = m_driver->world().itemWithLetter(letter);
            if (item != CellIndex::none) {
                held.append(QLatin1Char(letter) + u' ' + m_driver->world().kindOfItem(item).key
                            + (m_driver->world().item(item).isWorn ? u" worn"_s : QString()));
            }
        }
        return held;
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(playkeys, TestPlayKeys)
#include "tst_playkeys.moc"
