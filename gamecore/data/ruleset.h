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
    bool isTutorial = false; ///< rules of a game from a tutorial; lists show such rulesets separately
    Rules rules;
    QJsonObject kinds; ///< kind key -> fields that differ under this ruleset
    DungeonPlan dungeon;
};

/// Returns a row for each rule: its field and its member in Rules. The rows are in the order in which rules are written
/// to files.
std::span<const RecordField<Rules>> ruleRows();

/// Returns the value of a rule as JSON. `key` must be one of ruleRows().
QJsonValue ruleValue(const Rules &rules, QLatin1StringView key);

/// Returns a hash of rules, the same on every platform. It covers the keys and values, as spelled in files, of the
/// rules that differ from the defaults. The hash therefore stays the same when the program gets a new rule or a new
/// word. `hints` is left out, since it does not affect play.
std::uint64_t hashOf(const Rules &rules);

/// Applies the keys of a `rules` object to `rules`. An unknown key adds the issue `unknown_rule`. A wrong value also
/// adds an issue; the rule then keeps its value as far as possible (RecordField::read). `path` is the path of the
/// object in its file.
void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues);
