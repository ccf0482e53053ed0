// Where cells are on the viewport, zoom and scrolling.

#include "editor/canvas/canvas.h"
#include "editor/canvas/terrainitem.h"
#include "editor/canvas/zoomsteps.h"

#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace {

/// A level fitted into a view is not enlarged beyond this, in logical pixels a cell.
constexpr int largestFit = 96;
/// Of a cell where a part of a level is shown.
constexpr int largestPart = 48;
/// Around a fitted level, in logical pixels.
constexpr int fitMargin = 8;

/// The least change of a scroll position that keeps `place` away from both ends of the view: by a third of it, or by
/// `distance` if that is more, as far as there is room.
int followed(int scroll, int place, int side, int length, int distance)
{
    const int margin = std::max(0, std::min(std::max(length / 3, distance), (length - side) / 2));
    return std::clamp(scroll, place + side + margin - length, place - margin);
}

} // namespace

QPoint Canvas::origin() const
{
    return mapFromScene(QPointF(0, 0));
}

Point Canvas::cellNear(QPoint viewportPosition) const
{
    const QPointF inside = QPointF(viewportPosition - origin()) + QPointF(0.5, 0.5);
    const QPointF cell = inside / m_scale.side();
    return {qFloor(cell.x()), qFloor(cell.y())};
}

std::optional<Point> Canvas::cellAt(QPoint viewportPosition) const
{
    const Point cell = cellNear(viewportPosition);
    return levelSize().contains(cell) ? std::optional(cell) : std::nullopt;
}

QRect Canvas::viewportRectOf(Point cell) const
{
    if (m_scale.cellsAPixel > 1) {
        const QPointF pixel = QPointF(cell.x, cell.y) * m_scale.side();
        return QRect(qFloor(pixel.x()), qFloor(pixel.y()), 1, 1).translated(origin());
    }
    const double side = m_scale.side();
    const QPoint first(qRound(cell.x * side), qRound(cell.y * side));
    const QPoint end(qRound((cell.x + 1) * side), qRound((cell.y + 1) * side));
    return QRect(first, end - QPoint(1, 1)).translated(origin());
}

TileScale Canvas::fitScale() const
{
    const Size size = levelSize();
    const double ratio = viewport()->devicePixelRatioF();
    if (size.area() == 0) {
        return {Zoom::oneToOne, ratio};
    }
    const QSizeF space = QSizeF(maximumViewportSize() - QSize(2 * fitMargin, 2 * fitMargin)) * ratio;
    const double side = std::min(space.width() / size.width, space.height() / size.height);
    if (side < 1) {
        return {1, ratio, side > 0 ? qCeil(1 / side) : 1};
    }
    return {std::min(int(side), int(largestFit * ratio)), ratio};
}

/// What fits now: the whole level, or the part of it in which one plays.
TileScale Canvas::wantedScale() const
{
    const TileScale whole = fitScale();
    if (!m_playFit || whole.side() >= m_playFit->least || levelSize().area() == 0) {
        return whole;
    }
    const QSize space = maximumViewportSize();
    const int side = m_playFit->cells > 0 ? std::min(space.width(), space.height()) / m_playFit->cells : Zoom::oneToOne;
    return {int(std::clamp(side, m_playFit->least, largestPart) * whole.ratio), whole.ratio};
}

void Canvas::fitAgain()
{
    setScale(wantedScale(), true);
    if (m_playFit) {
        centerOnCell(m_followed);
    }
}

void Canvas::zoomToPlay(PlayFit fit, Point followed)
{
    m_playFit = fit;
    m_followed = followed;
    fitAgain();
}

void Canvas::setScale(TileScale scale, bool isFit)
{
    m_isFit = isFit;
    m_scale = scale;
    setItemScales();
    showScrollBars();
    setTransform(QTransform::fromScale(m_scale.zoom(), m_scale.zoom()));
    Q_EMIT zoomChanged();
    Q_EMIT viewChanged();
}

void Canvas::showScrollBars()
{
    const bool fitsIn = m_isFit && (wantedScale() == m_scale || fitScale().side() >= m_scale.side());
    setHorizontalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void Canvas::zoomToFit()
{
    m_playFit.reset();
    fitAgain();
}

void Canvas::zoomOneToOne()
{
    zoomTo(100);
}

void Canvas::zoomTo(int percent)
{
    const QPointF center = mapToScene(viewport()->rect().center());
    setTileSize(Zoom::tileOf(percent, viewport()->devicePixelRatioF()));
    centerOn(center);
}

int Canvas::zoomPercent() const
{
    return Zoom::percentOf(m_scale);
}

void Canvas::zoomIn()
{
    zoomAbout(viewport()->rect().center(), 1);
}

void Canvas::zoomOut()
{
    zoomAbout(viewport()->rect().center(), -1);
}

void Canvas::zoomAbout(QPoint viewportPosition, int steps)
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
        zoomToFit(); // the whole level is smaller than the smallest step
    }
}

QPoint Canvas::scrollPosition() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void Canvas::scrollTo(QPoint scroll)
{
    horizontalScrollBar()->setValue(scroll.x());
    verticalScrollBar()->setValue(scroll.y());
}

void Canvas::centerOnCell(Point cell)
{
    m_isScrolling = false;
    centerOn(sceneRectOf(cell).center());
}

void Canvas::revealCell(Point cell)
{
    m_isScrolling = false;
    const QRect rect = viewportRectOf(cell).translated(scrollPosition());
    const auto shown = [](int scroll, int first, int side, int length) {
        const int margin = std::max(0, std::min(side, (length - side) / 2));
        return std::max(std::min(scroll, first - margin), first + side + margin - length);
    };
    scrollTo({shown(horizontalScrollBar()->value(), rect.left(), rect.width(), viewport()->width()),
              shown(verticalScrollBar()->value(), rect.top(), rect.height(), viewport()->height())});
}

QRectF Canvas::viewedCells() const
{
    const double side = m_scale.side();
    return {QPointF(-origin()) / side, QSizeF(viewport()->size()) / side};
}

void Canvas::setMargins(const QMargins &margins)
{
    m_margins = margins;
    makeRoom();
}

void Canvas::setFoot(int height)
{
    m_foot = height;
    makeRoom();
}

void Canvas::makeRoom()
{
    const QMargins margins = m_margins + QMargins(0, 0, 0, m_foot);
    if (viewportMargins() != margins) {
        setViewportMargins(margins);
    }
}

void Canvas::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    Q_EMIT viewChanged();
}

void Canvas::followCell(Point cell)
{
    m_followed = cell;
    if (!m_isFollowing) {
        return;
    }
    const QRect rect = viewportRectOf(cell).translated(scrollPosition());
    m_scrollFrom = scrollPosition();
    const int distance = m_followedCells * rect.width();
    m_scrollTo = {followed(m_scrollFrom.x(), rect.left(), rect.width(), viewport()->width(), distance),
                  followed(m_scrollFrom.y(), rect.top(), rect.height(), viewport()->height(), distance)};
    if (m_scrollTo != m_scrollFrom) {
        m_isScrolling = m_isGlidingOn;
        m_scrollClock.restart();
        m_isScrolling ? m_ticks.start() : scrollTo(m_scrollTo);
    }
}

Canvas::ViewState Canvas::viewState() const
{
    return {m_scale.tile, m_isFit, scrollPosition()};
}

void Canvas::setViewState(const ViewState &state)
{
    m_isScrolling = false;
    state.isFit ? fitAgain() : setTileSize(state.tileSize);
    scrollTo(state.scroll);
}

void Canvas::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    const QSize room = maximumViewportSize() + QSize(0, m_barsHeight);
    const bool hasNewRoom = room != std::exchange(m_room, room);
    // A part that is played is kept around the hero even where its cells stay as large.
    const bool isAsLarge = wantedScale() == m_scale;
    if (m_isFit && (isAsLarge ? m_playFit.has_value() : hasNewRoom)) {
        fitAgain();
    }
    showScrollBars();
    takeRatio();
    Q_EMIT viewChanged();
}

/// A cell stays as large as it looked, in as many pixels as that takes now.
void Canvas::takeRatio()
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
