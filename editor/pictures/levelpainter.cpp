#include "editor/pictures/levelpainter.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tileset.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

/// Smallest tile that is worth a painter call; the pixels of smaller ones cost less than the call.
constexpr int smallestDrawnAlone = 16;
/// Number of cached tiles. A level of many kinds of terrain needs a few hundred.
constexpr qsizetype mostTiles = 1500;

/// Height of the top of a wall above its front, as a part of the cell.
constexpr double frontBegin = 12.0 / 32;

/// Side of the pictures from which mean colors are computed.
constexpr int meanSide = 16;

QRgb *pixelsOf(QImage &image)
{
    return reinterpret_cast<QRgb *>(image.bits());
}

} // namespace

LevelPainter::LevelPainter(const Tileset &tileset, const Catalogue &catalogue, TileLook look, TileScale scale,
                           const QString &set)
    : m_tileset(&tileset), m_catalogue(&catalogue), m_look(look), m_composer(tileset, catalogue, set)
{
    collectLights();
    setScale(scale);
}

void LevelPainter::collectLights()
{
    for (const Terrain &terrain : m_catalogue->terrain()) {
        m_lights.push_back(terrain.look.light);
        m_isRock.push_back(!terrain.facePictures.isEmpty());
        m_reachOfLights = std::max(m_reachOfLights, terrain.look.light.radius);
    }
    m_reachOfThings = m_reachOfLights;
    for (const Kind &kind : m_catalogue->kinds()) {
        m_reachOfThings = std::max(m_reachOfThings, kind.look.light.radius);
    }
}

void LevelPainter::setScale(TileScale scale)
{
    m_scale = scale;
    m_glow.setScale(scale);
    m_tiles.clear();
    m_glyphs.assign(m_catalogue->terrain().size(), {});
}

const QImage &LevelPainter::tileOf(const Grid<TerrainId> &terrain, Point cell, Point corner) const
{
    return m_look == TileLook::Ascii ? glyphTile(terrain.at(cell)) : kept(m_composer.piecesOf(terrain, cell, corner));
}

const QImage &LevelPainter::tileOf(TerrainId id) const
{
    return m_look == TileLook::Ascii ? glyphTile(id) : kept(m_composer.plainPieces(id, 0));
}

const QImage &LevelPainter::glyphTile(TerrainId id) const
{
    QImage &tile = m_glyphs[id];
    if (tile.isNull()) {
        tile = draw(glyphOf(m_catalogue->terrain(id)), m_scale.tile);
        tile.setDevicePixelRatio(m_scale.ratio);
    }
    return tile;
}

/// Returns the tile that is put together from these pieces. It stays valid until the next call.
const QImage &LevelPainter::kept(const TileComposer::Pieces &pieces) const
{
    if (const auto known = m_tiles.constFind(pieces); known != m_tiles.cend()) {
        return *known;
    }
    if (m_tiles.size() >= mostTiles) {
        m_tiles.clear();
    }
    QImage tile = draw(pieces, m_scale.tile);
    tile.setDevicePixelRatio(m_scale.ratio);
    return *m_tiles.insert(pieces, tile);
}

QImage LevelPainter::tileOf(const QString &picture) const
{
    auto found = m_inSet.constFind(picture);
    if (found == m_inSet.cend()) {
        found = m_inSet.insert(picture, m_composer.inSet(picture));
    }
    return m_tileset->image(*found, m_scale.tile, m_scale.ratio);
}

/// Draws pictures on an opaque ground.
QImage LevelPainter::draw(const TileComposer::Pieces &pieces, int side) const
{
    QImage tile(side, side, QImage::Format_RGB32);
    tile.fill(CanvasColors::ink);
    QPainter painter(&tile);
    for (const TileComposer::Piece piece : pieces) {
        painter.drawImage(0, 0, m_tileset->image(m_composer.picture(piece), side));
    }
    return tile;
}

QImage LevelPainter::draw(const Glyph &glyph, int side) const
{
    QImage tile(side, side, QImage::Format_RGB32);
    tile.fill(QColor::fromRgb(glyph.ground));
    QPainter(&tile).drawImage(0, 0, m_tileset->image(glyph, side));
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

void LevelPainter::paintGlints(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                               const QRect &cells, int beat) const
{
    if (beat == 0 || !hasGlints()) {
        return;
    }
    eachCell(cells, [&](Point cell) {
        if (const TileComposer::Piece glint = m_composer.glintOf(terrain.at(cell), cell, beat); glint != 0) {
            painter->drawImage(pixels.at(cell), tileOf(m_composer.picture(glint)));
        }
    });
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

void LevelPainter::paintLights(QPainter *painter, const LitGround &ground, const QRect &cells) const
{
    if (m_reachOfLights == 0 || m_look == TileLook::Ascii || m_scale.tile < Glow::smallestTile) {
        return;
    }
    const Grid<TerrainId> &terrain = ground.terrain;
    const int reach = m_reachOfLights;
    const QRect level(0, 0, terrain.size().width, terrain.size().height);
    const QRect around = cells.adjusted(-reach, -reach, reach, reach) & level;
    const double side = m_scale.tile / m_scale.ratio;
    for (int y = around.top(); y <= around.bottom(); ++y) {
        const TerrainId *row = terrain.row(y);
        for (int x = around.left(); x <= around.right(); ++x) {
            if (const Light &light = m_lights[row[x]]; light.radius > 0) {
                paintLight(painter, ground, {ground.corner + QPointF(x, y) * side, QSizeF(side, side)}, light);
            }
        }
    }
}

void LevelPainter::paintLight(QPainter *painter, const LitGround &ground, const QRectF &cell, const Light &light,
                              double strength) const
{
    const QRectF around = m_glow.rectOf(cell, light);
    if (m_look == TileLook::Tiles && !around.isEmpty()) {
        m_glow.paint(painter, cell, light, strength, litParts(ground, cell, around));
    }
}

/// Returns for each cell of a part of the level, row by row, whether light of a source reaches it: it goes around
/// corners, but not through walls and closed doors.
std::vector<bool> LevelPainter::reachedByLight(const Grid<TerrainId> &terrain, QPoint source, const QRect &cells) const
{
    std::vector<bool> reached(std::size_t(cells.width()) * std::size_t(cells.height()), false);
    std::vector<QPoint> open;
    const auto reach = [&](QPoint cell) {
        const auto place = std::size_t((cell.y() - cells.top()) * cells.width() + cell.x() - cells.left());
        if (cells.contains(cell) && !reached[place]) {
            reached[place] = true;
            open.push_back(cell);
        }
    };
    reach(source);
    while (!open.empty()) {
        const QPoint cell = open.back();
        open.pop_back();
        if (cell != source && !m_catalogue->terrain(terrain.at({cell.x(), cell.y()})).isTransparent) {
            continue;
        }
        for (int i = 0; i < directionCount; ++i) {
            const Point step = stepOf(Direction(i));
            reach(cell + QPoint(step.x, step.y));
        }
    }
    return reached;
}

/// Returns rectangles that contain everything in the rectangle `around` that light of a source on a cell falls on.
/// Consecutive cells of open ground are one part, and so are those of fronts.
std::vector<QRectF> LevelPainter::litParts(const LitGround &ground, const QRectF &cell, const QRectF &around) const
{
    const Grid<TerrainId> &terrain = ground.terrain;
    const double side = m_scale.tile / m_scale.ratio;
    const QRectF inCells((around.topLeft() - ground.corner) / side, around.size() / side);
    const QRect cells = inCells.toAlignedRect() & QRect(0, 0, terrain.size().width, terrain.size().height);
    const QPoint source = ((cell.topLeft() - ground.corner) / side).toPoint();
    const std::vector<bool> reached = reachedByLight(terrain, source, cells);
    enum class Part : std::uint8_t { Nothing, Front, Whole };
    const auto partOf = [&](int x, int y) {
        if (!reached[std::size_t((y - cells.top()) * cells.width() + x - cells.left())]) {
            return Part::Nothing;
        }
        if (!m_isRock[terrain.at({x, y})]) {
            return Part::Whole;
        }
        const bool hasFront = y + 1 < terrain.size().height && !m_isRock[terrain.at({x, y + 1})];
        return hasFront ? Part::Front : Part::Nothing;
    };
    const double top = std::floor(m_scale.tile * frontBegin) / m_scale.ratio;
    std::vector<QRectF> parts;
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int first = cells.left(), end = first; first <= cells.right(); first = end) {
            const Part part = partOf(first, y);
            while (end <= cells.right() && partOf(end, y) == part) {
                ++end;
            }
            if (part != Part::Nothing) {
                const QRectF lit(ground.corner + QPointF(first, y) * side, QSizeF((end - first) * side, side));
                parts.push_back(lit.adjusted(0, part == Part::Front ? top : 0, 0, 0));
            }
        }
    }
    return parts;
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

bool LevelPainter::isDrawnFacingWest(const QString &picture) const
{
    const auto known = m_facesWest.constFind(picture);
    return known != m_facesWest.cend() ? *known
                                       : *m_facesWest.insert(picture, m_tileset->has(picture + u"#faces_west"_s));
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

void LevelPainter::paintLights(QPainter *painter, const Level &level, const QRect &cells) const
{
    if (m_look == TileLook::Ascii || m_scale.tile < Glow::smallestTile) {
        return;
    }
    const int reach = m_reachOfThings;
    const QRect around =
        cells.adjusted(-reach, -reach, reach, reach) & QRect(0, 0, level.size().width, level.size().height);
    const LitGround ground{level.terrain, QPointF(-cells.topLeft() * m_scale.tile)};
    paintLights(painter, ground, cells);
    const auto isBefore = [](const Thing &thing, int y) { return thing.cell.y < y; };
    const auto first = std::lower_bound(level.things.begin(), level.things.end(), around.top(), isBefore);
    auto thing = std::lower_bound(first, level.things.end(), around.bottom() + 1, isBefore);
    while (thing != first) { // the last one first, as in play, where the first item on a cell is on top
        --thing;
        if (around.contains(thing->cell.x, thing->cell.y)) {
            const QPointF place = ground.corner + QPointF(thing->cell.x, thing->cell.y) * m_scale.tile;
            paintLight(painter, ground, {place, QSizeF(m_scale.tile, m_scale.tile)}, thingLight(*m_catalogue, *thing));
        }
    }
}

QImage LevelPainter::picture(const Level &level, const QRect &cells, bool isEdited) const
{
    QImage picture = ground(level.terrain, cells);
    QPainter painter(&picture);
    paintLights(&painter, level, cells);
    paintThings(&painter, level, cells, isEdited);
    return picture;
}

QRgb LevelPainter::meanOf(TerrainId id, std::size_t variant) const
{
    const QImage tile = m_look == TileLook::Ascii ? draw(glyphOf(m_catalogue->terrain(id)), meanSide)
                                                  : draw(m_composer.plainPieces(id, variant), meanSide);
    return tile.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0);
}

const FarColors &LevelPainter::farColors() const
{
    if (m_farColors.isEmpty()) {
        for (std::size_t id = 0; id < m_catalogue->terrain().size(); ++id) {
            std::vector<QRgb> colors;
            for (std::size_t i = 0; i < m_composer.variants(TerrainId(id)); ++i) {
                colors.push_back(meanOf(TerrainId(id), i));
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

Light thingLight(const Catalogue &catalogue, const Thing &thing)
{
    const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
    return kind ? catalogue.kind(*kind).look.light : Light();
}

Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing)
{
    if (const std::optional<KindId> kind = catalogue.kindOf(thing.kind)) {
        return glyphOf(catalogue.kind(*kind).look);
    }
    return thing.isUnknownCharacter() ? Glyph{.character = thing.character} : Glyph{};
}
