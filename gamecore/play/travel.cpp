#include "gamecore/play/travel.h"

#include "gamecore/reach/step.h"

#include <algorithm>

std::optional<Direction> stepBeside(const World &world, Point cell)
{
    const std::optional<Direction> direction = directionOf(cell - world.hero().cell);
    const bool isStep = direction && (isStraight(*direction) || world.rules().moves == directionCount);
    return isStep ? direction : std::nullopt;
}

bool knowsWayToStairs(const World &world)
{
    std::vector<Point> path;
    const auto leadsAway = [&world](Point cell) { return world.terrainAt(cell).feature != Feature::None; };
    WayFinder().find(world, leadsAway, path, WayFinder::Others::Ignored);
    return !path.empty() && world.terrainAt(path.back()).feature == Feature::Stairs;
}

bool isMet(const World &world, Point cell)
{
    return world.isVisible(cell) && world.monsterAt(cell) != nobody;
}

bool isWinningExit(const World &world, Point cell)
{
    return world.terrainAt(cell).feature == Feature::Exit && (world.rules().win & WinByExit) != 0;
}

namespace {

bool canOpen(const World &world, const Terrain &door)
{
    return door.isDoor() && (door.openedBy.isEmpty() || world.keyFor(door) != CellIndex::none);
}

} // namespace

bool WayFinder::isLater(const Front &a, const Front &b)
{
    return a.cost != b.cost ? a.cost > b.cost : readsBefore(b.cell, a.cell);
}

void WayFinder::begin(const World &world)
{
    if (m_size != world.size()) {
        m_size = world.size();
        m_blocks.clear();
        m_blocks.resize(std::size_t(m_size.width / blockSide + 1) * std::size_t(m_size.height / blockSide + 1));
    } else {
        for (const Point cell : m_touched) {
            at(cell) = Cell();
        }
    }
    m_touched.clear();
    m_front.clear();
    m_lastStep.reset();
}

void WayFinder::find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path,
                     Others others, const std::function<bool(Point)> &isGoalInPassing)
{
    m_others = others;
    m_isGoalInPassing = world.hasDrift() ? isGoalInPassing : nullptr;
    begin(world);
    walkBack(world, search(world, isGoal, allCells), path);
    m_isGoalInPassing = nullptr;
}

void WayFinder::findTo(const World &world, Point target, std::vector<Point> &path, int mostCells, Others others)
{
    path.clear();
    m_target = target;
    m_others = others;
    if (canEnter(world, target)) {
        begin(world);
        walkBack(world,
                 search(
                     world, [target](Point cell) { return cell == target; }, mostCells),
                 path);
    }
    m_target.reset();
}

void WayFinder::findToLock(const World &world, std::vector<Point> &path)
{
    const auto isLock = [&world](Point cell) { return !world.terrainAt(cell).openedBy.isEmpty(); };
    m_isToLock = true; // the first one ends the search, so that no way leads through one
    find(world, isLock, path);
    m_isToLock = false;
}

void WayFinder::walkBack(const World &world, std::optional<Point> goal, std::vector<Point> &path)
{
    path.clear();
    const auto addStep = [&](Point from, Direction direction) {
        const auto first = std::ptrdiff_t(path.size());
        follow(world, from, direction, [&path](Point cell, Direction) {
            path.push_back(cell);
            return true;
        });
        std::reverse(path.begin() + first, path.end());
    };
    if (goal && m_lastStep) {
        addStep(*goal, *m_lastStep);
    }
    while (goal && *goal != world.hero().cell) {
        const Cell &reached = at(*goal);
        goal = Point{reached.before % m_size.width, reached.before / m_size.width};
        addStep(*goal, reached.from);
    }
    std::reverse(path.begin(), path.end());
}

WayFinder::Cell &WayFinder::at(Point cell)
{
    const int blocksInRow = m_size.width / blockSide + 1;
    const int blockIndex = cell.y / blockSide * blocksInRow + cell.x / blockSide;
    std::unique_ptr<Block> &block = m_blocks[std::size_t(blockIndex)];
    if (!block) {
        block = std::make_unique<Block>();
    }
    const int cellIndex = cell.y % blockSide * blockSide + cell.x % blockSide;
    return (*block)[std::size_t(cellIndex)];
}

std::optional<Point> WayFinder::search(const World &world, const std::function<bool(Point)> &isGoal, int mostCells)
{
    int left = mostCells;
    reach(world.hero().cell, 0, world.hero().cell, Direction::North);
    while (!m_front.empty()) {
        std::pop_heap(m_front.begin(), m_front.end(), isLater);
        const Point cell = m_front.back().cell;
        m_front.pop_back();
        if (at(cell).isSettled) {
            continue;
        }
        at(cell).isSettled = true;
        if (isGoal(cell)) {
            return cell;
        }
        if (left-- == 0) {
            return std::nullopt;
        }
        if (isWinningExit(world, cell) && cell != world.hero().cell) {
            continue;
        }
        m_lastStep = stepPastGoal(world, cell);
        if (m_lastStep) {
            return cell;
        }
        spread(world, cell);
    }
    return std::nullopt;
}

/// The first step from a cell that comes to a goal on its way, wherever it ends.
std::optional<Direction> WayFinder::stepPastGoal(const World &world, Point cell) const
{
    for (int i = 0; m_isGoalInPassing && i < directionCount; ++i) {
        bool isPassed = false;
        if (canStep(world, cell, Direction(i))) {
            follow(world, cell, Direction(i), [&](Point passed, Direction) {
                isPassed = isPassed || m_isGoalInPassing(passed);
                return true;
            });
        }
        if (isPassed) {
            return Direction(i);
        }
    }
    return std::nullopt;
}

void WayFinder::spread(const World &world, Point cell)
{
    for (int parity = 0; parity < 2; ++parity) { // straight steps first
        for (int i = parity; i < directionCount; i += 2) {
            const Direction direction = Direction(i);
            if (canStep(world, cell, direction) && isEndKnown(world, cell, direction)) {
                const int cost = at(cell).cost + costOf(world, cell + stepOf(direction), direction);
                reach(follow(world, cell, direction, [](Point, Direction) { return true; }), cost, cell, direction);
            }
        }
    }
}

void WayFinder::reach(Point cell, int cost, Point before, Direction from)
{
    Cell &reached = at(cell);
    if (reached.cost >= 0 && reached.cost <= cost) {
        return;
    }
    if (reached.cost < 0) {
        m_touched.push_back(cell);
    }
    reached.cost = cost;
    reached.before = placeOf(before);
    reached.from = from;
    m_front.push_back({cost, cell});
    std::push_heap(m_front.begin(), m_front.end(), isLater);
}

bool WayFinder::canEnter(const World &world, Point cell) const
{
    if (!world.size().contains(cell) || !world.isExplored(cell)) {
        return false;
    }
    const Terrain &terrain = world.terrainAt(cell);
    const bool isFloor = terrain.isHarmless();
    if (cell == m_target) {
        return isFloor || canOpen(world, terrain);
    }
    const bool isFreeDoor = terrain.isDoor() && terrain.openedBy.isEmpty();
    const bool isTaken = m_others == Others::Obstruct && isMet(world, cell);
    return !isTaken && (isFloor || (m_isToLock ? canOpen(world, terrain) : isFreeDoor));
}

bool WayFinder::canStep(const World &world, Point from, Direction direction) const
{
    const Point to = from + stepOf(direction);
    if (!canEnter(world, to)) {
        return false;
    }
    return world.isWalkable(to) ? world.isStepOpen(from, direction) && isStepSafe(world, from, direction)
                                : isStraight(direction);
}

/// The cells of a step as far as he knows them and sees them free; it ends at an exit that wins.
template<typename Come>
Point WayFinder::follow(const World &world, Point from, Direction direction, const Come &come) const
{
    if (!world.hasDrift()) {
        come(from + stepOf(direction), direction);
        return from + stepOf(direction);
    }
    return followStep(world, from, direction, [&](Point cell, Direction heading) {
        const Point before = cell - stepOf(heading);
        const bool isTaken = m_others == Others::Obstruct && isMet(world, cell);
        const bool endsBefore = !world.isExplored(cell) || isTaken || isWinningExit(world, before);
        return (before == from || !endsBefore) && come(cell, heading);
    });
}

/// Whether the ground carries him over nothing that hurts.
bool WayFinder::isStepSafe(const World &world, Point from, Direction direction) const
{
    bool isSafe = true;
    if (world.hasDrift()) {
        follow(world, from, direction, [&](Point cell, Direction) {
            isSafe = isSafe && world.isHarmless(cell);
            return isSafe;
        });
    }
    return isSafe;
}

/// Whether the ground carries him only to where he has explored it.
bool WayFinder::isEndKnown(const World &world, Point from, Direction direction) const
{
    bool isKnown = true;
    if (world.hasDrift()) {
        follow(world, from, direction, [&](Point cell, Direction heading) {
            const std::optional<Direction> on = afterComing(world.driftAt(cell), heading);
            const Point next = on ? cell + stepOf(*on) : cell;
            isKnown = !world.size().contains(next) || world.isExplored(next);
            return isKnown;
        });
    }
    return isKnown;
}

int WayFinder::costOf(const World &world, Point to, Direction direction) const
{
    const int step = isStraight(direction) ? DistanceMap::straightStep : DistanceMap::diagonalStep;
    return world.isWalkable(to) ? step : step + DistanceMap::straightStep;
}
