#pragma once

#include <QJsonObject>
#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

/// What an author writes in other languages: a table of language, what, and text, and below it the chosen text beside
/// the one that it translates. A language that is added brings a row for each text.
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
    /// The author wrote one of them anew.
    void setSource(const QString &path, const QString &text);
    /// Language -> path -> text; what is empty is left out.
    QJsonObject translations() const { return m_translations; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addControls();
    void addLanguage();
    void removeLanguage();
    void showRows(const QString &language, const QString &path);
    void addRow(const QString &language, const Source &source);
    void showText(int row);
    void showChosen();
    void takeText();
    QStringList shownLanguages() const;
    QList<Source> sourcesIn(const QString &language) const;
    QString sourceText(const QString &path) const;
    QString languageOf(int row) const;
    QString pathOf(int row) const;

    QList<Source> m_sources;
    QStringList m_languages; ///< that were added and may have no texts yet
    QJsonObject m_translations;
    QTableWidget *m_table;
    QComboBox *m_language;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPlainTextEdit *m_source;
    QPlainTextEdit *m_text;
    QLabel *m_empty;
    bool m_isFilling = false;
};
