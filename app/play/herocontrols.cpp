#include "app/play/herocontrols.h"

#include "app/keys/keymap.h"
#include "app/messages/journeytext.h"
#include "app/play/cellchooser.h"
#include "app/play/levelpage.h"
#include "app/shell/mainwindow.h"
#include "editor/canvas/canvas.h"
#include "gamecore/world/event.h"

#include <QKeyEvent>

#include <algorithm>

JourneyRunner::JourneyRunner(PlaySession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&m_timer, &QTimer::timeout, this, &JourneyRunner::step);
    connect(&session, &PlaySession::started, this, [this] {
        stop();
        m_journey.enter(m_session.world());
    });
    connect(&session, &PlaySession::stateChanged, this, [this](PlaySession::State state) {
        if (state != PlaySession::State::Running) {
            stop();
        }
    });
}

void JourneyRunner::begin(Journey::Wish wish, Point target)
{
    if (isUnderWay()) {
        stop();
    }
    m_journey.begin(wish, m_session.world(), target);
    m_timer.start(m_session.world().isRealTime() ? realTimePaceMs : turnsPaceMs);
    step();
}

bool JourneyRunner::stop()
{
    const bool wasUnderWay = isUnderWay();
    m_timer.stop();
    if (wasUnderWay) {
        m_journey.stop();
        Q_EMIT pathChanged({});
    }
    return wasUnderWay;
}

void JourneyRunner::step()
{
    const int most = m_journey.wish() == Journey::Wish::Rest ? restsAtOnce : 1;
    for (int played = 0; played < most && isUnderWay(); ++played) {
        const std::optional<Command> command = m_journey.next(m_session.world());
        if (!command) {
            break;
        }
        m_session.play(*command);
    }
    endIfOver();
}

void JourneyRunner::onPlayed(const EventList &events)
{
    m_journey.observe(m_session.world(), events);
    if (isUnderWay() && m_journey.isUnderWay()) {
        Q_EMIT pathChanged(m_journey.path());
    } else if (isUnderWay()) {
        // Receivers of the command report first what happened.
        QMetaObject::invokeMethod(this, &JourneyRunner::endIfOver, Qt::QueuedConnection);
    }
}

void JourneyRunner::endIfOver()
{
    if (isUnderWay() && !m_journey.isUnderWay()) {
        m_timer.stop();
        Q_EMIT pathChanged({});
        Q_EMIT stopped();
    }
}

namespace {

/// Milliseconds between two searches for a way under real time, where monsters move all the time.
constexpr int renewedEveryMs = 100;

} // namespace

PathPreview::PathPreview(Canvas &canvas, PlaySession &session, JourneyRunner &journeys, const CellChooser &lookChooser,
                         QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session), m_journeys(journeys), m_lookChooser(lookChooser)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &PathPreview::update);
    connect(&canvas.mouse(), &CanvasMouse::hovered, this, &PathPreview::pointAt);
    connect(&lookChooser, &CellChooser::moved, this, &PathPreview::pointAt);
    connect(&lookChooser, &CellChooser::canceled, this, [this] { pointAt(std::nullopt); });
    connect(&session, &PlaySession::started, this, [this] { pointAt(std::nullopt); });
    connect(&session, &PlaySession::stateChanged, this, [this] { m_soon.start(0); });
    connect(&journeys, &JourneyRunner::pathChanged, this, [this] { pointAt(std::nullopt); });
}

void PathPreview::setOn(bool isOn)
{
    m_isOn = isOn;
    pointAt(std::nullopt);
}

/// Combines several mouse moves between two frames.
void PathPreview::pointAt(std::optional<Point> cell)
{
    if (!cell || !m_isOn) {
        m_cell.reset();
        m_soon.stop();
        show({});
    } else if (cell != m_cell) {
        m_cell = cell;
        m_soon.start(0);
    }
}

void PathPreview::onPlayed(const EventList &events)
{
    const bool isHeroes =
        std::any_of(events.begin(), events.end(), [](const Event &event) { return event.actor == heroId; });
    if (isHeroes || !m_session.world().isRealTime()) {
        pointAt(std::nullopt);
    } else if (m_cell && !events.isEmpty() && !m_soon.isActive()) {
        m_soon.start(renewedEveryMs);
    }
}

/// True if a click or key would start a journey, as decided by HeroControls::pressCell().
bool PathPreview::isWanted() const
{
    if (!m_isOn || !m_cell || !m_session.isUnderWay() || m_journeys.isUnderWay()) {
        return false;
    }
    // In a paused game a click only resumes it, unless it is a step.
    return m_lookChooser.isActive() || m_session.state() != PlaySession::State::Paused
           || stepBeside(m_session.world(), *m_cell).has_value();
}

void PathPreview::update()
{
    std::vector<Point> path;
    if (isWanted()) {
        m_journeys.preview(*m_cell, path, mostCells);
        const bool isStep = !m_lookChooser.isActive() && stepBeside(m_session.world(), *m_cell).has_value();
        if (isStep && path.size() > 1) {
            path.clear(); // the click tries the step itself
        }
    }
    show(std::move(path));
}

void PathPreview::show(std::vector<Point> path)
{
    if (path == m_path || m_journeys.isUnderWay()) {
        m_path = std::move(path);
        return;
    }
    m_path = std::move(path);
    QRegion region;
    for (const Point cell : m_path) {
        region += QRect(cell.x, cell.y, 1, 1);
    }
    m_canvas.setTint(CellTint::Path, region);
}

HeldCell::HeldCell(Canvas &canvas, QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longerThanAClick);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isHeld = true;
        Q_EMIT held();
    });
    connect(&canvas.mouse(), &CanvasMouse::pressed, this, &HeldCell::press);
    connect(&canvas.mouse(), &CanvasMouse::dragged, this, &HeldCell::release);
    connect(&canvas.mouse(), &CanvasMouse::released, this, &HeldCell::release);
    connect(&canvas.mouse(), &CanvasMouse::canceled, this, &HeldCell::release);
}

void HeldCell::press(Point cell, Qt::MouseButton button)
{
    m_cell = cell;
    if (button == Qt::LeftButton) {
        m_timer.start();
    }
}

void HeldCell::release()
{
    m_timer.stop();
    if (m_isHeld) {
        m_isHeld = false;
        Q_EMIT released();
    }
}

HeroControls::HeroControls(LevelPage &page, PlaySession &session, MainWindow &window)
    : m_page(page), m_session(session), m_window(window), m_actions(window.commands()), m_keys(window.keyNames()),
      m_journeys(session), m_look(page.canvas(), session, page.status().shownStats()),
      m_targeting(page.canvas(), session), m_pathPreview(page.canvas(), session, m_journeys, m_look.chooser()),
      m_heldCell(page.canvas())
{
    connectSteps();
    connectDeeds();
    connectJourneys();
    connectLook();
    connectPanels();
}

void HeroControls::connectSteps()
{
    for (int i = 0; i < directionCount; ++i) {
        connect(m_actions.hero[HeroAct(i)], &QAction::triggered, this,
                [this, i] { m_session.play(Command::move(HeroActions::directionOf(HeroAct(i)))); });
    }
    const QList<QAction *> walking = m_actions.hero.all().first(directionCount);
    m_page.growth().setWalking(walking);
    m_page.end().setWalking(walking);
}

void HeroControls::connectDeeds()
{
    const auto on = [this](HeroAct act, auto slot) { connect(m_actions.hero[act], &QAction::triggered, this, slot); };
    on(HeroAct::Wait, [this] { m_session.play(Command::wait()); });
    on(HeroAct::PickUp, [this] { m_session.play(Command::pickUp()); });
    on(HeroAct::Descend, [this] { descend(); });
    on(HeroAct::Attack, [this] { begin(Journey::Wish::Attack); });
    on(HeroAct::Use, [this] { askForItem(ItemPurpose::Use); });
    on(HeroAct::FireAgain, [this] {
        m_look.chooser().end();
        m_targeting.fireAgain();
    });
    on(HeroAct::Drop, [this] { askForItem(ItemPurpose::Drop); });
    on(HeroAct::Explore, [this] { begin(Journey::Wish::Explore); });
    on(HeroAct::Stairs, [this] { begin(Journey::Wish::Stairs); });
    on(HeroAct::Rest, [this] { begin(Journey::Wish::Rest); });
    on(HeroAct::Look, [this] {
        m_targeting.cancel();
        m_look.start();
    });
}

void HeroControls::connectJourneys()
{
    connect(&m_page.canvas().mouse(), &CanvasMouse::pressed, this, &HeroControls::pressCell);
    connect(&m_journeys, &JourneyRunner::pathChanged, this, &HeroControls::showPath);
    connect(&m_journeys, &JourneyRunner::stopped, this, [this] {
        const auto keys = [&keys = m_keys]() -> JourneyKeys {
            return {.wait = keys.of(HeroAct::Wait),
                    .pickUp = keys.of(HeroAct::PickUp),
                    .explore = keys.of(HeroAct::Explore),
                    .descend = keys.of(HeroAct::Descend),
                    .attack = keys.of(HeroAct::Attack)};
        };
        m_page.log().say(retellableSentenceOf(m_journeys.journey(), m_session.world(), keys), LogKind::System);
    });
    connect(&m_heldCell, &HeldCell::held, this, &HeroControls::goOnHeld);
    connect(&m_heldCell, &HeldCell::released, this, [this] {
        if (m_isHeldJourney) {
            m_journeys.stop();
        }
        m_isHeldJourney = false;
    });
}

void HeroControls::connectLook()
{
    m_look.avoid(m_page.plate());
    m_targeting.avoid(m_page.plate());
    m_targeting.setKeysShown([this] { return m_page.keyLine().isVisible(); });
    const auto stepOfKey = [this](const QKeyEvent &key) -> std::optional<Direction> {
        for (int i = 0; i < directionCount; ++i) {
            if (isOneOf(key, m_actions.hero[HeroAct(i)]->shortcuts())) {
                return HeroActions::directionOf(HeroAct(i));
            }
        }
        return std::nullopt;
    };
    m_look.chooser().setSteps(stepOfKey);
    m_targeting.chooser().setSteps(stepOfKey);
    connect(&m_look.chooser(), &CellChooser::chosen, this, [this](Point cell) { begin(Journey::Wish::Travel, cell); });
    connect(&m_page, &LevelPage::revealingChanged, &m_look, &Look::setRevealing);
    connect(&m_targeting, &TargetingMode::noticeChanged, &m_look, &Look::setNotice);
    connect(&m_targeting, &TargetingMode::noticeChanged, this,
            [this] { m_pathPreview.setOn(m_isOn && !m_targeting.isActive()); });
    connect(&m_targeting, &TargetingMode::commanded, &m_session, &PlaySession::play);
    connect(&m_targeting, &TargetingMode::said, this,
            [this](const Sentence &sentence) { m_page.log().say(sentence, LogKind::System); });
    for (const CellChooser *chooser : {&m_look.chooser(), &m_targeting.chooser()}) {
        connect(chooser, &CellChooser::activeChanged, &m_page, &LevelPage::setPointing);
    }
}

void HeroControls::connectPanels()
{
    connect(&m_page.inventory(), &InventoryPanel::useRequested, this, &HeroControls::useItem);
    connect(&m_page.inventory(), &InventoryPanel::dropRequested, this,
            [this](char letter) { m_session.play(Command::drop(letter)); });
    connect(&m_page.inView(), &InViewPanel::travelRequested, this,
            [this](Point cell) { begin(Journey::Wish::Travel, cell); });
}

void HeroControls::setOn(bool isOn)
{
    m_isOn = isOn;
    m_look.setOn(isOn);
    m_pathPreview.setOn(isOn);
}

void HeroControls::stop()
{
    m_journeys.stop();
    m_targeting.cancel();
}

bool HeroControls::press(const QKeyEvent &event, QAction *deed)
{
    if (m_journeys.isUnderWay()) {
        // A repeating key is the one that started the journey.
        return event.isAutoRepeat() || m_journeys.stop();
    }
    if (!deed) {
        return false;
    }
    if (!event.isAutoRepeat()) {
        m_isHeldBack = false;
    }
    const bool isHeard = !event.isAutoRepeat() || (deed->autoRepeat() && !m_isHeldBack);
    if (isHeard) {
        m_page.canvas().mouse().leave(); // its tooltip would hide the hero's surroundings
        deed->trigger();
    }
    return true;
}

void HeroControls::ignoreHeldKeys(const EventList &events)
{
    for (const Event &event : events) {
        const bool isHit = event.actor == heroId && (event.type == EventType::Damaged || event.type == EventType::Died);
        m_isHeldBack = m_isHeldBack || isHit || event.type == EventType::Spotted;
    }
}

/// While the button is held down under real time, continues past a danger that ended the journey.
void HeroControls::goOnHeld()
{
    const Journey &journey = m_journeys.journey();
    const bool goesOn = !m_journeys.isUnderWay() && journey.isStoppedByDanger();
    if (isPlaying() && m_session.world().isRealTime() && goesOn && m_heldCell.cell() == journey.target()) {
        m_isHeldJourney = true;
        m_journeys.begin(journey.wish(), journey.target());
    }
}

void HeroControls::pressCell(Point cell, Qt::MouseButton button)
{
    if (!isPlaying() || m_journeys.stop() || button != Qt::LeftButton) {
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

void HeroControls::showPath(const std::vector<Point> &cells)
{
    QRegion region;
    for (const Point cell : cells) {
        region += QRect(cell.x, cell.y, 1, 1);
    }
    m_page.canvas().setTint(CellTint::Path, region);
}

void HeroControls::begin(Journey::Wish wish, Point target)
{
    if (isPlaying()) {
        m_window.workspace().goHome(); // so that any key stops the journey
        m_journeys.begin(wish, target);
    }
}

/// Takes the stairs; away from them, walks there.
void HeroControls::descend()
{
    const World &world = m_session.world();
    if (world.terrainAt(world.hero().cell).feature == Feature::Stairs) {
        m_session.play(Command::descend());
    } else {
        begin(Journey::Wish::Stairs);
    }
}

void HeroControls::askForItem(ItemPurpose purpose)
{
    const World &world = m_session.world();
    if (lettersFor(world, purpose).isEmpty()) {
        m_page.log().say(
            [purpose] {
                return purpose == ItemPurpose::Use ? tr("You have nothing to use.") : tr("Your bag is empty.");
            },
            LogKind::System);
        return;
    }
    auto *prompt = new ItemPrompt(world, purpose, &m_window);
    connect(prompt, &ItemPrompt::chosen, this, [this, purpose](char letter) {
        purpose == ItemPurpose::Drop ? m_session.play(Command::drop(letter)) : useItem(letter);
    });
    prompt->open();
}

void HeroControls::useItem(char letter)
{
    m_look.chooser().end();
    m_targeting.use(letter);
}
