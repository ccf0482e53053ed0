#pragma once

// editor/commands: what can be done in the window: its commands by typed names, with their menus, keys and texts.
//
// Menus, the palette of commands, the dialog and the sheet of keys, hints and the game's keys all read one registry,
// which the window passes to whoever makes a command or asks for one. A new command is one call of add().

#include "editor/commands/commandid.h"
#include "editor/commands/commandplace.h"

#include <functional>
#include <vector>

class QAction;
class QWidget;

/// The commands of a window, in the order in which they were registered.
class Commands {
public:
    /// The window owns the actions that are made here. Keys of those in menus work in all of it, also while the bar is
    /// hidden.
    explicit Commands(QWidget &window) : m_window(window) {}

    /// Registers a new command, which there may not be yet. Its maker connects it. The texts are marked by QT_TR_NOOP()
    /// in a function of the class `context`; without a text, its maker sets all texts, by setTexts() or
    /// setTextsAndTip().
    QAction *add(const char *context, CommandId id, const char *text, const char *statusTip, const CommandPlace &place);
    /// Registers actions that have their names, keys and pictures from elsewhere, such as those of docks. Their makers
    /// say where their keys work.
    void add(const QList<QAction *> &actions, const CommandPlace &place);

    /// Sets the texts of all commands anew: the language has changed, or the keys that tool tips name.
    void retranslate() const;

    /// The action of a command, which must be registered.
    QAction *operator[](CommandId id) const;
    /// Where an action stands. It must be registered.
    const CommandPlace &placeOf(const QAction *action) const;

    /// Actions that stand in a menu, as the menus of the bar show them from top to bottom.
    QList<QAction *> all() const;
    /// Actions of all() whose keys are heard there.
    QList<QAction *> ofScope(KeyScope scope) const;
    /// Actions whose keys are listed there: by menus, in each as they were registered.
    QList<QAction *> listedIn(KeyScope scope) const;
    QList<QAction *> inMenu(MenuId menu) const;
    QList<QAction *> inSection(MenuSection section) const;
    /// Actions whose keys are for the game (CommandPlace::isGameKey).
    QList<QAction *> gameKeys() const;

private:
    struct Command {
        QString name;
        QAction *action;
        CommandPlace place;
        const char *context;
        const char *text; ///< null: its texts come from elsewhere
        const char *statusTip;
    };

    void add(Command command);
    static void setTextsOf(const Command &command);
    static void setToolTipOf(const Command &command);

    QList<QAction *> where(const std::function<bool(const CommandPlace &)> &isWanted) const;

    QWidget &m_window;
    std::vector<Command> m_commands;
};

/// The text of an action for menus, and what the status bar says of it.
void setTexts(QAction *action, const QString &text, const QString &statusTip);
/// Does what setTexts() does, and says the same in the tip of the action, with its first key.
void setTextsAndTip(QAction *action, const QString &text, const QString &statusTip);
