#pragma once

#include "app/keys/keybindings.h"

#include <QTreeWidget>

/// All actions with their keys under a choice, by the place where they are heard. One is selected; a key that two share
/// is marked at both, and what was chosen is bold.
class BindingTree : public QTreeWidget {
    Q_OBJECT

public:
    /// The bindings must outlive this. The section of `place` comes first.
    BindingTree(const KeyBindings &bindings, KeyScope place, QWidget *parent = nullptr);

    void showChoice(const KeyChoice &choice);
    /// Shows what has that in its name or its keys, and selects one of these. Whether there is any.
    bool filter(const QString &text);
    /// The action that is selected; null if none is shown, since nothing is done to what the search hides.
    const KeyBindings::Binding *selected() const;
    /// A sentence that names the others with which it shares keys; empty: there are none.
    QString conflictText(const KeyBindings::Binding &binding, const KeyChoice &choice) const;

Q_SIGNALS:
    /// Delete or Backspace: the last key of the selected action is to go.
    void lastUnwanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addSection(KeyScope scope, const QString &heading);
    void show(QTreeWidgetItem *item, const KeyChoice &choice);
    const KeyBindings::Binding *bindingOf(const QTreeWidgetItem &item) const;
    void selectShown();

    const KeyBindings &m_bindings;
};
