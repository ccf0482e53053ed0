#pragma once

#include "gamecore/pathfinding/waymap.h"
#include "tests/bench/maps.h"

/// Our side of the pathfinding duels, as monsters hunt: one search around the player, shared by all of them.
class OurWays {
public:
    explicit OurWays(const BenchMap &map) : m_floor(map.size())
    {
        for (int y = 0; y < map.height(); ++y) {
            for (int x = 0; x < map.width(); ++x) {
                m_floor.set({x, y}, map.at({x, y}) != 0);
            }
        }
    }

    void begin(Point player) { m_ways.begin({.floor = m_floor, .walkable = m_floor}, player, {}); }
    std::optional<Direction> step(Point from) { return m_ways.downhill(from); }

private:
    BitGrid m_floor;
    WayMap m_ways;
};
