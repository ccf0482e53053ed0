#pragma once

// gamecore/mapgen: random levels: rooms, mazes, caves, and the depths of a dungeon.

#include "gamecore/base/cancel.h"
#include "gamecore/base/grid.h"

#include <optional>

/// Mazes, caves and rooms made by chance, as floor and wall without anything on them. A function of mask, plan and
/// seed, the same on every platform.
///
/// The mask says which cells are made: 1; those that are 0 are not looked at and stay wall in the answer. Floor keeps
/// away from everything outside: its eight neighbors are all in the mask, so what is made is closed. Where the mask
/// falls into parts, each is made for itself. They may be cancelled by `isCancelled` from any thread; what they answer
/// then is of no use.

/// What became of the cells of a mask.
struct Carved {
    Grid<std::uint8_t> floor;        ///< 1: floor; 0: wall
    std::optional<Point> start = {}; ///< a cell of floor to start on; nothing if there is none
    qint64 count = 0;                ///< cells of floor
};

/// Rectangles of random sides and places are tried; those that touch an earlier one are left out. Each is joined to the
/// one before by a tunnel with one bend or, where that would leave the mask, by a shortest way inside it. libtcod
/// tutorial, part 3 (https://rogueliketutorials.com/tutorials/tcod/v2/part-3).
struct RoomsPlan {
    int attempts = 30; ///< 1..1000
    int smallest = 3;  ///< cells inside, from wall to wall: 1..100
    int largest = 7;   ///< cells inside, from `smallest` to 100
};
Carved carveRooms(const Grid<std::uint8_t> &mask, const RoomsPlan &plan, std::uint64_t seed,
                  const std::atomic<bool> *isCancelled = nullptr);

/// A perfect maze: between any two of its cells there is exactly one way. Grown as a tree (J. Buck, "Mazes for
/// Programmers", 2015, chapter 12, "growing tree"): always from its newest cell makes long winding ways, from any of
/// its cells short ones with many dead ends.
struct MazePlan {
    int corridor = 1;  ///< cells from wall to wall: 1..9
    int winding = 100; ///< how often it grows from the newest cell: 0..100 of 100
};
Carved carveMaze(const Grid<std::uint8_t> &mask, const MazePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);

/// A cave: walls at random, and a few times each cell becomes wall if five of the nine cells around it are (J. Babcock,
/// "Cellular Automata Method for Generating Random Cave-Like Levels", RogueBasin, 2005). Caverns that are too small are
/// filled; the others are joined by the shortest ways between them, so the cave is connected.
struct CavePlan {
    int walls = 45;    ///< of 100 cells, before the rounds: 0..100
    int rounds = 5;    ///< 0..20
    int smallest = 12; ///< cells of a cavern that stays: 1..10000; the largest always stays
};
Carved carveCave(const Grid<std::uint8_t> &mask, const CavePlan &plan, std::uint64_t seed,
                 const std::atomic<bool> *isCancelled = nullptr);
