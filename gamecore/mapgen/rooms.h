#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"

#include <vector>

/// Rooms and tunnels as in the libtcod tutorials, part 3: what the depths of the dungeon and levels made in the editor
/// have in common.

/// A rectangle of cells with its walls: corners are walls, and cells inside lie strictly between them.
struct Room {
    Point low;
    Point high;

    Point center() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
    /// Whether they share a cell, walls included.
    bool touches(const Room &other) const
    {
        return low.x <= other.high.x && high.x >= other.low.x && low.y <= other.high.y && high.y >= other.low.y;
    }
};

/// A room of random sides, `least`..`most` from wall to wall, at a random place inside `bounds`, both of whose sides
/// must be above `most`.
Room drawRoom(Rng &rng, int least, int most, Size bounds);
bool touchesAny(const Room &room, const std::vector<Room> &others);
/// The cells inside.
std::vector<Point> cellsOf(const Room &room);
/// A tunnel from one cell to another straight ahead, with one bend at a random end.
std::vector<Point> drawTunnel(Rng &rng, Point from, Point to);
