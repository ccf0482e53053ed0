#include "editor/edits/thingvalues.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

/// Returns the kind of a thing; null if it is unknown.
const Kind *kindOf(const Catalogue &catalogue, const Thing &thing)
{
    const std::optional<KindId> id = catalogue.kindOf(thing.kind);
    return id ? &catalogue.kind(*id) : nullptr;
}

void join(ThingValue &value, const QJsonValue &own, bool isFirst)
{
    if (isFirst) {
        value.own = own;
    } else if (!value.hasSeveralValues && value.own != own) {
        value = {.field = value.field, .hasSeveralValues = true};
    }
}

} // namespace

std::vector<ThingValue> thingValues(const Level &level, const Catalogue &catalogue,
                                    const std::vector<std::size_t> &things)
{
    std::vector<ThingValue> values;
    const std::optional<KindCategory> category = commonCategory(level, catalogue, things);
    for (const ThingField &field : thingFields()) {
        if (!category || !thingField(QString(field.key), *category)) {
            continue;
        }
        ThingValue value{.field = &field};
        for (const std::size_t thing : things) {
            join(value, level.things[thing].values.value(field.key), thing == things.front());
        }
        values.push_back(value);
    }
    return values;
}

std::vector<KindId> kindsOfThings(const Level &level, const Catalogue &catalogue,
                                  const std::vector<std::size_t> &things)
{
    std::vector<KindId> kinds;
    for (const std::size_t thing : things) {
        const std::optional<KindId> id = catalogue.kindOf(level.things[thing].kind);
        if (id && std::find(kinds.begin(), kinds.end(), *id) == kinds.end()) {
            kinds.push_back(*id);
        }
    }
    return kinds;
}

QString commonKind(const Level &level, const std::vector<std::size_t> &things)
{
    const auto isAlike = [&](std::size_t thing) {
        return level.things[thing].kind == level.things[things.front()].kind;
    };
    return !things.empty() && std::all_of(things.begin(), things.end(), isAlike) ? level.things[things.front()].kind
                                                                                 : QString();
}

std::optional<KindCategory> commonCategory(const Level &level, const Catalogue &catalogue,
                                           const std::vector<std::size_t> &things)
{
    std::optional<KindCategory> category;
    for (const std::size_t thing : things) {
        const Kind *kind = kindOf(catalogue, level.things[thing]);
        if (!kind || (category && *category != kind->category)) {
            return std::nullopt;
        }
        category = kind->category;
    }
    return category;
}

LevelChange changeOfThings(const Level &level, const std::vector<std::size_t> &things,
                           const std::function<void(Thing &)> &change)
{
    LevelChange result;
    for (std::size_t i = 0; i < things.size();) {
        const auto [first, last] = thingsAt(level, level.things[things[i]].cell);
        for (std::size_t thing = first; thing < last; ++thing) {
            result.thingsBefore.push_back(level.things[thing]);
            result.thingsAfter.push_back(level.things[thing]);
            if (i < things.size() && things[i] == thing) {
                change(result.thingsAfter.back());
                ++i;
            }
        }
    }
    return result.thingsBefore == result.thingsAfter ? LevelChange() : result;
}

LevelChange changeByValue(const Level &level, const std::vector<std::size_t> &things, const QString &key,
                          const QJsonValue &value)
{
    return changeOfThings(level, things, [&](Thing &thing) {
        if (value.isUndefined()) {
            thing.values.remove(key);
        } else {
            thing.values.insert(key, value);
        }
    });
}

LevelChange changeByKind(const Level &level, const std::vector<std::size_t> &things, const QString &kind)
{
    return changeOfThings(level, things, [&](Thing &thing) {
        thing.kind = kind;
        thing.character = 0;
    });
}
