#include "app/program/program.h"

#include "app/cli/cataloguesource.h"
#include "app/play/playmode.h"
#include "app/settings/settings.h"
#include "app/shell/mainwindow.h"
#include "editor/actions/clipboardfeature.h"
#include "editor/commands/commandid.h"
#include "editor/commands/commandmenus.h"
#include "editor/fileactions/campaignfeature.h"
#include "editor/storage/carriedfiles.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/progressworker.h"

#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QProcess>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

WindowDrops::WindowDrops(QWidget &window) : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool WindowDrops::eventFilter(QObject *watched, QEvent *event)
{
    const bool isEntering = event->type() == QEvent::DragEnter;
    if (isEntering || event->type() == QEvent::Drop) {
        return take(static_cast<QDropEvent &>(*event), isEntering);
    }
    return QObject::eventFilter(watched, event);
}

bool WindowDrops::take(QDropEvent &event, bool isEntering)
{
    const bool isFromHere = event.source() != nullptr; // such as lines of the log
    if (isFromHere || QApplication::activeModalWidget()) {
        return false;
    }
    const QStringList paths = carriedFiles(*event.mimeData());
    const QString text = carriedText(*event.mimeData());
    if (paths.isEmpty() && !couldBeLevel(text)) {
        return false;
    }
    event.acceptProposedAction();
    if (!isEntering) {
        QTimer::singleShot(
            0, this, [this, paths, text] { paths.isEmpty() ? Q_EMIT textDropped(text) : Q_EMIT filesDropped(paths); });
    }
    return true;
}

CanvasCommands::CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings)
    : m_canvas(canvas), m_actions(actions), m_settings(settings)
{
    connect(m_actions.zoomIn, &QAction::triggered, this, [this] { m_canvas.zoomIn(); });
    connect(m_actions.zoomOut, &QAction::triggered, this, [this] { m_canvas.zoomOut(); });
    connect(m_actions.zoomOne, &QAction::triggered, this, [this] { m_canvas.zoomOneToOne(); });
    showMotion(settings.motion());
    connect(m_actions.motions, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.setMotion(Motion(action->data().toInt()));
        showMotion(m_settings.motion());
    });
    if (!settings.hasMotion() && qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(u"GNOME"_s)) {
        askGnome();
    }
    follow(*m_actions.grid, settings.showsGrid, this, [this](bool isOn) { m_canvas.setGridVisible(isOn); });
    follow(*m_actions.ascii, settings.showsAscii, this,
           [this](bool isOn) { m_canvas.setLook(isOn ? TileLook::Ascii : TileLook::Tiles); });
}

void CanvasCommands::showMotion(Motion motion)
{
    m_actions.motions->actions().at(int(motion))->setChecked(true);
    m_canvas.setMotion(motion);
}

/// Reduces motion if GNOME asks programs to do so. GNOME keeps this setting in a database that Qt 6.4 does not read, so
/// its own program is asked, in the background. Without this program motion stays as it is.
void CanvasCommands::askGnome()
{
    auto *gnome = new QProcess(this);
    connect(gnome, &QProcess::finished, this, [this, gnome] {
        if (gnome->readAllStandardOutput().trimmed() == "false" && !m_settings.hasMotion()) {
            showMotion(Motion::Reduced);
        }
        gnome->deleteLater();
    });
    connect(gnome, &QProcess::errorOccurred, gnome, &QObject::deleteLater);
    gnome->start(u"gsettings"_s, {u"get"_s, u"org.gnome.desktop.interface"_s, u"enable-animations"_s});
}

void CanvasCommands::setEnabled(bool isEnabled)
{
    for (QAction *action : {m_actions.zoomIn, m_actions.zoomOut, m_actions.zoomFit, m_actions.zoomOne}) {
        action->setEnabled(isEnabled);
    }
}

namespace {

/// Returns the bots of a folder. It has no mistakes, since the window would not have opened otherwise.
std::vector<Bot> botsOf(const QString &dataFolder)
{
    IssueList issues;
    return loadBots(catalogueFolders(dataFolder), issues);
}

/// Returns the sounds of a folder. It has no mistakes either.
SoundTable soundsOf(const QString &dataFolder)
{
    IssueList issues;
    return loadSounds(catalogueFolders(dataFolder), issues);
}

} // namespace

Program::Program(CataloguePtr catalogue, MainWindow &window, const QString &dataFolder)
    : m_catalogue(std::move(catalogue)), m_window(window), m_actions(window.commands()),
      m_levelPage(*new LevelPage(m_catalogue, m_session, m_games, window.workspace(), &window)),
      m_starting(m_catalogue, window, m_session, m_games, m_ownFiles),
      m_playing(m_catalogue, window, m_levelPage, m_session, m_games),
      m_editing(m_catalogue, window, m_levelPage, m_levelPage.canvas()), m_recovery(window, m_editing),
      m_watching(m_catalogue, window, m_levelPage, m_levelPage.canvas(), m_games.recordings()),
      m_files(m_catalogue, window, m_games, m_editing), m_drops(window),
      m_choice(m_catalogue, window, m_games, m_ownFiles),
      m_cardFiles({m_catalogue, window, m_games, m_editing, m_files, m_starting}),
      m_waiting({window, m_session, m_games, m_playing, m_editing, m_files}),
      m_test({m_editing.editor(), m_games, m_session, m_levelPage}, m_actions, &window),
      m_proofs(m_catalogue, m_editing.editor(), m_levelPage.canvas(), window, m_actions.commands),
      m_playtests(
          m_catalogue, [dataFolder] { return botsOf(dataFolder); }, m_editing.editor(), window.settings(),
          m_actions.commands),
      m_watchGames(
          {m_catalogue, window, m_session, m_games, m_levelPage, m_playing, m_watching, m_proofs.lastTest(), m_test}),
      m_canvasCommands(m_levelPage.canvas(), m_actions, window.settings()),
      m_sound({window, m_session, m_levelPage.log(), m_playing, m_watching},
              [dataFolder] { return soundsOf(dataFolder); }),
      m_keys(window)
{
    m_levelPage.hide(); // until a mode shows it
    m_levelPage.setHeader(m_editing.editor().header());
    m_levelPage.setHeader(&m_waiting.bar());
    m_editing.setBar(m_waiting.bar());
    connectModes();
    connectGames();
    connectEditing();
    connectWatching();
    m_window.fillMenus();
    m_keys.bind();
    showUsableActions();
}

void Program::connectModes()
{
    for (Mode *mode : std::initializer_list<Mode *>{&m_starting, &m_playing, &m_editing, &m_watching}) {
        m_window.addMode(*mode);
    }
    connect(&m_window, &MainWindow::aboutToEnter, this, &Program::endTestBefore);
    connect(&m_window, &MainWindow::refreshed, this, &Program::updateActions);
    connect(&m_window, &MainWindow::entered, this, &Program::showUsableActions);
    connect(&m_starting, &StartMode::chosen, &m_files, &FileOpener::open);
    connect(&m_starting, &StartMode::actChosen, &m_cardFiles, &CardFiles::act);
    connect(&m_starting, &StartMode::continued, this, &Program::goOnWithGame);
    connect(&m_playing, &PlayMode::left, this, &Program::leavePlaying);
    connect(&m_editing, &EditMode::wanted, this, [this] { m_window.enter(m_editing); });
    connect(&m_editing, &EditMode::emptied, this, [this] {
        if (m_window.isCurrent(m_editing)) {
            showStartPage();
        }
    });
    connect(m_actions.startPage, &QAction::triggered, this, &Program::showStartPage);
    connect(m_actions.open, &QAction::triggered, &m_files, [this] { m_files.ask(FilePurpose::Play); });
    connect(m_actions.openToEdit, &QAction::triggered, &m_files, [this] { m_files.ask(FilePurpose::Edit); });
    connect(&m_drops, &WindowDrops::filesDropped, &m_files, &FileOpener::openAll);
    connect(&m_drops, &WindowDrops::textDropped, &m_editing.editor(), &LevelEditor::openText);
}

void Program::connectGames()
{
    m_games.setWorker(progressWorker(&m_window, {.sentence = tr("Preparing a large level…")}));
    m_games.setSaid([this] { return keptLines(m_levelPage.log().said()); });
    connect(&m_games, &Games::beginning, this, [this] { m_window.enter(m_playing); });
    connect(&m_games, &Games::gameResumed, this, &Program::goOnWithGame);
    connect(&m_waiting, &WaitingGame::gameResumed, this, &Program::goOnWithGame);
    connect(&m_test, &TestPlay::gameResumed, this, &Program::goOnWithGame);
    connect(&m_session, &PlaySession::started, this, &Program::showUsableActions);
    connect(&m_choice, &GameChoice::levelChosen, &m_files, &FileOpener::playOrEdit);
    connect(&m_choice, &GameChoice::levelWanted, &m_files, [this] { m_files.ask(FilePurpose::Play); });
    connect(&m_levelPage.end(), &EndScreen::editLevel, &m_waiting, &WaitingGame::change);
    connect(&m_levelPage.end(), &EndScreen::keepProof, this, [this] {
        m_proofs.proof().keepNextTest(); // the test arrives once the editor is active
        m_waiting.change();
    });
    connect(&m_waiting.bar(), &NoticeBar::left, &m_levelPage.canvas(), qOverload<>(&QWidget::setFocus));
}

void Program::connectEditing()
{
    connect(m_actions.newLevel, &QAction::triggered, this, [this] {
        m_session.pause();
        m_editing.askForNew();
    });
    connect(m_actions.newCampaign, &QAction::triggered, this, [this] {
        m_session.pause();
        m_editing.editor().campaigns().askForNew();
    });
    connect(m_actions.goOnEditing, &QAction::triggered, &m_editing, &EditMode::goOn);
    connect(m_actions.play, &QAction::triggered, this,
            [this] { m_window.isCurrent(m_editing) ? m_test.play() : m_window.enter(m_editing); });
    connect(m_actions.playHere, &QAction::triggered, this, [this] { m_test.play(true); });
    const EditRequests &requests = m_editing.editor().requests();
    connect(&requests, &EditRequests::openFile, &m_files, &FileOpener::edit);
    connect(&requests, &EditRequests::fileMoved, &m_cardFiles, &CardFiles::rememberMove);
    connect(&requests, &EditRequests::askTiles, &m_files, &FileOpener::askTiles);
    connect(&requests, &EditRequests::playCampaign, this,
            [this](const QString &path, qsizetype place, const QString &notice) {
                if (m_games.testCampaign(path, place)) {
                    m_levelPage.log().say(notice);
                }
            });
}

void Program::connectWatching()
{
    follow(*m_actions.commands[CommandIds::showTestTrail], m_window.settings().showsTestTrail, this, [](bool) {});
    connect(&m_playtests, &EditPlaytests::watchWanted, &m_watchGames, &WatchGames::watchBotsGame);
    connect(&m_proofs, &LevelProofs::watchWanted, &m_watchGames, &WatchGames::watchProof);
    connect(&m_editing.editor().requests(), &EditRequests::watchRun, &m_watchGames, &WatchGames::watchProof);
    connect(&m_files, &FileOpener::runChosen, &m_watchGames, &WatchGames::open);
    connect(&m_watchGames, &WatchGames::testWanted, this, [this](const Game &game, const RecordingBranch &branch) {
        m_window.enter(m_editing);
        m_test.playFrom(game, branch);
    });
    connect(&m_playing, &PlayMode::watchWanted, &m_watchGames, &WatchGames::openKept);
    connect(&m_watching, &WatchMode::left, this, &Program::leaveWatching);
    connect(&m_watching, &WatchMode::wanted, this, [this] {
        if (!m_window.isCurrent(m_watching)) {
            m_beforeWatching = &m_window.current();
        }
        m_watching.setFromEditor(m_beforeWatching == &m_editing);
        m_window.enter(m_watching);
    });
    connect(&m_watching, &WatchMode::proofWanted, this, [this](const Run &run) {
        m_window.enter(m_editing);
        m_proofs.proof().keep(run);
    });
}

/// Returns to the previous mode, or to the start page if its game no longer exists.
void Program::leaveWatching()
{
    const bool hasGame = m_session.state() != PlaySession::State::Empty;
    if (m_beforeWatching == &m_playing && hasGame) {
        m_window.enter(m_playing);
        m_playing.showGame();
    } else {
        m_window.enter(m_beforeWatching == &m_editing ? static_cast<Mode &>(m_editing) : m_starting);
    }
}

/// Leaves the game. A test returns to the editor. A game that was taken over returns to the watched run; leaving that
/// run leads to where watching started, not back to the game.
void Program::leavePlaying()
{
    Mode *before = m_beforeWatching == &m_playing ? nullptr : m_beforeWatching;
    if (m_games.isTest()) {
        m_window.enter(m_editing);
    } else if (m_watchGames.goBack()) {
        m_beforeWatching = before;
    } else {
        m_window.enter(m_starting);
    }
}

/// Ends a test before a mode other than playing or watching. The test of a single level waits while that level is
/// edited.
void Program::endTestBefore(const Mode &mode)
{
    const bool isLeft = &mode != &m_playing && &mode != &m_watching;
    const bool waits = &mode == &m_editing && m_session.isUnderWay() && !m_games.source().campaign;
    if (isLeft && m_games.isTest() && !m_games.source().campaign) {
        m_proofs.lastTest().take(m_session.game(), runOriginOf(m_games.source()), m_games.recordingId(),
                                 m_test.begun());
    }
    if (isLeft && !waits) {
        m_games.endTest();
    }
}

void Program::updateActions()
{
    const bool isPlaying = m_window.isCurrent(m_playing);
    const bool isEditing = m_window.isCurrent(m_editing);
    const bool isTest = isPlaying && m_games.isTest();
    m_canvasCommands.setEnabled(m_window.current().showsCanvas());
    offerStartPage();
    offerLastLevels();
    m_actions.setTest(isTest);
    m_waiting.updateActions();
    m_actions.openToEdit->setVisible(!isEditing);
    m_actions.openToEdit->setEnabled(!isEditing);
    m_actions.play->setEnabled(isEditing || isTest);
    m_actions.playHere->setEnabled(isEditing);
    m_test.updateActions(isPlaying, isEditing);
    m_proofs.updateActions(isEditing);
    m_playtests.updateActions(isEditing);
    for (const CommandId id : {CommandIds::pasteText, CommandIds::pasteCode}) {
        m_actions.commands[id]->setEnabled(!isPlaying);
    }
}

/// Hides the command for the start page while the start page is shown.
void Program::offerStartPage()
{
    m_actions.startPage->setEnabled(!m_window.isCurrent(m_starting));
}

/// Offers to continue editing on the start page only; other modes have levels of their own.
void Program::offerLastLevels()
{
    const bool offersLevels = m_window.isCurrent(m_starting);
    const QString lastLevels = offersLevels ? m_editing.lastLevels() : QString();
    const bool hasLevels = !m_editing.editor().levels().isEmpty() || !lastLevels.isEmpty();
    m_actions.goOnEditing->setVisible(offersLevels && hasLevels);
    m_actions.nameLastLevels(lastLevels);
    m_actions.goOnEditing->setEnabled(m_actions.goOnEditing->isVisible());
}

/// Shows only the commands of the current mode: drawing commands while editing, hero commands while playing. Drawing
/// commands that are enabled elsewhere stay visible, since they lead to the editor. Menus without visible rows are
/// hidden.
void Program::showUsableActions()
{
    const bool isEditing = m_window.isCurrent(m_editing);
    const bool isWatching = m_window.isCurrent(m_watching);
    const bool isPlaying = m_window.isCurrent(m_playing);
    const bool isRealTime = m_session.state() != PlaySession::State::Empty && m_session.world().isRealTime();
    const bool isTest = isPlaying && m_games.isTest();
    const TestActions &test = m_test.actions();
    const Commands &commands = m_actions.commands;
    const auto commandsOf = [&commands](KeyScope scope) {
        // Commands of panels and tools stand in bars and docks, which are shown and hidden as a whole.
        const QList<MenuSection> ofBars{MenuSection::Panels, MenuSection::Tools, MenuSection::ToolsBrush};
        QList<QAction *> actions = commands.ofScope(scope);
        actions.removeIf([&](const QAction *action) { return ofBars.contains(commands.placeOf(action).section); });
        return actions;
    };
    for (QAction *action : commandsOf(KeyScope::Drawing)) {
        action->setVisible(true); // an invisible action says that it is disabled
        action->setVisible(isEditing || action->isEnabled());
    }
    for (QAction *action : commandsOf(KeyScope::Playing)) {
        action->setVisible(isPlaying);
    }
    commands[CommandIds::playCampaignFromHere]->setVisible(isEditing);
    m_actions.play->setVisible(isEditing || isTest);
    test.again->setVisible(isEditing || isTest);
    for (QAction *action : {test.step, test.protect, test.reveal}) {
        action->setVisible(isTest);
    }
    m_actions.hints->setVisible(isEditing);
    m_actions.pause->setVisible(isPlaying && isRealTime);
    m_actions.hero[HeroAct::Rest]->setVisible(isPlaying && !isRealTime);
    m_actions.menu(MenuId::Watch)->menuAction()->setVisible(isWatching);
    showUsableMenus(isEditing);
}

/// Hides menus without a visible row, submenus first. Panels have their own condition (setPanelsShown()).
void Program::showUsableMenus(bool isEditing)
{
    QList<MenuId> menus = allMenus();
    const QList<MenuId> ofBar = barMenus();
    menus.removeIf([&ofBar](MenuId id) { return ofBar.contains(id) || id == MenuId::Panels; });
    for (const MenuId id : menus + ofBar) {
        const QList<QAction *> rows = m_actions.menu(id)->actions();
        const bool isUsable = std::any_of(rows.begin(), rows.end(),
                                          [](const QAction *row) { return row->isVisible() && !row->isSeparator(); });
        if (id != MenuId::Watch) {
            m_actions.menu(id)->menuAction()->setVisible(isUsable && (id != MenuId::Tools || isEditing));
        }
    }
}

void Program::begin(const QStringList &paths, bool isEdited)
{
    if (isEdited) {
        paths.isEmpty() ? editLastLevels() : m_files.editAll(paths);
    } else if (!paths.isEmpty()) {
        m_files.openAll(paths);
    }
}

void Program::showStartPage()
{
    m_window.enter(m_starting);
}

void Program::goOnWithGame()
{
    if (m_session.isUnderWay()) {
        m_window.enter(m_playing);
        m_playing.showGame();
    }
}

void Program::editLastLevels()
{
    if (!m_editing.goOn()) {
        m_editing.openNew();
    }
}
