// What keys, drops and the window system do to the window.

#include "app/shell/mainwindow.h"
#include "app/widgets/panelcycle.h"
#include "editor/widgets/noticebar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

/// The one local file that is being dropped; empty for all else.
QString droppedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace

/// In the status bar stands what menus have to say: a button says the same in its tip, and once is enough.
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
    // Without a window manager nobody else would make the window the active one.
    if (!isActiveWindow()) {
        activateWindow();
    }
    // A key that is still held down is the one that set out.
    const bool stopsJourney = m_journeys.isUnderWay();
    if (stopsJourney && !event->isAutoRepeat()) {
        m_journeys.stop();
    }
    if (stopsJourney) {
        event->accept();
    } else if (event->key() == Qt::Key_Escape) {
        stepBack();
    } else if (event->key() == Qt::Key_F6) {
        goToNextPanel(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else if (mode() != Mode::Play || !playKey(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::stepBack()
{
    if (canvas().cancelDrag()) {
        return;
    }
    if (mode() == Mode::Edit && canvas().hasFocus() && m_editor->putStampAway()) {
        return;
    }
    const bool isInPanel = mode() == Mode::Edit || (mode() == Mode::Play && m_levelPage->docks().hasKeyboard());
    if (isFullScreen()) {
        setFullScreen(false);
    } else if (mode() == Mode::Play && m_levelPage->growth().isVisible()) {
        m_levelPage->growth().setFocus(); // this choice cannot be left
    } else if (isInPanel) {
        canvas().setFocus(); // out of lists and text fields, so that the keys of play and of the tools work
    } else if (mode() == Mode::Play) {
        m_runs.isTest() ? setMode(Mode::Edit) : showStartPage();
    }
}

void MainWindow::goToNextPanel(int step)
{
    QList<QWidget *> panels;
    if (mode() == Mode::Start) {
        panels = m_startPage->panels();
    } else {
        panels = QList<QWidget *>{&canvas()} + m_levelPage->docks().panels()
                 + QList<QWidget *>{&m_levelPage->growth(), &m_levelPage->end(), m_waiting} + m_editor->panels();
    }
    cyclePanels(panels, step);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_actions.retranslate();
        m_test->actions().retranslate();
        m_hints->refresh();
        updateActions();
        updateTitle();
        if (m_hasOffered && mode() == Mode::Start) {
            nameUnderWay();
        }
    } else if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) {
        setTheme(m_settings.theme()); // its sizes follow the font
    } else if (event->type() == QEvent::WindowStateChange) {
        const bool isEntered = isFullScreen() && !menuBar()->isHidden(); // window systems tell it twice
        menuBar()->setVisible(!isFullScreen());
        m_actions.fullScreen->setChecked(isFullScreen());
        m_hints->update(); // Escape means something else
        if (isEntered) {
            tellFullScreen();
        }
    } else if (event->type() == QEvent::ActivationChange && !isActiveWindow()) {
        m_session.pause();
        m_journeys.stop();
    } else if (event->type() == QEvent::ActivationChange && QApplication::activeModalWidget()) {
        // A window manager may give the keyboard to a window that a dialog holds up.
        QApplication::activeModalWidget()->activateWindow();
    }
}

/// Where nothing else is seen that could say it.
void MainWindow::tellFullScreen()
{
    const QString key = m_actions.fullScreen->shortcut().toString(QKeySequence::NativeText);
    if (mode() == Mode::Play) {
        m_levelPage->log().say(
            key.isEmpty() ? tr("Full screen: Escape leaves it, and so does the button in the corner.")
                          //: %1 is a key
                          : tr("Full screen: Escape or %1 leaves it, and so does the button in the corner.").arg(key));
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_session.pause();
    if (!m_editor->maybeClose()) {
        event->ignore();
        return;
    }
    m_runs.saveForLater();
    if (!isFullScreen()) {
        m_settings.setGeometry(saveGeometry());
    }
    for (const PlayDocks::Style style : {PlayDocks::Style::Maze, PlayDocks::Style::Hero}) {
        for (const bool isTest : {false, true}) {
            m_settings.setPlayDocks(style == PlayDocks::Style::Hero, isTest,
                                    m_levelPage->docks().arrangement(style, isTest));
        }
    }
    m_settings.setEditDocks(m_editor->arrangement());
    keepSession();
    event->accept();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    activateWindow();
    if (windowIcon().isNull()) {
        // It is drawn in every size that a desktop may want: the window is to be seen before.
        QTimer::singleShot(0, this, [this] { setWindowIcon(QIcon(u":/icons/mazewright.svg"_s)); });
    }
    if (!m_hasOffered) {
        // The window is to be seen before files are looked for.
        QTimer::singleShot(0, this, [this] {
            if (!m_hasOffered && mode() == Mode::Start) {
                offerGames();
                m_startPage->setFocus();
            }
        });
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFile(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedFile(event->mimeData());
    if (!path.isEmpty()) {
        event->acceptProposedAction();
        openFile(path);
    }
}
