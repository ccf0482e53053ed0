#pragma once

#include "app/keys/keybindings.h"

#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

/// The text in the title bar of the window.
struct ModeTitle {
    QString text;            ///< name of the game or level, plain text; empty: only the program's name is shown
    bool isDocument = false; ///< a star is shown while isModified
    bool isModified = false;
};

/// A mode of the window: the start page, playing, editing or watching. MainWindow calls these functions. Modes do not
/// know each other. They emit signals for everything that they cannot do themselves, and app/program/program.cpp
/// connects the signals. A new mode needs a folder with a subclass of Mode, and a line in program.cpp.
class Mode : public QObject {
    Q_OBJECT

public:
    /// Returns the widget between the window's bars. The mode may create the widget on the first call, which comes
    /// before the widget is shown. Modes may share a page. The window becomes its owner.
    virtual QWidget *page() = 0;
    /// Called after this mode was made current and its page was shown, even if the mode was already current.
    virtual void enter() = 0;
    /// Called before another mode becomes current.
    virtual void leave() = 0;
    /// Returns the title of the window while this mode is current.
    virtual ModeTitle title() const = 0;
    /// Returns the scope whose keys come first in lists of keys; std::nullopt: the mode has no keys of its own, so the
    /// keys of the window come first.
    virtual std::optional<KeyScope> keyScope() const { return std::nullopt; }
    /// True if the page holds the canvas, so that zooming works.
    virtual bool showsCanvas() const { return false; }
    /// Returns the widget that gets the focus when the focused panel closes.
    virtual QWidget *keyboardHome() { return page(); }
    /// Enables, names and shows or hides the mode's actions. Called after each change of the window's state, even if
    /// this is not the current mode.
    virtual void updateActions() {}
    /// Updates texts that do not belong to widgets, after a change of the language or of keys that texts mention.
    virtual void retranslate() {}
    /// Returns the widgets that F6 visits, in order.
    virtual QList<QWidget *> panels() const { return {}; }
    /// Handles a key that no widget used. `deed` is the enabled action of Commands::gameKeys() that has this key, or
    /// null. True if the mode has used the key.
    virtual bool press(const QKeyEvent &, QAction * /*deed*/) { return false; }
    /// Handles Escape by cancelling the current operation, such as a drag. False if there is none.
    virtual bool cancel() { return false; }
    /// Handles Escape by going one step back, such as from a panel to the canvas. Called if there is nothing to cancel
    /// and the window is not in full-screen mode.
    virtual void stepBack() {}
    /// Called before the window closes. False if the user wants to keep it open.
    virtual bool mayClose() { return true; }
    /// Saves the state of the mode for the next start of the program. Called when the window closes.
    virtual void keep() {}

Q_SIGNALS:
    /// Emitted when title() or the state used by updateActions() changes.
    void changed();
};
