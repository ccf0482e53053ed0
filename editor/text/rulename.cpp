#include "editor/text/rulename.h"

#include "gamecore/data/ruleset.h"

#include <QCoreApplication>

namespace {

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

QString ruleName(const QString &key)
{
    const Field *field = ruleField(key);
    return field ? translatedRule(field->name) : key;
}

QString ruleWordName(const QString &key, const QString &word)
{
    const Field *field = ruleField(key);
    const char *name = field ? nameIn(field->words, word) : nullptr;
    return name ? translatedRule(name) : word;
}

QString ruleHint(const QString &key)
{
    const Field *field = ruleField(key);
    return field ? translatedRule(field->hint) : QString();
}
