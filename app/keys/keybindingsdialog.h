#pragma once

#include "app/keys/keybindings.h"

#include <QDialog>
#include <QKeySequence>
#include <QLineEdit>

class BindingTree;
class KeyChips;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

/// A field that captures the next key pressed in it, with its modifiers, instead of inserting text. Tab and Escape keep
/// their meaning.
class KeyField : public QLineEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted with each key pressed in the field.
    void pressed(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// A dialog in which the user chooses the keys of every action: a preset and changes to it. A key shared by two actions
/// that can be active at the same time is marked at both, and must be removed from one of them before the dialog can be
/// accepted. Deletes itself when it closes.
class KeyBindingsDialog : public QDialog {
    Q_OBJECT

public:
    /// The bindings must outlive this object. The dialog does not change them: the receiver of chosen() applies the
    /// choice. The section of the scope `place` comes first.
    KeyBindingsDialog(const KeyBindings &bindings, const KeyChoice &choice, KeyScope place, QWidget *parent);

    const KeyChoice &choice() const { return m_choice; }

Q_SIGNALS:
    /// Emitted when the dialog is accepted.
    void chosen(const KeyChoice &choice);

private:
    void build();
    QWidget *makeEditor();
    QPushButton *makeButton(const QString &name, const QString &text);
    void connectParts();
    void choose(KeyChoice choice);
    void showSelected();
    void filter(const QString &text);
    void setKeys(const QList<QKeySequence> &keys);
    void resetSelected();
    void addKey(const QKeySequence &key);
    void takeAway(const QKeySequence &key);
    void takeLastAway();
    void takeFromOthers();

    const KeyBindings &m_bindings;
    KeyChoice m_choice;
    QComboBox *m_preset;
    QLineEdit *m_search;
    BindingTree *m_tree;
    QLabel *m_name;
    KeyChips *m_chips;
    KeyField *m_field;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QPushButton *m_take;
    QPushButton *m_resetAll;
    QLabel *m_message;
    QDialogButtonBox *m_buttons;
};
