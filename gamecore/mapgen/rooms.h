#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <vector>

/// Rooms and tunnels as in the libtcod tutorials, part 3. Used by the dungeon generator and by the rooms generator
/// (carving.h).

/// A rectangular room with its walls. `low` and `high` are its north-west and south-east corners, which are wall cells.
/// The floor is strictly between the two corners.
struct Room {
    Point low;
    Point high;

    Point center() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
    /// True if both rooms share a cell, walls included.
    bool touches(const Room &other) const
    {
        return low.x <= other.high.x && high.x >= other.low.x && low.y <= other.high.y && high.y >= other.low.y;
    }
};

/// Returns a room of random size at a random position inside `bounds`. Opposite walls of the room are `least`..`most`
/// cells apart, with one floor cell fewer between them. Both sides of `bounds` must be greater than `most`.
Room drawRoom(Rng &rng, int least, int most, Size bounds);
bool touchesAny(const Room &room, const std::vector<Room> &others);
/// Returns the floor cells of a room, row by row.
std::vector<Point> cellsOf(const Room &room);
/// Returns the cells of an L-shaped tunnel between two cells, including both ends, in no particular order and with the
/// bend twice. Chance decides if the tunnel leaves `from` horizontally or vertically.
std::vector<Point> drawTunnel(Rng &rng, Point from, Point to);
