#include "gamecore/play/travel.h"

#include <algorithm>

std::optional<Direction> stepBeside(const World &world, Point cell)
{
    const std::optional<Direction> direction = directionOf(cell - world.hero().cell);
    const bool isStep = direction && (isStraight(*direction) || world.rules().moves == directionCount);
    return isStep ? direction : std::nullopt;
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
}

void WayFinder::find(const World &world, const std::function<bool(Point)> &isGoal, std::vector<Point> &path,
                     Others others)
{
    m_others = others;
    begin(world);
    walkBack(world, search(world, isGoal, allCells), path);
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
    while (goal && *goal != world.hero().cell) {
        path.push_back(*goal);
        goal = *goal - stepOf(at(*goal).from);
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
    reach(world.hero().cell, 0, Direction::North);
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
        if (!isWinningExit(world, cell) || cell == world.hero().cell) {
            spread(world, cell);
        }
    }
    return std::nullopt;
}

void WayFinder::spread(const World &world, Point cell)
{
    for (int parity = 0; parity < 2; ++parity) { // straight steps first
        for (int i = parity; i < directionCount; i += 2) {
            const Direction direction = Direction(i);
            if (canStep(world, cell, direction)) {
                const Point to = cell + stepOf(direction);
                reach(to, at(cell).cost + costOf(world, to, direction), direction);
            }
        }
    }
}

void WayFinder::reach(Point cell, int cost, Direction from)
{
    Cell &reached = at(cell);
    if (reached.cost >= 0 && reached.cost <= cost) {
        return;
    }
    if (reached.cost < 0) {
        m_touched.push_back(cell);
    }
    reached.cost = cost;
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
    const bool isFloor = terrain.isWalkable && terrain.damage == 0;
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
    return world.isWalkable(to) ? world.isStepOpen(from, direction) : isStraight(direction);
}

int WayFinder::costOf(const World &world, Point to, Direction direction) const
{
    const int step = isStraight(direction) ? DistanceMap::straightStep : DistanceMap::diagonalStep;
    return world.isWalkable(to) ? step : step + DistanceMap::straightStep;
}
