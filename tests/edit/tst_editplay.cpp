#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

} // namespace

/// From the editor into play and back, in the real window.
class TestEditPlay : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aLevelIsDrawnSavedPlayedAndEditedAgain()
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
        QCOMPARE(rowsOf(openLevelFile(path, *shippedCatalogue()).level.value()), drawn);

        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        key(Qt::Key_Right);
        QCOMPARE(m_window->session().world().hero().cell, (Point{2, 1}));
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
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

    void returningFromPlayRestoresZoomScrollToolSelectionAndUndo()
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
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCoreApplication::processEvents();
        key(Qt::Key_Down);
        key(Qt::Key_Minus, Qt::ControlModifier);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::processEvents();
        }
        QCOMPARE(canvas().viewState().scroll, view.scroll);
        QVERIFY(canvas().viewState() == view);
        QCOMPARE(editor().toolbox().tool(), ToolId::Select);
        QCOMPARE(editor().toolbox().selection().pickedCells(), Area({{40, 30}}, editor().document().level().size()));
        QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"orc"_s));
        QCOMPARE(editor().document().level(), level);
        QCOMPARE(editor().document().undoStack().index(), 1);
        QCOMPARE(editor().document().undoStack().count(), 2);
    }

    void returningFromPlayLeavesPanelsAndAFittingLevelAsTheyWere()
    {
        m_window->resize(1280, 800);
        edit(QStringList{u"@          g   "_s} + QStringList(8, u"     O         "_s));
        key(Qt::Key_0, Qt::ControlModifier);
        key(Qt::Key_V);
        click({5, 4});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        QTRY_VERIFY(!child<QWidget>(u"properties"_s)->visibleRegion().isEmpty());
        QVERIFY(canvas().viewState().isFit);
        const int zoom = canvas().tileSize();
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCoreApplication::processEvents();
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_VERIFY(!child<QWidget>(u"properties"_s)->visibleRegion().isEmpty());
        QVERIFY(child<QWidget>(u"things"_s)->visibleRegion().isEmpty());
        QCOMPARE(canvas().tileSize(), zoom);
        QVERIFY(canvas().viewState().isFit);
    }

    void playFromCursorStartsAtTheCursor()
    {
        edit({u"@   "_s, u"  #g"_s});
        QTest::mouseMove(canvas().viewport(), at({3, 0}));
        key(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 0}));
        key(Qt::Key_Escape);
        QCOMPARE(rows().at(0), u"@   "_s);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void playFromAWallBeginsAtTheStart()
    {
        edit({u"@   "_s, u"  #g"_s});
        QTest::mouseMove(canvas().viewport(), at({2, 1}));
        key(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().world().hero().cell, (Point{0, 0}));
        QVERIFY(m_window->levelPage().log().lines().contains(
            u"The hero cannot start on that cell, so this game begins at the start."_s));
    }

    void theHoveredCellIsKnownAfterPlay()
    {
        edit({u"@   "_s, u"  #g"_s});
        QTest::mouseMove(canvas().viewport(), at({3, 0}));
        key(Qt::Key_F5);
        key(Qt::Key_Escape);
        QCOMPARE(child<QLabel>(u"editStatus"_s)->text(), u"Cell 3, 0 · floor"_s);
        key(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(m_window->session().world().hero().cell, (Point{3, 0}));
    }

    void theCellUnderAStillMouseIsTheSameAfterPlay_data()
    {
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("zoom"); ///< in percent; 0: the level fits
        QTest::newRow("high") << Size{20, 40} << 0;
        QTest::newRow("wide") << Size{90, 30} << 0;
        QTest::newRow("near") << Size{60, 60} << 100;
        QTest::newRow("large") << Size{300, 200} << 0;
    }

    /// The cell under a resting mouse is the same after play, although panels and bars change meanwhile and play shows
    /// the level at another size.
    void theCellUnderAStillMouseIsTheSameAfterPlay()
    {
        QFETCH(const Size, size);
        QFETCH(const int, zoom);
        Level level = newLevel(*shippedCatalogue(), size);
        level.things.push_back({.cell = {4, 4}, .kind = u"treasure"_s, .values = {}});
        level.ruleset = u"classic"_s;
        m_window->editNewLevel();
        editor().openLevel(level, {}, false);
        if (zoom > 0) {
            canvas().zoomTo(zoom);
        }
        const QPoint middle = canvas().viewport()->rect().center();
        QTest::mouseMove(canvas().viewport(), middle + QPoint(9, 9));
        QTest::mouseMove(canvas().viewport(), middle);
        const std::optional<Point> cell = canvas().cellAt(middle);
        QTRY_COMPARE(editor().view().cursor(), cell);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        key(Qt::Key_Right);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_COMPARE(canvas().cellAt(middle), cell);
        QTRY_COMPARE(editor().view().cursor(), cell);
        key(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(std::optional(m_window->session().world().hero().cell), cell);
    }

    void theCursorFollowsALevelThatMovesUnderTheMouse()
    {
        m_window->editNewLevel();
        editor().openLevel(newLevel(*shippedCatalogue(), {100, 100}), {}, false);
        canvas().zoomOneToOne();
        const QPoint middle = canvas().viewport()->rect().center();
        QTest::mouseMove(canvas().viewport(), middle);
        QTRY_COMPARE(editor().view().cursor(), canvas().cellAt(middle));
        canvas().moveBy({320, 64});
        QTRY_COMPARE(editor().view().cursor(), canvas().cellAt(middle));
        key(Qt::Key_0, Qt::ControlModifier);
        QTRY_COMPARE(editor().view().cursor(), canvas().cellAt(middle));
        editor().view().showCell({3, 3}); // shown until the mouse moves
        canvas().zoomOneToOne();
        QCOMPARE(editor().view().cursor(), std::optional(Point{3, 3}));
    }

    void noCellIsShownDuringAGame()
    {
        edit({u"@ g g"_s});
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        editor().view().showCell({3, 0});
        QCOMPARE(editor().view().keys().cell(), std::nullopt);
    }

    void playingDoesNotChangeTheEditedLevel()
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

    void levelsWithErrorsShowThemInsteadOfPlaying()
    {
        edit({u"@ @?"_s});
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(child<QListWidget>(u"issueList"_s)->hasFocus());
        QCOMPARE(child<QListWidget>(u"issueList"_s)->count(), 2);
        QVERIFY(child<QLabel>(u"editStatus"_s)->text().contains(u"errors"_s));
    }

    void ctrlEEditsTheLevelBeingPlayed()
    {
        QVERIFY(m_window->playFile(buchhaimFile));
        key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(editor().document().path(), buchhaimFile);
        QCOMPARE(writeLevelJson(editor().document().level(), *shippedCatalogue()), contentOf(buchhaimFile));
    }

    void aTestGameIsLabeledAndReturnsToTheEditor()
    {
        edit({u"@ g"_s});
        const QAction *back = child<QAction>(u"editLevel"_s);
        QCOMPARE(back->text(), u"&Edit this level"_s);
        key(Qt::Key_F5);
        QCOMPARE(back->text(), u"Back to the &editor"_s);
        QVERIFY(child<QLabel>(u"testPlay"_s)->isVisible());
        key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QVERIFY(m_window->playFile(u":/levels/buchhaim.level.json"_s));
        QCOMPARE(back->text(), u"&Edit this level"_s);
        QVERIFY(!child<QLabel>(u"testPlay"_s)->isVisible());
    }

    void theTestGameHasTheTitleOfTheLevel()
    {
        edit({u"@ g"_s});
        key(Qt::Key_F5);
        QCOMPARE(m_window->session().game().level().name, u"New level"_s);
        key(Qt::Key_Escape);
        QCOMPARE(editor().document().level().name, QString());
    }

    void theGameIsPausedWhileEditing()
    {
        const QString path = m_folder->filePath(u"broken.level.json"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ @?"_s}), *shippedCatalogue())));
        m_window->session().setTicking(false);
        QVERIFY(m_window->playFile(buchhaimFile));
        key(Qt::Key_Down);
        QCOMPARE(m_window->session().state(), PlaySession::State::Running);
        QVERIFY(m_window->openFile(path));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(m_window->session().state(), PlaySession::State::Paused);
    }

    void aTestGameIsNotContinued()
    {
        edit({u"@ g"_s});
        key(Qt::Key_F5);
        m_window->showStartPage();
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Start);
        QCOMPARE(m_window->session().state(), PlaySession::State::Empty);
        QVERIFY(!child<QWidget>(u"continueGame"_s)->isVisible());
    }

    void panelsAreHiddenDuringPlay()
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
};

MAZEWRIGHT_SUITE(editplay, TestEditPlay)
#include "tst_editplay.moc"
