#include "editor/canvas/shownpreview.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellborder.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>

namespace {

/// Opacity of a faint preview.
constexpr double faintStrength = 0.5;

} // namespace

void ShownPreview::set(const CellPreview &preview, const Grid<TerrainId> &terrain)
{
    m_preview = preview;
    std::erase_if(m_preview.cells, [&](const PreviewCell &cell) { return !terrain.contains(cell.cell); });
    m_cells = {};
    for (const PreviewCell &cell : m_preview.cells) {
        m_cells |= QRect(cell.cell.x, cell.cell.y, 1, 1);
    }
    constexpr int beside = TileComposer::reach + 1; // repainted neighbors, and what they depend on
    const QRect room =
        m_cells.adjusted(-beside, -beside, beside, beside) & QRect(0, 0, terrain.width(), terrain.height());
    m_corner = {room.left(), room.top()};
    m_previewed = Grid<std::uint8_t>({room.width(), room.height()}, 0);
    m_terrain = Grid<TerrainId>({room.width(), room.height()}, 0);
    for (int y = 0; y < room.height(); ++y) {
        std::copy_n(terrain.row(room.top() + y) + room.left(), room.width(), m_terrain.row(y));
    }
    for (const PreviewCell &cell : m_preview.cells) {
        m_previewed.set(cell.cell - m_corner, 1);
        m_terrain.set(cell.cell - m_corner, cell.terrain);
    }
}

bool ShownPreview::isPreviewed(Point cell) const
{
    return m_previewed.contains(cell - m_corner) && m_previewed.at(cell - m_corner) != 0;
}

void ShownPreview::paint(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                         const QRect &nearby) const
{
    const auto eachNearby = [&](const auto &paintCell) {
        for (const PreviewCell &cell : m_preview.cells) {
            if (nearby.contains(cell.cell.x, cell.cell.y)) {
                paintCell(cell);
            }
        }
    };
    painter->setOpacity(m_preview.isFaint ? faintStrength : 1);
    eachNearby([&](const PreviewCell &cell) { paintCell(level, pixels, painter, cell); });
    painter->setOpacity(1);
    const QColor color = m_preview.isErasing ? CanvasColors::danger : CanvasColors::accent;
    eachNearby([&](const PreviewCell &cell) {
        paintEdges(painter, pixels.rectAt(cell.cell), qMax(1.0, pixels.side() / 16), color,
                   [&](Point step) { return isPreviewed(cell.cell + step); });
    });
}

/// Paints a cell, and repaints the walls around it, whose fronts and rims may have changed. Other neighbors may have
/// things on them, which must not be covered.
void ShownPreview::paintCell(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                             const PreviewCell &cell) const
{
    for (int i = 0; i < directionCount; ++i) {
        const Point beside = cell.cell + stepOf(Direction(i));
        if (m_terrain.contains(beside - m_corner) && !isPreviewed(beside)
            && !level.catalogue().terrain(terrainAt(beside)).facePictures.isEmpty()) {
            paintTerrain(level, pixels, painter, beside);
        }
    }
    paintTerrain(level, pixels, painter, cell.cell);
    const QRectF rect = pixels.rectAt(cell.cell);
    if (level.look() == TileLook::Ascii) {
        if (cell.glyph) {
            level.paintThing(painter, rect, {}, *cell.glyph);
        }
        return;
    }
    for (const QString &picture : cell.pictures) {
        level.paintThing(painter, rect, picture, {});
    }
}

void ShownPreview::paintTerrain(const LevelPainter &level, const PixelPainting &pixels, QPainter *painter,
                                Point cell) const
{
    painter->drawImage(pixels.at(cell), level.tileOf(m_terrain, cell - m_corner, m_corner));
}
