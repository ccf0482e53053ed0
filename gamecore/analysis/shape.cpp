#include "gamecore/analysis/shape.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/fieldofview.h"
#include "gamecore/pathfinding/ground.h"

#include <algorithm>

namespace {

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

} // namespace

std::vector<Point> deadEnds(const Ground &ground, const Grid<std::uint8_t> &reached)
{
    const ReachedGround hero(ground, reached);
    std::vector<Point> cells;
    for (int y = 0; y < reached.height(); ++y) {
        for (int x = 0; x < reached.width(); ++x) {
            int ways = hero.isGround({x, y}) ? 0 : directionCount;
            for (int i = 0; i < directionCount && ways < 2; ++i) {
                ways += hero.isStepOpen({x, y}, Direction(i)) ? 1 : 0;
            }
            if (ways == 1) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

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

Grid<int> stepsFrom(const Ground &ground, const Grid<std::uint8_t> &reached, Point start)
{
    const ReachedGround hero(ground, reached);
    Grid<int> steps(reached.size(), notReached);
    steps.set(start, 0);
    std::vector<Point> front{start};
    std::vector<Point> next;
    BitGrid stops(reached.size()); // cells where a step ends; the hero cannot go on from cells that he only passes
    stops.set(start, true);
    const auto take = [&](Point from, Direction direction, int step) {
        const Point end = followStep(hero, from, direction, [&](Point cell, Direction) {
            steps.set(cell, steps.at(cell) == notReached ? step : steps.at(cell));
            return true;
        });
        if (!stops.at(end)) {
            stops.set(end, true);
            next.push_back(end);
        }
    };
    for (int step = 1; !front.empty(); ++step) {
        for (const Point cell : front) {
            for (int i = 0; i < directionCount; ++i) {
                if (hero.isStepOpen(cell, Direction(i))) {
                    take(cell, Direction(i), step);
                }
            }
        }
        front.swap(next);
        next.clear();
    }
    return steps;
}

namespace {

/// Computes the cells in sight. Reads only the cells within the radius.
Grid<std::uint8_t> cellsSeenFrom(const Ground &ground, Point start)
{
    const int radius = ground.rules().fovRadius;
    const Point corner{qMax(0, start.x - radius), qMax(0, start.y - radius)};
    const Size part{qMin(ground.size().width, start.x + radius + 1) - corner.x,
                    qMin(ground.size().height, start.y + radius + 1) - corner.y};
    const OpaqueGrid opaque(part, [&](Point cell) { return !ground.isTransparent(corner + cell); });
    BitGrid seen(part);
    FieldOfView().compute(opaque, start - corner, radius, seen);
    Grid<std::uint8_t> cells(ground.size(), 0);
    for (int y = 0; y < part.height; ++y) {
        for (int x = 0; x < part.width; ++x) {
            cells.set(corner + Point{x, y}, seen.at({x, y}) ? 1 : 0);
        }
    }
    return cells;
}

} // namespace

StartView viewOfStart(const Level &level, const Catalogue &catalogue, const Ground &ground, Point start)
{
    StartView view{cellsSeenFrom(ground, start), {}, {}};
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Point cell = level.things[i].cell;
        const std::optional<KindId> id = catalogue.kindOf(level.things[i].kind);
        if (!id || !ground.size().contains(cell) || !view.cells.at(cell)) {
            continue;
        }
        const KindCategory category = catalogue.kind(*id).category;
        if (category == KindCategory::Monster) {
            view.monsters.push_back(i);
        } else if (category != KindCategory::Hero) {
            view.items.push_back(i);
        }
    }
    return view;
}
