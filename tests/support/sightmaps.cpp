#include "tests/support/sightmaps.h"

#include "gamecore/base/rng.h"
#include "tests/support/cellbycellview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Flags pillars(Size size, int percent, Rng &rng)
{
    Flags map(size, true);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            map.set({x, y}, rng.below(100) >= percent);
        }
    }
    return map;
}

Flags rooms(Size size, Rng &rng)
{
    Flags map(size, false);
    Point last{size.width / 2, size.height / 2};
    for (int i = 0; i < 7; ++i) {
        const Point corner{rng.between(1, size.width - 8), rng.between(1, size.height - 7)};
        const int width = rng.between(2, 6);
        const int height = rng.between(2, 5);
        dig(map, corner, corner + Point{width - 1, height - 1});
        dig(map, {std::min(corner.x, last.x), last.y}, {std::max(corner.x, last.x), last.y});
        dig(map, {corner.x, std::min(corner.y, last.y)}, {corner.x, std::max(corner.y, last.y)});
        last = corner;
    }
    return map;
}

int wallsAround(const Flags &map, Point cell)
{
    int walls = 0;
    for (int i = 0; i < directionCount; ++i) {
        const Point neighbor = cell + stepOf(Direction(i));
        walls += !map.contains(neighbor) || !map.at(neighbor) ? 1 : 0;
    }
    return walls;
}

/// Returns a map of caves made by a cellular automaton.
Flags cave(Size size, Rng &rng)
{
    Flags map = pillars(size, 43, rng);
    for (int round = 0; round < 4; ++round) {
        const Flags before = map;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                map.set({x, y}, wallsAround(before, {x, y}) + (before.at({x, y}) ? 0 : 1) < 5);
            }
        }
    }
    return map;
}

} // namespace

Flags seenFrom(const Flags &map, Point origin, int radius)
{
    CellByCellView view;
    Flags seen(map.size(), false);
    view.compute(
        map.size(), origin, radius, [&map](Point p) { return map.at(p) == 1; },
        [&seen](Point p) { seen.set(p, true); });
    return seen;
}

int countOf(const Flags &cells)
{
    return int(std::count(cells.cells().begin(), cells.cells().end(), 1));
}

std::vector<Point> floorOf(const Flags &map)
{
    std::vector<Point> cells;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (map.at({x, y})) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

void dig(Flags &map, Point from, Point to)
{
    for (int y = from.y; y <= to.y; ++y) {
        for (int x = from.x; x <= to.x; ++x) {
            map.set({x, y}, true);
        }
    }
}

Flags generatedMap(int number)
{
    Rng rng(std::uint64_t(number), 7);
    const int width = rng.between(24, 40);
    const Size size{width, rng.between(16, 24)};
    switch (number % 5) {
    case 0:
        return pillars(size, 10, rng);
    case 1:
        return pillars(size, 30, rng);
    case 2:
        return pillars(size, 45, rng);
    case 3:
        return rooms(size, rng);
    default:
        return cave(size, rng);
    }
}

QString placed(int number, Point a, Point b)
{
    return u"map %1: %2,%3 and %4,%5"_s.arg(number).arg(a.x).arg(a.y).arg(b.x).arg(b.y);
}
