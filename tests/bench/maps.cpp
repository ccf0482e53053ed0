#include "tests/bench/maps.h"

#include "gamecore/base/rng.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint8_t closed = 0;
constexpr std::uint8_t open = 1;

void closeBorder(BenchMap &map)
{
    std::fill_n(map.row(0), map.width(), closed);
    std::fill_n(map.row(map.height() - 1), map.width(), closed);
    for (int y = 0; y < map.height(); ++y) {
        map.set({0, y}, closed);
        map.set({map.width() - 1, y}, closed);
    }
}

BenchMap scattered(Size size, int percentOfWall, Rng &rng)
{
    BenchMap map(size, open);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            map.set({x, y}, rng.below(100) < percentOfWall ? closed : open);
        }
    }
    closeBorder(map);
    return map;
}

/// Returns the number of walls among the cell and its eight neighbors.
int wallsAround(const BenchMap &map, Point middle)
{
    int walls = 0;
    for (int y = middle.y - 1; y <= middle.y + 1; ++y) {
        for (int x = middle.x - 1; x <= middle.x + 1; ++x) {
            walls += map.at({x, y}) == closed ? 1 : 0;
        }
    }
    return walls;
}

BenchMap smoothed(const BenchMap &map)
{
    constexpr int majority = 5;
    BenchMap result = map;
    for (int y = 1; y < map.height() - 1; ++y) {
        for (int x = 1; x < map.width() - 1; ++x) {
            result.set({x, y}, wallsAround(map, {x, y}) >= majority ? closed : open);
        }
    }
    return result;
}

BenchMap cave(Size size, Rng &rng)
{
    BenchMap map = scattered(size, 45, rng);
    for (int i = 0; i < 5; ++i) {
        map = smoothed(map);
    }
    return map;
}

/// Returns a maze by depth-first search over the cells at odd coordinates.
BenchMap maze(Size size, Rng &rng)
{
    BenchMap map(size, closed);
    const Size inside{(size.width - 1) / 2 * 2, (size.height - 1) / 2 * 2};
    std::vector<Point> trail{{1, 1}};
    map.set({1, 1}, open);
    while (!trail.empty()) {
        std::vector<Direction> ways;
        for (const Direction direction : straightDirections) {
            const Point step = stepOf(direction);
            const Point next = trail.back() + step + step;
            if (inside.contains(next) && map.at(next) == closed) {
                ways.push_back(direction);
            }
        }
        if (ways.empty()) {
            trail.pop_back();
            continue;
        }
        const Point step = stepOf(ways[std::size_t(rng.below(int(ways.size())))]);
        map.set(trail.back() + step, open);
        trail.push_back(trail.back() + step + step);
        map.set(trail.back(), open);
    }
    return map;
}

/// A room with its walls, given by two opposite corners of the wall.
struct Room {
    Point first;
    Point last;

    bool touches(const Room &other) const
    {
        return first.x <= other.last.x && last.x >= other.first.x && first.y <= other.last.y && last.y >= other.first.y;
    }
    Point middle() const { return {(first.x + last.x) / 2, (first.y + last.y) / 2}; }
};

void dig(BenchMap &map, Point a, Point b)
{
    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y) {
        for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x) {
            map.set({x, y}, open);
        }
    }
}

void digCorridor(BenchMap &map, Point a, Point b, Rng &rng)
{
    const Point corner = rng.below(2) == 0 ? Point{b.x, a.y} : Point{a.x, b.y};
    dig(map, a, corner);
    dig(map, corner, b);
}

/// Returns the room that was dug last or, on large maps, the nearest one, so that corridors stay as short as on small
/// maps.
Point endOfCorridor(const std::vector<Room> &rooms, Point from, bool isLarge)
{
    if (!isLarge) {
        return rooms.back().middle();
    }
    const auto distance = [from](const Room &room) {
        const Point way = room.middle() - from;
        return std::abs(way.x) + std::abs(way.y);
    };
    return std::min_element(rooms.begin(), rooms.end(),
                            [&](const Room &a, const Room &b) { return distance(a) < distance(b); })
        ->middle();
}

BenchMap rooms(Size size, Rng &rng)
{
    constexpr int roomsOfTutorial = 30;
    BenchMap map(size, closed);
    std::vector<Room> rooms;
    const int attempts = int(roomsOfTutorial * size.area() / tutorialSize.area());
    for (int i = 0; i < attempts; ++i) {
        const int width = rng.between(6, 10);
        const int height = rng.between(6, 10);
        const int x = rng.between(0, size.width - width - 1);
        const int y = rng.between(0, size.height - height - 1);
        const Room room{{x, y}, {x + width, y + height}};
        if (std::any_of(rooms.begin(), rooms.end(), [&room](const Room &other) { return room.touches(other); })) {
            continue;
        }
        dig(map, room.first + Point{1, 1}, room.last - Point{1, 1});
        if (!rooms.empty()) {
            digCorridor(map, endOfCorridor(rooms, room.middle(), size.area() > 10000), room.middle(), rng);
        }
        rooms.push_back(room);
    }
    return map;
}

} // namespace

QString mapKindName(MapKind kind)
{
    static const std::array<QString, mapKinds.size()> names{u"open"_s, u"noise"_s, u"cave"_s, u"maze"_s, u"rooms"_s};
    return names[std::size_t(kind)];
}

BenchMap makeMap(MapKind kind, Size size, std::uint64_t seed)
{
    Q_ASSERT(size.width >= 16 && size.height >= 16);
    Rng rng(seed, std::uint64_t(kind));
    switch (kind) {
    case MapKind::Open:
        return scattered(size, 5, rng);
    case MapKind::Noise:
        return scattered(size, 45, rng);
    case MapKind::Cave:
        return cave(size, rng);
    case MapKind::Maze:
        return maze(size, rng);
    case MapKind::Rooms:
        return rooms(size, rng);
    }
    return {};
}

namespace {

/// Returns the connected floor around a cell and marks it in `isSeen`.
std::vector<Point> partAround(const BenchMap &map, Point start, BenchMap &isSeen)
{
    std::vector<Point> part{start};
    isSeen.set(start, 1);
    for (std::size_t i = 0; i < part.size(); ++i) {
        for (const Direction direction : straightDirections) {
            const Point next = part[i] + stepOf(direction);
            if (map.contains(next) && map.at(next) == open && isSeen.at(next) == 0) {
                isSeen.set(next, 1);
                part.push_back(next);
            }
        }
    }
    return part;
}

} // namespace

std::vector<Point> largestPart(const BenchMap &map)
{
    BenchMap isSeen(map.size(), 0);
    std::vector<Point> largest;
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (map.at({x, y}) == open && isSeen.at({x, y}) == 0) {
                std::vector<Point> part = partAround(map, {x, y}, isSeen);
                if (part.size() > largest.size()) {
                    largest = std::move(part);
                }
            }
        }
    }
    std::sort(largest.begin(), largest.end(), readsBefore);
    return largest;
}

std::vector<Point> drawnFrom(const std::vector<Point> &cells, int count, std::uint64_t seed)
{
    Rng rng(seed);
    std::vector<Point> drawn;
    drawn.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i) {
        drawn.push_back(cells[std::size_t(rng.below(int(cells.size())))]);
    }
    return drawn;
}
