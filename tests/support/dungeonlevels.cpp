#include "tests/support/dungeonlevels.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/ruleset.h"

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
