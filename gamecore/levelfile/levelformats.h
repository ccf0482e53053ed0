#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/tiledreferences.h"

/// Reads an extracted maze as a level, with the title and author of the text and the default ruleset. A maze without
/// rows is unreadable (`not_a_level`). `legend` (character -> key) overrides the default legend. An unknown character
/// is one issue at its first cell, with the figure `cells`. Rows that are too short are one issue at the first of them,
/// with the figure `rows` if there are several.
ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend = {},
                   const LevelCheck &check = checkLevel);

/// Reads the first maze of a text (readDrawnMazes()) with readMaze(). If `legend` is empty, the drawing determines the
/// meaning of characters (conventionOfDrawing()). A text with several mazes adds the warning `several_mazes`.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Returns the extensions, with dot, of files that are read as text with mazes: plain text, Sokoban collections,
/// vaults, Markdown and programs.
const QStringList &textEndings();
/// True if a level file is text, judging by its extension. All others are JSON.
bool isTextFile(const QString &path);
/// True if levels may also be written to a text file of that name: only `.txt`, since the other extensions belong to
/// other programs.
bool isWritableText(const QString &path);

/// The user's settings for reading Tiled maps.
struct MapReading {
    std::optional<TiledMapping> mapping = {}; ///< std::nullopt: folderMapping()
    QStringList trusted = {}; ///< folders outside a map's project (MapFolders) from which files may be read, too
};

/// Opens a level file of any format, also within a bundle (gamecore/packing/bundlefile.h). All code that opens level
/// files uses it, or openLevelBytes(). Formats are JSON, text (isTextFile()) and Tiled maps, which are detected by
/// extension, or in JSON by content. A text with a single maze is named after the file, as are mazes and maps without a
/// title. Tilesets and templates of a map are read from its project (MapFolders). Errors in the mapping make the level
/// unplayable or unreadable.
ReadLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel, const MapReading &maps = {});
/// Does the same as openLevelFile() with `bytes`, the contents of the file.
ReadLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel,
                         const MapReading &maps = {});

/// Opens a Tiled map, also one exported from a level. Its issues begin with those of the map, such as guesses and
/// omissions. The issues of the check follow, with cells instead of positions in the file.
ReadLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                       const Catalogue &catalogue, const TiledMapping &mapping = {},
                       const LevelCheck &check = checkLevel);

/// The name of the mapping file for all maps in its folder. Its entries for a tileset apply to every map that uses the
/// tileset.
inline constexpr QLatin1StringView folderMappingName("tiled.mapping.json");
/// Reads the mapping file in the folder of a map; an empty mapping if there is none. Issue::file is its name without
/// the folder.
TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues);

/// True if the extension is that of text or of a Tiled map, formats in which the editor does not save levels.
bool isForeignFile(const QString &path);

/// Returns the name of a level file without folder and extensions: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
