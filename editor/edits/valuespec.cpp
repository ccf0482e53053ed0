#include "editor/edits/valuespec.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"

namespace {

/// Ranges with at most this many numbers are offered as choices instead of typing.
constexpr int mostChosenNumbers = 4;

ValueSpec::Type typeOf(Field::Type type)
{
    switch (type) {
    case Field::Type::Number:
        return ValueSpec::Type::Number;
    case Field::Type::Words:
        return ValueSpec::Type::Set;
    case Field::Type::Color:
        return ValueSpec::Type::Color;
    case Field::Type::Text:
    case Field::Type::Character:
        return ValueSpec::Type::Text;
    default:
        break;
    }
    return ValueSpec::Type::Choice;
}

} // namespace

ValueSpec specOf(const ThingField &field, const Catalogue &catalogue)
{
    ValueSpec spec = specOf(static_cast<const Field &>(field));
    for (const KindCategory category : field.kinds) {
        for (const Kind &kind : catalogue.kinds()) {
            if (kind.category == category) {
                spec.choices.emplace_back(kind.key);
            }
        }
    }
    return spec;
}

ValueSpec specOf(const Field &field)
{
    const QStringList words = field.wordKeys();
    ValueSpec spec{.type = typeOf(field.type),
                   .key = QString(field.key),
                   .choices = {words.begin(), words.end()},
                   .first = field.first,
                   .last = field.last};
    if (field.type == Field::Type::Truth) {
        spec.choices = {true, false};
    }
    if (field.type == Field::Type::Number && (field.last - field.first) / field.step < mostChosenNumbers) {
        spec.type = ValueSpec::Type::Choice;
        for (int number = field.first; number <= field.last; number += field.step) {
            spec.choices.emplace_back(number);
        }
    }
    return spec;
}

QJsonValue valueOfText(const ValueSpec &spec, const QString &text)
{
    const QString said = spec.type == ValueSpec::Type::Text ? text : text.trimmed();
    if (said.isEmpty()) {
        return QJsonValue::Undefined;
    }
    bool isNumber = false;
    const qint64 number = said.toLongLong(&isNumber);
    const QJsonValue value = number;
    // Numbers that JSON cannot hold exactly stay texts.
    return spec.type == ValueSpec::Type::Number && isNumber && isInteger(value) && value.toInteger() == number
               ? value
               : QJsonValue(said);
}

QString textOfValue(const QJsonValue &value)
{
    if (isInteger(value)) {
        return QString::number(value.toInteger());
    }
    return value.isString() ? value.toString() : value.isUndefined() ? QString() : foundText(value);
}
