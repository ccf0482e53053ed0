// What actions, views and settings are connected to.

#include "app/hud/scoresdialog.h"
#include "app/settings/theme.h"
#include "app/shell/helpdialogs.h"
#include "app/shell/mainwindow.h"

#include <QApplication>
#include <QMenu>
#include <QStyleHints>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Checks the action of a group that has this data.
void check(const QActionGroup &group, const QVariant &data)
{
    for (QAction *action : group.actions()) {
        action->setChecked(action->data() == data);
    }
}

} // namespace

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions.chooseGame, [this] { chooseGame(NewGameDialog::Dungeon); });
    on(m_actions.daily, [this] { chooseGame(NewGameDialog::Daily); });
    on(m_actions.open, &MainWindow::openByDialog);
    on(m_actions.startPage, &MainWindow::showStartPage);
    on(m_actions.quit, &MainWindow::close);
    on(m_actions.pause, &MainWindow::togglePause);
    for (QAction *action : {m_actions.restart, m_actions.newGame}) {
        on(action, [this] { m_journeys.stop(); });
    }
    on(m_actions.restart, [this] { m_runs.restart(); });
    on(m_actions.newGame, [this] { m_runs.playAgain(); });
    on(m_actions.zoomIn, [this] { canvas().zoomIn(); });
    on(m_actions.zoomOut, [this] { canvas().zoomOut(); });
    on(m_actions.zoomFit, [this] { mode() == Mode::Play ? m_levelPage->zoomToKnown() : canvas().zoomToFit(); });
    on(m_actions.zoomPlay, [this] { m_levelPage->zoomToPlay(); });
    on(m_actions.zoomOne, [this] { canvas().zoomOneToOne(); });
    on(m_actions.fullScreen, &MainWindow::setFullScreen);
    on(m_actions.about, [this] { showAbout(this); });
    for (QMenu *menu : m_actions.menus()) {
        connect(menu, &QMenu::aboutToShow, &m_journeys, &JourneyPlayer::stop);
    }
}

/// While one plays, what nobody could use in this game is not even shown in gray: what the editor offers, if it does
/// not lead there, and what another clock or a test play is needed for. Menus that hold nothing else go with it.
void MainWindow::showUsableActions()
{
    const bool isPlaying = mode() == Mode::Play;
    const bool isRealTime = m_session.state() != PlaySession::State::Empty && m_session.world().isRealTime();
    const bool hasTest = !isPlaying || m_runs.isTest();
    for (QAction *action : m_editor->allActions() + QList<QAction *>{m_actions.playHere, m_test->actions().goOn}) {
        action->setVisible(true); // only then it tells whether it is enabled
        action->setVisible(!isPlaying || action->isEnabled());
    }
    for (QAction *action :
         m_test->actions().gameKeyActions() + QList<QAction *>{m_actions.play, m_test->actions().again}) {
        action->setVisible(hasTest);
    }
    m_actions.hints->setVisible(!isPlaying);
    m_actions.pause->setVisible(!isPlaying || isRealTime);
    m_actions.hero[HeroAct::Rest]->setVisible(!isPlaying || !isRealTime);
    for (QMenu *menu : {m_actions.selectionMenu, m_actions.stampMenu, m_actions.toolsMenu, m_actions.overlaysMenu,
                        m_actions.editMenu, m_actions.levelMenu}) {
        const QList<QAction *> rows = menu->actions();
        menu->menuAction()->setVisible(std::any_of(
            rows.begin(), rows.end(), [](const QAction *row) { return row->isVisible() && !row->isSeparator(); }));
    }
}

void MainWindow::connectView()
{
    connect(&m_session, &PlaySession::started, &canvas(), qOverload<>(&QWidget::setFocus));
    connect(&m_session, &PlaySession::started, this, [this] {
        updateActions();
        showUsableActions();
    });
    connect(&m_session, &PlaySession::stateChanged, this, &MainWindow::updateActions);
    connect(&m_session, &PlaySession::played, this, &MainWindow::holdBack);
    connect(&m_levelPage->end(), &EndScreen::showScores, this, [this] {
        showScores(HighScores(m_levelPage->scoresPath()), m_catalogue, m_levelPage->end().summary().ruleset, this);
    });
    connect(&canvas(), &Canvas::cellPressed, this, [this] {
        canvas().setFocus();
        activateWindow();
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive) {
            m_session.pause();
        }
    });
}

void MainWindow::connectDocks()
{
    connect(&m_levelPage->inventory(), &InventoryPanel::useRequested, this, &MainWindow::useItem);
    connect(&m_levelPage->inventory(), &InventoryPanel::dropRequested, this,
            [this](char letter) { m_session.play(Command::drop(letter)); });
    connect(&m_levelPage->inView(), &InViewPanel::travelRequested, this, [this](Point cell) {
        if (m_session.isUnderWay()) {
            begin(Journey::Wish::Travel, cell);
        }
    });
    PlayDocks &docks = m_levelPage->docks();
    m_actions.playPanelsMenu->addActions(docks.toggleActions());
    m_actions.playPanelsMenu->addSeparator();
    m_actions.playPanelsMenu->addAction(m_actions.arrange);
    m_actions.playMenu->addSeparator();
    m_actions.playMenu->addAction(m_actions.scores);
    connect(m_actions.arrange, &QAction::triggered, this,
            [this, &docks] { mode() == Mode::Edit ? m_editor->arrangeAnew() : docks.arrangeAnew(); });
    connect(m_actions.scores, &QAction::triggered, this, [this] {
        const bool hasGame = m_session.state() != PlaySession::State::Empty;
        showScores(HighScores(m_levelPage->scoresPath()), m_catalogue,
                   hasGame ? m_session.game().level().ruleset : QString(), this);
    });
    for (const PlayDocks::Style style : {PlayDocks::Style::Maze, PlayDocks::Style::Hero}) {
        for (const bool isTest : {false, true}) {
            docks.setArrangement(style, m_settings.playDocks(style == PlayDocks::Style::Hero, isTest), isTest);
        }
    }
}

void MainWindow::connectSettings()
{
    connect(&m_levelPage->status(), &StatusPanel::speedChanged, this, [this](int percent) {
        m_session.setSpeed(percent);
        m_settings.setSpeed(percent);
    });
    connect(m_actions.glide, &QAction::toggled, this, [this](bool isOn) {
        canvas().setGliding(isOn);
        m_settings.setGlides(isOn);
    });
    connect(m_actions.grid, &QAction::toggled, this, [this](bool isOn) {
        canvas().setGridVisible(isOn);
        m_settings.setShowsGrid(isOn);
    });
    connect(m_actions.keyLine, &QAction::toggled, this, [this](bool isOn) {
        m_hints->setLineWanted(isOn);
        m_settings.setShowsKeyLine(isOn);
    });
    connect(m_hints, &PlayHints::toldChanged, this,
            [this](const QStringList &told) { m_settings.setToldLessons(told); });
    auto *rulers = findChild<QAction *>(u"showRulers"_s);
    rulers->setChecked(m_settings.showsRulers());
    connect(rulers, &QAction::toggled, this, [this](bool isOn) { m_settings.setShowsRulers(isOn); });
    connect(m_actions.ascii, &QAction::toggled, this, [this](bool isOn) {
        canvas().setLook(isOn ? TileLook::Ascii : TileLook::Tiles);
        m_settings.setShowsAscii(isOn);
    });
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.setTheme(ThemeChoice(action->data().toInt()));
        setTheme(m_settings.theme());
    });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            [this] { setTheme(m_settings.theme()); });
#endif
    connect(m_actions.languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.setLanguage(action->data().toString());
        useLanguage(m_settings.language());
    });
}

void MainWindow::applySettings()
{
    setTheme(m_settings.theme());
    check(*m_actions.themes, int(m_settings.theme()));
    check(*m_actions.languages, m_settings.language());
    m_actions.glide->setChecked(m_settings.glides());
    canvas().setGliding(m_settings.glides());
    m_actions.keyLine->setChecked(m_settings.showsKeyLine());
    m_hints->setLineWanted(m_settings.showsKeyLine());
    m_hints->setTold(m_settings.toldLessons());
    m_actions.grid->setChecked(m_settings.showsGrid());
    m_actions.ascii->setChecked(m_settings.showsAscii());
    m_levelPage->status().setSpeed(m_settings.speed());
    m_session.setSpeed(m_settings.speed());
}
