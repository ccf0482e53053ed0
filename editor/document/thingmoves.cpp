#include "editor/document/thingmoves.h"

#include "editor/document/stamp.h"

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

/// Takes away what a thing replaces on its cell, and makes room for it in the terrain.
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
    level.terrain.set(arriving.cell, terrainAfter(paint, level.terrain.at(arriving.cell), catalogue));
}

} // namespace

LevelChange changeByMovingThings(const Level &level, const Catalogue &catalogue, const std::vector<std::size_t> &things,
                                 Point by)
{
    std::vector<Thing> moved;
    for (const std::size_t i : things) {
        moved.push_back(level.things[i]);
        moved.back().cell = moved.back().cell + by;
    }
    const bool fits = std::all_of(moved.begin(), moved.end(),
                                  [&level](const Thing &thing) { return level.terrain.contains(thing.cell); });
    if (!fits || by == Point{}) {
        return {};
    }
    Level after = level;
    after.things = withoutThings(level.things, things);
    for (const Thing &thing : moved) {
        makeRoom(after, catalogue, thing);
    }
    after.things.insert(after.things.end(), moved.begin(), moved.end());
    sortThings(after.things);
    return changeBetween(level, after);
}

LevelChange changeByRemovingThings(const Level &level, const std::vector<std::size_t> &things)
{
    Level after = level;
    after.things = withoutThings(level.things, things);
    return changeBetween(level, after);
}
