#include "app/shell/mainwindow.h"

#include "app/games/leveltitle.h"
#include "app/settings/theme.h"
#include "app/telling/howfar.h"
#include "app/widgets/fullscreenexit.h"
#include "editor/levels/lostworkbar.h"
#include "editor/widgets/noticebar.h"
#include "editor/wording/authoredtext.h"
#include "editor/wording/kindname.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize{1280, 800};
constexpr QSize smallestSize{640, 400};

/// Qt puts the star of a changed document where a title says "[*]".
QString withoutPlaceForStar(QString title)
{
    return title.replace(u"[*]"_s, u"[*][*]"_s);
}

} // namespace

MainWindow::MainWindow(CataloguePtr catalogue, QWidget *parent)
    : QMainWindow(parent), m_catalogue(std::move(catalogue)), m_language(m_settings.language()), m_actions(*this),
      m_pages(new QStackedWidget), m_levelPage(new LevelPage(m_catalogue, m_session, m_runs.source())),
      m_look(new Look(m_levelPage->canvas(), m_session, m_levelPage->status().stakes(), this)),
      m_targeting(new TargetingMode(m_levelPage->canvas(), m_session, this)),
      m_wayPreview(new WayPreview(m_levelPage->canvas(), m_session, m_journeys, m_look->cursor(), this)),
      m_heldCell(new HeldCell(m_levelPage->canvas(), this)),
      m_hints(new PlayHints({*m_levelPage, m_session, m_runs.source(), *m_look, *m_targeting, m_journeys, m_actions},
                            this)),
      m_editor(new LevelEditor(m_catalogue, &m_levelPage->canvas(), this)),
      m_test(new TestPlay({*m_editor, m_runs, m_session, *m_levelPage}, m_actions, this)),
      m_waiting(new NoticeBar(u"gameWaits"_s))
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    setMinimumSize(smallestSize);
    m_pages->setObjectName(u"pages"_s);
    m_pages->addWidget(m_levelPage);
    setCentralWidget(m_pages);
    new FullScreenExit(m_actions.fullScreen, this);
    m_levelPage->status().setActions({m_actions.pause, m_actions.restart, m_actions.edit, m_actions.startPage});
    connectActions();
    connectHero();
    connectView();
    connectDocks();
    connectEditor();
    connectKeys();
    connectSettings();
    connectRuns();
    applySettings();
    restorePlace();
    showStartPage();
}

void MainWindow::restorePlace()
{
    if (!restoreGeometry(m_settings.geometry())) {
        resize(firstSize);
    }
}

void MainWindow::setVisible(bool isVisible)
{
    if (isVisible && m_isAtStart && !m_startPage) {
        m_pages->setCurrentWidget(&startPage());
        m_startPage->setFocus();
    }
    QMainWindow::setVisible(isVisible);
}

StartPage &MainWindow::startPage()
{
    if (!m_startPage) {
        makeStartPage();
    }
    return *m_startPage;
}

void MainWindow::makeStartPage()
{
    m_startPage = new StartPage(m_catalogue);
    m_pages->addWidget(m_startPage);
    m_startPage->setActions(
        {m_actions.chooseGame, m_actions.daily, m_actions.newLevel, m_actions.open, m_actions.goOnEditing});
    connect(m_startPage, &StartPage::chosen, this, [this](const QString &path) { openFile(path); });
    connect(m_startPage, &StartPage::wantedAnew, this, [this](const QString &path) { openFile(path, true); });
    connect(m_startPage, &StartPage::continued, this,
            [this] { m_runs.hasWonWithNext() ? m_runs.playNext() : goOnWithGame(); });
    connect(m_startPage, &StartPage::savedGameChosen, &m_runs, &Runs::continueSaved);
    connect(m_startPage, &StartPage::savedGameUnwanted, this, &MainWindow::removeSaved);
    connect(&m_startPage->lostWork(), &LostWorkBar::restoreRequested, this, &MainWindow::restoreWork);
    connect(&m_startPage->lostWork(), &LostWorkBar::discardRequested, this, &MainWindow::discardWork);
}

void MainWindow::showStartPage()
{
    setMode(Mode::Start);
}

void MainWindow::offerGames()
{
    m_hasOffered = true;
    offerSaved();
    nameUnderWay();
    m_startPage->lostWork().setWork(JournalStore(m_catalogue).lostWork());
    m_startPage->refresh();
}

void MainWindow::nameUnderWay()
{
    const bool hasNext = m_runs.hasWonWithNext();
    m_startPage->setUnderWay(m_session.isUnderWay() ? gameName()
                             : hasNext              ? nameOf(*m_runs.source().campaign)
                                                    : QString(),
                             m_session.isUnderWay() ? placeOf(m_runs.headUnderWay()) : QString());
}

void MainWindow::offerSaved()
{
    startPage().setKept(m_runs.saves().all());
    m_startPage->setBestGames(HighScores(m_levelPage->scoresPath()));
    m_startPage->setSavedGames(m_runs.savedGames());
}

MainWindow::Mode MainWindow::mode() const
{
    if (m_isAtStart) {
        return Mode::Start;
    }
    return m_editor->isActive() ? Mode::Edit : Mode::Play;
}

void MainWindow::setMode(Mode mode)
{
    if (mode != Mode::Play) {
        m_session.pause();
        m_journeys.stop();
        m_targeting->cancel();
        m_runs.saveForLater();
    }
    // A level that is under way waits while it is edited.
    const bool waits = mode != Mode::Start && m_session.isUnderWay() && !m_runs.source().campaign;
    if (mode != Mode::Play && !waits) {
        m_runs.endTest();
    }
    if (mode != Mode::Edit) {
        m_editor->setActive(false);
    }
    if (mode == Mode::Start && isVisible()) {
        offerGames();
    }
    m_isAtStart = mode == Mode::Start;
    m_pages->setCurrentWidget(m_isAtStart && m_startPage ? static_cast<QWidget *>(m_startPage) : m_levelPage);
    m_levelPage->setPlaying(mode == Mode::Play);
    m_look->setOn(mode == Mode::Play);
    m_wayPreview->setOn(mode == Mode::Play);
    m_editor->setActive(mode == Mode::Edit);
    if (mode == Mode::Play && !m_runs.isTest()) {
        m_waitingSlot.clear();
    }
    if (m_isAtStart && m_startPage) {
        m_startPage->setFocus();
    } else {
        canvas().setFocus();
    }
    updateActions();
    showUsableActions();
    updateTitle();
}

void MainWindow::updateTitle()
{
    if (mode() == Mode::Edit) {
        setWindowTitle(tr("%1[*] – Mazewright").arg(withoutPlaceForStar(m_editor->title())));
        setWindowModified(m_editor->isModified());
        return;
    }
    setWindowModified(false);
    const bool hasLevel = mode() == Mode::Play && m_session.state() != PlaySession::State::Empty;
    QStringList beside{campaignTitle(m_runs.source()), m_runs.source().isPractice ? tr("practice") : QString()};
    beside.removeAll(QString());
    const QString name = hasLevel ? gameName() : QString();
    //: %1 is the name of a level, %2 such as "The Lantern Road, level 2 of 9"
    const QString game = beside.isEmpty() ? name : tr("%1 (%2)").arg(name, beside.join(u", "_s));
    setWindowTitle(hasLevel ? tr("%1 – Mazewright").arg(withoutPlaceForStar(game)) : u"Mazewright"_s);
}

QString MainWindow::gameName() const
{
    const Game &game = m_session.game();
    const Ruleset *dungeon = game.isDungeon() ? game.catalogue()->ruleset(game.level().ruleset) : nullptr;
    const GameSource &source = m_runs.source();
    return withHero(dungeon ? dungeonTitle(*dungeon, source.day) : levelTitle(game), source.heroName);
}

void MainWindow::updateActions()
{
    const bool isPlaying = mode() == Mode::Play;
    const bool hasCanvas = mode() != Mode::Start;
    const bool isRealTime = m_session.state() != PlaySession::State::Empty && m_session.world().isRealTime();
    m_actions.setPaused(m_session.state() == PlaySession::State::Paused && !m_standStill.isHolding());
    m_actions.pause->setEnabled(isPlaying && isRealTime && m_session.isUnderWay());
    for (QAction *action : {m_actions.restart, m_actions.newGame}) {
        action->setEnabled(isPlaying);
    }
    for (QAction *action : {m_actions.zoomIn, m_actions.zoomOut, m_actions.zoomFit, m_actions.zoomOne}) {
        action->setEnabled(hasCanvas);
    }
    m_actions.hero.setEnabled(isPlaying && m_session.isUnderWay());
    m_actions.hero[HeroAct::Rest]->setEnabled(isPlaying && m_session.isUnderWay() && !isRealTime);
    m_actions.zoomPlay->setEnabled(isPlaying && m_session.state() != PlaySession::State::Empty);
    m_actions.startPage->setEnabled(hasCanvas);
    const QString lastLevels = hasCanvas ? QString() : this->lastLevels();
    m_actions.goOnEditing->setVisible(!hasCanvas && (!m_editor->levels().isEmpty() || !lastLevels.isEmpty()));
    m_actions.nameLastLevels(lastLevels);
    m_actions.goOnEditing->setEnabled(m_actions.goOnEditing->isVisible());
    m_actions.arrange->setEnabled(hasCanvas);
    m_actions.playPanelsMenu->menuAction()->setVisible(isPlaying);
    m_actions.editPanelsMenu->menuAction()->setVisible(mode() == Mode::Edit);
    m_levelPage->docks().setActionsEnabled(isPlaying);
    const bool isTest = isPlaying && m_runs.isTest();
    m_actions.setTest(isTest);
    showWaiting();
    m_actions.play->setEnabled(mode() == Mode::Edit || isTest);
    m_test->updateActions(isPlaying, mode() == Mode::Edit);
    m_actions.playHere->setEnabled(mode() == Mode::Edit);
    m_editor->pasteAction()->setEnabled(!isPlaying);
}

void MainWindow::openByDialog()
{
    const QString &played = m_runs.source().path;
    const QString folder =
        QFileInfo::exists(played) && !isShippedFile(played) ? QFileInfo(played).path() : Settings::ownFolder();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a level"), folder,
                                                      tr("Levels (*.level.json *.json *.txt);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void MainWindow::goOnWithGame()
{
    if (m_session.isUnderWay()) {
        setMode(Mode::Play);
        m_levelPage->showGame();
    }
}

void MainWindow::togglePause()
{
    m_session.state() == PlaySession::State::Paused ? m_session.resume() : m_session.pause();
}

/// Whether nothing but a menu or a dialog that was open holds up the game.
bool MainWindow::mayGoOn() const
{
    return mode() == Mode::Play && !m_targeting->isActive() && !m_look->cursor().isActive()
           && QGuiApplication::applicationState() == Qt::ApplicationActive;
}

void MainWindow::setFullScreen(bool isOn)
{
    setWindowState(isOn ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    applyTheme(*qApp, choice);
}
