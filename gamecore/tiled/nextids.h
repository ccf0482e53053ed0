#pragma once

#include "gamecore/tiled/tiledmap.h"

#include <algorithm>

/// The numbers that Tiled gives to the next layer and to the next object of a map; it never gives one twice.
struct NextIds {
    int layer = 1;
    int object = 1;
};

inline NextIds nextIdsOf(const TiledMap &map)
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
