#include "editor/pictures/levelpainter.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tileset.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Device pixels per cell. In smaller cells, the light and dark parts of a wall's front would mix to the color of
/// floor.
constexpr int smallestFront = 4;
/// Smallest tile that is worth a painter call; the pixels of smaller ones cost less than the call.
constexpr int smallestDrawnAlone = 16;

/// Side of the pictures from which mean colors are computed.
constexpr int meanSide = 16;

/// The index for a cell that shows the front of a wall; other values are indices of a terrain's pictures.
constexpr int showsFace = -1;

QRgb *pixelsOf(QImage &image)
{
    return reinterpret_cast<QRgb *>(image.bits());
}

QString pictureOf(const Terrain &terrain, int variant)
{
    return variant == showsFace ? terrain.facePicture : terrain.look.pictures.value(variant);
}

} // namespace

LevelPainter::LevelPainter(const Tileset &tileset, const Catalogue &catalogue, TileLook look, TileScale scale)
    : m_tileset(&tileset), m_catalogue(&catalogue), m_look(look)
{
    setScale(scale);
}

void LevelPainter::setScale(TileScale scale)
{
    m_scale = scale;
    m_tiles.clear();
    for (const Terrain &terrain : m_catalogue->terrain()) {
        m_tiles.emplace_back(std::size_t(1 + qMax<qsizetype>(1, terrain.look.pictures.size())));
    }
}

int LevelPainter::variantOf(const Terrain &terrain, bool isFront, Point cell) const
{
    if (isFront && m_scale.tile >= smallestFront && !terrain.facePicture.isEmpty()) {
        return showsFace;
    }
    const qsizetype count = terrain.look.pictures.size();
    return count < 2 ? 0 : int(variantAt(cell, count));
}

const QImage &LevelPainter::tileOf(TerrainId id, std::optional<TerrainId> south, Point cell) const
{
    const Terrain &terrain = m_catalogue->terrain(id);
    const int variant = variantOf(terrain, south && *south != id, cell);
    QImage &tile = m_tiles[id][std::size_t(variant) + 1];
    if (tile.isNull()) {
        tile = draw(pictureOf(terrain, variant), glyphOf(terrain.look), m_scale.tile);
        tile.setDevicePixelRatio(m_scale.ratio);
    }
    return tile;
}

const QImage &LevelPainter::tileOf(const Grid<TerrainId> &terrain, Point cell) const
{
    const Point south = cell + stepOf(Direction::South);
    return tileOf(terrain.at(cell), terrain.contains(south) ? std::optional(terrain.at(south)) : std::nullopt, cell);
}

/// Draws a picture on an opaque ground.
QImage LevelPainter::draw(const QString &picture, const Glyph &glyph, int side) const
{
    QImage tile(side, side, QImage::Format_RGB32);
    tile.fill(CanvasColors::ink);
    const bool isPicture = m_look == TileLook::Tiles;
    QPainter(&tile).drawImage(0, 0, isPicture ? m_tileset->image(picture, side) : m_tileset->image(glyph, side));
    return tile;
}

void LevelPainter::paintTerrain(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                                const QRect &cells) const
{
    if (m_scale.tile < smallestDrawnAlone) {
        paintRows(pixels, painter, terrain, cells);
        return;
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QPointF first = pixels.at({cells.left(), y});
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const QPointF corner(first.x() + (x - cells.left()) * pixels.side(), first.y());
            painter->drawImage(corner, tileOf(terrain, {x, y}));
        }
    }
}

void LevelPainter::paintRows(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                             const QRect &cells) const
{
    QImage picture(cells.width() * m_scale.tile, m_scale.tile, QImage::Format_RGB32);
    picture.setDevicePixelRatio(m_scale.ratio);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QRect row(cells.left(), y, cells.width(), 1);
        m_scale.tile < smallestTile ? copyColors(picture, terrain, row) : copyTiles(picture, terrain, row);
        painter->drawImage(pixels.at({cells.left(), y}), picture);
    }
}

void LevelPainter::copyTiles(QImage &picture, const Grid<TerrainId> &terrain, const QRect &cells) const
{
    const int side = m_scale.tile;
    const int width = picture.width();
    QRgb *out = pixelsOf(picture);
    for (int y = cells.top(); y <= cells.bottom(); ++y, out += width * (side - 1)) {
        for (int x = cells.left(); x <= cells.right(); ++x, out += side) {
            const auto *tile = reinterpret_cast<const QRgb *>(tileOf(terrain, {x, y}).constBits());
            for (int line = 0; line < side; ++line) {
                std::copy_n(tile + line * side, side, out + line * width);
            }
        }
    }
}

void LevelPainter::copyColors(QImage &row, const Grid<TerrainId> &terrain, const QRect &cells) const
{
    const int side = m_scale.tile;
    const int width = row.width();
    const bool hasRoom = side > 1; // single pixels would only flicker
    const QImage colors = hasRoom ? farColors().draw(terrain, cells) : farColors().drawPlain(terrain, cells);
    QRgb *out = pixelsOf(row);
    const auto *color = reinterpret_cast<const QRgb *>(colors.constBits());
    for (int x = 0; x < width; x += side) {
        std::fill_n(out + x, side, *color++);
    }
    for (int y = 1; y < side; ++y) {
        std::copy_n(out, width, out + y * width);
    }
}

void LevelPainter::paintThing(QPainter *painter, const QRectF &cell, const QString &picture, const Glyph &glyph,
                              double opacity) const
{
    const double before = painter->opacity();
    if (m_look == TileLook::Ascii) {
        painter->fillRect(cell, CanvasColors::ink);
    }
    painter->setOpacity(before * opacity);
    painter->drawImage(cell.topLeft(), m_look == TileLook::Tiles
                                           ? tileOf(picture)
                                           : m_tileset->image(glyph, m_scale.tile, m_scale.ratio));
    painter->setOpacity(before);
}

QImage LevelPainter::ground(const Grid<TerrainId> &terrain, const QRect &cells) const
{
    QImage picture(cells.size() * m_scale.tile, QImage::Format_RGB32);
    copyTiles(picture, terrain, cells);
    return picture;
}

void LevelPainter::paintThings(QPainter *painter, const Level &level, const QRect &cells, bool isEdited) const
{
    const int side = m_scale.tile;
    const auto isBefore = [](const Thing &thing, int y) { return thing.cell.y < y; };
    auto thing = std::lower_bound(level.things.begin(), level.things.end(), cells.top(), isBefore);
    for (; thing != level.things.end() && thing->cell.y <= cells.bottom(); ++thing) {
        if (cells.contains(thing->cell.x, thing->cell.y)) {
            const QPoint place = (QPoint(thing->cell.x, thing->cell.y) - cells.topLeft()) * side;
            paintThing(painter, QRectF(place, QSizeF(side, side)), thingPicture(*m_catalogue, *thing, isEdited),
                       thingGlyph(*m_catalogue, *thing));
        }
    }
}

QImage LevelPainter::picture(const Level &level, const QRect &cells, bool isEdited) const
{
    QImage picture = ground(level.terrain, cells);
    QPainter painter(&picture);
    paintThings(&painter, level, cells, isEdited);
    return picture;
}

const FarColors &LevelPainter::farColors() const
{
    if (m_farColors.isEmpty()) {
        for (const Terrain &terrain : m_catalogue->terrain()) {
            std::vector<QRgb> colors;
            for (int i = 0; i < qMax<qsizetype>(1, terrain.look.pictures.size()); ++i) {
                const QImage tile = draw(pictureOf(terrain, i), glyphOf(terrain.look), meanSide);
                colors.push_back(tile.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
            }
            m_farColors.add(colors);
        }
    }
    return m_farColors;
}

QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited)
{
    const std::optional<KindId> id = catalogue.kindOf(thing.kind);
    if (!id) {
        return u"unknown"_s;
    }
    const Kind &kind = catalogue.kind(*id);
    if (isEdited && !kind.markerPicture.isEmpty()) {
        return kind.markerPicture;
    }
    return pictureOf(kind.look, variantAt(thing.cell, qMax<qsizetype>(1, kind.look.pictures.size())));
}

Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing)
{
    if (const std::optional<KindId> kind = catalogue.kindOf(thing.kind)) {
        return glyphOf(catalogue.kind(*kind).look);
    }
    return thing.isUnknownCharacter() ? Glyph{.character = thing.character} : Glyph{};
}
