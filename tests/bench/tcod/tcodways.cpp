#include "tests/bench/tcod/tcodways.h"

TcodWays::TcodWays(const TcodMap &map)
    : m_path(TCOD_path_new_using_map(map.get(), diagonalCost)), m_dijkstra(TCOD_dijkstra_new(map.get(), diagonalCost))
{
}

std::optional<Point> TcodWays::firstStep(Point from, Point to)
{
    if (!TCOD_path_compute(m_path.get(), from.x, from.y, to.x, to.y) || TCOD_path_size(m_path.get()) < 1) {
        return std::nullopt;
    }
    Point step;
    TCOD_path_get(m_path.get(), 0, &step.x, &step.y);
    return step;
}

std::optional<Point> TcodWays::downhill(Point from) const
{
    std::optional<Point> best;
    float least = TCOD_dijkstra_get_distance(m_dijkstra.get(), from.x, from.y);
    for (int i = 0; i < directionCount; ++i) {
        const Point next = from + stepOf(Direction(i));
        const float distance = TCOD_dijkstra_get_distance(m_dijkstra.get(), next.x, next.y);
        if (distance >= 0 && distance < least) {
            least = distance;
            best = next;
        }
    }
    return best;
}
