#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/mapgen/carving.h"

/// The settings of a random generator. Only the plan that `sort` selects is used.
struct GeneratorPlan {
    enum class Sort : std::uint8_t { Rooms, Maze, Cave } sort = Sort::Rooms;
    RoomsPlan rooms = {};
    MazePlan maze = {};
    CavePlan cave = {};
    std::uint64_t seed = 0; ///< 0..largestSeed
    TerrainId wall = 0;
    TerrainId floor = 0;
};

/// The result of a generator for some cells of a level.
struct Generated {
    LevelChange change;
    qint64 floorCells = 0; ///< number of cells that become floor; 0 if the area is too small
};

/// Returns the change that turns every cell of `area` into wall or floor and removes the things on it. `area` must lie
/// inside the level. If the level then has no start, one is placed on the new floor. Setting `isCancelled` from any
/// thread stops the work; the result is then empty.
Generated generated(const Level &level, const Catalogue &catalogue, const Area &area, const GeneratorPlan &plan,
                    const std::atomic<bool> *isCancelled = nullptr);
