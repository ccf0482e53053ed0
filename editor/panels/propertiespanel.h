#pragma once

#include "editor/document/leveldocument.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class RulesForm;
class Section;

/// The panel of the level's properties: name, author, description, ruleset and rules. Every change is an undo step; all
/// typing in a field while it has the focus is one step. Undo and redo keys in the fields act on the document.
class PropertiesPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit PropertiesPanel(LevelDocument &document, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addTextFields();
    void fitDescription();
    QWidget *makeRulesetRow();
    void addRow(QFormLayout *layout, QLabel *label, QWidget *field, const QString &objectName);
    void showLevel();
    void showFileName();
    void showNameNote();
    void showRuleset();
    void retranslate();
    void translate();
    void nameField(QLabel *label, QWidget *field, const QString &name);

    LevelDocument &m_document;
    QLabel *m_nameLabel;
    QLabel *m_authorLabel;
    QLabel *m_descriptionLabel;
    QLabel *m_rulesetLabel;
    QLineEdit *m_name;
    QLabel *m_nameNote;
    QLineEdit *m_author;
    QPlainTextEdit *m_description;
    QPushButton *m_translations;
    QComboBox *m_ruleset;
    Section *m_forPlayers;
    RulesForm *m_rules;
    /// By language: a translation of the level's name, and the name when that translation was first seen in this
    /// session. If the name has changed since, the panel says that the translation is older.
    QHash<QString, std::pair<QString, QString>> m_translatedFrom;
};
