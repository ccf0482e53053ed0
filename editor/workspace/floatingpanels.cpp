#include "editor/workspace/floatingpanels.h"

#include "editor/workspace/paneldock.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>
#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int settledMs = 100;

/// Moves a window that extends beyond the screens completely onto its own screen; a larger one fills it.
void putOnScreen(QWidget &window)
{
    QRegion screens;
    for (const QScreen *screen : QGuiApplication::screens()) {
        screens += screen->availableGeometry();
    }
    if (QRegion(window.frameGeometry()).subtracted(screens).isEmpty()) {
        return;
    }
    const QRect room = window.screen()->availableGeometry();
    const QSize frame = window.frameGeometry().size() - window.size();
    window.resize(window.size().boundedTo(room.size() - frame));
    const QPoint last = room.bottomRight() + QPoint(1, 1) - QPoint(window.width(), window.height())
                        - QPoint(frame.width(), frame.height());
    window.move(qMax(room.left(), qMin(window.x(), last.x())), qMax(room.top(), qMin(window.y(), last.y())));
}

} // namespace

FloatingPanels::FloatingPanels(QMainWindow &host) : m_host(host)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(settledMs);
    connect(&m_settling, &QTimer::timeout, this, &FloatingPanels::keepOnScreen);
}

bool FloatingPanels::canFloat(const QString &platform, const QVersionNumber &qt)
{
    return !platform.startsWith(u"wayland") || qt >= QVersionNumber(6, 5, 4);
}

void FloatingPanels::add(PanelDock &dock)
{
    dock.setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    if (canFloat(QGuiApplication::platformName(), QVersionNumber::fromString(QLatin1StringView(qVersion())))) {
        dock.setFeatures(dock.features() | QDockWidget::DockWidgetFloatable);
    }
    // Hides Qt's button, which has no picture here; dragging and double-clicking have the same effect.
    if (auto *button = dock.findChild<QWidget *>(u"qt_dockwidget_floatbutton"_s)) {
        button->setMaximumSize(0, 0);
    }
    dock.installEventFilter(this);
    m_docks.append(&dock);
}

bool FloatingPanels::isOneOf(const QWidget *window) const
{
    return m_docks.contains(window);
}

void FloatingPanels::keepOnScreen()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton) {
        m_settling.start(); // a panel may be dragged; the mouse release does not show which, since tabs can be dragged,
                            // too
        return;
    }
    for (QWidget *dock : std::as_const(m_docks)) {
        if (dock->isWindow() && dock->isVisible()) {
            putOnScreen(*dock);
        }
    }
}

bool FloatingPanels::isActive() const
{
    const QWidget *active = QApplication::activeWindow();
    return active == &m_host || isOneOf(active);
}

bool FloatingPanels::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = static_cast<QWidget *>(watched);
    if (!widget->isWindow()) {
        return false;
    }
    switch (event->type()) {
    case QEvent::Show: // otherwise Qt would focus its first field
        widget->setFocus();
        keepApart();
        m_settling.start();
        return false;
    case QEvent::Move:
    case QEvent::Resize:
        m_settling.start();
        return false;
    case QEvent::Hide:
        keepApart();
        return false;
    case QEvent::KeyPress:
        return pass(*widget, *static_cast<QKeyEvent *>(event));
    case QEvent::WindowDeactivate:
        tellLeft(*widget);
        return false;
    default:
        return false;
    }
}

/// Keeps floating panels apart. Dropped onto each other they would share a window that Qt does not hide with the
/// arrangement. The option that prevents this also prevents dragging tabs out while a panel floats.
void FloatingPanels::keepApart()
{
    const bool doesOneFloat = std::any_of(m_docks.begin(), m_docks.end(),
                                          [](const QWidget *dock) { return dock->isWindow() && dock->isVisible(); });
    m_host.setDockOptions(m_host.dockOptions().setFlag(QMainWindow::GroupedDragging, !doesOneFloat));
}

/// Forwards a key. A key that the focused widget of the panel ignored goes to the main window. A key without a focused
/// widget goes to the focused widget of the main window.
bool FloatingPanels::pass(const QWidget &window, QKeyEvent &key)
{
    const bool isAsked = window.focusWidget() && window.focusWidget() != &window;
    QWidget *receiver = isAsked || !m_host.focusWidget() ? &m_host : m_host.focusWidget();
    return QCoreApplication::sendEvent(receiver, &key) && key.isAccepted();
}

void FloatingPanels::tellLeft(QWidget &window)
{
    window.setFocus();
    if (window.isHidden()) {
        m_host.activateWindow(); // the panel was closed or docked, and not every window manager activates the main
                                 // window
    } else {
        QEvent change(QEvent::ActivationChange);
        QCoreApplication::sendEvent(&m_host, &change);
    }
}
