#include "tests/support/dungeonlevels.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"

#include <queue>

using namespace Qt::StringLiterals;

Level depthOf(const QString &ruleset, int seed, int depth)
{
    return dungeonLevel(*shippedCatalogue(), ruleset, std::uint64_t(seed), depth);
}

DungeonPlan loneRoom(const QString &ruleset)
{
    DungeonPlan plan = shippedCatalogue()->ruleset(ruleset)->dungeon;
    plan.width = 60;
    plan.height = 60;
    plan.attempts = 1;
    plan.roomMin = 50;
    plan.roomMax = 50;
    return plan;
}

Point startOf(const Level &level)
{
    for (const Thing &thing : level.things) {
        if (thing.kind == u"start") {
            return thing.cell;
        }
    }
    return {-1, -1};
}

std::optional<Point> stairsOf(const Level &level, const Catalogue &catalogue)
{
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            if (catalogue.terrain(level.terrain.at({x, y})).feature == Feature::Stairs) {
                return Point{x, y};
            }
        }
    }
    return std::nullopt;
}

int stepsBetween(const Level &level, const Catalogue &catalogue, Point from, Point to)
{
    Grid<int> steps(level.size(), -1);
    std::queue<Point> cells;
    cells.push(from);
    steps.set(from, 0);
    while (!cells.empty()) {
        const Point cell = cells.front();
        cells.pop();
        for (int i = 0; i < directionCount; ++i) {
            const Point next = cell + stepOf(Direction(i));
            if (level.size().contains(next) && steps.at(next) < 0
                && catalogue.terrain(level.terrain.at(next)).isWalkable) {
                steps.set(next, steps.at(cell) + 1);
                cells.push(next);
            }
        }
    }
    return steps.at(to);
}
