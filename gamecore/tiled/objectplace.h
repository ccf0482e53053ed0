#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>
#include <vector>

/// Returns the cell of an object; it may be outside the level. For a tile, this is its foot: the middle of the lowest
/// cell that its picture covers. Any other shape counts by its middle. Includes layer offsets, rotation, and the
/// `objectalignment` of the tileset.
Point cellOf(const TiledMap &map, const TiledObject &object);

/// A horizontal run of cells.
struct CellRun {
    Point first;
    int count = 0;
};

/// Returns the cells that an object fills; cells may occur twice. A polygon, an ellipse or a rotated shape fills the
/// cells whose middle it covers. A rectangle fills at least one row and one column, a polyline the cells it crosses. A
/// tile, a point, or a small shape that covers no middle fills the cell of cellOf(). `left` limits the work: edges and
/// cells are subtracted from it. std::nullopt if it is used up.
std::optional<std::vector<CellRun>> cellsOf(const TiledMap &map, const TiledObject &object, qint64 &left);
