#pragma once

#include "gamecore/pathfinding/distancemap.h"

/// The ways to a cell over steps that may end anywhere, where a DistanceMap or a WayMap, whose steps lead to the
/// neighbor, would not be true. Costs are half steps, as theirs. Time and memory are those of the area, n log n of its
/// cells; what it took is kept from call to call.
class StepGraph {
public:
    using Area = DistanceMap::Area;
    static constexpr int unreached = DistanceMap::unreached;

    /// Forgets all steps.
    void begin(const Area &area);
    /// Both ends lie in the area. At most one step for each cell and direction; `cost` is 1 or more.
    void add(Point from, Direction direction, Point to, int cost);
    void findWaysTo(Point goal) { findWaysTo({{goal, 0}}); }
    /// A goal may begin above or below 0.
    void findWaysTo(const std::vector<DistanceMap::Goal> &goals);

    /// What the way from a cell costs.
    int value(Point cell) const { return m_area.contains(cell) ? m_values[index(cell)] : unreached; }
    /// The step from which the way is shortest, of those for which `canTake(Direction)` holds and that lead to a
    /// smaller value; a straight one before a diagonal one, then the order of Direction. Nothing if there is none.
    template<typename CanTake>
    std::optional<Direction> downhill(Point cell, const CanTake &canTake) const;

private:
    using Cell = std::uint32_t;
    static constexpr Cell none = 0xffffffff;

    struct Step {
        Cell from = none;
        Cell to = none;
        int cost = 0;
        Cell before = none; ///< place of another step to the same cell
    };

    Cell index(Point p) const
    {
        const Point inside = p - m_area.corner;
        return Cell(inside.y) * Cell(m_area.size.width) + Cell(inside.x);
    }
    const Step *stepIn(Point cell, Direction direction) const;

    Area m_area;
    std::vector<Step> m_steps;  ///< eight a cell
    std::vector<Cell> m_latest; ///< by cell: place of a step that leads there
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
