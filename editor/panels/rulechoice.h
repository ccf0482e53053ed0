#pragma once

#include "gamecore/data/ruleset.h"

#include <QComboBox>

/// The choice of one rule that takes a word: as the ruleset has it, or another.
class RuleChoice : public QComboBox {
    Q_OBJECT

public:
    explicit RuleChoice(const QString &rule, QWidget *parent = nullptr);

    const QString &rule() const { return m_rule; }
    /// `own` is what the level overrides it with, undefined if it does not; words that the rule does not have are shown
    /// as they stand.
    void show(const Rules &rulesetRules, const QJsonValue &own);

Q_SIGNALS:
    /// The person chose a word, or undefined for that of the ruleset.
    void chosen(const QString &rule, const QJsonValue &value);

private:
    QString m_rule;
};
