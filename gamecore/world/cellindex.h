#pragma once

#include "gamecore/base/grid.h"

#include <vector>

/// Which of a set of numbered things stand on a cell: a list through each cell, without allocation when things move.
/// Numbers count from 0. The order within a cell depends on the moves made; rules must not depend on it.
class CellIndex {
public:
    static constexpr int none = -1;

    CellIndex() = default;
    explicit CellIndex(Size size) : m_first(size, none) {}

    /// The first thing on a cell, or `none`.
    int first(Point cell) const { return m_first.at(cell); }
    /// The next one on the same cell, or `none`.
    int next(int thing) const { return m_next[std::size_t(thing)]; }

    void insert(int thing, Point cell)
    {
        if (std::size_t(thing) >= m_next.size()) {
            m_next.resize(std::size_t(thing) + 1, none);
        }
        m_next[std::size_t(thing)] = m_first.at(cell);
        m_first.set(cell, thing);
    }

    /// `thing` must stand on `cell`.
    void remove(int thing, Point cell)
    {
        if (m_first.at(cell) == thing) {
            m_first.set(cell, m_next[std::size_t(thing)]);
            return;
        }
        int before = m_first.at(cell);
        while (m_next[std::size_t(before)] != thing) {
            before = m_next[std::size_t(before)];
            Q_ASSERT(before != none);
        }
        m_next[std::size_t(before)] = m_next[std::size_t(thing)];
    }

private:
    Grid<int> m_first;
    std::vector<int> m_next;
};
