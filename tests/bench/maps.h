#pragma once

#include "gamecore/base/grid.h"

#include <QString>

#include <array>
#include <vector>

/// The kinds of maps that all rows are measured on: random from fixed seeds, the same for both sides.
enum class MapKind : std::uint8_t {
    Open,  ///< 5 % of the cells are wall
    Noise, ///< 45 % of the cells are wall
    Cave,  ///< noise, smoothed five times
    Maze,  ///< perfect: exactly one path between any two cells
    Rooms  ///< rooms of 5..9 cells a side joined by corridors, as the libtcod tutorial makes them
};
inline constexpr std::array<MapKind, 5> mapKinds{MapKind::Open, MapKind::Noise, MapKind::Cave, MapKind::Maze,
                                                 MapKind::Rooms};
/// Returns "open", "noise", "cave", "maze" or "rooms".
QString mapKindName(MapKind kind);

inline constexpr Size tutorialSize{80, 45};
inline constexpr Size largeSize{512, 512};
inline constexpr Size hugeSize{2048, 2048};

/// 1 on floor, which is walkable and transparent; 0 in walls. The border is wall. Sides are 16 or more.
using BenchMap = Grid<std::uint8_t>;
BenchMap makeMap(MapKind kind, Size size, std::uint64_t seed = 42);

/// Returns the cells of the largest part of the floor that is connected by straight steps, row by row.
std::vector<Point> largestPart(const BenchMap &map);
/// Returns `count` random cells of the list, possibly with repetitions.
std::vector<Point> drawnFrom(const std::vector<Point> &cells, int count, std::uint64_t seed);
