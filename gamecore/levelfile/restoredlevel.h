#pragma once

#include "gamecore/tiled/tiledlevel.h"

/// True if a map was exported by tiledMapOf().
bool isExportedLevel(const TiledMap &map);

/// Returns the level from which a map was exported. Tiles and objects may have been edited in Tiled since then; all
/// other data of the level is in properties of the map. Tiles of all layers count, visible or not, later layers over
/// earlier ones. Tiles of kinds become things; the cell below is floor if it has no tile of terrain. A cell without any
/// tile is wall. An object becomes a thing on the cell of the object's middle. The kind of the thing is the class of
/// the object, or that of the object's tile. Requires isExportedLevel().
///
/// Issues are errors in properties and values, with the paths of a level file, and omissions (`not_taken`), such as
/// tiles and objects without a class. The level is missing if any issue is of the grade unreadable. The caller has to
/// check the level. readTiledMap() guarantees that the map is within the size limits.
TiledLevel restoreLevel(const TiledMap &map, const Catalogue &catalogue);
