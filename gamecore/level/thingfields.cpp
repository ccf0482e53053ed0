#include "gamecore/level/thingfields.h"

#include "gamecore/base/nearest.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

template<typename T>
bool contains(const std::vector<T> &values, T value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

std::optional<Issue> issueOfKind(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue)
{
    const QString key = value.toString();
    const std::optional<KindId> id = catalogue.kindOf(key);
    if (id && contains(field.kinds, catalogue.kind(*id).category)) {
        return std::nullopt;
    }
    if (catalogue.meaningOf(key) || !value.isString()) {
        return Issue{.code = IssueCode::BadValue, .found = foundText(value), .expected = Expected::Item};
    }
    return Issue{.code = IssueCode::UnknownKind, .found = shortened(key), .expected = Expected::Kind};
}

/// The directions of a patrol.
constexpr std::array directionWords{Word{directionKey(Direction::North), QT_TRANSLATE_NOOP("FieldText", "north")},
                                    Word{directionKey(Direction::East), QT_TRANSLATE_NOOP("FieldText", "east")},
                                    Word{directionKey(Direction::South), QT_TRANSLATE_NOOP("FieldText", "south")},
                                    Word{directionKey(Direction::West), QT_TRANSLATE_NOOP("FieldText", "west")}};

/// Returns the thing's own number if it is in range, else its kind's.
int numberInRange(const Thing &thing, const QString &key, const Kind &kind, int usual)
{
    const ThingField *field = thingField(key, kind.category);
    const int own = field ? numberOf(thing, field->key, usual) : usual;
    return field && (own < field->first || own > field->last) ? usual : own;
}

} // namespace

const std::vector<ThingField> &thingFields()
{
    static const std::vector<ThingField> fields{
        {fieldOf(KindCategory::Monster, u"hp"), {KindCategory::Monster}},
        {fieldOf(KindCategory::Monster, u"power"), {KindCategory::Monster}},
        {{.key = "gold"_L1, .name = QT_TRANSLATE_NOOP("FieldText", "Gold"), .last = 9999}, {KindCategory::Treasure}},
        {{.key = "direction"_L1,
          .name = QT_TRANSLATE_NOOP("FieldText", "Starting direction"),
          .type = Field::Type::Word,
          .words = directionWords},
         {KindCategory::Monster}},
        {fieldOf(KindCategory::Monster, u"behavior"), {KindCategory::Monster}},
        {{.key = "item"_L1,
          .name = QT_TRANSLATE_NOOP("FieldText", "Carries"),
          .type = Field::Type::Kind,
          .hint = "The key of an item or a treasure that a monster carries until it dies."},
         {KindCategory::Monster},
         {KindCategory::Treasure, KindCategory::Item}},
    };
    return fields;
}

const ThingField *thingField(const QString &key, KindCategory category)
{
    for (const ThingField &field : thingFields()) {
        if (field.key == key && contains(field.categories, category)) {
            return &field;
        }
    }
    return nullptr;
}

QStringList fieldsLike(const QString &key, const Thing &thing, KindCategory category)
{
    QStringList free;
    for (const ThingField &field : thingFields()) {
        if (thingField(field.key, category) && !thing.values.contains(field.key)) {
            free.append(QString(field.key));
        }
    }
    return nearestNames(key, free);
}

std::optional<Issue> issueOf(const ThingField &field, const QJsonValue &value, const Catalogue &catalogue)
{
    if (field.type == Field::Type::Kind) {
        return issueOfKind(field, value, catalogue);
    }
    const bool isNumber = field.type == Field::Type::Number;
    const bool fits = isNumber ? isInteger(value) && value.toInteger() >= field.first && value.toInteger() <= field.last
                               : field.wordKeys().contains(value.toString());
    if (fits) {
        return std::nullopt;
    }
    return Issue{.code = IssueCode::BadValue,
                 .found = foundText(value),
                 .expected = isNumber ? Expected::WholeNumber : Expected::OneOf,
                 .first = field.first,
                 .last = field.last,
                 .names = field.wordKeys()};
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
    const qsizetype own = keysOf(behaviorWords).indexOf(wordOf(monster, "behavior"_L1));
    return own < 0 ? kind.behavior : Behavior(own);
}

std::optional<Direction> facingOf(const Thing &monster)
{
    const std::optional<Direction> direction = directionFromKey(wordOf(monster, "direction"_L1));
    return direction && isStraight(*direction) ? direction : std::nullopt;
}

int hitPointsOf(const Thing &monster, const Kind &kind)
{
    return numberInRange(monster, u"hp"_s, kind, kind.hp);
}

int powerOf(const Thing &monster, const Kind &kind)
{
    return numberInRange(monster, u"power"_s, kind, kind.power);
}

std::optional<KindId> carriedBy(const Thing &monster, const Catalogue &catalogue)
{
    if (!monster.values.contains("item"_L1)) {
        return std::nullopt;
    }
    const std::optional<KindId> carrier = catalogue.kindOf(monster.kind);
    const ThingField *field = carrier ? thingField(u"item"_s, catalogue.kind(*carrier).category) : nullptr;
    const std::optional<KindId> item = field ? catalogue.kindOf(wordOf(monster, field->key)) : std::nullopt;
    return item && contains(field->kinds, catalogue.kind(*item).category) ? item : std::nullopt;
}

QStringList kindsNamedBy(const Thing &thing)
{
    QStringList kinds{thing.kind};
    for (const ThingField &field : thingFields()) {
        if (field.type == Field::Type::Kind && thing.values.contains(field.key)) {
            kinds.append(wordOf(thing, field.key));
        }
    }
    return kinds;
}

void changeReferences(Thing &thing, const QString &from, const QString &to)
{
    for (const ThingField &field : thingFields()) {
        const bool refers =
            field.type == Field::Type::Kind && thing.values.contains(field.key) && wordOf(thing, field.key) == from;
        if (refers && to.isEmpty()) {
            thing.values.remove(field.key);
        } else if (refers) {
            thing.values.insert(field.key, to);
        }
    }
}

void changeKind(Thing &thing, const QString &from, const QString &to)
{
    changeReferences(thing, from, to);
    if (thing.kind == from) {
        thing.kind = to;
        thing.character = 0;
    }
}

void changeKinds(Thing &thing, const QHash<QString, QString> &keys)
{
    const QStringList named = kindsNamedBy(thing);
    if (std::none_of(named.begin(), named.end(), [&keys](const QString &key) { return keys.value(key, key) != key; })) {
        return;
    }
    for (const ThingField &field : thingFields()) {
        if (field.type == Field::Type::Kind && thing.values.value(field.key).isString()) {
            const QString key = wordOf(thing, field.key);
            thing.values.insert(field.key, keys.value(key, key));
        }
    }
    const QString kind = keys.value(thing.kind, thing.kind);
    if (kind != thing.kind) {
        thing.kind = kind;
        thing.character = 0;
    }
}
