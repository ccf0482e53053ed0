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

/// The panel of the level's properties: name, author, description, ruleset, and its rules. Every change is an undo
/// step; typing in one field is one step while the field has the focus. Undo and redo in the fields act on the
/// document.
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
    /// By language: the translation of the name when first seen in this session, and the name at that time.
    QHash<QString, std::pair<QString, QString>> m_translatedFrom;
};
