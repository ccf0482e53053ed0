#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/tilelook.h"
#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

struct Level;

/// Draws a whole level as in play into one picture: for files, thumbnails and the manual. Own kinds of the level and
/// kinds changed by its ruleset look as in play. Each thread can use its own object.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles) : m_catalogue(catalogue), m_look(look) {}

    /// Draws a level with `tileSize` pixels per cell; the result must not exceed the limits of QImage.
    QImage draw(const Level &level, int tileSize) const;
    /// Draws a part of a level.
    QImage draw(const Level &level, const QRect &cells, int tileSize) const;
    /// Draws a level with a layer between its ground and its things, as in the editor.
    QImage draw(const Level &level, int tileSize, const CellLayer &layer) const;
    /// Draws a level for a file: with one byte per pixel if it has at most 256 colors, which makes the file several
    /// times smaller and faster to write.
    QImage drawForFile(const Level &level, int tileSize) const;

private:
    CataloguePtr inForce(const Level &level) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    Tileset m_tileset;
};
