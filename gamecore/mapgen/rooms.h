#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <vector>

/// Rooms and tunnels as in the libtcod tutorials, part 3. Shared by the dungeon and the level generators of the editor.

/// A rectangular room with its walls. `low` and `high` are its north-west and south-east corners, which are wall cells.
/// The floor lies strictly between them.
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

/// Returns a room of random size at a random position inside `bounds`. Its opposite walls are `least`..`most` cells
/// apart, so there are one fewer floor cells between them. Both sides of `bounds` must be greater than `most`.
Room drawRoom(Rng &rng, int least, int most, Size bounds);
bool touchesAny(const Room &room, const std::vector<Room> &others);
/// Returns the floor cells of a room, row by row.
std::vector<Point> cellsOf(const Room &room);
/// Returns the cells of an L-shaped tunnel, including both ends, in no particular order and with the bend twice. Its
/// horizontal or its vertical part comes first, at random.
std::vector<Point> drawTunnel(Rng &rng, Point from, Point to);
