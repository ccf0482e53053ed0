#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/solving/clockwork.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/bench/timing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

PlayableLevel checkedLevel(const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    return PlayableLevel::check(level, catalogue, issues).value();
}

void measureTurtle(const CataloguePtr &catalogue, Report &report)
{
    constexpr std::uint64_t seeds = 1'000;
    const Level level = openLevelFile(u":/levels/buchhaim.level.json"_s, *catalogue, {}, checkStructure).level.value();
    const PlayableLevel turtle = checkedLevel(level, *catalogue);
    int won = 0;
    const double all = processorNanosecondsOf([&] {
        const ClockworkSolver solver(catalogue, turtle);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            won += int(solver.solve(seed).isShortest);
        }
    });
    BenchRow row = ownRow({}, u"the shortest runs of 1,000 seeds of the turtle level, in processor time of one core"_s,
                          u"ms"_s, {.median = all / 1e6, .p95 = {}});
    row.goal = Goal::atMost(1000);
    row.note = u"of %1 seeds"_s.arg(won);
    report.add(row);
}

/// Random rooms of 6 x 8 cells side by side, with passages between them.
class RoomsByChance {
public:
    RoomsByChance(const Catalogue &catalogue, Rng &rng)
        : m_catalogue(catalogue), m_rng(rng), m_level(newLevel(catalogue, size))
    {
        m_level.things.clear();
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                const bool isWall = isRim({x, y}) || x % width == 0 || y % height == 0;
                m_level.terrain.set({x, y}, isWall ? catalogue.wall() : catalogue.floor());
            }
        }
        makeWays();
        put(u"start"_s, 1);
        put(u"treasure"_s, 5);
        put(u"orc"_s, 8);
        for (const QString &key : {u"red_key"_s, u"blue_key"_s, u"green_key"_s}) {
            put(key, 2);
        }
        sortThings(m_level.things);
    }

    const Level &level() const { return m_level; }

private:
    static constexpr Size size{40, 30};
    static constexpr int width = 7;
    static constexpr int height = 9;

    static bool isRim(Point p) { return p.x == 0 || p.y == 0 || p.x == size.width - 1 || p.y == size.height - 1; }

    /// Makes a gap in each wall between two rooms; some gaps get a locked door.
    void makeWays()
    {
        std::vector<Point> ways;
        for (int y = 0; y + 2 < size.height; y += height) {
            for (int x = 0; x + 2 < size.width; x += width) {
                ways.push_back({x + width, y + 1 + m_rng.below(height - 1)});
                ways.push_back({x + 1 + m_rng.below(width - 1), y + height});
            }
        }
        std::erase_if(ways, [](Point p) { return p.x >= size.width - 2 || p.y >= size.height - 2; });
        for (std::size_t i = ways.size() - 1; i > 0; --i) {
            std::swap(ways[i], ways[std::size_t(m_rng.below(int(i) + 1))]);
        }
        const std::vector<QString> doors{u"red_door"_s,  u"red_door"_s,   u"blue_door"_s,
                                         u"blue_door"_s, u"green_door"_s, u"green_door"_s};
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const bool isClosed = i >= doors.size() && m_rng.below(3) == 0;
            const TerrainId ground = i < doors.size() ? *m_catalogue.terrainOf(doors[i])
                                     : isClosed       ? m_catalogue.wall()
                                                      : m_catalogue.floor();
            m_level.terrain.set(ways[i], ground);
        }
    }

    void put(const QString &kind, int count)
    {
        while (count > 0) {
            const Point cell{m_rng.below(size.width), m_rng.below(size.height)};
            const bool isFree = std::none_of(m_level.things.begin(), m_level.things.end(),
                                             [cell](const Thing &thing) { return thing.cell == cell; });
            if (isFree && m_level.terrain.at(cell) == m_catalogue.floor()) {
                m_level.things.push_back({.cell = cell, .kind = kind, .values = {}});
                --count;
            }
        }
    }

    const Catalogue &m_catalogue;
    Rng &m_rng;
    Level m_level;
};

PlayableLevel roomsByChance(const Catalogue &catalogue, Rng &rng)
{
    for (;;) {
        const PlayableLevel level = checkedLevel(RoomsByChance(catalogue, rng).level(), catalogue);
        if (isClockwork(level)) {
            return level;
        }
    }
}

/// Measures random rooms. Levels that cannot be won even without monsters do not count.
void measureRooms(const CataloguePtr &catalogue, Report &report)
{
    constexpr int levels = 40;
    constexpr double mostMs = 2'000;
    const SolveBounds bounds{.states = 2'000'000};
    Rng rng(1);
    std::vector<double> times;
    int solved = 0;
    int won = 0;
    while (int(times.size()) < levels) {
        const PlayableLevel level = roomsByChance(*catalogue, rng);
        Solution solution;
        const double ms =
            processorNanosecondsOf([&] { solution = solveExactly(catalogue, level, times.size(), bounds); }) / 1e6;
        if (solution.states == 0) {
            continue;
        }
        times.push_back(ms);
        solved += int(solution.solvable != Solvable::Unknown && ms <= mostMs);
        won += int(solution.isShortest);
    }
    BenchRow row = ownRow({}, u"40 x 30 levels with 8 patrols and 6 keys, solved within 2 s each"_s, u"%"_s,
                          {.median = 100.0 * solved / levels, .p95 = {}});
    row.goal = Goal::atLeast(95);
    row.note = u"of %1 the shortest run is known for %2; median %3 ms, 95 % within %4 ms"_s.arg(levels)
                   .arg(won)
                   .arg(medianOf(times), 0, 'f', 0)
                   .arg(percentileOf(times, 95), 0, 'f', 0);
    report.add(row);
}

} // namespace

void measureSolving(Report &report)
{
    const CataloguePtr catalogue = benchCatalogue();
    measureTurtle(catalogue, report);
    measureRooms(catalogue, report);
}
