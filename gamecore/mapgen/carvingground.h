#pragma once

#include "gamecore/base/grid.h"

#include <vector>

/// What the ways of carving have in common: where floor may be, and ways through it.
class CarvingGround {
public:
    explicit CarvingGround(const Grid<std::uint8_t> &mask);

    Size size() const { return m_open.size(); }
    /// Whether a cell may become floor: it and its eight neighbors are in the mask.
    bool isOpen(Point cell) const { return m_open.contains(cell) && m_open.at(cell) != 0; }
    bool areOpen(const std::vector<Point> &cells) const;
    /// A shortest way in straight steps over cells that may become floor, both ends included; empty if there is none.
    std::vector<Point> way(Point from, Point to) const;

private:
    Grid<std::uint8_t> m_open;
};
