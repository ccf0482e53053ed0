#pragma once

// editor/pictures: the one painter of levels, and whole levels as pictures: exported, as a thumbnail, as a map.
//
// LevelPainter decides what a cell looks like, for a canvas as for pictures, and LayerPainter what lies over it. A tile
// is drawn once (Tileset), and pictures are put together by copying. A file gets a byte a pixel where 256 colors do, at
// zlib's level 1: it is smaller than one of three bytes a pixel at level 6, and made in a fifth of the time. Larger
// palettes keep the default level, and colors are never reduced.
//
// Small pictures are drawn by another thread and kept while the program runs: a cache on the disk would have to be
// cleared by somebody.

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

/// Paints what cells of levels look like, in one look and one scale: into the view of a canvas, or into pictures. Which
/// picture a cell has is decided here for all of them. Terrain is looked up by number, without names; its tiles have
/// nothing transparent, so that drawing them only copies.
class LevelPainter {
public:
    /// Smaller cells of a view, in device pixels, are drawn in one color each.
    static constexpr int smallestTile = 8;

    /// Both must outlive this.
    LevelPainter(const Tileset &tileset, const Catalogue &catalogue, TileLook look, TileScale scale);

    /// Paints at this scale from now on.
    void setScale(TileScale scale);
    TileScale scale() const { return m_scale; }
    TileLook look() const { return m_look; }
    const Catalogue &catalogue() const { return *m_catalogue; }

    /// The tile of a cell of that terrain with `south` below it; nothing: the border of the level. Of
    /// QImage::Format_RGB32.
    const QImage &tileOf(TerrainId id, std::optional<TerrainId> south, Point cell) const;
    const QImage &tileOf(const Grid<TerrainId> &terrain, Point cell) const;
    /// A picture at this scale, the same in both looks.
    QImage tileOf(const QString &picture) const { return m_tileset->image(picture, m_scale.tile, m_scale.ratio); }

    /// Paints cells of a level that do not share pixels.
    void paintTerrain(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                      const QRect &cells) const;
    /// Paints something that stands on a cell: its picture over what is there, or, as a cell has one character, its
    /// glyph in place of that.
    void paintThing(QPainter *painter, const QRectF &cell, const QString &picture, const Glyph &glyph,
                    double opacity = 1) const;

    /// The ground of a part of a level.
    QImage ground(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// Paints what stands on a part of a level over a picture of its ground.
    void paintThings(QPainter *painter, const Level &level, const QRect &cells, bool isEdited) const;
    /// A part of a level with what stands on it, as its author sees it or as it is played (thingPicture()).
    QImage picture(const Level &level, const QRect &cells, bool isEdited) const;

    /// The mean colors of the tiles, for levels seen from far away.
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
    mutable std::vector<std::vector<QImage>> m_tiles; ///< by terrain, its front first; null until they are needed
    mutable FarColors m_farColors;                    ///< empty until they are needed
};

/// The picture of a thing as it stands in a level that is not being played: that of its cell (variantAt()), as in the
/// game. If `isEdited` the start shows its marker, else the hero. What the catalogue does not know gives `unknown`.
QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited);
/// The glyph of a thing in the ASCII look; an unknown character stands for itself.
Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing);
