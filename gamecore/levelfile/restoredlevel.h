#pragma once

#include "gamecore/tiled/tiledlevel.h"

/// True if a map was exported by tiledMapOf().
bool isExportedLevel(const TiledMap &map);

/// Returns the level from which a map was exported. Tiles and objects may have been edited in Tiled since; all other
/// data is in properties. Tiles of all layers count, visible or not, later layers over earlier ones. Tiles of kinds
/// become things, on floor if there is no tile of terrain; a cell without a tile is wall. An object is placed on the
/// cell of its middle, and its class or its tile's class is its kind. Requires isExportedLevel().
///
/// Issues are errors in properties and values, with the paths of a level file, and omissions (`not_taken`), such as
/// tiles and objects without a class. The level is missing if any is of the grade unreadable. It is not checked; the
/// caller does that. readTiledMap() guarantees that the map is within the size limits.
TiledLevel restoreLevel(const TiledMap &map, const Catalogue &catalogue);
