#pragma once

#include "gamecore/base/files.h"

#include <optional>

struct Level;
class Catalogue;

/// True if a path has a suffix for exported maps: `.tmj` (JSON) or `.tmx` (XML).
bool isTiledMapPath(const QString &path);
/// Returns the path of the tile picture beside a map: `NAME.tiles.png`. isTiledMapPath(mapPath) must be true.
QString tilePicturePath(const QString &mapPath);

/// Writes a level as a Tiled map, together with the picture of its tiles (tilePicturePath()). The suffix of `path`
/// selects JSON or XML. The files are replaced only once both are on the disk. Does not create folders. Returns the
/// reason on failure; std::nullopt on success. The level must have cells; `shipped` is the shipped catalogue. Can be
/// called from any thread.
std::optional<SaveFault> exportToTiled(const QString &path, const Level &level, const Catalogue &shipped);
