#pragma once

#include "gamecore/levelfile/leveltranslations.h"

#include <QDialog>
#include <QHash>
#include <QJsonObject>
#include <QWidget>

class LanguageChoice;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

/// An editor for translations: a table of languages and texts, and below it the selected translation beside its
/// original. Adding a language adds a row for each original text.
class TranslationsTable : public QWidget {
    Q_OBJECT

public:
    /// An original text.
    struct Source {
        QString path; ///< key of the text in `translations` of a file
        QString what; ///< describes the text for users, such as "Name"
        QString text;
    };

    explicit TranslationsTable(QWidget *parent = nullptr);

    /// Sets the original texts and the translations. Translations have the format of files: language -> path -> text.
    /// Translations whose path is not in `sources` are also shown, so that the user can remove them.
    void setTexts(const QList<Source> &sources, const QJsonObject &translations);
    /// Sets the text of the original whose Source::path is `path`; does nothing for an unknown path.
    void setSource(const QString &path, const QString &text);
    /// Returns the translations as edited, in the format of setTexts(), without texts that the user has cleared.
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
    QStringList m_languages;             ///< codes of languages that are shown even without texts
    QJsonObject m_translations;
    QTableWidget *m_table;
    LanguageChoice *m_choice;
    QPlainTextEdit *m_source; ///< the original text of the selected row
    QPlainTextEdit *m_text;   ///< the translation of the selected row
    QLabel *m_empty;          ///< explains an empty table
    bool m_isFilling = false; ///< the table is being filled, not edited
};

/// A dialog for the translations of the texts of a level and of its things. It does not change the level.
class TranslationsDialog : public QDialog {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one.
    TranslationsDialog(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns all translations as edited, in the format of `translations` in a level file.
    QJsonObject translations() const;

private:
    TranslationsTable *m_table;
};
