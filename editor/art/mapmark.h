#pragma once

#include "gamecore/base/point.h"

#include <cstdint>
#include <optional>

class QPainter;
class QRectF;
struct Terrain;

/// The marks on a small map. Each has its own shape and color.
enum class MapShape : std::uint8_t {
    Hero,       ///< disc
    Monster,    ///< square
    Door,       ///< empty square
    LockedDoor, ///< empty square with a dot
    Stairs,     ///< triangle pointing down
    Exit,       ///< ring
    Treasure,   ///< diamond
    Item        ///< cross
};

/// A mark on a cell of a small map.
struct MapMark {
    Point cell;
    MapShape shape = MapShape::Monster;

    friend bool operator==(const MapMark &, const MapMark &) = default;
};

/// Returns the mark of a terrain: a door, stairs or an exit; std::nullopt for all other terrain.
std::optional<MapShape> markOf(const Terrain &terrain);

/// Smallest side of a square in which marks can be told apart, in pixels.
inline constexpr int smallestMapMark = 7;

/// Draws a mark in `place`, which must be at least smallestMapMark pixels wide and high. A border around `place`, in
/// the color of unknown cells, makes the mark visible on any background.
void paintMapMark(QPainter &painter, MapShape shape, const QRectF &place);
