#pragma once

#include "editor/workspace/panelset.h"

/// The default arrangement of panels: arranges panels in groups, and detects whether the user has changed this
/// arrangement.
class DefaultArrangement {
public:
    /// The window owns the docks in `panels`. Both arguments must outlive this object.
    DefaultArrangement(QMainWindow &host, const PanelSet &panels) : m_host(host), m_panels(panels) {}

    /// Arranges the groups. Other panels of the arrangement are closed, in their default places.
    void arrange(const QList<PanelGroup> &groups, const QString &arrangement);
    /// Adapts the panels to another window size, for which `groups` were computed. If all groups are in the same places
    /// as before (PanelGroup::isSamePlace()), changes only their sizes. Call it only while stands().
    void follow(const QList<PanelGroup> &groups, const QString &arrangement);

    /// True if panels were arranged and the user has changed nothing since. Choosing a tab is not a change.
    bool stands() const;
    /// Makes stands() false, because the user has changed the arrangement or another one is shown.
    void leave() { m_stands = false; }

    /// Returns the panel in front of the first group with several open panels; empty if this is the group's first tab.
    /// If no group has several open panels, returns the argument of setFront().
    QString front() const;
    /// Sets the panel that arrange() brings to the front of its tabs. In groups without this panel, the first open
    /// panel is in front.
    void setFront(const QString &panel) { m_front = panel; }

private:
    void place(const PanelGroup &group);
    void setSizes();
    void setSizes(int PanelGroup::*size, Qt::Orientation orientation);

    QMainWindow &m_host;
    const PanelSet &m_panels;
    QList<PanelGroup> m_groups; ///< groups arranged last
    QString m_front;
    bool m_stands = false; ///< false after leave(), and before arrange()
};
