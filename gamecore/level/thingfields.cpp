#include "gamecore/level/thingfields.h"

#include "gamecore/base/jsonfields.h"

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

std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value)
{
    const bool isNumber = field.type == ThingField::Type::Number;
    const bool fits = isNumber ? isInteger(value) && value.toInteger() >= field.first && value.toInteger() <= field.last
                               : field.words.contains(value.toString());
    if (fits) {
        return std::nullopt;
    }
    return Issue{.code = IssueCode::BadValue,
                 .found = foundText(value),
                 .expected = isNumber ? Expected::WholeNumber : Expected::OneOf,
                 .first = field.first,
                 .last = field.last,
                 .names = field.words};
}

int numberOf(const Thing &thing, QLatin1StringView key, int fallback)
{
    return thing.values.value(key).toInt(fallback);
}

QString wordOf(const Thing &thing, QLatin1StringView key, const QString &fallback)
{
    return thing.values.value(key).toString(fallback);
}

Behavior behaviorOf(const Thing &monster, const Kind &kind)
{
    const qsizetype own = behaviorKeys().indexOf(wordOf(monster, "behavior"_L1));
    return own < 0 ? kind.behavior : Behavior(own);
}

std::optional<Direction> facingOf(const Thing &monster)
{
    const std::optional<Direction> direction = directionFromKey(wordOf(monster, "direction"_L1));
    return direction && isStraight(*direction) ? direction : std::nullopt;
}

int hitPointsOf(const Thing &monster, const Kind &kind)
{
    const ThingField *field = thingField(u"hp"_s, kind.category);
    const int own = field ? numberOf(monster, field->key, kind.hp) : kind.hp;
    return field && (own < field->first || own > field->last) ? kind.hp : own;
}
