#pragma once

#include <QWidget>

class FieldBubble;
class QComboBox;
class QPushButton;

/// A field for a language, by its name or its code, with buttons to add it and to take away the one that is chosen
/// elsewhere. What is no language, or one too many, is not added, and a bubble says why.
class LanguageChoice : public QWidget {
    Q_OBJECT

public:
    explicit LanguageChoice(QWidget *parent = nullptr);

    /// Codes of those that are there already; adding one of them again is no mistake.
    void setLanguages(const QStringList &languages) { m_languages = languages; }
    void setRemovable(bool isRemovable);

Q_SIGNALS:
    void added(const QString &code);
    void removed();

protected:
    /// Return adds the language that was typed; the dialog would take it as OK.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButtons();
    void add();
    QString faultOf(const QString &language) const;

    QStringList m_languages;
    QComboBox *m_language;
    QPushButton *m_add;
    QPushButton *m_remove;
    FieldBubble *m_wrong; ///< with what was typed
};
