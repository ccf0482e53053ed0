#include "editor/commands/commands.h"

#include "editor/art/icon.h"
#include "editor/commands/commandmenus.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

QAction *Commands::add(const char *context, CommandId id, const char *text, const char *statusTip,
                       const CommandPlace &place)
{
    auto *action = new QAction(programIcon(place.icon), {}, &m_window);
    action->setObjectName(id.name());
    action->setShortcuts(place.keys);
    action->setCheckable(place.isCheckable);
    if (place.isGameKey) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    if (place.section != MenuSection::None) {
        m_window.addAction(action);
    }
    add({id.name(), action, place, context, text, statusTip});
    return action;
}

void Commands::add(const QList<QAction *> &actions, const CommandPlace &place)
{
    for (QAction *action : actions) {
        add({action->objectName(), action, place, nullptr, nullptr, nullptr});
    }
}

void Commands::add(Command command)
{
    Q_ASSERT(std::none_of(m_commands.begin(), m_commands.end(),
                          [&command](const Command &other) { return other.name == command.name; }));
    setTextsOf(command);
    if (command.place.needs) {
        const auto explain = [command] { setToolTipOf(command); };
        QObject::connect(command.action, &QAction::enabledChanged, command.action, explain);
        QObject::connect(command.action, &QAction::visibleChanged, command.action, explain);
    }
    m_commands.push_back(std::move(command));
}

void Commands::retranslate() const
{
    for (const Command &command : m_commands) {
        setTextsOf(command);
    }
}

void Commands::setTextsOf(const Command &command)
{
    if (command.text) {
        const QString text = QCoreApplication::translate(command.context, command.text);
        const QString tip = QCoreApplication::translate(command.context, command.statusTip);
        setTexts(command.action, text, tip);
        setToolTipOf(command);
    }
}

/// Sets the tool tip: what the command does, or why it is disabled.
void Commands::setToolTipOf(const Command &command)
{
    if (command.place.needs && command.action->isVisible() && !command.action->isEnabled()) {
        command.action->setToolTip(QCoreApplication::translate(command.context, command.place.needs));
    } else if (command.place.hasToolTip) {
        setTextsAndTip(command.action, command.action->text(), command.action->statusTip());
    } else {
        command.action->setToolTip({}); // Qt then shows the text
    }
}

QAction *Commands::operator[](CommandId id) const
{
    const auto found = std::find_if(m_commands.begin(), m_commands.end(),
                                    [id](const Command &command) { return command.name == id.name(); });
    Q_ASSERT(found != m_commands.end());
    return found->action;
}

const CommandPlace &Commands::placeOf(const QAction *action) const
{
    const auto found = std::find_if(m_commands.begin(), m_commands.end(),
                                    [action](const Command &command) { return command.action == action; });
    Q_ASSERT(found != m_commands.end());
    return found->place;
}

QList<QAction *> Commands::all() const
{
    QList<QAction *> actions;
    for (const MenuId menu : barMenus()) {
        actions += inMenu(menu);
    }
    return actions;
}

QList<QAction *> Commands::ofScope(KeyScope scope) const
{
    QList<QAction *> actions = all();
    actions.removeIf([this, scope](const QAction *action) { return placeOf(action).scope != scope; });
    return actions;
}

QList<QAction *> Commands::listedIn(KeyScope scope) const
{
    QList<QAction *> actions;
    for (const MenuId menu : allMenus()) {
        const QList<MenuSection> sections = sectionsOf(menu);
        actions += where([&](const CommandPlace &place) {
            return sections.contains(place.section) && (place.listed ? place.listed : place.scope) == scope;
        });
    }
    return actions;
}

QList<QAction *> Commands::inMenu(MenuId menu) const
{
    QList<QAction *> actions;
    for (const MenuSection section : sectionsOf(menu)) {
        for (const MenuId inner : menusIn(section)) {
            actions += inMenu(inner);
        }
        actions += inSection(section);
    }
    return actions;
}

QList<QAction *> Commands::inSection(MenuSection section) const
{
    return where([section](const CommandPlace &place) { return place.section == section; });
}

QList<QAction *> Commands::gameKeys() const
{
    return where([](const CommandPlace &place) { return place.isGameKey; });
}

QList<QAction *> Commands::where(const std::function<bool(const CommandPlace &)> &isWanted) const
{
    QList<QAction *> actions;
    for (const Command &command : m_commands) {
        if (isWanted(command.place)) {
            actions.append(command.action);
        }
    }
    return actions;
}

QString keyText(const QKeySequence &key)
{
    const bool isKeypad = key.count() == 1 && key[0].keyboardModifiers() == Qt::KeypadModifier;
    if (isKeypad) { // a plus would look like two keys pressed at once
        //: %1 is a key of the keypad, such as "8"
        return QCoreApplication::translate("Commands", "Keypad %1")
            .arg(QKeySequence(key[0].key()).toString(QKeySequence::NativeText));
    }
    if (key == QKeySequence(Qt::Key_Clear)) {
        //: the key in the middle of a keypad without digits, or of Apple's keyboards; nothing is deleted by it
        return QCoreApplication::translate("Commands", "Clear");
    }
    if (key == QKeySequence(Qt::Key_Return) || key == QKeySequence(Qt::Key_Enter)) {
        return QCoreApplication::translate("Commands", "Enter"); // the usual name of the key
    }
    return key.toString(QKeySequence::NativeText);
}

void setTexts(QAction *action, const QString &text, const QString &statusTip)
{
    action->setText(text);
    action->setStatusTip(statusTip);
}

void setTextsAndTip(QAction *action, const QString &text, const QString &statusTip)
{
    setTexts(action, text, statusTip);
    const QString key = keyText(action->shortcut());
    //: %1 is what an action does, %2 its key
    const QString withKey = QCoreApplication::translate("Commands", "%1 (%2)").arg(statusTip, key);
    action->setToolTip(key.isEmpty() ? statusTip : withKey);
}
