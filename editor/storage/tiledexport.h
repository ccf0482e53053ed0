#pragma once

#include "gamecore/base/files.h"

#include <optional>

struct Level;
class Catalogue;

/// True if a path has a suffix for exported maps: `.tmj` (JSON) or `.tmx` (XML).
bool isTiledMapPath(const QString &path);
/// Returns the path of the tile picture beside a map: `NAME.tiles.png`.
QString tilePicturePath(const QString &mapPath);

/// Writes a level as a Tiled map, JSON or XML depending on the suffix, after the picture of its tiles. Each file is
/// written completely or not at all. Does not create folders. The level must have cells; `shipped` is the catalogue
/// that it is edited with. Can be called from any thread.
std::optional<SaveFault> exportToTiled(const QString &path, const Level &level, const Catalogue &shipped);
