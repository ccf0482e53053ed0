#include "editor/canvas/terrainpixmaps.h"

#include "editor/canvas/canvascolors.h"

#include <QPainter>

void TerrainPixmaps::setSide(int side, double ratio)
{
    m_looks.clear();
    for (const Terrain &terrain : m_catalogue->terrain()) {
        const Glyph glyph = glyphOf(terrain.look);
        std::vector<Looks> looks{draw(terrain.facePicture, glyph, side, ratio)};
        for (const QString &picture : terrain.look.pictures) {
            looks.push_back(draw(picture, glyph, side, ratio));
        }
        if (looks.size() == 1) {
            looks.push_back(draw(QString(), glyph, side, ratio));
        }
        m_looks.push_back(std::move(looks));
    }
}

QPixmap TerrainPixmaps::pixmapOf(const QString &picture, const Glyph &glyph, int side) const
{
    if (m_look == TileLook::Tiles) {
        return m_tileset.pixmap(picture, side);
    }
    QPixmap pixmap(side, side);
    pixmap.fill(CanvasColors::ink);
    QPainter(&pixmap).drawPixmap(0, 0, m_glyphs.pixmap(glyph, side));
    return pixmap;
}

TerrainPixmaps::Looks TerrainPixmaps::draw(const QString &picture, const Glyph &glyph, int side, double ratio) const
{
    Looks looks;
    looks.pixmap = pixmapOf(picture, glyph, side);
    looks.pixmap.setDevicePixelRatio(ratio);
    const QImage image = pixmapOf(picture, glyph, 16).toImage();
    looks.meanColor = image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
    return looks;
}

const TerrainPixmaps::Looks &TerrainPixmaps::looksOf(const Grid<TerrainId> &terrain, Point cell) const
{
    const int place = terrainVariant(*m_catalogue, terrain, cell) + 1;
    return m_looks[terrain.at(cell)][std::size_t(place)];
}

const QPixmap &TerrainPixmaps::of(const Grid<TerrainId> &terrain, Point cell) const
{
    return looksOf(terrain, cell).pixmap;
}

QRgb TerrainPixmaps::meanColorOf(const Grid<TerrainId> &terrain, Point cell) const
{
    return looksOf(terrain, cell).meanColor;
}
