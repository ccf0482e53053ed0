#pragma once

#include "app/keys/keybindings.h"

#include <QObject>

class MainWindow;

/// The assignment of keys to commands, and the commands that list the keys, change them, and find any command by its
/// name.
class KeyCommands : public QObject {
    Q_OBJECT

public:
    /// The window must outlive this object.
    explicit KeyCommands(MainWindow &window);

    /// Assigns the configured keys to all commands, which must be registered already. If the file with the keys is
    /// invalid or has conflicts, assigns the default keys and shows a message.
    void bind();

private:
    /// Returns the scope whose keys and commands come first in lists: that of the mode, or of the window if the mode
    /// has none.
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
