#include "editor/edits/thingmoves.h"

#include "editor/edits/stamp.h"

#include <algorithm>

namespace {

std::vector<Thing> withoutThings(const std::vector<Thing> &all, const std::vector<std::size_t> &things)
{
    std::vector<Thing> rest;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!std::binary_search(things.begin(), things.end(), i)) {
            rest.push_back(all[i]);
        }
    }
    return rest;
}

/// Removes the things that `arriving` replaces on its cell.
void makeRoom(Level &level, const Catalogue &catalogue, const Thing &arriving)
{
    const Paint paint = Paint::ofThing(arriving);
    const auto [first, last] = thingsAt(level, arriving.cell);
    const auto begin = level.things.begin() + std::ptrdiff_t(first);
    const auto end = level.things.begin() + std::ptrdiff_t(last);
    std::vector<Thing> staying = thingsAfter(paint, arriving.cell, {begin, end}, catalogue);
    staying.pop_back();
    const auto place = level.things.erase(begin, end);
    level.things.insert(place, staying.begin(), staying.end());
}

} // namespace

bool canStand(const Level &level, const Catalogue &catalogue, const Thing &thing)
{
    if (!level.terrain.contains(thing.cell)) {
        return false;
    }
    const TerrainId terrain = level.terrain.at(thing.cell);
    return terrainAfter(Paint::ofThing(thing), terrain, catalogue) == terrain;
}

std::optional<Thing> firstUnplaceable(const Level &level, const Catalogue &catalogue, const std::vector<Thing> &things)
{
    const auto found = std::find_if(things.begin(), things.end(),
                                    [&](const Thing &thing) { return !canStand(level, catalogue, thing); });
    return found == things.end() ? std::nullopt : std::optional(*found);
}

std::vector<Thing> movedThings(const Level &level, const std::vector<std::size_t> &things, Point by)
{
    std::vector<Thing> moved;
    for (const std::size_t i : things) {
        moved.push_back(level.things[i]);
        moved.back().cell = moved.back().cell + by;
    }
    return moved;
}

void putThings(Level &level, const Catalogue &catalogue, const std::vector<Thing> &things)
{
    for (const Thing &thing : things) {
        makeRoom(level, catalogue, thing);
    }
    level.things.insert(level.things.end(), things.begin(), things.end());
    sortThings(level.things);
}

LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by)
{
    const std::vector<Thing> moved = movedThings(level, things, by);
    if (by == Point{} || firstUnplaceable(level, catalogue, moved)) {
        return {};
    }
    Level after = level;
    after.things = withoutThings(level.things, things);
    putThings(after, catalogue, moved);
    return changeBetween(level, after);
}

LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things)
{
    Level after = level;
    after.things = withoutThings(level.things, things);
    return changeBetween(level, after);
}
