#pragma once

#include "gamecore/levelfile/levelformats.h"
#include "gamecore/tiled/tiledlevel.h"
#include "gamecore/tiled/tiledreader.h"

/// What came of opening a file of a level: also of a map of Tiled, whose tiles may have been guessed and whose objects
/// may be unknown.
struct OpenedLevel : ReadLevel {
    std::vector<GuessedTile> guesses;
    std::vector<ObjectClass> classes;
    bool isForeignMap = false;
    /// Files that the map names and that were not read since they lie outside of its project, relative to its folder.
    QStringList outsideFiles;
};

/// The settings with which a person reads maps of Tiled.
struct MapReading {
    std::optional<TiledMapping> mapping = {}; ///< else that of the map's folder
    QStringList trusted = {};                 ///< folders beside the project from which files may be read
};

/// Opens a map of Tiled as a level that is named after its file, if nothing else names it. What was guessed or left out
/// is among the findings, before those of the check, which have cells and no places in the file.
OpenedLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                         const Catalogue &catalogue, const TiledMapping &mapping = {},
                         const LevelCheck &check = checkLevel);

/// The mapping file of all maps in a folder, for calls that name none: what was once answered about a tileset there
/// holds for every map that has it.
inline constexpr QLatin1StringView folderMappingName("tiled.mapping.json");

/// Opens a file of any format that levels come in: as readLevelFile(), and maps of Tiled, by the ending of the file, or
/// in JSON by what stands in it. Maps name tilesets and templates, which are read from their project (MapFolders).
/// Without a mapping that of the folder holds, if there is one; with mistakes in it the level cannot be played or,
/// where they make the file unreadable, is none.
OpenedLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                          const LevelCheck &check = checkLevel, const MapReading &maps = {});
/// Opens the bytes of a file of that path, for callers that have them.
OpenedLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                           const QJsonObject &legend = {}, const LevelCheck &check = checkLevel,
                           const MapReading &maps = {});
/// What the folder of a map says; an empty mapping if it says nothing. Issue::file is the bare name of the file.
TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues);

/// Whether a file is of a format that levels are not saved in, by its ending: text, and maps of Tiled.
bool isForeignFile(const QString &path);
