#pragma once

#include "app/keys/keybindings.h"
#include "app/keys/windowactions.h"

/// The names of keys for sentences of the game, as currently bound and in the program's language. A command without a
/// key has an empty name.
class KeyNames {
    Q_DECLARE_TR_FUNCTIONS(KeyNames)

public:
    /// The actions must outlive this object.
    explicit KeyNames(const WindowActions &actions) : m_actions(actions) {}

    /// Returns the first key of a command.
    QString of(HeroAct act) const { return of(m_actions.hero[act]); }
    QString of(CommandId id) const { return of(m_actions.commands[id]); }
    /// Returns the keys of the four straight steps: "Arrow keys", "W A S D".
    QString walking() const;

    // Keys that cannot be changed.
    static QString arrows() { return tr("Arrow keys"); }
    static QString enter() { return keyText(QKeySequence(Qt::Key_Return)); }
    static QString escape() { return tr("Escape"); }
    static QString tab() { return tr("Tab"); }
    static QString remove() { return keyText(QKeySequence(Qt::Key_Delete)); }

private:
    static QString of(const QAction *action) { return keyText(action->shortcut()); }

    const WindowActions &m_actions;
};
