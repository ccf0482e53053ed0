#include "editor/pictures/levelpicture.h"

#include "editor/art/canvascolors.h"
#include "editor/art/lookpicture.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QPainter>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// Below this the front of a wall would be mixed of light and dark to the color of floor.
constexpr int smallestFront = 4;

QRect rectOf(Point cell, int tileSize)
{
    return {cell.x * tileSize, cell.y * tileSize, tileSize, tileSize};
}

} // namespace

LevelPicture::LevelPicture(const Catalogue &catalogue, TileLook look) : m_catalogue(catalogue), m_look(look)
{
}

CataloguePtr LevelPicture::inForce(const Level &level) const
{
    IssueList shownElsewhere;
    return m_catalogue.under(level.ruleset, level.kinds, shownElsewhere);
}

QImage LevelPicture::draw(const Level &level, int tileSize) const
{
    return m_look == TileLook::Ascii ? drawAscii(level, tileSize) : mosaicOf(level, tileSize).image();
}

QImage LevelPicture::drawForFile(const Level &level, int tileSize) const
{
    if (m_look == TileLook::Ascii) {
        return drawAscii(level, tileSize);
    }
    const CellMosaic mosaic = mosaicOf(level, tileSize);
    std::optional<QImage> indexed = mosaic.indexedImage();
    return indexed ? *std::move(indexed) : mosaic.image();
}

CellMosaic LevelPicture::mosaicOf(const Level &level, int tileSize) const
{
    const CataloguePtr catalogue = inForce(level);
    CellMosaic mosaic(level.size(), tileSize);
    addTerrain(mosaic, level, *catalogue);
    addThings(mosaic, level, *catalogue);
    return mosaic;
}

QImage LevelPicture::drawnOver(const QImage &ground, const QString &picture) const
{
    QImage drawn = ground;
    QPainter painter(&drawn);
    painter.drawImage(0, 0, tile(picture, drawn.width()));
    return drawn;
}

void LevelPicture::addTerrain(CellMosaic &mosaic, const Level &level, const Catalogue &catalogue) const
{
    QImage ink(mosaic.tileSize(), mosaic.tileSize(), QImage::Format_RGB32);
    ink.fill(CanvasColors::ink);
    constexpr CellMosaic::Look unknown = std::numeric_limits<CellMosaic::Look>::max();
    std::vector<std::vector<CellMosaic::Look>> looks; // by terrain, then by variant, of which showsFace comes first
    for (const Terrain &terrain : catalogue.terrain()) {
        looks.emplace_back(std::size_t(terrain.look.pictures.size() + 2), unknown);
    }
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const Point cell{x, y};
            const Terrain &terrain = catalogue.terrain(level.terrain.at(cell));
            const int variant = mosaic.tileSize() < smallestFront ? terrainVariant(terrain, false, cell)
                                                                  : terrainVariant(catalogue, level.terrain, cell);
            CellMosaic::Look &look = looks[level.terrain.at(cell)][std::size_t(variant - showsFace)];
            if (look == unknown) {
                look = mosaic.add(drawnOver(ink, pictureOf(terrain, variant)));
            }
            mosaic.set(cell, look);
        }
    }
}

/// Things of a cell lie over one another. Cells where the same thing lies alone on the same ground share a look.
void LevelPicture::addThings(CellMosaic &mosaic, const Level &level, const Catalogue &catalogue) const
{
    QHash<std::pair<CellMosaic::Look, QString>, CellMosaic::Look> known;
    const std::vector<Thing> &things = level.things;
    for (std::size_t i = 0, end = 0; i < things.size(); i = end) {
        const Point cell = things[i].cell;
        for (end = i + 1; end < things.size() && things[end].cell == cell;) {
            ++end;
        }
        if (!level.terrain.contains(cell)) {
            continue;
        }
        const CellMosaic::Look ground = mosaic.at(cell);
        const std::pair lone(ground, thingPicture(catalogue, things[i], false));
        if (end == i + 1 && known.contains(lone)) {
            mosaic.set(cell, known.value(lone));
            continue;
        }
        QImage drawn = mosaic.tile(ground);
        for (std::size_t k = i; k < end; ++k) {
            drawn = drawnOver(drawn, thingPicture(catalogue, things[k], false));
        }
        mosaic.set(cell, mosaic.add(drawn));
        if (end == i + 1) {
            known.insert(lone, mosaic.at(cell));
        }
    }
}

QImage LevelPicture::drawAscii(const Level &level, int tileSize) const
{
    QImage image(level.size().width * tileSize, level.size().height * tileSize, QImage::Format_RGB32);
    image.fill(CanvasColors::ink);
    QPainter painter(&image);
    drawGlyphs(painter, level, *inForce(level), tileSize);
    return image;
}

const QImage &LevelPicture::tile(const QString &picture, int side) const
{
    if (side != m_side) {
        m_tiles.clear();
        m_side = side;
    }
    QImage &image = m_tiles[picture];
    if (image.isNull()) {
        image = m_art.draw(picture, side);
    }
    return image;
}

void LevelPicture::drawGlyphs(QPainter &painter, const Level &level, const Catalogue &catalogue, int tileSize) const
{
    Grid<std::uint8_t> isTaken(level.size(), 0);
    for (const Thing &thing : level.things) {
        if (!level.terrain.contains(thing.cell)) {
            continue;
        }
        painter.fillRect(rectOf(thing.cell, tileSize), CanvasColors::ink);
        isTaken.set(thing.cell, 1);
        paintGlyph(painter, rectOf(thing.cell, tileSize), thingGlyph(catalogue, thing));
    }
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            if (!isTaken.at({x, y})) {
                const Appearance &look = catalogue.terrain(level.terrain.at({x, y})).look;
                paintGlyph(painter, rectOf({x, y}, tileSize), glyphOf(look));
            }
        }
    }
}

Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing)
{
    if (const std::optional<KindId> kind = catalogue.kindOf(thing.kind)) {
        return glyphOf(catalogue.kind(*kind).look);
    }
    return thing.isUnknownCharacter() ? Glyph{.character = thing.character} : Glyph{};
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
