#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>
#include <vector>

// The cells of a level in which the tiles and objects of a map lie.

/// Returns the vector from a cell of a tile layer to the same cell of the level. Cell (0, 0) of the level is the cell
/// TiledMap::origin of the map. Offsets in pixels are rounded to cells.
Point shiftOf(const TiledMap &map, const TiledLayer &layer);

/// True if the offsets of a layer are not whole cells.
bool liesBetweenCells(const TiledMap &map, const TiledLayer &layer);

/// Calls `use(cell, gid)` for each tile of a layer, row by row: `cell` is the tile's cell in coordinates of the level,
/// which may lie outside the level; `gid` is the tile without flips.
template<typename Use>
void eachTile(const TiledMap &map, const TiledLayer &layer, const Use &use)
{
    const Point shift = shiftOf(map, layer);
    for (int y = 0; y < layer.tiles.height(); ++y) {
        for (int x = 0; x < layer.tiles.width(); ++x) {
            if (const TileGid gid = unflipped(layer.tiles.at({x, y}))) {
                use(shift + Point{x, y}, gid);
            }
        }
    }
}

/// Returns the cell in which an object lies, in coordinates of the level; the cell may be outside the level. For a tile
/// that is not rotated, this is the cell at its foot: the bottom of its picture, in the middle. For any other object,
/// it is the cell at its middle. Rotation and the `objectalignment` of the tileset are taken into account.
Point cellOf(const TiledMap &map, const TiledObject &object);

/// A horizontal run of cells.
struct FilledRun {
    Point first;
    int count = 0;
};

/// Returns the cells inside the level that an object fills; cells may occur twice.
/// - A shape fills the cells whose middle it covers. A rectangle or ellipse that is not rotated is first widened to at
///   least one column and one row. A polyline, or a polygon of two points, fills the cells that it crosses.
/// - A tile or a point fills the cell of cellOf(). So does a shape that covers the middle of no cell, unless it is a
///   polygon or polyline.
///
/// `left` limits the work: the numbers of edges and cells are subtracted from `left`. std::nullopt if `left` becomes
/// negative.
std::optional<std::vector<FilledRun>> cellsOf(const TiledMap &map, const TiledObject &object, qint64 &left);
