#include "editor/pictures/terrainpixmaps.h"

#include "editor/art/canvascolors.h"
#include "gamecore/data/catalogue.h"

#include <QPainter>

namespace {

/// Of the pictures whose mean colors are taken.
constexpr int meanSide = 16;

} // namespace

TerrainPixmaps::TerrainPixmaps(CataloguePtr catalogue) : m_catalogue(std::move(catalogue))
{
    forget();
}

void TerrainPixmaps::setCatalogue(CataloguePtr catalogue)
{
    m_catalogue = std::move(catalogue);
    m_farColors = {};
    forget();
}

void TerrainPixmaps::setLook(TileLook look)
{
    m_look = look;
    m_farColors = {};
    forget();
}

void TerrainPixmaps::setSide(int side, double ratio)
{
    m_side = side;
    m_ratio = ratio;
    forget();
}

void TerrainPixmaps::forget()
{
    m_looks.clear();
    for (const Terrain &terrain : m_catalogue->terrain()) {
        m_looks.emplace_back(std::size_t(1 + qMax<qsizetype>(1, terrain.look.pictures.size())));
    }
}

/// On a ground, so that nothing shows through.
QImage TerrainPixmaps::draw(const QString &picture, const Glyph &glyph, int side) const
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(CanvasColors::ink);
    QPainter(&image).drawPixmap(
        0, 0, m_look == TileLook::Tiles ? m_tileset.pixmap(picture, side) : m_glyphs.pixmap(glyph, side));
    return image;
}

const TerrainPixmaps::Look &TerrainPixmaps::lookOf(TerrainId id, std::optional<TerrainId> south, Point cell) const
{
    const Terrain &terrain = m_catalogue->terrain(id);
    const int variant = terrainVariant(terrain, south && *south != id, cell);
    Look &look = m_looks[id][std::size_t(variant) + 1];
    if (look.image.isNull()) {
        look.image = draw(pictureOf(terrain, variant), glyphOf(terrain.look), m_side);
        look.pixmap = QPixmap::fromImage(look.image);
        look.pixmap.setDevicePixelRatio(m_ratio);
    }
    return look;
}

const TerrainPixmaps::Look &TerrainPixmaps::lookOf(const Grid<TerrainId> &terrain, Point cell) const
{
    const Point south = cell + stepOf(Direction::South);
    return lookOf(terrain.at(cell), terrain.contains(south) ? std::optional(terrain.at(south)) : std::nullopt, cell);
}

QRgb TerrainPixmaps::meanColorOf(const QString &picture, const Glyph &glyph) const
{
    return draw(picture, glyph, meanSide).scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
}

const FarColors &TerrainPixmaps::farColors() const
{
    if (m_farColors.isEmpty()) {
        for (const Terrain &terrain : m_catalogue->terrain()) {
            const Glyph glyph = glyphOf(terrain.look);
            std::vector<QRgb> colors;
            for (int i = 0; i < qMax<qsizetype>(1, terrain.look.pictures.size()); ++i) {
                colors.push_back(meanColorOf(pictureOf(terrain, i), glyph));
            }
            m_farColors.add(colors);
        }
    }
    return m_farColors;
}
