#pragma once

// app/keys: actions of the window and their keys: bound, chosen, listed, found by name.
//
// A key is taken away by a button of its own, or by Delete, the last one of a row first. It is not a cell that one
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
    struct Row {
        QAction *action = nullptr;
        KeyScope scope = KeyScope::Window;
        QList<QKeySequence> usual; ///< where no preset says otherwise
    };

    /// Adds all commands of menus whose keys can be chosen, with the keys that they have now.
    void add(const Commands &commands);
    const std::vector<Row> &rows() const { return m_rows; }

    /// The keys of an action under a choice.
    QList<QKeySequence> keysOf(const Row &row, const KeyChoice &choice) const;
    QList<QKeySequence> presetKeys(const Row &row, KeyPreset preset) const;
    /// The other rows that are heard where `row` is and have one of its keys.
    std::vector<const Row *> conflictsOf(const Row &row, const KeyChoice &choice) const;
    bool hasConflicts(const KeyChoice &choice) const;
    /// Keys that always mean the same: Escape, F6, Shift+F6.
    static bool isReserved(const QKeySequence &key);
    /// A choice without the keys that cannot be chosen: a file may hold any.
    static KeyChoice withoutReserved(KeyChoice choice);

    /// Gives every action its keys. The owner makes texts that name keys anew.
    void apply(const KeyChoice &choice) const;

private:
    std::vector<Row> m_rows;
};

/// A text of a menu without mnemonics and dots.
QString plainText(QString text);
/// The name of an action, after that of its menu where it says little alone: "Walk: North", "Theme: Dark".
QString plainName(const QAction &action);
/// A key, or all keys of an action, as people read them.
QString keyText(const QKeySequence &key);
QString keyText(const QList<QKeySequence> &keys);
