#pragma once

// gamecore/mapgen: generators of random levels: rooms, mazes, caves, and the depths of a dungeon.

#include "gamecore/base/cancel.h"
#include "gamecore/base/grid.h"

#include <optional>

/// Generators for random mazes, caves and rooms, as floor and wall only. The result depends only on mask, plan and
/// seed, and is the same on every platform.
///
/// Only cells with 1 in `mask` can become floor; cells with 0 stay wall. All eight neighbors of a floor cell are 1 in
/// the mask, too, so walls enclose the floor. Parts of the mask that are not connected are generated separately, and
/// not joined. `isCancelled` may be set from any thread; the result must then not be used.

/// The result of a generator.
struct Carved {
    Grid<std::uint8_t> floor;        ///< 1: floor; 0: wall
    std::optional<Point> start = {}; ///< cell for the hero to start on; std::nullopt if there is no floor
    qint64 count = 0;                ///< number of floor cells
};

/// Parameters of rooms. The generator tries rectangles of random size and position. It drops rectangles that touch an
/// earlier one or leave the mask. Each room is joined to the previous room by an L-shaped tunnel, or by a shortest path
/// within the mask if the tunnel would leave the mask. If there is no such path, the room is joined to an earlier room
/// in the same way. Source: libtcod tutorial, part 3 (https://rogueliketutorials.com/tutorials/tcod/v2/part-3).
struct RoomsPlan {
    int attempts = 30; ///< number of rectangles tried: 1..1000
    int smallest = 3;  ///< least width and height inside the walls, in cells: 1..100
    int largest = 7;   ///< greatest width and height inside the walls: `smallest`..100; reduced in small masks
};
Carved carveRooms(const Grid<std::uint8_t> &mask, const RoomsPlan &plan, std::uint64_t seed,
                  const std::atomic<bool> *isCancelled = nullptr);

/// Parameters of a perfect maze, in which exactly one path connects any two cells. The maze grows as a tree (J. Buck,
/// "Mazes for Programmers", 2015, chapter 12, "growing tree"). Growth from the newest cell gives long winding paths;
/// growth from random cells gives short paths with many dead ends.
struct MazePlan {
    int corridor = 1;  ///< width of corridors in cells: 1..9
    int winding = 100; ///< share of steps that grow from the newest cell, in percent: 0..100
};
Carved carveMaze(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);

/// Parameters of a cave, made by a cellular automaton. Walls are random at first. In each smoothing round a cell
/// becomes wall if at least five of the nine cells around it are walls, otherwise floor (J. Babcock, "Cellular Automata
/// Method for Generating Random Cave-Like Levels", RogueBasin, 2005). Afterwards, small caverns are filled, and all
/// other caverns are joined by shortest paths within the mask.
struct CavePlan {
    int walls = 45;    ///< share of cells that are walls at first, in percent: 0..100
    int rounds = 5;    ///< number of smoothing rounds: 0..20
    int smallest = 12; ///< caverns with fewer cells are filled, except the largest cavern: 1..10000
};
Carved carveCave(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);
