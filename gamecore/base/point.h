#pragma once

// gamecore/base: values without any game in them: points, grids, chance by name, hashes, files, the value of every
// mistake.

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

/// A cell of the grid, counted in cells from the top left corner: x to the right, y down, both from 0.
/// A point may lie outside a grid; the grid is asked, not the point.
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// Reading order: by row, then by column. The order of things in files and of monsters' ids.
constexpr bool readsBefore(Point a, Point b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

/// Number of cells in both directions, never negative.
struct Size {
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(Size, Size) = default;
    constexpr bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height; }
    constexpr std::int64_t area() const { return std::int64_t(width) * height; }
};

/// The eight neighbours, clockwise from the north. The four straight ones have even numbers.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr std::array<Direction, 4> straightDirections{Direction::North, Direction::East, Direction::South,
                                                             Direction::West};
inline constexpr int directionCount = 8;

constexpr bool isStraight(Direction direction)
{
    return int(direction) % 2 == 0;
}

/// The step to the neighbour in that direction, both coordinates in -1..1.
constexpr Point stepOf(Direction direction)
{
    constexpr std::array<Point, directionCount> steps{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    return steps[std::size_t(direction)];
}

/// The direction of a step to a neighbour; nothing if `step` leads to none of the eight.
constexpr std::optional<Direction> directionOf(Point step)
{
    for (int i = 0; i < directionCount; ++i) {
        if (stepOf(Direction(i)) == step) {
            return Direction(i);
        }
    }
    return std::nullopt;
}

/// The nearest of the eight directions: a way more than twice as long as it is wide is straight. Nothing for no way.
constexpr std::optional<Direction> nearestDirection(Point way)
{
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    const int width = sign(way.x) * way.x;
    const int height = sign(way.y) * way.y;
    return directionOf({width * 2 < height ? 0 : sign(way.x), height * 2 < width ? 0 : sign(way.y)});
}

/// The word for a direction in files and command lines: "north", "northeast", ...
constexpr QLatin1StringView directionKey(Direction direction)
{
    constexpr std::array<QLatin1StringView, directionCount> keys{
        QLatin1StringView("north"),     QLatin1StringView("northeast"), QLatin1StringView("east"),
        QLatin1StringView("southeast"), QLatin1StringView("south"),     QLatin1StringView("southwest"),
        QLatin1StringView("west"),      QLatin1StringView("northwest")};
    return keys[std::size_t(direction)];
}
/// The reverse; nothing for any other word. Case matters.
std::optional<Direction> directionFromKey(QStringView key);
