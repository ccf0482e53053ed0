#include "app/shell/mainwindow.h"

#include "app/keys/keymap.h"
#include "app/manual/manualpages.h"
#include "app/manual/manualwindow.h"
#include "app/settings/theme.h"
#include "app/widgets/panelcycle.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/question.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStyleHints>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize{1280, 800};
constexpr QSize smallestSize{640, 400};
constexpr QSize largestSize{16384, 16384}; // larger than any desktop

/// Escapes "[*]" in a title, which Qt would otherwise replace by the star of a modified document.
QString withoutPlaceForStar(QString title)
{
    return title.replace(u"[*]"_s, u"[*][*]"_s);
}

/// Checks the action of a group that has this data.
void check(const QActionGroup &group, const QVariant &data)
{
    for (QAction *action : group.actions()) {
        action->setChecked(action->data() == data);
    }
}

/// Returns the enabled action of a key, by its character or else as a key of the digit row; null if there is none.
QAction *actionFor(const QKeyEvent &key, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action->isEnabled() && isOneOf(key, action->shortcuts())) {
            return action;
        }
    }
    const std::optional<QKeySequence> digit = digitSequenceOf(key);
    const auto found = std::find_if(actions.begin(), actions.end(), [&digit](const QAction *action) {
        return digit && action->isEnabled() && action->shortcuts().contains(*digit);
    });
    return found == actions.end() ? nullptr : *found;
}

/// A small button in the upper right corner of a window, above everything else, visible in full screen. It lets the
/// user leave full screen by mouse, because a full screen window has neither a title bar nor a menu. It takes no focus.
class FullScreenExit : public QToolButton {
    Q_DECLARE_TR_FUNCTIONS(FullScreenExit)

public:
    /// `action` leaves full screen, and must outlive this object.
    FullScreenExit(QAction *action, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showIfNeeded();
    void retranslate();
};

FullScreenExit::FullScreenExit(QAction *action, QWidget *window) : QToolButton(window)
{
    setObjectName(u"leaveFullScreen"_s);
    setFocusPolicy(Qt::NoFocus);
    setIcon(action->icon());
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    window->installEventFilter(this);
    retranslateOnChange(*this, [this] { retranslate(); });
    hide();
}

bool FullScreenExit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::Resize) {
        showIfNeeded();
    }
    return QToolButton::eventFilter(watched, event);
}

void FullScreenExit::showIfNeeded()
{
    setVisible(window()->isFullScreen());
    if (window()->isFullScreen()) {
        adjustSize();
        move(window()->width() - width(), 0);
        raise();
    }
}

void FullScreenExit::retranslate()
{
    setAccessibleName(tr("Leave full screen"));
    setToolTip(tr("Leave full screen (Escape)"));
}

class HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)

public:
    static QString aboutTitle() { return tr("About Mazewright"); }
    static QString about();
};

QString HelpText::about()
{
    return tr("Mazewright %1\n\nDraw a maze, play it, know that it is fair.\n\nFree software under the MIT license, "
              "made with Qt %2.")
        .arg(QStringLiteral(MAZEWRIGHT_VERSION), QString::fromLatin1(qVersion()));
}

/// Shows the About dialog. Returns at once; the dialog deletes itself.
void showAbout(QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(u"aboutDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(HelpText::aboutTitle());
    auto *icon = new QLabel;
    icon->setPixmap(QIcon(u":/icons/mazewright.svg"_s).pixmap(64, 64));
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(plainLabel(HelpText::about()));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(16);
    layout->addLayout(row);
    layout->addWidget(buttons);
    dialog->open();
}

class SettingsFault {
    Q_DECLARE_TR_FUNCTIONS(SettingsFault)

public:
    static void tellOf(MainWindow &window, const QString &sentence)
    {
        tell(&window, u"settingsFault"_s, tr("Settings"), sentence);
    }

    static void tellUnwritable(MainWindow &window)
    {
        tellOf(window, tr("Cannot save your settings: changes last only until you quit. Check that there is space on "
                          "the disk and that this file and its folder are writable: %1")
                           .arg(QDir::toNativeSeparators(settingsPath())));
    }

    static void tellDamaged(MainWindow &window)
    {
        tellOf(window,
               tr("Cannot read your settings file, so the default settings are in use. The file was set aside as %1")
                   .arg(QDir::toNativeSeparators(settingsPath() + u".damaged"_s)));
    }
};

/// Shows a message over the window if `found` says that the settings file had a problem. Also shows a message, once, if
/// settings later cannot be written.
void tellOfSettings(MainWindow &window, SettingsFile found)
{
    const auto tellUnwritable = [&window] { SettingsFault::tellUnwritable(window); };
    if (found == SettingsFile::Unwritable) {
        window.whenVisible(tellUnwritable);
        return;
    }
    window.settings().whenUnwritten(tellUnwritable);
    if (found == SettingsFile::PutAside) {
        window.whenVisible([&window] { SettingsFault::tellDamaged(window); });
    }
}

} // namespace

MainWindow::MainWindow(QWidget *parent) : QMainWindow(parent), m_pages(new QStackedWidget)
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(smallestSize);
    m_pages->setObjectName(u"pages"_s);
    auto *center = new QWidget;
    newLayout<QVBoxLayout>(center, 0, 0)->addWidget(m_pages);
    setCentralWidget(center);
    new FullScreenExit(m_actions.fullScreen, this);
    m_workspace.setKeyboardHome([this] { return m_current ? m_current->keyboardHome() : nullptr; });
    connectActions();
    connectLook();
    tellOfSettings(*this, m_foundSettings);
    if (!restoreGeometry(m_settings.geometry()) || size() != size().boundedTo(largestSize)) {
        resize(firstSize);
    }
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions.quit, &MainWindow::close);
    on(m_actions.fullScreen, &MainWindow::setFullScreen);
    on(m_actions.resetLayout, [this] { m_workspace.resetArrangement(); });
    on(m_actions.manual, &MainWindow::openManual);
    on(m_actions.about, [this] { showAbout(this); });
}

void MainWindow::connectLook()
{
    check(*m_actions.themes, int(m_settings.theme()));
    check(*m_actions.languages, m_settings.language());
    connect(m_actions.themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.setTheme(ThemeChoice(action->data().toInt()));
        setTheme(m_settings.theme());
    });
    connect(m_actions.languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_settings.language.set(action->data().toString());
        useLanguage(m_settings.language());
    });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            [this] { setTheme(m_settings.theme()); });
#endif
}

void MainWindow::addMode(Mode &mode)
{
    m_modes.push_back(&mode);
    if (!m_current) {
        m_current = &mode;
    }
    connect(&mode, &Mode::changed, this, &MainWindow::refresh);
}

void MainWindow::fillMenus()
{
    m_workspace.registerToggles(m_commands);
    m_actions.fillMenus();
}

void MainWindow::enter(Mode &mode)
{
    if (m_isEntered && m_current != &mode) {
        m_current->leave();
    }
    Q_EMIT aboutToEnter(mode);
    m_current = &mode;
    m_isEntered = true;
    if (isVisible() || &mode != m_modes.front()) { // invisible pages are not made yet
        showPage();
    }
    mode.enter();
    refresh();
    Q_EMIT entered();
}

void MainWindow::showPage()
{
    QWidget *page = m_current->page();
    if (m_pages->indexOf(page) < 0) {
        m_pages->addWidget(page);
    }
    m_pages->setCurrentWidget(page);
}

void MainWindow::setVisible(bool isVisible)
{
    if (isVisible) {
        showPage();
    }
    if (isVisible && !m_isEntered) {
        enter(*m_current);
    }
    if (isVisible && !m_hasTheme) {
        setTheme(m_settings.theme());
    }
    QMainWindow::setVisible(isVisible);
}

void MainWindow::refresh()
{
    for (Mode *mode : m_modes) {
        mode->updateActions();
    }
    m_actions.setPanelsShown(!m_workspace.shown().isEmpty());
    updateTitle();
    Q_EMIT refreshed();
}

void MainWindow::updateTitle()
{
    const ModeTitle title = m_current->title();
    const QString text = withoutPlaceForStar(title.text) + (title.isDocument ? u"[*]"_s : QString());
    //: %1 is the name of a level or a game
    setWindowTitle(title.text.isEmpty() ? u"Mazewright"_s : tr("%1 – Mazewright").arg(text));
    setWindowModified(title.isModified);
}

void MainWindow::retranslate()
{
    m_commands.retranslate();
    m_actions.retranslate();
    for (Mode *mode : m_modes) {
        mode->retranslate();
    }
    refresh();
}

void MainWindow::setBar(QWidget &bar)
{
    m_bar = &bar;
    static_cast<QVBoxLayout *>(centralWidget()->layout())->insertWidget(0, m_bar);
}

/// A dialog needs a visible parent window.
void MainWindow::whenVisible(const std::function<void()> &ask)
{
    isVisible() ? ask() : QTimer::singleShot(0, this, ask);
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_hasTheme = true;
    applyTheme(*qApp, choice);
}

void MainWindow::setFullScreen(bool isOn)
{
    setWindowState(isOn ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::openManual()
{
    if (!m_manual) {
        m_manual = new ManualWindow(this);
        m_manual->showPage(manualPageOf(m_current->keyScope()));
    }
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

/// Shows the status tips of menus only: buttons have tooltips with the same text.
bool MainWindow::event(QEvent *event)
{
    const bool tells = event->type() == QEvent::StatusTip && !static_cast<QStatusTipEvent *>(event)->tip().isEmpty();
    if (tells && !qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Without a window manager, nothing else would activate the window.
    if (!m_workspace.isActive()) {
        activateWindow();
    }
    if (m_current->press(*event, actionFor(*event, m_commands.gameKeys()))) {
        event->accept();
    } else if (event->key() == Qt::Key_Escape) {
        stepBack();
    } else if (event->key() == Qt::Key_F6) {
        const QList<QWidget *> bars = m_bar ? QList<QWidget *>{m_bar} : QList<QWidget *>();
        cyclePanels(bars + m_current->panels(), event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else if (QAction *action = actionOfDigit(*event)) {
        action->trigger();
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

/// Returns the action whose key is a digit, on keyboards that have digits only with Shift, where Qt finds no shortcut;
/// null if there is none.
QAction *MainWindow::actionOfDigit(const QKeyEvent &key) const
{
    const bool isDigit = !key.isAutoRepeat() && digitSequenceOf(key).has_value();
    const KeyScope place = m_current->keyScope().value_or(KeyScope::Window);
    return isDigit ? actionFor(key, m_commands.ofScope(place) + m_commands.ofScope(KeyScope::Window)) : nullptr;
}

void MainWindow::stepBack()
{
    if (m_current->cancel()) {
        return;
    }
    isFullScreen() ? setFullScreen(false) : m_current->stepBack();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) {
        setTheme(m_settings.theme()); // its sizes follow the font
    } else if (event->type() == QEvent::WindowStateChange) {
        changeState();
    } else if (event->type() == QEvent::ActivationChange) {
        changeActivation();
    }
}

void MainWindow::changeState()
{
    const bool isOther = isFullScreen() != menuBar()->isHidden(); // window systems report it twice
    menuBar()->setVisible(!isFullScreen());
    m_actions.fullScreen->setChecked(isFullScreen());
    if (isOther) {
        Q_EMIT fullScreenChanged(isFullScreen());
    }
}

void MainWindow::changeActivation()
{
    if (!m_workspace.isActive()) {
        Q_EMIT deactivated();
    } else if (QApplication::activeModalWidget()) {
        // A window manager may give the focus to a window that is blocked by a dialog.
        QApplication::activeModalWidget()->activateWindow();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (Mode *mode : m_modes) {
        if (!mode->mayClose()) {
            event->ignore();
            return;
        }
    }
    if (!isFullScreen()) {
        m_settings.geometry.set(saveGeometry());
    }
    for (Mode *mode : m_modes) {
        mode->keep();
    }
    event->accept();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    activateWindow();
    if (windowIcon().isNull()) {
        // The icon is drawn in every size that a desktop may need, so the window is shown first.
        QTimer::singleShot(0, this, [this] { setWindowIcon(QIcon(u":/icons/mazewright.svg"_s)); });
    }
}
