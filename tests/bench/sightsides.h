#pragma once

#include "gamecore/fov/fieldofview.h"
#include "tests/bench/maps.h"

/// Our side of the field-of-view duels: the field of view of a world, on one map.
class OurSight {
public:
    explicit OurSight(const BenchMap &map)
        : m_opaque(map.size(), [&map](Point cell) { return map.at(cell) == 0; }), m_seen(map.size())
    {
    }

    /// A radius that includes all cells of a map.
    static constexpr int unlimited = 4096;

    void look(Point from, int radius)
    {
        m_seen.clearWords(m_box);
        m_box = m_view.compute(m_opaque, from, radius, m_seen);
    }
    bool isVisible(Point cell) const { return m_seen.at(cell); }

private:
    OpaqueGrid m_opaque;
    FieldOfView m_view;
    BitGrid m_seen;
    CellBox m_box;
};
