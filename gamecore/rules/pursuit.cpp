#include "gamecore/rules/pursuit.h"

#include "gamecore/pathfinding/step.h"
#include "gamecore/rules/arrival.h"
#include "gamecore/rules/combat.h"
#include "gamecore/world/scratch.h"

namespace {

/// Longest detour around an actor in the way, in cells.
constexpr int detour = 8;

int entryCost(const World &world, Point cell)
{
    if (!world.isWalkable(cell)) {
        return DistanceMap::wall;
    }
    if (!world.isHarmless(cell)) {
        return DistanceMap::occupied;
    }
    return world.rules().isBlocking() && world.monsterAt(cell) != nobody ? detour : 1;
}

WayMap::Terms termsOf(const World &world)
{
    return {.hasDiagonals = world.rules().moves == 8,
            .cutsCorners = world.rules().corners == Corners::Cut,
            .detour = detour,
            .reach = 2 * world.rules().fovRadius};
}

/// Returns the area in which monsters search.
DistanceMap::Area areaAround(const World &world, Point center)
{
    const int farthest = 2 * world.rules().fovRadius;
    const Point corner{qMax(0, center.x - farthest), qMax(0, center.y - farthest)};
    return {corner,
            {qMin(world.size().width - corner.x, center.x - corner.x + farthest + 1),
             qMin(world.size().height - corner.y, center.y - corner.y + farthest + 1)}};
}

void findWays(const World &world, Point goal, bool hasDiagonals, DistanceMap &map)
{
    const DistanceMap::Goal goals[] = {{goal, 0}};
    const DistanceMap::Terms terms{.hasDiagonals = hasDiagonals && world.rules().moves == 8,
                                   .cutsCorners = world.rules().corners == Corners::Cut,
                                   .area = areaAround(world, goal)};
    map.compute(world.size(), goals, terms, [&world](Point cell) { return entryCost(world, cell); });
}

/// True if the ground would carry a monster into the hero, so that it stops in front of him.
bool isStoppedByHero(const World &world, Point from, Direction direction, Point cell)
{
    return cell == world.hero().cell && cell != from + stepOf(direction) && world.rules().contact != Contact::Kills;
}

bool isStepHarmless(const World &world, Point from, Direction direction)
{
    bool isStopped = false;
    return areAllCellsOfStep(world, from, direction, [&](Point cell) {
        isStopped = isStopped || isStoppedByHero(world, from, direction, cell);
        return isStopped || world.isHarmless(cell);
    });
}

void findWays(const World &world, Point goal, WayMap &map)
{
    const BitGrid *crowd = world.rules().isBlocking() ? &world.monsters() : nullptr;
    map.begin({.floor = world.harmless(), .walkable = world.walkable(), .crowd = crowd}, goal, termsOf(world));
}

/// Returns where a step ends for an actor on its way to a goal. It stops at the goal, and in front of a hero whom it
/// would fight unless he is adjacent.
Point stepEndOnTheWay(const World &world, Point from, Direction direction, Point goal)
{
    std::optional<Point> last;
    return followStep(world, from, direction, [&](Point cell, Direction) {
        const bool comes = last != goal && !isStoppedByHero(world, from, direction, cell);
        last = cell;
        return comes;
    });
}

void addSteps(const World &world, Point from, Point goal, const DistanceMap::Area &area, StepGraph &graph)
{
    for (int i = 0; i < directionCount; ++i) {
        const Direction direction = Direction(i);
        const Point first = from + stepOf(direction);
        if (!world.isStepOpen(from, direction) || (first != goal && !isStepHarmless(world, from, direction))) {
            continue;
        }
        const Point end = stepEndOnTheWay(world, from, direction, goal);
        if (area.contains(end)) {
            const int step = isStraight(direction) ? DistanceMap::straightStep : DistanceMap::diagonalStep;
            graph.add(from, direction, end, step * (first == goal ? 1 : entryCost(world, first)));
        }
    }
}

void addAllSteps(const World &world, Point goal, StepGraph &graph)
{
    const DistanceMap::Area area = areaAround(world, goal);
    graph.begin(area);
    for (int y = 0; y < area.size.height; ++y) {
        for (int x = 0; x < area.size.width; ++x) {
            addSteps(world, area.corner + Point{x, y}, goal, area, graph);
        }
    }
}

void findWays(const World &world, Point goal, StepGraph &graph)
{
    addAllSteps(world, goal, graph);
    graph.computePathsTo(goal);
}

void findFlight(const World &world, Point danger, DistanceMap &map)
{
    findWays(world, danger, true, map);
    map.turnToFlee();
}

/// Computes an escape: `far` holds walking distances from the danger, `graph` the paths made of whole steps, drift
/// included.
void findFlight(const World &world, Point danger, StepGraph &graph, DistanceMap &far)
{
    std::vector<DistanceMap::Goal> goals;
    findWays(world, danger, true, far);
    for (int i = 0; i < far.reachedCount(); ++i) {
        const Point cell = far.reachedCell(i);
        goals.push_back({cell, DistanceMap::fleeValue(far.value(cell))});
    }
    addAllSteps(world, danger, graph);
    graph.computePathsTo(goals);
}

/// Returns the cached paths, recomputed with `find(Map &)` if they are stale.
template<typename Map, typename Find>
Map &ways(World &world, Point goal, CachedMap<Map> &kept, const Find &find)
{
    const PathCacheKey basis{world.scratch().round, world.groundRevision(), world.hero().cell, goal};
    if (kept.basis != basis) {
        find(kept.map);
        kept.basis = basis;
    }
    return kept.map;
}

template<typename Map>
Map &waysTo(World &world, Point goal, CachedMap<Map> &kept)
{
    return ways(world, goal, kept, [&](Map &map) { findWays(world, goal, map); });
}

/// Returns all directions in which canStep() holds.
Neighbors stepsFrom(const World &world, Point from)
{
    Neighbors open = neighborsIn(world.harmless(), from);
    const Point hero = world.hero().cell;
    const std::optional<Direction> toHero = directionOf(hero - from);
    if (toHero && world.rules().contact != Contact::Kills && world.isWalkable(hero)) {
        open |= neighborIn(*toHero);
    }
    if (world.rules().isBlocking()) {
        open &= Neighbors(~neighborsIn(world.monsters(), from));
    }
    return open;
}

std::optional<Direction> stepTo(World &world, Point from, Point goal, CachedMap<WayMap> &kept,
                                CachedMap<StepGraph> &keptByDrift)
{
    if (!world.hasDrift()) {
        return waysTo(world, goal, kept).downhill(from, stepsFrom(world, from));
    }
    return waysTo(world, goal, keptByDrift).downhill(from, [&world, from](Direction direction) {
        return canStep(world, from, direction);
    });
}

} // namespace

void prepareWays(World &world)
{
    Scratch &scratch = world.scratch();
    if (world.hasHunters()) {
        scratch.toHero.map.reserve(world.size(), termsOf(world));
        scratch.toGoal.map.reserve(world.size(), termsOf(world));
    }
}

bool canStep(const World &world, Point from, Direction direction)
{
    const Point to = from + stepOf(direction);
    // An attacker stays on its own cell.
    const bool staysHere = to == world.hero().cell && world.rules().contact != Contact::Kills;
    return world.isStepOpen(from, direction) && (staysHere || isStepHarmless(world, from, direction))
           && !(world.rules().isBlocking() && world.monsterAt(to) != nobody);
}

void findWaysToHero(const World &world, bool hasDiagonals, DistanceMap &map)
{
    findWays(world, world.hero().cell, hasDiagonals, map);
}

std::optional<Direction> stepToHero(World &world, Point from)
{
    Scratch &scratch = world.scratch();
    return stepTo(world, from, world.hero().cell, scratch.toHero, scratch.toHeroByDrift);
}

std::optional<Direction> stepToCell(World &world, Point from, Point goal)
{
    Scratch &scratch = world.scratch();
    return stepTo(world, from, goal, scratch.toGoal, scratch.toGoalByDrift);
}

std::optional<Direction> stepFromHero(World &world, Point from)
{
    Scratch &scratch = world.scratch();
    const Point hero = world.hero().cell;
    const auto canFlee = [&world, from, hero](Direction direction) {
        return from + stepOf(direction) != hero && canStep(world, from, direction);
    };
    if (world.hasDrift()) {
        const auto find = [&](StepGraph &graph) { findFlight(world, hero, graph, scratch.around); };
        return ways(world, hero, scratch.fromHeroByDrift, find).downhill(from, canFlee);
    }
    const auto find = [&](DistanceMap &map) { findFlight(world, hero, map); };
    return ways(world, hero, scratch.fromHero, find).downhill(from, [from, &canFlee](Point to) {
        return canFlee(*directionOf(to - from));
    });
}

void stepMonster(World &world, ActorId id, Direction direction, EventList &events)
{
    const Point to = world.actor(id).cell + stepOf(direction);
    const Contact contact = world.rules().contact;
    world.turnActor(id, direction);
    if (to == world.hero().cell && contact != Contact::Kills) {
        if (contact == Contact::Fight) {
            attack(world, id, heroId, events);
        }
        return;
    }
    arrive(world, id, to, direction, events);
}

void hunt(World &world, ActorId id, EventList &events)
{
    const Point from = world.actor(id).cell;
    const bool isHeroSeen = world.isInSight(from);
    if (isHeroSeen) {
        world.setGoal(id, world.hero().cell);
    } else if (world.actor(id).goal && (world.rules().hunters == Hunters::Freeze || world.actor(id).goal == from)) {
        world.setGoal(id, std::nullopt);
    }
    if (!world.actor(id).goal) {
        return;
    }
    const std::optional<Direction> direction =
        isHeroSeen ? stepToHero(world, from) : stepToCell(world, from, *world.actor(id).goal);
    if (direction) {
        stepMonster(world, id, *direction, events);
    }
}
