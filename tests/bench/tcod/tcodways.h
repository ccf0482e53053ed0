#pragma once

#include "tests/bench/tcod/tcodmap.h"

#include <optional>

/// libtcod's pathfinders as a game uses them; diagonal steps cost 1.5, as ours. The objects are reused, which is faster
/// than the tutorial, which makes one per monster and turn.
class TcodWays {
public:
    explicit TcodWays(const TcodMap &map);

    /// Searches by A* for one monster. Returns the cell of its first step.
    std::optional<Point> firstStep(Point from, Point to);

    /// Runs one search from the player over the whole map, shared by all monsters.
    void spreadFrom(Point player) { TCOD_dijkstra_compute(m_dijkstra.get(), player.x, player.y); }
    /// Returns the neighbor with the smallest distance.
    std::optional<Point> downhill(Point from) const;

private:
    static constexpr float diagonalCost = 1.5F;

    struct Delete {
        void operator()(TCOD_Path *path) const { TCOD_path_delete(path); }
        void operator()(TCOD_Dijkstra *dijkstra) const { TCOD_dijkstra_delete(dijkstra); }
    };
    std::unique_ptr<TCOD_Path, Delete> m_path;
    std::unique_ptr<TCOD_Dijkstra, Delete> m_dijkstra;
};
