#include "editor/canvas/terrainpixmaps.h"

void TerrainPixmaps::setSide(int side, double ratio)
{
    m_looks.clear();
    for (const Terrain &terrain : m_catalogue->terrain()) {
        std::vector<Looks> looks{draw(terrain.facePicture, side, ratio)};
        for (const QString &picture : terrain.look.pictures) {
            looks.push_back(draw(picture, side, ratio));
        }
        if (looks.size() == 1) {
            looks.push_back(draw(QString(), side, ratio));
        }
        m_looks.push_back(std::move(looks));
    }
}

TerrainPixmaps::Looks TerrainPixmaps::draw(const QString &picture, int side, double ratio) const
{
    Looks looks;
    looks.pixmap = m_tileset.pixmap(picture, side);
    looks.pixmap.setDevicePixelRatio(ratio);
    const QImage image = m_tileset.pixmap(picture, 16).toImage();
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
