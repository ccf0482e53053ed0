#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/field.h"
#include "gamecore/data/rules.h"

#include <QJsonObject>

/// A named set of rules: a record of rulesets.json.
struct Ruleset {
    QString key;
    QString name;            ///< English; translated where it is shown
    QString description;     ///< one sentence, English; translated where it is shown
    bool isTutorial = false; ///< a game as a tutorial tells it; told apart from the others where one chooses
    Rules rules;
    QJsonObject kinds; ///< kind key -> fields that differ under this ruleset
    DungeonPlan dungeon;
};

/// Every rule, in the order in which they are written: how it is spelt and called, which values it takes, where it is
/// kept.
std::span<const RecordField<Rules>> ruleRows();

/// The value of a rule as it stands in JSON. `key` must be one of ruleRows().
QJsonValue ruleValue(const Rules &rules, QLatin1StringView key);

/// Tells sets of rules apart, on every platform alike: by the words of those that are not as Rules has them, so that a
/// new rule or word changes no other's hash. `hints` is left out, which decides nothing of the play.
std::uint64_t hashOf(const Rules &rules);

/// Lays the keys of a `rules` object over `rules`. Unknown keys are `unknown_rule`; a wrong value leaves the rule as
/// it was. `path` is the object's place in its file.
void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues);
