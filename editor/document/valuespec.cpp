#include "editor/document/valuespec.h"

#include "gamecore/base/jsonfields.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

namespace {

/// Numbers of a rule that are as few as these are chosen, not typed.
constexpr int mostChosenNumbers = 4;

std::vector<QJsonValue> choicesOf(const QStringList &words)
{
    return {words.begin(), words.end()};
}

} // namespace

ValueSpec specOf(const ThingField &field, const Catalogue &catalogue)
{
    const bool isNumber = field.type == ThingField::Type::Number;
    ValueSpec spec{.type = isNumber ? ValueSpec::Type::Number : ValueSpec::Type::Choice,
                   .key = QString(field.key),
                   .choices = choicesOf(field.words)};
    for (const KindCategory category : field.kinds) {
        for (const Kind &kind : catalogue.kinds()) {
            if (kind.category == category) {
                spec.choices.emplace_back(kind.key);
            }
        }
    }
    return spec;
}

ValueSpec specOf(const RuleInfo &rule)
{
    ValueSpec spec{.type = ValueSpec::Type::Number, .key = QString(rule.key), .choices = choicesOf(rule.words)};
    if (rule.type != RuleType::Number) {
        spec.type = rule.type == RuleType::Words ? ValueSpec::Type::Set : ValueSpec::Type::Choice;
    } else if ((rule.last - rule.first) / rule.step < mostChosenNumbers) {
        spec.type = ValueSpec::Type::Choice;
        for (int number = rule.first; number <= rule.last; number += rule.step) {
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
    // Numbers that JSON does not hold exactly stay texts.
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
