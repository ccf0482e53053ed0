#pragma once

#include "app/keys/keybindings.h"

#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

/// The text in the title bar of the window.
struct ModeTitle {
    QString text;            ///< plain text; empty: only the program's name
    bool isDocument = false; ///< shows a star while modified
    bool isModified = false;
};

/// A mode of the window, such as choosing, playing or drawing. MainWindow talks to the current one. Modes do not know
/// each other: they emit signals for everything that they cannot do themselves, and app/program/program.cpp connects
/// these. A new mode needs a folder with a subclass of this, and a line there.
class Mode : public QObject {
    Q_OBJECT

public:
    /// Returns the widget between the window's bars. It may be made on the first call, which comes before it is shown.
    /// Modes may share a page. The window becomes its owner.
    virtual QWidget *page() = 0;
    /// Called when the window shows the page and this mode becomes current; also if it already is.
    virtual void enter() = 0;
    virtual void leave() = 0;
    virtual ModeTitle title() const = 0;
    /// Returns the scope whose keys come first in lists of keys; std::nullopt: the mode has no keys of its own, so
    /// those of the window come first.
    virtual std::optional<KeyScope> keyScope() const { return std::nullopt; }
    /// True if the page holds the canvas, so that zooming works.
    virtual bool showsCanvas() const { return false; }
    /// Returns the widget that gets the focus when the focused panel closes.
    virtual QWidget *keyboardHome() { return page(); }
    /// Enables, names and shows or hides the mode's actions. Called after each change of the window's state, even if
    /// this is not the current mode.
    virtual void updateActions() {}
    /// Updates texts that do not belong to widgets, after a change of the language or of the keys in texts.
    virtual void retranslate() {}
    /// Returns the widgets that F6 visits, in order.
    virtual QList<QWidget *> panels() const { return {}; }
    /// Handles a key that no widget used. `deed` is the enabled action with that key, or null. False if this mode does
    /// not use the key either.
    virtual bool press(const QKeyEvent &, QAction * /*deed*/) { return false; }
    /// Handles Escape by cancelling the current operation. False if there is none.
    virtual bool cancel() { return false; }
    /// Handles Escape if there is nothing to cancel, by going one step back.
    virtual void stepBack() {}
    /// Called before the window closes. False if the user wants to keep it open.
    virtual bool mayClose() { return true; }
    /// Called when the window closes; saves the state for the next run.
    virtual void keep() {}

Q_SIGNALS:
    /// Emitted when title() or the state used by updateActions() changes.
    void changed();
};
