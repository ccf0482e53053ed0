#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledreferences.h"

#include <array>

/// Reads a map of Tiled, JSON or XML, also one that is packed as a whole by gzip. The tilesets and templates that it
/// names may be of the other format. Nothing if a finding is of the unreadable grade. Findings have line and column,
/// those of JSON their path, and those about a file that the map names have its name as Issue::file, relative to the
/// map's folder.
///
/// A tileset that is missing or lies outside of the project is a finding too, `missing_file` or `outside_folder`, and
/// its tiles keep their numbers. The size of the map, of what its packed layers unpack to, and of all the files that it
/// names is bounded before any memory is taken for it.
std::optional<TiledMap> readTiledMap(const QByteArray &bytes, const TiledReferences &references, IssueList &issues);

/// How files of maps end.
inline constexpr std::array tiledEndings{QLatin1StringView(".tmj"), QLatin1StringView(".tmx")};
/// Whether a file is a map of Tiled by its ending, also with `.gz` behind it.
bool isTiledFile(const QString &path);
/// Whether a text in JSON is a map of Tiled, as far as a look at it tells.
bool looksLikeTiledMap(const QByteArray &text);
