// How large the canvas shows cells.

#include "editor/art/zoomsteps.h"
#include "editor/canvas/canvas.h"

#include <QtMath>

#include <algorithm>

namespace {

/// A level fitted into a view is not enlarged beyond this, in logical pixels a cell.
constexpr int largestFit = 96;
/// The largest cell where a part of a level is shown.
constexpr int largestPart = 48;
/// The margin around a fitted level, in logical pixels.
constexpr int fitMargin = 8;

} // namespace

TileScale Canvas::scaleFor(Size size) const
{
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

/// The scale that fits now: for the whole level, or for the part of it in which one plays.
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
    const bool fitsIn = m_isFollowing || (m_isFit && (wantedScale() == m_scale || fitScale().side() >= m_scale.side()));
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
    const QPointF center = m_isFollowing ? sceneRectOf(m_followed).center() : mapToScene(viewport()->rect().center());
    setTileSize(Zoom::tileOf(percent, viewport()->devicePixelRatioF()));
    centerOn(center);
}

void Canvas::zoomToCells(const QRect &cells)
{
    m_isScrolling = false;
    setScale(scaleFor({cells.width(), cells.height()}), false);
    centerOn(QRectF(cells).center() * sceneCell);
}

int Canvas::zoomPercent() const
{
    return Zoom::percentOf(m_scale);
}

void Canvas::zoomIn()
{
    zoomByKey(1);
}

void Canvas::zoomOut()
{
    zoomByKey(-1);
}

void Canvas::zoomByKey(int steps)
{
    zoomAbout(m_isFollowing ? viewportRectOf(m_followed).center() : viewport()->rect().center(), steps);
    keepFollowed();
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
