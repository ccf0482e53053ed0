#include "gamecore/tiled/tilepicture.h"

#include "gamecore/tiled/tiledreferences.h"

#include <algorithm>

TilePicture tilePictureOf(const TiledMap &map, TileGid gid)
{
    const TiledTileset *tileset = tilesetOf(map, gid);
    if (!tileset) {
        return {};
    }
    const TiledTile *tile = tileOf(map, gid);
    if (tile && !tile->image.isEmpty()) {
        return {.file = referredFrom(tileset->source, tile->image), .at = {}, .size = {}};
    }
    const Size size = tileset->tileSize;
    if (tileset->image.isEmpty() || size.width <= 0 || size.height <= 0) {
        return {};
    }
    // Old tilesets do not say how many columns they have.
    const qint64 step = qint64(size.width) + tileset->spacing;
    const qint64 counted =
        step > 0 ? (qint64(tileset->imageSize.width) - tileset->margin + tileset->spacing) / step : 0;
    const qint64 columns = std::max<qint64>(tileset->columns > 0 ? tileset->columns : counted, 1);
    const qint64 id = unflipped(gid) - tileset->firstGid;
    const auto place = [tileset](qint64 index, int side) {
        constexpr qint64 farthest = 1'000'000;
        return int(
            std::clamp<qint64>(tileset->margin + index * (qint64(side) + tileset->spacing), -farthest, farthest));
    };
    return {.file = referredFrom(tileset->source, tileset->image),
            .at = {place(id % columns, size.width), place(id / columns, size.height)},
            .size = size};
}
