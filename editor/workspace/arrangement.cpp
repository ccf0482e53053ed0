#include "editor/workspace/arrangement.h"

QStringList PanelGroup::open() const
{
    QStringList open = panels;
    open.removeIf([this](const QString &panel) { return closed.contains(panel); });
    return open;
}

bool PanelGroup::isSamePlace(const PanelGroup &other) const
{
    return area == other.area && panels == other.panels && closed == other.closed;
}
