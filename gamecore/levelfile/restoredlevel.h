#pragma once

#include "gamecore/tiled/tiledlevel.h"

/// True if a map was exported by tiledMapOf().
bool isExportedLevel(const TiledMap &map);

/// The level of an exported map: the same that was exported, or, where somebody painted tiles and placed objects in
/// Tiled, what tiles and objects say; all else is in properties. Tiles of any layer count, visible or not, later ones
/// over earlier ones, and those of kinds are things, below which is floor where no tile of
/// terrain is; a cell without a tile is wall. An object stands on the cell of its middle, with its class, or that of
/// its tile, as its kind. Only for maps of which isExportedLevel() holds.
///
/// Findings are mistakes in properties and values, with the paths of a level file, and what was left out (`not_taken`),
/// such as tiles and objects without a class. Mistakes are refused as they would be in a level file; whether the level
/// can be played is checked by the caller. The map is no larger than a level may be, as readTiledMap() sees to.
TiledLevel restoreLevel(const TiledMap &map, const Catalogue &catalogue);
