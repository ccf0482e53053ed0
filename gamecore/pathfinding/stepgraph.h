#pragma once

#include "gamecore/pathfinding/distancemap.h"

/// Pathfinding over steps that may end on any cell, for ground that drifts. DistanceMap and WayMap would give wrong
/// paths on such ground, since their steps lead to neighbors. Costs are in half steps, as in DistanceMap. Time is O(n
/// log n) for an area of n cells; memory is kept between calls.
class StepGraph {
public:
    using Area = DistanceMap::Area;
    static constexpr int unreached = DistanceMap::unreached;

    /// Removes all steps and paths, and sets the area of the graph.
    void begin(const Area &area);
    /// Adds a step in a direction that ends on `to`. Both ends must be in the area; at most one step per cell and
    /// direction. `cost` is 1 or more.
    void add(Point from, Direction direction, Point to, int cost);
    void computePathsTo(Point goal) { computePathsTo({{goal, 0}}); }
    /// Computes the shortest paths from all cells to the nearest goal. A goal may have an initial value above or below
    /// 0. Goals must be in the area.
    void computePathsTo(const std::vector<DistanceMap::Goal> &goals);

    /// Returns the cost of the shortest path from a cell to a goal; `unreached` if there is none, or outside the area.
    int value(Point cell) const { return m_area.contains(cell) ? m_values[index(cell)] : unreached; }
    /// Returns the first step of the shortest path from a cell to a goal. Considers only steps that end on a cell of
    /// smaller value, and for which `canTake(Direction)` is true. In case of a tie, prefers straight steps, then the
    /// order of Direction. std::nullopt if there is no such step.
    template<typename CanTake>
    std::optional<Direction> downhill(Point cell, const CanTake &canTake) const;

private:
    using Cell = std::uint32_t;
    static constexpr Cell none = 0xffffffff;

    struct Step {
        Cell from = none;
        Cell to = none;
        int cost = 0;
        Cell before = none; ///< linked list: another step to the same cell
    };

    Cell index(Point p) const
    {
        const Point inside = p - m_area.corner;
        return Cell(inside.y) * Cell(m_area.size.width) + Cell(inside.x);
    }
    const Step *stepIn(Point cell, Direction direction) const;

    Area m_area;
    std::vector<Step> m_steps;  ///< eight per cell
    std::vector<Cell> m_latest; ///< by cell: head of the list of steps that lead there
    std::vector<int> m_values;
};

template<typename CanTake>
std::optional<Direction> StepGraph::downhill(Point cell, const CanTake &canTake) const
{
    std::optional<Direction> best;
    int least = unreached;
    for (const bool wantsStraight : {true, false}) {
        for (int i = 0; i < directionCount; ++i) {
            const Step *step = isStraight(Direction(i)) == wantsStraight ? stepIn(cell, Direction(i)) : nullptr;
            if (!step || m_values[step->to] >= value(cell)) {
                continue;
            }
            const int through = m_values[step->to] + step->cost;
            if (through < least && canTake(Direction(i))) {
                best = Direction(i);
                least = through;
            }
        }
    }
    return best;
}
