#pragma once

// gamecore/base: basic types without game logic: points, grids, random numbers, hashes, files, issues.

#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

/// A cell of a grid, counted from the top left corner: x to the right, y down, both from 0. A point may also be outside
/// the grid (Size::contains()).
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// True if `a` comes before `b` in reading order: by row, then by column. Things in files and the ids of monsters are
/// in this order.
constexpr bool readsBefore(Point a, Point b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/// A size in cells, never negative.
struct Size {
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(Size, Size) = default;
    constexpr bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height; }
    constexpr std::int64_t area() const { return std::int64_t(width) * height; }
};

/// The directions to the eight neighbors of a cell, clockwise from north. The four straight ones have even numbers.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr std::array<Direction, 4> straightDirections{Direction::North, Direction::East, Direction::South,
                                                             Direction::West};
inline constexpr int directionCount = 8;

constexpr bool isStraight(Direction direction)
{
    return int(direction) % 2 == 0;
}

/// Returns the vector to the neighbor in a direction, with both coordinates in -1..1.
constexpr Point stepOf(Direction direction)
{
    constexpr std::array<Point, directionCount> steps{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    return steps[std::size_t(direction)];
}

/// Returns the direction of a vector to a neighbor. std::nullopt for any other vector.
constexpr std::optional<Direction> directionOf(Point step)
{
    for (int i = 0; i < directionCount; ++i) {
        if (stepOf(Direction(i)) == step) {
            return Direction(i);
        }
    }
    return std::nullopt;
}

/// Returns the direction, of eight, that is nearest to a vector. A vector counts as straight if one coordinate is more
/// than twice as large as the other, regardless of signs. std::nullopt for a zero vector.
constexpr std::optional<Direction> nearestDirection(Point way)
{
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    const int width = sign(way.x) * way.x;
    const int height = sign(way.y) * way.y;
    return directionOf({width * 2 < height ? 0 : sign(way.x), height * 2 < width ? 0 : sign(way.y)});
}

/// Returns the word for a direction in files and command lines: "north", "northeast", ...
constexpr QLatin1StringView directionKey(Direction direction)
{
    constexpr std::array<QLatin1StringView, directionCount> keys{
        QLatin1StringView("north"),     QLatin1StringView("northeast"), QLatin1StringView("east"),
        QLatin1StringView("southeast"), QLatin1StringView("south"),     QLatin1StringView("southwest"),
        QLatin1StringView("west"),      QLatin1StringView("northwest")};
    return keys[std::size_t(direction)];
}
/// Parses the word of directionKey(). std::nullopt for any other word. Case matters.
std::optional<Direction> directionFromKey(QStringView key);

/// Searches the cells around `center`, ring by ring: first its eight neighbors, then the square outline around these,
/// and so on. Returns the first cell for which `holds(Point)` is true; in a ring, the first in reading order. `center`
/// itself is not tested, but cells outside a grid of `size` are. std::nullopt if there is no such cell at a distance
/// below the longer side of `size`.
template<typename Holds>
std::optional<Point> nearestInSquares(Size size, Point center, const Holds &holds)
{
    const int farthest = std::max(size.width, size.height);
    for (int distance = 1; distance < farthest; ++distance) {
        for (int y = center.y - distance; y <= center.y + distance; ++y) {
            const int step = std::abs(y - center.y) == distance ? 1 : 2 * distance;
            for (int x = center.x - distance; x <= center.x + distance; x += step) {
                if (holds(Point{x, y})) {
                    return Point{x, y};
                }
            }
        }
    }
    return std::nullopt;
}
