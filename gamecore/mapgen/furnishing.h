#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/ids.h"
#include "gamecore/mapgen/rooms.h"

#include <QString>

struct DungeonPlan;

/// A room whose only entrance is a locked door.
struct LockedRoom {
    std::size_t room = 0;    ///< index of the locked room
    std::size_t keyRoom = 0; ///< index of another room, which can be reached without the key
    QString key;             ///< kind of the key
};

/// Adds doors, water and grass to a depth as its plan says, and may lock a room: one doorway gets a locked door, and
/// its other openings become wall. Returns the locked room, for which the caller places the key; std::nullopt if there
/// is none. The hero starts in the first room and leaves from the last; neither is locked. Terrain that the catalogue
/// does not define is left out.
std::optional<LockedRoom> furnish(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms,
                                  Rng &rng, Grid<TerrainId> &terrain);
