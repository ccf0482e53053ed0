#include "editor/workspace/panelmovewatcher.h"

#include "editor/art/fontsize.h"
#include "editor/workspace/paneldock.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace {

constexpr int movedWidth = 304; ///< of a panel docked at a side by the user
constexpr int movedHeight = 150;

QStringList titlesOf(const QTabBar &tabs)
{
    QStringList titles;
    for (int i = 0; i < tabs.count(); ++i) {
        titles.append(tabs.tabText(i));
    }
    return titles;
}

QStringList sorted(QStringList titles)
{
    titles.sort();
    return titles;
}

} // namespace

PanelMoveWatcher::PanelMoveWatcher(QMainWindow &host) : m_host(host)
{
    host.installEventFilter(this);
}

void PanelMoveWatcher::add(PanelDock &dock)
{
    connect(dock.toggleViewAction(), &QAction::triggered, this, &PanelMoveWatcher::tell);
    connect(&dock, &QDockWidget::dockLocationChanged, this, &PanelMoveWatcher::tell);
    connect(&dock, &QDockWidget::topLevelChanged, this, &PanelMoveWatcher::tell);
    followFloating(dock);
    followOutOfTabs(dock);
}

void PanelMoveWatcher::followTabs()
{
    for (QTabBar *tabs : m_host.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        tabs->installEventFilter(this);
    }
}

void PanelMoveWatcher::tell()
{
    if (!m_isPlacing) {
        Q_EMIT moved();
    }
}

/// Watches a dragged dock, which floats until it is dropped.
void PanelMoveWatcher::followFloating(PanelDock &dock)
{
    const auto follow = [this, &dock, from = Qt::NoDockWidgetArea](bool isFloating) mutable {
        if (isFloating) {
            from = m_host.dockWidgetArea(&dock);
        } else if (!m_isPlacing && m_host.dockWidgetArea(&dock) != from) {
            QTimer::singleShot(0, &dock, [this, &dock] { fit(dock); });
        }
    };
    connect(&dock, &QDockWidget::topLevelChanged, this, follow);
}

/// Resizes a docked panel, which would keep the size from its former side.
void PanelMoveWatcher::fit(PanelDock &dock)
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

/// Remembers the order of tabs: Qt moves a tab while it is dragged out, and would return it to the last position.
void PanelMoveWatcher::followOutOfTabs(PanelDock &dock)
{
    const auto follow = [this, &dock, titles = QStringList()](bool isFloating) mutable {
        if (isFloating) {
            titles = std::exchange(m_titles, {});
        } else if (!m_isPlacing && titles.contains(dock.windowTitle())) {
            QTimer::singleShot(0, &dock, [this, &dock, titles] { putAmongTabs(dock, titles); });
        }
    };
    connect(&dock, &QDockWidget::topLevelChanged, this, follow);
}

/// Moves a tab back to its old position; does nothing if it is now among other tabs.
void PanelMoveWatcher::putAmongTabs(PanelDock &dock, const QStringList &titles)
{
    for (QTabBar *tabs : m_host.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        const QStringList now = titlesOf(*tabs);
        if (sorted(now) == sorted(titles)) {
            tabs->moveTab(int(now.indexOf(dock.windowTitle())), int(titles.indexOf(dock.windowTitle())));
            dock.raise();
        }
    }
}

void PanelMoveWatcher::pressBorder(bool isDown)
{
    if (isDown) {
        m_pressed = m_host.saveState();
    } else if (!m_pressed.isEmpty()) {
        if (m_host.saveState() != m_pressed) {
            Q_EMIT moved();
        }
        m_pressed.clear();
    }
}

bool PanelMoveWatcher::eventFilter(QObject *watched, QEvent *event)
{
    if (auto *tabs = qobject_cast<QTabBar *>(watched)) {
        m_titles = event->type() == QEvent::MouseButtonPress ? titlesOf(*tabs) : m_titles;
        return false;
    }
    // Only borders are not covered by panels, bars and the central widget.
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) {
        pressBorder(event->type() == QEvent::MouseButtonPress);
    }
    return QObject::eventFilter(watched, event);
}
