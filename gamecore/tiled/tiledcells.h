#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <algorithm>
#include <cmath>

/// Where the cells of a layer of tiles lie among those of the level, whose first one is TiledMap::origin: offsets move
/// a layer to the nearest cells.
inline Point shiftOf(const TiledMap &map, const TiledLayer &layer)
{
    const auto cells = [](double px, int side) {
        constexpr double farthest = 1'000'000; // cells: farther than any level is large
        return int(std::clamp(std::floor(px / side + 0.5), -farthest, farthest));
    };
    return layer.origin - map.origin
           + Point{cells(layer.offsetX, map.tileSize.width), cells(layer.offsetY, map.tileSize.height)};
}

/// Whether its offsets are no whole cells.
inline bool liesBetweenCells(const TiledMap &map, const TiledLayer &layer)
{
    return std::fmod(layer.offsetX, map.tileSize.width) != 0 || std::fmod(layer.offsetY, map.tileSize.height) != 0;
}

/// Calls `use` with every cell that has a tile, row by row, and the tile without flips; the cell may lie outside of the
/// level.
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
