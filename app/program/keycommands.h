#pragma once

#include "app/keys/keybindings.h"

#include <QObject>

class MainWindow;

/// What can be done about keys: they are bound to commands, listed and chosen, and any command is found by its name.
class KeyCommands : public QObject {
    Q_OBJECT

public:
    /// The window must outlive this.
    explicit KeyCommands(MainWindow &window);

    /// Gives all commands, which must be registered by now, the keys that were chosen before.
    void bind();

private:
    /// Whose keys and commands come first in lists: those of the window, where the mode has none of its own.
    KeyScope place() const;
    void useKept();
    void use(const KeyChoice &choice);
    void change();
    void tellDamage();
    void tellConflicts();
    void tell(const QString &sentence);

    MainWindow &m_window;
    KeyBindings m_bindings;
    KeyChoice m_choice;
};
