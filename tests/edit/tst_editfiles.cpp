#include "editor/document/leveltabs.h"
#include "editor/document/propertyedits.h"
#include "editor/edits/meanings.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/storage/worker.h"
#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

} // namespace

/// Creating, opening, pasting, saving and closing levels in the real window.
class TestEditFiles : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void ctrlNAsksForASizeAndMakesALevel()
    {
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
            dialog->findChild<QSpinBox *>(u"newLevelWidth"_s)->setValue(30);
            dialog->findChild<QSpinBox *>(u"newLevelHeight"_s)->setValue(7);
            dialog->accept();
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(editor().document().level(), newLevel(*shippedCatalogue(), {30, 7}));
        QCOMPARE(canvas().levelSize(), (Size{30, 7}));
    }

    void aNewLevelAsksHowItPlays_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QStringList>("conditions"); // the clicked conditions
        QTest::addColumn<QJsonObject>("rules");
        const auto win = [](const QJsonArray &words) { return QJsonObject{{u"win"_s, words}}; };
        QTest::newRow("real time") << u"playsInRealTime"_s << u"buchhaim"_s << QStringList{} << QJsonObject{};
        QTest::newRow("turns") << u"playsInTurns"_s << u"lantern"_s << QStringList{} << QJsonObject{};
        QTest::newRow("turns, to the exit")
            << u"playsInTurns"_s << u"lantern"_s << QStringList{u"treasure"_s, u"exit"_s} << win({u"exit"_s});
        QTest::newRow("treasure and exit")
            << u"playsInRealTime"_s << u"buchhaim"_s << QStringList{u"exit"_s} << win({u"treasure"_s, u"exit"_s});
        QTest::newRow("as the ruleset has it")
            << u"playsInRealTime"_s << u"buchhaim"_s << QStringList{u"exit"_s, u"exit"_s} << QJsonObject{};
    }

    void aNewLevelAsksHowItPlays()
    {
        QFETCH(const QString, choice);
        QFETCH(const QString, ruleset);
        QFETCH(const QStringList, conditions);
        QFETCH(const QJsonObject, rules);
        const DialogAnswer answer(u"newLevelDialog"_s, [&](QDialog *dialog) {
            in<QRadioButton>(dialog, choice).click();
            for (const QString &condition : conditions) {
                in<QCheckBox>(dialog, u"winBy_"_s + condition).click();
            }
            dialog->accept();
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().level().ruleset, ruleset);
        QCOMPARE(editor().document().level().rules, rules);
    }

    /// The choice says what the death rule of its ruleset makes of a touch.
    void theChoiceSaysWhatATouchDoes()
    {
        QCOMPARE(shippedCatalogue()->ruleset(u"buchhaim"_s)->rules.death, DeathRule::Respawn);
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
            QCOMPARE(in<QRadioButton>(dialog, u"playsInRealTime"_s).text(),
                     u"&Real time: monsters patrol, and touching one sends the hero back to the start"_s);
            dialog->reject();
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
    }

    /// A new level preselects the rules of the open level.
    void aNewLevelDefaultsToTheOpenLevelsRules()
    {
        Level level = drawnLevel({u"@ g"_s});
        level.ruleset = u"tombs"_s;
        editor().openLevel(level, {}, false);
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
            QVERIFY(in<QRadioButton>(dialog, u"playsByOthers"_s).isChecked());
            QCOMPARE(in<QComboBox>(dialog, u"otherRules"_s).currentData().toString(), u"tombs"_s);
            dialog->accept();
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().level().ruleset, u"tombs"_s);
    }

    void aPastedMazeAsksHowItPlays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dialogName");
        QTest::newRow("walls and a start") << u"####\n#@.#\n####\n"_s << u"rulesDialog"_s;
        QTest::newRow("letters of the legend") << u"####\n#@X#\n####\n"_s << u"charactersDialog"_s;
        QTest::newRow("another format") << u"┌──┐\n│@X│\n└──┘\n"_s << u"legendDialog"_s;
    }

    void aPastedMazeAsksHowItPlays()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, dialogName);
        m_window->editNewLevel();
        QGuiApplication::clipboard()->setText(text);
        const DialogAnswer answer(dialogName, [](QDialog *dialog) {
            in<QRadioButton>(dialog, u"playsInTurns"_s).click();
            for (const auto &[condition, isWanted] : {std::pair(u"treasure"_s, false), std::pair(u"exit"_s, true)}) {
                auto &box = in<QCheckBox>(dialog, u"winBy_"_s + condition);
                if (box.isChecked() != isWanted) {
                    box.click();
                }
            }
            dialog->accept();
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().level().ruleset, u"lantern"_s);
        QCOMPARE(editor().document().level().rules, (QJsonObject{{u"win"_s, QJsonArray{u"exit"_s}}}));
        editor().newLevel({3, 3});
    }

    void aPastedMazeDefaultsToTheOpenLevelsRules_data() { aPastedMazeAsksHowItPlays_data(); }

    void aPastedMazeDefaultsToTheOpenLevelsRules()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, dialogName);
        m_window->editNewLevel();
        Level level = drawnLevel({u"@ g"_s});
        level.ruleset = u"lantern"_s;
        editor().openLevel(level, {}, false);
        QGuiApplication::clipboard()->setText(text);
        const DialogAnswer answer(dialogName, [](QDialog *dialog) {
            QVERIFY(in<QRadioButton>(dialog, u"playsInTurns"_s).isChecked());
            dialog->accept();
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().levels().count(), 3);
        QCOMPARE(editor().document().level().ruleset, u"lantern"_s);
        editor().newLevel({3, 3});
    }

    void winConditionsFollowTheContentOfAPastedMaze_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dialogName");
        QTest::addColumn<QStringList>("conditions");
        const QStringList exit{u"exit"_s};
        const QStringList treasure{u"treasure"_s};
        QTest::newRow("known exit") << u"####\n#@X#\n####\n"_s << u"rulesDialog"_s << exit;
        QTest::newRow("known exit, treasure") << u"#####\n#@gX#\n#####\n"_s << u"rulesDialog"_s << treasure;
        QTest::newRow("neither") << u"####\n#@.#\n####\n"_s << u"rulesDialog"_s << treasure;
        QTest::newRow("asked") << u"####\n#@X#\n####\n"_s << u"charactersDialog"_s << exit;
        QTest::newRow("asked, treasure") << u"#####\n#@gX#\n#####\n"_s << u"charactersDialog"_s << treasure;
        QTest::newRow("drawn") << u"┌──┐\n│@X│\n└──┘\n"_s << u"legendDialog"_s << exit;
        QTest::newRow("drawn, treasure") << u"┌───┐\n│@gX│\n└───┘\n"_s << u"legendDialog"_s << treasure;
    }

    void winConditionsFollowTheContentOfAPastedMaze()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, dialogName);
        QFETCH(const QStringList, conditions);
        m_window->editNewLevel();
        Level level = drawnLevel({u"@ g"_s});
        if (dialogName == "rulesDialog"_L1) { // characters in the level's legend need no question
            level.legend = {{u"X"_s, u"exit"_s}, {u"g"_s, u"treasure"_s}};
        }
        editor().openLevel(level, {}, false);
        QGuiApplication::clipboard()->setText(text);
        const DialogAnswer answer(dialogName, [&](QDialog *dialog) {
            for (const QString &button : {u"playsInTurns"_s, u"playsInRealTime"_s}) { // under either ruleset
                in<QRadioButton>(dialog, button).click();
                QCOMPARE(chosenConditions(dialog), conditions);
            }
            dialog->accept();
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        const bool isUsual = conditions == QStringList{u"treasure"_s};
        QCOMPARE(editor().document().level().rules,
                 isUsual ? QJsonObject() : QJsonObject({{u"win"_s, QJsonArray::fromStringList(conditions)}}));
        editor().newLevel({3, 3});
    }

    void winConditionsFollowTheMeaningsUntilChosen()
    {
        m_window->editNewLevel();
        QGuiApplication::clipboard()->setText(u"####\n#@X#\n####\n"_s);
        const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) {
            auto &meaning = in<QComboBox>(dialog, u"character_X"_s);
            meaning.setCurrentIndex(meaning.findData(u"floor"_s));
            QCOMPARE(chosenConditions(dialog), QStringList{u"treasure"_s});
            in<QCheckBox>(dialog, u"winBy_monsters"_s).click();
            meaning.setCurrentIndex(meaning.findData(u"exit"_s));
            QCOMPARE(chosenConditions(dialog), (QStringList{u"treasure"_s, u"monsters"_s}));
            dialog->reject();
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
    }

    /// A side beyond the bound becomes the bound: Enter shows the corrected number, and a second Enter creates the
    /// level.
    void aSideBeyondTheLimitIsClamped()
    {
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
            auto *height = dialog->findChild<QSpinBox *>(u"newLevelHeight"_s);
            QCOMPARE(dialog->findChild<QLabel *>(u"sideBound"_s)->text(), u"1 to 4096 cells each"_s);
            height->setFocus();
            height->selectAll();
            QTest::keyClicks(height, u"99999"_s);
            QCOMPARE(height->text(), u"99999"_s);
            QTest::keyClick(height, Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            QCOMPARE(height->value(), largestSide);
            height->selectAll();
            QTest::keyClicks(height, u"99999"_s);
            dialog->accept(); // the button's mnemonic accepts without leaving the field
            QVERIFY(dialog->isVisible());
            QCOMPARE(height->value(), largestSide);
            height->setValue(7);
            QTest::keyClick(height, Qt::Key_Return);
            QVERIFY(!dialog->isVisible());
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(canvas().levelSize().height, 7);
    }

    void aClampedSideIsShownBeforeItIsAccepted_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("bound");
        QTest::newRow("too much, by mouse") << true << u"99999"_s << largestSide;
        QTest::newRow("too much, by keys") << false << u"99999"_s << largestSide;
        QTest::newRow("too little, by mouse") << true << u"0"_s << 1;
        QTest::newRow("too little, by keys") << false << u"0"_s << 1;
    }

    /// Leaving the field corrects the number; that click or key does not create the level yet.
    void aClampedSideIsShownBeforeItIsAccepted()
    {
        QFETCH(const bool, byMouse);
        QFETCH(const QString, typed);
        QFETCH(const int, bound);
        const DialogAnswer answer(u"newLevelDialog"_s, [=](QDialog *dialog) {
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            const auto create = [dialog, byMouse] {
                if (byMouse) {
                    QTest::mouseClick(dialog->findChild<QPushButton *>(u"newLevelDialogOk"_s), Qt::LeftButton);
                } else {
                    QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
                    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
                }
            };
            auto *width = dialog->findChild<QSpinBox *>(u"newLevelWidth"_s);
            width->setFocus();
            width->selectAll();
            QTest::keyClicks(width, typed);
            create();
            QVERIFY(dialog->isVisible());
            QCOMPARE(width->value(), bound);
            QCOMPARE(dialog->focusWidget(), width);
            QTest::keyClicks(width, u"12"_s); // replaces the selected number
            create();
            QVERIFY(!dialog->isVisible());
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(canvas().levelSize().width, 12);
    }

    void savingAShippedLevelBecomesSaveAs()
    {
        QVERIFY(m_window->editFile(buchhaimFile));
        QString offered;
        const QString path = m_folder->filePath(u"copy"_s);
        const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) {
            offered = qobject_cast<QFileDialog *>(dialog)->selectedFiles().value(0);
            chooseFile(dialog, path);
        });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(offered, Settings::ownFolder() + u"/buchhaim.level.json"_s);
        QCOMPARE(editor().document().path(), path + u".level.json"_s);
        QCOMPARE(contentOf(path + u".level.json"_s), contentOf(buchhaimFile));
        click({2, 2});
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!editor().isModified());
        QCOMPARE(m_window->windowTitle(), u"The Labyrinths of Buchhaim[*] – Mazewright"_s);
    }

    void aLargeLevelIsSavedAgainWithoutAQuestion()
    {
        const QString path = m_folder->filePath(u"large.level.json"_s);
        const Level level = drawnLevel(QStringList(201, QString(201, u' ')));
        QVERIFY(isLarge(level));
        QVERIFY(!writeWhole(path, writeLevelJson(level, *shippedCatalogue())));
        QVERIFY(m_window->editFile(path));
        const DialogAnswer question(u"saveOverChange"_s, [](QDialog *dialog) { dialog->reject(); });
        for (int i = 0; i < 3; ++i) {
            drag({1, i}, {3, i});
            QVERIFY(editor().isModified());
            key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(!editor().isModified());
        }
        QVERIFY(!question.wasGiven());
    }

    void savingUnderAnotherExtensionAddsOurs()
    {
        edit({u"@ g"_s});
        const QString path = m_folder->filePath(u"foo.txt"_s);
        const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) { chooseFile(dialog, path); });
        QVERIFY(editor().files().saveAs());
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().path(), path + u".level.json"_s);
        QVERIFY(!QFile::exists(path));
    }

    void quotationMarksAreRemovedFromAFileName()
    {
        edit({u"@ g"_s});
        const DialogAnswer answer(u"saveLevelDialog"_s, [this](QDialog *dialog) {
            chooseFile(dialog, m_folder->filePath(u"My \"best\" one"_s));
        });
        QVERIFY(editor().files().saveAs());
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().path(), m_folder->filePath(u"My best one.level.json"_s));
    }

    void anAddedExtensionStillAsksBeforeReplacing()
    {
        edit({u"@ g"_s});
        const QString path = m_folder->filePath(u"foo.txt.level.json"_s);
        QVERIFY(!writeWhole(path, "mine"));
        std::unique_ptr<DialogAnswer> question;
        std::unique_ptr<DialogAnswer> cancel;
        const auto chooseAndAnswer = [&](QMessageBox::StandardButton button) {
            return [&, button](QDialog *dialog) {
                question = std::make_unique<DialogAnswer>(u"replaceFile"_s, [&, button](QDialog *asking) {
                    if (button == QMessageBox::No) { // the dialog asks for another name
                        cancel = std::make_unique<DialogAnswer>(u"saveLevelDialog"_s,
                                                                [](QDialog *again) { again->reject(); });
                    }
                    clickButton(asking, button);
                });
                chooseFile(dialog, m_folder->filePath(u"foo.txt"_s));
            };
        };
        const DialogAnswer first(u"saveLevelDialog"_s, chooseAndAnswer(QMessageBox::No));
        QVERIFY(!editor().files().saveAs());
        QVERIFY(question && question->wasGiven());
        QVERIFY(cancel && cancel->wasGiven());
        QCOMPARE(contentOf(path), QByteArray("mine"));
        const DialogAnswer second(u"saveLevelDialog"_s, chooseAndAnswer(QMessageBox::Yes));
        QVERIFY(editor().files().saveAs());
        QVERIFY(question->wasGiven());
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@ g"_s});
    }

    void aJsonLevelOfAnyExtensionIsSavedInPlace()
    {
        const QString path = m_folder->filePath(u"maze.lvl"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue()), MissingFolder::Refuse));
        QVERIFY(m_window->editFile(path));
        choose(u"orc"_s);
        click({1, 0});
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!editor().isModified());
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@Og"_s});
    }

    void aTextLevelNeedsANewPathForSaving()
    {
        const QString path = m_folder->filePath(u"maze.TXT"_s);
        QVERIFY(!writeWhole(path, "@ g\n", MissingFolder::Refuse));
        QVERIFY(m_window->editFile(path));
        QCOMPARE(rows(), QStringList{u"@ g"_s});
        QVERIFY(editor().document().needsPath());
    }

    void aFailedSaveGivesAReason()
    {
        const QString path = m_folder->filePath(u"a.level.json"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ "_s}), *shippedCatalogue())));
        QVERIFY(m_window->editFile(path));
        click({1, 0});
        QVERIFY(QFile::remove(path));
        QVERIFY(QDir().mkdir(path));
        const DialogAnswer answer(u"saveFailed"_s, [&](QDialog *dialog) {
            QVERIFY(qobject_cast<QMessageBox *>(dialog)->text().contains(path));
            dialog->accept();
        });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QVERIFY(editor().isModified());
    }

    void pastingThePythonListMakesALevel()
    {
        m_window->editNewLevel();
        pasteAsItStands(u"level_1 = [\n    \"#####\",\n    \"#@ g#\",\n    '#####',\n]\n"_s);
        QCOMPARE(rows(), (QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s}));
        QVERIFY(editor().isModified());
        QVERIFY(editor().document().needsPath());
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        key(Qt::Key_Escape);
        editor().newLevel({3, 3});
    }

    void pastingAsksForUnknownCharacters()
    {
        m_window->editNewLevel();
        QGuiApplication::clipboard()->setText(u"ZZZZZ\nZP gZ\nZZ ZZ\n"_s);
        const DialogAnswer answer(u"legendDialog"_s, [](QDialog *dialog) {
            const auto answerFor = [dialog](const QString &character, const QString &meaning) {
                auto *choice = dialog->findChild<QComboBox *>(u"character_"_s + character);
                choice->setCurrentIndex(choice->findData(meaning));
            };
            answerFor(u"Z"_s, u"wall"_s);
            answerFor(u"P"_s, u"start"_s);
            dialog->accept();
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), (QStringList{u"ZZZZZ"_s, u"ZP gZ"_s, u"ZZ ZZ"_s}));
        QVERIFY(editor().document().level().terrain == drawnLevel({u"#####"_s, u"#@ g#"_s, u"## ##"_s}).terrain);
        QVERIFY(editor().document().issues().isEmpty());
        editor().newLevel({3, 3});
    }

    /// Pasting asks about known characters too, since an X need not mean an exit.
    void pastingAsksAboutKnownCharactersToo()
    {
        m_window->editNewLevel();
        QGuiApplication::clipboard()->setText(u"######\n#@XT #\n#.X g#\n######\n"_s);
        QStringList shown;
        const DialogAnswer answer(u"charactersDialog"_s, [&shown](QDialog *dialog) {
            QCOMPARE(dialog->windowTitle(), u"Characters of the maze"_s);
            for (const QComboBox *choice : dialog->findChildren<QComboBox *>()) {
                if (choice->objectName().startsWith(u"character_"_s)) {
                    shown.append(choice->objectName() + u' ' + choice->currentText());
                }
            }
            shown.sort();
            auto *choice = dialog->findChild<QComboBox *>(u"character_X"_s);
            choice->setCurrentIndex(choice->findData(u"wall"_s));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(shown, (QStringList{u"character_# wall"_s, u"character_. floor"_s, u"character_@ start"_s,
                                     u"character_T troll"_s, u"character_X exit"_s, u"character_g treasure"_s}));
        QCOMPARE(rows(), (QStringList{u"######"_s, u"#@#T #"_s, u"#.# g#"_s, u"######"_s}));
        QVERIFY(editor().document().level().legend.isEmpty());
        editor().newLevel({3, 3});
    }

    void pastedTabsBecomeSpaces()
    {
        m_window->editNewLevel();
        pasteAsItStands(u"##########\n#@\tg#\n##########\n"_s);
        QCOMPARE(rows(), (QStringList{u"##########"_s, u"#@      g#"_s, u"##########"_s}));
        editor().newLevel({3, 3});
    }

    void warningsOfReadingAreShownUntilAnEdit()
    {
        m_window->editNewLevel();
        pasteAsItStands(u"#####\n#@g \n#####\n"_s);
        auto *issues = child<QListWidget>(u"issueList"_s);
        QCOMPARE(issues->count(), 1);
        QVERIFY2(issues->item(0)->text().contains(u"the longest row has 5"_s), qPrintable(issues->item(0)->text()));
        click({3, 1});
        QVERIFY(issues->item(0)->text().startsWith(u"No issues"_s));

        const QString path = m_folder->filePath(u"key.level.json"_s);
        QByteArray json = writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue());
        QVERIFY(!writeWhole(path, json.replace(json.indexOf('{'), 1, "{ \"mood\": 1,")));
        editor().newLevel({3, 3});
        QVERIFY(m_window->editFile(path));
        QCOMPARE(issues->count(), 1);
        QVERIFY2(issues->item(0)->text().contains(u"mood"_s), qPrintable(issues->item(0)->text()));
        QCOMPARE(child<QLabel>(u"editIssueCount"_s)->text(), u"Warnings: 1"_s);
        QVERIFY(editor().files().save());
        QVERIFY(issues->item(0)->text().startsWith(u"No issues"_s));
    }

    void pastingOneLineIsRefused()
    {
        edit({u"@ g"_s});
        QGuiApplication::clipboard()->setText(u"just some words\n"_s);
        const DialogAnswer answer(u"noMaze"_s, [](QDialog *dialog) { dialog->accept(); });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), QStringList{u"@ g"_s});
    }

    void pastingWorksOnTheStartPage()
    {
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Start);
        pasteAsItStands(u"####\n#@g#\n####"_s, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(rows().at(1), u"#@g#"_s);
        editor().newLevel({3, 3});
    }

    void buttonsOfDialogsHaveNames()
    {
        edit({u"@ g"_s});
        click({1, 0});
        const DialogAnswer unsaved(u"unsavedChanges"_s, [](QDialog *dialog) {
            for (const QString &button : {u"Save"_s, u"Discard"_s, u"Cancel"_s}) {
                QVERIFY2(dialog->findChild<QPushButton *>(u"unsavedChanges"_s + button), qPrintable(button));
            }
            dialog->findChild<QPushButton *>(u"unsavedChangesDiscard"_s)->click();
        });
        QVERIFY(editor().maybeClose());
        const DialogAnswer size(u"newLevelDialog"_s, [](QDialog *dialog) {
            QVERIFY(dialog->findChild<QPushButton *>(u"newLevelDialogCancel"_s));
            dialog->findChild<QPushButton *>(u"newLevelDialogOk"_s)->click();
        });
        QVERIFY(editor().newLevel());
    }

    void placeholdersInFileTextAreNotSubstituted()
    {
        edit({u"@ g"_s});
        Level level = drawnLevel({u"@ "_s});
        level.things.push_back({.cell = {1, 0}, .kind = u"%2%3"_s, .values = {}});
        editor().openLevel(level, {}, false);
        const QString text = child<QListWidget>(u"issueList"_s)->item(0)->text();
        QVERIFY2(text.contains(u"%2%3"_s) && text.startsWith(u"Cell 1, 0: "_s), qPrintable(text));
    }

    void closingAsksAndStaysOnCancel()
    {
        edit({u"@ g"_s});
        click({1, 0});
        const DialogAnswer answer(u"unsavedChanges"_s,
                                  [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
        QVERIFY(!m_window->close());
        QVERIFY(answer.wasGiven());
        QVERIFY(m_window->isVisible());
        QCOMPARE(rows(), QStringList{u"@#g"_s});
    }

    void closingDiscardsOrSaves()
    {
        const QString path = m_folder->filePath(u"a.level.json"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue())));
        QVERIFY(m_window->editFile(path));
        click({1, 0});
        const DialogAnswer save(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Save); });
        QVERIFY(m_window->close());
        QVERIFY(save.wasGiven());
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@#g"_s});
        m_window->show();
        click({1, 0}, Qt::RightButton);
        const DialogAnswer discard(u"unsavedChanges"_s,
                                   [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
        QVERIFY(m_window->close());
        QVERIFY(discard.wasGiven());
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@#g"_s});
    }

    void closingAnUnchangedLevelDoesNotAsk()
    {
        edit({u"@ g"_s});
        click({1, 0});
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->close());
    }

    void theTitleShowsNameAndStar()
    {
        edit({u"@ g"_s});
        QCOMPARE(m_window->windowTitle(), u"New level[*] – Mazewright"_s);
        QVERIFY(!m_window->isWindowModified());
        click({1, 0});
        QVERIFY(m_window->isWindowModified());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
        setText(editor().document(), TextField::Name, u"Pit"_s);
        QCOMPARE(m_window->windowTitle(), u"Pit[*] – Mazewright"_s);
        QVERIFY(m_window->isWindowModified());
    }

    void filesThatWereCopiedAreOpenedByPaste()
    {
        const QString first = m_folder->filePath(u"a.level.json"_s);
        const QString second = m_folder->filePath(u"b.level.json"_s);
        for (const QString &path : {first, second}) {
            QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ O g"_s}), *shippedCatalogue())));
        }
        edit({u"@ g"_s});
        const int before = editor().levels().count();
        auto *data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(first), QUrl::fromLocalFile(second)});
        QGuiApplication::clipboard()->setMimeData(data);
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor().levels().count(), before + 2);
        QCOMPARE(editor().document().path(), second);
    }

    void openingALevelInErrorEditsIt()
    {
        const QString path = m_folder->filePath(u"broken.level.json"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ @?"_s}), *shippedCatalogue())));
        const QByteArray before = contentOf(path);
        QVERIFY(m_window->openFile(path));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(child<QListWidget>(u"issueList"_s)->count(), 2);
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contentOf(path), before);
    }

private:
    static QStringList chosenConditions(QDialog *dialog)
    {
        QStringList chosen;
        for (const QString &condition : {u"treasure"_s, u"exit"_s, u"monsters"_s}) {
            chosen +=
                in<QCheckBox>(dialog, u"winBy_"_s + condition).isChecked() ? QStringList{condition} : QStringList();
        }
        return chosen;
    }
    /// Pastes text with unknown characters, and accepts the question about them by Enter.
    void pasteAsItStands(const QString &text, Qt::KeyboardModifiers modifiers = Qt::ControlModifier | Qt::ShiftModifier)
    {
        QGuiApplication::clipboard()->setText(text);
        const DialogAnswer answer(u"charactersDialog"_s,
                                  [](QDialog *dialog) { QTest::keyClick(dialog->focusWidget(), Qt::Key_Return); });
        key(Qt::Key_V, modifiers);
        QVERIFY(answer.wasGiven());
    }
};

MAZEWRIGHT_SUITE(editfiles, TestEditFiles)
#include "tst_editfiles.moc"
