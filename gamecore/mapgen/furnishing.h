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
    QString key;             ///< key of the kind of item that opens the door
};

/// Adds doors, water and grass to a depth as its plan says, and may lock a room: one doorway of the room gets a locked
/// door, and all other openings of the room become wall. Returns the locked room, for which the caller must place the
/// key; std::nullopt if no room was locked. The first room, where the hero starts, and the last room, from which he
/// leaves, are never locked. Terrain that the catalogue does not define is left out.
std::optional<LockedRoom> furnish(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms,
                                  Rng &rng, Grid<TerrainId> &terrain);
