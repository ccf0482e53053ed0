#pragma once

#include "gamecore/pathfinding/ground.h"

/// The hero's steps on the cells that he can reach, with doors open: `reached` is Reach::cells. Both arguments of the
/// constructor must outlive this object.
class ReachedGround {
public:
    ReachedGround(const Ground &ground, const Grid<std::uint8_t> &reached) : m_ground(ground), m_reached(reached) {}

    bool isGround(Point cell) const { return m_reached.contains(cell) && m_reached.at(cell) != 0; }
    bool isStepOpen(Point from, Direction direction) const
    {
        return ::isStepOpen(from, direction, m_ground.rules(), [this](Point cell) { return isGround(cell); });
    }
    // Interface for moving terrain: gamecore/pathfinding/step.h.
    Drift driftAt(Point cell) const { return m_ground.driftAt(cell); }
    bool hasDrift() const { return m_ground.hasDrift(); }

private:
    const Ground &m_ground;
    const Grid<std::uint8_t> &m_reached;
};
