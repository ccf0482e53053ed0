#pragma once

#include "app/keys/keybindings.h"
#include "app/keys/windowactions.h"

/// What keys are called in sentences of play: as they are bound now, in the language of the program. Names are empty
/// for what has no key.
class KeyNames {
    Q_DECLARE_TR_FUNCTIONS(KeyNames)

public:
    /// The actions must outlive this.
    explicit KeyNames(const WindowActions &actions) : m_actions(actions) {}

    /// The first key of what the hero does.
    QString of(HeroAct act) const { return of(m_actions.hero[act]); }
    QString of(CommandId id) const { return of(m_actions.commands[id]); }
    /// The keys of the four straight steps: "Arrow keys", "W A S D".
    QString walking() const;

    // Keys that nobody can change.
    static QString arrows() { return tr("Arrow keys"); }
    static QString enter() { return keyText(QKeySequence(Qt::Key_Return)); }
    static QString escape() { return tr("Escape"); }
    static QString tab() { return tr("Tab"); }
    static QString remove() { return keyText(QKeySequence(Qt::Key_Delete)); }

private:
    static QString of(const QAction *action) { return keyText(action->shortcut()); }

    const WindowActions &m_actions;
};
