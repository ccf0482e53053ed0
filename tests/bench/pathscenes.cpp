#include "tests/bench/pathscenes.h"

#include "gamecore/base/rng.h"

#include <algorithm>

namespace {

std::vector<Point> cellsAround(const std::vector<Point> &cells, Point middle, int distance)
{
    std::vector<Point> around;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(around), [&](Point cell) {
        const Point way = cell - middle;
        return cell != middle && std::max(std::abs(way.x), std::abs(way.y)) <= distance;
    });
    return around;
}

} // namespace

std::vector<Chase> farChases(const BenchMap &map, int chases, int monsters)
{
    const std::vector<Point> floor = largestPart(map);
    const std::vector<Point> chasers = drawnFrom(floor, monsters, 9);
    std::vector<Chase> result;
    for (const Point player : drawnFrom(floor, chases, 10)) {
        result.push_back({player, chasers});
        std::erase(result.back().monsters, player);
    }
    return result;
}

std::vector<Chase> nearChases(const BenchMap &map, int chases, int monsters)
{
    constexpr int near = 10;
    const std::vector<Point> floor = largestPart(map);
    std::vector<Chase> result;
    for (const Point player : drawnFrom(floor, chases, 8)) {
        const auto seed = std::uint64_t(result.size());
        result.push_back({player, drawnFrom(cellsAround(floor, player, near), monsters, seed)});
    }
    return result;
}
