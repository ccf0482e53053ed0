#include "gamecore/analysis/footprint.h"

#include "gamecore/analysis/roundsmap.h"
#include "gamecore/analysis/roundswalk.h"
#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

namespace {

/// Up to so many steps each is walked by itself; a map of all rounds costs about as much.
qint64 fewSteps(const Ground &ground)
{
    return 2 * ground.size().area();
}

} // namespace

std::vector<Patrol> patrolsOf(const Level &level, const Catalogue &catalogue)
{
    std::vector<Patrol> patrols;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> id = catalogue.kindOf(thing.kind);
        if (!id || !level.terrain.contains(thing.cell)) {
            continue;
        }
        const Kind &kind = catalogue.kind(*id);
        if (kind.category == KindCategory::Monster
            && rowOf(behaviorOf(thing, kind)).walk == BehaviorRow::Walk::Rounds) {
            patrols.push_back({i, thing.cell, facingOf(thing)});
        }
    }
    return patrols;
}

Grid<std::uint8_t> footprintOfAll(const Ground &ground, const std::vector<Patrol> &patrols,
                                  const std::atomic<bool> *isCancelled)
{
    Grid<std::uint8_t> cells(ground.size(), 0);
    RoundsWalk walk(ground, isCancelled);
    for (const Patrol &patrol : patrols) {
        walk.walkAlso(patrol);
    }
    for (const Point cell : walk.covered()) {
        cells.set(cell, 1);
    }
    return cells;
}

std::vector<Footprint> footprintsOf(const Ground &ground, const std::vector<Patrol> &patrols, std::optional<Point> mark,
                                    const std::atomic<bool> *isCancelled)
{
    std::vector<Footprint> footprints(patrols.size());
    const auto goesOn = [isCancelled] { return !isSet(isCancelled); };
    std::size_t next = 0;
    qint64 steps = 0;
    RoundsWalk walk(ground, isCancelled);
    // As soon as those that were walked tell that all would take longer than a map, the map is made.
    const auto isFew = [&] {
        return ground.hasDrift()
               || steps * qint64(patrols.size()) <= fewSteps(ground) * qint64(std::max<std::size_t>(next, 1));
    };
    for (; next < patrols.size() && isFew() && steps <= mostFootprintSteps && goesOn(); ++next) {
        const auto cells = qint64(walk.walk(patrols[next]).size());
        footprints[next] = {goesOn(), cells, mark && walk.covers(*mark)};
        steps += cells;
    }
    if (next == patrols.size() || ground.hasDrift() || !goesOn()) {
        return footprints;
    }
    RoundsMap map(ground, mark, isCancelled);
    for (; next < patrols.size() && steps <= mostFootprintSteps && goesOn(); ++next) {
        footprints[next] = map.count(patrols[next], steps);
    }
    return footprints;
}
