#include "editor/canvas/levelpicture.h"

#include "editor/canvas/canvascolors.h"
#include "editor/canvas/lookpicture.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

QRect rectOf(Point cell, int tileSize)
{
    return {cell.x * tileSize, cell.y * tileSize, tileSize, tileSize};
}

} // namespace

LevelPicture::LevelPicture(const Catalogue &catalogue, TileLook look) : m_catalogue(catalogue), m_look(look)
{
}

QImage LevelPicture::draw(const Level &level, int tileSize) const
{
    QImage image(level.size().width * tileSize, level.size().height * tileSize, QImage::Format_RGB32);
    image.fill(CanvasColors::ink);
    QPainter painter(&image);
    IssueList shownElsewhere;
    const CataloguePtr inForce = m_catalogue.under(level.ruleset, level.kinds, shownElsewhere);
    if (m_look == TileLook::Tiles) {
        drawTiles(painter, level, *inForce, tileSize);
    } else {
        drawGlyphs(painter, level, *inForce, tileSize);
    }
    return image;
}

void LevelPicture::drawTiles(QPainter &painter, const Level &level, const Catalogue &catalogue, int tileSize) const
{
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const QString picture = terrainPicture(catalogue, level.terrain, {x, y});
            painter.drawPixmap(x * tileSize, y * tileSize, m_tileset.pixmap(picture, tileSize));
        }
    }
    for (const Thing &thing : level.things) {
        const QString picture = thingPicture(catalogue, thing, false);
        painter.drawPixmap(rectOf(thing.cell, tileSize), m_tileset.pixmap(picture, tileSize));
    }
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
    if (isEdited) {
        return pictureOf(kind.look);
    }
    return pictureOf(kind.look, variantAt(thing.cell, qMax<qsizetype>(1, kind.look.pictures.size())));
}
