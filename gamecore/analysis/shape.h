#pragma once

#include "gamecore/pathfinding/reach.h"

// The shape of the ground that a hero reaches, all of its doors open: `reached` is Reach::cells. All linear in the
// number of cells; lists are in reading order.

/// Cells that he can leave in one direction only.
std::vector<Point> deadEnds(const Ground &ground, const Grid<std::uint8_t> &reached);

/// Cells without which what he reaches would fall apart: somebody who stands there closes the way. (Articulation
/// points, after Tarjan.)
std::vector<Point> chokepoints(const Ground &ground, const Grid<std::uint8_t> &reached);

/// Steps from the start, turns of a hero whom nothing holds up but the opening of doors; `notReached` elsewhere.
Grid<int> stepsFrom(const Ground &ground, const Grid<std::uint8_t> &reached, Point start);
inline constexpr int notReached = -1;

/// What can be seen from the start: within `fov_radius`, whatever `vision` says.
struct StartView {
    Grid<std::uint8_t> cells;          ///< 1 for each cell in sight
    std::vector<std::size_t> monsters; ///< of Level::things
    std::vector<std::size_t> items;    ///< of Level::things; treasure too
};
/// `catalogue` is the one in force.
StartView viewOfStart(const Level &level, const Catalogue &catalogue, const Ground &ground, Point start);
