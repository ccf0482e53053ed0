#include "editor/workspace/workspace.h"

#include "editor/commands/commands.h"
#include "editor/widgets/fixedbar.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

void BarSet::add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn)
{
    bar->setParent(&m_host);
    bar->hide();
    bar->toggleViewAction()->setObjectName(QString(u"show_" + bar->objectName()));
    bar->toggleViewAction()->setVisible(false);
    m_bars.push_back({bar, area, shownIn});
}

QToolBar &BarSet::addFoot(QWidget *line, const QString &barName)
{
    m_foot = new FixedBar(barName);
    m_foot->addWidget(line);
    m_foot->toggleViewAction()->setVisible(false);
    m_host.addToolBar(Qt::BottomToolBarArea, m_foot);
    m_foot->hide();
    return *m_foot;
}

QList<BarSet::Bar> BarSet::shownIn(const QString &arrangement) const
{
    QList<Bar> bars = m_bars;
    bars.removeIf([&arrangement](const Bar &bar) { return !bar.shownIn.contains(arrangement); });
    return bars;
}

void BarSet::show(const QString &arrangement) const
{
    for (const Bar &bar : shownIn(arrangement)) {
        m_host.addToolBar(bar.area, bar.bar);
        bar.bar->show();
    }
}

void BarSet::remove(const QString &arrangement) const
{
    for (const Bar &bar : shownIn(arrangement)) {
        m_host.removeToolBar(bar.bar);
    }
}

QList<QAction *> BarSet::toggleActions(const QString &arrangement) const
{
    QList<QAction *> actions;
    for (const Bar &bar : shownIn(arrangement)) {
        actions.append(bar.bar->toggleViewAction());
    }
    return actions;
}

bool BarSet::restoreState(const QByteArray &state, int version) const
{
    const bool hasFoot = m_foot && !m_foot->isHidden();
    const bool isRestored = m_host.restoreState(state, version);
    if (m_foot) {
        m_foot->setVisible(hasFoot);
    }
    return isRestored;
}

QSize BarSet::room() const
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

namespace {

/// Prefix of the front panel's name, for an arrangement that is otherwise the default.
const QByteArray frontMark = "front:";
/// Prefix of a line with the sizes of panels, for a changed arrangement; Qt's state follows.
const QByteArray sizesMark = "sizes:";
/// Version of stored states, to which the number of panels is added: states with fewer panels would hide the new ones.
constexpr int stateVersion = 1000;

} // namespace

Workspace::Workspace(QMainWindow &host)
    : QObject(&host), m_host(host), m_floating(host), m_moved(host), m_bars(host), m_first(host, m_panels)
{
    host.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    host.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    host.installEventFilter(this);
    connect(&m_moved, &PanelMoveWatcher::moved, this, [this] {
        m_first.leave();
        m_sizes = {};
    });
    m_naming.setSingleShot(true);
    connect(&m_naming, &QTimer::timeout, this, [this] {
        updateTitles(m_host, shownDocks());
        m_moved.followTabs();
    });
}

PanelDock &Workspace::addPanel(const Panel &panel)
{
    Q_ASSERT_X(!m_isWhole, "Workspace", "a panel comes after the menus were filled: it would be in none");
    auto *dock = new PanelDock(panel, &m_host);
    m_panels.add(*dock);
    m_floating.add(*dock);
    m_moved.add(*dock);
    // Delayed, because docks are being laid out.
    connect(dock, &QDockWidget::visibilityChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::dockLocationChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::topLevelChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(dock, &PanelDock::keyboardFreed, this, &Workspace::freeKeyboard);
    dock->toggleViewAction()->setVisible(false);
    return *dock;
}

void Workspace::addBar(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn)
{
    Q_ASSERT_X(!m_isWhole, "Workspace", "a bar comes after the menus were filled: it would be in none");
    m_bars.add(bar, area, shownIn);
}

QToolBar &Workspace::addFoot(QWidget *line, const QString &barName)
{
    return m_bars.addFoot(line, barName);
}

void Workspace::addArrangement(const Arrangement &arrangement)
{
    Q_ASSERT_X(!m_isWhole, "Workspace",
               "an arrangement comes after the menus were filled: its panels would be in none");
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
    // Without grouping, tabs could not be dragged out.
    const QMainWindow::DockOptions options = QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging;
    m_host.setDockOptions(now.isNested ? options | QMainWindow::AllowNestedDocks : options);
    m_host.setCorner(Qt::BottomLeftCorner, now.lowerLeft);
    for (PanelDock *dock : shownDocks()) {
        dock->fill();
    }
    setTogglesVisible(true);
    restore();
}

void Workspace::putAside()
{
    if (!m_shown) {
        return;
    }
    const auto placing = m_moved.placing();
    m_shown->state = arrangement(shown());
    setTogglesVisible(false);
    for (PanelDock *dock : shownDocks()) {
        dock->hide(); // first, otherwise Qt would store it as visible and show it in other arrangements
        m_host.removeDockWidget(dock);
    }
    m_bars.remove(shown());
    m_first.leave();
    m_sizes = {};
    m_shown = nullptr;
    m_isDue = false;
}

/// Shows or hides the actions; hidden actions are disabled, too.
void Workspace::setTogglesVisible(bool areVisible)
{
    for (QAction *action : toggleActions(shown())) {
        action->setVisible(areVisible);
    }
}

void Workspace::restore()
{
    const QByteArray &state = m_shown->state;
    const bool isFirst = state.isEmpty() || state.startsWith(frontMark);
    // Before a window is visible Qt does not fit panels into it, so they are arranged again when it is shown.
    m_isDue = !m_host.isVisible() && (m_shown->now.followsWindow || !isFirst);
    if (m_isDue && m_shown->now.followsWindow) {
        return;
    }
    const auto placing = m_moved.placing();
    m_room = m_bars.room();
    m_first.leave();
    m_sizes = {};
    m_bars.show(shown());
    m_first.setFront(isFirst ? QString::fromLatin1(state.mid(frontMark.size())) : QString());
    if (isFirst || !restoreChanged()) {
        m_first.arrange(firstGroups(), shown());
    }
}

/// Restores a changed arrangement. Panels of other arrangements are not affected, although Qt stores their places.
bool Workspace::restoreChanged()
{
    QByteArray state = m_shown->state;
    DockSizes sizes;
    if (state.startsWith(sizesMark)) {
        const qsizetype end = state.indexOf('\n');
        sizes = DockSizes::fromBytes(state.mid(sizesMark.size(), end - sizesMark.size()));
        state = end < 0 ? QByteArray() : state.sliced(end + 1);
    }
    const bool isRestored = m_bars.restoreState(state, version());
    for (PanelDock *dock : m_panels.all()) {
        if (!dock->isShownIn(shown())) {
            m_host.removeDockWidget(dock);
        }
    }
    if (isRestored && !sizes.isEmpty()) {
        m_sizes = sizes;
        m_sizes.apply(m_host, m_panels, m_room);
    }
    return isRestored;
}

int Workspace::version() const
{
    return stateVersion + int(shownDocks().size());
}

void Workspace::resetArrangement()
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
        return changedState();
    }
    const QString front = m_first.front();
    return front.isEmpty() ? QByteArray() : QByteArray(frontMark + front.toLatin1());
}

/// Returns the state of a changed arrangement. If the user has not moved panels since, their sizes are those from the
/// window in which they were set.
QByteArray Workspace::changedState() const
{
    const DockSizes now = m_host.isVisible() ? DockSizes::of(shownDocks(), m_bars.room()) : DockSizes();
    const DockSizes &sizes = m_sizes.isEmpty() ? now : m_sizes;
    const QByteArray state = m_host.saveState(version());
    return sizes.isEmpty() ? state : QByteArray(sizesMark + sizes.toBytes() + '\n' + state);
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
    const auto placing = m_moved.placing();
    if (m_shown && m_shown->now.followsWindow && m_first.stands()) {
        m_first.follow(firstGroups(), shown());
    } else if (m_shown && !m_sizes.isEmpty()) {
        m_sizes.apply(m_host, m_panels, m_bars.room());
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

void Workspace::freeKeyboard()
{
    if (QWidget *home = m_keyboardHome()) {
        home->setFocus();
    }
}

void Workspace::goHome()
{
    freeKeyboard();
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
    QList<QAction *> actions = m_bars.toggleActions(arrangement);
    for (const PanelDock *dock : m_panels.shownIn(arrangement)) {
        actions.append(dock->toggleViewAction());
    }
    return actions;
}

void Workspace::registerToggles(Commands &commands)
{
    m_isWhole = true;
    QList<QAction *> known;
    for (const std::unique_ptr<Kept> &kept : m_arrangements) {
        QList<QAction *> toggles = toggleActions(kept->now.name);
        toggles.removeIf([&known](QAction *toggle) { return known.contains(toggle); });
        commands.add(toggles, {.section = MenuSection::Panels, .scope = kept->now.keys});
        m_host.addActions(toggles);
        known += toggles;
    }
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
        if (m_shown && !m_isDue && m_bars.room() != m_room) {
            m_room = m_bars.room();
            follow();
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}
