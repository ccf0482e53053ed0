#include "editor/document/kindreferences.h"

#include "editor/document/thingvalues.h"

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

QStringList kindsNamedBy(const Thing &thing)
{
    QStringList kinds{thing.kind};
    for (const ThingField &field : thingFields()) {
        if (field.type == ThingField::Type::Kind && thing.values.contains(field.key)) {
            kinds.append(wordOf(thing, field.key));
        }
    }
    return kinds;
}

void changeReferences(Thing &thing, const QString &from, const QString &to)
{
    for (const ThingField &field : thingFields()) {
        const bool refers = field.type == ThingField::Type::Kind && thing.values.contains(field.key)
                            && wordOf(thing, field.key) == from;
        if (refers && to.isEmpty()) {
            thing.values.remove(field.key);
        } else if (refers) {
            thing.values.insert(field.key, to);
        }
    }
}

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
    return changeOfThings(level, thingsThatName(level, from), [&](Thing &thing) {
        changeReferences(thing, from, to);
        if (thing.kind == from) {
            thing.kind = to;
            thing.character = 0;
        }
    });
}

LevelChange changeByTakingAway(const Level &level, const QString &key)
{
    LevelChange change = changeByRenamingKind(level, key, {});
    std::erase_if(change.thingsAfter, [](const Thing &thing) { return thing.kind.isEmpty() && thing.character == 0; });
    return change;
}
