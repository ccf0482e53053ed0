#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/leveltabbar.h"
#include "editor/text/plaintext.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyle>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

} // namespace

/// Several levels in tabs in the real window.
class TestTabs : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void tabsAreVisibleOnlyWhileEditing()
    {
        QVERIFY(!tabs().isVisible());
        edit({u"@ g"_s});
        QVERIFY(tabs().isVisible());
        QCOMPARE(titles(), QStringList{u"New level"_s});
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!tabs().isVisible());
    }

    void openingAnotherLevelMakesATab()
    {
        QVERIFY(m_window->editFile(write(u"one"_s, {u"@  g"_s})));
        click({1, 0});
        QVERIFY(m_window->editFile(write(u"two"_s, {u"@ gg"_s})));
        QCOMPARE(titles(), (QStringList{u"one*"_s, u"two"_s}));
        QCOMPARE(tabs().currentIndex(), 1);
        QCOMPARE(rows(), QStringList{u"@ gg"_s});
        QCOMPARE(canvas().levelSize(), (Size{4, 1}));
        m_window->editNewLevel();
        QCOMPARE(titles(), (QStringList{u"one*"_s, u"two"_s, u"New level"_s}));
    }

    void aFileThatIsOpenIsShownInsteadOfOpenedTwice()
    {
        const QString path = write(u"one"_s, {u"@  g"_s});
        QVERIFY(m_window->editFile(path));
        click({1, 0});
        QVERIFY(m_window->editFile(write(u"two"_s, {u"@ gg"_s})));
        QVERIFY(m_window->openFile(path));
        QCOMPARE(titles(), (QStringList{u"one*"_s, u"two"_s}));
        QCOMPARE(rows(), QStringList{u"@# g"_s});
    }

    void aStarMarksUnsavedLevels()
    {
        QVERIFY(m_window->editFile(write(u"one"_s, {u"@  g"_s})));
        QCOMPARE(titles(), QStringList{u"one"_s});
        click({1, 0});
        QCOMPARE(titles(), QStringList{u"one*"_s});
        QCOMPARE(tabs().accessibleTabName(0), u"one, unsaved"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(titles(), QStringList{u"one"_s});
        click({2, 0});
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(titles(), QStringList{u"one"_s});
        QCOMPARE(tabs().accessibleTabName(0), u"one"_s);
    }

    void levelsWithEqualNamesAreDistinguished()
    {
        QDir(m_folder->path()).mkpath(u"old"_s);
        const QString one = write(u"pit"_s, {u"@  g"_s});
        const QString other = write(u"old/pit"_s, {u"@ gg"_s});
        QVERIFY(m_window->editFile(one));
        QCOMPARE(titles(), QStringList{u"pit"_s});
        QVERIFY(m_window->editFile(other));
        const QString folder = QFileInfo(m_folder->path()).fileName();
        QCOMPARE(titles(), (QStringList{u"pit (%1)"_s.arg(folder), u"pit (old)"_s}));
        click({1, 0});
        QCOMPARE(titles().at(1), u"pit (old)*"_s);
        QCOMPARE(tabs().accessibleTabName(1), u"pit (old), unsaved"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(titles(), QStringList{u"pit"_s});
    }

    void newLevelsAreNumberedInTheOrderOfTheirMaking()
    {
        m_window->editNewLevel();
        m_window->editNewLevel();
        QCOMPARE(titles(), (QStringList{u"New level"_s, u"New level (2)"_s}));
        tabs().moveTab(1, 0);
        QCOMPARE(titles(), (QStringList{u"New level (2)"_s, u"New level"_s}));
    }

    void theQuestionAndTheWindowNameLevelsAsTheirTabsDo()
    {
        m_window->editNewLevel();
        QCOMPARE(m_window->windowTitle(), u"New level[*] – Mazewright"_s);
        click({2, 2});
        m_window->editNewLevel();
        click({2, 2});
        QCOMPARE(titles(), (QStringList{u"New level*"_s, u"New level (2)*"_s}));
        QCOMPARE(m_window->windowTitle(), u"New level (2)[*] – Mazewright"_s);
        const DialogAnswer stay(u"unsavedLevels"_s, [](QDialog *dialog) {
            const QString text = qobject_cast<QMessageBox *>(dialog)->text();
            QVERIFY2(text.endsWith(u"\n“New level”\n“New level (2)”"_s), qPrintable(text));
            clickButton(dialog, QMessageBox::Cancel);
        });
        QVERIFY(!m_window->close());
        QVERIFY(stay.wasGiven());
        const DialogAnswer one(u"unsavedChanges"_s, [](QDialog *dialog) {
            const QString text = qobject_cast<QMessageBox *>(dialog)->text();
            QVERIFY2(text.startsWith(u"“New level (2)”"_s), qPrintable(text));
            clickButton(dialog, QMessageBox::Cancel);
        });
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(one.wasGiven());
        const DialogAnswer discard(u"unsavedChanges"_s,
                                   [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
        QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, middleOf(0));
        QVERIFY(discard.wasGiven());
        QCOMPARE(m_window->windowTitle(), u"New level[*] – Mazewright"_s); // the only level of its name now
    }

    void undoInOneTabLeavesTheOtherAlone()
    {
        QVERIFY(m_window->editFile(write(u"one"_s, {u"@  g"_s})));
        click({1, 0});
        QVERIFY(m_window->editFile(write(u"two"_s, {u"@ gg"_s})));
        click({1, 0});
        QCOMPARE(rows(), QStringList{u"@#gg"_s});
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@ gg"_s});
        key(Qt::Key_Z, Qt::ControlModifier); // no more steps in this tab
        QCOMPARE(titles(), (QStringList{u"one*"_s, u"two"_s}));
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@# g"_s});
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@  g"_s});
        key(Qt::Key_PageDown, Qt::ControlModifier);
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@#gg"_s});
    }

    void keysSwitchTabs()
    {
        openThree();
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabs().currentIndex(), 0);
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tabs().currentIndex(), 1);
        key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tabs().currentIndex(), 0);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(tabs().currentIndex(), 2);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(tabs().currentIndex(), 0);
        QCOMPARE(m_window->windowTitle(), u"one[*] – Mazewright"_s);
    }

    void aClickShowsALevel()
    {
        openThree();
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middleOf(1));
        QCOMPARE(editor().levels().current(), 1);
        QCOMPARE(editor().title(), u"two"_s);
    }

    void eachTabKeepsItsView()
    {
        m_window->editNewLevel();
        editor().newLevel({90, 70});
        key(Qt::Key_V);
        choose(u"orc"_s);
        click({40, 30});
        key(Qt::Key_V);
        click({40, 30});
        const Area picked = editor().toolbox().selection().pickedCells();
        QVERIFY(!picked.isEmpty());
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Plus, Qt::ControlModifier);
        }
        canvas().horizontalScrollBar()->setValue(canvas().horizontalScrollBar()->value() + 33);
        QCoreApplication::processEvents();
        const Canvas::ViewState view = canvas().viewState();
        QVERIFY(!view.isFit);
        key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(canvas().viewState().isFit);
        QVERIFY(editor().toolbox().selection().isEmpty());
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(canvas().viewState() == view);
        QCOMPARE(editor().toolbox().selection().pickedCells(), picked);
        QVERIFY(editor().toolbox().selection().cells().isEmpty());
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().selection().cells(), Area::all(LevelDocument::defaultSize));
    }

    void closingAChangedLevelAsks()
    {
        openThree();
        click({1, 0});
        const DialogAnswer stay(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(stay.wasGiven());
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s, u"three*"_s}));
        const DialogAnswer save(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Save); });
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(save.wasGiven());
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s}));
        QCOMPARE(tabs().currentIndex(), 1);
        const QString path = m_folder->filePath(u"three.level.json"_s);
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@# g"_s});
        key(Qt::Key_W, Qt::ControlModifier); // this level has no changes
        QCOMPARE(titles(), QStringList{u"one"_s});
    }

    void theMiddleButtonClosesTheTabUnderIt()
    {
        openThree();
        QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, middleOf(0));
        QCOMPARE(titles(), (QStringList{u"two"_s, u"three"_s}));
        QCOMPARE(editor().title(), u"three"_s);
    }

    void theCrossClosesItsLevel()
    {
        openThree();
        const auto side =
            QTabBar::ButtonPosition(tabs().style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, &tabs()));
        QWidget *cross = tabs().tabButton(1, side);
        QVERIFY(cross && cross->isVisible());
        QCOMPARE(cross->accessibleName(), u"Close two"_s);
        QTest::mouseClick(cross, Qt::LeftButton);
        QCOMPARE(titles(), (QStringList{u"one"_s, u"three"_s}));
    }

    void theButtonBehindTheTabsMakesALevel()
    {
        openThree();
        auto *button = child<QToolButton>(u"newLevelTab"_s);
        QVERIFY(button->isVisible());
        QCOMPARE(button->toolTip(), u"Draw a new level (Ctrl+N)"_s);
        QVERIFY(button->x() >= tabs().geometry().right());
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        QCOMPARE(titles().size(), 4);
    }

    void aClosedLevelIsOpenedAgain()
    {
        openThree();
        click({1, 0});
        const DialogAnswer discard(u"unsavedChanges"_s,
                                   [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
        key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(discard.wasGiven());
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s, u"three*"_s}));
        QCOMPARE(rows(), QStringList{u"@# g"_s});
    }

    void closingTheLastLevelShowsTheStartPage()
    {
        QVERIFY(m_window->editFile(write(u"one"_s, {u"@  g"_s})));
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Start);
        QVERIFY(editor().levels().isEmpty());
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(titles(), QStringList{u"one"_s});
        QCOMPARE(canvas().levelSize(), (Size{4, 1}));
    }

    void draggingATabMovesItsLevel()
    {
        openThree();
        const QPoint from = middleOf(2);
        const QPoint to = QPoint(tabs().tabRect(0).left() + 2, from.y());
        QTest::mousePress(&tabs(), Qt::LeftButton, {}, from);
        for (int x = from.x(); x >= to.x(); x -= 4) {
            QMouseEvent move(QEvent::MouseMove, QPoint(x, from.y()), tabs().mapToGlobal(QPoint(x, from.y())),
                             Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&tabs(), &move);
        }
        QTest::mouseRelease(&tabs(), Qt::LeftButton, {}, to);
        QTRY_COMPARE(titles(), (QStringList{u"three"_s, u"one"_s, u"two"_s}));
        QCOMPARE(editor().levels().current(), 0);
        QCOMPARE(editor().title(), u"three"_s);
        QCOMPARE(titleOf(editor().levels().at(2)), u"two"_s);
    }

    void savingAllSavesAllToTheByte()
    {
        openThree();
        click({1, 0});
        key(Qt::Key_PageUp, Qt::ControlModifier);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        click({2, 0});
        const QByteArray untouched = contentOf(m_folder->filePath(u"two.level.json"_s));
        key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s, u"three"_s}));
        QCOMPARE(tabs().currentIndex(), 0);
        QCOMPARE(contentOf(m_folder->filePath(u"one.level.json"_s)),
                 writeLevelJson(drawnLevel({u"@ #g"_s}), *shippedCatalogue()));
        QCOMPARE(contentOf(m_folder->filePath(u"two.level.json"_s)), untouched);
        QCOMPARE(contentOf(m_folder->filePath(u"three.level.json"_s)),
                 writeLevelJson(drawnLevel({u"@# g"_s}), *shippedCatalogue()));
    }

    void closingTheWindowAsksAboutAllAtOnce()
    {
        openThree();
        click({1, 0});
        key(Qt::Key_PageUp, Qt::ControlModifier);
        click({1, 0});
        const DialogAnswer stay(u"unsavedLevels"_s, [](QDialog *dialog) {
            const QString text = qobject_cast<QMessageBox *>(dialog)->text();
            QVERIFY2(text.contains(u"“two”"_s) && text.contains(u"“three”"_s) && !text.contains(u"“one”"_s),
                     qPrintable(text));
            clickButton(dialog, QMessageBox::Cancel);
        });
        QVERIFY(!m_window->close());
        QVERIFY(stay.wasGiven());
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two*"_s, u"three*"_s}));
        const DialogAnswer discard(u"unsavedLevels"_s,
                                   [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
        QVERIFY(m_window->close());
        QVERIFY(discard.wasGiven());
    }

    void closingTheWindowCanSaveAll()
    {
        openThree();
        click({1, 0});
        key(Qt::Key_PageUp, Qt::ControlModifier);
        click({1, 0});
        const DialogAnswer save(u"unsavedLevels"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::SaveAll); });
        QVERIFY(m_window->close());
        QVERIFY(save.wasGiven());
        for (const QString &name : {u"two"_s, u"three"_s}) {
            const QString path = m_folder->filePath(name + u".level.json"_s);
            QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), QStringList{u"@# g"_s});
        }
    }

    void aFileOpenInAnotherTabIsNotOverwritten()
    {
        openThree();
        click({1, 0});
        const QString other = m_folder->filePath(u"one.level.json"_s);
        const QByteArray before = contentOf(other);
        std::unique_ptr<DialogAnswer> refusal;
        const DialogAnswer name(u"saveLevelDialog"_s, [&](QDialog *dialog) {
            // No question about replacing the file comes before.
            refusal = std::make_unique<DialogAnswer>(u"openElsewhere"_s, [](QDialog *box) { box->accept(); });
            chooseFile(dialog, other);
        });
        QVERIFY(!editor().files().saveAs());
        QCOMPARE(editor().document().path(), m_folder->filePath(u"three.level.json"_s));
        QVERIFY(refusal && refusal->wasGiven());
        QCOMPARE(contentOf(other), before);
    }

    void testPlayReturnsToItsTab()
    {
        openThree();
        key(Qt::Key_PageUp, Qt::ControlModifier);
        click({1, 0}, Qt::RightButton);
        click({1, 0}, Qt::RightButton);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(tabs().currentIndex(), 1);
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s, u"three"_s}));
    }

    void theStartPageKeepsAllTabs()
    {
        openThree();
        click({1, 0});
        m_window->showStartPage();
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Start);
        QVERIFY(child<QAction>(u"goOnEditing"_s)->isVisible());
        QVERIFY(m_window->playFile(m_folder->filePath(u"one.level.json"_s)));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!child<QAction>(u"goOnEditing"_s)->isVisible());
        m_window->showStartPage();
        auto *button = child<QPushButton>(u"goOnEditingOnStartPage"_s);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(titles(), (QStringList{u"one"_s, u"two"_s, u"three*"_s}));
        QCOMPARE(rows(), QStringList{u"@# g"_s});
    }

    void changingAShippedLevelExplainsSaving()
    {
        QVERIFY(m_window->editFile(buchhaimFile));
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
        click({2, 2});
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 u"This level comes with Mazewright and stays unchanged: your changes are saved as your own level."_s);
        m_window->statusBar()->clearMessage();
        click({3, 2});
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty()); // the message is shown only once
        const QString text = m_folder->filePath(u"drawn.txt"_s);
        QVERIFY(!writeWhole(text, "@  g\n"));
        QVERIFY(m_window->editFile(text));
        click({1, 0});
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 u"This text file stays unchanged: your changes are saved as a level next to it."_s);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(m_window->statusBar()->currentMessage().isEmpty()); // the message was about the other level
        const QString level = m_folder->filePath(u"drawn.level.json"_s);
        QVERIFY(!writeWhole(level, writeLevelJson(drawnLevel({u"@  g"_s}), *shippedCatalogue())));
        QVERIFY(m_window->editFile(level));
        editor().document().protectFile(); // as if it were open in another window
        click({1, 0});
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 u"This file stays unchanged: saving asks for another name."_s);
    }

    void aCopyGetsANameOfItsOwn()
    {
        const QString folder = m_folder->filePath(u"own"_s);
        editor().setOwnFolder(folder);
        QVERIFY(!writeWhole(folder + u"/buchhaim.level.json"_s, "mine"));
        QVERIFY(m_window->editFile(buchhaimFile));
        click({2, 2});
        QString offered;
        const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) {
            offered = qobject_cast<QFileDialog *>(dialog)->selectedFiles().value(0);
            dialog->accept();
        });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(offered, folder + u"/buchhaim 2.level.json"_s);
        QCOMPARE(editor().document().path(), offered);
        QCOMPARE(contentOf(folder + u"/buchhaim.level.json"_s), QByteArray("mine"));
        QVERIFY(!editor().isModified());
    }

    /// Tab names stay readable with many tabs, opened here as from the command line.
    void namesStayReadableWithManyTabs()
    {
        QStringList paths;
        for (int i = 0; i < 16; ++i) {
            paths.append(write(u"%1 the long way round the hill"_s.arg(i + 10), {u"@  g"_s}));
        }
        m_window->program().files().editAll(paths);
        QCOMPARE(tabs().count(), 16);
        QCOMPARE(tabs().currentIndex(), 15);
        QCOMPARE(editor().document().path(), paths.last());
        const auto *arrow = tabs().findChild<QToolButton *>(u"ScrollRightButton"_s);
        QTRY_VERIFY(arrow && arrow->isVisible());
        const int least = tabs().fontMetrics().horizontalAdvance(u"10 the long …"_s);
        for (int i = 0; i < tabs().count(); ++i) {
            QVERIFY2(tabs().tabRect(i).width() > least, qPrintable(QString::number(i)));
            QCOMPARE(tabs().tabToolTip(i), plainTip(QDir::toNativeSeparators(paths.at(i))));
        }
        QTRY_VERIFY(tabs().rect().contains(middleOf(15)));
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_VERIFY(tabs().rect().contains(middleOf(0)));
    }

private:
    LevelTabBar &tabs() { return *child<LevelTabBar>(u"levelTabs"_s); }
    QStringList titles()
    {
        QStringList result;
        for (int i = 0; i < tabs().count(); ++i) {
            result.append(tabs().tabText(i));
        }
        return result;
    }
    QString write(const QString &name, const QStringList &rows)
    {
        const QString path = m_folder->filePath(name + u".level.json"_s);
        if (writeWhole(path, writeLevelJson(drawnLevel(rows), *shippedCatalogue()))) {
            qFatal("%s could not be written", qPrintable(path));
        }
        return path;
    }

    /// Opens three levels and shows the last one.
    void openThree()
    {
        for (const QString &name : {u"one"_s, u"two"_s, u"three"_s}) {
            QVERIFY(m_window->editFile(write(name, {u"@  g"_s})));
        }
    }
    QPoint middleOf(int tab) { return tabs().tabRect(tab).center(); }
};

MAZEWRIGHT_SUITE(tabs, TestTabs)
#include "tst_tabs.moc"
