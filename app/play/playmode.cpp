#include "app/play/playmode.h"

#include "app/games/games.h"
#include "app/games/gametitle.h"
#include "app/games/highscores.h"
#include "app/hud/charactersheet.h"
#include "app/hud/scoresdialog.h"
#include "app/shell/mainwindow.h"
#include "editor/commands/commands.h"
#include "editor/text/savefault.h"
#include "editor/widgets/question.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class Quitting {
    Q_DECLARE_TR_FUNCTIONS(Quitting)

public:
    enum Choice : std::uint8_t { Again, GiveUp, Stay };

    static std::size_t choice(const SaveFault &fault, QWidget *host)
    {
        return answerTo(host, {.name = u"unsavedGame"_s,
                               .title = tr("Unsaved game"),
                               .text = tr("Your progress since the last save would be lost."),
                               .details = sentenceOf(fault, AfterFault::TryAgain),
                               .answers = {{.button = QMessageBox::Retry, .text = tr("&Try again")},
                                           {.role = QMessageBox::DestructiveRole,
                                            .name = u"giveUpGame"_s,
                                            .text = tr("&Quit without saving")},
                                           {.button = QMessageBox::Cancel}},
                               .icon = QMessageBox::Warning});
    }
};

/// True if the program may quit: all games are written, or the player discards those that cannot be. Writing is retried
/// as often as the player wants.
bool mayQuit(Games &games, QWidget *host)
{
    for (std::optional<SaveFault> fault = games.writeRest(); fault; fault = games.writeRest()) {
        const std::size_t choice = Quitting::choice(*fault, host);
        if (choice != Quitting::Again) {
            return choice == Quitting::GiveUp;
        }
    }
    return true;
}

} // namespace

ModalPause::ModalPause(PlaySession &session, std::function<bool()> mayGoOn, QObject *parent)
    : QObject(parent), m_session(session), m_mayGoOn(std::move(mayGoOn))
{
    qApp->installEventFilter(this);
    connect(&m_session, &PlaySession::started, this, [this] { m_isHolding = false; });
}

bool ModalPause::eventFilter(QObject *watched, QEvent *event)
{
    const bool isShow = event->type() == QEvent::Show;
    if ((isShow || event->type() == QEvent::Hide)
        && (qobject_cast<QMenu *>(watched) || qobject_cast<QDialog *>(watched))) {
        isShow ? open(watched) : close(watched);
    }
    return false;
}

void ModalPause::open(const QObject *window)
{
    m_open.push_back(window);
    if (m_session.state() == PlaySession::State::Running && m_session.world().isRealTime()) {
        m_isHolding = true;
        m_session.pause();
    }
}

void ModalPause::close(const QObject *window)
{
    std::erase(m_open, window);
    if (m_open.empty() && m_isHolding) {
        m_isHolding = false;
        if (m_mayGoOn()) {
            m_session.resume();
        }
    }
}

PlayMode::PlayMode(CataloguePtr catalogue, MainWindow &window, LevelPage &page, PlaySession &session, Games &games)
    : m_catalogue(std::move(catalogue)), m_window(window), m_page(page), m_session(session), m_games(games),
      m_actions(window.commands()), m_settings(window.settings()), m_controls(page, session, window),
      m_hints({page, session, games.source(), m_controls, m_actions}), m_guide(page.canvas(), session),
      m_modalPause(session, [this] { return mayGoOn(); })
{
    m_page.status().setActions({m_actions.pause, m_actions.restart, m_actions.edit, m_actions.startPage});
    connectGame();
    connectActions();
    restorePanels();
    connectSettings();
}

void PlayMode::connectGame()
{
    connect(&m_session, &PlaySession::started, &m_page.canvas(), qOverload<>(&QWidget::setFocus));
    connect(&m_session, &PlaySession::started, this, &Mode::changed);
    connect(&m_session, &PlaySession::stateChanged, this, &Mode::changed);
    connect(&m_session, &PlaySession::played, this, &PlayMode::showPlayed);
    connect(&m_guide, &HintGuide::said, this, [this](const Sentence &sentence) { m_page.log().say(sentence); });
    connect(&m_guide, &HintGuide::noticeChanged, &m_controls.look(), &Look::setNotice);
    connect(&m_page.end(), &EndScreen::playAgain, &m_games, &Games::playAgain);
    connect(&m_page.end(), &EndScreen::playSameSeed, &m_games, &Games::restart);
    connect(&m_page.end(), &EndScreen::playNext, &m_games, &Games::playNext);
    connect(&m_page.end(), &EndScreen::showScores, this, [this] { showBestGames(m_page.end().summary().ruleset); });
    connect(&m_games, &Games::said, this, [this](const Sentence &sentence) { m_page.log().say(sentence); });
    connect(&m_window, &MainWindow::deactivated, this, &PlayMode::pause);
    connect(&m_window, &MainWindow::fullScreenChanged, this, &PlayMode::tellFullScreen);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive) {
            m_session.pause();
        }
    });
}

/// Passes the events to all parts in order. A journey's path changes before the page is shown; parts that read the page
/// or write to its log come after it.
void PlayMode::showPlayed(const EventList &events)
{
    m_controls.journeys().onPlayed(events);
    m_page.showPlayed(events);
    m_controls.look().update();
    m_controls.targeting().onPlayed(events);
    m_actions.hero.setItemToFire(m_controls.targeting().itemAgain());
    m_controls.pathPreview().onPlayed(events);
    m_controls.ignoreHeldKeys(events);
    m_guide.onPlayed(events);
    m_hints.onPlayed();
}

void PlayMode::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions.pause, &PlayMode::togglePause);
    on(m_actions.askHint, &PlayMode::askForHint);
    on(m_actions.restart, [this] {
        m_controls.journeys().stop();
        m_games.restart();
    });
    on(m_actions.newGame, [this] {
        m_controls.journeys().stop();
        m_games.playAgain();
    });
    on(m_actions.copySeed, &PlayMode::copySeed);
    on(m_actions.zoomPlay, [this] { m_page.zoomToPlay(); });
    on(m_actions.zoomFit, [this] {
        if (m_isCurrent) {
            m_page.zoomToKnown();
        }
    });
    on(m_actions.scores, [this] { showBestGames(hasGame() ? m_session.game().level().ruleset : QString()); });
    on(m_actions.hero[HeroAct::Inventory], &PlayMode::showInventory);
    on(m_actions.hero[HeroAct::Character],
       [this] { showCharacterSheet(m_session.game(), m_games.source().heroName, &m_window); });
    for (QMenu *menu : m_actions.menus()) {
        connect(menu, &QMenu::aboutToShow, &m_controls.journeys(), &JourneyRunner::stop);
    }
}

void PlayMode::restorePanels()
{
    for (const PlayDocks::Style style : {PlayDocks::Style::Maze, PlayDocks::Style::Hero}) {
        for (const bool isTest : {false, true}) {
            m_page.docks().setArrangement(style, m_settings.playDocks(style == PlayDocks::Style::Hero, isTest)(),
                                          isTest);
        }
    }
}

void PlayMode::connectSettings()
{
    connect(&m_page.status(), &StatusPanel::speedChanged, this, [this](int percent) {
        m_session.setSpeed(percent);
        m_settings.speed.set(percent);
    });
    follow(*m_actions.keyLine, m_settings.showsKeyLine, this, [this](bool isOn) { m_hints.setLineWanted(isOn); });
    connect(&m_hints, &PlayHints::toldChanged, this,
            [this](const QStringList &told) { m_settings.toldLessons.set(told); });
    m_hints.setTold(m_settings.toldLessons());
    m_page.status().setSpeed(m_settings.speed());
    m_session.setSpeed(m_settings.speed());
}

void PlayMode::enter()
{
    m_isCurrent = true;
    m_page.setPlaying(true);
    m_controls.setOn(true);
    m_guide.setOn(true);
    m_page.canvas().setFocus();
}

void PlayMode::leave()
{
    m_session.pause();
    m_controls.stop();
    m_games.saveForLater();
    m_isCurrent = false;
    m_page.setPlaying(false);
    m_controls.setOn(false);
    m_guide.setOn(false);
}

ModeTitle PlayMode::title() const
{
    if (!hasGame()) {
        return {};
    }
    QStringList beside{campaignTitle(m_games.source()), m_games.source().isPractice ? tr("practice") : QString()};
    beside.removeAll(QString());
    const QString name = gameTitle(m_session.game(), m_games.source());
    //: %1 is the name of a level, %2 such as "The Lantern Road, level 2 of 9"
    return {beside.isEmpty() ? name : tr("%1 (%2)").arg(name, beside.join(u", "_s))};
}

void PlayMode::updateActions()
{
    const bool isUnderWay = m_isCurrent && m_session.isUnderWay();
    const bool isRealTime = hasGame() && m_session.world().isRealTime();
    m_actions.setPaused(m_session.state() == PlaySession::State::Paused && !m_modalPause.isHolding());
    m_actions.pause->setEnabled(isUnderWay && isRealTime);
    showHintService();
    m_actions.restart->setEnabled(m_isCurrent);
    m_actions.newGame->setEnabled(m_isCurrent);
    m_actions.copySeed->setEnabled(m_isCurrent && hasGame());
    showSeed();
    m_actions.hero.setEnabled(isUnderWay);
    m_actions.hero.setItemToFire(isUnderWay ? m_controls.targeting().itemAgain() : QString());
    m_actions.hero[HeroAct::Rest]->setEnabled(isUnderWay && !isRealTime);
    m_actions.zoomPlay->setEnabled(m_isCurrent && hasGame());
    m_actions.mute->setEnabled(m_isCurrent);
}

/// Shows the seed in the menu.
void PlayMode::showSeed()
{
    m_actions.setSeed(m_isCurrent && hasGame() ? QString::number(m_session.game().seed()) : QString());
}

void PlayMode::copySeed()
{
    const QString seed = QString::number(m_session.game().seed());
    QApplication::clipboard()->setText(seed);
    m_page.log().say([seed] { return tr("Copied the seed %1.").arg(seed); }, LogKind::System);
}

void PlayMode::retranslate()
{
    showSeed();
    m_actions.hero.setItemToFire(m_controls.targeting().itemAgain());
    m_page.status().setWalkKeys(m_actions.hero.walkKeys());
    m_page.inventory().setPickUpKey(m_window.keyNames().of(HeroAct::PickUp));
    m_hints.refresh();
    showHintService();
}

/// Returns why there are no hints in this game, as a command text and a sentence; empty if hints are available or there
/// is no game.
std::pair<QString, QString> PlayMode::noHintsTexts(HintGuide::Service service)
{
    switch (service) {
    case HintGuide::Service::Rule:
        return {tr("&Hint (none in this level)"), tr("This level gives no hints.")};
    case HintGuide::Service::Dungeon:
        return {tr("&Hint (not in dungeons)"), tr("Hints are not available in dungeons.")};
    case HintGuide::Service::Large:
        return {tr("&Hint (the level is too large)"), tr("The level has too many cells to find a path in time.")};
    case HintGuide::Service::Given:
    case HintGuide::Service::NoGame:
        break;
    }
    return {};
}

void PlayMode::showHintService()
{
    if (const auto [text, why] = noHintsTexts(hintService()); !text.isEmpty()) {
        m_actions.setWithoutHints(text, why);
    } else {
        m_actions.setHintsGiven(m_isCurrent && m_guide.service() == HintGuide::Service::Given);
    }
    m_hints.update(); // the line of keys mentions hints if available
}

void PlayMode::askForHint()
{
    m_controls.journeys().stop();
    const HintGuide::Service service = hintService();
    if (!noHintsTexts(service).second.isEmpty()) {
        m_page.log().say([service] { return noHintsTexts(service).second; }, LogKind::System);
    } else {
        m_guide.ask();
    }
}

QList<QWidget *> PlayMode::panels() const
{
    return QList<QWidget *>{&m_page.canvas()} + m_page.docks().panels()
           + QList<QWidget *>{&m_page.growth(), &m_page.end()};
}

bool PlayMode::cancel()
{
    return m_guide.stopSearch() || m_page.canvas().mouse().cancelDrag();
}

void PlayMode::stepBack()
{
    if (m_page.growth().isVisible()) {
        m_page.growth().setFocus(); // this choice cannot be left
        m_window.activateWindow();  // not even by a floating panel
    } else if (m_page.docks().hasKeyboard()) {
        m_window.workspace().goHome(); // moves the focus out of lists and text fields, so that the game's keys work
    } else {
        Q_EMIT left();
    }
}

bool PlayMode::mayClose()
{
    m_session.pause();
    return mayQuit(m_games, &m_window);
}

void PlayMode::keep()
{
    m_games.saveForLater();
    for (const PlayDocks::Style style : {PlayDocks::Style::Maze, PlayDocks::Style::Hero}) {
        for (const bool isTest : {false, true}) {
            m_settings.playDocks(style == PlayDocks::Style::Hero, isTest)
                .set(m_page.docks().arrangement(style, isTest));
        }
    }
}

void PlayMode::pause()
{
    m_session.pause();
    m_controls.journeys().stop();
}

void PlayMode::togglePause()
{
    m_session.state() == PlaySession::State::Paused ? m_session.resume() : m_session.pause();
}

bool PlayMode::mayGoOn()
{
    return m_isCurrent && !m_controls.isAiming() && QGuiApplication::applicationState() == Qt::ApplicationActive;
}

/// Explains how to leave full screen, if nothing else on the screen does.
void PlayMode::tellFullScreen(bool isFullScreen)
{
    m_hints.update(); // Escape has another meaning
    if (!isFullScreen || !m_isCurrent) {
        return;
    }
    m_page.log().say([shortcut = m_actions.fullScreen->shortcut()] {
        const QString key = keyText(shortcut);
        return key.isEmpty() ? tr("Full screen: press Escape or the button in the corner to leave.")
                             //: %1 is a key
                             : tr("Full screen: press Escape, %1 or the button in the corner to leave.").arg(key);
    });
}

void PlayMode::showInventory()
{
    m_page.docks().goTo(PlayDocks::Panel::Inventory);
}

void PlayMode::showBestGames(const QString &ruleset)
{
    showScores(m_games.scores().read(), m_catalogue, ruleset, &m_window,
               [this](const QString &run) { Q_EMIT watchWanted(run); });
}
