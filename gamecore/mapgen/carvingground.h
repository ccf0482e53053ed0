#pragma once

#include "gamecore/base/grid.h"

#include <vector>

/// The cells that may become floor, and paths through them. Used by the generators of carving.h.
class CarvingGround {
public:
    explicit CarvingGround(const Grid<std::uint8_t> &mask);

    Size size() const { return m_open.size(); }
    /// True if a cell may become floor: the cell and its eight neighbors are 1 in the mask.
    bool isOpen(Point cell) const { return m_open.contains(cell) && m_open.at(cell) != 0; }
    bool areOpen(const std::vector<Point> &cells) const;
    /// Returns a shortest path of straight steps over open cells, including both ends, which must be open; an empty
    /// list if there is none.
    std::vector<Point> way(Point from, Point to) const;

private:
    Grid<std::uint8_t> m_open;
};
