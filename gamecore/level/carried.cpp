#include "gamecore/level/carried.h"

#include "gamecore/level/meansofharm.h"
#include "gamecore/level/thingfields.h"

namespace {

/// It opens no door, but one that stands in a door can be met there.
Point meetingCell(const Ground &ground, Point cell, Behavior behavior)
{
    if (ground.isWalkable(cell) || ground.isDoor(cell) || behavior == Behavior::Idle) {
        return cell;
    }
    for (int i = 0; i < directionCount; ++i) {
        const bool isWay = behavior != Behavior::Patrol || isStraight(Direction(i));
        if (isWay && ground.isMonsterStepOpen(cell, Direction(i))) {
            return cell + stepOf(Direction(i));
        }
    }
    return cell;
}

} // namespace

std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    std::vector<CarriedItem> items;
    std::optional<MeansOfHarm> means;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> item = carriedBy(thing, catalogue);
        if (!item || !level.terrain.contains(thing.cell)) {
            continue;
        }
        if (!means) {
            means.emplace(level, catalogue, ground.rules());
        }
        const Kind &carrier = catalogue.kind(catalogue.kindOf(thing.kind).value());
        items.push_back({i, *item, meetingCell(ground, thing.cell, behaviorOf(thing, carrier)), means->harms(carrier)});
    }
    return items;
}
