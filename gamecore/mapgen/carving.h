#pragma once

// gamecore/mapgen: generators of random levels: rooms, mazes, caves, and the depths of a dungeon.

#include "gamecore/base/cancel.h"
#include "gamecore/base/grid.h"

#include <optional>

/// Generators for random mazes, caves and rooms, as floor and wall only. The result depends on mask, plan and seed
/// alone, and is the same on every platform.
///
/// Cells with mask 1 are generated; cells with mask 0 stay wall. All eight neighbors of a floor cell are in the mask,
/// so the result is closed. Separate parts of the mask are generated independently. `isCancelled` may be set from any
/// thread; the result is then useless.

/// The result of a generator.
struct Carved {
    Grid<std::uint8_t> floor;        ///< 1: floor; 0: wall
    std::optional<Point> start = {}; ///< cell for the hero to start on; std::nullopt if there is no floor
    qint64 count = 0;                ///< number of floor cells
};

/// Parameters of rooms. The generator tries rectangles of random size and position and drops those that touch an
/// earlier one. Each room is joined to the previous one by an L-shaped tunnel; if that would leave the mask, by a
/// shortest path within it, and if there is none, to an earlier room. libtcod tutorial, part 3
/// (https://rogueliketutorials.com/tutorials/tcod/v2/part-3).
struct RoomsPlan {
    int attempts = 30; ///< number of rectangles tried: 1..1000
    int smallest = 3;  ///< least width and height inside the walls, in cells: 1..100
    int largest = 7;   ///< greatest width and height inside the walls: `smallest`..100; less in small masks
};
Carved carveRooms(const Grid<std::uint8_t> &mask, const RoomsPlan &plan, std::uint64_t seed,
                  const std::atomic<bool> *isCancelled = nullptr);

/// Parameters of a perfect maze, in which exactly one path connects any two cells. It grows as a tree (J. Buck, "Mazes
/// for Programmers", 2015, chapter 12, "growing tree"). Growing from the newest cell gives long winding paths; growing
/// from random cells gives short paths with many dead ends.
struct MazePlan {
    int corridor = 1;  ///< width of corridors in cells: 1..9
    int winding = 100; ///< share of growth from the newest cell, in percent: 0..100
};
Carved carveMaze(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);

/// Parameters of a cave, made by a cellular automaton. Walls are random at first. In each smoothing round a cell
/// becomes wall if at least five of the nine cells around it are walls, otherwise floor (J. Babcock, "Cellular Automata
/// Method for Generating Random Cave-Like Levels", RogueBasin, 2005). Small caverns are then filled, and all others
/// joined by shortest paths within the mask.
struct CavePlan {
    int walls = 45;    ///< initial walls in percent: 0..100
    int rounds = 5;    ///< smoothing rounds: 0..20
    int smallest = 12; ///< caverns with fewer cells are filled, except the largest: 1..10000
};
Carved carveCave(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);
