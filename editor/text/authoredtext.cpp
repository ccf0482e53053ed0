#include "editor/text/authoredtext.h"

#include "gamecore/json/translations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

QString programLanguage()
{
    return QCoreApplication::translate(languageContext, "en");
}

QString authoredText(const QJsonObject &translations, const QString &path, const QString &plain)
{
    return translations.isEmpty() ? plain : textIn(programLanguage(), translations, path, plain);
}

QString authoredName(const QJsonObject &names, const QString &plain)
{
    const QString name = names.isEmpty() ? QString() : names.value(programLanguage()).toString();
    return name.isEmpty() ? plain : name;
}

QString nameOf(const Level &level)
{
    return authoredText(level.translations, u"name"_s, level.name);
}

QString descriptionOf(const Level &level)
{
    return authoredText(level.translations, u"description"_s, level.description);
}

QString nameOf(const Campaign &campaign)
{
    return authoredText(campaign.translations, u"name"_s, campaign.name);
}

QString descriptionOf(const Campaign &campaign)
{
    return authoredText(campaign.translations, u"description"_s, campaign.description);
}

QString nameOf(const SaveHead &save)
{
    return authoredName(save.names, save.name);
}
