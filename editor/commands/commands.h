#pragma once

// editor/commands: the registry of commands: ids, menus, keys and texts.
//
// Menus, command palette, shortcut dialog and list, hints and game keys all read one registry. The window passes the
// registry to all code that adds or uses commands. Adding a command takes one call of add().

#include "editor/commands/commandid.h"
#include "editor/commands/commandplace.h"

#include <functional>
#include <vector>

class QAction;
class QWidget;

/// The commands of a window, in order of registration.
class Commands {
public:
    /// The window owns the actions created here. The shortcuts of actions in menus work in the whole window, even while
    /// the menu bar is hidden.
    explicit Commands(QWidget &window) : m_window(window) {}

    /// Registers a new command and returns its action. The caller connects the action. The id must be unused. `text`
    /// (with mnemonic) and `statusTip` are marked by QT_TR_NOOP() in a function of the class named `context`. If `text`
    /// is null, the caller sets the texts with setTexts() or setTextsAndTip().
    QAction *add(const char *context, CommandId id, const char *text, const char *statusTip, const CommandPlace &place);
    /// Registers existing actions, such as those of docks, under their object names. The owners of the actions set the
    /// texts, icons, keys and shortcut contexts.
    void add(const QList<QAction *> &actions, const CommandPlace &place);

    /// Sets the texts and tool tips of all commands again. Call it after a change of the language or of the keys.
    void retranslate() const;

    /// Returns the action of a command, which must be registered.
    QAction *operator[](CommandId id) const;
    /// Returns the place of an action, which must be registered.
    const CommandPlace &placeOf(const QAction *action) const;

    /// Returns the actions in menus, in the order of the menu bar, each menu from top to bottom with its submenus.
    QList<QAction *> all() const;
    /// Returns the actions of all() whose keys work in exactly this context (CommandPlace::scope).
    QList<QAction *> ofScope(KeyScope scope) const;
    /// Returns the actions in menus whose keys the shortcut list shows in this context: by menu in the order of MenuId,
    /// then in order of registration.
    QList<QAction *> listedIn(KeyScope scope) const;
    /// Returns the actions of a menu and its submenus, from top to bottom.
    QList<QAction *> inMenu(MenuId menu) const;
    /// Returns the actions of a section, without submenus, in order of registration.
    QList<QAction *> inSection(MenuSection section) const;
    /// Returns the actions with CommandPlace::isGameKey.
    QList<QAction *> gameKeys() const;

private:
    struct Command {
        QString name;
        QAction *action;
        CommandPlace place;
        const char *context; ///< translation context of the texts
        const char *text;    ///< null: the owner of the action sets its texts
        const char *statusTip;
    };

    void add(Command command);
    static void setTextsOf(const Command &command);
    static void setToolTipOf(const Command &command);

    QList<QAction *> where(const std::function<bool(const CommandPlace &)> &isWanted) const;

    QWidget &m_window;
    std::vector<Command> m_commands;
};

/// Returns the displayed name of a key. Empty if there is no key.
QString keyText(const QKeySequence &key);
/// Sets the menu text and the status tip of an action.
void setTexts(QAction *action, const QString &text, const QString &statusTip);
/// Sets the texts like setTexts(), and a tool tip that consists of the status tip and the first key.
void setTextsAndTip(QAction *action, const QString &text, const QString &statusTip);
