#include "gamecore/play/travel.h"

#include <algorithm>

std::optional<Direction> stepBeside(const World &world, Point cell)
{
    const std::optional<Direction> direction = directionOf(cell - world.hero().cell);
    const bool isStep = direction && (isStraight(*direction) || world.rules().moves == directionCount);
    return isStep ? direction : std::nullopt;
}

Feature knownWayOut(const World &world)
{
    std::vector<Point> path;
    const auto isGoal = [&world](Point cell) { return isWayOut(world, cell); };
    PathFinder().find(world, isGoal, path, PathFinder::Others::Ignored);
    return path.empty() ? Feature::None : world.terrainAt(path.back()).feature;
}

bool isWayOut(const World &world, Point cell)
{
    return world.terrainAt(cell).feature == Feature::Stairs || isWinningExit(world, cell);
}

bool PathFinder::isLater(const Front &a, const Front &b)
{
    return a.cost != b.cost ? a.cost > b.cost : readsBefore(b.cell, a.cell);
}

void PathFinder::begin(Size size)
{
    if (m_size != size) {
        m_size = size;
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

void PathFinder::find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path,
                      Others others, const std::function<bool(Point)> &isGoalInPassing)
{
    const HeroSteps steps(world, {.others = others});
    m_isGoalInPassing = world.hasDrift() ? isGoalInPassing : nullptr;
    begin(world.size());
    walkBack(steps, search(steps, isGoal, allCells), path);
    m_isGoalInPassing = nullptr;
}

void PathFinder::findTo(const World &world, Point target, std::vector<Point> &path, int mostCells, Others others)
{
    const HeroSteps steps(world, {.others = others, .target = target});
    const auto isTarget = [target](Point cell) { return cell == target; };
    path.clear();
    if (steps.canEnter(target)) {
        begin(world.size());
        walkBack(steps, search(steps, isTarget, mostCells), path);
    }
}

/// The search ends at the first locked door, so no path leads through one.
void PathFinder::findToLock(const World &world, std::vector<Point> &path)
{
    const HeroSteps steps(world, {.locks = HeroSteps::Locks::Opened});
    const auto isLock = [&world](Point cell) { return !world.terrainAt(cell).openedBy.isEmpty(); };
    begin(world.size());
    walkBack(steps, search(steps, isLock, allCells), path);
}

void PathFinder::walkBack(const HeroSteps &steps, std::optional<Point> goal, std::vector<Point> &path)
{
    path.clear();
    const auto addStep = [&](Point from, Direction direction) {
        const auto first = std::ptrdiff_t(path.size());
        steps.follow(from, direction, [&path](Point cell, Direction) {
            path.push_back(cell);
            return true;
        });
        std::reverse(path.begin() + first, path.end());
    };
    if (goal && m_lastStep) {
        addStep(*goal, *m_lastStep);
    }
    while (goal && *goal != steps.world().hero().cell) {
        const Cell &reached = at(*goal);
        goal = Point{reached.before % m_size.width, reached.before / m_size.width};
        addStep(*goal, reached.from);
    }
    std::reverse(path.begin(), path.end());
}

PathFinder::Cell &PathFinder::at(Point cell)
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

std::optional<Point> PathFinder::search(const HeroSteps &steps, const std::function<bool(Point)> &isGoal, int mostCells)
{
    const World &world = steps.world();
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
        m_lastStep = stepPastGoal(steps, cell);
        if (m_lastStep) {
            return cell;
        }
        spread(steps, cell);
    }
    return std::nullopt;
}

/// Returns the first step from a cell that passes a goal, wherever it ends, or std::nullopt.
std::optional<Direction> PathFinder::stepPastGoal(const HeroSteps &steps, Point cell) const
{
    for (int i = 0; m_isGoalInPassing && i < directionCount; ++i) {
        bool isPassed = false;
        if (steps.canStep(cell, Direction(i))) {
            steps.follow(cell, Direction(i), [&](Point passed, Direction) {
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

void PathFinder::spread(const HeroSteps &steps, Point cell)
{
    for (int parity = 0; parity < 2; ++parity) { // straight steps first
        for (int i = parity; i < directionCount; i += 2) {
            const Direction direction = Direction(i);
            if (steps.canStep(cell, direction) && steps.isEndKnown(cell, direction)) {
                const int cost = at(cell).cost + steps.costOf(cell + stepOf(direction), direction);
                reach(steps.endOf(cell, direction), cost, cell, direction);
            }
        }
    }
}

void PathFinder::reach(Point cell, int cost, Point before, Direction from)
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
