// What the window does with the hero.

#include "app/hud/charactersheet.h"
#include "app/keys/keymap.h"
#include "app/play/itemprompt.h"
#include "app/shell/mainwindow.h"
#include "app/telling/journeytext.h"
#include "gamecore/world/event.h"

#include <QDockWidget>

using namespace Qt::StringLiterals;

void MainWindow::connectHero()
{
    for (int i = 0; i < directionCount; ++i) {
        connect(m_actions.hero[HeroAct(i)], &QAction::triggered, this,
                [this, i] { m_session.play(Command::move(HeroActions::directionOf(HeroAct(i)))); });
    }
    const QList<QAction *> walking = m_actions.hero.all().first(directionCount);
    m_levelPage->growth().setWalking(walking);
    m_levelPage->end().setWalking(walking);
    const auto on = [this](HeroAct act, auto slot) { connect(m_actions.hero[act], &QAction::triggered, this, slot); };
    on(HeroAct::Wait, [this] { m_session.play(Command::wait()); });
    on(HeroAct::PickUp, [this] { m_session.play(Command::pickUp()); });
    on(HeroAct::Descend, [this] { m_session.play(Command::descend()); });
    on(HeroAct::Inventory, &MainWindow::showInventory);
    on(HeroAct::Use, [this] { askForItem(ItemPurpose::Use); });
    on(HeroAct::Drop, [this] { askForItem(ItemPurpose::Drop); });
    on(HeroAct::Character, &MainWindow::showCharacter);
    on(HeroAct::Explore, [this] { begin(Journey::Wish::Explore); });
    on(HeroAct::Stairs, [this] { begin(Journey::Wish::Stairs); });
    on(HeroAct::Rest, [this] { begin(Journey::Wish::Rest); });
    connectJourneys();
    connectLook();
}

void MainWindow::connectJourneys()
{
    connect(&canvas(), &Canvas::cellPressed, this, &MainWindow::pressCell);
    connect(&m_journeys, &JourneyPlayer::pathChanged, this, &MainWindow::showPath);
    connect(&m_journeys, &JourneyPlayer::stopped, this, [this] {
        m_levelPage->log().say(
            sentenceOf(m_journeys.journey(), m_session.world(),
                       {.wait = m_keyNames.of(HeroAct::Wait), .pickUp = m_keyNames.of(HeroAct::PickUp)}));
    });
    connect(m_heldCell, &HeldCell::held, this, &MainWindow::goOnHeld);
    connect(m_heldCell, &HeldCell::released, this, [this] {
        if (m_isHeldJourney) {
            m_journeys.stop();
        }
        m_isHeldJourney = false;
    });
}

/// Who holds the button down goes on past a danger that has ended the journey.
void MainWindow::goOnHeld()
{
    const Journey &journey = m_journeys.journey();
    const bool goesOn = !m_journeys.isUnderWay() && journey.isStoppedByDanger();
    if (mode() == Mode::Play && m_session.isUnderWay() && goesOn && m_heldCell->cell() == journey.target()) {
        m_isHeldJourney = true;
        m_journeys.begin(journey.wish(), journey.target());
    }
}

void MainWindow::pressCell(Point cell, Qt::MouseButton button)
{
    if (mode() != Mode::Play || !m_session.isUnderWay() || m_journeys.stop() || button != Qt::LeftButton) {
        return;
    }
    const World &world = m_session.world();
    if (const std::optional<Direction> step = stepBeside(world, cell)) {
        m_session.play(Command::move(*step));
    } else if (m_session.state() == PlaySession::State::Paused && !m_session.isStepping()) {
        m_session.resume();
    } else if (cell != world.hero().cell) {
        begin(Journey::Wish::Travel, cell);
    } else if (world.lowestItemAt(cell, false) != CellIndex::none) {
        m_session.play(Command::pickUp());
    } else if (!world.isRealTime()) {
        m_session.play(Command::wait());
    }
}

void MainWindow::showPath(const std::vector<Point> &cells)
{
    QRegion region;
    for (const Point cell : cells) {
        region += QRect(cell.x, cell.y, 1, 1);
    }
    canvas().setTint(CellTint::Path, region);
}

void MainWindow::begin(Journey::Wish wish, Point target)
{
    if (mode() == Mode::Play && m_session.isUnderWay()) {
        canvas().setFocus(); // so that any key stops it
        m_journeys.begin(wish, target);
    }
}

void MainWindow::connectLook()
{
    const auto stepOfKey = [this](const QKeyEvent &key) -> std::optional<Direction> {
        for (int i = 0; i < directionCount; ++i) {
            if (isOneOf(key, m_actions.hero[HeroAct(i)]->shortcuts())) {
                return HeroActions::directionOf(HeroAct(i));
            }
        }
        return std::nullopt;
    };
    m_look->cursor().setSteps(stepOfKey);
    m_targeting->cursor().setSteps(stepOfKey);
    connect(m_actions.hero[HeroAct::Look], &QAction::triggered, this, [this] {
        m_targeting->cancel();
        m_look->start();
    });
    connect(&m_look->cursor(), &CellCursor::chosen, this, [this](Point cell) { begin(Journey::Wish::Travel, cell); });
    connect(m_levelPage, &LevelPage::revealingChanged, m_look, &Look::setRevealing);
    connect(m_targeting, &TargetingMode::noticeChanged, m_look, &Look::setNotice);
    connect(m_targeting, &TargetingMode::noticeChanged, this,
            [this] { m_wayPreview->setOn(mode() == Mode::Play && !m_targeting->isActive()); });
    connect(m_targeting, &TargetingMode::commanded, &m_session, &PlaySession::play);
}

bool MainWindow::playKey(const QKeyEvent &event)
{
    QAction *action = actionFor(event, m_actions.gameKeyActions() + m_test->actions().gameKeyActions());
    if (!action) {
        return false;
    }
    if (!event.isAutoRepeat()) {
        m_isHeldBack = false;
    }
    const bool isHeard = !event.isAutoRepeat() || (action->autoRepeat() && !m_isHeldBack);
    if (isHeard) {
        action->trigger();
    }
    return true;
}

void MainWindow::holdBack(const EventList &events)
{
    for (const Event &event : events) {
        const bool isHit = event.actor == heroId && (event.type == EventType::Damaged || event.type == EventType::Died);
        m_isHeldBack = m_isHeldBack || isHit || event.type == EventType::Spotted;
    }
}

void MainWindow::showDock(const QString &name)
{
    if (auto *dock = findChild<QDockWidget *>(name)) {
        dock->show();
        dock->raise();
    }
}

void MainWindow::showInventory()
{
    showDock(u"inventoryDock"_s);
    m_levelPage->inventory().setFocus();
}

void MainWindow::showCharacter()
{
    showCharacterSheet(m_session.game(), m_runs.source().heroName, this);
}

void MainWindow::askForItem(ItemPurpose purpose)
{
    const World &world = m_session.world();
    if (lettersFor(world, purpose).isEmpty()) {
        m_levelPage->log().say(purpose == ItemPurpose::Use ? tr("You carry nothing that can be used.")
                                                           : tr("Your bag is empty."));
        return;
    }
    auto *prompt = new ItemPrompt(world, purpose, this);
    connect(prompt, &ItemPrompt::chosen, this, [this, purpose](char letter) {
        purpose == ItemPurpose::Drop ? m_session.play(Command::drop(letter)) : useItem(letter);
    });
    prompt->open();
}

void MainWindow::useItem(char letter)
{
    m_look->cursor().end();
    if (!m_targeting->start(letter)) {
        m_session.play(Command::use(letter));
    }
}
