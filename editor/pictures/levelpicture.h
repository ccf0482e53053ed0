#pragma once

// editor/pictures: whole levels as pictures: exported, as a thumbnail, as a map.
//
// Each look of a cell is drawn once, and a picture is put together by copying (cellmosaic.h). A file gets a byte a
// pixel where 256 colors do, at zlib's level 1: it is smaller than one of three bytes a pixel at level 6, and made in a
// fifth of the time. Larger palettes keep the default level, and colors are never reduced.
//
// Small pictures are drawn by another thread and kept while the program runs: a cache on the disk would have to be
// cleared by somebody.

#include "editor/art/glyph.h"
#include "editor/art/tilelook.h"
#include "editor/art/tileset.h"
#include "editor/pictures/cellmosaic.h"
#include "gamecore/level/level.h"

#include <QImage>

/// Draws a whole level, as it is played, into one picture: for files, thumbnails and the manual. Kinds that the level
/// brings or its ruleset changes look as they do in play. Any thread may have its own.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles);

    /// `tileSize` pixels a cell; the product with the level's sides must be a size that QImage can have.
    QImage draw(const Level &level, int tileSize) const;
    /// The same for a file: with a byte a pixel where the pictures of all cells have no more than 256 colors, which
    /// makes it several times smaller and faster to write.
    QImage drawForFile(const Level &level, int tileSize) const;

private:
    CataloguePtr inForce(const Level &level) const;
    CellMosaic mosaicOf(const Level &level, int tileSize) const;
    void addTerrain(CellMosaic &mosaic, const Level &level, const Catalogue &catalogue) const;
    void addThings(CellMosaic &mosaic, const Level &level, const Catalogue &catalogue) const;
    QImage drawnOver(const QImage &ground, const QString &picture) const;
    QImage drawAscii(const Level &level, int tileSize) const;
    void drawGlyphs(QPainter &painter, const Level &level, const Catalogue &catalogue, int tileSize) const;

    const QImage &tile(const QString &picture, int side) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    TileArt m_art;
    mutable QHash<QString, QImage> m_tiles; ///< those of the size last used
    mutable int m_side = 0;
};

/// The same in the ASCII look; an unknown character stands for itself.
Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing);

/// The picture of a thing as it stands in a level that is not being played: that of its cell (variantAt()), as in the
/// game. If `isEdited` the start shows its marker, else the hero. What the catalogue does not know gives `unknown`.
QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited);
