#pragma once

// editor/pictures: LevelPainter, which draws all cells, and pictures of whole levels: export, thumbnail, map.
//
// LevelPainter defines the look of cells, for canvases and for pictures; LayerPainter draws marks and numbers over the
// terrain. A tile is drawn once (Tileset), and pictures are assembled by copying.
//
// A picture with at most 256 colors is saved with one byte per pixel at compression level 1 of zlib. The file is
// smaller than one with three bytes per pixel at compression level 6, and is written in a fifth of the time. A picture
// with more colors is saved at the default compression level; colors are never reduced.
//
// Thumbnails are drawn in a worker thread and cached while the program runs: a cache on disk would need cleaning up.

#include "editor/art/farcolors.h"
#include "editor/art/tilescale.h"
#include "editor/art/tileset.h"
#include "editor/pictures/glow.h"
#include "editor/pictures/tilecomposer.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/ids.h"

#include <algorithm>
#include <optional>
#include <vector>

struct Level;
struct Terrain;
struct Thing;

/// The ground that lights fall on.
struct LitGround {
    const Grid<TerrainId> &terrain;
    QPointF corner; ///< place of the level's upper left corner on the painter
};

/// A painter of cells of levels in one look (tiles or ASCII) and at one scale, onto a canvas or into images. The tile
/// of a cell is put together from pieces (TileComposer) and kept for all cells with the same pieces. Tiles of terrain
/// are opaque, so that drawing only copies.
class LevelPainter {
public:
    /// Smallest cell size in device pixels that is drawn as a tile; smaller cells have a single color.
    static constexpr int smallestTile = 8;

    /// Tileset and catalogue must outlive the painter. `set` is the key of the level's set of ground and walls.
    LevelPainter(const Tileset &tileset, const Catalogue &catalogue, TileLook look, TileScale scale,
                 const QString &set = usualTileset);

    /// Sets the scale and clears the cached tiles.
    void setScale(TileScale scale);
    TileScale scale() const { return m_scale; }
    TileLook look() const { return m_look; }
    const Catalogue &catalogue() const { return *m_catalogue; }
    const TileComposer &composer() const { return m_composer; }

    /// Returns the tile of a cell of a level, in QImage::Format_RGB32. `corner` is the cell of the level at 0, 0 of
    /// `terrain`, if that is a part of a level. The tile depends on the terrain at most two cells away.
    const QImage &tileOf(const Grid<TerrainId> &terrain, Point cell, Point corner = {}) const;
    /// Returns the tile of a terrain by itself, in QImage::Format_RGB32.
    const QImage &tileOf(TerrainId id) const;
    /// Returns the picture with this name at the painter's scale: that of the set of ground and walls, if it has one
    /// of this name. It is the same in both looks.
    QImage tileOf(const QString &picture) const;
    /// True if the figure of a picture looks to the west, which its file says by a group named `faces_west`. All others
    /// look to the east or to the viewer.
    bool isDrawnFacingWest(const QString &picture) const;

    /// Paints the terrain of some cells. Only for scales at which cells do not share pixels.
    void paintTerrain(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                      const QRect &cells) const;
    /// Paints the light that plays on water in some cells at a beat of an idle canvas (TileComposer::glintOf()).
    void paintGlints(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain, const QRect &cells,
                     int beat) const;
    /// True if that light is drawn at this scale and in this look.
    bool hasGlints() const { return m_look == TileLook::Tiles && m_scale.tile >= Glow::smallestTile; }
    /// Paints the light of the terrain over the terrain in a rectangle, which light from nearby cells also reaches.
    /// Light falls on open ground and on the fronts of walls, but not on the tops of walls. Like all lights, it is not
    /// drawn in the ASCII look, nor where cells are very small.
    void paintLights(QPainter *painter, const LitGround &ground, const QRect &cells) const;
    /// Paints the light of a thing or an actor; `cell` is the rectangle of its picture. `strength` is 0..1.
    void paintLight(QPainter *painter, const LitGround &ground, const QRectF &cell, const Light &light,
                    double strength = 1) const;
    /// Returns how far a change of a cell's terrain changes pictures, in cells.
    int reachOfTerrain() const { return std::max(TileComposer::reach, m_reachOfLights); }
    /// Paints a thing or an actor in a cell. In the tiles look, `picture` is painted over the ground; in the ASCII
    /// look, `glyph` replaces the glyph of the ground.
    void paintThing(QPainter *painter, const QRectF &cell, const QString &picture, const Glyph &glyph,
                    double opacity = 1) const;

    /// Returns an image of the terrain of a part of a level, without lights.
    QImage ground(const Grid<TerrainId> &terrain, const QRect &cells) const;
    /// Paints the things of a part of a level over the image that ground() returned for this part. For `isEdited`, see
    /// thingPicture().
    void paintThings(QPainter *painter, const Level &level, const QRect &cells, bool isEdited) const;
    /// Paints the lights of terrain and things over the image that ground() returned for this part.
    void paintLights(QPainter *painter, const Level &level, const QRect &cells) const;
    /// Returns an image of a part of a level with the things on it: ground() with paintLights() and paintThings().
    QImage picture(const Level &level, const QRect &cells, bool isEdited) const;

    /// Returns the mean colors of the tiles, for small zooms.
    const FarColors &farColors() const;

private:
    void collectLights();
    std::vector<QRectF> litParts(const LitGround &ground, const QRectF &cell, const QRectF &around) const;
    std::vector<bool> reachedByLight(const Grid<TerrainId> &terrain, QPoint source, const QRect &cells) const;
    QImage draw(const TileComposer::Pieces &pieces, int side) const;
    QImage draw(const Glyph &glyph, int side) const;
    const QImage &kept(const TileComposer::Pieces &pieces) const;
    const QImage &glyphTile(TerrainId id) const;
    /// Returns the mean color of a terrain with one of its pictures.
    QRgb meanOf(TerrainId id, std::size_t variant) const;
    void paintRows(const PixelPainting &pixels, QPainter *painter, const Grid<TerrainId> &terrain,
                   const QRect &cells) const;
    void copyTiles(QImage &picture, const Grid<TerrainId> &terrain, const QRect &cells) const;
    void copyColors(QImage &row, const Grid<TerrainId> &terrain, const QRect &cells) const;

    const Tileset *m_tileset;
    const Catalogue *m_catalogue;
    TileLook m_look;
    TileScale m_scale;
    TileComposer m_composer;
    Glow m_glow;
    std::vector<Light> m_lights;                         ///< by terrain
    std::vector<bool> m_isRock;                          ///< by terrain
    int m_reachOfLights = 0;                             ///< largest radius of a light of terrain
    int m_reachOfThings = 0;                             ///< the same of terrain and kinds
    mutable QHash<TileComposer::Pieces, QImage> m_tiles; ///< cache of tiles
    mutable std::vector<QImage> m_glyphs;     ///< cache of tiles in the ASCII look, by terrain; null: not yet
    mutable FarColors m_farColors;            ///< empty until needed
    mutable QHash<QString, bool> m_facesWest; ///< cache of isDrawnFacingWest()
    mutable QHash<QString, QString> m_inSet;  ///< cache of TileComposer::inSet()
};

/// Returns the name of the picture of a thing in a level that is not being played. The thing's cell selects a variant
/// of the picture (variantAt()), as in the game. The start is shown as its marker if `isEdited`, else as the hero.
/// Returns "unknown" if the catalogue does not define the kind.
QString thingPicture(const Catalogue &catalogue, const Thing &thing, bool isEdited);
/// Returns the light of a thing in a level that is not being played.
Light thingLight(const Catalogue &catalogue, const Thing &thing);
/// Returns the glyph of a thing in the ASCII look. The glyph of an unknown character is the character itself.
Glyph thingGlyph(const Catalogue &catalogue, const Thing &thing);
