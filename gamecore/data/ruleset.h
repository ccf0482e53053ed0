#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/field.h"
#include "gamecore/data/rules.h"

#include <QJsonObject>

/// A named set of rules: a record of rulesets.json.
struct Ruleset {
    QString key;
    QString name;            ///< English; translated on display
    QString description;     ///< one sentence, English; translated on display
    bool isTutorial = false; ///< a game as described in a tutorial; listed separately in choices
    Rules rules;
    QJsonObject kinds; ///< kind key -> fields that differ under this ruleset
    DungeonPlan dungeon;
};

/// Returns all rules, in the order of writing: key, name, values and member.
std::span<const RecordField<Rules>> ruleRows();

/// Returns the value of a rule as JSON. `key` must be one of ruleRows().
QJsonValue ruleValue(const Rules &rules, QLatin1StringView key);

/// Returns a hash of rules, the same on every platform. It covers the keys of rules that differ from the defaults, so
/// new rules or words do not change it. `hints` is left out, since it does not affect play.
std::uint64_t hashOf(const Rules &rules);

/// Applies the keys of a `rules` object to `rules`. Unknown keys are `unknown_rule`; a wrong value leaves the rule
/// unchanged. `path` is the object's place in its file.
void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues);
