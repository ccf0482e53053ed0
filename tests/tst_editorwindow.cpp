#include "app/window/mainwindow.h"
#include "editor/panels/charactersdialog.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/level/levelwriter.h"
#include "tests/support/dialogs.h"
#include "tests/support/drawnlevel.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString shipped = u":/levels/buchhaim.level.json"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

} // namespace

/// The editor in the real window, driven by mouse and keys.
class TestEditorWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrlNAsksForASizeAndMakesALevel();
    void aLevelIsDrawnSavedPlayedAndGoneBackTo();
    void returningFromPlayRestoresZoomScrollToolSelectionAndUndo();
    void playingFromTheCursorStartsThere();
    void playingFromAWallBeginsAtTheStartAndSaysSo();
    void theCellUnderTheMouseIsKnownAfterPlay();
    void playingDoesNotChangeTheEditedLevel();
    void errorsAreShownInsteadOfPlaying();
    void ctrlEEditsTheLevelBeingPlayed();
    void savingAShippedLevelBecomesSaveAs();
    void savingUnderAnotherEndingAddsOurs();
    void anEndingAddedAsksBeforeItReplaces();
    void aFailedSaveSaysWhy();
    void pastingThePythonListMakesALevel();
    void pastingAsksForUnknownCharacters();
    void pastedTabsCanBeAnswered();
    void warningsOfReadingAreShownUntilAnEdit();
    void pastingOneLineIsRefused();
    void pastingWorksOnTheStartPage();
    void issuesAppearAndAClickCentersTheCell();
    void buttonsOfDialogsHaveNames();
    void textOfFilesFillsNoPlaceOfASentence();
    void closingAsksAndStaysOnCancel();
    void closingDiscardsOrSaves();
    void closingAnUnchangedLevelAsksNothing();
    void theTitleShowsNameAndStar();
    void toolKeysTakeTools();
    void toolKeysAreLettersInTextFields();
    void undoInATextFieldIsTheDocuments();
    void typingANameIsOneStep();
    void thePaletteIsUsedByKeyboard();
    void thePaletteSearchFilters();
    void altClickPicksIntoThePalette();
    void rightButtonErases();
    void escapeCancelsAStroke();
    void ruleChoicesShowWhatDiffers();
    void changedRulesStayBoldInAnotherTheme();
    void aTestGameSaysSoAndGoesBack();
    void thePaletteShowsWholeNamesOnly();
    void droppingAFileOpensIt();
    void openingALevelInErrorEditsIt();
    void theTestGameHasTheTitleOfTheLevel();
    void theGameStandsStillWhileEditing();
    void aTestGameIsNotContinued();
    void escapeLeavesTextFields();
    void theStatusBarTellsTheCell();
    void panelsAreHiddenDuringPlay();
    void everyWidgetHasNames();

private:
    Canvas &canvas() { return m_window->canvas(); }
    LevelEditor &editor() { return m_window->editor(); }
    QPoint at(Point cell) { return canvas().viewportRectOf(cell).center(); }
    void click(Point cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {});
    void drag(Point from, Point to, bool isReleased = true);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void edit(const QStringList &rows);
    QStringList rows() { return rowsOf(editor().document().level()); }
    void choose(const QString &name);
    template<typename T>
    T *child(const QString &name)
    {
        T *found = m_window->findChild<T *>(name);
        return found ? found : (qFatal("no child %s", qPrintable(name)), nullptr);
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestEditorWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(u"Mazewright"_s);
    QCoreApplication::setApplicationName(u"Mazewright"_s);
}

void TestEditorWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(shippedCatalogue());
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestEditorWindow::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void TestEditorWindow::click(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(canvas().viewport(), button, modifiers, at(cell));
}

void TestEditorWindow::drag(Point from, Point to, bool isReleased)
{
    QWidget *viewport = canvas().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, at(from));
    QMouseEvent move(QEvent::MouseMove, at(to), viewport->mapToGlobal(at(to)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(viewport, &move);
    if (isReleased) {
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(to));
    }
}

void TestEditorWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_window->activateWindow(); // nobody else does after a dialog
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), key, modifiers);
}

/// Opens a level drawn as text, as a file that was never saved.
void TestEditorWindow::edit(const QStringList &rows)
{
    m_window->editNewLevel();
    editor().openLevel(drawnLevel(rows), {}, false);
}

/// Chooses in the palette by a click.
void TestEditorWindow::choose(const QString &name)
{
    auto *list = child<QListWidget>(u"paletteList"_s);
    const QList<QListWidgetItem *> items = list->findItems(name, Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    list->scrollToItem(items.first());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(items.first()).center());
}

void TestEditorWindow::ctrlNAsksForASizeAndMakesALevel()
{
    const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
        dialog->findChild<QSpinBox *>(u"newLevelWidth"_s)->setValue(30);
        dialog->findChild<QSpinBox *>(u"newLevelHeight"_s)->setValue(7);
        dialog->accept();
    });
    key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(editor().document().level(), newLevel(*shippedCatalogue(), {30, 7}));
    QCOMPARE(canvas().levelSize(), (Size{30, 7}));
}

void TestEditorWindow::aLevelIsDrawnSavedPlayedAndGoneBackTo()
{
    edit({u"########"_s, u"#@     #"_s, u"#      #"_s, u"#      #"_s, u"########"_s});
    drag({3, 1}, {3, 2});
    choose(u"treasure"_s);
    click({5, 1});
    choose(u"orc"_s);
    click({6, 3});
    const QStringList drawn{u"########"_s, u"#@ # g #"_s, u"#  #   #"_s, u"#     O#"_s, u"########"_s};
    QCOMPARE(rows(), drawn);
    QCOMPARE(editor().document().undoStack().count(), 3);

    const QString path = m_folder->filePath(u"mine.level.json"_s);
    const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) { chooseFile(dialog, path); });
    key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QVERIFY(!editor().isModified());
    QCOMPARE(rowsOf(readLevelFile(path, *shippedCatalogue()).level.value()), drawn);

    key(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    key(Qt::Key_Right);
    QCOMPARE(m_window->session().world().hero().cell, (Point{2, 1}));
    key(Qt::Key_Escape);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(rows(), drawn);
    QVERIFY(!editor().isModified());
    for (int i = 0; i < 3; ++i) {
        key(Qt::Key_Z, Qt::ControlModifier);
    }
    QVERIFY(editor().isModified());
    QCOMPARE(rows().at(1), u"#@     #"_s);

    QVERIFY(!editor().document().save(path));
    QVERIFY(m_window->editFile(path));
    QCOMPARE(rows().at(1), u"#@     #"_s);
}

void TestEditorWindow::returningFromPlayRestoresZoomScrollToolSelectionAndUndo()
{
    m_window->editNewLevel();
    editor().newLevel({90, 70});
    key(Qt::Key_0, Qt::ControlModifier);
    choose(u"orc"_s);
    click({40, 30});
    click({41, 30});
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_V);
    click({40, 30});
    key(Qt::Key_Plus, Qt::ControlModifier);
    key(Qt::Key_Plus, Qt::ControlModifier);
    key(Qt::Key_Plus, Qt::ControlModifier);
    canvas().horizontalScrollBar()->setValue(canvas().horizontalScrollBar()->value() + 33);
    canvas().verticalScrollBar()->setValue(canvas().verticalScrollBar()->value() + 21);
    QCoreApplication::processEvents();
    const Canvas::ViewState view = canvas().viewState();
    QVERIFY(!view.isFit);
    const Level level = editor().document().level();

    key(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QCoreApplication::processEvents();
    key(Qt::Key_Down);
    key(Qt::Key_Minus, Qt::ControlModifier);
    key(Qt::Key_Escape);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::processEvents();
    }
    QCOMPARE(canvas().viewState().scroll, view.scroll);
    QVERIFY(canvas().viewState() == view);
    QCOMPARE(editor().toolbox().tool(), ToolId::Select);
    QCOMPARE(editor().toolbox().selection(), std::optional(Point{40, 30}));
    QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"orc"_s));
    QCOMPARE(editor().document().level(), level);
    QCOMPARE(editor().document().undoStack().index(), 1);
    QCOMPARE(editor().document().undoStack().count(), 2);
}

void TestEditorWindow::playingFromTheCursorStartsThere()
{
    edit({u"@   "_s, u"  #g"_s});
    QTest::mouseMove(canvas().viewport(), at({3, 0}));
    key(Qt::Key_F5, Qt::ControlModifier);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QCOMPARE(m_window->session().world().hero().cell, (Point{3, 0}));
    key(Qt::Key_Escape);
    QCOMPARE(rows().at(0), u"@   "_s);
    QCOMPARE(editor().document().undoStack().count(), 0);
}

void TestEditorWindow::playingFromAWallBeginsAtTheStartAndSaysSo()
{
    edit({u"@   "_s, u"  #g"_s});
    QTest::mouseMove(canvas().viewport(), at({2, 1}));
    key(Qt::Key_F5, Qt::ControlModifier);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    QCOMPARE(m_window->session().world().hero().cell, (Point{0, 0}));
    QVERIFY(m_window->levelPage().log().lines().contains(
        u"The hero cannot start on that cell: this game begins at the start."_s));
}

void TestEditorWindow::theCellUnderTheMouseIsKnownAfterPlay()
{
    edit({u"@   "_s, u"  #g"_s});
    QTest::mouseMove(canvas().viewport(), at({3, 0}));
    key(Qt::Key_F5);
    key(Qt::Key_Escape);
    QCOMPARE(child<QLabel>(u"editStatus"_s)->text(), u"Cell 3, 0 · floor"_s);
    key(Qt::Key_F5, Qt::ControlModifier);
    QCOMPARE(m_window->session().world().hero().cell, (Point{3, 0}));
}

void TestEditorWindow::playingDoesNotChangeTheEditedLevel()
{
    edit({u"@g g"_s});
    const Level before = editor().document().level();
    key(Qt::Key_F5);
    key(Qt::Key_Right);
    QCOMPARE(m_window->session().world().treasureLeft(), 1);
    key(Qt::Key_Escape);
    QCOMPARE(editor().document().level(), before);
    QVERIFY(canvas().spriteCell(8).has_value());
}

void TestEditorWindow::errorsAreShownInsteadOfPlaying()
{
    edit({u"@ @?"_s});
    key(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QVERIFY(child<QListWidget>(u"issueList"_s)->hasFocus());
    QCOMPARE(child<QListWidget>(u"issueList"_s)->count(), 2);
    QVERIFY(child<QLabel>(u"editStatus"_s)->text().contains(u"errors"_s));
}

void TestEditorWindow::ctrlEEditsTheLevelBeingPlayed()
{
    QVERIFY(m_window->playFile(shipped));
    key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(editor().document().path(), shipped);
    QCOMPARE(writeLevelJson(editor().document().level(), *shippedCatalogue()), contentOf(shipped));
}

void TestEditorWindow::savingAShippedLevelBecomesSaveAs()
{
    QVERIFY(m_window->editFile(shipped));
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
    QCOMPARE(contentOf(path + u".level.json"_s), contentOf(shipped));
    click({2, 2});
    key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!editor().isModified());
    QCOMPARE(m_window->windowTitle(), u"The Labyrinths of Buchhaim[*] – Mazewright"_s);
}

void TestEditorWindow::savingUnderAnotherEndingAddsOurs()
{
    edit({u"@ g"_s});
    const QString path = m_folder->filePath(u"foo.txt"_s);
    const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) { chooseFile(dialog, path); });
    QVERIFY(editor().saveAs());
    QVERIFY(answer.wasGiven());
    QCOMPARE(editor().document().path(), path + u".level.json"_s);
    QVERIFY(!QFile::exists(path));
}

void TestEditorWindow::anEndingAddedAsksBeforeItReplaces()
{
    edit({u"@ g"_s});
    const QString path = m_folder->filePath(u"foo.txt.level.json"_s);
    QVERIFY(!writeWhole(path, "mine"));
    std::unique_ptr<DialogAnswer> question;
    const auto chooseAndAnswer = [&](QMessageBox::StandardButton button) {
        return [&, button](QDialog *dialog) {
            question = std::make_unique<DialogAnswer>(u"replaceFile"_s,
                                                      [button](QDialog *asking) { clickButton(asking, button); });
            chooseFile(dialog, m_folder->filePath(u"foo.txt"_s));
        };
    };
    const DialogAnswer first(u"saveLevelDialog"_s, chooseAndAnswer(QMessageBox::No));
    QVERIFY(!editor().saveAs());
    QVERIFY(question && question->wasGiven());
    QCOMPARE(contentOf(path), QByteArray("mine"));
    const DialogAnswer second(u"saveLevelDialog"_s, chooseAndAnswer(QMessageBox::Yes));
    QVERIFY(editor().saveAs());
    QVERIFY(question->wasGiven());
    QCOMPARE(rowsOf(readLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@ g"_s});
}

void TestEditorWindow::aFailedSaveSaysWhy()
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

void TestEditorWindow::pastingThePythonListMakesALevel()
{
    m_window->editNewLevel();
    QGuiApplication::clipboard()->setText(u"level_1 = [\n    \"#####\",\n    \"#@ g#\",\n    '#####',\n]\n"_s);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(rows(), (QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s}));
    QVERIFY(editor().isModified());
    QVERIFY(editor().document().needsPath());
    key(Qt::Key_F5);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Play);
    key(Qt::Key_Escape);
    editor().newLevel({3, 3});
}

void TestEditorWindow::pastingAsksForUnknownCharacters()
{
    m_window->editNewLevel();
    QGuiApplication::clipboard()->setText(u"XXXXX\nXP  X\nXX XX\n"_s);
    const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) {
        const auto answerFor = [dialog](const QString &character, const QString &meaning) {
            auto *choice = dialog->findChild<QComboBox *>(u"character_"_s + character);
            QCOMPARE(choice->currentText(), u"floor"_s);
            choice->setCurrentIndex(choice->findData(meaning));
        };
        answerFor(u"X"_s, u"wall"_s);
        answerFor(u"P"_s, u"start"_s);
        dialog->accept();
    });
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QCOMPARE(rows(), (QStringList{u"#####"_s, u"#@  #"_s, u"## ##"_s}));
    QVERIFY(editor().document().issues().isEmpty());
    editor().newLevel({3, 3});
}

void TestEditorWindow::pastedTabsCanBeAnswered()
{
    m_window->editNewLevel();
    QGuiApplication::clipboard()->setText(u"####\n#@\t#\n#\tX#\n####\n"_s);
    const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) {
        auto *tab = dialog->findChild<QComboBox *>(u"character_U+0009"_s);
        auto *letter = dialog->findChild<QComboBox *>(u"character_X"_s);
        QVERIFY(tab && letter);
        QCOMPARE(tab->accessibleName(), u"What U+0009 stands for"_s);
        tab->setCurrentIndex(tab->findData(u"wall"_s));
        letter->setCurrentIndex(letter->findData(u"treasure"_s));
        dialog->accept();
    });
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QCOMPARE(rows(), (QStringList{u"####"_s, u"#@##"_s, u"##g#"_s, u"####"_s}));
    QVERIFY(unknownCharacters(editor().document().level()).empty());
    editor().newLevel({3, 3});
}

void TestEditorWindow::warningsOfReadingAreShownUntilAnEdit()
{
    m_window->editNewLevel();
    QGuiApplication::clipboard()->setText(u"#####\n#@ \n#####\n"_s);
    key(Qt::Key_V, Qt::ControlModifier);
    auto *issues = child<QListWidget>(u"issueList"_s);
    QCOMPARE(issues->count(), 1);
    QVERIFY2(issues->item(0)->text().contains(u"the longest row has 5"_s), qPrintable(issues->item(0)->text()));
    click({2, 1});
    QVERIFY(issues->item(0)->text().startsWith(u"No issues"_s));

    const QString path = m_folder->filePath(u"key.level.json"_s);
    QByteArray json = writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue());
    QVERIFY(!writeWhole(path, json.replace(json.indexOf('{'), 1, "{ \"mood\": 1,")));
    editor().newLevel({3, 3});
    QVERIFY(m_window->editFile(path));
    QCOMPARE(issues->count(), 1);
    QVERIFY2(issues->item(0)->text().contains(u"mood"_s), qPrintable(issues->item(0)->text()));
    QCOMPARE(child<QLabel>(u"editIssueCount"_s)->text(), u"Issues: 1"_s);
    QVERIFY(editor().save());
    QVERIFY(issues->item(0)->text().startsWith(u"No issues"_s));
}

void TestEditorWindow::pastingOneLineIsRefused()
{
    edit({u"@ g"_s});
    QGuiApplication::clipboard()->setText(u"just some words\n"_s);
    const DialogAnswer answer(u"noMaze"_s, [](QDialog *dialog) { dialog->accept(); });
    key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QCOMPARE(rows(), QStringList{u"@ g"_s});
}

void TestEditorWindow::pastingWorksOnTheStartPage()
{
    QCOMPARE(m_window->mode(), MainWindow::Mode::Start);
    QGuiApplication::clipboard()->setText(u"####\n#@g#\n####"_s);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(rows().at(1), u"#@g#"_s);
    editor().newLevel({3, 3});
}

void TestEditorWindow::issuesAppearAndAClickCentersTheCell()
{
    m_window->editNewLevel();
    editor().newLevel({200, 150});
    auto *issues = child<QListWidget>(u"issueList"_s);
    QCOMPARE(issues->count(), 1);
    QVERIFY(issues->item(0)->text().startsWith(u"No issues"_s));
    editor().document().stroke(u"draw"_s,
                               changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                Area({{150, 100}}, {200, 150}), Paint::ofKind(u"treasure"_s)));
    editor().document().stroke(u"draw"_s,
                               changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                Area({{149, 100}, {151, 100}, {150, 99}, {150, 101}}, {200, 150}),
                                                Paint::ofTerrain(shippedCatalogue()->wall())));
    QCOMPARE(issues->count(), 1);
    QVERIFY(issues->item(0)->text().contains(u"150, 100"_s));
    QCOMPARE(child<QLabel>(u"editIssueCount"_s)->text(), u"Issues: 1"_s);
    key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!canvas().viewport()->rect().contains(at({150, 100})));
    QTest::mouseClick(issues->viewport(), Qt::LeftButton, {}, issues->visualItemRect(issues->item(0)).center());
    const QPoint distance = at({150, 100}) - canvas().viewport()->rect().center();
    QVERIFY(distance.manhattanLength() < 70);
    QVERIFY(child<QLabel>(u"editStatus"_s)->text().contains(u"150, 100"_s));
}

void TestEditorWindow::buttonsOfDialogsHaveNames()
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

void TestEditorWindow::textOfFilesFillsNoPlaceOfASentence()
{
    edit({u"@ g"_s});
    Level level = drawnLevel({u"@ "_s});
    level.things.push_back({.cell = {1, 0}, .kind = u"%2%3"_s, .values = {}});
    editor().openLevel(level, {}, false);
    const QString text = child<QListWidget>(u"issueList"_s)->item(0)->text();
    QVERIFY2(text.contains(u"%2%3"_s) && text.contains(u"(cell 1, 0)"_s), qPrintable(text));
}

void TestEditorWindow::closingAsksAndStaysOnCancel()
{
    edit({u"@ g"_s});
    click({1, 0});
    const DialogAnswer answer(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
    QVERIFY(!m_window->close());
    QVERIFY(answer.wasGiven());
    QVERIFY(m_window->isVisible());
    QCOMPARE(rows(), QStringList{u"@#g"_s});
}

void TestEditorWindow::closingDiscardsOrSaves()
{
    const QString path = m_folder->filePath(u"a.level.json"_s);
    QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue())));
    QVERIFY(m_window->editFile(path));
    click({1, 0});
    const DialogAnswer save(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Save); });
    QVERIFY(m_window->close());
    QVERIFY(save.wasGiven());
    QCOMPARE(rowsOf(readLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@#g"_s});
    m_window->show();
    click({1, 0}, Qt::RightButton);
    const DialogAnswer discard(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
    QVERIFY(m_window->close());
    QVERIFY(discard.wasGiven());
    QCOMPARE(rowsOf(readLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@#g"_s});
}

void TestEditorWindow::closingAnUnchangedLevelAsksNothing()
{
    edit({u"@ g"_s});
    click({1, 0});
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_window->close());
}

void TestEditorWindow::theTitleShowsNameAndStar()
{
    edit({u"@ g"_s});
    QCOMPARE(m_window->windowTitle(), u"New level[*] – Mazewright"_s);
    QVERIFY(!m_window->isWindowModified());
    click({1, 0});
    QVERIFY(m_window->isWindowModified());
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_window->isWindowModified());
    editor().document().setText(TextField::Name, u"Pit"_s);
    QCOMPARE(m_window->windowTitle(), u"Pit[*] – Mazewright"_s);
    QVERIFY(m_window->isWindowModified());
}

void TestEditorWindow::toolKeysTakeTools()
{
    edit({u"@ g"_s});
    for (const ToolInfo &info : toolInfos()) {
        key(info.shortcut);
        QCOMPARE(editor().toolbox().tool(), info.id);
        QVERIFY(child<QAction>(u"tool_"_s + info.key)->isChecked());
    }
    QTest::mouseClick(child<QWidget>(u"toolButton_line"_s), Qt::LeftButton);
    QCOMPARE(editor().toolbox().tool(), ToolId::Line);
}

void TestEditorWindow::toolKeysAreLettersInTextFields()
{
    edit({u"@ g"_s});
    auto *name = child<QLineEdit>(u"propertyName"_s);
    name->setFocus();
    QTest::keyClicks(name, u"refill"_s);
    QCOMPARE(editor().document().level().name, u"refill"_s);
    QCOMPARE(editor().toolbox().tool(), ToolId::Brush);
}

void TestEditorWindow::undoInATextFieldIsTheDocuments()
{
    edit({u"@ g"_s});
    auto *name = child<QLineEdit>(u"propertyName"_s);
    name->setFocus();
    QTest::keyClicks(name, u"Pit"_s);
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().document().level().name, QString());
    QCOMPARE(name->text(), QString());
    QTest::keyClick(name, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(name->text(), u"Pit"_s);
}

void TestEditorWindow::typingANameIsOneStep()
{
    edit({u"@ g"_s});
    auto *name = child<QLineEdit>(u"propertyName"_s);
    name->setFocus();
    QTest::keyClicks(name, u"Pit"_s);
    QTest::keyClick(name, Qt::Key_Tab);
    name->setFocus();
    name->setCursorPosition(3);
    QTest::keyClicks(name, u"s!"_s);
    QCOMPARE(editor().document().undoStack().count(), 2);
    QCOMPARE(editor().document().level().name, u"Pits!"_s);
}

void TestEditorWindow::thePaletteIsUsedByKeyboard()
{
    edit({u"@ g"_s});
    auto *search = child<QLineEdit>(u"paletteSearch"_s);
    search->setFocus();
    QTest::keyClicks(search, u"tro"_s);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(child<QListWidget>(u"paletteList"_s)->hasFocus());
    QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"troll"_s));
    search->clear();
    QTest::keyClick(child<QListWidget>(u"paletteList"_s), Qt::Key_Up);
    QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"reptile_man"_s));
    click({1, 0});
    QCOMPARE(rows(), QStringList{u"@Rg"_s});
}

void TestEditorWindow::thePaletteSearchFilters()
{
    edit({u"@ g"_s});
    auto *search = child<QLineEdit>(u"paletteSearch"_s);
    auto *list = child<QListWidget>(u"paletteList"_s);
    const auto visible = [list] {
        QStringList texts;
        for (int row = 0; row < list->count(); ++row) {
            if (!list->item(row)->isHidden()) {
                texts.append(list->item(row)->text());
            }
        }
        return texts;
    };
    search->setText(u"OR"_s);
    QCOMPARE(visible(), (QStringList{u"Terrain"_s, u"floor"_s, u"Monsters"_s, u"orc"_s}));
    search->setText(u"xyz"_s);
    QCOMPARE(visible(), QStringList{u"Nothing is called “xyz”"_s});
    search->clear();
    QCOMPARE(visible().size(), 11);
}

void TestEditorWindow::altClickPicksIntoThePalette()
{
    edit({u"@#O"_s});
    click({2, 0}, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(child<QListWidget>(u"paletteList"_s)->currentItem()->text(), u"orc"_s);
    click({1, 0}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(child<QListWidget>(u"paletteList"_s)->currentItem()->text(), u"wall"_s);
    QCOMPARE(rows(), QStringList{u"@#O"_s});
}

void TestEditorWindow::rightButtonErases()
{
    edit({u"@#O"_s});
    click({1, 0}, Qt::RightButton);
    click({2, 0}, Qt::RightButton);
    QCOMPARE(rows(), QStringList{u"@  "_s});
}

void TestEditorWindow::escapeCancelsAStroke()
{
    edit({u"@   "_s, u"    "_s});
    drag({1, 1}, {3, 1}, false);
    QCOMPARE(rows(), (QStringList{u"@   "_s, u" ###"_s}));
    key(Qt::Key_Escape);
    QCOMPARE(rows(), (QStringList{u"@   "_s, u"    "_s}));
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({3, 1}));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(editor().document().undoStack().count(), 0);
}

void TestEditorWindow::ruleChoicesShowWhatDiffers()
{
    edit({u"@ g"_s});
    auto *death = child<QComboBox>(u"propertyDeath"_s);
    auto *difference = child<QLabel>(u"propertyDifference"_s);
    QCOMPARE(death->currentIndex(), 0);
    death->setFocus();
    QTest::keyClick(death, Qt::Key_End);
    QCOMPARE(editor().document().level().rules.value(u"death"_s).toString(), u"permadeath"_s);
    QCOMPARE(difference->text(), u"Differs from the ruleset: Death"_s);
    QTest::keyClick(death, Qt::Key_Home);
    QVERIFY(editor().document().level().rules.isEmpty());
    QCOMPARE(editor().document().undoStack().count(), 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(death->currentData().toString(), u"permadeath"_s);
}

void TestEditorWindow::changedRulesStayBoldInAnotherTheme()
{
    edit({u"@ g"_s});
    editor().document().setRule(u"death"_s, u"permadeath"_s);
    const auto weightOf = [this](const QString &text) {
        for (QLabel *label : child<QWidget>(u"properties"_s)->findChildren<QLabel *>()) {
            if (label->text() == text) {
                label->ensurePolished();
                return int(label->font().weight());
            }
        }
        return 0;
    };
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::Dark}) {
        m_window->setTheme(theme);
        QCOMPARE(weightOf(u"Death"_s), int(QFont::DemiBold));
        QCOMPARE(weightOf(u"Clock"_s), int(QFont::Normal));
    }
}

void TestEditorWindow::aTestGameSaysSoAndGoesBack()
{
    edit({u"@ g"_s});
    const QAction *back = child<QAction>(u"editLevel"_s);
    QCOMPARE(back->text(), u"&Edit this level"_s);
    key(Qt::Key_F5);
    QCOMPARE(back->text(), u"Back to the &editor"_s);
    QVERIFY(child<QLabel>(u"testPlay"_s)->isVisible());
    key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QVERIFY(m_window->playFile(u":/levels/buchhaim.level.json"_s));
    QCOMPARE(back->text(), u"&Edit this level"_s);
    QVERIFY(!child<QLabel>(u"testPlay"_s)->isVisible());
}

void TestEditorWindow::thePaletteShowsWholeNamesOnly()
{
    edit({u"@ g"_s});
    m_window->resize(1280, 800);
    auto *list = child<QListWidget>(u"paletteList"_s);
    QTRY_VERIFY(list->verticalScrollBar()->maximum() == 0);
    // The line of "nothing found" is hidden.
    const QRect last = list->visualItemRect(list->item(list->count() - 2));
    QVERIFY(list->viewport()->rect().contains(last));
    list->setFixedHeight(list->height() - (list->viewport()->height() - last.center().y()));
    QTRY_VERIFY(list->viewport()->height() <= last.center().y() + 1);
    const QRect cut = list->visualItemRect(list->item(list->count() - 2)) & list->viewport()->rect();
    QVERIFY(cut.height() > 4);
    const QImage picture = list->viewport()->grab(cut).toImage();
    QImage blank(picture.size(), picture.format());
    blank.fill(picture.pixelColor(0, 0));
    QCOMPARE(picture, blank);
}

void TestEditorWindow::droppingAFileOpensIt()
{
    const QString path = m_folder->filePath(u"dropped.level.json"_s);
    QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ O g"_s}), *shippedCatalogue())));
    edit({u"@ g"_s});
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({400, 400}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(rows(), QStringList{u"@ O g"_s});
    QCOMPARE(editor().document().path(), path);
}

void TestEditorWindow::openingALevelInErrorEditsIt()
{
    const QString path = m_folder->filePath(u"broken.level.json"_s);
    QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ @?"_s}), *shippedCatalogue())));
    const QByteArray before = contentOf(path);
    QVERIFY(m_window->openFile(path));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(child<QListWidget>(u"issueList"_s)->count(), 2);
    key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(contentOf(path), before);
}

void TestEditorWindow::theTestGameHasTheTitleOfTheLevel()
{
    edit({u"@ g"_s});
    key(Qt::Key_F5);
    QCOMPARE(m_window->session().game().level().name, u"New level"_s);
    key(Qt::Key_Escape);
    QCOMPARE(editor().document().level().name, QString());
}

void TestEditorWindow::theGameStandsStillWhileEditing()
{
    const QString path = m_folder->filePath(u"broken.level.json"_s);
    QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ @?"_s}), *shippedCatalogue())));
    m_window->session().setTicking(false);
    QVERIFY(m_window->playFile(shipped));
    key(Qt::Key_Down);
    QCOMPARE(m_window->session().state(), PlaySession::State::Running);
    QVERIFY(m_window->openFile(path));
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
    QCOMPARE(m_window->session().state(), PlaySession::State::Paused);
}

void TestEditorWindow::aTestGameIsNotContinued()
{
    edit({u"@ g"_s});
    key(Qt::Key_F5);
    m_window->showStartPage();
    QCOMPARE(m_window->mode(), MainWindow::Mode::Start);
    QCOMPARE(m_window->session().state(), PlaySession::State::Empty);
    QVERIFY(!child<QWidget>(u"continueGame"_s)->isVisible());
}

void TestEditorWindow::escapeLeavesTextFields()
{
    edit({u"@ g"_s});
    child<QLineEdit>(u"propertyName"_s)->setFocus();
    QTest::keyClick(child<QLineEdit>(u"propertyName"_s), Qt::Key_Escape);
    QVERIFY(canvas().hasFocus());
    QCOMPARE(m_window->mode(), MainWindow::Mode::Edit);
}

void TestEditorWindow::theStatusBarTellsTheCell()
{
    edit({u"@ O#"_s, u"    "_s});
    auto *status = child<QLabel>(u"editStatus"_s);
    QTest::mouseMove(canvas().viewport(), at({2, 0}));
    QCOMPARE(status->text(), u"Cell 2, 0 · floor · orc"_s);
    key(Qt::Key_L);
    drag({0, 1}, {3, 1}, false);
    QCOMPARE(status->text(), u"Cell 3, 1 · floor · Line 4"_s);
    QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({3, 1}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(canvas().viewport(), &leave);
    QCOMPARE(status->text(), toolHint(ToolId::Line));
}

void TestEditorWindow::panelsAreHiddenDuringPlay()
{
    edit({u"@ g"_s});
    const QStringList names{u"palette"_s, u"properties"_s, u"issues"_s, u"toolsBar"_s, u"editStatus"_s};
    for (const QString &name : names) {
        QVERIFY2(child<QWidget>(name)->isVisible(), qPrintable(name));
    }
    QVERIFY(!m_window->levelPage().status().isVisible());
    key(Qt::Key_F5);
    for (const QString &name : names) {
        QVERIFY2(!child<QWidget>(name)->isVisible(), qPrintable(name));
    }
    QVERIFY(m_window->levelPage().status().isVisible());
    QVERIFY(!child<QAction>(u"tool_brush"_s)->isEnabled());
    QVERIFY(!child<QAction>(u"save"_s)->isEnabled());
}

void TestEditorWindow::everyWidgetHasNames()
{
    edit({u"@ g"_s});
    for (const QString &panel : {u"palette"_s, u"properties"_s, u"issues"_s, u"toolsBar"_s}) {
        for (const QWidget *widget : child<QWidget>(panel)->findChildren<QWidget *>()) {
            const bool isOurs = widget->window() == m_window.get() && !widget->objectName().startsWith(u"qt_"_s)
                                && widget->focusPolicy() != Qt::NoFocus
                                && widget->parentWidget()->focusPolicy() == Qt::NoFocus;
            QVERIFY2(!isOurs || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!isOurs || !widget->objectName().isEmpty(), widget->metaObject()->className());
        }
    }
    for (const QAction *action : editor().fileActions() + editor().editActions() + editor().toolActions()) {
        QVERIFY(!action->objectName().isEmpty());
        QVERIFY(!action->text().isEmpty());
    }
}

QTEST_MAIN(TestEditorWindow)
#include "tst_editorwindow.moc"
