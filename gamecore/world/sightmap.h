#pragma once

#include "gamecore/base/grid.h"
#include "gamecore/base/hasher.h"

/// What the hero sees now and has seen before, by cell. Terrain and items outlive the look at them: only the hero
/// changes either, and he sees what he does.
class SightMap {
public:
    SightMap() = default;
    explicit SightMap(Size size) : m_flags(size, 0) {}

    bool isVisible(Point cell) const { return (m_flags.at(cell) & Visible) != 0; }
    bool isExplored(Point cell) const { return (m_flags.at(cell) & Explored) != 0; }
    /// Those in view now, each once, in the order in which they were shown.
    const std::vector<Point> &visible() const { return m_visible; }
    /// Of what was explored.
    std::uint64_t hash() const { return m_hash; }

    /// Nothing is in view any more; what was explored stays.
    void hideAll()
    {
        for (const Point cell : m_visible) {
            m_flags.set(cell, Explored);
        }
        m_visible.clear();
    }

    void show(Point cell)
    {
        if (isVisible(cell)) {
            return;
        }
        explore(cell);
        m_flags.set(cell, Visible | Explored);
        m_visible.push_back(cell);
    }

    void explore(Point cell)
    {
        if (!isExplored(cell)) {
            // Cells are explored in any order: the hash must not depend on it.
            m_hash ^= mixed(std::uint64_t(m_flags.index(cell)) + 1);
            m_flags.set(cell, Explored);
        }
    }

private:
    enum Flag : std::uint8_t { Visible = 1, Explored = 2 };

    Grid<std::uint8_t> m_flags;
    std::vector<Point> m_visible;
    std::uint64_t m_hash = 0;
};
