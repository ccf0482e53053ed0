#include "editor/edits/kindreferences.h"

#include "editor/edits/thingvalues.h"
#include "gamecore/level/thingfields.h"

#include <algorithm>

namespace {

std::vector<std::size_t> thingsThatName(const Level &level, const QString &key)
{
    std::vector<std::size_t> things;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        if (kindsNamedBy(level.things[i]).contains(key)) {
            things.push_back(i);
        }
    }
    return things;
}

} // namespace

int countOfKind(const Level &level, const QString &key)
{
    qsizetype count = 0;
    for (const Thing &thing : level.things) {
        count += kindsNamedBy(thing).count(key);
    }
    return int(count);
}

LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to)
{
    return changeOfThings(level, thingsThatName(level, from), [&](Thing &thing) { changeKind(thing, from, to); });
}

LevelChange changeByRemovingThingsOfKind(const Level &level, const QString &key)
{
    LevelChange change = changeByRenamingKind(level, key, {});
    std::erase_if(change.thingsAfter, [](const Thing &thing) { return thing.kind.isEmpty() && thing.character == 0; });
    return change;
}
