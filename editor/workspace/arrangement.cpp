#include "editor/workspace/arrangement.h"

#include "editor/workspace/paneldock.h"

#include <algorithm>
#include <utility>

QStringList PanelGroup::open() const
{
    QStringList open = panels;
    open.removeIf([this](const QString &panel) { return closed.contains(panel); });
    return open;
}

bool PanelGroup::isSamePlace(const PanelGroup &other) const
{
    return area == other.area && panels == other.panels;
}

void DefaultArrangement::arrange(const QList<PanelGroup> &groups, const QString &arrangement)
{
    QStringList waiting;
    for (PanelDock *dock : m_panels.shownIn(arrangement)) {
        m_host.removeDockWidget(dock);
        waiting.append(dock->objectName());
    }
    m_groups = groups;
    for (const PanelGroup &group : groups) {
        place(group);
        waiting.removeIf([&group](const QString &panel) { return group.panels.contains(panel); });
    }
    for (const QString &panel : std::as_const(waiting)) {
        place({.area = m_panels[panel].home().area, .panels = {panel}, .closed = {panel}});
    }
    setSizes();
    m_stands = true;
}

void DefaultArrangement::place(const PanelGroup &group)
{
    PanelDock &first = m_panels[group.panels.first()];
    for (const QString &panel : group.panels) {
        PanelDock &dock = m_panels[panel];
        m_host.addDockWidget(group.area, &dock);
        dock.setFloating(false); // only now it has a place to dock
        if (&dock != &first) {
            m_host.tabifyDockWidget(&first, &dock);
        }
        dock.setVisible(!group.closed.contains(panel));
    }
    const QStringList open = group.open();
    if (!open.isEmpty()) {
        m_panels[open.contains(m_front) ? m_front : open.first()].raise();
    }
}

/// Opens and closes panels in their places.
void DefaultArrangement::showOpen()
{
    for (const PanelGroup &group : std::as_const(m_groups)) {
        for (const QString &panel : group.panels) {
            const bool isClosed = group.closed.contains(panel);
            if (m_panels[panel].isHidden() != isClosed) {
                m_panels[panel].setVisible(!isClosed);
            }
        }
    }
}

void DefaultArrangement::setSizes()
{
    setSizes(&PanelGroup::width, Qt::Horizontal);
    setSizes(&PanelGroup::height, Qt::Vertical);
}

void DefaultArrangement::setSizes(int PanelGroup::*size, Qt::Orientation orientation)
{
    QList<QDockWidget *> docks;
    QList<int> sizes;
    for (const PanelGroup &group : std::as_const(m_groups)) {
        if (group.*size > 0) {
            docks.append(&m_panels[group.panels.first()]);
            sizes.append(group.*size);
        }
    }
    m_host.resizeDocks(docks, sizes, orientation);
}

void DefaultArrangement::follow(const QList<PanelGroup> &groups, const QString &arrangement)
{
    const bool areSame = std::equal(groups.begin(), groups.end(), m_groups.begin(), m_groups.end(),
                                    [](const PanelGroup &a, const PanelGroup &b) { return a.isSamePlace(b); });
    if (areSame) {
        m_groups = groups;
        showOpen();
        setSizes();
    } else {
        m_front = front();
        arrange(groups, arrangement);
    }
}

/// Checks the panels, too, since the button in a title can close one.
bool DefaultArrangement::stands() const
{
    return m_stands && std::none_of(m_groups.begin(), m_groups.end(), [this](const PanelGroup &group) {
               const QStringList open = group.open();
               return std::any_of(open.begin(), open.end(),
                                  [this](const QString &panel) { return m_panels[panel].isHidden(); });
           });
}

QString DefaultArrangement::front() const
{
    for (const PanelGroup &group : m_groups) {
        const QStringList open = group.open();
        const auto front = std::find_if(open.begin(), open.end(),
                                        [this](const QString &panel) { return !m_panels[panel].isBehindTab(); });
        if (open.size() > 1) {
            return front == open.begin() || front == open.end() ? QString() : *front;
        }
    }
    return m_front;
}
