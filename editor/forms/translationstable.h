#pragma once

#include <QHash>
#include <QJsonObject>
#include <QWidget>

class LanguageChoice;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

/// Texts of an author in other languages: a table of language, what, and text, and below it the chosen text beside the
/// one that it translates. A language that is added brings a row for each text.
class TranslationsTable : public QWidget {
    Q_OBJECT

public:
    /// A text as its author wrote it.
    struct Source {
        QString path; ///< as `translations` of a file names it
        QString what; ///< what it is, for people
        QString text;
    };

    explicit TranslationsTable(QWidget *parent = nullptr);

    /// Translations of paths that are none of these are shown too, to be taken away.
    void setTexts(const QList<Source> &sources, const QJsonObject &translations);
    /// The author changed one of the source texts.
    void setSource(const QString &path, const QString &text);
    /// Language -> path -> text; what is empty is left out.
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
    QHash<QString, qsizetype> m_placeOf; ///< path -> place in m_sources
    QStringList m_languages;             ///< that were added and may have no texts yet
    QJsonObject m_translations;
    QTableWidget *m_table;
    LanguageChoice *m_choice;
    QPlainTextEdit *m_source;
    QPlainTextEdit *m_text;
    QLabel *m_empty;
    bool m_isFilling = false;
};
