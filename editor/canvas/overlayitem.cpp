#include "editor/canvas/overlayitem.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellframe.h"
#include "editor/art/keymark.h"
#include "editor/canvas/gridlines.h"
#include "editor/canvas/regionoutline.h"
#include "gamecore/data/catalogue.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Of a preview that what stands there shows through.
constexpr double faintStrength = 0.5;

double lineWidth(const PixelPainting &pixels)
{
    return qMax(1.0, pixels.side() / 16);
}

} // namespace

OverlayItem::OverlayItem(const LevelPainter &painter) : m_painter(painter)
{
    setFlag(ItemUsesExtendedStyleOption);
}

void OverlayItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    m_preview = {};
    m_previewCells = {};
    m_previewRoom = {};
    m_selected = {};
    m_selectedOutline = {};
    m_cursor = {};
    m_marked = {};
    m_warned = {};
    update();
}

void OverlayItem::setPreview(const CellPreview &preview, const Grid<TerrainId> &terrain)
{
    if (preview.isEmpty() && m_preview.isEmpty()) {
        return;
    }
    updateCells(m_previewCells);
    m_preview = preview;
    m_previewCells = {};
    for (const PreviewCell &cell : m_preview.cells) {
        if (m_size.contains(cell.cell)) {
            m_previewCells |= QRect(cell.cell.x, cell.cell.y, 1, 1);
        }
    }
    keepPreviewTerrain(terrain);
    updateCells(m_previewCells);
}

void OverlayItem::keepPreviewTerrain(const Grid<TerrainId> &terrain)
{
    m_previewRoom = m_previewCells.adjusted(-1, -1, 1, 1) & QRect(0, 0, m_size.width, m_size.height);
    const Size size{m_previewRoom.width(), m_previewRoom.height()};
    m_previewed = Grid<std::uint8_t>(size, 0);
    m_previewTerrain = Grid<TerrainId>(size, 0);
    for (int y = 0; y < size.height; ++y) {
        std::copy_n(terrain.row(m_previewRoom.top() + y) + m_previewRoom.left(), size.width, m_previewTerrain.row(y));
    }
    const Point corner{m_previewRoom.left(), m_previewRoom.top()};
    for (const PreviewCell &cell : m_preview.cells) {
        if (m_size.contains(cell.cell)) {
            m_previewed.set(cell.cell - corner, 1);
            m_previewTerrain.set(cell.cell - corner, cell.terrain);
        }
    }
}

void OverlayItem::clearPreview()
{
    updateCells(m_previewCells);
    m_preview = {};
    m_previewCells = {};
}

void OverlayItem::setSelectedCells(const QRegion &cells)
{
    if (cells == m_selected) {
        return;
    }
    updateCells(m_selected.boundingRect());
    m_selected = cells;
    m_selectedOutline = outlineOf(cells);
    updateCells(m_selected.boundingRect());
}

void OverlayItem::setCursorCell(std::optional<Point> cell, CursorLook look)
{
    for (const std::optional<Point> &place : {m_cursor, cell}) {
        if (place) {
            updateCells(QRect(place->x, place->y, 1, 1));
        }
    }
    m_cursor = cell;
    m_cursorLook = look;
}

void OverlayItem::setMarkedCells(const std::vector<Point> &cells)
{
    m_marked = cells;
    update();
}

void OverlayItem::setWarnedCells(const std::vector<Point> &cells)
{
    m_warned = cells;
    update();
}

void OverlayItem::setGridVisible(bool isVisible)
{
    m_isGridVisible = isVisible;
    update();
}

void OverlayItem::updateCells(const QRect &cells)
{
    if (!cells.isEmpty()) {
        // Lines reach into the neighbours, fronts of walls into the row above.
        update(sceneRectOf(cells.adjusted(-1, -1, 1, 1)));
    }
}

QRectF OverlayItem::boundingRect() const
{
    return sceneRectOf(QRect(-1, -1, m_size.width + 2, m_size.height + 2));
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, m_size);
    const PixelPainting pixels(painter, m_painter.scale());
    paintPreview(pixels, painter, cells);
    if (m_isGridVisible) {
        paintGrid(pixels, m_painter.scale(), painter, cells);
    }
    paintSelection(pixels, painter, cells);
    paintWarnings(pixels, painter, cells);
    paintMarks(pixels, painter, cells);
    paintCursor(pixels, painter);
}

bool OverlayItem::isPreviewed(Point cell) const
{
    return m_previewRoom.contains(cell.x, cell.y)
           && m_previewed.at(cell - Point{m_previewRoom.left(), m_previewRoom.top()}) != 0;
}

TerrainId OverlayItem::previewTerrainAt(Point cell) const
{
    return m_previewTerrain.at(cell - Point{m_previewRoom.left(), m_previewRoom.top()});
}

void OverlayItem::paintPreview(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const QRect nearby = cells.adjusted(-1, -1, 1, 1);
    painter->setOpacity(m_preview.isFaint ? faintStrength : 1);
    for (const PreviewCell &cell : m_preview.cells) {
        if (nearby.contains(cell.cell.x, cell.cell.y) && isPreviewed(cell.cell)) {
            paintPreviewCell(pixels, painter, cell);
        }
    }
    painter->setOpacity(1);
    for (const PreviewCell &cell : m_preview.cells) {
        if (nearby.contains(cell.cell.x, cell.cell.y) && isPreviewed(cell.cell)) {
            paintPreviewOutline(pixels, painter, cell.cell, lineWidth(pixels));
        }
    }
}

void OverlayItem::paintPreviewCell(const PixelPainting &pixels, QPainter *painter, const PreviewCell &cell) const
{
    const auto paintTerrain = [&](Point place) {
        const Point south = place + stepOf(Direction::South);
        const auto below = m_size.contains(south) ? std::optional(previewTerrainAt(south)) : std::nullopt;
        painter->drawImage(pixels.at(place), m_painter.tileOf(previewTerrainAt(place), below, place));
    };
    const Point north = cell.cell + stepOf(Direction::North);
    const bool hasFront = m_size.contains(north) && !isPreviewed(north)
                          && !m_painter.catalogue().terrain(previewTerrainAt(north)).facePicture.isEmpty();
    if (hasFront) {
        paintTerrain(north);
    }
    paintTerrain(cell.cell);
    paintThings(pixels, painter, cell);
}

void OverlayItem::paintThings(const PixelPainting &pixels, QPainter *painter, const PreviewCell &cell) const
{
    const QRectF rect = pixels.rectAt(sceneRectOf(cell.cell).topLeft());
    if (m_painter.look() == TileLook::Ascii) {
        if (cell.glyph) {
            m_painter.paintThing(painter, rect, {}, *cell.glyph);
        }
        return;
    }
    for (const QString &picture : cell.pictures) {
        m_painter.paintThing(painter, rect, picture, {});
    }
}

void OverlayItem::paintPreviewOutline(const PixelPainting &pixels, QPainter *painter, Point cell, double width) const
{
    const QColor color = m_preview.isErasing ? CanvasColors::danger : CanvasColors::accent;
    const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
    if (!isPreviewed(cell + stepOf(Direction::North))) {
        painter->fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), color);
    }
    if (!isPreviewed(cell + stepOf(Direction::South))) {
        painter->fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), color);
    }
    if (!isPreviewed(cell + stepOf(Direction::West))) {
        painter->fillRect(QRectF(rect.left(), rect.top(), width, rect.height()), color);
    }
    if (!isPreviewed(cell + stepOf(Direction::East))) {
        painter->fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), color);
    }
}

void OverlayItem::paintSelection(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const QRect nearby = cells.adjusted(-1, -1, 2, 2);
    QList<QLineF> lines;
    for (const QLine &line : m_selectedOutline) {
        if (QRect(line.p1(), line.p2()).normalized().intersects(nearby)) {
            lines.append({pixels.at({line.x1(), line.y1()}), pixels.at({line.x2(), line.y2()})});
        }
    }
    // A dark line below, so that it stands out from whatever is under it.
    painter->setPen(QPen(CanvasColors::ink, lineWidth(pixels) + 1));
    painter->drawLines(lines);
    painter->setPen(QPen(CanvasColors::accent, lineWidth(pixels), Qt::DashLine));
    painter->drawLines(lines);
}

void OverlayItem::paintCursor(const PixelPainting &pixels, QPainter *painter) const
{
    if (!m_cursor) {
        return;
    }
    const QRectF cell = pixels.rectAt(sceneRectOf(*m_cursor).topLeft());
    if (m_cursorLook == CursorLook::Keys) {
        paintKeyMark(painter, cell, lineWidth(pixels));
        return;
    }
    paintCellFrame(painter, cell, CanvasColors::accent, lineWidth(pixels));
}

void OverlayItem::paintMarks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const QRect nearby = cells.adjusted(-1, -1, 1, 1);
    for (const Point cell : m_marked) {
        if (!nearby.contains(cell.x, cell.y)) {
            continue;
        }
        const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
        paintCellFrame(painter, rect, CanvasColors::danger, lineWidth(pixels));
        const QRectF badge(rect.topRight() - QPointF(rect.width() * 0.45, 0), rect.size() * 0.45);
        painter->fillRect(badge, CanvasColors::danger);
        QFont font = painter->font();
        font.setBold(true);
        font.setPixelSize(qMax(1, int(badge.height() * 0.9)));
        painter->setFont(font);
        painter->setPen(CanvasColors::ink);
        painter->drawText(badge, Qt::AlignCenter, u"!"_s);
    }
}

/// A triangle in the upper left corner, so that a badge has room beside it.
void OverlayItem::paintWarnings(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(CanvasColors::ink, qMax(1.0, pixels.side() / 24)));
    painter->setBrush(CanvasColors::accent);
    for (const Point cell : m_warned) {
        if (cells.contains(cell.x, cell.y)) {
            const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
            const double side = qMax(3.0, rect.width() * 0.38);
            const QPointF corner = rect.topLeft() + QPointF(1, 1);
            const std::array<QPointF, 3> corners{corner + QPointF(side / 2, 0), corner + QPointF(side, side),
                                                 corner + QPointF(0, side)};
            painter->drawConvexPolygon(corners.data(), int(corners.size()));
        }
    }
    painter->restore();
}
