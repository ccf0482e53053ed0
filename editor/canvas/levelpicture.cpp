#include "editor/canvas/levelpicture.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr QColor asciiBackground{0x14, 0x16, 0x1b};

QRect rectOf(Point cell, int tileSize)
{
    return {cell.x * tileSize, cell.y * tileSize, tileSize, tileSize};
}

void drawGlyph(QPainter &painter, Point cell, int tileSize, char32_t glyph, quint32 color)
{
    painter.setPen(QColor::fromRgb(color));
    painter.drawText(rectOf(cell, tileSize), Qt::AlignCenter, QString::fromUcs4(&glyph, 1));
}

} // namespace

LevelPicture::LevelPicture(const Catalogue &catalogue, TileLook look) : m_catalogue(catalogue), m_look(look)
{
}

QImage LevelPicture::draw(const Level &level, int tileSize) const
{
    QImage image(level.size().width * tileSize, level.size().height * tileSize, QImage::Format_RGB32);
    image.fill(asciiBackground);
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
    QFont font(u"monospace"_s);
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(qMax(1, tileSize * 7 / 8));
    painter.setFont(font);
    Grid<std::uint8_t> isTaken(level.size(), 0);
    for (const Thing &thing : level.things) {
        if (!level.terrain.contains(thing.cell)) {
            continue;
        }
        painter.fillRect(rectOf(thing.cell, tileSize), asciiBackground);
        isTaken.set(thing.cell, 1);
        const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
        const char32_t unknown = thing.isUnknownCharacter() ? thing.character : U'?';
        drawGlyph(painter, thing.cell, tileSize, kind ? catalogue.kind(*kind).look.glyph : unknown,
                  kind ? catalogue.kind(*kind).look.color : 0xee8570);
    }
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const Appearance &look = catalogue.terrain(level.terrain.at({x, y})).look;
            if (!isTaken.at({x, y})) {
                drawGlyph(painter, {x, y}, tileSize, look.glyph, look.color);
            }
        }
    }
}

QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited)
{
    const std::optional<KindId> id = catalogue.kindOf(thing.kind);
    if (!id || catalogue.kind(*id).look.pictures.isEmpty()) {
        return u"unknown"_s;
    }
    const Kind &kind = catalogue.kind(*id);
    if (isEdited && !kind.markerPicture.isEmpty()) {
        return kind.markerPicture;
    }
    return kind.look.pictures.at(variantAt(thing.cell, kind.look.pictures.size()));
}
