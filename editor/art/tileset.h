#pragma once

// editor/art: what one cell looks like: tiles, characters, colors, marks, sizes.

#include "editor/art/tileart.h"
#include "gamecore/base/grid.h"
#include "gamecore/base/variant.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QPixmap>

/// The pictures of a catalogue as TileArt draws them, at the size asked for, so that they are sharp at every scale.
/// They are drawn on demand and kept for the sizes last used.
class Tileset {
public:
    /// `side` is in device pixels, 1..1024; both sides are equal.
    QPixmap pixmap(const QString &picture, int side) const;

private:
    TileArt m_art;
    mutable QHash<std::pair<QString, int>, QPixmap> m_pixmaps;
};

/// Which picture of its terrain a cell has: an index into its pictures (variantAt()), or facePicture
/// where the front of a wall shows because other terrain lies to the south.
inline constexpr int showsFace = -1;
int terrainVariant(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell);
/// The same, told whether other terrain lies to the south.
int terrainVariant(const Terrain &terrain, bool isFront, Point cell);
/// The name of that picture.
QString pictureOf(const Terrain &terrain, int variant);
QString terrainPicture(const Catalogue &catalogue, const Grid<TerrainId> &terrain, Point cell);
