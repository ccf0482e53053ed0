#pragma once

#include "editor/workspace/paneldock.h"

/// All panels of a window, by name and by arrangement, in the order in which they were added.
class PanelSet {
public:
    void add(PanelDock &dock) { m_docks.append(&dock); }

    /// Returns the panel of that name, which must exist.
    PanelDock &operator[](const QString &name) const;
    /// Returns the panel of that name; null if there is none.
    PanelDock *find(const QString &name) const;
    const QList<PanelDock *> &all() const { return m_docks; }
    QList<PanelDock *> shownIn(const QString &arrangement) const;
    /// Returns the default groups of all panels of an arrangement, by PanelDock::home().
    QList<PanelGroup> homes(const QString &arrangement) const;

private:
    QList<PanelDock *> m_docks; ///< owned by the window
};
