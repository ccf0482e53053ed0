#include "editor/panels/rulechoice.h"

#include "editor/wording/rulename.h"

#include <QJsonValue>

using namespace Qt::StringLiterals;

namespace {

const RuleInfo &infoOf(const QString &rule)
{
    for (const RuleInfo &info : ruleInfos()) {
        if (info.key == rule) {
            return info;
        }
    }
    Q_UNREACHABLE();
}

} // namespace

RuleChoice::RuleChoice(const QString &rule, QWidget *parent) : QComboBox(parent), m_rule(rule)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    connect(this, &QComboBox::activated, this, [this](int index) {
        const QVariant word = itemData(index);
        Q_EMIT chosen(m_rule, word.isValid() ? QJsonValue(word.toString()) : QJsonValue(QJsonValue::Undefined));
    });
}

void RuleChoice::show(const Rules &rulesetRules, const QJsonValue &own)
{
    const RuleInfo &info = infoOf(m_rule);
    const QString inRuleset = ruleValue(rulesetRules, info.key).toString();
    clear();
    addItem(tr("Ruleset: %1").arg(ruleWordName(m_rule, inRuleset)));
    for (const QString &word : info.words) {
        addItem(ruleWordName(m_rule, word), word);
    }
    if (own.isUndefined()) {
        setCurrentIndex(0);
        return;
    }
    if (findData(own.toString()) < 0) {
        addItem(own.toString(), own.toString());
    }
    setCurrentIndex(findData(own.toString()));
}
