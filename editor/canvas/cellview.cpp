#include "editor/canvas/cellview.h"

#include <QScrollBar>
#include <QtMath>

#include <algorithm>

namespace {

/// One axis: where the cell lies on it, how long it and the view are.
struct Axis {
    int place;
    int side;
    int length;

    /// Not more than `distance`, and not more than there is room for.
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

int followed(int scroll, const Axis &cell, int distance)
{
    const int margin = cell.margin(std::max(cell.length / 3, distance));
    return std::clamp(scroll, cell.lowest(margin), cell.highest(margin));
}

/// Towards `goal`, but no further than `step`, unless that left the cell nearer than another one to an end of the view.
int noFurther(int scroll, int goal, int step, const Axis &cell)
{
    const int margin = cell.margin(cell.side);
    const int moved = std::clamp(goal, scroll - step, scroll + step);
    return std::clamp(moved, cell.lowest(margin), cell.highest(margin));
}

} // namespace

QPoint scrollToReveal(const QRect &cell, const QRect &view)
{
    return {revealed(view.x(), across(cell, view)), revealed(view.y(), down(cell, view))};
}

QPoint scrollToFollow(const QRect &cell, const QRect &view, int distance)
{
    return {followed(view.x(), across(cell, view), distance), followed(view.y(), down(cell, view), distance)};
}

QPoint scrollForStep(const QRect &from, const QRect &to, const QRect &view, int distance)
{
    const QPoint goal = scrollToFollow(to, view, distance);
    if (!view.contains(from)) {
        return goal;
    }
    return {noFurther(view.x(), goal.x(), std::abs(to.x() - from.x()), across(to, view)),
            noFurther(view.y(), goal.y(), std::abs(to.y() - from.y()), down(to, view))};
}

void ScrollGlide::begin(QPoint from, QPoint to)
{
    m_from = from;
    m_to = to;
    m_clock.start();
    m_isOn = true;
}

QPoint ScrollGlide::next()
{
    const double part = std::min(1.0, double(m_clock.elapsed()) / ms);
    m_isOn = part < 1;
    return m_from + (QPointF(m_to - m_from) * part).toPoint();
}

namespace {

constexpr int frameMs = 16;

} // namespace

CellView::CellView(QWidget *parent) : QGraphicsView(parent)
{
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    m_frames.setInterval(frameMs);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, &CellView::showFrame);
}

void CellView::showFrame()
{
    if (!nextFrame()) {
        m_frames.stop();
    }
}

bool CellView::nextFrame()
{
    if (m_glide.isOn()) {
        scrollTo(m_glide.next());
    }
    return m_glide.isOn();
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
    if (m_scale.cellsAPixel > 1) {
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
    m_glide.stop();
    centerOn(sceneRectOf(cell).center());
}

void CellView::revealCell(Point cell)
{
    m_glide.stop();
    scrollTo(scrollToReveal(scrolledRectOf(cell), {scrollPosition(), viewport()->size()}));
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
    if (!m_glide.isOn()) {
        return scrollPosition();
    }
    const auto within = [](int goal, const QScrollBar &bar) { return qBound(bar.minimum(), goal, bar.maximum()); };
    return {within(m_glide.goal().x(), *horizontalScrollBar()), within(m_glide.goal().y(), *verticalScrollBar())};
}

void CellView::applyScale(TileScale scale)
{
    m_scale = scale;
    onScaleChanged();
    setTransform(QTransform::fromScale(m_scale.zoom(), m_scale.zoom()));
    Q_EMIT zoomChanged();
    Q_EMIT viewChanged();
}

void CellView::glideTo(QPoint scroll)
{
    m_glide.stop();
    if (!m_isGlidingOn) {
        scrollTo(scroll);
    } else if (scroll != scrollPosition()) {
        m_glide.begin(scrollPosition(), scroll);
        runFrames();
    }
}
