#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/mapgen/carving.h"

/// A plan of what is made by chance into a level.
struct GeneratorPlan {
    enum class Sort : std::uint8_t { Rooms, Maze, Cave } sort = Sort::Rooms;
    RoomsPlan rooms = {};
    MazePlan maze = {};
    CavePlan cave = {};
    std::uint64_t seed = 0; ///< 0..largestSeed
    TerrainId wall = 0;
    TerrainId floor = 0;
};

/// What a plan makes of some cells of a level.
struct Generated {
    LevelChange change;
    qint64 floorCells = 0; ///< none: there was no room for it
};

/// Every cell of `area`, which must lie inside the level, becomes wall or floor, and what stood on it goes. If that was
/// a start, or the level had none, a start stands on the floor that was made. Setting `isCancelled` from any thread
/// stops it; the result is then of no use.
Generated generated(const Level &level, const Catalogue &catalogue, const Area &area, const GeneratorPlan &plan,
                    const std::atomic<bool> *isCancelled = nullptr);
