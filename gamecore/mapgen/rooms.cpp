#include "gamecore/mapgen/rooms.h"

#include <algorithm>

namespace {

void addStraight(std::vector<Point> &cells, Point from, Point to)
{
    for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y) {
        for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) {
            cells.push_back({x, y});
        }
    }
}

} // namespace

Room drawRoom(Rng &rng, int least, int most, Size bounds)
{
    const int width = rng.between(least, most);
    const int height = rng.between(least, most);
    const int x = rng.between(0, bounds.width - width - 1);
    const int y = rng.between(0, bounds.height - height - 1);
    return {{x, y}, {x + width, y + height}};
}

bool touchesAny(const Room &room, const std::vector<Room> &others)
{
    return std::any_of(others.begin(), others.end(), [&room](const Room &other) { return room.touches(other); });
}

std::vector<Point> cellsOf(const Room &room)
{
    std::vector<Point> cells;
    addStraight(cells, room.low + Point{1, 1}, room.high - Point{1, 1});
    return cells;
}

std::vector<Point> drawTunnel(Rng &rng, Point from, Point to)
{
    const bool isHorizontalFirst = rng.below(2) == 1;
    const Point bend = isHorizontalFirst ? Point{to.x, from.y} : Point{from.x, to.y};
    std::vector<Point> cells;
    addStraight(cells, from, bend);
    addStraight(cells, bend, to);
    return cells;
}
