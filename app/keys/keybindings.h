#pragma once

// app/keys: commands of window and hero, key bindings and their dialogs, the command palette.
//
// In KeyBindingsDialog, a key is removed by its own button, or by Delete, which removes an action's last key first. No
// key is edited as text: a text field could not distinguish removing a key from adding one.

#include "app/keys/heroactions.h"
#include "app/settings/keychoice.h"
#include "editor/commands/commandid.h"
#include "editor/commands/commandplace.h"
#include "editor/commands/commands.h"

#include <vector>

class WindowActions;

/// Returns all scopes of keys: `place` first, then the others in their usual order.
QList<KeyScope> placesFrom(KeyScope place);

/// All actions with configurable keys, their default keys, and the conflicts between them.
class KeyBindings {
public:
    /// An action with configurable keys.
    struct Binding {
        QAction *action = nullptr;
        KeyScope scope = KeyScope::Window;
        QList<QKeySequence> usual; ///< default keys, unless a preset differs
    };

    /// Adds all menu commands with configurable keys; their current keys become the defaults.
    void add(const Commands &commands);
    const std::vector<Binding> &all() const { return m_all; }

    /// Returns the keys of an action under a key choice.
    QList<QKeySequence> keysOf(const Binding &binding, const KeyChoice &choice) const;
    /// Returns the keys of an action in a preset, without changes by the user.
    QList<QKeySequence> presetKeys(const Binding &binding, KeyPreset preset) const;
    /// Returns the other bindings that share a key with `binding` and can be active at the same time: in the same
    /// scope, or one of them in KeyScope::Window.
    std::vector<const Binding *> conflictsOf(const Binding &binding, const KeyChoice &choice) const;
    bool hasConflicts(const KeyChoice &choice) const;
    /// Returns a choice in which an action has these keys; keys equal to the preset's are not stored.
    KeyChoice withKeys(const Binding &binding, const QList<QKeySequence> &keys, KeyChoice choice) const;
    /// Returns a choice in which all conflicting actions lose the keys that they share with the action of `binding`.
    KeyChoice withoutConflicts(const Binding &binding, KeyChoice choice) const;
    /// Returns a choice in which actions with their default keys lose those that the user gave to other actions. This
    /// happens if a new version of the program has new default keys.
    KeyChoice withOwnKeysFirst(KeyChoice choice) const;
    /// True for keys with a fixed meaning: Escape, F6, Shift+F6.
    static bool isReserved(const QKeySequence &key);
    /// Returns a choice without reserved keys, since a file may contain any key.
    static KeyChoice withoutReserved(KeyChoice choice);

    /// Sets the keys of every action. The caller must update texts that name keys.
    void apply(const KeyChoice &choice) const;

private:
    std::vector<Binding> m_all;
};

/// Returns a menu text without mnemonics ("&") and ellipsis ("…").
QString plainText(QString text);
/// Returns the name of an action, preceded by its menu's name if it is unclear alone and does not contain that name:
/// "Walk: North", "Theme: Dark", but "Invert selection".
QString plainName(const QAction &action);
/// Returns the displayed names of all keys of an action.
QString keyText(const QList<QKeySequence> &keys);

/// The names of keys for sentences of the game, as currently bound and in the program's language. A command without a
/// key has an empty name.
class KeyNames {
    Q_DECLARE_TR_FUNCTIONS(KeyNames)

public:
    /// The actions must outlive this object.
    explicit KeyNames(const WindowActions &actions) : m_actions(actions) {}

    /// Returns the first key of a command.
    QString of(HeroAct act) const;
    QString of(CommandId id) const;
    /// Returns the keys of the four straight steps: "Arrow keys", "W A S D".
    QString walking() const;

    // Keys that cannot be changed.
    static QString arrows() { return tr("Arrow keys"); }
    static QString enter() { return keyText(QKeySequence(Qt::Key_Return)); }
    static QString escape() { return tr("Escape"); }
    static QString tab() { return tr("Tab"); }
    static QString remove() { return keyText(QKeySequence(Qt::Key_Delete)); }

private:
    const WindowActions &m_actions;
};
