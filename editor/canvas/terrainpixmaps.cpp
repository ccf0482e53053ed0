#include "editor/canvas/terrainpixmaps.h"

#include "editor/canvas/canvascolors.h"

#include <QPainter>

namespace {

/// Of the pictures whose mean colors are taken.
constexpr int meanSide = 16;

bool isOpaque(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 0xff; })) {
            return false;
        }
    }
    return true;
}

/// Without its alpha channel if nothing shows through.
QPixmap plainest(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return isOpaque(image) ? QPixmap::fromImage(image.convertToFormat(QImage::Format_RGB32)) : pixmap;
}

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

QPixmap TerrainPixmaps::draw(const QString &picture, const Glyph &glyph, int side) const
{
    if (m_look == TileLook::Tiles) {
        return m_tileset.pixmap(picture, side);
    }
    QPixmap pixmap(side, side);
    pixmap.fill(CanvasColors::ink);
    QPainter(&pixmap).drawPixmap(0, 0, m_glyphs.pixmap(glyph, side));
    return pixmap;
}

const QPixmap &TerrainPixmaps::of(const Grid<TerrainId> &terrain, Point cell) const
{
    const Point south = cell + stepOf(Direction::South);
    return of(terrain.at(cell), terrain.contains(south) ? std::optional(terrain.at(south)) : std::nullopt, cell);
}

const QPixmap &TerrainPixmaps::of(TerrainId id, std::optional<TerrainId> south, Point cell) const
{
    const Terrain &terrain = m_catalogue->terrain(id);
    const int variant = terrainVariant(terrain, south && *south != id, cell);
    QPixmap &pixmap = m_looks[id][std::size_t(variant) + 1];
    if (pixmap.isNull()) {
        pixmap = plainest(draw(pictureOf(terrain, variant), glyphOf(terrain.look), m_side));
        pixmap.setDevicePixelRatio(m_ratio);
    }
    return pixmap;
}

QRgb TerrainPixmaps::meanColorOf(const QString &picture, const Glyph &glyph) const
{
    const QImage image = draw(picture, glyph, meanSide).toImage();
    return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
}

const FarColors &TerrainPixmaps::farColors() const
{
    if (m_farColors.isEmpty()) {
        for (const Terrain &terrain : m_catalogue->terrain()) {
            const Glyph glyph = glyphOf(terrain.look);
            std::vector<QRgb> tops;
            for (int i = 0; i < qMax<qsizetype>(1, terrain.look.pictures.size()); ++i) {
                tops.push_back(meanColorOf(pictureOf(terrain, i), glyph));
            }
            const QString &front = terrain.facePicture;
            m_farColors.add(tops, front.isEmpty() ? std::nullopt : std::optional(meanColorOf(front, glyph)));
        }
    }
    return m_farColors;
}
