#pragma once

#include "gamecore/tiled/tiledmeaning.h"
#include "gamecore/tiled/tilepicture.h"

/// A tile of a map that means nothing by its names, and what it was taken for.
struct GuessedTile {
    TileGid gid = 0;
    QString tileset; ///< its name; empty: the tile is of no tileset
    int id = 0;      ///< within the tileset
    qint64 cells = 0;
    TerrainId terrain = 0;
    TilePicture picture = {};

    friend bool operator==(const GuessedTile &, const GuessedTile &) = default;
};

/// Guesses of all tiles that nothing is known of, by their numbers:
/// - a tile that has shapes to collide with is wall, and any other of a tileset with such tiles is floor;
/// - what lies on top of the cells inside most often is floor, then what lies on top of those at the border most often
///   is wall;
/// - of the others, what lies at the border more often than inside is wall, and so is what lies only in layers above
///   the lowest one; the rest is floor.
std::vector<GuessedTile> guessTiles(const TiledMap &map, const TiledMeaning &meaning, const Catalogue &catalogue);

/// A class of objects of which nobody but a mapping of classes knows what it means.
struct ObjectClass {
    QString name;
    qint64 objects = 0;

    friend bool operator==(const ObjectClass &, const ObjectClass &) = default;
};

/// Those of all objects that a level may have, by their names, whether or not the mapping has an answer for them. A
/// tile has the class that its tileset gives it, unless it has one of its own.
std::vector<ObjectClass> unexplainedClasses(const TiledMap &map, const Catalogue &catalogue,
                                            const TiledMapping &mapping);
