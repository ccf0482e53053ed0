#include "editor/document/leveldocument.h"
#include "editor/wording/rulename.h"

using namespace Qt::StringLiterals;

/// The merge number of all that is typed into one field without a break.
int LevelDocument::typingIn(const QString &field)
{
    if (m_typingField != field) {
        m_typingField = field;
        ++m_typing;
    }
    return m_typing;
}

void LevelDocument::setText(TextField field, const QString &text)
{
    if (text == this->text(field)) {
        return;
    }
    const int typing = typingIn(u"text%1"_s.arg(int(field)));
    LevelProperties after = propertiesOf(m_open->level);
    switch (field) {
    case TextField::Name:
        after.name = text;
        pushProperties(tr("change name"), after, typing);
        break;
    case TextField::Author:
        after.author = text;
        pushProperties(tr("change author"), after, typing);
        break;
    case TextField::Description:
        after.description = text;
        pushProperties(tr("change description"), after, typing);
        break;
    }
}

void LevelDocument::endTyping()
{
    m_typingField.clear();
}

QString LevelDocument::text(TextField field) const
{
    switch (field) {
    case TextField::Name:
        return m_open->level.name;
    case TextField::Author:
        return m_open->level.author;
    case TextField::Description:
        return m_open->level.description;
    }
    return {};
}

void LevelDocument::setRuleset(const QString &key)
{
    LevelProperties after = propertiesOf(m_open->level);
    after.ruleset = key;
    pushProperties(tr("change ruleset"), after, 0);
}

void LevelDocument::setRule(const QString &key, const QJsonValue &value)
{
    pushRule(key, value, 0);
}

void LevelDocument::typeRule(const QString &key, const QJsonValue &value)
{
    pushRule(key, value, typingIn(u"rule "_s + key));
}

void LevelDocument::pushRule(const QString &key, const QJsonValue &value, int mergeNumber)
{
    LevelProperties after = propertiesOf(m_open->level);
    if (value.isUndefined()) {
        after.rules.remove(key);
    } else {
        after.rules.insert(key, value);
    }
    pushProperties(tr("change rule %1").arg(ruleName(key)), after, mergeNumber);
}

void LevelDocument::resetRules()
{
    LevelProperties after = propertiesOf(m_open->level);
    after.rules = {};
    pushProperties(tr("reset all rules"), after, 0);
}

void LevelDocument::changeLevel(const QString &name, const LevelProperties &after, const LevelChange &change)
{
    endStroke();
    endTyping();
    const LevelProperties before = propertiesOf(m_open->level);
    if (before != after || !change.isEmpty()) {
        m_open->undo.push(new LevelStep(*this, name, before, after, change));
    }
}

void LevelDocument::pushProperties(const QString &name, const LevelProperties &after, int mergeNumber)
{
    endStroke();
    if (mergeNumber == 0) {
        endTyping();
    }
    const LevelProperties before = propertiesOf(m_open->level);
    if (before != after) {
        m_open->undo.push(new PropertiesStep(*this, name, before, after, mergeNumber));
    }
}
