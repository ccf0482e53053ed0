#pragma once

#include "gamecore/base/point.h"

#include <cstdint>
#include <optional>

class QPainter;
class QRectF;
struct Terrain;

/// What is marked on a small map. Each has a shape and a color of its own.
enum class MapShape : std::uint8_t {
    Hero,       ///< a disc
    Monster,    ///< a square
    Door,       ///< an empty square
    LockedDoor, ///< an empty square with a dot
    Stairs,     ///< a triangle that points down
    Exit,       ///< a ring
    Treasure,   ///< a diamond
    Item        ///< a cross
};

struct MapMark {
    Point cell;
    MapShape shape = MapShape::Monster;

    friend bool operator==(const MapMark &, const MapMark &) = default;
};

/// The mark of a terrain; nothing for common ground.
std::optional<MapShape> markOf(const Terrain &terrain);

/// Sides of the least square in which a mark can be told from others, in pixels.
inline constexpr int smallestMapMark = 7;

/// Fills `place`, at least smallestMapMark pixels wide and high. A border in the color of what is unknown on the
/// map lies around it, so that it stands out from whatever is below.
void paintMapMark(QPainter &painter, MapShape shape, const QRectF &place);
