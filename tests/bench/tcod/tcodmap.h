#pragma once

#include "tests/bench/maps.h"

#include <libtcod/fov.h>
#include <libtcod/path.h>
#include <memory>

/// The peer: libtcod's map of a level, with its field of view and pathfinders.
class TcodMap {
public:
    explicit TcodMap(const BenchMap &map);

    /// All of libtcod's algorithms in its order, beginning with FOV_BASIC.
    static constexpr std::array<TCOD_fov_algorithm_t, 6> algorithms{
        FOV_BASIC, FOV_DIAMOND, FOV_SHADOW, FOV_PERMISSIVE_8, FOV_RESTRICTIVE, FOV_SYMMETRIC_SHADOWCAST};

    /// Computes the field of view. Radius 0 is unlimited. Walls are lit.
    void look(Point from, int radius, TCOD_fov_algorithm_t algorithm)
    {
        TCOD_map_compute_fov(m_map.get(), from.x, from.y, radius, true, algorithm);
    }
    bool isVisible(Point cell) const { return TCOD_map_is_in_fov(m_map.get(), cell.x, cell.y); }
    TCOD_Map *get() const { return m_map.get(); }

private:
    struct Delete {
        void operator()(TCOD_Map *map) const { TCOD_map_delete(map); }
    };
    std::unique_ptr<TCOD_Map, Delete> m_map;
};
