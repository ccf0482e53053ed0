// Which keys the window's actions have.

#include "app/keys/commandpalette.h"
#include "app/keys/keybindingsdialog.h"
#include "app/keys/keysdialog.h"
#include "app/manual/manualpages.h"
#include "app/shell/mainwindow.h"
#include "app/widgets/panelcycle.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMessageBox>
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

QList<QAction *> MainWindow::namedActions(bool withChoices) const
{
    QList<QAction *> actions;
    const QList<QAction *> choices = m_actions.themes->actions() + m_actions.languages->actions();
    for (const QMenu *menu : m_actions.menus()) {
        collect(*menu, withChoices ? QList<QAction *>() : choices, actions);
    }
    return actions;
}

/// Of all menus, those of the place first.
QList<QAction *> MainWindow::actionsByPlace() const
{
    QList<QAction *> actions = namedActions(true);
    const auto isOfPlace = [this](const QAction *action) {
        return std::any_of(m_bindings.rows().begin(), m_bindings.rows().end(),
                           [this, action](const auto &row) { return row.action == action && row.scope == scope(); });
    };
    std::stable_partition(actions.begin(), actions.end(), isOfPlace);
    return actions;
}

void MainWindow::connectKeys()
{
    const QList<QAction *> drawing =
        m_editor->allActions() + QList<QAction *>{m_actions.playHere, m_test->actions().goOn};
    for (QAction *action : namedActions(false)) {
        const bool isOfGame =
            (m_actions.playActions().contains(action) && action != m_actions.edit) // it leads back as well
            || action->shortcutContext() == Qt::WidgetShortcut;
        m_bindings.add(action, isOfGame                   ? KeyScope::Playing
                               : drawing.contains(action) ? KeyScope::Drawing
                                                          : KeyScope::Window);
    }
    connect(m_actions.changeKeys, &QAction::triggered, this, &MainWindow::changeKeys);
    connect(m_actions.palette, &QAction::triggered, this,
            [this] { (new CommandPalette(actionsByPlace(), this))->open(); });
    connect(m_actions.keys, &QAction::triggered, this, &MainWindow::listKeys);
    connect(m_actions.manual, &QAction::triggered, this, &MainWindow::openManual);
    // Qt does so only for who goes on within one area. By mouse one has seen it, and the click must not slip.
    connect(qApp, &QApplication::focusChanged, this, [](const QWidget *, QWidget *now) {
        if (now && QGuiApplication::mouseButtons() == Qt::NoButton) {
            scrollTo(*now);
        }
    });
    useKeptKeys();
}

KeyScope MainWindow::scope() const
{
    switch (mode()) {
    case Mode::Play:
        return KeyScope::Playing;
    case Mode::Edit:
        return KeyScope::Drawing;
    case Mode::Start:
        break;
    }
    return KeyScope::Window;
}

void MainWindow::listKeys()
{
    const QList<QAction *> tools = m_editor->toolActions();
    QList<QAction *> others = m_editor->allActions();
    others.removeIf([&tools](QAction *action) { return tools.contains(action); });
    others += m_actions.testActions() + QList<QAction *>{m_test->actions().again, m_test->actions().goOn};
    showKeys({m_actions.playActions() + m_test->actions().gameKeyActions(), others, tools, m_actions.windowActions()},
             scope(), m_actions.manual, this);
}

void MainWindow::openManual()
{
    if (!m_manual) {
        m_manual = new ManualWindow(this);
        m_manual->showPage(manualPageOf(scope()));
    }
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void MainWindow::useKeptKeys()
{
    const Settings::Keys keys = m_settings.keys();
    const KeyChoice choice = KeyBindings::withoutReserved(keys.choice);
    const bool hasConflicts = m_bindings.hasConflicts(choice);
    useKeys(hasConflicts ? KeyChoice() : choice);
    if (keys.isDamaged) {
        QTimer::singleShot(0, this, &MainWindow::tellDamagedKeys);
    } else if (hasConflicts) {
        QTimer::singleShot(0, this, &MainWindow::tellKeyConflicts);
    }
}

void MainWindow::useKeys(const KeyChoice &choice)
{
    m_keyChoice = choice;
    m_bindings.apply(choice);
    m_actions.retranslate();
    m_test->actions().retranslate();
    m_levelPage->status().setWalkKeys(m_actions.hero.walkKeys());
    m_levelPage->inventory().setPickUpKey(m_keyNames.of(HeroAct::PickUp));
    m_hints->refresh();
    updateActions();
    QEvent event(QEvent::LanguageChange); // texts that name keys
    for (QToolBar *bar : findChildren<QToolBar *>()) {
        QCoreApplication::sendEvent(bar, &event);
    }
}

void MainWindow::changeKeys()
{
    auto *dialog = new KeyBindingsDialog(m_bindings, m_keyChoice, scope(), this);
    connect(dialog, &KeyBindingsDialog::chosen, this, [this](const KeyChoice &choice) {
        useKeys(choice);
        if (!m_settings.setKeys(choice)) {
            tell(tr("The keys could not be kept in %1; they are as you chose until you quit.")
                     .arg(QDir::toNativeSeparators(Settings::keysFile())));
        }
    });
    dialog->open();
}

void MainWindow::tellDamagedKeys()
{
    tell(tr("The file of your keys could not be read, so the usual keys are in use. It stays as it is until you change "
            "keys: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void MainWindow::tellKeyConflicts()
{
    tell(tr("In the file of your keys one key means two things, so the usual keys are in use. It stays as it is until "
            "you change keys: %1")
             .arg(QDir::toNativeSeparators(Settings::keysFile())));
}

void MainWindow::tell(const QString &sentence)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Keys"), sentence, QMessageBox::Ok, this);
    box->setObjectName(u"keysFault"_s);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}
