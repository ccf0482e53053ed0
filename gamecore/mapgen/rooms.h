#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <vector>

/// Rooms and tunnels as in the libtcod tutorials, part 3. Shared by the dungeon and the level generators of the editor.

/// A rectangle of cells with its walls. Its corners are wall cells; the cells inside lie strictly between them.
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

/// Returns a room of random size, `least`..`most` from wall to wall, at a random position inside `bounds`. Both sides
/// of `bounds` must be greater than `most`.
Room drawRoom(Rng &rng, int least, int most, Size bounds);
bool touchesAny(const Room &room, const std::vector<Room> &others);
/// Returns the cells inside a room, without its walls.
std::vector<Point> cellsOf(const Room &room);
/// Returns the cells of a straight tunnel with one bend at a random end.
std::vector<Point> drawTunnel(Rng &rng, Point from, Point to);
