#include "editor/text/fieldname.h"

#include "gamecore/base/issue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// The kind of a thing, which forms show beside its fields.
constexpr Field kindOfThing{.key = "kind"_L1, .name = QT_TRANSLATE_NOOP("FieldText", "Kind")};
constexpr std::array truthWords{Word{"true"_L1, QT_TRANSLATE_NOOP("FieldText", "yes")},
                                Word{"false"_L1, QT_TRANSLATE_NOOP("FieldText", "no")}};

/// Returns the field of a kind or a thing of any category; null if there is none.
const Field *formField(const QString &key)
{
    for (const KindCategory category : ownCategories) {
        if (const RecordField<Kind> *row = fieldNamed(fieldsOf(category), key)) {
            return &row->field;
        }
    }
    if (const RecordField<Targeting> *row = fieldNamed(targetingFields, key)) {
        return &row->field;
    }
    if (const RecordField<Appearance> *row = fieldNamed(lookFields, key)) {
        return &row->field;
    }
    for (const ThingField &field : thingFields()) {
        if (field.key == key) {
            return &field;
        }
    }
    return kindOfThing.key == key ? &kindOfThing : nullptr;
}

/// Returns a translation; `otherwise` if `text` is null.
QString translatedField(const char *text, const QString &otherwise)
{
    return text ? QCoreApplication::translate("FieldText", text) : otherwise;
}

const Field *ruleField(const QString &rule)
{
    const RecordField<Rules> *row = fieldNamed(ruleRows(), rule);
    return row ? &row->field : nullptr;
}

QString translatedRule(const char *text)
{
    return text ? QCoreApplication::translate("RuleText", text) : QString();
}

} // namespace

QString fieldName(const QString &key)
{
    const Field *field = formField(key);
    return translatedField(field ? field->name : nullptr, key);
}

QString fieldWordName(const QString &key, const QString &word)
{
    const Field *field = formField(key);
    if (!field) {
        return word;
    }
    const std::span<const Word> words = field->type == Field::Type::Truth ? truthWords : field->words;
    return translatedField(nameIn(words, word), word);
}

QString effectWordName(const QString &word)
{
    const char *name = nameIn(effectWords, word);
    return translatedField(name ? name : nameIn(itemStatusWords, word), word);
}

QString usualText(const ThingField &field, const Kind &kind)
{
    if (const RecordField<Kind> *ofKind = fieldNamed(fieldsOf(kind.category), QString(field.key))) {
        const QJsonValue value = ofKind->valueIn(kind);
        return value.isString() ? fieldWordName(QString(field.key), value.toString()) : QString::number(value.toInt());
    }
    if (field.type == Field::Type::Kind) {
        return QCoreApplication::translate("FieldText", "nothing");
    }
    if (field.key == "gold"_L1) {
        return kind.goldMin == kind.goldMax
                   ? QString::number(kind.goldMin)
                   : QCoreApplication::translate("FieldText", "%1 to %2").arg(kind.goldMin).arg(kind.goldMax);
    }
    return QCoreApplication::translate("FieldText", "random");
}

QString idleFieldsNote(KindCategory category, const Level &level, const Catalogue &catalogue)
{
    IssueList issues;
    if (category != KindCategory::Monster || rulesOf(level, catalogue, issues).contact == Contact::Fight) {
        return {};
    }
    return QCoreApplication::translate("FieldText",
                                       "This level has no combat: power has no effect. Hit points, defense and "
                                       "experience matter only if an item hurts the monster.");
}

QString ruleName(const QString &key)
{
    const Field *field = ruleField(key);
    return field ? translatedRule(field->name) : key;
}

QString ruleWordName(const QString &key, const QString &word)
{
    const Field *field = ruleField(key);
    if (field && field->type == Field::Type::Truth) {
        return translatedField(nameIn(truthWords, word), word);
    }
    const char *name = field ? nameIn(field->words, word) : nullptr;
    return name ? translatedRule(name) : word;
}

QString ruleWordNames(const QString &key, const QStringList &words)
{
    QStringList names;
    for (const QString &word : words) {
        names.append(ruleWordName(key, word));
    }
    return names.join(u", "_s);
}

QString ruleUnit(const QString &key)
{
    const Field *field = ruleField(key);
    return field && field->unit ? translatedRule(field->unit) : QString();
}

QString ruleHint(const QString &key)
{
    const Field *field = ruleField(key);
    return field ? translatedRule(field->hint) : QString();
}
