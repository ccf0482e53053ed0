#include "gamecore/data/ruleset.h"

#include "gamecore/base/hasher.h"
#include "gamecore/base/nearest.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

/// Checks that the minimum time does not exceed the maximum, whichever of the two an object sets.
void checkActionTimes(JsonFields &fields, Rules &rules)
{
    if (rules.actionMinMs <= rules.actionMaxMs) {
        return;
    }
    const QLatin1StringView key = fields.has("action_max_ms"_L1) ? "action_max_ms"_L1 : "action_min_ms"_L1;
    fields.report(IssueCode::BadValue, key, Expected::OneOf, {}, {u"action_min_ms <= action_max_ms"_s});
    rules.actionMaxMs = rules.actionMinMs;
}

/// True if a rule affects play. Help for the player does not: a run is valid with or without it.
bool isOfPlay(const RecordField<Rules> &row)
{
    return row.field.key != "hints"_L1;
}

} // namespace

QJsonValue ruleValue(const Rules &rules, QLatin1StringView key)
{
    const RecordField<Rules> *row = fieldNamed(ruleRows(), QString(key));
    Q_ASSERT(row);
    return row->valueIn(rules);
}

std::uint64_t hashOf(const Rules &rules)
{
    const Rules usual;
    QJsonObject object;
    for (const RecordField<Rules> &row : ruleRows()) {
        if (isOfPlay(row) && row.valueIn(rules) != row.valueIn(usual)) {
            object.insert(row.field.key, row.valueIn(rules));
        }
    }
    return hashOf(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues)
{
    if (object.isEmpty()) {
        return;
    }
    JsonFields fields(object, path, issues);
    readFields(fields, ruleRows(), rules);
    checkActionTimes(fields, rules);
    const QStringList known = keysIn(ruleRows());
    for (const QString &key : object.keys()) {
        if (!known.contains(key)) {
            issues.add({.code = IssueCode::UnknownRule,
                        .path = pathOfKey(path, key),
                        .anchor = Anchor::Key,
                        .found = shortened(key),
                        .expected = Expected::Name,
                        .names = nearestNames(key, known)});
        }
    }
}
