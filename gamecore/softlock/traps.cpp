#include "gamecore/softlock/traps.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/softlock/lockedtraps.h"
#include "gamecore/softlock/steptraps.h"

#include <algorithm>

TrapSearch findTrap(const PlayableLevel &level, const SolveBounds &bounds, const SolveProgress &watch)
{
    const QString &key = level.catalogue()->kind(level.catalogue()->start()).key;
    const auto &things = level.level().things;
    const auto start =
        std::find_if(things.begin(), things.end(), [&](const Thing &thing) { return thing.kind == key; });
    Q_ASSERT(start != things.end());
    const Ground ground(level.level().terrain, *level.catalogue(), level.rules());
    return findTrap({level.level(), *level.catalogue(), level.rules(), start->cell}, ground, bounds, watch);
}

TrapSearch findTrap(const TrapInput &asked, const Ground &ground, const SolveBounds &bounds, const SolveProgress &watch)
{
    if (!isCoveredByTrapSearch(asked, ground)) {
        return {};
    }
    const TrapGoals goals = trapGoalsOf(asked, ground);
    if (!goals.canBeMet()) {
        return {.stuck = Stuck::FromStart};
    }
    const bool canGoBack = !ground.hasDrift() && ground.isWalkable(asked.start);
    return canGoBack ? findLockedTrap(asked, ground, goals, bounds, watch)
                     : findStepTrap(asked, ground, goals, bounds, watch);
}
