#include "app/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/// The wanted locale, unless what was found for it is in another language.
QLocale localeFor(const QLocale &wanted, const QTranslator &found)
{
    const QLocale spoken(found.language());
    const bool isSpoken = wanted.language() == spoken.language() || wanted.language() == QLocale::C;
    return isSpoken ? wanted : spoken;
}

} // namespace

Language::~Language()
{
    if (QCoreApplication::instance()) {
        QCoreApplication::removeTranslator(&m_program);
        QCoreApplication::removeTranslator(&m_qt);
    }
}

void Language::use(const QString &code)
{
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    const QLocale wanted = code.isEmpty() ? QLocale::system() : QLocale(code);
    // The English file holds plurals only.
    if (m_program.load(wanted, u"mazewright"_s, u"_"_s, u":/i18n"_s) || m_program.load(u":/i18n/mazewright_en"_s)) {
        QCoreApplication::installTranslator(&m_program);
    }
    const QLocale locale = localeFor(wanted, m_program);
    QLocale::setDefault(locale);
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
}

const QList<std::pair<QString, QString>> &Language::available()
{
    static const QList<std::pair<QString, QString>> languages{{u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}};
    return languages;
}
