#include "app/keys/commandpalette.h"
#include "app/keys/keybindingsdialog.h"
#include "app/keys/keymap.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace Qt::StringLiterals;

namespace {

const QStringList room{u"#######"_s, u"#     #"_s, u"#  @  #"_s, u"#     #"_s, u"#######"_s};

} // namespace

/// The keys of actions: chosen in the dialog, stored in a file, shown everywhere; and the command palette.
class TestKeyBindings : public QObject {
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

    void keyChoicesSurviveTheRoundTrip()
    {
        const KeyChoice choice{.preset = KeyPreset::Wasd,
                               .keys = {{u"pickUp"_s, {QKeySequence(u"Shift+G"_s), QKeySequence(u"Num+0"_s)}},
                                        {u"explore"_s, {}},
                                        {u"waitTurn"_s, {QKeySequence(u";"_s)}}}};
        QCOMPARE(keyChoiceFromJson(toJson(choice)), std::optional(choice));
    }

    void damagedFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("keys!");
        QTest::newRow("cut short") << toJson(KeyChoice()).chopped(4);
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("newer") << QByteArray(R"({"version": 2, "preset": "wasd", "keys": {}})");
        QTest::newRow("unknown preset") << QByteArray(R"({"version": 1, "preset": "emacs", "keys": {}})");
        QTest::newRow("no keys") << QByteArray(R"({"version": 1, "preset": "wasd"})");
        QTest::newRow("keys of another type")
            << QByteArray(R"({"version": 1, "preset": "wasd", "keys": {"pickUp": "G"}})");
        QTest::newRow("no key") << QByteArray(R"({"version": 1, "preset": "wasd", "keys": {"pickUp": ["Glorp"]}})");
        QTest::newRow("a number") << QByteArray(R"({"version": 1, "preset": "wasd", "keys": {"pickUp": [7]}})");
    }

    void damagedFilesAreRefused()
    {
        QFETCH(QByteArray, json);
        QCOMPARE(keyChoiceFromJson(json), std::nullopt);
    }

    void noPresetHasConflicts_data()
    {
        QTest::addColumn<int>("preset");
        QTest::newRow("arrows, keypad and vi") << int(KeyPreset::Classic);
        QTest::newRow("WASD") << int(KeyPreset::Wasd);
    }

    void noPresetHasConflicts()
    {
        QFETCH(int, preset);
        open();
        QTest::keyClick(&m_driver->child<QComboBox>(u"keyPreset"_s), preset == 0 ? Qt::Key_Up : Qt::Key_Down);
        QStringList marked;
        for (QTreeWidgetItemIterator row(&tree()); *row; ++row) {
            if (!(*row)->icon(1).isNull()) {
                marked.append(u"%1 (%2)"_s.arg((*row)->text(0), (*row)->text(1)));
            }
        }
        QVERIFY2(marked.isEmpty(),
                 qPrintable(u"One key means several of these, give one another: "_s + marked.join(u", "_s)));
        QCOMPARE(message(), QString());
        QVERIFY(okButton()->isEnabled());
    }

    void everyActionOfTheMenusCanBeBound()
    {
        open();
        for (const QString &name : {u"Pick up"_s, u"Walk: Northwest"_s, u"Explore"_s, u"Pause"_s, u"Restart"_s,
                                    u"Undo"_s, u"Save"_s, u"Tools: Brush"_s, u"Invert selection"_s, u"Play from here"_s,
                                    u"Zoom in"_s, u"Quit"_s, u"Commands"_s, u"Change keys"_s}) {
            QVERIFY2(item(name), qPrintable(name));
        }
    }

    void aKeyIsAddedAndWorksAtOnce()
    {
        open();
        select(u"Wait"_s);
        const Qt::Key added = freeLetter(0);
        pressInField(added);
        QVERIFY2(keys(u"Wait"_s).endsWith(u" · "_s + QChar(added)), qPrintable(keys(u"Wait"_s)));
        accept();
        play();
        m_driver->press(added);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void keysOutliveTheProgram()
    {
        open();
        select(u"Wait"_s);
        clickButton(u"keysClear"_s);
        pressInField(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        accept();
        restart();
        QCOMPARE(keysOf(u"waitTurn"_s), u"Ctrl+Alt+T"_s);
        play();
        m_driver->press(Qt::Key_Period);
        QCOMPARE(m_driver->world().turn(), 0);
        m_driver->press(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void wasdWalksAndShiftedLettersDoTheRest()
    {
        open();
        QTest::keyClick(&m_driver->child<QComboBox>(u"keyPreset"_s), Qt::Key_Down);
        accept();
        play();
        const Point start = hero();
        m_driver->press(Qt::Key_W);
        QCOMPARE(hero(), start + stepOf(Direction::North));
        m_driver->press(Qt::Key_S);
        m_driver->press(Qt::Key_D);
        QCOMPARE(hero(), start + stepOf(Direction::East));
        m_driver->press(Qt::Key_A);
        m_driver->press(Qt::Key_C);
        QCOMPARE(hero(), start + stepOf(Direction::SouthEast));
        m_driver->press(Qt::Key_K);
        QCOMPARE(hero(), start + stepOf(Direction::SouthEast));
        QCOMPARE(keysOf(u"pickUp"_s).section(u" · "_s, 0, 0), u"Shift+G"_s);
        QCOMPARE(keysOf(u"showInventory"_s), u"Shift+I"_s);
        QCOMPARE(keysOf(u"dropItem"_s), u"Shift+D"_s);
        QCOMPARE(keysOf(u"showCharacter"_s), u"Shift+C"_s);
        m_driver->press(Qt::Key_G, Qt::ShiftModifier);
        QCOMPARE(m_driver->page().log().lines().last(), u"There is nothing here to pick up."_s);
    }

    void conflictsAreShownAndNotAccepted()
    {
        open();
        select(u"Wait"_s);
        pressInField(Qt::Key_G);
        QCOMPARE(message(), u"Wait shares a key with: Pick up."_s);
        QVERIFY(!item(u"Wait"_s)->icon(1).isNull());
        QVERIFY(!item(u"Pick up"_s)->icon(1).isNull());
        QVERIFY(item(u"Explore"_s)->icon(1).isNull());
        QVERIFY(!okButton()->isEnabled());
        select(u"Explore"_s);
        QCOMPARE(message(), u"Some keys are assigned twice; they are marked."_s);
        clickButton(u"keysResetAll"_s);
        QVERIFY(okButton()->isEnabled());
        QVERIFY(item(u"Pick up"_s)->icon(1).isNull());
    }

    void aKeyCanBeTakenFromAnotherAction()
    {
        open();
        select(u"Wait"_s);
        pressInField(Qt::Key_G);
        clickButton(u"keysTake"_s);
        QCOMPARE(keys(u"Pick up"_s), u","_s);
        accept();
        play();
        m_driver->press(Qt::Key_G);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void aKeysButtonRemovesTheKey()
    {
        open();
        select(u"Pick up"_s);
        QCOMPARE(keys(u"Pick up"_s), u"G · ,"_s);
        clickButton(u"key_G"_s);
        QCOMPARE(keys(u"Pick up"_s), u","_s);
        QCOMPARE(message(), u"Pick up no longer uses G; click “Reset” to restore it."_s);
        clickButton(u"keysReset"_s);
        QCOMPARE(keys(u"Pick up"_s), u"G · ,"_s);
        QVERIFY(m_driver->child<QPushButton>(u"key_G"_s).isVisible());
        QCOMPARE(m_driver->child<QPushButton>(u"key_G"_s).accessibleName(), u"Remove G"_s);
    }

    void deleteRemovesTheLastKeyOfARow_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("delete") << Qt::Key_Delete;
        QTest::newRow("backspace") << Qt::Key_Backspace;
    }

    void deleteRemovesTheLastKeyOfARow()
    {
        QFETCH(Qt::Key, key);
        open();
        select(u"Pick up"_s);
        tree().setFocus();
        QTest::keyClick(&tree(), key);
        QCOMPARE(keys(u"Pick up"_s), u"G"_s);
        QTest::keyClick(&tree(), key);
        QCOMPARE(keys(u"Pick up"_s), QString());
        QTest::keyClick(&tree(), key); // no key is left
        clickButton(u"keysReset"_s);
        QCOMPARE(keys(u"Pick up"_s), u"G · ,"_s);
    }

    void deleteOnAKeysButtonRemovesTheKey()
    {
        open();
        select(u"Pick up"_s);
        QPushButton &chip = m_driver->child<QPushButton>(u"key_G"_s);
        chip.setFocus();
        QTest::keyClick(&chip, Qt::Key_Delete);
        QCOMPARE(keys(u"Pick up"_s), u","_s);
    }

    void removingAKeyFocusesTheNextKey()
    {
        KeyBindingsDialog &dialog = open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        select(u"Pick up"_s);
        tree().setFocus();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog.focusWidget(), &m_driver->child<QPushButton>(u"key_G"_s));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Delete);
        QCOMPARE(dialog.focusWidget(), &m_driver->child<QPushButton>(u"key_,"_s));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
        QCOMPARE(keys(u"Pick up"_s), QString());
        QCOMPARE(dialog.focusWidget(), &tree());
    }

    void keysTakenAwayStayAway()
    {
        open();
        select(u"Pick up"_s);
        clickButton(u"key_G"_s);
        accept();
        restart();
        QCOMPARE(keysOf(u"pickUp"_s), u","_s);
    }

    void playingAndDrawingMayShareAKey()
    {
        open();
        QCOMPARE(keys(u"Tools: Line"_s), u"L"_s);
        QVERIFY(keys(u"Walk: East"_s).contains(u"L"_s));
        QVERIFY(okButton()->isEnabled());
    }

    void windowKeysCannotBeShared()
    {
        open();
        select(u"Zoom in"_s);
        pressInField(Qt::Key_B);
        QCOMPARE(message(), u"Zoom in shares a key with: Tools: Brush, Walk: Southwest."_s);
    }

    void f6AndEscapeCannotBeAssigned()
    {
        open();
        select(u"Wait"_s);
        pressInField(Qt::Key_F6);
        QCOMPARE(message(), u"F6 is reserved and cannot be assigned."_s);
        pressInField(Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog);
    }

    void resettingGivesTheUsualKeys()
    {
        open();
        const QString usual = keys(u"Wait"_s);
        select(u"Wait"_s);
        clickButton(u"keysClear"_s);
        QCOMPARE(keys(u"Wait"_s), QString());
        clickButton(u"keysReset"_s);
        QCOMPARE(keys(u"Wait"_s), usual);
        QVERIFY(!m_driver->child<QPushButton>(u"keysReset"_s).isEnabled());
    }

    void cancelChangesNothing()
    {
        open();
        const QString before = keysOf(u"waitTurn"_s);
        select(u"Wait"_s);
        pressInField(freeLetter(0));
        QTest::keyClick(m_dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog);
        QCOMPARE(keysOf(u"waitTurn"_s), before);
        QVERIFY(!QFile::exists(Settings::keysFile()));
    }

    void theSearchFindsActionsAndKeys()
    {
        open();
        QTest::keyClicks(&m_driver->child<QLineEdit>(u"keySearch"_s), u"ctrl+r"_s);
        QVERIFY(!item(u"Restart"_s)->isHidden());
        QVERIFY(item(u"Pick up"_s)->isHidden());
    }

    void theSearchSelectsWhatItShows()
    {
        open();
        select(u"Walk: Northwest"_s);
        QTest::keyClicks(&m_driver->child<QLineEdit>(u"keySearch"_s), u"brush"_s);
        QVERIFY(item(u"Walk: Northwest"_s)->isHidden());
        QCOMPARE(tree().currentItem(), item(u"Tools: Brush"_s));
        QCOMPARE(m_driver->child<QLabel>(u"keyAction"_s).text(), u"Tools: Brush"_s);
        QCOMPARE(m_driver->child<KeyField>(u"keyField"_s).accessibleDescription(), u"Tools: Brush"_s);
        pressInField(Qt::Key_F7);
        QVERIFY(keys(u"Tools: Brush"_s).contains(u"F7"_s));
        QVERIFY(!keys(u"Walk: Northwest"_s).contains(u"F7"_s));
        m_driver->child<QLineEdit>(u"keySearch"_s).setText(u"brus"_s); // still listed, so it stays current
        QCOMPARE(tree().currentItem(), item(u"Tools: Brush"_s));
    }

    void anEmptySearchResultDisablesTheKeyField()
    {
        open();
        select(u"Pick up"_s);
        m_driver->child<QLineEdit>(u"keySearch"_s).setText(u"no such key"_s);
        QVERIFY(!m_driver->child<KeyField>(u"keyField"_s).isEnabled());
        QVERIFY(!m_driver->child<QPushButton>(u"keysReset"_s).isEnabled());
        QVERIFY(message().startsWith(u"No matching action"_s));
        m_driver->child<QLineEdit>(u"keySearch"_s).clear();
        QVERIFY(m_driver->child<KeyField>(u"keyField"_s).isEnabled());
        QCOMPARE(keys(u"Pick up"_s), u"G · ,"_s);
    }

    void keysCanBeTakenFromSeveralActions()
    {
        open();
        select(u"Wait"_s);
        pressInField(Qt::Key_G);
        QCOMPARE(m_driver->child<QPushButton>(u"keysTake"_s).text(), u"Remove from the other action"_s);
        pressInField(Qt::Key_R);
        QCOMPARE(m_driver->child<QPushButton>(u"keysTake"_s).text(), u"Remove from the other actions"_s);
        m_driver->child<QPushButton>(u"keysTake"_s).setFocus();
        clickButton(u"keysTake"_s);
        QCOMPARE(keys(u"Pick up"_s), u","_s);
        QCOMPARE(keys(u"Rest"_s), u"Shift+Z"_s);
        QCOMPARE(m_dialog->focusWidget(), &m_driver->child<KeyField>(u"keyField"_s));
    }

    void keypadKeysHaveReadableNames()
    {
        QCOMPARE(keyText(QKeySequence(u"Num+8"_s)), u"Keypad 8"_s);
        QCOMPARE(keyText(QKeySequence(u"Ctrl+8"_s)), u"Ctrl+8"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCOMPARE(keyText(QKeySequence(u"Num+8"_s)), u"Zahlenblock 8"_s);
        QCOMPARE(keyText(QKeySequence(Qt::Key_Clear)), u"Zahlenblock-Mitte"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

    void displayedKeysFollowTheChoice()
    {
        open();
        select(u"Pick up"_s);
        clickButton(u"keysClear"_s);
        const Qt::Key take = freeLetter(0);
        const Qt::Key brush = freeLetter(1);
        pressInField(take);
        select(u"Tools: Brush"_s);
        clickButton(u"keysClear"_s);
        pressInField(brush);
        accept();
        QCOMPARE(m_driver->child<QAction>(u"pickUp"_s).shortcut(), QKeySequence(take));
        QCOMPARE(m_driver->child<QAction>(u"pickUp"_s).toolTip(),
                 u"Pick up the item on this cell (%1)"_s.arg(QChar(take)));
        QVERIFY(m_driver->child<QAction>(u"tool_brush"_s).toolTip().startsWith(u"Brush (%1): "_s.arg(QChar(brush))));
        m_driver->trigger(u"showKeys"_s);
        QStringList texts;
        for (const QLabel *label : m_driver->child<QDialog>(u"keysDialog"_s).findChildren<QLabel *>()) {
            texts.append(label->text());
        }
        QCOMPARE(texts.value(texts.indexOf(u"Pick up the item on this cell"_s) - 1), QString(QChar(take)));
    }

    void panelHintsFollowTheKeys()
    {
        const auto walking = [this] { return m_driver->page().status().findChild<QLabel *>(u"keysHint"_s)->text(); };
        const auto picking = [this] { return m_driver->page().inventory().accessibleDescription(); };
        QCOMPARE(walking(), u"Walk with the arrow keys or the keypad, or click a cell."_s);
        QCOMPARE(picking(), u"Your bag is empty. Step on an item and pick it up (G)."_s);
        startWithFile(R"({"version": 1, "preset": "classic", "keys": {"pickUp": ["V"], "walkNorth": ["W"]}})");
        QCOMPARE(walking(), u"Walk with W Left Down Right, or click a cell."_s);
        QCOMPARE(picking(), u"Your bag is empty. Step on an item and pick it up (V)."_s);
        startWithFile(R"({"version": 1, "preset": "wasd", "keys": {"pickUp": []}})");
        QCOMPARE(walking(), u"Walk with the arrow keys or the keypad, or click a cell."_s);
        QCOMPARE(picking(), u"Your bag is empty. Step on an item and pick it up."_s);
    }

    void aDamagedFileFallsBackAndIsReported()
    {
        startWithFile("{ \"version\": 1, \"preset\": \"wa");
        QTRY_VERIFY(m_driver->window().findChild<QMessageBox *>(u"keysFault"_s));
        QMessageBox &box = m_driver->child<QMessageBox>(u"keysFault"_s);
        QVERIFY2(box.text().contains(u"keys.json"_s), qPrintable(box.text()));
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(keysOf(u"useItem"_s), u"A"_s);
        QCOMPARE(contentOf(Settings::keysFile()), QByteArray("{ \"version\": 1, \"preset\": \"wa"));
    }

    void reservedKeysInAFileAreIgnored()
    {
        startWithFile(
            R"({"version": 1, "preset": "classic", "keys": {"restartGame": ["Escape"], "waitTurn": ["V", "F6"]}})");
        QCOMPARE(keysOf(u"restartGame"_s), QString());
        QCOMPARE(keysOf(u"waitTurn"_s), u"V"_s);
        play();
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    /// A new version of the program may have a default key that the user gave to another action before.
    void defaultKeysGiveWayToKeysOfTheUser()
    {
        const QString open = keysOf(u"openLevel"_s);
        const QString wait = keysOf(u"waitTurn"_s);
        QVERIFY(open.contains(u"Ctrl+O"_s));
        startWithFile(R"({"version": 1, "preset": "classic", "keys": {"restartGame": ["Ctrl+O"]}})");
        QCOMPARE(keysOf(u"restartGame"_s), u"Ctrl+O"_s);
        QCOMPARE(keysOf(u"openLevel"_s), QString(open).remove(u"Ctrl+O"_s));
        QCOMPARE(keysOf(u"waitTurn"_s), wait);
        QVERIFY(!m_driver->window().findChild<QMessageBox *>(u"keysFault"_s));
    }

    void aFileWithConflictsFallsBackAndIsReported()
    {
        const QByteArray text =
            R"({"version": 1, "preset": "classic", "keys": {"restartGame": ["Ctrl+O"], "waitTurn": ["Ctrl+O"]}})";
        startWithFile(text);
        QTRY_VERIFY(m_driver->window().findChild<QMessageBox *>(u"keysFault"_s));
        QMessageBox &box = m_driver->child<QMessageBox>(u"keysFault"_s);
        QVERIFY2(box.text().startsWith(u"Your keys file assigns one key to two actions"_s), qPrintable(box.text()));
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(keysOf(u"restartGame"_s), u"Ctrl+R"_s);
        QCOMPARE(contentOf(Settings::keysFile()), text);
    }

    void fuzzySearchPrefersBeginningsOfWords()
    {
        QVERIFY(*fuzzyScore(u"gs", u"Go to the stairs") > *fuzzyScore(u"gs", u"Things"));
        QVERIFY(*fuzzyScore(u"zoom", u"Zoom in") > *fuzzyScore(u"zoom", u"Zip the old room"));
        QVERIFY(*fuzzyScore(u"ZI", u"zoom in") == *fuzzyScore(u"z i", u"Zoom In"));
    }

    void fuzzySearchNeedsAllLettersInOrder()
    {
        QCOMPARE(fuzzyScore(u"ba", u"abc"), std::nullopt);
        QCOMPARE(fuzzyScore(u"abcd", u"abc"), std::nullopt);
        QVERIFY(fuzzyScore(u"ac", u"abc"));
        QCOMPARE(fuzzyScore(u"", u"abc"), std::optional(0));
        QCOMPARE(fuzzyScore(u"a", u""), std::nullopt);
    }

    void wholeWordsAndPanelsComeFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("the name of a panel") << u"playtest"_s << u"Panels: Playtest"_s;
        QTest::newRow("its beginning") << u"playt"_s << u"Panels: Playtest"_s;
        QTest::newRow("in capitals") << u"ISSUES"_s << u"Panels: Issues"_s;
        QTest::newRow("a panel before commands with the word") << u"issue"_s << u"Panels: Issues"_s;
        QTest::newRow("a whole name before a panel that begins so") << u"play"_s << u"Play"_s;
        QTest::newRow("a whole name") << u"grid"_s << u"Grid"_s;
        QTest::newRow("two words") << u"watch the"_s << u"Watch the last test"_s;
        QTest::newRow("letters") << u"zin"_s << u"Zoom in"_s;
    }

    void wholeWordsAndPanelsComeFirst()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, first);
        m_driver->window().editNewLevel();
        m_driver->press(Qt::Key_F5);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_F5); // a recording of the last test exists
        QTRY_VERIFY(m_driver->child<QAction>(u"replayTest"_s).isEnabled());
        const QTreeWidget &list = palette();
        QTest::keyClicks(&m_driver->child<QLineEdit>(u"commandSearch"_s), typed);
        QVERIFY(list.topLevelItemCount() > 0);
        QCOMPARE(list.topLevelItem(0)->text(0), first);
    }

    void typedPlaytestOpensItsPanel()
    {
        m_driver->window().editNewLevel();
        palette();
        QLineEdit &search = m_driver->child<QLineEdit>(u"commandSearch"_s);
        QTest::keyClicks(&search, u"playtest"_s);
        QTest::keyClick(&search, Qt::Key_Return);
        QTRY_VERIFY(m_driver->child<QDockWidget>(u"playtestDock"_s).isVisible());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Edit);
    }

    void thePaletteRunsWhatIsTyped()
    {
        play();
        palette();
        QLineEdit &search = m_driver->child<QLineEdit>(u"commandSearch"_s);
        QTest::keyClicks(&search, u"wai"_s);
        QCOMPARE(m_driver->child<QTreeWidget>(u"commandList"_s).topLevelItem(0)->text(0), u"Wait"_s);
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 1);
        QTRY_VERIFY(!m_driver->window().findChild<CommandPalette *>());
    }

    void thePaletteShowsKeysAndAvailableCommands()
    {
        const QTreeWidget &list = palette();
        QStringList names;
        for (int i = 0; i < list.topLevelItemCount(); ++i) {
            names.append(list.topLevelItem(i)->text(0) + u": "_s + list.topLevelItem(i)->text(1));
        }
        QVERIFY2(names.contains(u"Open: Ctrl+O"_s), qPrintable(names.join(u'\n')));
        QVERIFY(names.contains(u"Theme: Light: "_s));
        QVERIFY(!names.contains(u"Pick up: G · ,"_s));
    }

    void arrowsAndEscapeWorkInThePalette()
    {
        const QTreeWidget &list = palette();
        QLineEdit &search = m_driver->child<QLineEdit>(u"commandSearch"_s);
        QTest::keyClick(&search, Qt::Key_Down);
        QCOMPARE(list.indexOfTopLevelItem(list.currentItem()), 1);
        QTest::keyClick(&search, Qt::Key_Up);
        QTest::keyClick(&search, Qt::Key_Up);
        QCOMPARE(list.indexOfTopLevelItem(list.currentItem()), 0);
        QTest::keyClicks(&search, u"qqqq"_s);
        QCOMPARE(list.topLevelItemCount(), 0);
        QTest::keyClick(&search, Qt::Key_Return);
        QTest::keyClick(&search, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<CommandPalette *>());
    }

    void thePaletteNeverStartsWithADestructiveCommand_data()
    {
        QTest::addColumn<QString>("place");
        for (const char *place : {"start", "play", "edit"}) {
            QTest::newRow(place) << QString::fromLatin1(place);
        }
    }

    /// Pressing Return in a new palette is harmless, even after Restart was run last.
    void thePaletteNeverStartsWithADestructiveCommand()
    {
        QFETCH(QString, place);
        if (place == u"play") {
            play();
        } else if (place == u"edit") {
            m_driver->window().editNewLevel();
        }
        const QStringList takingAway{u"Restart"_s, u"Play with another seed"_s, u"Quit"_s, u"Close level"_s};
        for (int time = 0; time < 2; ++time) {
            const QTreeWidget &list = palette();
            QVERIFY2(!takingAway.contains(list.topLevelItem(0)->text(0)), qPrintable(list.topLevelItem(0)->text(0)));
            QLineEdit &search = m_driver->child<QLineEdit>(u"commandSearch"_s);
            if (place == u"play" && time == 0) {
                QTest::keyClicks(&search, u"restart"_s);
                QCOMPARE(list.topLevelItem(0)->text(0), u"Restart"_s);
                QTest::keyClick(&search, Qt::Key_Return);
            } else {
                QTest::keyClick(&search, Qt::Key_Escape);
            }
            waitForWindow();
        }
    }

    void thePaletteStartsWithTheLastCommands()
    {
        for (const QString &typed : {u"zoom in"_s, u"grid"_s}) {
            play();
            palette();
            QLineEdit &search = m_driver->child<QLineEdit>(u"commandSearch"_s);
            QTest::keyClicks(&search, typed);
            QTest::keyClick(&search, Qt::Key_Return);
            waitForWindow();
        }
        restart();
        play();
        const QTreeWidget &list = palette();
        QCOMPARE(list.topLevelItem(0)->text(0), m_driver->child<QAction>(u"showGrid"_s).text().remove(u'&'));
        QCOMPARE(list.topLevelItem(1)->text(0), u"Zoom in"_s);
    }

private:
    void play() { QVERIFY(m_driver->window().playLevel(playable(levelFrom(room, classicSeeingAll)), {}, 1)); }
    Point hero() { return m_driver->world().hero().cell; }

    KeyBindingsDialog &open()
    {
        m_driver->trigger(u"changeKeys"_s);
        m_dialog = &m_driver->child<KeyBindingsDialog>(u"keyBindingsDialog"_s);
        return *m_dialog;
    }

    QTreeWidget &tree() { return m_driver->child<QTreeWidget>(u"keyTree"_s); }

    QTreeWidgetItem *item(const QString &name)
    {
        const QList<QTreeWidgetItem *> found = tree().findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
        if (found.size() != 1) {
            qFatal("%d rows %s", int(found.size()), qPrintable(name));
        }
        return found.first();
    }

    QString keys(const QString &name) { return item(name)->text(1); }
    void select(const QString &name) { tree().setCurrentItem(item(name)); }
    void pressInField(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_driver->child<KeyField>(u"keyField"_s), key, modifiers);
    }
    void clickButton(const QString &name) { QTest::mouseClick(&m_driver->child<QPushButton>(name), Qt::LeftButton); }
    QPushButton *okButton() { return m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }

    void accept()
    {
        QVERIFY(okButton()->isEnabled());
        QTest::mouseClick(okButton(), Qt::LeftButton);
        QTRY_VERIFY(!m_dialog);
        m_driver->window().activateWindow();
    }

    /// Returns letters that no action has, numbered from 0, so that these tests do not depend on the letters of
    /// actions.
    Qt::Key freeLetter(int number)
    {
        QStringList taken;
        for (QTreeWidgetItemIterator row(&tree()); *row; ++row) {
            taken += (*row)->text(1).split(u" · "_s);
        }
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
            if (!taken.contains(QString(QChar(key))) && number-- == 0) {
                return Qt::Key(key);
            }
        }
        qFatal("each letter has its action: these tests need keys with a modifier");
    }

    QString message() { return m_driver->child<QLabel>(u"keyMessage"_s).text(); }
    QString keysOf(const QString &action) { return keyText(m_driver->child<QAction>(action).shortcuts()); }

    QTreeWidget &palette()
    {
        m_driver->press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        return m_driver->child<QTreeWidget>(u"commandList"_s);
    }

    /// Waits until the palette is closed and the window receives keys again.
    void waitForWindow()
    {
        QTRY_VERIFY(!m_driver->window().findChild<CommandPalette *>());
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    }

    void restart()
    {
        m_driver.reset();
        m_driver = std::make_unique<WindowDriver>();
    }

    void startWithFile(const QByteArray &keys)
    {
        QVERIFY(QDir().mkpath(QFileInfo(Settings::keysFile()).path()));
        QFile file(Settings::keysFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(keys), keys.size());
        file.close();
        restart();
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
    QPointer<KeyBindingsDialog> m_dialog;
};

MAZEWRIGHT_SUITE(keybindings, TestKeyBindings)
#include "tst_keybindings.moc"
