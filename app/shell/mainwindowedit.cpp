// How the window goes between playing and editing.

#include "app/shell/mainwindow.h"
#include "editor/filing/tabfeature.h"
#include "editor/palette/palettepanel.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/patience.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

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
    m_levelPage->setHeader(m_waiting);
    connect(m_waiting, &NoticeBar::left, &canvas(), qOverload<>(&QWidget::setFocus));
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
    add(EditMenu::ViewOverlays, *m_actions.overlaysMenu);
    add(EditMenu::ViewPanels, *m_actions.editPanelsMenu);
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

bool MainWindow::openFile(const QString &path, bool isAnew)
{
    if (isCampaignPath(path)) {
        return playCampaign(path, isAnew ? Runs::Begin::LevelAnew : Runs::Begin::GoOn);
    }
    return mode() == Mode::Edit ? editFile(path) : playOrMend(path, isAnew);
}

bool MainWindow::playOrMend(const QString &path, bool isAnew)
{
    std::optional<FileLevel> read = readPatiently(path);
    if (!read) {
        return false;
    }
    const bool mustBeMended = read->level && read->issues.hasErrors();
    if (!mustBeMended) {
        return isAnew ? m_runs.playRead(std::move(*read), path) : m_runs.openRead(std::move(*read), path);
    }
    // It may be open, and changed there.
    return m_editor->levels().placeOf(path) >= 0 ? editFile(path) : editRead(std::move(*read), path);
}

void MainWindow::editPlayedLevel()
{
    if (mode() == Mode::Edit) {
        goBackToGame();
    } else if (m_runs.isTest()) {
        setMode(Mode::Edit);
    } else if (m_runs.countsUnseen()) {
        askToPractice();
    } else {
        showPlayedLevel();
    }
}

void MainWindow::showPlayedLevel()
{
    m_session.pause();
    m_runs.saveForLater();
    m_waitingSlot = m_runs.slotUnderWay();
    if (!m_runs.source().path.isEmpty()) {
        editFile(m_runs.source().path);
    } else {
        editLevelWithoutFile();
    }
    if (mode() != Mode::Edit) {
        m_waitingSlot.clear(); // it cannot be shown
    }
}

/// Once for each depth of a game, however often one looks.
void MainWindow::editLevelWithoutFile()
{
    const int depth = m_session.world().stage().depth;
    OpenLevels &levels = m_editor->levels();
    const int place = levels.placeOfNumber(m_sheet);
    if (place >= 0 && depth == m_sheetDepth && !m_waitingSlot.isEmpty() && m_sheetSlot == m_waitingSlot) {
        levels.show(place);
    } else {
        m_editor->openLevel(m_session.game().level(), {}, false);
        m_sheetSlot = m_waitingSlot;
        m_sheetDepth = depth;
        m_sheet = levels.at(levels.current()).number;
    }
    setMode(Mode::Edit);
}

void MainWindow::askToPractice()
{
    m_session.pause();
    m_journeys.stop();
    const QString key = m_actions.edit->shortcut().toString(QKeySequence::NativeText);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Edit this level"),
                                tr("The editor shows the whole level, also what you have not seen yet. From then on "
                                   "this game counts as practice: it will not be among the best games."),
                                QMessageBox::NoButton, this);
    box->setObjectName(u"practiceBox"_s);
    box->setTextFormat(Qt::PlainText);
    //: %1 is a key
    box->setInformativeText(key.isEmpty() ? tr("The game waits meanwhile.")
                                          : tr("The game waits meanwhile; %1 goes back to it.").arg(key));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *edit = box->addButton(tr("&Edit, as practice"), QMessageBox::AcceptRole);
    edit->setObjectName(u"editAsPractice"_s);
    QPushButton *keep = box->addButton(tr("&Keep playing"), QMessageBox::RejectRole);
    keep->setObjectName(u"keepPlaying"_s);
    for (QPushButton *button : {edit, keep}) {
        button->setAccessibleName(button->text().remove(u'&'));
    }
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(edit, &QPushButton::clicked, this, [this] {
        showPlayedLevel();
        if (mode() == Mode::Edit) {
            m_runs.becomePractice();
        }
    });
    box->open();
}

/// The action and the bar that lead back from the editor.
void MainWindow::showWaiting()
{
    const bool isInSession = !m_waitingSlot.isEmpty() && m_waitingSlot == m_runs.slotUnderWay();
    const bool waits =
        mode() == Mode::Edit && !m_waitingSlot.isEmpty() && (isInSession || m_runs.saves().contains(m_waitingSlot));
    m_actions.edit->setEnabled(mode() == Mode::Play || waits);
    if (!waits) {
        m_waiting->tell({});
        return;
    }
    m_actions.setGameWaits();
    m_waiting->tell([this] {
        const QString key = m_actions.edit->shortcut().toString(QKeySequence::NativeText);
        //: %1 is a key
        const QString text = key.isEmpty() ? tr("Back to the &game") : tr("Back to the &game (%1)").arg(key);
        return Notice{.sentence = tr("Your game waits while you edit."),
                      .choices = {{.name = u"backToGame"_s,
                                   .text = text,
                                   .tip = tr("Go on with the game that waits"),
                                   .act = [this] { goBackToGame(); }}}};
    });
}

void MainWindow::goBackToGame()
{
    const QString slot = m_waitingSlot; // which is none as soon as it is played
    slot == m_runs.slotUnderWay() ? goOnWithGame() : void(m_runs.continueSaved(slot));
}
