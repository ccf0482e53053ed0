#include "editor/canvas/zoomview.h"

#include "editor/art/zoomsteps.h"

#include <QWheelEvent>

#include <utility>

namespace {

/// The step of a wheel that clicks, in eighths of a degree.
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

} // namespace

void ZoomView::setFollowing(bool isOn, int cells)
{
    m_isFollowing = isOn;
    m_followedCells = cells;
    showScrollBars();
    makeRoomToFollow();
}

/// Lets the sides of a level that do not fit in be scrolled past their ends, by half a view.
void ZoomView::makeRoomToFollow()
{
    const QRectF level(0, 0, levelSize().width * sceneCell, levelSize().height * sceneCell);
    const QSizeF view = QSizeF(maximumViewportSize()) / scale().zoom();
    const double across = m_isFollowing && level.width() > view.width() ? view.width() / 2 : 0;
    const double down = m_isFollowing && level.height() > view.height() ? view.height() / 2 : 0;
    setSceneRect(across > 0 || down > 0 ? level.adjusted(-across, -down, across, down) : QRectF());
}

int ZoomView::followedDistance(Point cell) const
{
    return m_followedCells * viewportRectOf(cell).width();
}

void ZoomView::keepFollowed()
{
    if (m_isFollowing) {
        stopGlide();
        scrollTo(scrollToFollow(scrolledRectOf(m_followed), {scrollPosition(), viewport()->size()},
                                followedDistance(m_followed)));
    }
}

void ZoomView::followCell(Point cell)
{
    const Point before = std::exchange(m_followed, cell);
    if (m_isFollowing) {
        glideTo(scrollForStep(scrolledRectOf(before), scrolledRectOf(cell), {scrollGoal(), viewport()->size()},
                              followedDistance(cell)));
    }
}

ZoomView::ViewState ZoomView::viewState() const
{
    return {scale().tile, m_isFit, scrollPosition()};
}

void ZoomView::setViewState(const ViewState &state)
{
    stopGlide();
    state.isFit ? fitAgain() : setTileSize(state.tileSize);
    scrollTo(state.scroll);
}

void ZoomView::resizeEvent(QResizeEvent *event)
{
    CellView::resizeEvent(event);
    makeRoomToFollow();
    const QSize room = maximumViewportSize() + QSize(0, m_barsHeight);
    const bool hasNewRoom = room != std::exchange(m_room, room);
    // A played level fits whatever comes or goes, and is kept around the hero even where its cells stay as large.
    if (m_isFit && (m_playFit || (hasNewRoom && wantedScale() != scale()))) {
        fitAgain();
    } else if (!m_isFit) {
        keepFollowed();
    }
    showScrollBars();
    takeRatio();
    Q_EMIT viewChanged();
}

TileScale ZoomView::fitScale() const
{
    return fittingScale(levelSize(), maximumViewportSize(), viewport()->devicePixelRatioF());
}

/// The scale that fits now: for the whole level, or for the part of it in which one plays.
TileScale ZoomView::wantedScale() const
{
    return m_playFit ? playingScale(levelSize(), maximumViewportSize(), viewport()->devicePixelRatioF(), *m_playFit)
                     : fitScale();
}

void ZoomView::fitAgain()
{
    setScale(wantedScale(), true);
    if (m_playFit) {
        centerOnCell(m_followed);
    }
}

void ZoomView::zoomToPlay(PlayFit fit, Point followed)
{
    m_playFit = fit;
    m_followed = followed;
    fitAgain();
}

void ZoomView::setScale(TileScale scale, bool isFit)
{
    m_isFit = isFit;
    applyScale(scale);
    makeRoomToFollow();
}

void ZoomView::onScaleChanged()
{
    showScrollBars();
}

void ZoomView::showScrollBars()
{
    const bool fitsIn = m_isFollowing || (m_isFit && (wantedScale() == scale() || fitScale().side() >= scale().side()));
    setHorizontalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(fitsIn ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void ZoomView::zoomToFit()
{
    m_playFit.reset();
    fitAgain();
}

void ZoomView::zoomOneToOne()
{
    zoomTo(100);
}

void ZoomView::zoomTo(int percent)
{
    const QPointF center = m_isFollowing ? sceneRectOf(m_followed).center() : mapToScene(viewport()->rect().center());
    setTileSize(Zoom::tileOf(percent, viewport()->devicePixelRatioF()));
    centerOn(center);
}

void ZoomView::zoomToCells(const QRect &cells)
{
    stopGlide();
    setScale(fittingScale({cells.width(), cells.height()}, maximumViewportSize(), viewport()->devicePixelRatioF()),
             false);
    centerOn(QRectF(cells).center() * sceneCell);
}

int ZoomView::zoomPercent() const
{
    return Zoom::percentOf(scale());
}

void ZoomView::zoomIn()
{
    zoomByKey(1);
}

void ZoomView::zoomOut()
{
    zoomByKey(-1);
}

void ZoomView::zoomByKey(int steps)
{
    zoomAbout(m_isFollowing ? viewportRectOf(m_followed).center() : viewport()->rect().center(), steps);
    keepFollowed();
}

void ZoomView::zoomAbout(QPoint viewportPosition, int steps)
{
    const QPointF place = mapToScene(viewportPosition);
    int tileSize = scale().tile;
    for (int i = 0; i < std::abs(steps); ++i) {
        tileSize = Zoom::nextTile(tileSize, steps, scale().ratio);
    }
    if (tileSize != scale().tile) {
        setTileSize(tileSize);
        scrollTo(scrollPosition() + mapFromScene(place) - viewportPosition);
    } else if (steps < 0 && fitScale().side() < scale().side()) {
        zoomToFit(); // the whole level is smaller than the smallest step
    }
}

/// A cell stays as large as it looked, in as many pixels as that takes now.
void ZoomView::takeRatio()
{
    const double ratio = viewport()->devicePixelRatioF();
    if (ratio == scale().ratio) {
        return;
    }
    if (m_isFit) {
        fitAgain();
        return;
    }
    const QPointF center = mapToScene(viewport()->rect().center());
    setTileSize(std::max(1, qRound(scale().tile * ratio / scale().ratio)));
    centerOn(center);
}

void ZoomView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / wheelClick;
    m_wheelRest -= steps * wheelClick;
    if (steps != 0) {
        zoomAbout(event->position().toPoint(), steps);
    }
}

bool ZoomView::viewportEvent(QEvent *event)
{
    if (tellsOfAnotherScreen(*event)) {
        takeRatio();
    }
    return CellView::viewportEvent(event);
}
