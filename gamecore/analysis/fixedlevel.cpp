#include "gamecore/analysis/fix.h"

using namespace Qt::StringLiterals;

LevelSettings settingsOf(const Level &level)
{
    return {level.ruleset, level.rules, level.legend, level.kinds, level.unknown};
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
    std::size_t place = 0;
    auto next = fix.removed.begin();
    std::erase_if(fixed.things, [&](const Thing &) {
        const bool isRemoved = next != fix.removed.end() && *next == place;
        next += isRemoved ? 1 : 0;
        ++place;
        return isRemoved;
    });
    fixed.things.insert(fixed.things.end(), fix.added.begin(), fix.added.end());
    sortThings(fixed.things);
    if (fix.settings) {
        fixed.ruleset = fix.settings->ruleset;
        fixed.rules = fix.settings->rules;
        fixed.legend = fix.settings->legend;
        fixed.kinds = fix.settings->kinds;
        fixed.unknown = fix.settings->unknown;
    }
    return fixed;
}
