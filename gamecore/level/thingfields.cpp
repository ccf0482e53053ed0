#include "gamecore/level/thingfields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

const std::vector<ThingField> &thingFields()
{
    using Type = ThingField::Type;
    static const std::vector<ThingField> fields{
        {.type = Type::Number,
         .key = "hp"_L1,
         .categories = {KindCategory::Monster},
         .first = 1,
         .last = 9999,
         .words = {}},
        {.type = Type::Number,
         .key = "gold"_L1,
         .categories = {KindCategory::Treasure},
         .first = 0,
         .last = 9999,
         .words = {}},
        {.type = Type::Word,
         .key = "direction"_L1,
         .categories = {KindCategory::Monster},
         .words = {u"north"_s, u"east"_s, u"south"_s, u"west"_s}},
        {.type = Type::Word, .key = "behavior"_L1, .categories = {KindCategory::Monster}, .words = behaviorKeys()},
    };
    return fields;
}

const ThingField *thingField(const QString &key, KindCategory category)
{
    for (const ThingField &field : thingFields()) {
        if (field.key == key
            && std::find(field.categories.begin(), field.categories.end(), category) != field.categories.end()) {
            return &field;
        }
    }
    return nullptr;
}

int numberOf(const Thing &thing, QLatin1StringView key, int fallback)
{
    return thing.values.value(key).toInt(fallback);
}

QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback)
{
    return thing.values.value(key).toString(fallback);
}
