#pragma once

#include "gamecore/tiled/tiledmeaning.h"

/// The location of a tile's picture.
struct TilePicture {
    QString file; ///< relative to the folder of the map; empty if unknown
    Point at;     ///< upper left corner in the file, in px
    Size size;    ///< in px; empty: the whole file

    friend bool operator==(const TilePicture &, const TilePicture &) = default;
};

/// Returns where the picture of a tile is, according to its tileset.
TilePicture tilePictureOf(const TiledMap &map, TileGid gid);

/// A tile without a known meaning (TiledMeaning), with the terrain guessed for it.
struct GuessedTile {
    TileGid gid = 0;
    QString tileset;  ///< name of the tileset; empty if no tileset contains the tile
    int id = 0;       ///< number within the tileset; without a tileset, the same as `gid`
    qint64 cells = 0; ///< number of cells with this tile
    TerrainId terrain = 0;
    TilePicture picture = {};
    bool isGuess = true; ///< false: certainly floor, because the map marks its walls by a convention

    friend bool operator==(const GuessedTile &, const GuessedTile &) = default;
};

/// Returns the terrain for all tiles in use that have no known meaning, sorted by gid. If the map marks its walls by a
/// convention, these tiles are floor. Otherwise they are guessed by the first rule that applies:
/// - If any of these tiles have collision shapes, those are wall and all others floor.
/// - Tiles that occur only in layers of ground or decoration (by name) above the lowest layer are floor.
/// - If the lowest layer covers at least 90 % of the map and has other layers above it, its tiles are floor, and tiles
///   that occur only above are wall.
/// - The tile most often on top inside the map is floor, and the tile most often on top at its border is wall. Other
///   tiles are wall if they are more often on top at the border than inside, or not in the lowest layer.
///
/// In the last two rules, layers of ground or decoration above the lowest layer do not count.
std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue);

/// An object class that has a meaning only if a mapping gives it one.
struct ObjectClass {
    QString name;
    qint64 objects = 0; ///< number of objects of this class

    friend bool operator==(const ObjectClass &, const ObjectClass &) = default;
};

/// Returns the classes of objects that have no meaning without a mapping, by name, including those that `mapping`
/// explains. Only visible objects of layers in use count, and no texts, polygons or polylines. A tile object without a
/// class of its own has the class of its tile.
std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping);
