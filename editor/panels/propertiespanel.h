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

/// The panel of the level's properties: name, author, description, tileset, ruleset and rules. Every change is an undo
/// step; all typing in a field while it has the focus is one step. Undo and redo keys in the fields act on the
/// document.
class PropertiesPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit PropertiesPanel(LevelDocument &document, QWidget *parent = nullptr);

    /// Moves the focus to the tileset, and opens its list. The panel must be visible.
    void chooseTileset();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addTextFields();
    void fitDescription();
    static void settleChoice(QComboBox *choice);
    void addRules();
    void addRow(QFormLayout *layout, QLabel *label, QWidget *field, const QString &objectName);
    void showLevel();
    void showFileName();
    void showNameNote();
    void showRuleset();
    void showTileset();
    void retranslate();
    void translate();
    void nameField(QLabel *label, QWidget *field, const QString &name);

    LevelDocument &m_document;
    QLabel *m_nameLabel;
    QLabel *m_authorLabel;
    QLabel *m_descriptionLabel;
    QLabel *m_tilesetLabel;
    QLabel *m_rulesetLabel;
    QLineEdit *m_name;
    QLabel *m_nameNote;
    QLineEdit *m_author;
    QPlainTextEdit *m_description;
    QPushButton *m_translations;
    QComboBox *m_tileset;
    QComboBox *m_ruleset;
    Section *m_forPlayers;
    RulesForm *m_rules;
    /// By language: the translated name of the level, and the original name at the time when the panel first showed the
    /// level with this translation. If the original name has changed since, the panel says so, because the translation
    /// may be outdated.
    QHash<QString, std::pair<QString, QString>> m_translatedFrom;
};
