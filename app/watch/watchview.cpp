#include "app/watch/watchview.h"

#include "app/messages/eventtext.h"
#include "app/messages/looktext.h"
#include "editor/canvas/regionoutline.h"
#include "gamecore/world/event.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace {

/// Sprite id of the ghost; no actor or item has this id.
constexpr int ghostId = std::numeric_limits<int>::min();
/// Logical pixels of the smallest cell; viewers prefer an overview to large cells.
constexpr int smallestWatchedTile = 16;
constexpr double ghostStrength = 0.85;
constexpr double deadGhostStrength = 0.4;
/// In the layer of monsters, so that a hero on the same cell is visible.
constexpr int ghostLayer = 2;
constexpr Glyph ghostGlyph{.character = U'&', .color = 0x9fe0f0};
constexpr std::size_t longestTrail = 4000; ///< in steps
constexpr std::size_t freshTrail = 16;     ///< the last steps, which are easier to see

/// The cells that a hero visited.
struct TrailCells {
    QRegion fresh;
    QRegion old; ///< without cells of `fresh`
};

/// Returns the cells that the hero visited before a moment at his current depth; very old ones are omitted.
TrailCells trailUntil(const std::vector<WayPoint> &way, qint64 beat, int depth)
{
    const auto behind = std::upper_bound(way.begin(), way.end(), beat,
                                         [](qint64 sought, const WayPoint &point) { return sought < point.beat; });
    std::vector<Point> cells;
    for (auto point = behind; point != way.begin() && cells.size() < longestTrail;) {
        --point;
        if (point->depth != depth) {
            break; // heroes never return to a depth
        }
        cells.push_back(point->cell);
    }
    const auto end = cells.begin() + std::ptrdiff_t(std::min(freshTrail, cells.size()));
    const QRegion fresh = regionOf(std::vector<Point>(cells.begin(), end));
    return {.fresh = fresh, .old = regionOf(std::vector<Point>(end, cells.end())).subtracted(fresh)};
}

/// Formats a time with tenths, because moments within a second differ.
QString clockWithTenths(qint64 milliseconds)
{
    return clockText(milliseconds) + QLocale().decimalPoint() + QString::number(milliseconds / 100 % 10);
}

} // namespace

QString MomentText::of(const World &world)
{
    const QString time = world.isRealTime() ? tr("Time %1").arg(clockWithTenths(world.timeMs()))
                                            : tr("Turn %1").arg(QLocale().toString(world.turn()));
    //: %1 is such as "Turn 12", %2 a depth of a dungeon
    return world.stage().isDungeon ? tr("%1, depth %2").arg(time).arg(world.stage().depth) : time;
}

QString MomentText::of(const Ghost &ghost, int depth)
{
    const World &world = ghost.timeline->game().world();
    QStringList parts{stateOf(ghost)};
    if (ghost.shownStats.isGold) {
        parts.append(tr("%1 gold").arg(QLocale().toString(world.gold())));
    }
    if (world.stage().depth != depth) {
        parts.append(tr("at depth %1").arg(world.stage().depth));
    }
    parts.removeAll(QString());
    const QString state = parts.join(QStringLiteral(", "));
    //: %1 is how the ghost is, such as "12 of 30 hit points"
    return ghost.name.isEmpty() ? tr("Ghost: %1").arg(state)
                                //: %1 is what a person calls a game or its hero, %2 how he is
                                : tr("Ghost of “%1”: %2").arg(ghost.name, state);
}

QString MomentText::stateOf(const Ghost &ghost)
{
    switch (ghost.timeline->game().world().status()) {
    case Status::Lost:
        return tr("dead", "a ghost");
    case Status::Won:
        return tr("has won", "a ghost");
    case Status::Playing:
        break;
    }
    const bool isAtEnd = ghost.timeline->at() == ghost.timeline->beats().count();
    return isAtEnd ? tr("the game ends here", "a ghost") : healthOf(ghost);
}

QString MomentText::healthOf(const Ghost &ghost)
{
    const World &world = ghost.timeline->game().world();
    ShownStats shownStats = ghost.shownStats;
    addShownStats(world, shownStats);
    if (shownStats.isHealth) {
        return tr("%1 of %2 hit points").arg(world.hero().hp).arg(world.maxHp(heroId));
    }
    return shownStats.isGold ? QString() : tr("alive", "a ghost");
}

WatchView::WatchView(Canvas &canvas, WatchedRun &run)
    : m_canvas(canvas), m_run(run), m_view(canvas, smallestWatchedTile)
{
    connect(&run, &WatchedRun::begun, this, &WatchView::begin);
    connect(&run, &WatchedRun::moved, this, &WatchView::move);
    connect(&canvas.mouse(), &CanvasMouse::hovered, this, [this](std::optional<Point> cell) {
        m_hovered = cell;
        describeCell();
    });
    connect(&canvas, &Canvas::viewChanged, this, &WatchView::describeCell);
}

/// Makes the widgets on the canvas when a run is first shown.
void WatchView::addLabels()
{
    m_plate = new HeroPlate(m_canvas);
    m_end = new EndPlate(m_canvas, m_run, *m_plate);
    m_label = new LookLabel(&m_canvas, QStringLiteral("watchLabel")); // above the other plates
    m_label->avoid(*m_plate);
}

/// Describes the cell under the mouse beside it, as in play (Look).
void WatchView::describeCell()
{
    if (!m_label) {
        return;
    }
    const bool isShown = m_isShown && !m_run.isEmpty() && m_hovered && m_run.game().world().size().contains(*m_hovered);
    if (!isShown) {
        m_label->showLines({}, {});
        return;
    }
    const World &world = m_run.game().world();
    const QStringList lines = lookLines(world, *m_hovered, m_shownStats, m_isRevealing);
    m_label->showLines(lines, m_canvas.viewportRectOf(*m_hovered), placesOfActors(m_canvas, world, m_isRevealing));
}

void WatchView::setShown(bool isShown)
{
    if (m_isShown && !isShown) {
        m_canvas.setFollowing(false);
    }
    const bool isNew = isShown && !m_isShown;
    m_isShown = isShown;
    if (isNew && !m_plate) {
        addLabels();
    }
    if (m_plate) {
        m_plate->setShown(isShown);
    }
    if (isNew && !m_run.isEmpty()) {
        m_view.show(m_run.game());
        beginPlate();
        showGhost();
        showTrail();
    }
    if (m_end) {
        m_end->setShown(isShown);
    }
    describeCell();
}

void WatchView::begin()
{
    m_ghost = {};
    Q_EMIT ghostChanged();
    if (m_isShown) {
        m_view.setRevealing(m_isRevealing);
        m_view.show(m_run.game());
        beginPlate();
        showGhost();
        showTrail();
        m_end->showMoment();
    }
    describeCell();
}

void WatchView::setRevealing(bool isOn)
{
    m_isRevealing = isOn;
    m_view.setRevealing(isOn);
    showAnew();
    if (m_isShown && !m_run.isEmpty() && m_canvas.isFit()) {
        m_canvas.centerOnCell(m_run.game().world().hero().cell); // the size of the cells may have changed
    }
}

void WatchView::setTrailShown(bool isOn)
{
    m_hasTrail = isOn;
    if (m_isShown && !m_run.isEmpty()) {
        showTrail();
    }
}

void WatchView::setGhost(std::shared_ptr<Timeline> ghost, const QString &name)
{
    const ShownStats shownStats = ghost ? shownStatsOf(ghost->game().world()) : ShownStats();
    m_ghost = {.timeline = std::move(ghost), .name = name, .shownStats = shownStats};
    if (m_isShown && !m_run.isEmpty()) {
        showGhost();
        showTrail();
    }
    Q_EMIT ghostChanged();
}

QString WatchView::ghostText() const
{
    return hasGhost() ? MomentText::of(m_ghost, m_run.game().world().stage().depth) : QString();
}

/// True if the ghost is in the visible level.
bool WatchView::isGhostHere() const
{
    return hasGhost() && m_ghost.timeline->game().world().stage().depth == m_run.game().world().stage().depth;
}

/// Animates a single beat as when it was played, or the way back from it; other moments are shown at once.
void WatchView::move(qint64 from)
{
    if (!m_isShown) {
        return;
    }
    if (m_run.at() == from + 1) {
        m_view.update(m_run.timeline().events(), m_run.game());
        showPlate();
        showGhost();
        showTrail();
        m_end->showMoment();
        describeCell();
    } else {
        showAnew(m_run.at() == from - 1);
    }
}

/// Shows the hero of a run that was not shown before.
void WatchView::beginPlate()
{
    m_shownStats = shownStatsOf(m_run.game().world());
    m_plate->showHero(m_run.game().world(), m_shownStats);
}

void WatchView::showPlate()
{
    addShownStats(m_run.game().world(), m_shownStats);
    m_plate->showHero(m_run.game().world(), m_shownStats);
}

void WatchView::showAnew(bool isBack)
{
    if (!m_isShown || m_run.isEmpty()) {
        return;
    }
    const World &world = m_run.game().world();
    const bool isSameSize = m_canvas.terrain().size() == world.size();
    const Canvas::ViewState view = m_canvas.viewState();
    const Point hero = world.hero().cell;
    const Point before = isSameSize ? m_canvas.spriteCell(heroId).value_or(hero) : hero;
    isBack &&isSameSize ? m_view.showBack(m_run.game()) : m_view.show(m_run.game());
    if (isSameSize) {
        m_canvas.setViewState(view);
    }
    m_canvas.followStep(before, hero);
    showPlate();
    showGhost();
    showTrail();
    m_end->showMoment();
    m_canvas.mouse().follow(); // the mouse is where it was
    describeCell();
}

/// Shows the trails. Call after showGhost(), which moves the ghost to the current time.
void WatchView::showTrail()
{
    const int depth = m_run.game().world().stage().depth;
    const auto trailOf = [this, depth](const Timeline &timeline) {
        return m_hasTrail ? trailUntil(timeline.way(), timeline.at(), depth) : TrailCells();
    };
    const TrailCells trail = trailOf(m_run.timeline());
    m_canvas.setTint(CellTint::Trail, trail.fresh);
    m_canvas.setTint(CellTint::OldTrail, trail.old);
    const TrailCells ghosts = isGhostHere() ? trailOf(*m_ghost.timeline) : TrailCells();
    m_canvas.setTint(CellTint::GhostTrail, ghosts.fresh.united(ghosts.old));
}

/// Moves the ghost to the watched run's time. For branches of a run, whose first beats are the same, beats are
/// compared, since several beats can have the same time.
void WatchView::followWithGhost()
{
    const qint64 clock = m_run.game().world().clockNow();
    m_ghost.timeline->seek(qMin(m_run.at(), m_ghost.timeline->beats().count()));
    if (m_ghost.timeline->at() != m_run.at() || m_ghost.timeline->game().world().clockNow() != clock) {
        m_ghost.timeline->seekClock(clock);
    }
}

void WatchView::showGhost()
{
    std::vector<Sprite> beside;
    if (hasGhost()) {
        followWithGhost();
    }
    if (isGhostHere()) {
        const World &world = m_ghost.timeline->game().world();
        const bool isDead = world.status() == Status::Lost;
        beside.push_back({.id = ghostId,
                          .cell = world.hero().cell,
                          .picture = QStringLiteral("ghost"),
                          .layer = ghostLayer,
                          .opacity = isDead ? deadGhostStrength : ghostStrength,
                          .glyph = ghostGlyph});
    }
    m_view.setExtraSprites(std::move(beside), m_run.game().world());
}
