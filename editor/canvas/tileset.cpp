#include "editor/canvas/tileset.h"

#include "gamecore/base/rng.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostPixmaps = 600;

QString pathOf(const QString &picture)
{
    return u":/tiles/"_s + picture + u".svg"_s;
}

} // namespace

Tileset::Tileset() = default;
Tileset::~Tileset() = default;

QPixmap Tileset::pixmap(const QString &picture, int side) const
{
    const std::pair key(picture, side);
    if (const auto found = m_pixmaps.constFind(key); found != m_pixmaps.constEnd()) {
        return *found;
    }
    if (m_pixmaps.size() >= mostPixmaps) {
        m_pixmaps.clear();
    }
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer(picture).render(&painter);
    painter.end();
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

QSvgRenderer &Tileset::renderer(const QString &picture) const
{
    std::shared_ptr<QSvgRenderer> &renderer = m_renderers[picture];
    if (!renderer) {
        const QString path = pathOf(picture);
        renderer = std::make_shared<QSvgRenderer>(QFile::exists(path) ? path : pathOf(u"unknown"_s));
    }
    return *renderer;
}

qsizetype variantAt(Point cell, qsizetype count)
{
    const std::uint64_t hash = mixed(std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y));
    return qsizetype(hash % std::uint64_t(count));
}

int terrainVariant(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    const TerrainId id = terrain.at(cell);
    const Terrain &record = catalogue.terrain(id);
    const Point south = cell + stepOf(Direction::South);
    if (!record.facePicture.isEmpty() && terrain.contains(south) && terrain.at(south) != id) {
        return showsFace;
    }
    return int(variantAt(cell, qMax<qsizetype>(1, record.look.pictures.size())));
}

QString terrainPicture(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell)
{
    const Terrain &record = catalogue.terrain(terrain.at(cell));
    const int variant = terrainVariant(catalogue, terrain, cell);
    return variant == showsFace ? record.facePicture : record.look.pictures.value(variant);
}
