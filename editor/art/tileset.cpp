#include "editor/art/tileset.h"

#include "gamecore/data/catalogue.h"

namespace {

constexpr qsizetype mostTiles = 600;

} // namespace

QPixmap Tileset::pixmap(const QString &picture, int side) const
{
    const std::pair key(picture, side);
    if (const auto found = m_pixmaps.constFind(key); found != m_pixmaps.constEnd()) {
        return *found;
    }
    if (m_pixmaps.size() >= mostTiles) {
        m_pixmaps.clear();
    }
    QPixmap pixmap = QPixmap::fromImage(m_art.draw(picture, side));
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

int terrainVariant(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    const TerrainId id = terrain.at(cell);
    const Point south = cell + stepOf(Direction::South);
    return terrainVariant(catalogue.terrain(id), terrain.contains(south) && terrain.at(south) != id, cell);
}

int terrainVariant(const Terrain &terrain, bool isFront, Point cell)
{
    if (isFront && !terrain.facePicture.isEmpty()) {
        return showsFace;
    }
    const qsizetype count = terrain.look.pictures.size();
    return count < 2 ? 0 : int(variantAt(cell, count));
}

QString pictureOf(const Terrain &terrain, int variant)
{
    return variant == showsFace ? terrain.facePicture : terrain.look.pictures.value(variant);
}

QString terrainPicture(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    return pictureOf(catalogue.terrain(terrain.at(cell)), terrainVariant(catalogue, terrain, cell));
}
