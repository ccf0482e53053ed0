#pragma once

#include <QTranslator>

#include <utility>

/// The program's own translation. In the context `languageContext` (editor/text/authoredtext.h), translate() returns
/// the code of the language, so that translation files need not contain the code.
class ProgramTranslation : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment, int count) const override;
};

/// The language of the program: its own translation and Qt's (for standard buttons), with English for missing texts. A
/// change at run time sends LanguageChange to every widget.
class Language {
public:
    /// Applies the language `code` at once, as use() does.
    explicit Language(const QString &code);
    ~Language();
    Q_DISABLE_COPY_MOVE(Language)

    /// Changes the language: "de", "en"; empty: that of the system. English if there is no translation; buttons,
    /// numbers and dates are then English too.
    void use(const QString &code);

    /// Returns the codes of all available languages, each with the name of the language in that language. English comes
    /// first; all other languages are sorted by code.
    static const QList<std::pair<QString, QString>> &available();

private:
    QTranslator m_english;
    ProgramTranslation m_program;
    QTranslator m_qt;
};
