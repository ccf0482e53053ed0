#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QStringList>

struct Level;
class Catalogue;
class LevelTiles;

/// Size of a cell in exported maps, in pixels.
inline constexpr int exportedTileSize = 32;
/// Number of tiles in a row of the picture.
inline constexpr int exportedTileColumns = 16;
int exportedTileRows(const LevelTiles &tiles);

/// Returns a level as a Tiled map, from which restoreLevel() (restoredlevel.h) restores the same level.
///
/// One layer holds the terrain, another the things. Each thing is an object with the tile of its kind, the kind's key
/// as its class, and its values as properties. All other data of the level is in properties of the map under its keys,
/// with objects and lists as JSON. `picture` is the file of the tileset picture, relative to the map; LevelTiles
/// describes its contents. The level must have cells. `catalogue` is the shipped one.
TiledMap tiledMapOf(const Level &level, const Catalogue &catalogue, const QString &picture);

/// Names of properties besides the keys of level files, shared by export and restoring.
namespace ExportedProperty {
inline constexpr QStringView format = u"format";
inline constexpr QStringView unknown = u"unknown";           ///< keys of the file that this version does not define
inline constexpr QStringView characters = u"characters";     ///< characters used for terrain
inline constexpr QStringView cell = u"cell";                 ///< objects: cell outside the level
inline constexpr QStringView character = u"character";       ///< objects: character in the rows
inline constexpr QStringView values = u"values";             ///< objects: values that properties cannot hold
inline constexpr QStringView translations = u"translations"; ///< of maps and objects
} // namespace ExportedProperty

/// Keys of a level file with text values, and with object values.
const QStringList &exportedTexts();
const QStringList &exportedObjects();
/// True if a property of an object is not a value of the thing.
bool isOwnProperty(const QString &name);

// Texts and values of a level as text in properties and classes of Tiled, restricted to characters that its files
// preserve. XML has no control characters, Qt's JSON drops a leading byte order mark, and Tiled drops blank texts.

/// Returns a text unchanged, or as a quoted JSON string if a Tiled file would not preserve it.
QString propertyText(const QString &text);
/// Returns the original text of propertyText(). A text that is not a quoted JSON string is returned unchanged.
QString textOfProperty(const QString &property);
/// Returns a value as JSON on one line.
QString propertyJson(const QJsonValue &value);
