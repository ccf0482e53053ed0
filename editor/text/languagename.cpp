#include "editor/text/languagename.h"

#include <QLocale>

using namespace Qt::StringLiterals;

QString ownLanguageName(const QString &code)
{
    const QLocale locale(code);
    if (locale.language() == QLocale::English) {
        return u"English"_s; // Qt would add the country
    }
    const QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    return name.isEmpty() ? code : locale.toUpper(name.first(1)) + name.sliced(1);
}

QString languageName(const QString &code)
{
    const QLocale locale(code);
    const QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    return name.isEmpty() ? code : u"%1 (%2)"_s.arg(name, code);
}

const QStringList &commonLanguages()
{
    static const QStringList codes{u"de"_s, u"en"_s, u"cs"_s, u"da"_s, u"el"_s, u"es"_s, u"fi"_s, u"fr"_s,
                                   u"hu"_s, u"it"_s, u"ja"_s, u"ko"_s, u"nb"_s, u"nl"_s, u"pl"_s, u"pt"_s,
                                   u"ro"_s, u"ru"_s, u"sv"_s, u"tr"_s, u"uk"_s, u"zh"_s};
    return codes;
}
