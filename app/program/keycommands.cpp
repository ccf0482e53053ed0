#include "app/program/keycommands.h"

#include "app/keys/commandpalette.h"
#include "app/keys/keybindingsdialog.h"
#include "app/keys/keysdialog.h"
#include "app/shell/mainwindow.h"
#include "app/widgets/panelcycle.h"
#include "editor/text/savefault.h"
#include "editor/widgets/question.h"
#include "editor/widgets/scrollform.h"

#include <QApplication>
#include <QDir>
#include <QTimer>
#include <QToolBar>

using namespace Qt::StringLiterals;

KeyCommands::KeyCommands(MainWindow &window) : m_window(window)
{
    const WindowActions &actions = m_window.commands();
    connect(actions.changeKeys, &QAction::triggered, this, &KeyCommands::change);
    connect(actions.palette, &QAction::triggered, this,
            [this] { (new CommandPalette(m_window.commands().commands, place(), &m_window))->open(); });
    connect(actions.keys, &QAction::triggered, this,
            [this] { showKeys(m_window.commands().commands, m_window.current().keyScope(), &m_window); });
    // Qt scrolls to the focused widget only within one area. After a click it is already visible and must not move.
    connect(qApp, &QApplication::focusChanged, this, [](const QWidget *, QWidget *now) {
        if (now && QGuiApplication::mouseButtons() == Qt::NoButton) {
            scrollTo(*now);
        }
    });
}

void KeyCommands::bind()
{
    m_bindings.add(m_window.commands().commands);
    useKept();
}

KeyScope KeyCommands::place() const
{
    return m_window.current().keyScope().value_or(KeyScope::Window);
}

void KeyCommands::useKept()
{
    const Settings::Keys keys = m_window.settings().keys();
    const KeyChoice choice = m_bindings.withOwnKeysFirst(KeyBindings::withoutReserved(keys.choice));
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
    QEvent event(QEvent::LanguageChange); // updates texts that name keys
    for (QToolBar *bar : m_window.findChildren<QToolBar *>()) {
        QCoreApplication::sendEvent(bar, &event);
    }
}

void KeyCommands::change()
{
    auto *dialog = new KeyBindingsDialog(m_bindings, m_choice, place(), &m_window);
    connect(dialog, &KeyBindingsDialog::chosen, this, [this](const KeyChoice &choice) {
        use(choice);
        if (const std::optional<SaveFault> fault = m_window.settings().setKeys(choice)) {
            //: %1 is a sentence that says why
            tell(tr("Cannot save your keys; they apply only until you quit. %1").arg(sentenceOf(*fault)));
        }
    });
    dialog->open();
}

void KeyCommands::tellDamage()
{
    tell(tr("Cannot read your keys file, so the default keys are in use. The file stays as it is until you change "
            "keys, and is then set aside: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void KeyCommands::tellConflicts()
{
    tell(tr("Your keys file assigns one key to two actions, so the default keys are in use. The file stays as it is "
            "until you change keys: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void KeyCommands::tell(const QString &sentence)
{
    ::tell(&m_window, u"keysFault"_s, tr("Keys"), sentence);
}
