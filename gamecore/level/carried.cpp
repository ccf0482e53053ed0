#include "gamecore/level/carried.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/level/meansofharm.h"
#include "gamecore/level/thingfields.h"

std::vector<Point> meetingCells(const Ground &ground, Point cell, Behavior behavior)
{
    const bool isMetHere = ground.isWalkable(cell) || ground.isDoor(cell);
    std::vector<Point> cells(isMetHere ? 1 : 0, cell);
    const BehaviorRow::Walk walk = rowOf(behavior).walk;
    if (ground.isWalkable(cell) || walk == BehaviorRow::Walk::Nowhere) {
        return cells;
    }
    for (int i = 0; i < directionCount; ++i) {
        const bool isWay = walk != BehaviorRow::Walk::Rounds || isStraight(Direction(i));
        if (isWay && ground.isMonsterStepOpen(cell, Direction(i))) {
            followStep(ground, cell, Direction(i), [&cells](Point next, Direction) {
                cells.push_back(next);
                return true;
            });
        }
    }
    return cells;
}

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
        items.push_back(
            {i, *item, meetingCells(ground, thing.cell, means->walksLike(thing, carrier)), means->harms(carrier)});
    }
    return items;
}
