#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/tilelook.h"
#include "editor/art/tileset.h"
#include "gamecore/data/ids.h"

#include <QImage>

struct Level;

/// A renderer of whole levels, as they look in play, into images: for files, thumbnails and the manual. It uses the
/// level's own kinds and the changes of its ruleset. The object caches images and is not thread-safe, so each thread
/// needs its own.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles) : m_catalogue(catalogue), m_look(look) {}

    /// Draws a level with `tileSize` pixels per cell. canBeDrawn() (picturefile.h) must be true.
    QImage draw(const Level &level, int tileSize) const;
    /// Draws a part of a level.
    QImage draw(const Level &level, const QRect &cells, int tileSize) const;
    /// Draws a level with a layer between its ground and its things, where the editor shows overlays.
    QImage draw(const Level &level, int tileSize, const CellLayer &layer) const;
    /// Draws a level for a file. If it has at most 256 colors, the image has one byte per pixel, which makes the file
    /// several times smaller and faster to write.
    QImage drawForFile(const Level &level, int tileSize) const;

private:
    CataloguePtr inForce(const Level &level) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    Tileset m_tileset;
};
