#include "gamecore/analysis/reachedground.h"
#include "gamecore/analysis/shape.h"

#include <algorithm>

namespace {

/// Tarjan's depth-first search without recursion: each cell stores its parent direction and its next neighbor.
class ArticulationSearch {
public:
    ArticulationSearch(const Ground &ground, const Grid<std::uint8_t> &reached)
        : m_reached(ground, reached), m_order(reached.size(), 0), m_low(reached.size(), 0), m_state(reached.size(), {})
    {
    }

    void searchFrom(Point root)
    {
        enter(root, noDirection);
        int ways = 0;
        Point here = root;
        while (here != root || m_state.at(root).next < directionCount) {
            State state = m_state.at(here);
            if (state.next == directionCount) {
                here = leave(here, root);
                continue;
            }
            const auto direction = Direction(state.next++);
            m_state.set(here, state);
            if (!m_reached.isStepOpen(here, direction)) {
                continue;
            }
            const Point there = here + stepOf(direction);
            if (m_order.at(there) == 0) {
                ways += here == root ? 1 : 0;
                enter(there, int(direction));
                here = there;
            } else {
                m_low.set(here, std::min(m_low.at(here), m_order.at(there)));
            }
        }
        if (ways > 1) {
            mark(root);
        }
    }

    bool isNew(Point cell) const { return m_reached.isGround(cell) && m_order.at(cell) == 0; }
    bool isArticulation(Point cell) const { return m_state.at(cell).isArticulation; }

private:
    static constexpr int noDirection = directionCount;

    struct State {
        std::uint8_t from = noDirection; ///< the Direction that led here
        std::uint8_t next = 0;           ///< the Direction to try next
        bool isArticulation = false;
    };

    void enter(Point cell, int from)
    {
        ++m_count;
        m_order.set(cell, m_count);
        m_low.set(cell, m_count);
        m_state.set(cell, {std::uint8_t(from), 0, false});
    }

    /// Finishes a cell and returns its parent.
    Point leave(Point cell, Point root)
    {
        const Point parent = cell - stepOf(Direction(m_state.at(cell).from));
        m_low.set(parent, std::min(m_low.at(parent), m_low.at(cell)));
        if (parent != root && m_low.at(cell) >= m_order.at(parent)) {
            mark(parent);
        }
        return parent;
    }

    void mark(Point cell)
    {
        State state = m_state.at(cell);
        state.isArticulation = true;
        m_state.set(cell, state);
    }

    ReachedGround m_reached;
    Grid<int> m_order; ///< discovery order; 0 if not visited
    Grid<int> m_low;   ///< lowest order that the subtree leads back to
    Grid<State> m_state;
    int m_count = 0;
};

} // namespace

std::vector<Point> chokepoints(const Ground &ground, const Grid<std::uint8_t> &reached)
{
    ArticulationSearch search(ground, reached);
    std::vector<Point> cells;
    for (const bool isSearch : {true, false}) {
        for (int y = 0; y < reached.height(); ++y) {
            for (int x = 0; x < reached.width(); ++x) {
                if (isSearch && search.isNew({x, y})) {
                    search.searchFrom({x, y});
                } else if (!isSearch && search.isArticulation({x, y})) {
                    cells.push_back({x, y});
                }
            }
        }
    }
    return cells;
}
