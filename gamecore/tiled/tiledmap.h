#pragma once

// gamecore/tiled: maps of the editor Tiled: read, given a meaning as levels, and written
//
// A file becomes a TiledMap, whether it is JSON or XML; what its tiles and objects mean for a level is decided after
// that, by their classes and properties or by a mapping. A level becomes a TiledMap and then a file of either kind.
// Formats: Tiled's manual, "TMX Map Format", "JSON Map Format" and "Global Tile IDs".

#include "gamecore/base/grid.h"

#include <QJsonValue>
#include <QString>

#include <optional>
#include <vector>

/// The number of a tile in a map: that of a tile of one of its tilesets, with flips in its highest bits; 0 is no tile.
using TileGid = std::uint32_t;
inline constexpr TileGid tileFlips = 0xf000'0000;
/// The number without its flips: for a level a tile means the same, however it is turned.
constexpr TileGid unflipped(TileGid gid)
{
    return gid & ~tileFlips;
}

/// A place or a way on a map, in px.
struct PixelPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const PixelPoint &, const PixelPoint &) = default;
};

/// A custom property. Lists and objects of newer versions are kept as JSON.
struct TiledProperty {
    QString name;
    QString type = QStringLiteral("string"); ///< string, int, float, bool, color, file, object, class, list
    QJsonValue value;

    friend bool operator==(const TiledProperty &, const TiledProperty &) = default;
};
using TiledProperties = std::vector<TiledProperty>;

/// What a tileset says of one of its tiles. Tiles without any of this are not listed.
struct TiledTile {
    int id = 0;        ///< within the tileset, from 0; ids may have gaps
    QString className; ///< `type`, in Tiled 1.9 `class`
    TiledProperties properties;
    QString image;           ///< of a collection of images: a path relative to the file of the tileset
    Size imageSize;          ///< in px, as the file says
    bool isSolid = false;    ///< has at least one collision shape
    bool isCollider = false; ///< has one whose class says so, such as "collision"
    bool isAnimated = false;

    friend bool operator==(const TiledTile &, const TiledTile &) = default;
};

struct TiledTileset {
    TileGid firstGid = 1;
    QString source; ///< the file of an external tileset as the map names it; empty if it stands in the map
    QString name;
    QString className;
    Size tileSize; ///< in px
    int tileCount = 0;
    int columns = 0; ///< of the image; 0 for a collection of images
    int margin = 0;
    int spacing = 0;
    QString image; ///< of all tiles: a path relative to the file of the tileset; empty for a collection
    Size imageSize;
    QString objectAlignment;      ///< where objects that are tiles are anchored; empty: at their lower left corner
    std::vector<TiledTile> tiles; ///< sorted by id
    TiledProperties properties;
    bool isMissing = false; ///< its file could not be read; its tiles keep their numbers

    friend bool operator==(const TiledTileset &, const TiledTileset &) = default;
};

enum class TiledShape : std::uint8_t { Rectangle, Point, Ellipse, Capsule, Polygon, Polyline, Text, Tile };

/// An object on a layer; what its template says is filled in.
struct TiledObject {
    int id = 0;
    QString name;
    QString className;
    TiledShape shape = TiledShape::Rectangle;
    double x = 0; ///< px, layer offsets added; a tile's anchor is as its tileset's `objectAlignment` says
    double y = 0;
    double width = 0;
    double height = 0;
    double rotation = 0; ///< degrees clockwise about (x, y)
    TileGid gid = 0;     ///< of a tile
    bool isVisible = true;
    QString text;                   ///< of TiledShape::Text
    std::vector<PixelPoint> points; ///< of polygons and polylines, relative to (x, y), not rotated
    TiledProperties properties;

    friend bool operator==(const TiledObject &, const TiledObject &) = default;
};

/// A layer. Groups are dissolved: their layers have their visibility and offsets, and their names before their own
/// ("houses/roofs").
struct TiledLayer {
    enum class Kind : std::uint8_t { Tiles, Objects, Image };
    Kind kind = Kind::Tiles;
    int id = 0;
    QString name;
    QString className;
    bool isVisible = true;
    double offsetX = 0; ///< px
    double offsetY = 0;
    Point origin;        ///< of `tiles` in cells of the map; of infinite maps it may be negative
    Grid<TileGid> tiles; ///< with flips, as in the file
    std::vector<TiledObject> objects;
    QString image; ///< of an image layer
    TiledProperties properties;
    bool hasLook = false; ///< it is translucent or tinted, or moves apart from the others

    friend bool operator==(const TiledLayer &, const TiledLayer &) = default;
};

/// An orthogonal map. Other orientations are refused when reading.
struct TiledMap {
    Size size;     ///< in cells; of an infinite map that of all its chunks together
    Point origin;  ///< of an infinite map: the smallest cell of its chunks
    Size tileSize; ///< of a cell, in px
    bool isInfinite = false;
    QString className;
    TiledProperties properties;
    std::vector<TiledTileset> tilesets; ///< sorted by firstGid
    std::vector<TiledLayer> layers;     ///< from the lowest to the highest

    friend bool operator==(const TiledMap &, const TiledMap &) = default;
};

/// The tileset that a tile is of: the one with the largest firstGid up to its number; null for none.
const TiledTileset *tilesetOf(const TiledMap &map, TileGid gid);
/// What the tileset says of a tile; null if it says nothing.
const TiledTile *tileOf(const TiledMap &map, TileGid gid);
/// The property of a name; null if there is none.
const TiledProperty *propertyOf(const TiledProperties &properties, QStringView name);

/// The numbers that Tiled gives to the next layer and to the next object of a map; it gives none twice.
struct NextIds {
    int layer = 1;
    int object = 1;
};
NextIds nextIdsOf(const TiledMap &map);
