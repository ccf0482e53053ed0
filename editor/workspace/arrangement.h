#pragma once

#include "editor/commands/commandplace.h"

#include <QMainWindow>
#include <QStringList>

#include <functional>

/// The default place of a panel.
struct PanelHome {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    bool isOpen = true;      ///< otherwise it is closed and available in the menu of panels
    QString tabbedWith = {}; ///< name of a panel, added before, with which it shares tabs
    bool scrolls = false;    ///< it may need more height than a small window has
    int narrowest = 0;       ///< in pixels; more for scrolling panels with a large font
};

/// Panels that share one place, as tabs if there are several; the first open one is in front.
struct PanelGroup {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    QStringList panels = {};
    QStringList closed = {}; ///< those of the panels that are closed
    int width = 0;           ///< in pixels, like the height; 0: default
    int height = 0;

    bool isBeside() const { return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea; }
    QStringList open() const;
    /// True if the places are the same, regardless of sizes.
    bool isSamePlace(const PanelGroup &other) const;
};

/// A layout of panels and bars, such as that of a mode. Each panel lists the arrangements that contain it.
struct Arrangement {
    /// Returns the default groups of panels, from top to bottom, for a window with `room` between its bars.
    using First = std::function<QList<PanelGroup>(QSize room)>;

    QString name;
    First first = {};           ///< null: each panel is in its default place
    bool followsWindow = false; ///< updated when the window is resized, until the user changes something
    bool isNested = false;      ///< panels of one side may also be side by side
    /// The area that contains the lower left corner: the left or the bottom one.
    Qt::DockWidgetArea lowerLeft = Qt::BottomDockWidgetArea;
    /// The context in which the keys that show and hide its panels work. For a panel of several arrangements, the first
    /// one counts.
    KeyScope keys = KeyScope::Window;
};
