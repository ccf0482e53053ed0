#include "editor/canvas/flashitem.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tilescale.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QPainter>

namespace {

/// Margin in scene units, enough for the lines at every zoom.
constexpr double room = 64 * sceneCell;
constexpr double aboveAll = 10;
/// More steps would hardly be visible.
constexpr int flashSteps = 4;

/// A frame along the border of a rectangle: its extent outwards and inwards, in logical pixels of the viewport.
struct Frame {
    int outwards;
    int inwards;
};
constexpr Frame darkFrame{3, 3};
constexpr Frame coloredFrame{1, 2};

/// Pixels for both frames, and one for rounding.
constexpr QMargins lines{4, 4, 4, 4};

void paintFrame(QPainter &painter, const QRect &border, Frame frame, const QColor &color)
{
    const int width = frame.outwards + frame.inwards;
    const QRect outer = border.marginsAdded(QMargins(1, 1, 1, 1) * frame.outwards);
    painter.fillRect(QRect(outer.left(), outer.top(), outer.width(), width), color);
    painter.fillRect(QRect(outer.left(), outer.bottom() + 1 - width, outer.width(), width), color);
    painter.fillRect(QRect(outer.left(), outer.top(), width, outer.height()), color);
    painter.fillRect(QRect(outer.right() + 1 - width, outer.top(), width, outer.height()), color);
}

int between(int from, int to, int step)
{
    return from + (to - from) * step / flashSteps;
}

} // namespace

FlashItem::FlashItem()
{
    setZValue(aboveAll);
    setAcceptedMouseButtons(Qt::NoButton);
    m_fade.setInterval(fadeMs / flashSteps);
    connect(&m_fade, &QTimer::timeout, this, &FlashItem::fade);
}

void FlashItem::flash(const QRect &cells)
{
    setStepsLeft(0);
    m_cells = cells;
    if ((m_reach | cells) != m_reach) {
        prepareGeometryChange();
        m_reach |= cells;
    }
    setStepsLeft(flashSteps);
    m_fade.start();
}

void FlashItem::fade()
{
    setStepsLeft(m_stepsLeft - 1);
    if (m_stepsLeft == 0) {
        m_fade.stop();
        m_cells = {};
    }
}

void FlashItem::setStepsLeft(int stepsLeft)
{
    if (stepsLeft != m_stepsLeft) {
        m_stepsLeft = stepsLeft;
        updateOutline();
    }
}

/// Updates the views directly: updating the item would also repaint its inside, and the lines are equally wide at every
/// zoom.
void FlashItem::updateOutline()
{
    if (!scene()) {
        return;
    }
    for (const QGraphicsView *view : scene()->views()) {
        const QRect border = view->mapFromScene(sceneRectOf(m_cells)).boundingRect();
        const QRegion outer = border.marginsAdded(lines);
        view->viewport()->update(outer - border.marginsRemoved(lines));
    }
}

QRectF FlashItem::boundingRect() const
{
    return m_reach.isEmpty() ? QRectF() : sceneRectOf(m_reach).adjusted(-room, -room, room, room);
}

void FlashItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_stepsLeft == 0) {
        return;
    }
    const QRect border = painter->worldTransform().mapRect(sceneRectOf(m_cells)).toRect();
    painter->setWorldMatrixEnabled(false);
    paintFrame(*painter, border, darkFrame, CanvasColors::ink);
    paintFrame(*painter, border, coloredFrame, color());
    painter->setWorldMatrixEnabled(true);
}

QColor FlashItem::color() const
{
    constexpr QColor from = CanvasColors::ink;
    constexpr QColor to = CanvasColors::accent;
    return {between(from.red(), to.red(), m_stepsLeft), between(from.green(), to.green(), m_stepsLeft),
            between(from.blue(), to.blue(), m_stepsLeft)};
}
