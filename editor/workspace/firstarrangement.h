#pragma once

#include "editor/workspace/panelset.h"

/// Puts panels where they stand at first, and knows whether they still stand so.
class FirstArrangement {
public:
    /// The docks of the set belong to the window; both outlive this.
    FirstArrangement(QMainWindow &host, const PanelSet &panels) : m_host(host), m_panels(panels) {}

    /// All panels of an arrangement that are in no group wait, closed, where they are at home.
    void arrange(const QList<PanelGroup> &groups, const QString &arrangement);
    /// Fits the panels into another room: by sizes alone as long as groups stay what they were. Only while it stands.
    void follow(const QList<PanelGroup> &groups, const QString &arrangement);

    /// Whether nobody has changed anything. Choosing a tab is no change.
    bool stands() const;
    /// A person has changed something, or another arrangement is shown.
    void leave() { m_stands = false; }

    /// The panel in front of the others of its place; empty if that is the first of them. Where there is room for all,
    /// the last choice waits.
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
