#include "tests/bench/tcod/tcodmap.h"

TcodMap::TcodMap(const BenchMap &map) : m_map(TCOD_map_new(map.width(), map.height()))
{
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            const bool isFloor = map.at({x, y}) != 0;
            TCOD_map_set_properties(m_map.get(), x, y, isFloor, isFloor);
        }
    }
}
