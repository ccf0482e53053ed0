#pragma once

#include <QTranslator>

#include <utility>

/// The program's own translation. It knows which language it is, so that none has to "translate" its own code.
class ProgramTranslation : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment, int count) const override;
};

/// The language of the program: its own translation and Qt's, for standard buttons, above English for what they leave
/// out. Changing it while the program runs sends LanguageChange to every widget.
class Language {
public:
    /// The language is in use from the start.
    explicit Language(const QString &code);
    ~Language();
    Q_DISABLE_COPY_MOVE(Language)

    /// "de", "en"; empty: that of the system. English if there is no translation: then buttons, numbers and dates are
    /// English too.
    void use(const QString &code);

    /// The codes of all languages that there are, English first, then by code, each with its own name for itself.
    static const QList<std::pair<QString, QString>> &available();

private:
    QTranslator m_english;
    ProgramTranslation m_program;
    QTranslator m_qt;
};
