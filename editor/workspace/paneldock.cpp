#include "editor/workspace/paneldock.h"

#include "editor/art/fontsize.h"
#include "editor/widgets/scrollform.h"

#include <QAction>
#include <QEvent>
#include <QHelpEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int widestBar = 12; // of a scroll bar

} // namespace

PanelDock::PanelDock(const Panel &panel, QWidget *parent)
    : QDockWidget(parent), m_panel(panel.widget), m_shownIn(panel.shownIn), m_home(panel.home), m_waiting(m_panel),
      m_titleBar(panel.titleBar), m_noTitle(new QWidget(this))
{
    setObjectName(panel.name);
    toggleViewAction()->setObjectName(u"show_"_s + panel.name);
    m_noTitle->hide();
    hide();
    m_panel->installEventFilter(this);
    connect(this, &QDockWidget::visibilityChanged, this, &PanelDock::dimBehindTab);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isOpen) {
        if (isOpen || m_isBehind) { // a tab in front is no reason to hide the panel
            show();
            raise();
        }
    });
    nameByPanel();
}

void PanelDock::fill()
{
    if (m_titleBar) {
        setTitleBarWidget(m_titleBar.release());
    }
    if (QWidget *panel = m_waiting.release()) {
        QWidget *content = m_home.scrolls ? newScrollArea(panel, objectName() + u"Area"_s, this) : panel;
        content->setMinimumWidth(m_home.narrowest); // includes the scroll bar
        setWidget(content);
        nameByPanel();
    }
}

/// Blocks the focus while behind a tab, where the dock is visible to Qt but outside the window.
void PanelDock::dimBehindTab(bool isSeen)
{
    const bool isBehind = !isSeen && isVisible();
    m_isBehind = isVisible() ? isBehind : m_isBehind;
    if (!isSeen && isAncestorOf(window()->focusWidget())) {
        Q_EMIT keyboardFreed();
    }
    if (widget()) {
        widget()->setEnabled(!isBehind);
    }
}

void PanelDock::setTitleShown(bool isShown)
{
    if (titleBarWidget() && titleBarWidget() != m_noTitle) {
        return;
    }
    QWidget *wanted = isShown ? nullptr : m_noTitle;
    if (titleBarWidget() != wanted) {
        setTitleBarWidget(wanted); // lays out the whole window
    }
}

void PanelDock::nameByPanel()
{
    const QString title = m_panel->windowTitle();
    setWindowTitle(title);
    setAccessibleName(title);
    if (widget() && widget() != m_panel) {
        widget()->setAccessibleName(title); // it may get the focus
    }
    toggleViewAction()->setStatusTip(tr("Show or hide the %1 panel").arg(title));
}

/// Adjusts the width of a panel that scrolls only vertically: with a large font it needs more.
void PanelDock::fitWidth()
{
    if (widget() && m_home.scrolls && m_home.narrowest > 0) {
        const int wanted = m_panel->minimumSizeHint().width() + widestBar;
        widget()->setMinimumWidth(std::clamp(wanted, m_home.narrowest, besideFont(m_home.narrowest, m_panel->font())));
    }
}

/// Shows the tool tip of the title. Children without a tool tip pass the event on, so the position is checked.
bool PanelDock::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isFloating() && widget()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (help->pos().y() < widget()->y()) {
            QToolTip::showText(help->globalPos(), tr("Double-click to put this panel back into the window"), this);
            return true;
        }
    }
    return QDockWidget::event(event);
}

void PanelDock::changeEvent(QEvent *event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameByPanel();
    }
}

bool PanelDock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowTitleChange) {
        nameByPanel();
    } else if (event->type() == QEvent::LayoutRequest) {
        fitWidth();
    }
    return QDockWidget::eventFilter(watched, event);
}

void updateTitles(const QMainWindow &host, const QList<PanelDock *> &docks)
{
    for (QTabBar *tabs : host.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus); // Qt keeps unused tab bars
        for (QToolButton *button : tabs->findChildren<QToolButton *>()) {
            button->setFocusPolicy(Qt::NoFocus); // the arrow keys do the same
        }
        if (tabs->elideMode() != Qt::ElideNone) {
            // Whole names that scroll are more useful than "T…" beside "H…".
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    }
    for (PanelDock *dock : docks) {
        const QList<QDockWidget *> others = host.tabifiedDockWidgets(dock);
        const bool isTabbed = std::any_of(others.begin(), others.end(), [](const QDockWidget *other) {
            return other->toggleViewAction()->isChecked() && !other->isFloating(); // it will return to that place
        });
        dock->setTitleShown(!isTabbed || dock->isFloating());
    }
}

PanelDock *PanelSet::find(const QString &name) const
{
    const auto found = std::find_if(m_docks.begin(), m_docks.end(),
                                    [&name](const PanelDock *dock) { return dock->objectName() == name; });
    return found == m_docks.end() ? nullptr : *found;
}

PanelDock &PanelSet::operator[](const QString &name) const
{
    PanelDock *found = find(name);
    Q_ASSERT(found);
    return *found;
}

QList<PanelDock *> PanelSet::shownIn(const QString &arrangement) const
{
    QList<PanelDock *> docks = m_docks;
    docks.removeIf([&arrangement](const PanelDock *dock) { return !dock->isShownIn(arrangement); });
    return docks;
}

QList<PanelGroup> PanelSet::homes(const QString &arrangement) const
{
    QList<PanelGroup> groups;
    for (const PanelDock *dock : shownIn(arrangement)) {
        const PanelHome &home = dock->home();
        auto group = std::find_if(groups.begin(), groups.end(), [&home](const PanelGroup &other) {
            return !home.tabbedWith.isEmpty() && other.panels.contains(home.tabbedWith);
        });
        if (group == groups.end()) {
            group = groups.insert(groups.end(), PanelGroup{.area = home.area});
        }
        group->panels.append(dock->objectName());
        if (!home.isOpen) {
            group->closed.append(dock->objectName());
        }
    }
    return groups;
}
