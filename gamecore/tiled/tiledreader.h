#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledreferences.h"

#include <array>

/// Reads a Tiled map in JSON or XML, possibly compressed as a whole by gzip. Its tilesets and templates may use the
/// other format. std::nullopt if an issue is of the unreadable grade. Issues have line and column, and in JSON a path.
/// Issues in a referenced file have its name in Issue::file, relative to the map's folder.
///
/// A tileset that is missing or outside the allowed folders is only a warning, `missing_file` or `outside_folder`; its
/// tiles keep their numbers. The size of the map, of its unpacked layers, and of all referenced files is limited before
/// any memory is allocated.
std::optional<TiledMap> readTiledMap(const QByteArray &bytes, const TiledReferences &references, IssueList &issues);

/// Extensions of map files.
inline constexpr std::array tiledEndings{QLatin1StringView(".tmj"), QLatin1StringView(".tmx")};
/// True if a path has the extension of a Tiled map, possibly followed by `.gz`.
bool isTiledFile(const QString &path);
/// True if a JSON text contains some keys of a Tiled map. Fast, since it does not parse the text.
bool looksLikeTiledMap(const QByteArray &text);
