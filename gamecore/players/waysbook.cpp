#include "gamecore/players/waysbook.h"

#include "gamecore/base/hasher.h"

namespace {

void addPoint(Hasher &hasher, Point cell)
{
    hasher.add(cell.x);
    hasher.add(cell.y);
}

/// Of all that the ways follow from in a level that is seen whole.
std::uint64_t hashOfTask(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                         std::span<const Point> crowded)
{
    const World &world = steps.world();
    Hasher hasher;
    hasher.add(int(steps.terms().harm));
    for (const DistanceMap::Goal &goal : goals) {
        addPoint(hasher, goal.cell);
        hasher.add(goal.value);
    }
    hasher.add(std::int64_t(goals.size()));
    for (const Point cell : crowded) {
        addPoint(hasher, cell);
    }
    hasher.add(std::int64_t(crowded.size()));
    for (const OpenedDoor &door : world.openedDoors()) {
        addPoint(hasher, door.cell);
    }
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const int item = world.itemWithLetter(letter);
        hasher.add(item == CellIndex::none ? -1 : int(world.item(item).kind));
    }
    return hasher.hash();
}

} // namespace

const HeroWays &WaysBook::find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                               std::span<const Point> crowded)
{
    if (!steps.world().seesAll()) {
        m_own.findHere(steps, goals, crowded);
        return m_own;
    }
    if (steps.world().stage().isDungeon) {
        m_own.find(steps, goals, crowded);
        return m_own;
    }
    const std::uint64_t task = hashOfTask(steps, goals, crowded);
    if (const auto found = m_shared.find(task); found != m_shared.end()) {
        return found->second;
    }
    if (m_cells > mostCells) {
        m_shared.clear();
        m_cells = 0;
    }
    m_cells += steps.world().size().area();
    HeroWays &ways = m_shared[task];
    ways.find(steps, goals, crowded);
    return ways;
}
