#include "gamecore/tiled/tiledmap.h"

#include <algorithm>

const TiledTileset *tilesetOf(const TiledMap &map, TileGid gid)
{
    const TileGid number = unflipped(gid);
    const auto after = std::upper_bound(map.tilesets.begin(), map.tilesets.end(), number,
                                        [](TileGid of, const TiledTileset &tileset) { return of < tileset.firstGid; });
    return number == 0 || after == map.tilesets.begin() ? nullptr : &*std::prev(after);
}

const TiledTile *tileOf(const TiledMap &map, TileGid gid)
{
    const TiledTileset *tileset = tilesetOf(map, gid);
    if (!tileset) {
        return nullptr;
    }
    const int id = int(unflipped(gid) - tileset->firstGid);
    const auto found = std::lower_bound(tileset->tiles.begin(), tileset->tiles.end(), id,
                                        [](const TiledTile &tile, int of) { return tile.id < of; });
    return found == tileset->tiles.end() || found->id != id ? nullptr : &*found;
}

const TiledProperty *propertyOf(const TiledProperties &properties, QStringView name)
{
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [name](const TiledProperty &property) { return property.name == name; });
    return found == properties.end() ? nullptr : &*found;
}

NextIds nextIdsOf(const TiledMap &map)
{
    NextIds next;
    for (const TiledLayer &layer : map.layers) {
        next.layer = std::max(next.layer, layer.id + 1);
        for (const TiledObject &object : layer.objects) {
            next.object = std::max(next.object, object.id + 1);
        }
    }
    return next;
}
