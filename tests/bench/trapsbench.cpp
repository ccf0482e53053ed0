#include "gamecore/base/rng.h"
#include "gamecore/softlock/traps.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Case {
    MapKind kind = MapKind::Rooms;
    int moves = 4;
    int freeDoors = 0;
};

/// Returns cells between two walls, where a door closes a passage.
std::vector<Point> narrowCells(const BenchMap &map, const std::vector<Point> &floor)
{
    std::vector<Point> narrow;
    std::copy_if(floor.begin(), floor.end(), std::back_inserter(narrow), [&map](Point cell) {
        const auto isFloor = [&](int x, int y) { return map.at(cell + Point{x, y}) != 0; };
        const bool isAcross = !isFloor(-1, 0) && !isFloor(1, 0) && isFloor(0, -1) && isFloor(0, 1);
        const bool isAlong = isFloor(-1, 0) && isFloor(1, 0) && !isFloor(0, -1) && !isFloor(0, 1);
        return isAcross || isAlong;
    });
    return narrow;
}

Point taken(std::vector<Point> &cells, Rng &rng)
{
    const auto cell = cells.begin() + rng.below(int(cells.size()));
    const Point point = *cell;
    cells.erase(cell);
    return point;
}

/// Returns a level with eight locked doors of two colors, five keys for them and three treasures.
Level lockedLevel(const Case &of, const Catalogue &catalogue, std::uint64_t seed)
{
    const BenchMap map = makeMap(of.kind, tutorialSize, seed);
    std::vector<Point> floor = largestPart(map);
    Rng rng(seed);
    Level level = levelOf(map, catalogue, taken(floor, rng));
    std::vector<Point> narrow = narrowCells(map, floor);
    level.ruleset = u"classic"_s;
    level.rules = {{u"moves"_s, of.moves}};
    for (int door = 0; door < 8 + of.freeDoors && !narrow.empty(); ++door) {
        const QString kind = door < 5 ? u"red_door"_s : door < 8 ? u"blue_door"_s : u"door"_s;
        const Point cell = taken(narrow, rng);
        level.terrain.set(cell, catalogue.terrainOf(kind).value());
        std::erase(floor, cell);
    }
    for (const QString &kind : {u"red_key"_s, u"red_key"_s, u"red_key"_s, u"blue_key"_s, u"blue_key"_s, u"treasure"_s,
                                u"treasure"_s, u"treasure"_s}) {
        addThings(level, {taken(floor, rng)}, kind);
    }
    return level;
}

void measureCase(const Case &of, const CataloguePtr &catalogue, Report &report)
{
    constexpr int levels = 100;
    std::vector<double> times;
    std::array<int, stuckCount> verdicts{};
    qint64 mostStates = 0;
    for (std::uint64_t seed = 1; int(times.size()) < levels; ++seed) {
        IssueList issues;
        const PlayableLevel level = PlayableLevel::check(lockedLevel(of, *catalogue, seed), *catalogue, issues).value();
        TrapSearch search;
        times.push_back(processorNanosecondsOf([&] { search = findTrap(level, {}); }));
        ++verdicts[std::size_t(search.stuck)];
        mostStates = std::max(mostStates, search.states);
    }
    BenchRow row = ownRow({},
                          u"traps of 80x45 %1, 8 locked doors, %2 others, %3 moves"_s.arg(mapKindName(of.kind))
                              .arg(of.freeDoors)
                              .arg(of.moves),
                          u"ms"_s, inUnit({percentileOf(times, 100), {}}, 1e6));
    row.goal = Goal::atMost(50);
    row.note = u"the slowest of %1, the median %2; %3 never, %4 can, %5 from the start, %6 unknown; at most %7 "
               "states"_s.arg(levels)
                   .arg(medianOf(times) / 1e6, 0, 'f', 2)
                   .arg(verdicts[0])
                   .arg(verdicts[1])
                   .arg(verdicts[2])
                   .arg(verdicts[3])
                   .arg(mostStates);
    report.add(row);
}

} // namespace

void measureTraps(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    for (const Case &of : {Case{MapKind::Rooms, 4, 0}, Case{MapKind::Rooms, 8, 0}, Case{MapKind::Rooms, 4, 20},
                           Case{MapKind::Rooms, 8, 20}, Case{MapKind::Maze, 4, 0}, Case{MapKind::Maze, 8, 20},
                           Case{MapKind::Cave, 4, 0}, Case{MapKind::Cave, 8, 0}}) {
        measureCase(of, catalogue, report);
    }
}
