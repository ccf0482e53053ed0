#include "tests/bench/turnscenes.h"

namespace {

Point takeOne(std::vector<Point> &cells, Rng &rng)
{
    const auto chosen = std::size_t(rng.below(int(cells.size())));
    const Point cell = cells[chosen];
    cells[chosen] = cells.back();
    cells.pop_back();
    return cell;
}

} // namespace

std::vector<TurnScene> turnScenes(const BenchMap &map, int scenes, int monsters)
{
    const std::vector<Point> floor = largestPart(map);
    std::vector<TurnScene> result;
    for (int i = 0; i < scenes; ++i) {
        Rng rng(std::uint64_t(i) + 1);
        std::vector<Point> cells = floor;
        TurnScene scene{takeOne(cells, rng), {}};
        for (int monster = 0; monster < monsters; ++monster) {
            scene.monsters.push_back(takeOne(cells, rng));
        }
        result.push_back(scene);
    }
    return result;
}
