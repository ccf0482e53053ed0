#pragma once

#include "editor/commands/commandplace.h"

#include <QMainWindow>
#include <QStringList>

#include <functional>

/// Where a panel stands until a person moves it.
struct PanelHome {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    bool isOpen = true;      ///< else it waits in the menu of panels
    QString tabbedWith = {}; ///< name of the panel, added before, behind which it is a tab
    bool scrolls = false;    ///< it may need more height than a small window has
    int narrowest = 0;       ///< in pixels; what scrolls takes more if its letters are large
};

/// Panels that stand in one place, behind tabs if they are several: the first open one is in front.
struct PanelGroup {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    QStringList panels = {};
    QStringList closed = {}; ///< of the panels
    int width = 0;           ///< in pixels, as the next one; 0: as it comes
    int height = 0;

    bool isBeside() const { return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea; }
    QStringList open() const;
    /// Whatever sizes they have.
    bool isSamePlace(const PanelGroup &other) const;
};

/// One way in which panels and bars stand, such as that of a mode. Each panel names its arrangements.
struct Arrangement {
    /// The groups in which panels stand at first, in a window with that much room between its bars from the top down.
    using First = std::function<QList<PanelGroup>(QSize room)>;

    QString name;
    First first = {};           ///< none: each panel is where it is at home
    bool followsWindow = false; ///< it is made anew for another room until a person changes something
    bool isNested = false;      ///< panels of one side may stand beside each other, too
    /// The area that reaches into the lower left corner: the left or the bottom one.
    Qt::DockWidgetArea lowerLeft = Qt::BottomDockWidgetArea;
    /// Where the keys are heard that show and hide its panels. A panel of several arrangements has that of the first.
    KeyScope keys = KeyScope::Window;
};
