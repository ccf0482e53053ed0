#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/ids.h"
#include "gamecore/mapgen/rooms.h"

#include <QString>

struct DungeonPlan;

/// A room that can be entered by one locked door only.
struct LockedRoom {
    std::size_t room = 0;
    std::size_t keyRoom = 0; ///< where its key is to lie: another room, which can be come to without it
    QString key;             ///< kind of the key
};

/// Puts into a depth what its plan says of doors, water and grass, and locks one of its rooms. The first room is where
/// the hero starts, the last one where he wants to go; both stay open, every other room but the locked one can be come
/// to from the first, and so can the locked one by its door. What is not in the catalogue is left out.
std::optional<LockedRoom> furnish(const Catalogue &catalogue, const DungeonPlan &plan, const std::vector<Room> &rooms,
                                  Rng &rng, Grid<TerrainId> &terrain);
