// What persons do to panels, and what the window does to their room.

#include "editor/art/fontsize.h"
#include "editor/workspace/workspace.h"

#include <QAction>
#include <QEvent>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace {

constexpr int movedWidth = 304; ///< of a panel that was put down at a side
constexpr int movedHeight = 150;

} // namespace

void Workspace::watch(PanelDock &dock)
{
    // Later: docks are being laid out then.
    connect(&dock, &QDockWidget::visibilityChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(&dock, &QDockWidget::dockLocationChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(&dock, &QDockWidget::topLevelChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(&dock, &PanelDock::keyboardFreed, this, [this] { m_keyboardHome->setFocus(); });
    const auto leave = [this] {
        if (!m_isPlacing) {
            m_first.leave();
        }
    };
    connect(dock.toggleViewAction(), &QAction::triggered, this, leave);
    connect(&dock, &QDockWidget::dockLocationChanged, this, leave);
    connect(&dock, &QDockWidget::topLevelChanged, this, leave);
    // A dock that is dragged floats until it is put down.
    const auto fit = [this, &dock, from = Qt::NoDockWidgetArea](bool isFloating) mutable {
        if (isFloating) {
            from = m_host.dockWidgetArea(&dock);
        } else if (!m_isPlacing && m_host.dockWidgetArea(&dock) != from) {
            QTimer::singleShot(0, &dock, [this, &dock] { fitMoved(dock); });
        }
    };
    connect(&dock, &QDockWidget::topLevelChanged, this, fit);
}

/// Leaves what is in the middle its room beside a panel that was put down somewhere else: it keeps the size that it
/// had, which may have been that of another side.
void Workspace::fitMoved(PanelDock &dock)
{
    const Qt::DockWidgetArea area = m_host.dockWidgetArea(&dock);
    if (dock.isFloating() || area == Qt::NoDockWidgetArea) {
        return;
    }
    const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    const int wide = std::max(besideFont(movedWidth, m_host.font()), dock.minimumSizeHint().width());
    const int tall = std::max(besideFont(movedHeight, m_host.font()), dock.minimumSizeHint().height());
    if (isBeside && dock.width() > wide) {
        m_host.resizeDocks({&dock}, {wide}, Qt::Horizontal);
    } else if (!isBeside && dock.height() > tall) {
        m_host.resizeDocks({&dock}, {tall}, Qt::Vertical);
    }
}

/// Not what they have been laid out to: that may be still to come.
QSize Workspace::room() const
{
    int height = m_host.height();
    const QWidget *menus = m_host.menuWidget();
    if (menus && !menus->isHidden()) {
        height -= menus->hasHeightForWidth() ? menus->heightForWidth(m_host.width()) : menus->sizeHint().height();
    }
    const QWidget *status = m_host.findChild<QStatusBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget *bar : {static_cast<const QWidget *>(m_foot), status}) {
        height -= bar && !bar->isHidden() ? bar->sizeHint().height() : 0;
    }
    return {m_host.width(), height};
}

void Workspace::pressBorder(bool isDown)
{
    if (isDown) {
        m_pressed = m_first.stands() ? m_host.saveState() : QByteArray();
    } else if (!m_pressed.isEmpty()) {
        if (m_host.saveState() != m_pressed) {
            m_first.leave();
        }
        m_pressed.clear();
    }
}

bool Workspace::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        if (m_isDue) {
            restore();
        }
        break;
    case QEvent::Resize:
    case QEvent::LayoutRequest:
        if (m_shown && !m_isDue && room() != m_room) {
            m_room = room();
            follow();
        }
        break;
    case QEvent::MouseButtonPress: // all else lies under panels, bars and what is in the middle: a border is dragged
    case QEvent::MouseButtonRelease:
        pressBorder(event->type() == QEvent::MouseButtonPress);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}
