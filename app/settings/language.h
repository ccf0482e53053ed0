#pragma once

#include <QTranslator>

#include <memory>

class QCoreApplication;

/// The language of the program: its own translation and Qt's, for standard buttons. Changing it while the program runs
/// sends LanguageChange to every widget.
class Language {
public:
    /// The language is in use from the start.
    explicit Language(const QString &code) { use(code); }
    ~Language();
    Q_DISABLE_COPY_MOVE(Language)

    /// "de", "en"; empty: that of the system. English if there is no translation: then buttons, numbers and dates are
    /// English too.
    void use(const QString &code);

    /// The codes of all languages that there are, English first, each with its own name for itself.
    static const QList<std::pair<QString, QString>> &available();

private:
    QTranslator m_program;
    QTranslator m_qt;
};
