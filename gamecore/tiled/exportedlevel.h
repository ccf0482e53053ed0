#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <QStringList>

struct Level;
class Catalogue;
class LevelTiles;

/// Pixels a cell in exported maps.
inline constexpr int exportedTileSize = 32;
/// Tiles in a row of their picture, and how many rows it has.
inline constexpr int exportedTileColumns = 16;
int exportedTileRows(const LevelTiles &tiles);

/// A level as a map of Tiled, from which restoreLevel() (restoredlevel.h) makes the same level again.
///
/// One layer holds the terrain and one the things, each an object that shows the tile of its kind, with the key of the
/// kind as its class and its values as properties. Whatever else a level file says stands in properties of the map,
/// under its keys; objects and lists as JSON. `picture` is the file of the picture of the tiles, relative to the map,
/// and LevelTiles says what it shows. The level must have cells. `catalogue` is the shipped one.
TiledMap tiledMapOf(const Level &level, const Catalogue &catalogue, const QString &picture);

/// Names of properties beside the keys of level files, which writing and restoring share.
namespace ExportedProperty {
inline constexpr QStringView format = u"format";
inline constexpr QStringView unknown = u"unknown";           ///< keys of the file that nobody knows
inline constexpr QStringView characters = u"characters";     ///< those that terrain is drawn with
inline constexpr QStringView cell = u"cell";                 ///< of an object that lies outside the level
inline constexpr QStringView character = u"character";       ///< of an object: its character in the rows
inline constexpr QStringView values = u"values";             ///< of an object: those that no property can hold
inline constexpr QStringView translations = u"translations"; ///< of the map, and of an object
} // namespace ExportedProperty

/// Keys of a level file whose values are texts, and those whose values are objects.
const QStringList &exportedTexts();
const QStringList &exportedObjects();
/// Whether a property of an object says something else than a value of a thing.
bool isOwnProperty(const QString &name);

// Texts and values of a level as text in properties and classes of Tiled, in characters that come back from its files
// as they were: XML has no control characters, Qt's JSON drops a byte order mark that a text begins with, and Tiled
// drops texts of blanks alone.

/// A text as it stands or, where a file of Tiled would change it, as a JSON string in quotes.
QString propertyText(const QString &text);
/// The text that propertyText() was given. What is no JSON string in quotes is taken as it stands.
QString textOfProperty(const QString &property);
/// A value as JSON on one line.
QString propertyJson(const QJsonValue &value);
