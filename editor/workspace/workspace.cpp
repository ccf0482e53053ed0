#include "editor/workspace/workspace.h"

#include "editor/widgets/fixedbar.h"

#include <QAction>
#include <QApplication>
#include <QScopedValueRollback>
#include <QToolBar>

#include <algorithm>

namespace {

/// Before the name of a panel, of an arrangement that is the first one otherwise.
const QByteArray frontMark = "front:";
/// Of states that are kept, beside the number of panels: one of fewer would leave the new ones hidden.
constexpr int stateVersion = 1000;

} // namespace

Workspace::Workspace(QMainWindow &host) : QObject(&host), m_host(host), m_floating(host), m_first(host, m_panels)
{
    host.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    host.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    host.installEventFilter(this);
    m_naming.setSingleShot(true);
    connect(&m_naming, &QTimer::timeout, this, [this] { nameOnce(m_host, shownDocks()); });
}

PanelDock &Workspace::addPanel(const Panel &panel)
{
    auto *dock = new PanelDock(panel, &m_host);
    m_panels.add(*dock);
    m_floating.add(*dock);
    watch(*dock);
    dock->toggleViewAction()->setEnabled(false);
    return *dock;
}

void Workspace::addBar(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn)
{
    bar->setParent(&m_host);
    bar->hide();
    bar->toggleViewAction()->setObjectName(QString(u"show_" + bar->objectName()));
    bar->toggleViewAction()->setEnabled(false);
    m_bars.push_back({bar, area, shownIn});
}

QToolBar &Workspace::addFoot(QWidget *line, const QString &barName)
{
    m_foot = new FixedBar(barName);
    m_foot->addWidget(line);
    m_foot->toggleViewAction()->setVisible(false);
    m_host.addToolBar(Qt::BottomToolBarArea, m_foot);
    m_foot->hide();
    return *m_foot;
}

void Workspace::addArrangement(const Arrangement &arrangement)
{
    m_arrangements.push_back(std::make_unique<Kept>(Kept{arrangement}));
}

Workspace::Kept &Workspace::kept(const QString &name) const
{
    const auto found = std::find_if(m_arrangements.begin(), m_arrangements.end(),
                                    [&name](const auto &kept) { return kept->now.name == name; });
    Q_ASSERT(found != m_arrangements.end());
    return **found;
}

void Workspace::show(const QString &name)
{
    if (name == shown()) {
        return;
    }
    putAside();
    m_shown = &kept(name);
    const Arrangement &now = m_shown->now;
    // Grouped, or tabs could not be pulled out.
    const QMainWindow::DockOptions options = QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging;
    m_host.setDockOptions(now.isNested ? options | QMainWindow::AllowNestedDocks : options);
    m_host.setCorner(Qt::BottomLeftCorner, now.lowerLeft);
    for (PanelDock *dock : shownDocks()) {
        dock->fill();
    }
    setActionsEnabled(true);
    restore();
}

void Workspace::putAside()
{
    if (!m_shown) {
        return;
    }
    const QScopedValueRollback<bool> placing(m_isPlacing, true);
    m_shown->state = arrangement(shown());
    setActionsEnabled(false);
    for (PanelDock *dock : shownDocks()) {
        dock->hide(); // before, or Qt would remember that it was seen, and show it with other arrangements
        m_host.removeDockWidget(dock);
    }
    for (const Bar &bar : shownBars()) {
        m_host.removeToolBar(bar.bar);
    }
    m_first.leave();
    m_shown = nullptr;
    m_isDue = false;
}

void Workspace::setActionsEnabled(bool areEnabled)
{
    for (PanelDock *dock : shownDocks()) {
        dock->toggleViewAction()->setEnabled(areEnabled);
    }
    for (const Bar &bar : shownBars()) {
        bar.bar->toggleViewAction()->setEnabled(areEnabled);
    }
}

std::vector<Workspace::Bar> Workspace::shownBars() const
{
    std::vector<Bar> bars = m_bars;
    std::erase_if(bars, [this](const Bar &bar) { return !bar.shownIn.contains(shown()); });
    return bars;
}

void Workspace::restore()
{
    m_isDue = m_shown->now.followsWindow && !m_host.isVisible();
    if (m_isDue) {
        return;
    }
    const QScopedValueRollback<bool> placing(m_isPlacing, true);
    m_room = room();
    m_first.leave();
    for (const Bar &bar : shownBars()) {
        m_host.addToolBar(bar.area, bar.bar);
        bar.bar->show();
    }
    const QByteArray &state = m_shown->state;
    const bool isFirst = state.isEmpty() || state.startsWith(frontMark);
    m_first.setFront(isFirst ? QString::fromLatin1(state.mid(frontMark.size())) : QString());
    if (isFirst || !restoreChanged()) {
        m_first.arrange(firstGroups(), shown());
    }
}

/// The foot is none of what is arranged, and neither are other panels, of which Qt keeps where they were.
bool Workspace::restoreChanged()
{
    const bool hasFoot = m_foot && !m_foot->isHidden();
    const bool isRestored = m_host.restoreState(m_shown->state, version());
    if (m_foot) {
        m_foot->setVisible(hasFoot);
    }
    for (PanelDock *dock : m_panels.all()) {
        if (!dock->isShownIn(shown())) {
            m_host.removeDockWidget(dock);
        }
    }
    return isRestored;
}

int Workspace::version() const
{
    return stateVersion + int(shownDocks().size());
}

void Workspace::arrangeAnew()
{
    if (m_shown) {
        m_shown->state.clear();
        restore();
    }
}

QByteArray Workspace::arrangement(const QString &name) const
{
    const Kept &asked = kept(name);
    if (&asked != m_shown || m_isDue) {
        return asked.state;
    }
    if (!asked.now.followsWindow || !m_first.stands()) {
        return m_host.saveState(version());
    }
    const QString front = m_first.front();
    return front.isEmpty() ? QByteArray() : QByteArray(frontMark + front.toLatin1());
}

void Workspace::setArrangement(const QString &name, const QByteArray &state)
{
    kept(name).state = state;
}

QList<PanelGroup> Workspace::firstGroups() const
{
    const Arrangement &now = m_shown->now;
    return now.first ? now.first(m_room) : homes(now.name);
}

void Workspace::follow()
{
    if (m_shown && m_shown->now.followsWindow && m_first.stands()) {
        const QScopedValueRollback<bool> placing(m_isPlacing, true);
        m_first.follow(firstGroups(), shown());
    }
}

void Workspace::open(const QString &panel)
{
    dock(panel).show();
    dock(panel).raise();
}

void Workspace::goTo(const QString &panel)
{
    open(panel);
    QWidget *content = dock(panel).widget();
    QWidget *target = content->focusProxy() ? content->focusProxy() : content;
    target->setFocus(Qt::TabFocusReason);
    target->activateWindow();
}

void Workspace::goHome()
{
    m_keyboardHome->setFocus();
    m_host.activateWindow();
}

QList<QWidget *> Workspace::panels(const QString &arrangement) const
{
    QList<QWidget *> panels;
    for (const PanelDock *dock : m_panels.shownIn(arrangement)) {
        if (dock->widget()) {
            panels.append(dock->widget());
        }
    }
    return panels;
}

QList<QAction *> Workspace::toggleActions(const QString &arrangement) const
{
    QList<QAction *> actions;
    for (const Bar &bar : m_bars) {
        if (bar.shownIn.contains(arrangement)) {
            actions.append(bar.bar->toggleViewAction());
        }
    }
    for (const PanelDock *dock : m_panels.shownIn(arrangement)) {
        actions.append(dock->toggleViewAction());
    }
    return actions;
}

QWidget *Workspace::keyboard() const
{
    const QWidget *active = QApplication::activeWindow();
    const QWidget *window = m_floating.isOneOf(active) ? active : &m_host;
    QWidget *focus = window->focusWidget();
    const QList<PanelDock *> docks = shownDocks();
    const bool isInPanel = focus && std::any_of(docks.begin(), docks.end(), [focus](const PanelDock *dock) {
                               return focus != dock && dock->isAncestorOf(focus);
                           });
    return isInPanel ? focus : nullptr;
}
