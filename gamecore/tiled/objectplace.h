#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <optional>
#include <vector>

/// The cell of the level on which an object stands; it may lie outside of the level. A tile stands where its foot does,
/// the middle of the lowest cell that its picture covers; any other shape where its middle is. Layer offsets, rotation
/// and the `objectalignment` of its tileset are heeded.
Point cellOf(const TiledMap &map, const TiledObject &object);

/// Some cells of one row.
struct CellRun {
    Point first;
    int count = 0;
};

/// The cells of the level that an object fills, which may be listed twice: a polygon, an ellipse or a turned shape
/// fills those whose middle it covers, a rectangle at least one row and one column of them, a polyline those that it
/// crosses, and a tile or a point the one on which it stands, as does a small shape that covers none. `left` bounds the
/// work: it is counted down by the edges and cells looked at; std::nullopt if it does not suffice.
std::optional<std::vector<CellRun>> cellsOf(const TiledMap &map, const TiledObject &object, qint64 &left);
