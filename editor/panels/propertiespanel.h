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

/// The properties of the level: name, author, description, ruleset, and its rules. Every change is a step of the
/// document; typing in one field is one step while the field keeps the keyboard. Undo and redo there are the
/// document's.
class PropertiesPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
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
    /// By language, the translation of the name as it was first seen in this session, with the name of that time.
    QHash<QString, std::pair<QString, QString>> m_translatedFrom;
};
