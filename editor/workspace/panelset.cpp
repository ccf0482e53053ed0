#include "editor/workspace/panelset.h"

#include <algorithm>

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
