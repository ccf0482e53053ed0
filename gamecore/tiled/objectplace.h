#pragma once

#include "gamecore/tiled/tiledmap.h"

/// The cell of the level on which an object stands; it may lie outside of the level. A tile stands where its foot does,
/// the middle of the lowest cell that its picture covers; any other shape where its middle is. Layer offsets, rotation
/// and the `objectalignment` of its tileset are heeded.
Point cellOf(const TiledMap &map, const TiledObject &object);

/// The cells that a rectangle covers with their middle, from the first to the one behind the last; at least the cell on
/// which it stands. Of other shapes that cell alone.
struct CellArea {
    Point first;
    Size size;
};
CellArea cellsOf(const TiledMap &map, const TiledObject &object);
