#include "gamecore/pathfinding/stepgraph.h"

#include <queue>

void StepGraph::begin(const Area &area)
{
    m_area = area;
    const auto cells = std::size_t(area.size.area());
    m_steps.assign(cells * directionCount, {});
    m_latest.assign(cells, none);
    m_values.assign(cells, unreached);
}

void StepGraph::add(Point from, Direction direction, Point to, int cost)
{
    Q_ASSERT(m_area.contains(from) && m_area.contains(to) && cost >= 1);
    const Cell place = index(from) * directionCount + Cell(direction);
    Cell &latest = m_latest[index(to)];
    m_steps[place] = {index(from), index(to), cost, latest};
    latest = place;
}

/// Runs Dijkstra's algorithm against the direction of the steps.
void StepGraph::computePathsTo(const std::vector<DistanceMap::Goal> &goals)
{
    using Reached = std::pair<int, Cell>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> front;
    const auto reach = [&](Cell cell, int value) {
        if (value < m_values[cell]) {
            m_values[cell] = value;
            front.push({value, cell});
        }
    };
    std::fill(m_values.begin(), m_values.end(), unreached);
    for (const DistanceMap::Goal &goal : goals) {
        reach(index(goal.cell), goal.value);
    }
    while (!front.empty()) {
        const auto [value, cell] = front.top();
        front.pop();
        for (Cell place = m_latest[cell]; place != none && value == m_values[cell]; place = m_steps[place].before) {
            reach(m_steps[place].from, value + m_steps[place].cost);
        }
    }
}

const StepGraph::Step *StepGraph::stepIn(Point cell, Direction direction) const
{
    if (!m_area.contains(cell)) {
        return nullptr;
    }
    const Step &step = m_steps[index(cell) * directionCount + Cell(direction)];
    return step.to == none ? nullptr : &step;
}
