// Where cells are on the viewport, and scrolling.

#include "editor/canvas/canvas.h"
#include "editor/canvas/terrainitem.h"

#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace {

/// The least change of a scroll position that keeps `place` away from both ends of the view: by a third of it, or by
/// `distance` if that is more, as far as there is room.
int followed(int scroll, int place, int side, int length, int distance)
{
    const int margin = std::max(0, std::min(std::max(length / 3, distance), (length - side) / 2));
    return std::clamp(scroll, place + side + margin - length, place - margin);
}

/// A scroll position towards `goal`, but no further than `step`, unless that left `place` nearer than a cell to an end
/// of the view.
int noFurther(int scroll, int goal, int step, int place, int side, int length)
{
    const int margin = std::max(0, std::min(side, (length - side) / 2));
    const int moved = std::clamp(goal, scroll - step, scroll + step);
    return std::clamp(moved, place + side + margin - length, place - margin);
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

void Canvas::keepFollowed()
{
    if (m_isFollowing) {
        m_isScrolling = false;
        scrollTo(scrollFollowing(m_followed));
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

void Canvas::setFollowing(bool isOn, int cells)
{
    m_isFollowing = isOn;
    m_followedCells = cells;
    showScrollBars();
}

/// The scroll position for a cell that is followed.
QPoint Canvas::scrollFollowing(Point cell) const
{
    const QPoint from = scrollGoal();
    const QRect rect = viewportRectOf(cell).translated(scrollPosition());
    const int distance = m_followedCells * rect.width();
    return {followed(from.x(), rect.left(), rect.width(), viewport()->width(), distance),
            followed(from.y(), rect.top(), rect.height(), viewport()->height(), distance)};
}

/// The scroll position for a step. Where a person has moved the view by hand, it goes no further than the step: the
/// followed cell stays where he sees it, until it is as near to a border as it may be.
QPoint Canvas::scrollForStep(Point from, Point to) const
{
    const QPoint view = scrollGoal();
    const QRect before = viewportRectOf(from).translated(scrollPosition());
    const QRect after = viewportRectOf(to).translated(scrollPosition());
    const QPoint goal = scrollFollowing(to);
    if (!QRect(view, viewport()->size()).contains(before)) {
        return goal;
    }
    return {
        noFurther(view.x(), goal.x(), std::abs(after.x() - before.x()), after.x(), after.width(), viewport()->width()),
        noFurther(view.y(), goal.y(), std::abs(after.y() - before.y()), after.y(), after.height(),
                  viewport()->height())};
}

void Canvas::followCell(Point cell)
{
    const Point before = std::exchange(m_followed, cell);
    if (!m_isFollowing) {
        return;
    }
    m_scrollTo = scrollForStep(before, cell);
    m_scrollFrom = scrollPosition();
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

QPoint Canvas::scrollGoal() const
{
    const QPoint most{horizontalScrollBar()->maximum(), verticalScrollBar()->maximum()};
    const QPoint least{horizontalScrollBar()->minimum(), verticalScrollBar()->minimum()};
    return m_isScrolling
               ? QPoint(qBound(least.x(), m_scrollTo.x(), most.x()), qBound(least.y(), m_scrollTo.y(), most.y()))
               : scrollPosition();
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
    // A played level fits whatever comes or goes, and is kept around the hero even where its cells stay as large.
    if (m_isFit && (m_playFit || (hasNewRoom && wantedScale() != m_scale))) {
        fitAgain();
    } else if (!m_isFit) {
        keepFollowed();
    }
    showScrollBars();
    takeRatio();
    Q_EMIT viewChanged();
}
