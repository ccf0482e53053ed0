#pragma once

#include "gamecore/tiled/tiledmeaning.h"

/// The location of a tile's picture.
struct TilePicture {
    QString file; ///< relative to the folder of the map; empty if unknown
    Point at;     ///< upper left corner in the file, in px
    Size size;    ///< in px; empty: the whole file

    friend bool operator==(const TilePicture &, const TilePicture &) = default;
};

/// Returns the picture of a tile according to its tileset.
TilePicture tilePictureOf(const TiledMap &map, TileGid gid);

/// A tile whose names have no meaning, with the terrain guessed for it.
struct GuessedTile {
    TileGid gid = 0;
    QString tileset; ///< name of the tileset; empty: none
    int id = 0;      ///< number within the tileset
    qint64 cells = 0;
    TerrainId terrain = 0;
    TilePicture picture = {};
    bool isGuess = true; ///< false: floor because the map marks its walls

    friend bool operator==(const GuessedTile &, const GuessedTile &) = default;
};

/// Returns the terrain for all tiles whose names have no meaning, sorted by number. If the map marks its walls by a
/// convention, these tiles are floor. Otherwise they are guessed by the first rule that applies:
/// - If tiles of the map have collision shapes, these are wall and all others floor.
/// - Tiles that occur only in layers of ground or decoration (by name) above the lowest layer are floor.
/// - If the lowest layer covers the map and there are other layers above, its tiles are floor, and tiles that occur
///   only above are wall.
/// - The tile most often on top inside the map is floor, and the tile most often on top at its border is wall. Other
///   tiles are wall if they are more often at the border than inside, or not in the lowest layer.
std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue);

/// An object class that only a mapping can explain.
struct ObjectClass {
    QString name;
    qint64 objects = 0;

    friend bool operator==(const ObjectClass &, const ObjectClass &) = default;
};

/// Returns the classes of all objects that may be part of a level, by name, whether or not the mapping explains them. A
/// tile object without its own class has the class from its tileset.
std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping);
