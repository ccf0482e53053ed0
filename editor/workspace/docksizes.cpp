#include "editor/workspace/docksizes.h"

#include "editor/workspace/paneldock.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Share of a window's width and height, in percent, that panels may always take.
constexpr int freeShare = 30;
constexpr int largestSide = 100'000;

QJsonArray jsonOf(QSize size)
{
    return {size.width(), size.height()};
}

QSize sizeFrom(const QJsonValue &value)
{
    const QJsonArray sides = value.toArray();
    return {qBound(0, sides.at(0).toInt(), largestSide), qBound(0, sides.at(1).toInt(), largestSide)};
}

bool standsBeside(Qt::DockWidgetArea area)
{
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

/// Returns the size of panels that took `taken` of `before` pixels when only `now` are available. They are reduced by
/// the difference, but not below the free share.
int fitted(int taken, int before, int now)
{
    return now < before ? std::min(taken, std::max(now * freeShare / 100, taken - (before - now))) : taken;
}

/// Returns the height of the tabs above a dock; 0 if it has none.
int tabsAbove(const PanelDock &dock)
{
    for (const QTabBar *tabs : dock.window()->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        const QRect place = tabs->geometry();
        if (tabs->isVisible() && place.left() >= dock.x() && place.right() <= dock.geometry().right()
            && std::abs(place.bottom() + 1 - dock.y()) <= 1) {
            return dock.y() - place.y();
        }
    }
    return 0;
}

} // namespace

DockSizes DockSizes::of(const QList<PanelDock *> &docks, QSize room)
{
    DockSizes sizes;
    sizes.m_room = room;
    for (const PanelDock *dock : docks) {
        if (dock->isVisible() && !dock->isFloating() && !dock->isBehindTab()) {
            sizes.m_panels.append({dock->objectName(), dock->size() + QSize(0, tabsAbove(*dock))});
        }
    }
    return sizes;
}

DockSizes DockSizes::fromBytes(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    DockSizes sizes;
    sizes.m_room = sizeFrom(object.value("room"_L1));
    const QJsonObject panels = object.value("panels"_L1).toObject();
    for (auto panel = panels.begin(); panel != panels.end(); ++panel) {
        sizes.m_panels.append({panel.key(), sizeFrom(panel.value())});
    }
    return sizes;
}

QByteArray DockSizes::toBytes() const
{
    QJsonObject panels;
    for (const Panel &panel : m_panels) {
        panels.insert(panel.name, jsonOf(panel.size));
    }
    return QJsonDocument(QJsonObject{{u"room"_s, jsonOf(m_room)}, {u"panels"_s, panels}})
        .toJson(QJsonDocument::Compact);
}

void DockSizes::apply(QMainWindow &host, const PanelSet &panels, QSize room) const
{
    struct Found {
        PanelDock *dock;
        QSize size;
        Qt::DockWidgetArea area;
    };
    QList<Found> found;
    std::map<Qt::DockWidgetArea, int> taken; // size across the area, by area
    for (const Panel &panel : m_panels) {
        PanelDock *dock = panels.find(panel.name);
        if (dock && !dock->isHidden() && !dock->isFloating()) {
            const Qt::DockWidgetArea area = host.dockWidgetArea(dock);
            found.append({dock, panel.size, area});
            taken[area] = std::max(taken[area], standsBeside(area) ? panel.size.width() : panel.size.height());
        }
    }
    const int wide = taken[Qt::LeftDockWidgetArea] + taken[Qt::RightDockWidgetArea];
    const int tall = taken[Qt::TopDockWidgetArea] + taken[Qt::BottomDockWidgetArea];
    const int fittedWide = fitted(wide, m_room.width(), room.width());
    const int fittedTall = fitted(tall, m_room.height(), room.height());
    QList<QDockWidget *> docks;
    QList<int> widths;
    QList<int> heights;
    for (const auto &[dock, size, area] : std::as_const(found)) {
        docks.append(dock);
        widths.append(standsBeside(area) ? size.width() * fittedWide / std::max(1, wide) : size.width());
        heights.append(standsBeside(area) ? size.height() : size.height() * fittedTall / std::max(1, tall));
    }
    host.resizeDocks(docks, widths, Qt::Horizontal);
    host.resizeDocks(docks, heights, Qt::Vertical);
}
