#include "editor/canvas/cellview.h"

#include <QScrollBar>
#include <QWheelEvent>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace {

constexpr int frameMs = 16;

/// Largest cell size of a fitted level, in logical pixels.
constexpr int largestFit = 192;
/// Largest cell size when a part of a level is shown in play.
constexpr int largestPart = 64;
/// The same when the hero does not see the whole level, but the level is so small that it is shown.
constexpr int largestWhole = 96;
/// The margin around a fitted level, in logical pixels.
constexpr int fitMargin = 8;

/// Step of a wheel notch, in eighths of a degree.
constexpr int wheelClick = 120;

bool tellsOfAnotherScreen(const QEvent &event)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    if (event.type() == QEvent::DevicePixelRatioChange) {
        return true;
    }
#endif
    return event.type() == QEvent::ScreenChangeInternal;
}

/// An axis: position of the cell, side of the cell, and length of the view.
struct Axis {
    int place;
    int side;
    int length;

    /// Returns `distance`, or less if the view is too small.
    int margin(int distance) const { return std::max(0, std::min(distance, (length - side) / 2)); }
    int highest(int margin) const { return place - margin; }
    int lowest(int margin) const { return place + side + margin - length; }
};

Axis across(const QRect &cell, const QRect &view)
{
    return {cell.left(), cell.width(), view.width()};
}

Axis down(const QRect &cell, const QRect &view)
{
    return {cell.top(), cell.height(), view.height()};
}

int revealed(int scroll, const Axis &cell)
{
    const int margin = cell.margin(cell.side);
    return std::max(std::min(scroll, cell.highest(margin)), cell.lowest(margin));
}

/// Returns the position at which the cell is in the middle of the view.
int centered(const Axis &cell)
{
    return cell.place - (cell.length - cell.side) / 2;
}

/// Moves towards `goal` in the direction of `step` by at most its length, or further if the cell would otherwise be
/// less than one cell from an end of the view.
int noFurther(int scroll, int goal, int step, const Axis &cell)
{
    const int margin = cell.margin(cell.side);
    const int moved = std::clamp(goal, std::min(scroll, scroll + step), std::max(scroll, scroll + step));
    return std::clamp(moved, cell.lowest(margin), cell.highest(margin));
}

// Scroll targets for a cell, in scroll coordinates: `cell` is the rectangle of the cell, `view` the visible part. All
// are in logical pixels.

/// Returns the nearest scroll position that shows a cell and its neighbors.
QPoint scrollToReveal(const QRect &cell, const QRect &view)
{
    return {revealed(view.x(), across(cell, view)), revealed(view.y(), down(cell, view))};
}

/// Returns the scroll position that puts a cell into the middle of the view.
QPoint scrollToFollow(const QRect &cell, const QRect &view)
{
    return {centered(across(cell, view)), centered(down(cell, view))};
}

/// Returns the scroll position after a step from a cell to the next one. If the user has moved the view, it scrolls
/// only along the step and no further: the followed cell stays in place in the view or comes closer to the middle. It
/// scrolls more if the cell would be less than one cell from a border.
QPoint scrollForStep(const QRect &from, const QRect &to, const QRect &view)
{
    const QPoint goal = scrollToFollow(to, view);
    if (!view.contains(from)) {
        return goal;
    }
    return {noFurther(view.x(), goal.x(), to.x() - from.x(), across(to, view)),
            noFurther(view.y(), goal.y(), to.y() - from.y(), down(to, view))};
}

// Scales for fitting levels. Rooms are sizes of a viewport without scroll bars, in logical pixels.

/// Returns the largest scale at which the whole level fits.
TileScale fittingScale(Size level, QSize room, double ratio)
{
    if (level.area() == 0) {
        return {Zoom::oneToOne, ratio};
    }
    const QSizeF space = QSizeF(room - QSize(2 * fitMargin, 2 * fitMargin)) * ratio;
    const double side = std::min(space.width() / level.width, space.height() / level.height);
    if (side < 1) {
        return {1, ratio, side > 0 ? qCeil(1 / side) : 1};
    }
    return {std::min(int(side), int(largestFit * ratio)), ratio};
}

/// Returns the scale for playing a level.
TileScale playingScale(Size level, QSize room, double ratio, PlayFit fit)
{
    TileScale whole = fittingScale(level, room, ratio);
    if (level.area() == 0 || (!fit.isAround(level) && whole.side() >= fit.least)) {
        whole.tile = std::min(whole.tile, int((fit.cells > 0 ? largestWhole : largestFit) * ratio));
        return whole;
    }
    const auto side = [fit](int length, int extent) { return length / std::min(fit.cells, 2 * extent - 1); };
    const int part =
        fit.cells > 0 ? std::min(side(room.width(), level.width), side(room.height(), level.height)) : Zoom::oneToOne;
    return {int(std::clamp(part, fit.least, largestPart) * ratio), ratio};
}

} // namespace

CellView::CellView(QWidget *parent) : QGraphicsView(parent)
{
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    m_frames.setInterval(frameMs);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        if (!nextFrame()) {
            m_frames.stop();
            Q_EMIT cameToRest();
        }
    });
}

bool CellView::nextFrame()
{
    if (m_isGliding) {
        const double part = std::min(1.0, double(m_glideClock.elapsed()) / glideMs);
        m_isGliding = part < 1;
        scrollTo(m_glideFrom + (QPointF(m_glideTo - m_glideFrom) * part).toPoint());
    }
    return m_isGliding;
}

QPoint CellView::origin() const
{
    return mapFromScene(QPointF(0, 0));
}

Point CellView::cellNear(QPoint viewportPosition) const
{
    const QPointF inside = QPointF(viewportPosition - origin()) + QPointF(0.5, 0.5);
    const QPointF cell = inside / m_scale.side();
    return {qFloor(cell.x()), qFloor(cell.y())};
}

std::optional<Point> CellView::cellAt(QPoint viewportPosition) const
{
    const Point cell = cellNear(viewportPosition);
    return m_levelSize.contains(cell) ? std::optional(cell) : std::nullopt;
}

QRect CellView::viewportRectOf(Point cell) const
{
    if (m_scale.cellsPerPixel > 1) {
        const QPointF pixel = QPointF(cell.x, cell.y) * m_scale.side();
        return QRect(qFloor(pixel.x()), qFloor(pixel.y()), 1, 1).translated(origin());
    }
    const double side = m_scale.side();
    const QPoint first(qRound(cell.x * side), qRound(cell.y * side));
    const QPoint end(qRound((cell.x + 1) * side), qRound((cell.y + 1) * side));
    return QRect(first, end - QPoint(1, 1)).translated(origin());
}

QRect CellView::scrolledRectOf(Point cell) const
{
    return viewportRectOf(cell).translated(scrollPosition());
}

QPoint CellView::scrollPosition() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void CellView::scrollTo(QPoint scroll)
{
    horizontalScrollBar()->setValue(scroll.x());
    verticalScrollBar()->setValue(scroll.y());
}

void CellView::moveBy(QPoint offset)
{
    scrollTo(scrollPosition() + offset);
}

void CellView::centerOnCell(Point cell)
{
    m_isGliding = false;
    centerOn(sceneRectOf(cell).center());
}

void CellView::revealCell(Point cell)
{
    m_isGliding = false;
    scrollTo(scrollToReveal(scrolledRectOf(cell), scrolledView()));
}

QRectF CellView::viewedCells() const
{
    const double side = m_scale.side();
    return {QPointF(-origin()) / side, QSizeF(viewport()->size()) / side};
}

void CellView::setMargins(const QMargins &margins)
{
    m_margins = margins;
    makeRoom();
}

void CellView::setFoot(int height)
{
    m_foot = height;
    makeRoom();
}

void CellView::makeRoom()
{
    const QMargins margins = m_margins + QMargins(0, 0, 0, m_foot);
    if (viewportMargins() != margins) {
        setViewportMargins(margins);
    }
}

void CellView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    Q_EMIT viewChanged();
}

QPoint CellView::scrollGoal() const
{
    if (!m_isGliding) {
        return scrollPosition();
    }
    const auto within = [](int goal, const QScrollBar &bar) { return qBound(bar.minimum(), goal, bar.maximum()); };
    return {within(m_glideTo.x(), *horizontalScrollBar()), within(m_glideTo.y(), *verticalScrollBar())};
}

void CellView::glideTo(QPoint scroll)
{
    m_isGliding = false;
    if (!m_isGlidingOn) {
        scrollTo(scroll);
    } else if (scroll != scrollPosition()) {
        m_glideFrom = scrollPosition();
        m_glideTo = scroll;
        m_glideClock.start();
        m_isGliding = true;
        runFrames();
    }
}

void CellView::setFollowing(bool isOn)
{
    m_isFollowing = isOn;
    showScrollBars();
    makeRoomToFollow();
}

/// Allows scrolling past the ends of sides that do not fit, by half a view; of all sides if a part is shown.
void CellView::makeRoomToFollow()
{
    const bool isAround = m_hasRoomAround || (m_playFit && m_playFit->isAround(m_levelSize));
    const QRectF level(0, 0, m_levelSize.width * sceneCell, m_levelSize.height * sceneCell);
    const QSizeF view = QSizeF(maximumViewportSize()) / m_scale.zoom();
    const double across = m_isFollowing && (isAround || level.width() > view.width()) ? view.width() / 2 : 0;
    const double down = m_isFollowing && (isAround || level.height() > view.height()) ? view.height() / 2 : 0;
    setSceneRect(across > 0 || down > 0 ? level.adjusted(-across, -down, across, down) : QRectF());
}

void CellView::makeRoomAround()
{
    scrollTo(scrollGoal());
    m_isGliding = false;
    const QPoint before = viewportRectOf(m_followed).topLeft();
    m_hasRoomAround = true;
    makeRoomToFollow();
    moveBy(viewportRectOf(m_followed).topLeft() - before);
}

void CellView::keepFollowed()
{
    if (m_isFollowing) {
        m_isGliding = false;
        scrollTo(scrollToFollow(scrolledRectOf(m_followed), scrolledView()));
    }
}

void CellView::followStep(Point from, Point to)
{
    m_followed = from;
    followCell(to);
}

void CellView::followCell(Point cell)
{
    const Point before = std::exchange(m_followed, cell);
    if (m_isFollowing) {
        glideTo(scrollForStep(scrolledRectOf(before), scrolledRectOf(cell), {scrollGoal(), viewport()->size()}));
    }
}

CellView::ViewState CellView::viewState() const
{
    return {m_scale.tile, m_isFit, scrollPosition()};
}

void CellView::setViewState(const ViewState &state)
{
    m_isGliding = false;
    state.isFit ? fitAgain() : setTileSize(state.tileSize);
    scrollTo(state.scroll);
}

void CellView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    makeRoomToFollow();
    const QSize room = maximumViewportSize() + QSize(0, m_barsHeight);
    const bool hasNewRoom = room != std::exchange(m_room, room);
    // A level in play always fits again, and is centered around the hero even if its scale does not change.
    if (m_isFit && (m_playFit || (hasNewRoom && wantedScale() != m_scale))) {
        fitAgain();
    } else if (!m_isFit) {
        keepFollowed();
    }
    showScrollBars();
    adoptPixelRatio();
    Q_EMIT viewChanged();
}

TileScale CellView::fitScale() const
{
    return fittingScale(m_levelSize, maximumViewportSize(), viewport()->devicePixelRatioF());
}

/// Returns the scale for fitting: of the whole level, or of the part shown in play.
TileScale CellView::wantedScale() const
{
    return m_playFit ? playingScale(m_levelSize, maximumViewportSize(), viewport()->devicePixelRatioF(), *m_playFit)
                     : fitScale();
}

bool CellView::holdsLevel(PlayFit fit) const
{
    const QSize room = maximumViewportSize();
    const double side = playingScale(m_levelSize, room, viewport()->devicePixelRatioF(), fit).side();
    // If the followed cell is in the middle, the level may reach as far to each side.
    const int steps = fit.isAround(m_levelSize) ? 2 : 1;
    return (steps * (m_levelSize.width - 1) + 1) * side <= room.width()
           && (steps * (m_levelSize.height - 1) + 1) * side <= room.height();
}

void CellView::fitAgain()
{
    setScale(wantedScale(), true);
    if (m_playFit) {
        centerOnCell(m_followed);
    }
}

void CellView::zoomToPlay(PlayFit fit, Point followed)
{
    m_playFit = fit;
    m_hasRoomAround = false;
    m_followed = followed;
    fitAgain();
}

void CellView::setScale(TileScale scale, bool isFit)
{
    m_isFit = isFit;
    m_scale = scale;
    onScaleChanged();
    showScrollBars();
    setTransform(QTransform::fromScale(m_scale.zoom(), m_scale.zoom()));
    Q_EMIT zoomChanged();
    Q_EMIT viewChanged();
    makeRoomToFollow();
}

void CellView::showScrollBars()
{
    const bool fitsIn = m_isFollowing || (m_isFit && (wantedScale() == m_scale || fitScale().side() >= m_scale.side()));
    setHorizontalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void CellView::zoomToFit()
{
    m_playFit.reset();
    fitAgain();
}

void CellView::zoomOneToOne()
{
    zoomTo(100);
}

void CellView::zoomTo(int percent)
{
    const QPointF center = m_isFollowing ? sceneRectOf(m_followed).center() : mapToScene(viewport()->rect().center());
    setTileSize(Zoom::tileOf(percent, viewport()->devicePixelRatioF()));
    centerOn(center);
}

void CellView::zoomToCells(const QRect &cells)
{
    m_isGliding = false;
    setScale(fittingScale({cells.width(), cells.height()}, maximumViewportSize(), viewport()->devicePixelRatioF()),
             false);
    centerOn(QRectF(cells).center() * sceneCell);
}

int CellView::zoomPercent() const
{
    return Zoom::percentOf(m_scale);
}

void CellView::zoomIn()
{
    zoomByKey(1);
}

void CellView::zoomOut()
{
    zoomByKey(-1);
}

void CellView::zoomByKey(int steps)
{
    zoomAbout(m_isFollowing ? viewportRectOf(m_followed).center() : viewport()->rect().center(), steps);
    keepFollowed();
}

void CellView::zoomAbout(QPoint viewportPosition, int steps)
{
    const QPointF place = mapToScene(viewportPosition);
    int tileSize = m_scale.tile;
    for (int i = 0; i < std::abs(steps); ++i) {
        tileSize = Zoom::nextTile(tileSize, steps, m_scale.ratio);
    }
    if (tileSize != m_scale.tile) {
        setTileSize(tileSize);
        scrollTo(scrollPosition() + mapFromScene(place) - viewportPosition);
    } else if (steps < 0 && fitScale().side() < m_scale.side()) {
        zoomToFit(); // the whole level is smaller than at the smallest step
    }
}

/// Adapts to a new pixel ratio: cells keep their size in logical pixels.
void CellView::adoptPixelRatio()
{
    const double ratio = viewport()->devicePixelRatioF();
    if (ratio == m_scale.ratio) {
        return;
    }
    if (m_isFit) {
        fitAgain();
        return;
    }
    const QPointF center = mapToScene(viewport()->rect().center());
    setTileSize(std::max(1, qRound(m_scale.tile * ratio / m_scale.ratio)));
    centerOn(center);
}

void CellView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / wheelClick;
    m_wheelRest -= steps * wheelClick;
    if (steps != 0) {
        zoomAbout(event->position().toPoint(), steps);
    }
}

bool CellView::viewportEvent(QEvent *event)
{
    if (tellsOfAnotherScreen(*event)) {
        adoptPixelRatio();
    }
    return QGraphicsView::viewportEvent(event);
}
