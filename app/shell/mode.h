#pragma once

#include "app/keys/keybindings.h"

#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

/// What stands in the title bar of the window.
struct ModeTitle {
    QString text;            ///< plain; empty: the name of the program alone
    bool isDocument = false; ///< has a star while it is modified
    bool isModified = false;
};

/// What the window is doing: choosing, playing, drawing. MainWindow asks the current one, and modes know neither each
/// other nor which others there are: what one of them cannot do itself it tells by signals of its own, and
/// app/program/program.cpp says what follows. Another mode is a room with a class of this and a line there.
class Mode : public QObject {
    Q_OBJECT

public:
    /// What the window shows between its bars. It may be made when it is first asked for: nobody asks before it is to
    /// be seen. Modes may share one. It belongs to the window from then on.
    virtual QWidget *page() = 0;
    /// The window shows its page and does what this says, from now on; also while it does so already.
    virtual void enter() = 0;
    virtual void leave() = 0;
    virtual ModeTitle title() const = 0;
    /// The scope whose keys come first in lists of keys. None: it has no keys of its own, and those of the window do.
    virtual std::optional<KeyScope> keyScope() const { return std::nullopt; }
    /// Whether its page holds the one canvas, so that one can zoom.
    virtual bool showsCanvas() const { return false; }
    /// What gets the keyboard when the panel that has it closes.
    virtual QWidget *keyboardHome() { return page(); }
    /// Enables and names its actions, and shows those that there is something to do for. Called after each change of
    /// what the window does, whether this is the current mode or not.
    virtual void updateActions() {}
    /// Makes texts anew that are not those of widgets: the language has changed, or the keys that texts name.
    virtual void retranslate() {}
    /// What F6 goes round, in order.
    virtual QList<QWidget *> panels() const { return {}; }
    /// Takes a key that no widget wanted; `deed` is the enabled action that has it as a key of the game, null if none
    /// has. False: this mode does not want it either.
    virtual bool press(const QKeyEvent &, QAction * /*deed*/) { return false; }
    /// Escape takes back what is begun or held in the hand. False if there is nothing.
    virtual bool cancel() { return false; }
    /// Escape, when there is nothing to take back: goes one step back.
    virtual void stepBack() {}
    /// The window is to close. False: the person wants it to stay.
    virtual bool mayClose() { return true; }
    /// The window closes: what the next run goes on with.
    virtual void keep() {}

Q_SIGNALS:
    /// title() or what updateActions() looks at.
    void changed();
};
