#pragma once

#include "gamecore/tiled/tiledmeaning.h"

/// Where the picture of a tile is.
struct TilePicture {
    QString file; ///< relative to the folder of the map; empty if unknown
    Point at;     ///< of its upper left corner in the file, in px
    Size size;    ///< in px; none: all of the file

    friend bool operator==(const TilePicture &, const TilePicture &) = default;
};

/// The picture of a tile, as its tileset says.
TilePicture tilePictureOf(const TiledMap &map, TileGid gid);

/// A tile of a map that means nothing by its names, and the terrain that it is taken for.
struct GuessedTile {
    TileGid gid = 0;
    QString tileset; ///< its name; empty: the tile is of no tileset
    int id = 0;      ///< within the tileset
    qint64 cells = 0;
    TerrainId terrain = 0;
    TilePicture picture = {};
    bool isGuess = true; ///< else it is floor since the map says where its walls are

    friend bool operator==(const GuessedTile &, const GuessedTile &) = default;
};

/// The terrain of all tiles that mean nothing by their names, sorted by their numbers. If the map marks its walls by a
/// convention the tiles are floor. Else they are guessed, by the first of these rules that applies:
/// - If tiles of the map have collision shapes these are wall, and all others floor.
/// - Tiles that only lie in layers of ground or decoration, by their names, above the lowest layer are floor.
/// - If the lowest layer covers the map and other layers lie above it, its tiles are floor, and those that only lie
///   above are wall.
/// - The tile that lies on top inside the map most often is floor, and the one that lies on top at its border most
///   often is wall. Others are wall if they lie at the border more often than inside, or not in the lowest layer.
std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue);

/// A class of objects that only a mapping can explain.
struct ObjectClass {
    QString name;
    qint64 objects = 0;

    friend bool operator==(const ObjectClass &, const ObjectClass &) = default;
};

/// The classes of all objects that a level may have, by their names, whether or not the mapping has an answer for them.
/// A tile has the class that its tileset gives it, unless it has one of its own.
std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping);
