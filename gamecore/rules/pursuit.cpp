#include "gamecore/rules/pursuit.h"

namespace {

/// A way round somebody who stands in the way may be this much longer, in cells.
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

DistanceMap::Terms termsAround(const World &world, Point center)
{
    const int farthest = 2 * world.rules().fovRadius;
    const Point corner{qMax(0, center.x - farthest), qMax(0, center.y - farthest)};
    const Size size{qMin(world.size().width - corner.x, center.x - corner.x + farthest + 1),
                    qMin(world.size().height - corner.y, center.y - corner.y + farthest + 1)};
    return {.hasDiagonals = world.rules().moves == 8,
            .cutsCorners = world.rules().corners == Corners::Cut,
            .area = DistanceMap::Area{corner, size}};
}

void findWays(const World &world, Point goal, DistanceMap &map)
{
    const DistanceMap::Goal goals[] = {{goal, 0}};
    map.compute(world.size(), goals, termsAround(world, goal), [&world](Point cell) { return entryCost(world, cell); });
}

void beginWays(const World &world, Point goal, WayMap &map)
{
    const BitGrid *crowd = world.rules().isBlocking() ? &world.monsters() : nullptr;
    map.begin({.floor = world.harmless(), .walkable = world.walkable(), .crowd = crowd}, goal, termsOf(world));
}

/// All directions in which canStep() holds.
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

} // namespace

void prepareWays(World &world)
{
    if (world.hasHunters()) {
        world.scratch().toHero.reserve(world.size(), termsOf(world));
        world.scratch().toGoal.reserve(world.size(), termsOf(world));
    }
}

bool canStep(const World &world, Point from, Direction direction)
{
    const Point to = from + stepOf(direction);
    // Who attacks the hero does not step where he stands.
    const bool staysHere = to == world.hero().cell && world.rules().contact != Contact::Kills;
    return world.isStepOpen(from, direction) && (staysHere || world.isHarmless(to))
           && !(world.rules().isBlocking() && world.monsterAt(to) != nobody);
}

std::optional<Direction> stepToHero(World &world, Point from)
{
    Scratch &scratch = world.scratch();
    if (!scratch.hasToHero) {
        beginWays(world, world.hero().cell, scratch.toHero);
        scratch.hasToHero = true;
    }
    return scratch.toHero.downhill(from, stepsFrom(world, from));
}

std::optional<Direction> stepToCell(World &world, Point from, Point goal)
{
    Scratch &scratch = world.scratch();
    if (scratch.goal != goal) {
        beginWays(world, goal, scratch.toGoal);
        scratch.goal = goal;
    }
    return scratch.toGoal.downhill(from, stepsFrom(world, from));
}

std::optional<Direction> stepFromHero(World &world, Point from)
{
    Scratch &scratch = world.scratch();
    if (!scratch.hasFromHero) {
        findWays(world, world.hero().cell, scratch.fromHero);
        scratch.fromHero.turnToFlee();
        scratch.hasFromHero = true;
    }
    return scratch.fromHero.downhill(from, [&world, from](Point to) {
        return to != world.hero().cell && canStep(world, from, *directionOf(to - from));
    });
}
