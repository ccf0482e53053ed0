#include "app/program/keycommands.h"

#include "app/keys/commandpalette.h"
#include "app/keys/keybindingsdialog.h"
#include "app/shell/mainwindow.h"
#include "app/widgets/panelcycle.h"
#include "editor/widgets/question.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Of a menu and the menus in it, each once; those of `choices` (themes, languages) are left out.
void collect(const QMenu &menu, const QList<QAction *> &choices, QList<QAction *> &actions)
{
    for (QAction *action : menu.actions()) {
        if (action->menu()) {
            collect(*action->menu(), choices, actions);
        } else if (!action->isSeparator() && !action->objectName().isEmpty() && !choices.contains(action)
                   && !actions.contains(action)) {
            actions.append(action);
        }
    }
}

} // namespace

KeyCommands::KeyCommands(MainWindow &window, std::function<KeyActions()> bySubject)
    : m_window(window), m_bySubject(std::move(bySubject))
{
    const WindowActions &commands = m_window.commands();
    connect(commands.changeKeys, &QAction::triggered, this, &KeyCommands::change);
    connect(commands.palette, &QAction::triggered, this,
            [this] { (new CommandPalette(actionsByPlace(), &m_window))->open(); });
    connect(commands.keys, &QAction::triggered, this,
            [this] { showKeys(m_bySubject(), m_window.current().keyScope(), m_window.commands().manual, &m_window); });
    // Qt does so only for who goes on within one area. By mouse one has seen it, and the click must not slip.
    connect(qApp, &QApplication::focusChanged, this, [](const QWidget *, QWidget *now) {
        if (now && QGuiApplication::mouseButtons() == Qt::NoButton) {
            scrollTo(*now);
        }
    });
}

void KeyCommands::bind(const QList<QAction *> &drawing)
{
    const WindowActions &commands = m_window.commands();
    for (QAction *action : namedActions(false)) {
        const bool isOfGame = (commands.playActions().contains(action) && action != commands.edit) // leads back as well
                              || action->shortcutContext() == Qt::WidgetShortcut;
        m_bindings.add(action, isOfGame                   ? KeyScope::Playing
                               : drawing.contains(action) ? KeyScope::Drawing
                                                          : KeyScope::Window);
    }
    useKept();
}

QList<QAction *> KeyCommands::namedActions(bool withChoices) const
{
    QList<QAction *> actions;
    const WindowActions &commands = m_window.commands();
    const QList<QAction *> choices = commands.themes->actions() + commands.languages->actions();
    for (const QMenu *menu : commands.menus()) {
        collect(*menu, withChoices ? QList<QAction *>() : choices, actions);
    }
    return actions;
}

/// Of all menus, those of the place first.
QList<QAction *> KeyCommands::actionsByPlace() const
{
    QList<QAction *> actions = namedActions(true);
    const KeyScope scope = m_window.current().keyScope();
    const auto isOfPlace = [this, scope](const QAction *action) {
        return std::any_of(m_bindings.rows().begin(), m_bindings.rows().end(),
                           [&](const auto &row) { return row.action == action && row.scope == scope; });
    };
    std::stable_partition(actions.begin(), actions.end(), isOfPlace);
    return actions;
}

void KeyCommands::useKept()
{
    const Settings::Keys keys = m_window.settings().keys();
    const KeyChoice choice = KeyBindings::withoutReserved(keys.choice);
    const bool hasConflicts = m_bindings.hasConflicts(choice);
    use(hasConflicts ? KeyChoice() : choice);
    if (keys.isDamaged) {
        QTimer::singleShot(0, this, &KeyCommands::tellDamage);
    } else if (hasConflicts) {
        QTimer::singleShot(0, this, &KeyCommands::tellConflicts);
    }
}

void KeyCommands::use(const KeyChoice &choice)
{
    m_choice = choice;
    m_bindings.apply(choice);
    m_window.retranslate();
    QEvent event(QEvent::LanguageChange); // texts that name keys
    for (QToolBar *bar : m_window.findChildren<QToolBar *>()) {
        QCoreApplication::sendEvent(bar, &event);
    }
}

void KeyCommands::change()
{
    auto *dialog = new KeyBindingsDialog(m_bindings, m_choice, m_window.current().keyScope(), &m_window);
    connect(dialog, &KeyBindingsDialog::chosen, this, [this](const KeyChoice &choice) {
        use(choice);
        if (!m_window.settings().setKeys(choice)) {
            tell(tr("The keys could not be kept in %1; they are as you chose until you quit.")
                     .arg(QDir::toNativeSeparators(Settings::keysFile())));
        }
    });
    dialog->open();
}

void KeyCommands::tellDamage()
{
    tell(tr("The file of your keys could not be read, so the usual keys are in use. It stays as it is until you change "
            "keys: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void KeyCommands::tellConflicts()
{
    tell(tr("In the file of your keys one key means two things, so the usual keys are in use. It stays as it is until "
            "you change keys: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void KeyCommands::tell(const QString &sentence)
{
    ::tell(&m_window, u"keysFault"_s, tr("Keys"), sentence);
}
