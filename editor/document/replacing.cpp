#include "editor/document/replacing.h"

#include "editor/document/stamp.h"

namespace {

bool isOf(const Thing &thing, const Paint &what)
{
    return thing.kind == what.kind && (!thing.isUnknownCharacter() || thing.character == what.character);
}

/// The cells of all things to replace, each as often as there are.
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

} // namespace

qint64 countToReplace(const Level &level, const Paint &what, const Area *within)
{
    return what.what == Paint::What::Terrain ? cellsOfTerrain(level, what, within).count()
                                             : qint64(cellsOfThings(level, what, within).size());
}

LevelChange changeByReplacing(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                              const Area *within)
{
    if (what.what == Paint::What::Terrain) {
        return changeByPainting(level, catalogue, cellsOfTerrain(level, what, within), with);
    }
    const Area area(cellsOfThings(level, what, within), level.size());
    Level after = level;
    std::erase_if(after.things, [&](const Thing &thing) { return isOf(thing, what) && area.contains(thing.cell); });
    applyChange(after, changeByPainting(after, catalogue, area, with));
    return changeBetween(level, after);
}
