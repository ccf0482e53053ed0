#include "editor/document/propertyedits.h"
#include "editor/edits/meanings.h"
#include "editor/panels/issuespanel.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

/// Fixes by the button in the real window, for issues that suggest a correction and for levels that cannot be won.
class TestFixWindow : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }

    void cleanup()
    {
        m_window->editor().newLevel({3, 3});
        closeWindow();
    }

    void aMisspelledKindIsFixedInOneStep()
    {
        editLevel({u"@  g"_s, u"    "_s}, u"\"things\": [ { \"cell\": [1, 1], \"kind\": \"orcc\" }, "
                                          "{ \"cell\": [3, 1], \"kind\": \"orcc\", \"hp\": 3 } ]"_s);
        const QByteArray before = jsonOf(document());
        select(u"did you mean orc"_s);
        QVERIFY(fixButton().isEnabled());
        QCOMPARE(fixButton().text(), u"Fix: replace “orcc” with “orc”"_s);
        pressFix();
        QCOMPARE(rows(), (QStringList{u"@  g"_s, u" O  "_s})); // the other orc has hit points of its own, so it has no
                                                               // character
        QVERIFY(!document().issues().hasErrors());
        undoOneStep(before);
    }

    void aMisspelledRuleIsFixedByTheKey()
    {
        editLevel({u"@  g"_s}, u"\"rules\": { \"clok\": \"turns\" }"_s);
        const QByteArray before = jsonOf(document());
        select(u"did you mean clock"_s);
        key(Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(document().level().rules, (QJsonObject{{u"clock"_s, u"turns"_s}}));
        QVERIFY(!document().issues().hasErrors());
        undoOneStep(before);
        QCOMPARE(document().level().rules.keys(), QStringList(u"clok"_s));
    }

    void theMenuOffersEachName()
    {
        editLevel({u"@  g"_s}, u"\"rules\": { \"clock\": \"turn\" }"_s);
        select(u"turn"_s);
        QMenu menu;
        fixButton().fillMenu(&menu);
        QStringList texts;
        for (const QAction *action : menu.actions()) {
            texts.append(action->text());
        }
        QCOMPARE(texts, (QStringList{u"Fix: replace “turn” with “turns”"_s, u"Fix: replace “turn” with “realtime”"_s,
                                     u"Fix: remove “clock”"_s}));
        menu.actions().at(1)->trigger();
        QTRY_COMPARE(document().level().rules.value("clock"_L1).toString(), u"realtime"_s);
    }

    void anUnknownCharacterGetsAMeaning()
    {
        editLevel({u"@o og"_s}, {});
        const QByteArray before = jsonOf(document());
        select(u"“o”"_s);
        QCOMPARE(fixButton().text(), u"Fix: choose what “o” stands for…"_s);
        const DialogAnswer answer(u"charactersDialog"_s, choosing({u"o"_s}, {u"orc"_s}));
        pressFix();
        QVERIFY(answer.wasGiven());
        QCOMPARE(document().level().legend, (QJsonObject{{u"o"_s, u"orc"_s}}));
        QCOMPARE(rows(), QStringList(u"@o og"_s)); // the rows keep the character as drawn
        QVERIFY(unknownCharacters(document().level()).empty());
        undoOneStep(before);
    }

    /// A new character for a kind in the level adopts the existing character: a second one for orcs would redraw the
    /// existing orcs.
    void aCharacterForAPresentKindAdoptsItsCharacter()
    {
        editLevel({u"@o Og"_s}, {});
        const QByteArray before = jsonOf(document());
        select(u"“o”"_s);
        const DialogAnswer answer(u"charactersDialog"_s, choosing({u"o"_s}, {u"orc"_s}));
        pressFix();
        QCOMPARE(document().level().legend, QJsonObject());
        QCOMPARE(rows(), QStringList(u"@O Og"_s));
        undoOneStep(before);
    }

    void severalCharactersAreAskedForAtOnce()
    {
        editLevel({u"@o ?g"_s}, {});
        const QByteArray before = jsonOf(document());
        select(u"“?”"_s);
        const DialogAnswer answer(u"charactersDialog"_s, choosing({u"?"_s, u"o"_s}, {u"water"_s, u"troll"_s}));
        QMenu menu;
        fixButton().fillMenu(&menu);
        QCOMPARE(menu.actions().last()->text(), u"Fix: choose what 2 characters stand for…"_s);
        menu.actions().last()->trigger();
        QTRY_VERIFY(answer.wasGiven());
        QTRY_COMPARE(rows(), QStringList(u"@o ?g"_s));
        QCOMPARE(document().level().terrain.at({3, 0}), *shippedCatalogue()->terrainOf(u"water"_s));
        undoOneStep(before);
    }

    void cancelingTheDialogFixesNoCharacter()
    {
        editLevel({u"@o g"_s}, {});
        select(u"“o”"_s);
        const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) { dialog->reject(); });
        pressFix();
        QVERIFY(answer.wasGiven());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void anUnwinnableLevelGetsItsTreasure()
    {
        edit({u"@   "_s});
        const QByteArray before = jsonOf(document());
        QCOMPARE(issues().item(0)->text(), u"The level is not winnable: it requires treasure but has none."_s);
        key(Qt::Key_F8);
        QCOMPARE(fixButton().text(), u"Fix: add a treasure"_s);
        pressFix();
        QCOMPARE(rows(), QStringList(u"@  g"_s));
        QVERIFY(document().issues().isEmpty());
        undoOneStep(before);
    }

    void theFixRequiresTheIdleExit()
    {
        edit({u"@  Xg"_s});
        const QByteArray before = jsonOf(document());
        select(u"This exit does nothing"_s);
        QCOMPARE(fixButton().text(), u"Fix: win by “all treasure collected, exit reached”"_s);
        pressFix();
        QCOMPARE(document().level().rules.value("win"_L1).toArray(), (QJsonArray{u"treasure"_s, u"exit"_s}));
        QVERIFY(document().issues().isEmpty());
        undoOneStep(before);
    }

    void noIssuesExplainsTheCheck()
    {
        edit({u"@  g"_s});
        QCOMPARE(issues().item(0)->text(), u"No issues found. The level is playable, and nothing prevents winning."_s);
        setRule(editor().document(), u"win"_s, QJsonArray());
        QCOMPARE(issues().item(0)->text(),
                 u"No issues found. The level is playable, but not winnable, because it has no win condition."_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(issues().item(0)->text().contains(u"nothing prevents winning"_s));
    }

    void missingWinConditionsAreListedBesideIssues()
    {
        edit({u"@X #g"_s});
        setRule(editor().document(), u"win"_s, QJsonArray());
        const auto last = [this] { return issues().item(issues().count() - 1)->text(); };
        QVERIFY(issues().count() > 1);
        QCOMPARE(last(), u"This level is not winnable: it has no win condition."_s);
        edit({u"@X  "_s});
        setRule(editor().document(), u"win"_s, QJsonArray({u"treasure"_s, u"exit"_s}));
        QVERIFY(document().issues().isEmpty());
        QCOMPARE(issues().count(), 2);
        QCOMPARE(last(), u"The level requires treasure but has none; “exit reached” is enough to win."_s);
        edit({u"@X g"_s});
        setRule(editor().document(), u"win"_s, QJsonArray({u"treasure"_s, u"exit"_s}));
        QCOMPARE(issues().count(), 1);
    }

    /// A misplaced key is listed as the cause below "not winnable"; its consequences share one expandable row. The fix
    /// moves the key instead of removing a wall.
    void aMisplacedKeyIsListedBeforeItsConsequences()
    {
        edit({u"##@ "_s, u"###1"_s, u"!g4 "_s});
        const auto text = [this](int row) { return row < issues().count() ? issues().item(row)->text() : QString(); };
        QVERIFY2(text(0).startsWith(u"Cell 1, 2: The level is not winnable"_s), qPrintable(text(0)));
        QVERIFY2(text(1).startsWith(u"Cell 2, 2: This key is locked behind its own door"_s), qPrintable(text(1)));
        constexpr int fold = 2;
        QCOMPARE(text(fold), u"4 things are unreachable because of this"_s);
        QVERIFY2(text(3).startsWith(u"Cell 3, 1: The hero can reach more doors"_s), qPrintable(text(3)));
        const int folded = issues().count();
        QVERIFY(issues().item(fold)->data(Qt::AccessibleTextRole).toString().endsWith(u", collapsed"_s));
        select(u"things are unreachable"_s);
        QTRY_COMPARE(issues().count(), folded + 4);
        QCOMPARE(issues().currentRow(), fold);
        issues().setCurrentRow(fold + 1);
        QCOMPARE(fixButton().text(), u"Fix: put the red key in front of its door"_s);
        issues().setFocus();
        issues().setCurrentRow(fold);
        QTest::keyClick(&issues(), Qt::Key_Return);
        QTRY_COMPARE(issues().count(), folded);
        issues().setCurrentRow(1);
        QCOMPARE(fixButton().text(), u"Fix: put the red key in front of its door"_s);
        pressFix();
        QCOMPARE(rows(), (QStringList{u"##@4"_s, u"###1"_s, u"!g  "_s}));
        QVERIFY(!text(0).contains(u"key"_s));
    }

    void theSameProblemIsListedOnce()
    {
        edit({u"@ g"_s});
        setRule(editor().document(), u"win"_s, QJsonArray({u"exit"_s}));
        QCOMPARE(issues().count(), 1);
        QVERIFY(issues().item(0)->text().contains(u"requires an exit but has none"_s));
    }

    void aLargeLevelIsFixedToo()
    {
        m_window->editNewLevel();
        Level level = newLevel(*shippedCatalogue(), {300, 300});
        level.ruleset = u"clasic"_s;
        editor().openLevel(level, {}, false);
        QTRY_VERIFY(document().check().analysis());
        select(u"clasic"_s);
        QTRY_VERIFY(fixButton().isEnabled());
        pressFix();
        QCOMPARE(document().level().ruleset, u"classic"_s);
    }

    /// Answers of the dialog are dropped if the disk watch replaces the level meanwhile.
    void meaningsForAReplacedLevelAreDiscarded()
    {
        editLevel({u"@o og"_s}, {});
        select(u"“o”"_s);
        std::optional<DialogAnswer> told;
        const DialogAnswer answer(u"charactersDialog"_s, [&](QDialog *dialog) {
            editor().document().reset(levelFrom({u"@oog"_s}, u"\"ruleset\": \"character\""_s));
            told.emplace(u"levelChangedMeanwhile"_s, [](QDialog *message) { message->accept(); });
            choosing({u"o"_s}, {u"orc"_s})(dialog);
        });
        pressFix();
        QVERIFY(answer.wasGiven());
        QVERIFY(told && told->wasGiven());
        QCOMPARE(document().undoStack().count(), 0);
        QCOMPARE(rows(), QStringList(u"@oog"_s));
    }

    void afterAFixTheNextIssueIsSelected()
    {
        editLevel({u"@o ?g"_s}, u"\"ruleset\": \"clasic\", \"rules\": { \"clok\": \"turns\" }"_s);
        const int all = issues().count();
        key(Qt::Key_F8);
        const QString next = issues().item(1)->text();
        pressFix();
        QCOMPARE(issues().count(), all - 1);
        QCOMPARE(issues().currentRow(), 0);
        QCOMPARE(issues().currentItem()->text(), next);
        QVERIFY(fixButton().isEnabled());
        editLevel({u"@o g"_s}, {}); // no issue of the new level is selected yet
        QVERIFY(!child<IssuesPanel>(u"issues"_s)->selected());
    }

    void theMenuShowsItsCellAfterTheIssueIsGone()
    {
        editLevel({u"@o g"_s}, {});
        select(u"“o”"_s);
        Q_EMIT issues().customContextMenuRequested(issues().visualItemRect(issues().currentItem()).center());
        auto *menu = child<QMenu>(u"issueMenu"_s);
        auto *show = child<QAction>(u"showIssueCell"_s);
        const QSignalSpy shown(child<IssuesPanel>(u"issues"_s), &IssuesPanel::cellChosen);
        issues().clear(); // as while a new check fills the list
        show->trigger();
        QCOMPARE(shown.count(), 1);
        QCOMPARE(shown.first().first().value<Point>(), (Point{1, 0}));
        menu->close();
    }

private:
    QListWidget &issues() { return *child<QListWidget>(u"issueList"_s); }
    FixButton &fixButton() { return *child<FixButton>(u"fixButton"_s); }
    const LevelDocument &document() { return editor().document(); }

    void editLevel(const QStringList &rows, const QString &rest)
    {
        m_window->editNewLevel();
        editor().openLevel(levelFrom(rows, rest), {}, false);
    }

    /// Selects the first issue that contains these words, as keys do.
    void select(const QString &words)
    {
        for (int row = 0; row < issues().count(); ++row) {
            if (issues().item(row)->text().contains(words)) {
                issues().scrollToItem(issues().item(row));
                QTest::mouseClick(issues().viewport(), Qt::LeftButton, {},
                                  issues().visualItemRect(issues().item(row)).center());
                return;
            }
        }
        QFAIL(qPrintable(u"no issue says "_s + words));
    }

    void pressFix() { QTest::mouseClick(&fixButton(), Qt::LeftButton, {}, QPoint(12, fixButton().height() / 2)); }

    /// Checks that the last change was one step and that undo reverts it.
    void undoOneStep(const QByteArray &before)
    {
        QCOMPARE(document().undoStack().count(), 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(jsonOf(document()), before);
    }

    static std::function<void(QDialog *)> choosing(const QStringList &characters, const QStringList &kinds)
    {
        return [=](QDialog *dialog) {
            QCOMPARE(dialog->findChildren<QComboBox *>().size(), characters.size());
            QVERIFY(qobject_cast<QComboBox *>(dialog->focusWidget()));
            for (qsizetype i = 0; i < characters.size(); ++i) {
                auto *choice = dialog->findChild<QComboBox *>(u"character_"_s + characters[i]);
                choice->setCurrentIndex(choice->findData(kinds[i]));
            }
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"charactersDialogOk"_s), Qt::LeftButton);
        };
    }
};

MAZEWRIGHT_SUITE(fixwindow, TestFixWindow)
#include "tst_fixwindow.moc"
