#pragma once

#include "app/keys/keybindings.h"
#include "app/keys/keysdialog.h"

#include <functional>

class MainWindow;

/// What can be done about keys: they are bound to the actions of all menus, listed and chosen, and any action is found
/// by its name.
class KeyCommands : public QObject {
    Q_OBJECT

public:
    /// `bySubject`: what the sheet of keys lists. The window must outlive this.
    KeyCommands(MainWindow &window, std::function<KeyActions()> bySubject);

    /// Gives the actions of all menus, which must be filled by now, the keys that were chosen before; those of
    /// `drawing` are heard while drawing.
    void bind(const QList<QAction *> &drawing);

private:
    /// Of all menus, those without a name left out; `withChoices`: themes and languages too.
    QList<QAction *> namedActions(bool withChoices) const;
    QList<QAction *> actionsByPlace() const;
    void useKept();
    void use(const KeyChoice &choice);
    void change();
    void tellDamage();
    void tellConflicts();
    void tell(const QString &sentence);

    MainWindow &m_window;
    std::function<KeyActions()> m_bySubject;
    KeyBindings m_bindings;
    KeyChoice m_choice;
};
