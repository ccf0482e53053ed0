#include "editor/pictures/cellsketch.h"

#include "editor/art/canvascolors.h"

#include <algorithm>
#include <cmath>

namespace {

/// Smallest cell size at which a picture shows more than its color.
constexpr double leastPicture = 6;
constexpr double mostPicture = 32;
/// Opacity of a removed thing.
constexpr double goneStrength = 0.5;

double sideFor(const QRect &cells, QSize most)
{
    const double side = std::min(double(most.width()) / cells.width(), double(most.height()) / cells.height());
    return side >= leastPicture ? std::floor(std::min(side, mostPicture)) : side;
}

QSize sizeFor(const QRect &cells, double side)
{
    return QSizeF(cells.width() * side, cells.height() * side).toSize().expandedTo({1, 1});
}

} // namespace

CellSketch::CellSketch(const Catalogue &catalogue, const Tileset &tileset, const QRect &cells, QSize most,
                       const QString &set)
    : m_cells(cells), m_side(sideFor(cells, most)),
      m_tiles(tileset, catalogue, TileLook::Tiles, {.tile = std::max(1, int(m_side))}, set),
      m_image(sizeFor(cells, m_side), QImage::Format_ARGB32_Premultiplied)
{
    m_image.fill(Qt::transparent);
    m_painter.begin(&m_image);
}

CellSketch::~CellSketch() = default;

QRectF CellSketch::rectOf(const QRect &cells) const
{
    return {(cells.x() - m_cells.x()) * m_side, (cells.y() - m_cells.y()) * m_side, cells.width() * m_side,
            cells.height() * m_side};
}

void CellSketch::drawTerrain(Point first, int length, TerrainId terrain)
{
    const QRect cells = QRect(first.x, first.y, length, 1) & m_cells;
    if (cells.isEmpty()) {
        return;
    }
    if (m_side < leastPicture) {
        // Enlarges small cells, so that they stay visible.
        const QRectF rect = rectOf(cells);
        m_painter.fillRect(QRectF(rect.topLeft(), rect.size().expandedTo({1, 1})), m_tiles.farColors().mean(terrain));
        return;
    }
    for (int x = cells.left(); x <= cells.right(); ++x) {
        m_painter.drawImage(rectOf({x, first.y, 1, 1}).topLeft(), m_tiles.tileOf(terrain));
    }
}

void CellSketch::drawThing(const Thing &thing)
{
    if (!m_cells.contains(thing.cell.x, thing.cell.y)) {
        return;
    }
    const QRectF rect = rectOf({thing.cell.x, thing.cell.y, 1, 1});
    if (m_side >= leastPicture) {
        m_painter.drawImage(rect.topLeft(), m_tiles.tileOf(thingPicture(m_tiles.catalogue(), thing, true)));
        return;
    }
    const QColor color = QColor::fromRgb(thingGlyph(m_tiles.catalogue(), thing).color);
    m_painter.fillRect(QRectF(rect.topLeft(), rect.size().expandedTo({1, 1})), color);
}

void CellSketch::drawGone(const Thing &thing, bool isMoved)
{
    if (!m_cells.contains(thing.cell.x, thing.cell.y) || m_side < leastPicture) {
        return;
    }
    m_painter.setOpacity(goneStrength);
    drawThing(thing);
    m_painter.setOpacity(1);
    if (isMoved) {
        return;
    }
    const QRectF rect = rectOf({thing.cell.x, thing.cell.y, 1, 1}).adjusted(1, 1, -1, -1);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(CanvasColors::danger, m_side >= 12 ? 2 : 1));
    m_painter.drawLine(rect.topLeft(), rect.bottomRight());
    m_painter.drawLine(rect.topRight(), rect.bottomLeft());
}

void CellSketch::drawLevel(const Level &level)
{
    if (m_side >= leastPicture) {
        const QRect cells = m_cells & QRect(0, 0, level.size().width, level.size().height);
        m_painter.drawImage(rectOf(cells).topLeft(), m_tiles.picture(level, cells, true));
        return;
    }
    drawColors(level);
    for (const Thing &thing : level.things) {
        if (level.terrain.contains(thing.cell)) {
            drawThing(thing);
        }
    }
}

/// Draws one color per pixel, so that the cost depends only on the size of the picture.
void CellSketch::drawColors(const Level &level)
{
    for (int y = 0; y < m_image.height(); ++y) {
        for (int x = 0; x < m_image.width(); ++x) {
            const Point cell{m_cells.x() + int((x + 0.5) / m_side), m_cells.y() + int((y + 0.5) / m_side)};
            if (level.terrain.contains(cell)) {
                m_painter.fillRect(x, y, 1, 1, m_tiles.farColors().mean(level.terrain.at(cell)));
            }
        }
    }
}

QImage CellSketch::take()
{
    m_painter.end();
    return std::move(m_image);
}
