#pragma once

#include "gamecore/pathfinding/reach.h"

// The shape of the hero's reachable area, with all doors open: `reached` is Reach::cells. All functions are linear in
// the number of cells, and their lists are in reading order.

/// Returns the cells that the hero can leave in only one direction.
std::vector<Point> deadEnds(const Ground &ground, const Grid<std::uint8_t> &reached);

/// Returns the cells that connect parts of the reachable area: an actor on such a cell blocks the path. These are
/// articulation points (Tarjan).
std::vector<Point> chokepoints(const Ground &ground, const Grid<std::uint8_t> &reached);

/// Returns for each cell the number of steps from the start; `notReached` for cells out of reach. Ignores monsters and
/// the time for opening doors.
Grid<int> stepsFrom(const Ground &ground, const Grid<std::uint8_t> &reached, Point start);
inline constexpr int notReached = -1;

/// The view from the start, within `fov_radius` and regardless of `vision`.
struct StartView {
    Grid<std::uint8_t> cells;          ///< 1 for each cell in sight
    std::vector<std::size_t> monsters; ///< indices in Level::things
    std::vector<std::size_t> items;    ///< indices in Level::things, including treasure
};
/// Computes the view. `catalogue` is the one in force.
StartView viewOfStart(const Level &level, const Catalogue &catalogue, const Ground &ground, Point start);
