#pragma once

#include "editor/canvas/glyph.h"
#include "editor/canvas/tilelook.h"
#include "editor/canvas/tileset.h"
#include "gamecore/level/level.h"

#include <QImage>

/// Draws a whole level, as it is played, into one picture: for files, thumbnails and the manual. Kinds that the level
/// brings or its ruleset changes look as they do in play.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles);

    /// `tileSize` pixels a cell; the product with the level's sides must be a size that QImage can have.
    QImage draw(const Level &level, int tileSize) const;

private:
    void drawTiles(QPainter &painter, const Level &level, const Catalogue &catalogue, int tileSize) const;
    void drawGlyphs(QPainter &painter, const Level &level, const Catalogue &catalogue, int tileSize) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    Tileset m_tileset;
};

/// The same in the ASCII look; an unknown character stands for itself.
Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing);

/// The picture of a thing as it stands in a level that is not being played. If `isEdited` the start shows its marker,
/// and things their first picture: the game draws another one by chance, so none belongs to a cell. Else the start
/// shows the hero, and variants are those of variantAt(). What the catalogue does not know gives `unknown`.
QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited);
