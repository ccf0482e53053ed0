#include "app/play/levelpage.h"

#include "app/games/playsession.h"
#include "app/hud/logpanel.h"
#include "app/messages/eventtext.h"
#include "app/messages/herowords.h"
#include "editor/canvas/canvas.h"
#include "editor/text/savefault.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/workspace/workspace.h"
#include "gamecore/replay/proof.h"
#include "gamecore/world/event.h"

#include <QDir>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

/// The banner over the canvas of a paused game, which says how to resume. It is placed where it covers as little of the
/// level as possible, and moves when cells move.
class PauseBanner : public QLabel {
    Q_OBJECT

public:
    /// Both arguments must outlive each use of this object, but not its destruction.
    PauseBanner(const PlaySession &session, Canvas &canvas);

    /// Shows the banner, in the program's language, if it `mayShow` and the game is paused; otherwise hides it.
    void showState(bool mayShow);
    /// Finds a place after the canvas was resized.
    void place();

private:
    QPoint bestPlace() const;
    int thingsUnder(const QRect &part) const;

    const PlaySession &m_session;
    Canvas &m_canvas;
};

namespace {

constexpr int bannerGap = 24;

} // namespace

PauseBanner::PauseBanner(const PlaySession &session, Canvas &canvas)
    : QLabel(&canvas), m_session(session), m_canvas(canvas)
{
    setObjectName(u"pauseBanner"_s);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(&canvas, &Canvas::viewChanged, this, [this] {
        if (isVisible()) {
            move(bestPlace()); // the cells have moved
        }
    });
}

void PauseBanner::showState(bool mayShow)
{
    const PlaySession::State state = m_session.state();
    setVisible(mayShow && (state == PlaySession::State::Ready || state == PlaySession::State::Paused));
    setText(state == PlaySession::State::Ready ? tr("Move to start")
            : m_session.isStepping()           ? tr("Step by step: time stands still")
                                               : tr("Paused: move or click to resume"));
    place();
}

void PauseBanner::place()
{
    adjustSize();
    move(bestPlace());
}

QPoint PauseBanner::bestPlace() const
{
    const int right = m_canvas.width() - width() - bannerGap;
    const int low = m_canvas.height() - height() - bannerGap;
    QPoint best;
    int fewest = std::numeric_limits<int>::max();
    for (const int y : {low, bannerGap}) {
        for (const int x : {(m_canvas.width() - width()) / 2, right, bannerGap}) {
            const int covered = thingsUnder(QRect(QPoint(x, y), size()));
            if (covered < fewest) {
                fewest = covered;
                best = QPoint(x, y);
            }
        }
    }
    return best;
}

int PauseBanner::thingsUnder(const QRect &part) const
{
    if (m_session.state() == PlaySession::State::Empty) {
        return 0;
    }
    const World &world = m_session.world();
    const auto isUnder = [&](Point cell) { return m_canvas.viewportRectOf(cell).intersects(part); };
    int things = 0;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        things += world.isAlive(id) && isUnder(world.actor(id).cell) ? 1 : 0;
    }
    for (const Item &item : world.items()) {
        things += isUnder(item.cell) ? 1 : 0;
    }
    return things;
}

namespace {

bool hasEvent(const EventList &events, EventType type)
{
    return std::any_of(events.begin(), events.end(), [type](const Event &event) { return event.type == type; });
}

} // namespace

LevelPage::LevelPage(CataloguePtr catalogue, PlaySession &session, Games &games, Workspace &workspace, QWidget *parent)
    : QWidget(parent), m_session(session), m_games(games), m_source(games.source()),
      m_canvas(new Canvas(std::move(catalogue), this)), m_view(*m_canvas), m_status(new StatusPanel),
      m_log(new LogPanel), m_keyLine(new KeyLine), m_inventory(new InventoryPanel), m_inView(new InViewPanel),
      m_minimap(new Minimap), m_test(new TestPanel), m_docks(new PlayDocks(workspace, this)),
      m_keyBar(&workspace.addFoot(m_keyLine, u"keyBar"_s)), m_plate(new HeroPlate(*m_canvas)),
      m_banner(new PauseBanner(session, *m_canvas)), m_end(new EndScreen(m_canvas)),
      m_growth(new GrowthDialog(m_canvas))
{
    setObjectName(u"levelPage"_s);
    m_canvas->setObjectName(u"canvas"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 0);
    layout->addWidget(m_canvas, 1);
    addPanels();
    connectPanels();
    m_canvas->installEventFilter(this);
    m_canvas->viewport()->installEventFilter(this);
    m_endDelay.setSingleShot(true);
    connect(&m_endDelay, &QTimer::timeout, this, &LevelPage::showHeldEnd);
    connect(&m_session, &PlaySession::started, this, &LevelPage::onStarted);
    connect(&m_session, &PlaySession::stateChanged, this, &LevelPage::onStateChanged);
    connect(m_canvas, &Canvas::viewChanged, this, [this] {
        if (m_end->isVisible()) {
            showEndOfHero();
        }
    });
    showBanner();
    placeOverlays();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void LevelPage::addPanels()
{
    m_docks->addStatus(m_status, &m_status->foot());
    m_docks->addPanel(PlayDocks::Panel::Inventory, m_inventory);
    m_docks->addPanel(PlayDocks::Panel::InView, m_inView);
    m_docks->addPanel(PlayDocks::Panel::Minimap, m_minimap);
    auto *logBar = new LogBar(*m_log);
    connect(logBar, &LogBar::left, m_canvas, qOverload<>(&QWidget::setFocus));
    m_docks->addPanel(PlayDocks::Panel::Log, m_log, logBar);
    m_docks->addPanel(PlayDocks::Panel::Test, m_test);
    m_docks->retranslate();
}

void LevelPage::connectPanels()
{
    for (ThingList *list : {static_cast<ThingList *>(m_inView), static_cast<ThingList *>(m_inventory)}) {
        connect(m_canvas, &Canvas::lookChanged, list, &ThingList::setLook);
    }
    connect(m_inView, &InViewPanel::showRequested, this, &LevelPage::pointAt);
    connect(m_growth, &GrowthDialog::chosen, this, [this](Growth growth) {
        m_session.play(Command::choose(growth));
        m_log->say([growth, trait = traitOf(growth, m_session.world())] { return sentenceOf(growth, trait); });
    });
    connect(m_minimap, &Minimap::clicked, m_canvas, &Canvas::centerOnCell);
    for (QWidget *panel : QList<QWidget *>{m_inventory, m_inView, m_minimap, m_test}) {
        panel->installEventFilter(this);
    }
}

void LevelPage::setHeader(QWidget *header)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, header);
}

void LevelPage::setPlaying(bool isPlaying)
{
    m_isSeen = m_isSeen && isPlaying;
    if (!isPlaying && m_docks->isShown()) {
        m_leftView = m_canvas->viewState();
        m_canvas->setFollowing(false);
    }
    m_keyBar->setVisible(isPlaying && m_isKeyLineWanted);
    m_docks->setShown(isPlaying);
    if (!isPlaying) {
        m_growth->hide();
        showHeldEnd();
    }
    m_end->setVisible(isPlaying && m_session.state() == PlaySession::State::Over);
    showPlate();
    showDarkness();
    showBanner();
}

void LevelPage::setKeyLineWanted(bool isWanted)
{
    m_isKeyLineWanted = isWanted;
    m_keyBar->setVisible(isWanted && m_docks->isShown());
}

void LevelPage::showGame()
{
    m_lastTreasure.clear();
    m_status->showGame(m_session.game());
    showLevel();
    if (m_leftView) {
        m_view.restoreZoom(*m_leftView, m_session.world());
    }
    moveHeroAside();
}

void LevelPage::setPointing(bool isPointing)
{
    m_hasCursor = isPointing;
    showBanner();
}

void LevelPage::setRevealing(bool isOn)
{
    m_isRevealing = isOn;
    if (m_docks->isShown() && m_source.isTest) {
        const Canvas::ViewState view = m_canvas->viewState();
        showLevel();
        m_canvas->setViewState(view);
    }
}

void LevelPage::showLevel()
{
    m_isPointing = false;
    const bool isRevealing = m_isRevealing && m_source.isTest;
    m_view.setRevealing(isRevealing);
    m_minimap->setRevealing(isRevealing);
    m_inView->setRevealing(isRevealing);
    Q_EMIT revealingChanged(isRevealing);
    m_view.show(m_session.game());
    m_plate->showHero(m_session.world(), m_status->shownStats());
    m_minimap->showLevel(m_session.world());
    m_docks->setLevelSize(m_session.world().size());
    showPanels();
    showChoice();
}

/// Updates the visible panels only.
void LevelPage::showPanels()
{
    const World &world = m_session.world();
    if (m_inventory->isVisible()) {
        m_inventory->showWorld(world);
    }
    if (m_inView->isVisible()) {
        m_inView->showWorld(world);
    }
    if (m_minimap->isVisible()) {
        m_minimap->showWorld(world);
    }
    if (m_test->isVisible()) {
        m_test->showWorld(world);
    }
}

/// Shows the choice for a new hero level, if one is pending.
void LevelPage::showChoice()
{
    m_growth->showWorld(m_session.world());
}

void LevelPage::pointAt(Point cell)
{
    m_isPointing = true;
    m_canvas->setCursorCell(cell);
    m_canvas->followCell(cell);
}

/// Shows a new game. If the former game is on the screen, the canvas is painted at once, because the title of the
/// window changes on the screen without waiting for the next frame.
void LevelPage::onStarted()
{
    m_end->hide();
    showPlate();
    showDarkness();
    m_leftView.reset();
    m_log->clearLines();
    m_log->goOnFrom(linesFromKept(m_source.said), &m_session.world());
    m_status->setTest(m_source.isTest);
    m_status->showGame(m_session.game());
    m_test->showGame(m_session.game());
    m_docks->setStyle(hasCharacter(m_session.world()) ? PlayDocks::Style::Hero : PlayDocks::Style::Maze,
                      m_source.isTest);
    showLevel();
    showBanner();
    if (m_isSeen) {
        m_canvas->viewport()->repaint();
    }
}

void LevelPage::showPlayed(const EventList &events)
{
    if (!m_docks->isShown()) {
        return; // the canvas belongs to the editor
    }
    m_view.update(events, m_session.game());
    m_status->showTurn(m_session.game());
    m_plate->showHero(m_session.world(), m_status->shownStats());
    if (hasEvent(events, EventType::Died) && !m_session.world().isAlive(heroId)) {
        m_killer = killerOf(events, m_session.world());
    }
    if (const QString treasure = lastTreasureOf(events, m_session.world()); !treasure.isEmpty()) {
        m_lastTreasure = treasure;
    }
    if (m_isPointing && !events.isRefused()) {
        m_isPointing = false;
        m_canvas->setCursorCell(std::nullopt);
    }
    if (hasEvent(events, EventType::Descended)) {
        m_minimap->showLevel(m_session.world());
        m_docks->setLevelSize(m_session.world().size());
    }
    showPanels();
    showChoice();
    for (const Event &event : events) {
        m_log->say(retellableSentenceOf(event, events, m_session.world()), kindOf(event));
    }
}

void LevelPage::onStateChanged(PlaySession::State state)
{
    if (m_docks->isShown() && state == PlaySession::State::Over) {
        showEnd();
    } else {
        m_heldEnd = nullptr;
        m_end->hide();
        showPlate();
    }
    showDarkness();
    showBanner();
}

/// After the hero's death the light stays out as long as the lost game is shown.
void LevelPage::showDarkness()
{
    const bool isOver = m_docks->isShown() && m_session.state() == PlaySession::State::Over;
    m_canvas->setDark(isOver && m_session.world().status() == Status::Lost);
}

/// Shows the end screen; after the hero's death, once his light is out, or at the next key or click. Tests and practice
/// games are not added to the best games.
void LevelPage::showEnd()
{
    const GameSummary summary = summaryOf(m_session, m_killer, m_source);
    const ScoreFile::Added added = countAmongBest(summary);
    const EndScreen::Offer offer{
        .source = m_source,
        .place = added.place,
        .isFirst = added.isFirst,
        .wasProtected = wasProtected(m_session.game().history()),
        .cast = endCastOf(m_session.world(), m_session.game().level().tileset, m_killer, m_lastTreasure)};
    m_heldEnd = [this, summary, offer] { m_end->showEnd(summary, m_session.game().catalogue(), offer); };
    if (m_canvas->isFading()) {
        m_endDelay.start(m_canvas->fadeLeftMs());
    } else {
        showHeldEnd();
    }
}

void LevelPage::showHeldEnd()
{
    m_endDelay.stop();
    if (const std::function<void()> show = std::exchange(m_heldEnd, nullptr)) {
        m_canvas->endMotions();
        showEndOfHero();
        show();
        moveHeroAside();
        showPlate();
    }
}

/// The card of a finished game would cut off the plate.
void LevelPage::showPlate()
{
    m_plate->setShown(m_docks->isShown() && m_end->isHidden());
}

/// Keeps the hero's last cell visible beside the end screen.
void LevelPage::showEndOfHero()
{
    const QRectF cell = m_canvas->viewportRectOf(m_session.world().hero().cell);
    m_end->setSpot(cell.translated(m_canvas->viewport()->pos()));
}

/// Moves the view if it is too narrow for the end screen beside the hero in its middle.
void LevelPage::moveHeroAside()
{
    if (!m_end->isVisible()) {
        return;
    }
    showEndOfHero();
    if (m_end->wayAside() != 0) {
        m_canvas->makeRoomAround();
        showEndOfHero();
        m_canvas->moveBy({-m_end->wayAside(), 0});
    }
}

ScoreFile::Added LevelPage::countAmongBest(const GameSummary &summary)
{
    if (m_source.isTest || m_source.isPractice) {
        return {};
    }
    ScoreFile::Added added = m_games.scores().add({.game = summary,
                                                   .when = QDateTime::currentDateTime(),
                                                   .won = summary.hasWon ? filesToWin(m_source) : QStringList(),
                                                   .run = m_games.recordingId()});
    if (added.fault) {
        m_log->say([fault = *added.fault] {
            //: %1 is a sentence that says why
            return tr("Cannot save the best games. %1").arg(sentenceOf(fault, AfterFault::ByItself));
        });
    }
    return added;
}

void LevelPage::showBanner()
{
    m_banner->showState(m_docks->isShown() && !m_hasCursor);
    m_canvas->setAccessibleName(tr("Level"));
    m_canvas->viewport()->setAccessibleName(m_canvas->accessibleName()); // screen readers list the viewport too
}

void LevelPage::placeOverlays()
{
    m_end->setGeometry(m_canvas->rect());
    m_growth->setGeometry(m_canvas->rect());
    m_banner->place();
}

void LevelPage::retranslate()
{
    m_docks->retranslate();
    showBanner();
    if (m_session.state() != PlaySession::State::Empty) {
        m_status->showGame(m_session.game());
        showPanels();
    }
}

bool LevelPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_canvas->viewport() && event->type() == QEvent::Paint) {
        m_isSeen = m_docks->isShown();
    } else if (watched == m_canvas && event->type() == QEvent::Resize) {
        placeOverlays();
        // After the canvas has been laid out.
        QMetaObject::invokeMethod(this, &LevelPage::moveHeroAside, Qt::QueuedConnection);
    } else if (m_heldEnd && (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)) {
        const bool isHeld = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->isAutoRepeat();
        if (!isHeld) { // a key held since before the end is not about the end
            showHeldEnd();
        }
        return true;
    } else if (event->type() == QEvent::Show && m_session.state() != PlaySession::State::Empty) {
        showPanels(); // everything that happened while it was hidden
    }
    return QWidget::eventFilter(watched, event);
}

#include "levelpage.moc"
