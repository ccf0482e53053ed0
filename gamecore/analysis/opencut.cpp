#include "gamecore/analysis/opencut.h"

#include <array>

namespace {

/// A search by cost, backwards from the end of the path to the first cell that the hero reaches.
class CutSearch {
public:
    CutSearch(const Ground &ground, const Reach &reach)
        : m_ground(ground), m_reach(reach), m_way(ground.size(), unknown), m_isSettled(ground.size(), 0)
    {
    }

    std::vector<Point> from(Point to)
    {
        m_way.set(to, atEnd);
        m_waiting[0].push_back(to);
        for (int cost = 0; hasWaiting(); ++cost) {
            std::vector<Point> &bucket = m_waiting[std::size_t(cost) % m_waiting.size()];
            while (!bucket.empty()) {
                const Point cell = bucket.back();
                bucket.pop_back();
                if (m_reach.contains(cell)) {
                    return cutBehind(cell);
                }
                if (!m_isSettled.at(cell)) {
                    m_isSettled.set(cell, 1);
                    spread(cell, cost);
                }
            }
        }
        return {};
    }

private:
    static constexpr int lockCost = 3;
    static constexpr std::uint8_t unknown = 255;
    static constexpr std::uint8_t atEnd = 254;

    bool hasWaiting() const
    {
        for (const std::vector<Point> &bucket : m_waiting) {
            if (!bucket.empty()) {
                return true;
            }
        }
        return false;
    }

    bool isFree(Point cell) const { return m_ground.isWalkable(cell) || m_ground.isFreeDoor(cell); }

    /// Returns the cost of making a cell passable.
    int costOf(Point cell) const
    {
        return isFree(cell) || m_reach.contains(cell) ? 0 : m_ground.isDoor(cell) ? lockCost : 1;
    }

    /// Visits the neighbors of a cell. `cost` is the total cost of the path from the end up to `cell`, without `cell`.
    void spread(Point cell, int cost)
    {
        const std::size_t next = std::size_t(cost + costOf(cell)) % m_waiting.size();
        for (const Direction direction : straightDirections) {
            const Point to = cell + stepOf(direction);
            if (m_ground.size().contains(to) && !m_isSettled.at(to) && isCheaper(to, cost + costOf(cell))) {
                m_way.set(to, std::uint8_t(direction));
                m_waiting[next].push_back(to);
            }
        }
    }

    bool isCheaper(Point to, int cost)
    {
        int &known = m_costs.row(to.y)[to.x];
        const bool isBetter = known < 0 || cost < known;
        known = isBetter ? cost : known;
        return isBetter;
    }

    std::vector<Point> cutBehind(Point reached) const
    {
        std::vector<Point> cut;
        for (Point at = reached; true; at = at - stepOf(Direction(m_way.at(at)))) {
            if (costOf(at) > 0) {
                cut.push_back(at);
            }
            if (m_way.at(at) == atEnd) {
                return cut;
            }
        }
    }

    const Ground &m_ground;
    const Reach &m_reach;
    Grid<std::uint8_t> m_way; ///< direction of the step that led to the cell, from the end
    Grid<std::uint8_t> m_isSettled;
    Grid<int> m_costs{m_ground.size(), -1};
    std::array<std::vector<Point>, lockCost + 1> m_waiting; ///< buckets by cost, used in turn
};

} // namespace

std::vector<Point> openCut(const Ground &ground, const Reach &reach, Point to)
{
    return ground.size().contains(to) ? CutSearch(ground, reach).from(to) : std::vector<Point>();
}
