#pragma once

#include "editor/workspace/panelset.h"

/// The default arrangement: puts panels into their default places, and detects whether they are still there.
class FirstArrangement {
public:
    /// The window owns the docks of the set; both arguments must outlive this.
    FirstArrangement(QMainWindow &host, const PanelSet &panels) : m_host(host), m_panels(panels) {}

    /// Arranges the groups. Panels of the arrangement that are in no group are closed, in their default places.
    void arrange(const QList<PanelGroup> &groups, const QString &arrangement);
    /// Adapts the panels to another window size; changes only sizes if the groups are the same. Does nothing if the
    /// arrangement was changed.
    void follow(const QList<PanelGroup> &groups, const QString &arrangement);

    /// True if the user has changed nothing. Choosing a tab is not a change.
    bool stands() const;
    /// Marks the arrangement as changed by the user or replaced by another one.
    void leave() { m_stands = false; }

    /// Returns the panel in front of its tabs; empty if it is the first one. If there is space for all panels, returns
    /// the last choice.
    QString front() const;
    void setFront(const QString &panel) { m_front = panel; }

private:
    void place(const PanelGroup &group);
    void setSizes();
    void setSizes(int PanelGroup::*size, Qt::Orientation orientation);

    QMainWindow &m_host;
    const PanelSet &m_panels;
    QList<PanelGroup> m_groups;
    QString m_front;
    bool m_stands = false;
};
