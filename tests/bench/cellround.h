#pragma once

#include "tests/bench/maps.h"

/// Random cells that are visited again and again in the same order for all sides.
class CellRound {
public:
    explicit CellRound(std::vector<Point> cells) : m_cells(std::move(cells)) {}

    Point next()
    {
        m_next = m_next + 1 < m_cells.size() ? m_next + 1 : 0;
        return m_cells[m_next];
    }

private:
    std::vector<Point> m_cells;
    std::size_t m_next = 0;
};
