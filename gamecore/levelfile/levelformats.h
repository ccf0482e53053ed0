#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/tiledreferences.h"

/// Reads a maze that was cut out of a text as a level with the name and the author that the text gives it and the
/// default ruleset. One without rows is unreadable (`not_a_level`).
/// `legend` maps further characters to keys, over the default legend. A character that is not known is one finding at
/// its first place, with the figure `cells`; rows that were padded are one at the first of them, with the figure `rows`
/// if there are several.
ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend = {},
                   const LevelCheck &check = checkLevel);

/// readMaze() of the first maze of a text (readDrawnMazes()). Without a legend the drawing itself says what characters
/// mean (drawnManner()). If the text has several mazes that is the warning `several_mazes`.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Endings of files that are read as text with mazes in it, each with its dot: plain text, Sokoban collections, vaults,
/// pages and programs.
const QStringList &textEndings();
/// True if a level file is text by its ending. All others are JSON.
bool isTextFile(const QString &path);
/// True if text with that ending may be written, too: `.txt`. Others belong to other programs.
bool isWritableText(const QString &path);

/// The settings with which a person reads maps of Tiled.
struct MapReading {
    std::optional<TiledMapping> mapping = {}; ///< else that of the map's folder
    QStringList trusted = {};                 ///< folders beside the project from which files may be read
};

/// The one entry for a level in a file, also one within a bundle (gamecore/packing/bundlefile.h), of any format: JSON,
/// text as isTextFile() says, and maps of Tiled, by the ending of the file, or in JSON by its content. Text and maps
/// are named after the file where nothing else names them. Maps name tilesets and templates, which are read from their
/// project (MapFolders). Without a mapping that of the folder holds, if there is one; with mistakes in it the level
/// cannot be played or, where they make the file unreadable, is none.
ReadLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel, const MapReading &maps = {});
/// Opens the bytes of a file of that path, for callers that have them.
ReadLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel,
                         const MapReading &maps = {});

/// Opens a map of Tiled. Guesses and what was left out are among the findings, before those of the check, which have
/// cells and no places in the file.
ReadLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                       const Catalogue &catalogue, const TiledMapping &mapping = {},
                       const LevelCheck &check = checkLevel);

/// The mapping file of all maps in a folder, for calls that name none: what was once answered about a tileset there
/// holds for every map that has it.
inline constexpr QLatin1StringView folderMappingName("tiled.mapping.json");
/// Reads the mapping in the folder of a map; an empty one if there is none. Issue::file is the bare name of the file.
TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues);

/// True if a file is of a format that levels are not saved in, by its ending: text, and maps of Tiled.
bool isForeignFile(const QString &path);

/// The name of a level file without folder and endings: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
