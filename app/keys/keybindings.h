#pragma once

// app/keys: actions of the window and their keys: bound, chosen, listed, found by name.
//
// A key is taken away by a button of its own, or by Delete, the last one of an action first. It is not a cell that one
// edits: a field of text cannot tell a key to remove from one to add.

#include "app/keys/heroactions.h"
#include "app/settings/keychoice.h"
#include "editor/commands/commandplace.h"

#include <vector>

/// All places: `place` first, then the others in their order.
QList<KeyScope> placesFrom(KeyScope place);

/// All actions whose keys can be chosen.
class KeyBindings {
public:
    /// An action whose keys can be chosen.
    struct Binding {
        QAction *action = nullptr;
        KeyScope scope = KeyScope::Window;
        QList<QKeySequence> usual; ///< where no preset says otherwise
    };

    /// Adds all commands of menus whose keys can be chosen, with the keys that they have now.
    void add(const Commands &commands);
    const std::vector<Binding> &all() const { return m_all; }

    /// The keys of an action under a choice.
    QList<QKeySequence> keysOf(const Binding &binding, const KeyChoice &choice) const;
    QList<QKeySequence> presetKeys(const Binding &binding, KeyPreset preset) const;
    /// The others that are heard where `binding` is and have one of its keys.
    std::vector<const Binding *> conflictsOf(const Binding &binding, const KeyChoice &choice) const;
    bool hasConflicts(const KeyChoice &choice) const;
    /// A choice in which an action has these keys; those of the preset are none of its own.
    KeyChoice withKeys(const Binding &binding, const QList<QKeySequence> &keys, KeyChoice choice) const;
    /// A choice in which the others lose the keys that they share with that one.
    KeyChoice withoutConflicts(const Binding &binding, KeyChoice choice) const;
    /// Keys that always mean the same: Escape, F6, Shift+F6.
    static bool isReserved(const QKeySequence &key);
    /// A choice without the keys that cannot be chosen: a file may hold any.
    static KeyChoice withoutReserved(KeyChoice choice);

    /// Gives every action its keys. The owner makes texts that name keys anew.
    void apply(const KeyChoice &choice) const;

private:
    std::vector<Binding> m_all;
};

/// A text of a menu without mnemonics and dots.
QString plainText(QString text);
/// The name of an action, after that of its menu where it says little alone: "Walk: North", "Theme: Dark".
QString plainName(const QAction &action);
/// A key, or all keys of an action, as people read them.
QString keyText(const QKeySequence &key);
QString keyText(const QList<QKeySequence> &keys);
