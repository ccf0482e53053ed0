#pragma once

#include "gamecore/base/grid.h"

#include <QString>

#include <array>
#include <vector>

/// The ground that everything is measured on: made by chance from fixed seeds, the same for both sides.
enum class MapKind : std::uint8_t {
    Open,  ///< 5 % of the cells are wall
    Noise, ///< 45 % are
    Cave,  ///< that, smoothed five times
    Maze,  ///< perfect: one way between any two cells
    Rooms  ///< of 5..9 cells a side joined by corridors, as the libtcod tutorial makes them
};
inline constexpr std::array<MapKind, 5> mapKinds{MapKind::Open, MapKind::Noise, MapKind::Cave, MapKind::Maze,
                                                 MapKind::Rooms};
/// "open", "noise", "cave", "maze", "rooms".
QString mapKindName(MapKind kind);

inline constexpr Size tutorialSize{80, 45};
inline constexpr Size largeSize{512, 512};
inline constexpr Size hugeSize{2048, 2048};

/// 1 where one can stand and see, 0 in walls. The border is wall. Sides are 16 or more.
using BenchMap = Grid<std::uint8_t>;
BenchMap makeMap(MapKind kind, Size size, std::uint64_t seed = 42);

/// The cells of the largest part of the floor that holds together, by straight steps, row by row.
std::vector<Point> largestPart(const BenchMap &map);
/// `count` of these cells drawn by chance, some perhaps more than once.
std::vector<Point> drawnFrom(const std::vector<Point> &cells, int count, std::uint64_t seed);
