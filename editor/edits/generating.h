#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/mapgen/carving.h"

/// The settings of a random generator.
struct GeneratorPlan {
    enum class Sort : std::uint8_t { Rooms, Maze, Cave } sort = Sort::Rooms;
    RoomsPlan rooms = {};
    MazePlan maze = {};
    CavePlan cave = {};
    std::uint64_t seed = 0; ///< 0..largestSeed
    TerrainId wall = 0;
    TerrainId floor = 0;
};

/// The result of a generator plan for some cells of a level.
struct Generated {
    LevelChange change;
    qint64 floorCells = 0; ///< 0 if there was no room
};

/// Turns every cell of `area` into wall or floor and removes the things on it. `area` must lie inside the level. If
/// this removes the start, or the level had none, a start is placed on the new floor. Setting `isCancelled` from any
/// thread stops the work; the result is then invalid.
Generated generated(const Level &level, const Catalogue &catalogue, const Area &area, const GeneratorPlan &plan,
                    const std::atomic<bool> *isCancelled = nullptr);
