#pragma once

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>

class PanelDock;
class PanelSet;
class QMainWindow;

/// The sizes of docked panels set by the user, with the size of the window's room between its bars at that time. Qt
/// stores sizes, too, but fits them into the present window size, which is a different one before the window is
/// maximized.
class DockSizes {
public:
    /// Measures the panels that are docked and not behind a tab.
    static DockSizes of(const QList<PanelDock *> &docks, QSize room);
    /// Reads the output of toBytes(); empty if the format is wrong.
    static DockSizes fromBytes(const QByteArray &bytes);
    QByteArray toBytes() const;

    bool isEmpty() const { return m_panels.isEmpty(); }
    /// Applies the sizes to the panels. In a smaller window the panels shrink, so that the central widget keeps its
    /// size, but not below about a third of the width or height.
    void apply(QMainWindow &host, const PanelSet &panels, QSize room) const;

private:
    struct Panel {
        QString name;
        QSize size;
    };

    QSize m_room;
    QList<Panel> m_panels;
};
