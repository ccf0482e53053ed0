#include "gamecore/bots/wayfinding.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/combat.h"

#include <algorithm>
#include <array>

namespace {

constexpr int openingCost = 2;
constexpr int unlockingCost = 8; ///< the key may be needed elsewhere
constexpr int crowdCost = 10;
constexpr int harmCost = 60;
/// The first search radius, and the margin of the map beyond the hero, in half steps.
constexpr int firstReach = 32;
constexpr int waysMargin = 24;

int entryCost(const HeroSteps &steps, Point cell, std::span<const Point> crowded)
{
    const World &world = steps.world();
    if (!steps.canEnter(cell) || isWinningExit(world, cell)) {
        return DistanceMap::wall;
    }
    if (std::find(crowded.begin(), crowded.end(), cell) != crowded.end()) {
        return crowdCost;
    }
    if (world.isWalkable(cell)) {
        return world.isHarmless(cell) ? 1 : harmCost;
    }
    return world.terrainAt(cell).openedBy.isEmpty() ? openingCost : unlockingCost;
}

bool isAmong(Point cell, std::span<const DistanceMap::Goal> goals)
{
    return std::any_of(goals.begin(), goals.end(), [cell](const DistanceMap::Goal &goal) { return goal.cell == cell; });
}

DistanceMap::Terms heroTermsOf(const World &world)
{
    return {.hasDiagonals = world.rules().moves == directionCount,
            .cutsCorners = world.rules().corners == Corners::Cut,
            .area = std::nullopt};
}

} // namespace

void HeroPaths::find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded)
{
    const World &world = steps.world();
    m_best.reset();
    m_hasDrift = world.hasDrift();
    if (m_hasDrift) {
        findByDrift(steps, goals);
        return;
    }
    m_map.compute(world.size(), goals, heroTermsOf(world), [&](Point cell) { return entryCost(steps, cell, crowded); });
}

/// Returns the best goal for the hero. Doubles the radius until no goal outside it can be better.
std::optional<DistanceMap::Goal> HeroPaths::bestFrom(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                                                     std::span<const Point> crowded)
{
    const World &world = steps.world();
    const std::array<DistanceMap::Goal, 1> here{{{world.hero().cell, 0}}};
    DistanceMap::Terms terms = heroTermsOf(world);
    terms.way = DistanceMap::Way::FromGoals;
    std::optional<DistanceMap::Goal> best;
    int reached = 0;
    for (terms.limit = firstReach;; terms.limit *= 2) {
        m_map.compute(world.size(), here, terms, [&](Point cell) {
            const int entry = entryCost(steps, cell, crowded);
            const bool isGoal = entry == DistanceMap::wall && isAmong(cell, goals);
            return isGoal ? 1 : entry;
        });
        int bestValue = DistanceMap::unreached;
        int leastBeyond = DistanceMap::unreached;
        for (const DistanceMap::Goal &goal : goals) {
            const int value = m_map.value(goal.cell);
            if (value == DistanceMap::unreached) {
                leastBeyond = std::min(leastBeyond, terms.limit + goal.value);
            } else if (value + goal.value < bestValue) {
                bestValue = value + goal.value;
                best = goal;
            }
        }
        const bool isAll = m_map.reachedCount() == reached; // nothing lies farther away
        if (bestValue <= leastBeyond || isAll) {
            return best;
        }
        reached = m_map.reachedCount();
    }
}

void HeroPaths::findHere(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                         std::span<const Point> crowded)
{
    const World &world = steps.world();
    if (world.hasDrift()) {
        find(steps, goals, crowded);
        return;
    }
    m_hasDrift = false;
    m_best = bestFrom(steps, goals, crowded);
    DistanceMap::Terms terms = heroTermsOf(world);
    terms.limit = m_best ? m_map.value(m_best->cell) + m_best->value + waysMargin : 0;
    const std::span<const DistanceMap::Goal> one =
        m_best ? std::span(&*m_best, 1) : std::span<const DistanceMap::Goal>();
    m_map.compute(world.size(), one, terms, [&](Point cell) { return entryCost(steps, cell, crowded); });
}

void HeroPaths::findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals)
{
    const World &world = steps.world();
    m_graph.begin({{}, world.size()});
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Point from{x, y};
            for (int i = 0; i < directionCount && world.isExplored(from) && world.isWalkable(from); ++i) {
                if (steps.canStep(from, Direction(i)) && steps.isEndKnown(from, Direction(i))) {
                    const int cost = steps.costOf(from + stepOf(Direction(i)), Direction(i));
                    m_graph.add(from, Direction(i), steps.endOf(from, Direction(i)), cost);
                }
            }
        }
    }
    m_graph.computePathsTo({goals.begin(), goals.end()});
}

namespace {

void addPoint(Hasher &hasher, Point cell)
{
    hasher.add(cell.x);
    hasher.add(cell.y);
}

/// Returns a hash of everything that determines the paths in a level that is completely in view.
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

const HeroPaths &PathCache::find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
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
    HeroPaths &ways = m_shared[task];
    ways.find(steps, goals, crowded);
    return ways;
}

namespace {

/// Decisions for which a path is kept while each step reveals new cells.
constexpr int longestKept = 8;

/// Returns the lowest start value of the goals, which attracts most.
int pullOf(const std::vector<DistanceMap::Goal> &goals)
{
    int least = 0;
    for (const DistanceMap::Goal &goal : goals) {
        least = std::min(least, goal.value);
    }
    return least;
}

} // namespace

void Wayfinding::begin(const World &world)
{
    m_attraction.begin(world);
    m_ways = nullptr;
    m_harm = HeroSteps::Harm::Avoided;
}

void Wayfinding::look(const World &world, const std::vector<Seen> &monsters)
{
    ++m_keptFor;
    if (!m_ways || m_hasNews) {
        find(world, monsters);
    }
}

HeroSteps Wayfinding::stepsIn(const World &world) const
{
    return {world, {.others = HeroSteps::Others::Ignored, .locks = HeroSteps::Locks::Opened, .harm = m_harm}};
}

/// True if the current goal still exists and no stronger one has appeared.
bool Wayfinding::isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const
{
    const std::optional<DistanceMap::Goal> aim = m_ways ? m_ways->best() : std::nullopt;
    return aim && m_keptFor < longestKept && m_pull == pullOf(goals) && aim->cell != world.hero().cell
           && std::any_of(goals.begin(), goals.end(), [&aim](const DistanceMap::Goal &goal) {
                  return goal.cell == aim->cell && goal.value == aim->value;
              });
}

/// Finds the paths. Harmful terrain is used only if nothing else leads to a goal.
void Wayfinding::find(const World &world, const std::vector<Seen> &monsters)
{
    const std::vector<DistanceMap::Goal> &goals = m_attraction.find(world, monsters);
    m_hasNews = false;
    if (isOnTheWay(world, goals)) {
        return;
    }
    m_keptFor = 0;
    m_pull = pullOf(goals);
    findCrowd(world, monsters);
    for (const HeroSteps::Harm harm : {HeroSteps::Harm::Avoided, HeroSteps::Harm::Endured}) {
        m_harm = harm;
        m_ways = &m_paths.find(stepsIn(world), goals, m_crowd);
        if (value(world.hero().cell) != HeroPaths::unreached) {
            return;
        }
    }
}

/// Finds the monsters that stay in place and cannot be beaten.
void Wayfinding::findCrowd(const World &world, const std::vector<Seen> &monsters)
{
    m_crowd.clear();
    for (const Seen &seen : monsters) {
        const bool stays = rowOf(world.actor(seen.id).behavior).walk == BehaviorRow::Walk::Nowhere;
        const bool isFought = world.rules().contact == Contact::Fight && hitsToKill(world, heroId, seen.id);
        if (world.rules().contact != Contact::Kills && (stays || !isFought)) {
            m_crowd.push_back(seen.cell);
        }
    }
}
