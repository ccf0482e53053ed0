#pragma once

#include <QHash>
#include <QJsonObject>
#include <QWidget>

class LanguageChoice;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

/// An editor for translations: a table of language, type, and text, and below it the selected text beside its original.
/// Adding a language adds a row for each text.
class TranslationsTable : public QWidget {
    Q_OBJECT

public:
    /// An original text by the author.
    struct Source {
        QString path; ///< key in `translations` of a file
        QString what; ///< type of the text, for users
        QString text;
    };

    explicit TranslationsTable(QWidget *parent = nullptr);

    /// Sets original texts and translations. Translations of other paths are also shown, so that they can be removed.
    void setTexts(const QList<Source> &sources, const QJsonObject &translations);
    /// Updates an original text that the author changed.
    void setSource(const QString &path, const QString &text);
    /// Returns language -> path -> text, without empty texts.
    QJsonObject translations() const { return m_translations; }

private:
    void addControls();
    QLayout *newTextFields();
    void addLanguage(const QString &code);
    void removeLanguage();
    void showRows(const QString &language, const QString &path);
    void setRow(int row, const QString &language, const Source &source);
    void showText(int row);
    void showChosen();
    void takeText();
    QStringList shownLanguages() const;
    QList<Source> sourcesIn(const QString &language) const;
    QString sourceText(const QString &path) const;
    QString languageOf(int row) const;
    QString pathOf(int row) const;

    QList<Source> m_sources;
    QHash<QString, qsizetype> m_placeOf; ///< path -> index in m_sources
    QStringList m_languages;             ///< languages that were added and may have no texts yet
    QJsonObject m_translations;
    QTableWidget *m_table;
    LanguageChoice *m_choice;
    QPlainTextEdit *m_source;
    QPlainTextEdit *m_text;
    QLabel *m_empty;
    bool m_isFilling = false;
};
