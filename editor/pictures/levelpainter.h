#pragma once

// editor/pictures: LevelPainter, which draws all cells, and pictures of whole levels: export, thumbnail, map.
//
// LevelPainter defines the look of cells, for canvases and for pictures; LayerPainter draws the layers above. A tile is
// drawn once (Tileset), and pictures are assembled by copying.
//
// A file uses one byte per pixel if 256 colors are enough, at zlib's level 1: it is smaller than three bytes per pixel
// at level 6, and written in a fifth of the time. Larger palettes keep the default level, and colors are never reduced.
//
// Thumbnails are drawn in a worker thread and cached while the program runs: a cache on disk would need cleaning up.

#include "editor/art/farcolors.h"
#include "editor/art/tilelook.h"
#include "editor/art/tilescale.h"
#include "editor/art/tileset.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <optional>
#include <vector>

struct Level;
struct Terrain;
struct Thing;

/// Paints cells of levels in one look and one scale, into the view of a canvas or into pictures. It chooses the picture
/// of each cell for all of them. Terrain is looked up by number, without names. Its tiles are opaque, so that drawing
/// only copies.
class LevelPainter {
public:
    /// Smallest cell size in device pixels that is drawn as a tile; smaller cells have a single color.
    static constexpr int smallestTile = 8;

    /// Tileset and catalogue must outlive the painter.
    LevelPainter(const Tileset &tileset, const Catalogue &catalogue, TileLook look, TileScale scale);

    /// Sets the scale.
    void setScale(TileScale scale);
    TileScale scale() const { return m_scale; }
    TileLook look() const { return m_look; }
    const Catalogue &catalogue() const { return *m_catalogue; }

    /// Returns the tile of a cell of that terrain with `south` below it (std::nullopt: the border of the level), in
    /// QImage::Format_RGB32.
    const QImage &tileOf(TerrainId id, std::optional<TerrainId> south, Point cell) const;
    const QImage &tileOf(const Grid<TerrainId> &terrain, Point cell) const;
    /// Returns a picture at this scale, the same in both looks.
    QImage tileOf(const QString &picture) const { return m_tileset->image(picture, m_scale.tile, m_scale.ratio); }

    /// Paints cells of a level that do not share pixels.
    void paintTerrain(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                      const QRect &cells) const;
    /// Paints a thing or an actor: in tile mode its picture over the cell, in ASCII mode its glyph instead of the
    /// cell's.
    void paintThing(QPainter *painter, const QRectF &cell, const QString &picture, const Glyph &glyph,
                    double opacity = 1) const;

    /// Returns the ground of a part of a level.
    QImage ground(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// Paints the things of a part of a level over a picture of its ground.
    void paintThings(QPainter *painter, const Level &level, const QRect &cells, bool isEdited) const;
    /// Returns a part of a level with the things on it, as in the editor or as in play (thingPicture()).
    QImage picture(const Level &level, const QRect &cells, bool isEdited) const;

    /// Returns the mean colors of the tiles, for small zooms.
    const FarColors &farColors() const;

private:
    int variantOf(const Terrain &terrain, bool isFront, Point cell) const;
    QImage draw(const QString &picture, const Glyph &glyph, int side) const;
    void paintRows(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                   const QRect &cells) const;
    void copyTiles(QImage &picture, const Grid<TerrainId> &terrain, const QRect &cells) const;
    void copyColors(QImage &row, const Grid<TerrainId> &terrain, const QRect &cells) const;

    const Tileset *m_tileset;
    const Catalogue *m_catalogue;
    TileLook m_look;
    TileScale m_scale;
    mutable std::vector<std::vector<QImage>> m_tiles; ///< by terrain, its front first; null until needed
    mutable FarColors m_farColors;                    ///< empty until needed
};

/// Returns the picture of a thing in a level that is not being played: the variant of its cell (variantAt()), as in the
/// game. The start is shown as its marker if `isEdited`, else as the hero. `unknown` if the catalogue does not define
/// the kind.
QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited);
/// Returns the glyph of a thing in ASCII mode; an unknown character is shown as itself.
Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing);
