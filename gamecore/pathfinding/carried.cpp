#include "gamecore/pathfinding/carried.h"

#include "gamecore/base/bitgrid.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/damagesources.h"

#include <algorithm>

std::vector<Point> meetingCells(const Ground &ground, Point cell, BehaviorRow::Walk walk)
{
    const bool isMetHere = ground.mayBeWalkable(cell);
    std::vector<Point> cells(isMetHere ? 1 : 0, cell);
    if (ground.isWalkable(cell) || walk == BehaviorRow::Walk::Nowhere) {
        return cells;
    }
    for (int i = 0; i < directionCount; ++i) {
        const bool isWay = walk != BehaviorRow::Walk::Patrols || isStraight(Direction(i));
        if (isWay && ground.isMonsterStepOpen(cell, Direction(i))) {
            followStep(ground, cell, Direction(i), [&cells](Point next, Direction) {
                cells.push_back(next);
                return true;
            });
        }
    }
    return cells;
}

BitGrid crowdOf(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    BitGrid crowd(ground.size());
    if (ground.rules().contact == Contact::Kills) {
        return crowd;
    }
    const DamageSources means(level, catalogue, ground.rules());
    for (const Thing &thing : level.things) {
        const std::optional<KindId> id = catalogue.kindOf(thing.kind);
        if (!id || catalogue.kind(*id).category != KindCategory::Monster || !crowd.contains(thing.cell)) {
            continue;
        }
        if (means.teleports() || means.walkOf(thing, catalogue.kind(*id)) != BehaviorRow::Walk::Nowhere) {
            return bitsOf(Grid<std::uint8_t>(ground.size(), 1));
        }
        crowd.set(thing.cell);
    }
    return crowd;
}

static std::optional<Point> startOf(const Level &level, const Catalogue &catalogue)
{
    const QString &key = catalogue.kind(catalogue.start()).key;
    const auto start = std::find_if(level.things.begin(), level.things.end(),
                                    [&key](const Thing &thing) { return thing.kind == key; });
    return start != level.things.end() ? std::optional(start->cell) : std::nullopt;
}

std::vector<CarriedItem> carriedItems(const Level &level, const Catalogue &catalogue, const Ground &ground)
{
    std::vector<CarriedItem> items;
    std::optional<DamageSources> means;
    std::optional<Point> start; // a cell to which an item may teleport monsters
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> item = carriedBy(thing, catalogue);
        if (!item || !level.terrain.contains(thing.cell)) {
            continue;
        }
        if (!means) {
            means.emplace(level, catalogue, ground.rules());
            start = means->teleports() ? startOf(level, catalogue) : start;
        }
        const Kind &carrier = catalogue.kind(catalogue.kindOf(thing.kind).value());
        std::vector<Point> cells = meetingCells(ground, thing.cell, means->walkOf(thing, carrier));
        if (start) {
            cells.push_back(*start);
        }
        items.push_back({i, *item, std::move(cells), means->harms(carrier)});
    }
    return items;
}
