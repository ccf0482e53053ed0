#include "editor/wording/rulename.h"

#include <QCoreApplication>

namespace {

class RuleText {
    Q_DECLARE_TR_FUNCTIONS(RuleText)

public:
    static QString name(const QString &key)
    {
        if (key == u"clock") {
            return tr("Clock");
        }
        if (key == u"death") {
            return tr("Death");
        }
        return key;
    }

    static QString word(const QString &key, const QString &word)
    {
        if (key == u"clock" && word == u"turns") {
            return tr("turn by turn");
        }
        if (key == u"clock" && word == u"realtime") {
            return tr("real time");
        }
        if (key == u"death" && word == u"respawn") {
            return tr("hero returns");
        }
        if (key == u"death" && word == u"permadeath") {
            return tr("game ends");
        }
        return word;
    }
};

} // namespace

QString ruleName(const QString &key)
{
    return RuleText::name(key);
}

QString ruleWordName(const QString &key, const QString &word)
{
    return RuleText::word(key, word);
}
