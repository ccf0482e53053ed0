// How the window goes between playing and editing.

#include "app/window/mainwindow.h"
#include "editor/panels/palettepanel.h"
#include "editor/panels/patience.h"
#include "editor/panels/tabfeature.h"
#include "gamecore/level/levelreader.h"

#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

/// Shipped levels are not changed, and text cannot hold what the editor may put into a level.
bool isReadOnly(const QString &path)
{
    return isShippedFile(path) || isTextFile(path);
}

} // namespace

void MainWindow::connectEditor()
{
    m_levelPage->setHeader(m_editor->header());
    m_editor->setOwnFolder(Settings::ownFolder());
    m_editor->feature<TabFeature>().setNewAction(m_actions.newLevel);
    connect(m_actions.newLevel, &QAction::triggered, this, &MainWindow::newLevel);
    connect(m_actions.goOnEditing, &QAction::triggered, this, &MainWindow::goOnEditing);
    connect(m_actions.edit, &QAction::triggered, this, &MainWindow::editPlayedLevel);
    connect(m_actions.play, &QAction::triggered, this,
            [this] { mode() == Mode::Edit ? m_test->play() : setMode(Mode::Edit); });
    connect(m_actions.playHere, &QAction::triggered, this, [this] { m_test->play(true); });
    connect(m_test, &TestPlay::wentOn, this, &MainWindow::goOnWithGame);
    connect(&m_levelPage->end(), &EndScreen::editLevel, this, &MainWindow::editPlayedLevel);
    connect(m_editor, &LevelEditor::opened, this, [this] { setMode(Mode::Edit); });
    connect(m_editor, &LevelEditor::emptied, this, [this] {
        if (mode() == Mode::Edit) {
            setMode(Mode::Start);
        }
    });
    connect(m_editor, &LevelEditor::titleChanged, this, &MainWindow::updateTitle);
    connect(m_editor, &LevelEditor::saved, this, [this](const QString &path) { m_settings.addRecentLevel(path); });
    connect(&m_editor->requests(), &EditRequests::openFile, this, &MainWindow::editFile);
    connect(&m_editor->requests(), &EditRequests::playCampaign, this,
            [this](const QString &path, qsizetype place, const QString &notice) {
                if (m_runs.testCampaign(path, place)) {
                    m_levelPage->log().say(notice);
                }
            });
    m_editor->hints().setClosed(m_settings.closedHints());
    connect(&m_editor->hints(), &WelcomeHints::changed, this,
            [this] { m_settings.setClosedHints(m_editor->hints().closed()); });
    m_editor->palette().setFavorites(m_settings.favorites());
    connect(&m_editor->palette(), &PalettePanel::favoritesChanged, this,
            [this] { m_settings.setFavorites(m_editor->palette().favorites()); });
    connect(m_actions.hints, &QAction::triggered, &m_editor->hints(), &WelcomeHints::showAgain);
    connectRecovery();
    m_editor->setArrangement(m_settings.editDocks());
    fillEditMenus();
    // So that their keys work while the menu bar is hidden.
    addActions(m_editor->allActions());
}

void MainWindow::fillEditMenus()
{
    const auto add = [this](EditMenu source, QMenu &menu, QAction *before = nullptr) {
        for (QAction *action : m_editor->menuActions(source)) {
            action ? menu.insertAction(before, action) : static_cast<void>(menu.insertSeparator(before));
        }
    };
    add(EditMenu::File, *m_actions.fileMenu, m_actions.startPage);
    m_actions.fileMenu->insertSeparator(m_actions.startPage);
    add(EditMenu::Edit, *m_actions.editMenu, m_actions.selectionMenu->menuAction());
    m_actions.editMenu->insertSeparator(m_actions.selectionMenu->menuAction());
    add(EditMenu::Selection, *m_actions.selectionMenu);
    add(EditMenu::Stamp, *m_actions.stampMenu);
    add(EditMenu::Tools, *m_actions.toolsMenu);
    add(EditMenu::Level, *m_actions.levelMenu);
    add(EditMenu::View, *m_actions.viewMenu, m_actions.overlaysMenu->menuAction());
    m_actions.viewMenu->insertSeparator(m_actions.overlaysMenu->menuAction());
    add(EditMenu::Overlays, *m_actions.overlaysMenu);
    add(EditMenu::Panels, *m_actions.editPanelsMenu);
    m_actions.editPanelsMenu->addSeparator();
    m_actions.editPanelsMenu->addAction(m_actions.arrange);
    add(EditMenu::Play, *m_actions.playMenu, m_actions.pause);
    m_actions.levelMenu->menuAction()->setVisible(!m_actions.levelMenu->isEmpty());
}

bool MainWindow::editFile(const QString &path)
{
    if (m_editor->showFile(path)) {
        setMode(Mode::Edit);
        return true;
    }
    std::optional<FileLevel> read = readPatiently(path);
    return read && editRead(std::move(*read), path);
}

std::optional<FileLevel> MainWindow::readPatiently(const QString &path)
{
    return readLevelFile(path, *m_catalogue, patientReader(this));
}

bool MainWindow::editRead(FileLevel read, const QString &path)
{
    if (!read.level) {
        refuse(read.issues, path, FileWish::Edit);
        return false;
    }
    m_editor->openLevel(std::move(read), path, isReadOnly(path));
    m_settings.addRecentLevel(path);
    setMode(Mode::Edit);
    return true;
}

void MainWindow::editNewLevel()
{
    m_editor->newLevel(LevelDocument::defaultSize);
    setMode(Mode::Edit);
}

void MainWindow::newLevel()
{
    m_session.pause();
    if (m_editor->newLevel()) {
        setMode(Mode::Edit);
    }
}

bool MainWindow::openFile(const QString &path)
{
    if (isCampaignFile(path) || QFileInfo(path).isDir()) {
        return playCampaign(path);
    }
    if (mode() == Mode::Edit) {
        return editFile(path);
    }
    std::optional<FileLevel> read = readPatiently(path);
    if (!read) {
        return false;
    }
    const bool mustBeMended = read->level && read->issues.hasErrors();
    if (!mustBeMended) {
        return m_runs.playRead(std::move(*read), path);
    }
    // It may be open, and changed there.
    return m_editor->levels().placeOf(path) >= 0 ? editFile(path) : editRead(std::move(*read), path);
}

void MainWindow::editPlayedLevel()
{
    if (m_runs.isTest()) {
        setMode(Mode::Edit);
        return;
    }
    m_session.pause();
    if (!m_runs.source().path.isEmpty()) {
        editFile(m_runs.source().path);
    } else {
        m_editor->openLevel(m_session.game().level(), {}, false);
        setMode(Mode::Edit);
    }
}
