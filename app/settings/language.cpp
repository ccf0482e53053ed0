#include "app/settings/language.h"

#include "editor/text/authoredtext.h"
#include "editor/text/languagename.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/// Returns the wanted locale, unless the translation found is in another language.
QLocale localeFor(const QLocale &wanted, const QTranslator &found)
{
    const QLocale spoken(found.language());
    return wanted.language() == spoken.language() ? wanted : spoken;
}

/// Returns the code in a file name: "pt_BR" for ":/i18n/mazewright_pt_BR.qm".
QString codeOf(const QString &file)
{
    return QFileInfo(file).completeBaseName().section(u'_', 1);
}

} // namespace

QString ProgramTranslation::translate(const char *context, const char *source, const char *comment, int count) const
{
    return qstrcmp(context, languageContext) == 0 ? codeOf(filePath())
                                                  : QTranslator::translate(context, source, comment, count);
}

Language::Language(const QString &code)
{
    // The English translation only contains plurals; all other sentences are in the code.
    if (m_english.load(u":/i18n/mazewright_en"_s)) {
        QCoreApplication::installTranslator(&m_english);
    }
    use(code);
}

Language::~Language()
{
    if (QCoreApplication::instance()) {
        QCoreApplication::removeTranslator(&m_english);
        QCoreApplication::removeTranslator(&m_program);
        QCoreApplication::removeTranslator(&m_qt);
    }
}

void Language::use(const QString &code)
{
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    const QLocale wanted = code.isEmpty() ? QLocale::system() : QLocale(code);
    const bool isThere = m_program.load(wanted, u"mazewright"_s, u"_"_s, u":/i18n"_s);
    if (isThere) {
        QCoreApplication::installTranslator(&m_program);
    }
    // A system without a language has its own number format.
    const bool isNobodys = code.isEmpty() && wanted.language() == QLocale::C;
    const QLocale locale = isNobodys ? wanted : localeFor(wanted, isThere ? m_program : m_english);
    QLocale::setDefault(locale);
    if (m_qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
}

const QList<std::pair<QString, QString>> &Language::available()
{
    static const auto languages = [] {
        QList<std::pair<QString, QString>> all{{u"en"_s, ownLanguageName(u"en"_s)}};
        for (const QString &file : QDir(u":/i18n"_s).entryList({u"mazewright_*.qm"_s}, QDir::Files, QDir::Name)) {
            if (const QString code = codeOf(file); code != u"en") {
                all.append({code, ownLanguageName(code)});
            }
        }
        return all;
    }();
    return languages;
}
