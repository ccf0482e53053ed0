#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/tiledreferences.h"

/// Reads an extracted maze as a level, with the title and author of the text and the default ruleset. A maze without
/// rows is unreadable (`not_a_level`). `legend` maps more characters to keys, over the default legend. An unknown
/// character is one issue at its first cell, with the figure `cells`. Padded rows are one issue at the first of them,
/// with the figure `rows` if there are several.
ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend = {},
                   const LevelCheck &check = checkLevel);

/// Reads the first maze of a text (readDrawnMazes()) with readMaze(). Without a legend, the drawing determines the
/// meaning of characters (drawnManner()). A text with several mazes gives the warning `several_mazes`.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Returns the extensions, with dot, of files read as text with mazes: plain text, Sokoban collections, vaults, pages
/// and programs.
const QStringList &textEndings();
/// True if a level file is text, judging by its extension. All others are JSON.
bool isTextFile(const QString &path);
/// True if text with that extension may also be written: `.txt`. Other files belong to other programs.
bool isWritableText(const QString &path);

/// The user's settings for reading Tiled maps.
struct MapReading {
    std::optional<TiledMapping> mapping = {}; ///< default: the mapping in the map's folder
    QStringList trusted = {};                 ///< folders besides the project from which files may be read
};

/// Opens a level file of any format, also within a bundle (gamecore/packing/bundlefile.h). This is the only entry
/// point. Formats are JSON, text (isTextFile()) and Tiled maps, which are detected by extension, or in JSON by content.
/// Text and maps without a title are named after the file. Tilesets and templates of a map are read from its project
/// (MapFolders). If no mapping is given, the one of the folder applies; a mapping with errors makes the level
/// unplayable or unreadable.
ReadLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel, const MapReading &maps = {});
/// Does the same with the bytes of the file already read.
ReadLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel,
                         const MapReading &maps = {});

/// Opens a Tiled map. Its issues begin with guesses and omissions. The issues of the check follow, with cells instead
/// of positions in the file.
ReadLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                       const Catalogue &catalogue, const TiledMapping &mapping = {},
                       const LevelCheck &check = checkLevel);

/// The mapping file for all maps of a folder, used if no mapping is given. An answer about a tileset applies to every
/// map that uses it.
inline constexpr QLatin1StringView folderMappingName("tiled.mapping.json");
/// Reads the mapping in the folder of a map; an empty one if there is none. Issue::file is the file name without
/// folder.
TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues);

/// True if the extension is of a format in which levels are not saved: text and Tiled maps.
bool isForeignFile(const QString &path);

/// Returns the name of a level file without folder and extensions: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
