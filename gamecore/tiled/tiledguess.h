#pragma once

#include "gamecore/tiled/tiledmeaning.h"

/// The location of a tile's picture.
struct TilePicture {
    QString file; ///< relative to the folder of the map; empty if unknown
    Point at;     ///< upper left corner in the file, in px
    Size size;    ///< in px; empty: the whole file

    friend bool operator==(const TilePicture &, const TilePicture &) = default;
};

/// Returns the location of a tile's picture, according to its tileset.
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
/// convention, all these tiles are floor. Otherwise their terrain is guessed by the first rule that applies. An upper
/// layer is any layer above the lowest one. A decoration layer is an upper layer named like ground or decoration
/// (isGroundOrDecoration()).
/// - If any of these tiles have collision shapes, the tiles with such a shape are wall, and all others are floor.
/// - A tile that occurs only in decoration layers is floor.
/// - If the lowest layer covers at least 90 % of the map, and upper layers have tiles, too, the tiles of the lowest
///   layer are floor. Tiles that occur only in upper layers are wall.
/// - The tile that is most often on top inside the map is floor. The tile that is most often on top in the map's border
///   cells is wall. Any other tile is wall if it is on top at the border more often than inside, or if it does not
///   occur in the lowest layer.
///
/// In the last two rules, decoration layers do not count.
std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue);

/// An object class to which only a mapping can give a meaning.
struct ObjectClass {
    QString name;
    qint64 objects = 0; ///< number of objects of this class

    friend bool operator==(const ObjectClass &, const ObjectClass &) = default;
};

/// Returns the object classes to which only a mapping can give a meaning, sorted by name. Classes that `mapping`
/// explains already are included. Only visible objects of layers in use count; texts, polygons and polylines do not
/// count. A tile object without a class of its own has the class of its tile.
std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping);
