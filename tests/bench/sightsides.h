#pragma once

#include "gamecore/fov/sightwindow.h"
#include "gamecore/fov/widesight.h"
#include "tests/bench/maps.h"

/// Our side of the duels of sight: what a world looks around with, on one map.
class OurSight {
public:
    explicit OurSight(const BenchMap &map) : m_opaque(map.size(), [&map](Point cell) { return map.at(cell) == 0; }) {}

    /// A radius that no cell of the map lies beyond.
    static constexpr int unlimited = 4096;

    void look(Point from, int radius)
    {
        m_isWide = radius > SightWindow::largestRadius;
        if (m_isWide) {
            m_wide.compute(m_opaque, from, radius);
        } else {
            m_window.compute(m_opaque, from, radius);
        }
    }
    bool isVisible(Point cell) const { return m_isWide ? m_wide.seen().at(cell) : m_window.isVisible(cell); }

private:
    OpaqueGrid m_opaque;
    SightWindow m_window;
    WideSight m_wide;
    bool m_isWide = false;
};
