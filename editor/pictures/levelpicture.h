#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/tilelook.h"
#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

struct Level;

/// Draws a whole level, as it is played, into one picture: for files, thumbnails and the manual. Kinds that the level
/// brings or its ruleset changes look as they do in play. Any thread may have its own.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles) : m_catalogue(catalogue), m_look(look) {}

    /// `tileSize` pixels a cell; the product with the level's sides must be a size that QImage can have.
    QImage draw(const Level &level, int tileSize) const;
    /// Draws a part of a level.
    QImage draw(const Level &level, const QRect &cells, int tileSize) const;
    /// Draws a level with what is laid over its ground, as an editor shows it: below what stands on it.
    QImage draw(const Level &level, int tileSize, const CellLayer &layer) const;
    /// draw() for a file: with a byte a pixel where it has no more than 256 colors, which makes it several times
    /// smaller and faster to write.
    QImage drawForFile(const Level &level, int tileSize) const;

private:
    CataloguePtr inForce(const Level &level) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    Tileset m_tileset;
};
