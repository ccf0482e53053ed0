#pragma once

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>

class PanelDock;
class PanelSet;
class QMainWindow;

/// The sizes of docked panels as the user left them, and the size of the room (BarSet::room()) that the window had at
/// that time. Qt stores sizes, too, but fits them into the window size at the moment of restoring, when the window may
/// not be maximized yet.
class DockSizes {
public:
    /// Returns the present sizes of the docks that are visible, not floating and not behind a tab.
    static DockSizes of(const QList<PanelDock *> &docks, QSize room);
    /// Reads the output of toBytes(); empty if the format is wrong.
    static DockSizes fromBytes(const QByteArray &bytes);
    QByteArray toBytes() const;

    bool isEmpty() const { return m_panels.isEmpty(); }
    /// Applies the sizes to the docked panels. `room` is the present room. If it is smaller than the stored room, the
    /// panels shrink, so that the central widget keeps its size. However, the panels keep at least 30 % of the room's
    /// width and height, if they took that much.
    void apply(QMainWindow &host, const PanelSet &panels, QSize room) const;

private:
    struct Panel {
        QString name;
        QSize size;
    };

    QSize m_room;
    QList<Panel> m_panels;
};
