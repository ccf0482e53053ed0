#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/ids.h"
#include "gamecore/mapgen/rooms.h"

#include <QString>

struct DungeonPlan;

/// A room whose only entrance is a locked door.
struct LockedRoom {
    std::size_t room = 0;
    std::size_t keyRoom = 0; ///< another room for the key, which can be reached without it
    QString key;             ///< kind of the key
};

/// Adds doors, water and grass to a depth as its plan says, and may lock a room. Returns the locked room; std::nullopt
/// if there is none. The hero starts in the first room and leaves from the last; both stay open. Every room can be
/// reached from the first, the locked one by its door. Terrain that the catalogue does not define is left out.
std::optional<LockedRoom> furnish(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms,
                                  Rng &rng, Grid<TerrainId> &terrain);
