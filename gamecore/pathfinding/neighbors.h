#pragma once

#include "gamecore/base/bitgrid.h"

#include <bit>

/// A set of neighbors of a cell, none to all eight: bit N stands for Direction N.
using Neighbors = std::uint8_t;

inline constexpr Neighbors allNeighbors = 0xff;
inline constexpr Neighbors straightNeighbors = 0x55;

constexpr Neighbors neighborIn(Direction direction)
{
    return Neighbors(1U << unsigned(direction));
}

/// Returns the neighbors of a cell whose bits are set in the three rows around it. The lowest three bits of each row
/// are the cells from west to east. The bit of the cell itself is ignored.
constexpr Neighbors neighborsIn(std::uint64_t above, std::uint64_t same, std::uint64_t below)
{
    // Neighbors in a row, by its three bits.
    constexpr std::array<Neighbors, 8> north{0x00, 0x80, 0x01, 0x81, 0x02, 0x82, 0x03, 0x83};
    constexpr std::array<Neighbors, 8> middle{0x00, 0x40, 0x00, 0x40, 0x04, 0x44, 0x04, 0x44};
    constexpr std::array<Neighbors, 8> south{0x00, 0x20, 0x10, 0x30, 0x08, 0x28, 0x18, 0x38};
    return Neighbors(north[above & 7] | middle[same & 7] | south[below & 7]);
}

/// Returns the neighbors of a cell whose bits are set in `grid`. The cell must be in the grid; neighbors outside count
/// as not set.
inline Neighbors neighborsIn(const BitGrid &grid, Point cell)
{
    const int west = cell.x - 1;
    return neighborsIn(cell.y > 0 ? grid.window(west, cell.y - 1) : 0, grid.window(west, cell.y),
                       cell.y + 1 < grid.height() ? grid.window(west, cell.y + 1) : 0);
}

/// Returns all straight neighbors, and each diagonal neighbor between two straight neighbors that are both in `beside`.
/// If `beside` holds the passable neighbors, a step to a returned neighbor cuts no corner.
constexpr Neighbors withoutCorners(Neighbors beside)
{
    return Neighbors(straightNeighbors | (std::rotl(beside, 1) & std::rotr(beside, 1)));
}
