#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"
#include "gamecore/tiled/tiledmap.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

struct Level;

/// A tile in the tileset of an exported map.
struct LevelTile {
    std::optional<Meaning> meaning = {}; ///< std::nullopt: the tile for kinds that the catalogue does not define
    int variant = 0;                     ///< index among the pictures of its terrain or kind
    bool isFront = false; ///< shows Terrain::facePictures, the front of a wall, instead of picture `variant`
    std::optional<Point> likeCell = {}; ///< shows the ground of this cell of the level, with all its borders
};

/// The looks of a level's ground. Cells with equal numbers look the same.
struct GroundLooks {
    static constexpr int none = -1;
    Grid<int> cells;          ///< index in `first`, or `none`; empty: `none` everywhere
    std::vector<Point> first; ///< a cell with each look
};

/// The tiles that show a level in Tiled as it looks in play. All pictures of each terrain come first, then those of
/// each shipped kind, then those of the level's own kinds, then a tile for all unknown kinds. They are the same for all
/// levels without kinds of their own. Last come tiles for the looks of the level's ground, if setLooks() was called.
/// The number of a tile is its index in tiles().
class LevelTiles {
public:
    /// `shipped` must outlive this object.
    LevelTiles(const Level &level, const Catalogue &shipped);

    /// Adds a tile for each of these looks, which belong to `level`.
    void setLooks(GroundLooks looks, const Level &level);

    /// Returns the catalogue in force for the level.
    const Catalogue &catalogue() const { return *m_catalogue; }
    const std::vector<LevelTile> &tiles() const { return m_tiles; }
    /// Returns the key of a tile's terrain or kind; empty for the tile of unknown kinds.
    QString keyOf(const LevelTile &tile) const;

    /// Returns the number of the tile for the ground of a cell of the level: the tile of its look if it has one.
    /// Otherwise a tile of its terrain: the front if the cell below has other terrain, else a variant that depends on
    /// the cell.
    int ofGround(const Grid<TerrainId> &terrain, Point cell) const;
    /// Returns the number of the tile for a kind on a cell. For an unknown kind, this is the tile that stands for all
    /// unknown kinds.
    int ofKind(const QString &kind, Point cell) const;

private:
    struct Variants {
        int first = 0;  ///< number of the first tile
        int count = 1;  ///< number of pictures
        int front = -1; ///< number of the tile that shows the front of a terrain; -1 if it has none
    };
    Variants add(Meaning meaning);

    CataloguePtr m_catalogue;
    std::vector<LevelTile> m_tiles;
    std::vector<Variants> m_terrain;
    QHash<QString, Variants> m_kinds;
    Variants m_unknown;
    GroundLooks m_looks;
    int m_firstLook = 0; ///< number of the tile of the first look
};

/// Size of a cell in exported maps, in pixels.
inline constexpr int exportedTileSize = 32;
/// Number of tiles in a row of the tileset picture.
inline constexpr int exportedTileColumns = 16;
/// Returns the number of rows of the tileset picture.
int exportedTileRows(const LevelTiles &tiles);

/// Returns a level as a Tiled map, from which restoreLevel() (restoredlevel.h) restores the same level.
///
/// One layer holds the terrain, another the things. Each thing is an object with the tile of its kind, the kind's key
/// as its class, and its values as properties. All other data of the level is in properties of the map. The names of
/// these properties are the keys of level files; objects and lists are stored as JSON. `tiles` are those of the level.
/// `picture` is the path of the tileset picture, relative to the map. The caller draws this picture from `tiles`. The
/// level must have cells.
TiledMap tiledMapOf(const Level &level, const LevelTiles &tiles, const QString &picture);

/// Names of properties that are not keys of level files. Both export and restoring use them.
namespace ExportedProperty {
inline constexpr QStringView format = u"format";             ///< of the map: identifies it as an exported level
inline constexpr QStringView unknown = u"unknown";           ///< of the map: keys that this version does not define
inline constexpr QStringView characters = u"characters";     ///< of the map: Level::drawn
inline constexpr QStringView cell = u"cell";                 ///< of an object: Thing::cell, if it is outside the level
inline constexpr QStringView character = u"character";       ///< of an object: Thing::character
inline constexpr QStringView values = u"values";             ///< of an object: values that properties cannot hold
inline constexpr QStringView translations = u"translations"; ///< of the map and of objects: translations of its texts
} // namespace ExportedProperty

/// Returns the keys of a level file whose values are exported as texts, such as `name`.
const QStringList &exportedTexts();
/// Returns the keys of a level file whose values are exported as JSON objects, such as `rules`.
const QStringList &exportedObjects();
/// True if the export uses a property of this name for its own data, so that the property is not a value of the thing.
bool isReservedProperty(const QString &name);

// Functions that store texts and values of a level in properties and classes of Tiled, using only characters that
// Tiled's files preserve. XML has no control characters, Qt's JSON drops a leading byte order mark, and Tiled drops
// blank texts.

/// Returns a text unchanged, or as a quoted JSON string if a Tiled file would not preserve it.
QString propertyText(const QString &text);
/// Returns the original text of propertyText(). A text that is not a quoted JSON string is returned unchanged.
QString textOfProperty(const QString &property);
/// Returns a value as JSON on one line, with escapes for characters that Tiled files do not preserve.
QString propertyJson(const QJsonValue &value);
