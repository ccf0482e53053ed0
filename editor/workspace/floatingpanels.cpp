#include "editor/workspace/floatingpanels.h"

#include "editor/workspace/paneldock.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

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
    // A drag or a double click does what Qt's button would, which has no picture here.
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
    case QEvent::Show: // or Qt would give the keyboard to the first field in it
        widget->setFocus();
        keepApart();
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

/// Keeps floating panels apart. Dropped onto another one they would share a window of Qt's that knows no arrangements:
/// it stays when another one is shown. What forbids it also keeps tabs from being pulled out while a panel floats.
void FloatingPanels::keepApart()
{
    const bool doesOneFloat = std::any_of(m_docks.begin(), m_docks.end(),
                                          [](const QWidget *dock) { return dock->isWindow() && dock->isVisible(); });
    m_host.setDockOptions(m_host.dockOptions().setFlag(QMainWindow::GroupedDragging, !doesOneFloat));
}

/// Passes a key on. What has the keyboard in the window might not want what a panel left over, but gets what no panel
/// was asked for.
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
        m_host.activateWindow(); // it was closed or put back, and not every window manager does so
    } else {
        QEvent change(QEvent::ActivationChange);
        QCoreApplication::sendEvent(&m_host, &change);
    }
}
