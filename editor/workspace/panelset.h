#pragma once

#include "editor/workspace/paneldock.h"

/// All panels of a window, by name and by arrangement, in the order in which they were added.
class PanelSet {
public:
    void add(PanelDock &dock) { m_docks.append(&dock); }

    /// The panel of that name, which must exist.
    PanelDock &operator[](const QString &name) const;
    /// The panel of that name; null if there is none.
    PanelDock *find(const QString &name) const;
    const QList<PanelDock *> &all() const { return m_docks; }
    QList<PanelDock *> shownIn(const QString &arrangement) const;
    /// The groups in which all panels of an arrangement are at home.
    QList<PanelGroup> homes(const QString &arrangement) const;

private:
    QList<PanelDock *> m_docks; ///< which belong to the window
};
