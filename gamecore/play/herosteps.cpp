#include "gamecore/play/herosteps.h"

#include "gamecore/pathfinding/distancemap.h"

bool isMet(const World &world, Point cell)
{
    return world.isVisible(cell) && world.monsterAt(cell) != nobody;
}

bool isWinningExit(const World &world, Point cell)
{
    return world.terrainAt(cell).feature == Feature::Exit && (world.rules().win & WinByExit) != 0;
}

bool canOpen(const World &world, const Terrain &door)
{
    return door.isDoor() && (door.openedBy.isEmpty() || world.keyFor(door) != CellIndex::none);
}

bool HeroSteps::isTaken(Point cell) const
{
    return m_terms.others == Others::Obstruct && isMet(m_world, cell);
}

bool HeroSteps::isFloor(Point cell) const
{
    return m_terms.harm == Harm::Avoided ? m_world.isHarmless(cell) : m_world.isWalkable(cell);
}

bool HeroSteps::canEnter(Point cell) const
{
    if (!m_world.size().contains(cell) || !m_world.isExplored(cell)) {
        return false;
    }
    const Terrain &terrain = m_world.terrainAt(cell);
    if (cell == m_terms.target) {
        return isFloor(cell) || canOpen(m_world, terrain);
    }
    const bool isFreeDoor = terrain.isDoor() && terrain.openedBy.isEmpty();
    const bool isLockOpened = m_terms.locks == Locks::Opened && canOpen(m_world, terrain);
    return (isFloor(cell) || isFreeDoor || isLockOpened) && !isTaken(cell);
}

bool HeroSteps::canStep(Point from, Direction direction) const
{
    const Point to = from + stepOf(direction);
    if (!canEnter(to)) {
        return false;
    }
    return m_world.isWalkable(to) ? m_world.isStepOpen(from, direction) && isStepSafe(from, direction)
                                  : isStraight(direction);
}

/// True if drift carries the hero over no harmful cell.
bool HeroSteps::isStepSafe(Point from, Direction direction) const
{
    bool isSafe = true;
    if (m_world.hasDrift()) {
        follow(from, direction, [&](Point cell, Direction) {
            isSafe = isSafe && isFloor(cell);
            return isSafe;
        });
    }
    return isSafe;
}

bool HeroSteps::isEndKnown(Point from, Direction direction) const
{
    bool isKnown = true;
    if (m_world.hasDrift()) {
        follow(from, direction, [&](Point cell, Direction heading) {
            const std::optional<Direction> on = driftDirection(m_world.driftAt(cell), heading);
            const Point next = on ? cell + stepOf(*on) : cell;
            isKnown = !m_world.size().contains(next) || m_world.isExplored(next);
            return isKnown;
        });
    }
    return isKnown;
}

int HeroSteps::costOf(Point to, Direction direction) const
{
    const int step = isStraight(direction) ? DistanceMap::straightStep : DistanceMap::diagonalStep;
    return m_world.isWalkable(to) ? step : step + DistanceMap::straightStep;
}
