#include "editor/canvas/cellview.h"

#include <QScrollBar>
#include <QtMath>

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
