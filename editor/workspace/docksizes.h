#pragma once

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>

class PanelDock;
class PanelSet;
class QMainWindow;

/// The sizes of docked panels as a person left them, in a window with that much room between its bars. Qt keeps sizes
/// too, but fits them into whatever size the window has at that moment, which before it is maximized is another one.
class DockSizes {
public:
    /// Measures the panels that are docked and not behind a tab.
    static DockSizes of(const QList<PanelDock *> &docks, QSize room);
    /// Reads what toBytes() wrote; empty if it is something else.
    static DockSizes fromBytes(const QByteArray &bytes);
    QByteArray toBytes() const;

    bool isEmpty() const { return m_panels.isEmpty(); }
    /// Gives the panels these sizes. In a window with less room they lose what is missing, so that what is in the
    /// middle keeps its size, until they have less than a third of the width or height.
    void apply(QMainWindow &host, const PanelSet &panels, QSize room) const;

private:
    struct Panel {
        QString name;
        QSize size;
    };

    QSize m_room;
    QList<Panel> m_panels;
};
