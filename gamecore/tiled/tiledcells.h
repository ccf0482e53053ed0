#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <algorithm>
#include <cmath>

/// Returns the vector from a cell of a tile layer to the same cell of the level. Cell (0, 0) of the level is the cell
/// TiledMap::origin of the map. Offsets in pixels are rounded to cells.
inline Point shiftOf(const TiledMap &map, const TiledLayer &layer)
{
    const auto cells = [](double px, int side) {
        constexpr double farthest = 1'000'000; // in cells, farther than the size of any level
        return int(std::clamp(std::floor(px / side + 0.5), -farthest, farthest));
    };
    return layer.origin - map.origin
           + Point{cells(layer.offsetX, map.tileSize.width), cells(layer.offsetY, map.tileSize.height)};
}

/// True if the offsets of a layer are not whole cells.
inline bool liesBetweenCells(const TiledMap &map, const TiledLayer &layer)
{
    return std::fmod(layer.offsetX, map.tileSize.width) != 0 || std::fmod(layer.offsetY, map.tileSize.height) != 0;
}

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
