#include "gamecore/solving/lockedout.h"

#include "gamecore/data/kind.h"
#include "gamecore/solving/clockwork.h"
#include "gamecore/solving/leaststeps.h"

#include <algorithm>

namespace {

/// For LeastSteps: few enough to be found soon.
constexpr qint64 mostDistances = 256 * 1024;

bool mayHelp(const World &world, const Item &item)
{
    return item.location == Item::Location::Carried || world.catalogue().kind(item.kind).teleportsHero();
}

} // namespace

bool isLockedOut(const CataloguePtr &shipped, const PlayableLevel &level)
{
    if (!hasClockworkGround(level)) {
        return false;
    }
    const Game game = Game::start(shipped, level, 0).game;
    const World &world = game.world();
    const bool hasHelp = std::any_of(world.items().begin(), world.items().end(),
                                     [&world](const Item &item) { return mayHelp(world, item); });
    const ClockworkGround ground(world);
    if (hasHelp || !ground.mayBeWon() || ground.mayBagBeFull() || !ground.lacksKeys()) {
        return false;
    }
    const LeastSteps least(ground, mostDistances);
    return least.from(ground.start(), 0, least.book().at(0)) == LeastSteps::never;
}
