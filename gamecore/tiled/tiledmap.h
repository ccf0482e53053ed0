#pragma once

// gamecore/tiled: reading and writing of maps of the Tiled editor, and conversion from and to levels.
//
// A JSON or XML file becomes a TiledMap. The meaning of its tiles and objects for a level is determined later, by their
// classes and properties or by a mapping. In the other direction, a level becomes a TiledMap and then a file of either
// format. Formats: Tiled's manual, "TMX Map Format", "JSON Map Format" and "Global Tile IDs".

#include "gamecore/base/grid.h"

#include <QJsonValue>
#include <QString>

#include <optional>
#include <vector>

/// The number of a tile in a map, in the number range of one of its tilesets, with flips in the highest bits; 0 is no
/// tile.
using TileGid = std::uint32_t;
/// The bits of a TileGid that flip or rotate the picture.
inline constexpr TileGid tileFlips = 0xf000'0000;
/// Returns the number without flips, since flips do not change a tile's meaning.
constexpr TileGid unflipped(TileGid gid)
{
    return gid & ~tileFlips;
}

/// A position or vector on a map, in px.
struct PixelPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const PixelPoint &, const PixelPoint &) = default;
};

/// A custom property. Lists and objects, which newer versions of Tiled have, are stored as JSON.
struct TiledProperty {
    QString name;
    QString type = QStringLiteral("string"); ///< string, int, float, bool, color, file, object, class, list
    QJsonValue value;

    friend bool operator==(const TiledProperty &, const TiledProperty &) = default;
};
using TiledProperties = std::vector<TiledProperty>;

/// The data of a tile in a tileset. Tiles without any data are not listed.
struct TiledTile {
    int id = 0;        ///< number within the tileset, from 0; there may be gaps
    QString className; ///< from the key `type`, or in files of Tiled 1.9 from `class`
    TiledProperties properties;
    QString image;           ///< in an image collection: path relative to the tileset file
    Size imageSize;          ///< in px, as in the file
    bool isSolid = false;    ///< has a collision shape
    bool isCollider = false; ///< has a collision shape with a class for blocking shapes, such as "collision"
    bool isAnimated = false;

    friend bool operator==(const TiledTile &, const TiledTile &) = default;
};

/// A tileset: one image that is divided into tiles, or a collection with an image for each tile.
struct TiledTileset {
    TileGid firstGid = 1; ///< number that its first tile has in the map
    QString source;       ///< file of an external tileset, as named in the map; empty if embedded
    QString name;
    QString className;
    Size tileSize; ///< in px
    int tileCount = 0;
    int columns = 0;         ///< of the image; 0 for an image collection
    int margin = 0;          ///< px between the border of the image and the tiles
    int spacing = 0;         ///< px between tiles
    QString image;           ///< image of all tiles: path relative to the tileset file; empty for an image collection
    Size imageSize;          ///< in px
    QString objectAlignment; ///< anchor of tile objects; empty: lower left corner
    std::vector<TiledTile> tiles; ///< sorted by id
    TiledProperties properties;
    bool isMissing = false; ///< its file could not be read; its tiles keep their numbers

    friend bool operator==(const TiledTileset &, const TiledTileset &) = default;
};

enum class TiledShape : std::uint8_t { Rectangle, Point, Ellipse, Capsule, Polygon, Polyline, Text, Tile };

/// An object on a layer, with the values of its template.
struct TiledObject {
    int id = 0;
    QString name;
    QString className;
    TiledShape shape = TiledShape::Rectangle;
    double x = 0; ///< in px, including layer offsets; a tile's anchor depends on its tileset's `objectAlignment`
    double y = 0;
    double width = 0;
    double height = 0;
    double rotation = 0; ///< in degrees clockwise about (x, y)
    TileGid gid = 0;     ///< for tile objects
    bool isVisible = true;
    QString text;                   ///< for TiledShape::Text
    std::vector<PixelPoint> points; ///< of polygons and polylines, relative to (x, y), not rotated
    TiledProperties properties;

    friend bool operator==(const TiledObject &, const TiledObject &) = default;
};

/// A layer. Groups are flattened: the visibility and offsets of a group apply to its layers, and the name of the group
/// comes before the names of its layers ("houses/roofs").
struct TiledLayer {
    enum class Kind : std::uint8_t { Tiles, Objects, Image };
    Kind kind = Kind::Tiles;
    int id = 0;
    QString name;
    QString className;
    bool isVisible = true;
    double offsetX = 0; ///< in px
    double offsetY = 0;
    Point origin;        ///< position of `tiles` in cells of the map; may be negative in infinite maps
    Grid<TileGid> tiles; ///< with flips, as in the file
    std::vector<TiledObject> objects;
    QString image; ///< of an image layer
    TiledProperties properties;
    bool hasLook = false; ///< translucent, tinted, or with parallax scrolling

    friend bool operator==(const TiledLayer &, const TiledLayer &) = default;
};

/// An orthogonal map. Other orientations are rejected when reading.
struct TiledMap {
    Size size;     ///< in cells; of an infinite map: bounds of all chunks
    Point origin;  ///< of an infinite map: upper left cell of the bounds; otherwise (0, 0)
    Size tileSize; ///< of a cell, in px
    bool isInfinite = false;
    QString className;
    TiledProperties properties;
    std::vector<TiledTileset> tilesets; ///< sorted by firstGid
    std::vector<TiledLayer> layers;     ///< from the lowest to the highest

    friend bool operator==(const TiledMap &, const TiledMap &) = default;
};

/// Returns the tileset of a tile: the tileset with the largest firstGid that does not exceed the number of the tile.
/// Null if there is none, or if `gid` is no tile.
const TiledTileset *tilesetOf(const TiledMap &map, TileGid gid);
/// Returns the data of a tile in its tileset; null if it has none.
const TiledTile *tileOf(const TiledMap &map, TileGid gid);
/// Returns the property with a name; null if there is none.
const TiledProperty *propertyOf(const TiledProperties &properties, QStringView name);

/// The ids that the next new layer and the next new object of a map get. Tiled never reuses ids.
struct NextIds {
    int layer = 1;
    int object = 1;
};
NextIds nextIdsOf(const TiledMap &map);
