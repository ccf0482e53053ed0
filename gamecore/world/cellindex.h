#pragma once

#include "gamecore/base/bitgrid.h"
#include "gamecore/base/grid.h"

#include <vector>

/// Which of a set of numbered things stand on a cell: a list through each cell, without allocation when things move.
/// Numbers count from 0. The order within a cell depends on the moves made; rules must not depend on it.
class CellIndex {
public:
    static constexpr int none = -1;

    CellIndex() = default;
    explicit CellIndex(Size size) : m_first(size, none), m_taken(size) {}

    /// The first thing on a cell, or `none`.
    int first(Point cell) const { return m_first.at(cell); }
    /// The next one on the same cell, or `none`.
    int next(int thing) const { return m_links[std::size_t(thing)].next; }

    /// Cells on which something stands.
    const BitGrid &taken() const { return m_taken; }

    void insert(int thing, Point cell)
    {
        if (std::size_t(thing) >= m_links.size()) {
            m_links.resize(std::size_t(thing) + 1);
        }
        const int second = m_first.at(cell);
        link(thing) = {none, second};
        if (second != none) {
            link(second).previous = thing;
        }
        m_first.set(cell, thing);
        m_taken.set(cell);
    }

    /// `thing` must stand on `cell`. As quick on a crowded cell as on any other.
    void remove(int thing, Point cell)
    {
        const auto [previous, next] = link(thing);
        if (previous == none) {
            Q_ASSERT(m_first.at(cell) == thing);
            m_first.set(cell, next);
            m_taken.set(cell, next != none);
        } else {
            link(previous).next = next;
        }
        if (next != none) {
            link(next).previous = previous;
        }
    }

private:
    struct Links {
        int previous = none;
        int next = none;
    };

    Links &link(int thing) { return m_links[std::size_t(thing)]; }

    Grid<int> m_first;
    BitGrid m_taken;
    std::vector<Links> m_links;
};
