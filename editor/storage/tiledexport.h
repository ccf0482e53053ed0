#pragma once

#include "gamecore/base/files.h"

#include <optional>

struct Level;
class Catalogue;

/// Whether a path has an ending that levels are exported with: `.tmj` for JSON or `.tmx` for XML.
bool isTiledMapPath(const QString &path);
/// The picture of the tiles that is written beside a map: `NAME.tiles.png`.
QString tilePicturePath(const QString &mapPath);

/// Writes a level as a map of Tiled, JSON or XML by the ending of the path, and before it the picture of its tiles,
/// each whole or not at all. Folders are not made. The level must have cells; `shipped` is the catalogue that it is
/// edited with. Any thread may do it.
std::optional<SaveFault> exportToTiled(const QString &path, const Level &level, const Catalogue &shipped);
