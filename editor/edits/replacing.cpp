#include "editor/edits/replacing.h"

#include "editor/edits/ownkinds.h"
#include "editor/edits/stamp.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/level/thingfields.h"

namespace {

bool isOf(const Thing &thing, const Paint &what)
{
    return thing.kind == what.kind && (!thing.isUnknownCharacter() || thing.character == what.character);
}

/// Returns the cells of all things to replace, one entry per thing.
std::vector<Point> cellsOfThings(const Level &level, const Paint &what, const Area *within)
{
    std::vector<Point> cells;
    for (const Thing &thing : level.things) {
        if (isOf(thing, what) && level.terrain.contains(thing.cell) && (!within || within->contains(thing.cell))) {
            cells.push_back(thing.cell);
        }
    }
    return cells;
}

Area cellsOfTerrain(const Level &level, const Paint &what, const Area *within)
{
    const Area area = terrainArea(level.terrain, what.terrain);
    return within ? intersected(area, *within) : area;
}

std::optional<KindCategory> categoryOf(const Paint &paint, const Catalogue &catalogue)
{
    const std::optional<KindId> id = paint.what == Paint::What::Thing ? catalogue.kindOf(paint.kind) : std::nullopt;
    return id ? std::optional(catalogue.kind(*id).category) : std::nullopt;
}

bool canBeCarried(const Paint &paint, const Catalogue &catalogue)
{
    const auto category = categoryOf(paint, catalogue);
    return category == KindCategory::Treasure || category == KindCategory::Item;
}

/// Returns the monsters that carry an item to replace.
std::vector<std::size_t> carriers(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                                  const Area *within)
{
    std::vector<std::size_t> things;
    if (!canBeCarried(what, catalogue) || !canBeCarried(with, catalogue)) {
        return things;
    }
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const std::optional<KindId> item = carriedBy(thing, catalogue);
        const bool isWithin = level.terrain.contains(thing.cell) && (!within || within->contains(thing.cell));
        if (item && isWithin && catalogue.kind(*item).key == what.kind) {
            things.push_back(i);
        }
    }
    return things;
}

} // namespace

qint64 countToReplace(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                      const Area *within)
{
    return what.what == Paint::What::Terrain ? cellsOfTerrain(level, what, within).count()
                                             : qint64(cellsOfThings(level, what, within).size()
                                                      + carriers(level, catalogue, what, with, within).size());
}

LevelChange changeByReplacing(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                              const Area *within)
{
    if (what.what == Paint::What::Terrain) {
        return changeByPainting(level, catalogue, cellsOfTerrain(level, what, within), with);
    }
    const Area area(cellsOfThings(level, what, within), level.size());
    const auto isReplaced = [&](const Thing &thing) { return isOf(thing, what) && area.contains(thing.cell); };
    Level after = level;
    for (const std::size_t carrier : carriers(level, catalogue, what, with, within)) {
        changeReferences(after.things[carrier], what.kind, with.kind);
    }
    const auto category = categoryOf(what, catalogue);
    if (category && category == categoryOf(with, catalogue)) {
        for (Thing &thing : after.things) {
            if (isReplaced(thing)) {
                thing.kind = with.kind;
                thing.character = 0;
            }
        }
        return changeBetween(level, after);
    }
    std::erase_if(after.things, isReplaced);
    applyChange(after, changeByPainting(after, catalogue, area, with));
    return changeBetween(level, after);
}
