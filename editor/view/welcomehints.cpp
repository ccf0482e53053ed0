#include "editor/view/welcomehints.h"

using namespace Qt::StringLiterals;

QStringList WelcomeHints::all()
{
    return {u"draw"_s, u"tools"_s, u"play"_s, u"issues"_s, u"undo"_s, u"commands"_s};
}

QString WelcomeHints::current() const
{
    for (const QString &key : all()) {
        if (!m_closed.contains(key)) {
            return key;
        }
    }
    return {};
}

void WelcomeHints::setClosed(const QStringList &keys)
{
    if (m_closed != keys) {
        m_closed = keys;
        Q_EMIT changed();
    }
}

void WelcomeHints::closeFollowed(const QString &key)
{
    if (!m_closed.contains(key)) {
        setClosed(m_closed + QStringList{key});
    }
}

void WelcomeHints::closeOne()
{
    if (const QString key = current(); !key.isEmpty()) {
        setClosed(m_closed + QStringList{key});
    }
}
