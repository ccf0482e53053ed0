#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/tiledreferences.h"

/// Reads an extracted maze as a level, with the title and author of the text and the default ruleset. A maze without
/// rows is unreadable (`not_a_level`). `legend` (character -> key) overrides the default legend. All cells with the
/// same unknown character give one issue, at the first of these cells, with the figure `cells`. All rows that are too
/// short give one issue, at the first of these rows, with the figure `rows` if there are several.
ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend = {},
                   const LevelCheck &check = checkLevel);

/// Reads the first maze of a text (readDrawnMazes()) with readMaze(). If `legend` is empty, the drawing determines the
/// meanings of characters (conventionOfDrawing()). If the text has several mazes, adds the warning `several_mazes`.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Returns the extensions, with dot, of files that are read as text with mazes: plain text, Sokoban collections,
/// vaults, Markdown and programs.
const QStringList &textEndings();
/// True if the extension of a level file is in textEndings().
bool isTextFile(const QString &path);
/// True if levels may also be written to a text file of that name: only `.txt`, since the other extensions belong to
/// other programs.
bool isWritableText(const QString &path);

/// The user's settings for reading Tiled maps.
struct MapReading {
    std::optional<TiledMapping> mapping = {}; ///< std::nullopt: folderMapping()
    QStringList trusted = {}; ///< further folders, outside a map's project (MapFolders), from which files may be read
};

/// Opens a level file of any format, also within a bundle (gamecore/packing/bundlefile.h). `legend` is for texts
/// (readLevelText()). All code that opens level files uses this function or openLevelBytes(). The formats are text
/// (isTextFile()), Tiled maps and JSON. The extension decides, but JSON files may turn out to be Tiled maps by their
/// content. A level is named after the file if its maze is the only one in the text, even if that maze has a title. A
/// maze or map without a title is always named after the file. Tilesets and templates of a map are read from its
/// project (MapFolders). Errors in the mapping make the level unplayable or unreadable.
ReadLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel, const MapReading &maps = {});
/// Does the same as openLevelFile() with `bytes`, the contents of the file.
ReadLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel,
                         const MapReading &maps = {});

/// Opens a Tiled map, which may have been exported from a level. The issues of the map come first, such as guesses and
/// omissions. The issues of the check follow, with cells instead of positions in the file.
ReadLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                       const Catalogue &catalogue, const TiledMapping &mapping = {},
                       const LevelCheck &check = checkLevel);

/// The name of the mapping file in a folder of Tiled maps. Entries of the file for a tileset apply to every map in the
/// folder that uses the tileset.
inline constexpr QLatin1StringView folderMappingName("tiled.mapping.json");
/// Reads the mapping file in the folder of a map; an empty mapping if there is none or if it cannot be read.
/// Issue::file of its issues is `folderMappingName`, without the folder.
TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues);

/// True if the extension is that of text or of a Tiled map, formats in which the editor does not save levels.
bool isForeignFile(const QString &path);

/// Returns the name of a level file without folder and extensions: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
