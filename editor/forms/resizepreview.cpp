#include "editor/forms/resizepreview.h"

#include "editor/art/canvascolors.h"
#include "editor/pictures/cellsketch.h"
#include "gamecore/data/catalogue.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace {

/// The picture is larger than shown, so that it stays clear when the dialog grows.
constexpr QSize pictureSize{512, 512};
constexpr int border = 8;

QRect rectOf(Point corner, Size size)
{
    return {corner.x, corner.y, size.width, size.height};
}

} // namespace

ResizePreview::ResizePreview(const Level &level, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_before(level.size())
{
    CellSketch sketch(catalogue, m_tileset, rectOf({}, m_before), pictureSize);
    sketch.drawLevel(level);
    m_picture = sketch.take();
    setFrame({}, m_before, catalogue.wall());
}

void ResizePreview::setFrame(Point corner, Size size, TerrainId fill)
{
    m_old = rectOf(corner, m_before);
    m_new = rectOf({}, size);
    m_fill = LevelPainter(m_tileset, m_catalogue, TileLook::Tiles, {}).farColors().mean(fill);
    update();
}

QRectF ResizePreview::placed(const QRect &cells) const
{
    const QRect all = m_old | m_new;
    const QRectF room = QRectF(rect()).adjusted(border, border, -border, -border);
    const double side = std::min(room.width() / all.width(), room.height() / all.height());
    const QPointF origin = room.center() - QPointF(all.width(), all.height()) * side / 2;
    return {origin + QPointF(cells.x() - all.x(), cells.y() - all.y()) * side, QSizeF(cells.size()) * side};
}

void ResizePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), CanvasColors::ink);
    painter.fillRect(placed(m_new), m_fill);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(placed(m_old), m_picture);
    QPainterPath lost;
    lost.addRect(placed(m_old));
    QPainterPath kept;
    kept.addRect(placed(m_new));
    lost = lost.subtracted(kept);
    painter.fillPath(lost, CanvasColors::dimness);
    painter.fillPath(lost, QBrush(CanvasColors::danger, Qt::BDiagPattern));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(CanvasColors::grid, 1));
    painter.drawRect(placed(m_old));
    painter.setPen(QPen(CanvasColors::accent, 2));
    painter.drawRect(placed(m_new));
}
