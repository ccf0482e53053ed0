#include "gamecore/analysis/fix.h"

using namespace Qt::StringLiterals;

/// Removes the things with the indices `places`, which must be ascending.
static void removeThings(std::vector<Thing> &things, const std::vector<std::size_t> &places)
{
    std::size_t place = 0;
    auto next = places.begin();
    std::erase_if(things, [&](const Thing &) {
        const bool isRemoved = next != places.end() && *next == place;
        next += isRemoved ? 1 : 0;
        ++place;
        return isRemoved;
    });
}

Level fixedLevel(const Level &level, const LevelFix &fix)
{
    Level fixed = level;
    for (const LevelFix::NewTerrain &change : fix.terrain) {
        fixed.terrain.set(change.cell, change.terrain);
    }
    for (const LevelFix::Move &move : fix.moved) {
        fixed.things[move.thing].cell = move.to;
    }
    for (const std::size_t carrier : fix.emptied) {
        fixed.things[carrier].values.remove("item"_L1);
    }
    for (const LevelFix::Rewritten &thing : fix.rewritten) {
        fixed.things[thing.thing] = thing.after;
    }
    removeThings(fixed.things, fix.removed);
    fixed.things.insert(fixed.things.end(), fix.added.begin(), fix.added.end());
    sortThings(fixed.things);
    if (fix.settings) {
        setProperties(fixed, *fix.settings);
    }
    return fixed;
}
