#pragma once

#include "editor/commands/commandplace.h"

#include <QMainWindow>
#include <QStringList>

#include <functional>

class PanelSet;

/// The default place of a panel.
struct PanelHome {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    bool isOpen = true;      ///< otherwise it is closed and available in the menu of panels
    QString tabbedWith = {}; ///< name of a panel added earlier, whose place this one shares as a tab; empty: none
    bool scrolls = false;    ///< the panel is in a scroll area, since a small window may be too low for it
    /// Minimum width in pixels; 0: the minimum width of the panel widget. With a large font, scrolling panels are
    /// wider.
    int narrowest = 0;
};

/// Panels in one place of a window, as tabs if there are several. The first panel that is not closed is in front.
struct PanelGroup {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    QStringList panels = {}; ///< names of all panels
    QStringList closed = {}; ///< names of the closed panels among them
    int width = 0;           ///< wanted width in pixels; 0: default
    /// Wanted height in pixels; 0: default. If all groups at one side have a height, only their proportions matter,
    /// since together they fill the side.
    int height = 0;

    /// True if the place is at the left or right of the central widget.
    bool isBeside() const { return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea; }
    /// Returns the names of the panels that are not closed.
    QStringList open() const;
    /// True if `area` and `panels` are equal in both groups, regardless of sizes and of closed panels.
    bool isSamePlace(const PanelGroup &other) const;
};

/// A layout of panels and bars, such as the layout for the editing mode. Each panel lists the arrangements that contain
/// it (Panel::shownIn).
struct Arrangement {
    /// Returns the default groups of panels, from top to bottom. `room` is BarSet::room().
    using First = std::function<QList<PanelGroup>(QSize room)>;

    QString name;
    First first = {};           ///< null: each panel is in its default place
    bool followsWindow = false; ///< recomputed when the window is resized, until the user changes something
    bool isNested = false;      ///< panels of one side may also be side by side
    /// The dock area that extends into the lower left corner of the window: left or bottom.
    Qt::DockWidgetArea lowerLeft = Qt::BottomDockWidgetArea;
    /// The context of the shortcuts that show and hide the panels of the arrangement. For a panel in several
    /// arrangements, `keys` of the arrangement that was added first applies.
    KeyScope keys = KeyScope::Window;
};

/// The default arrangement of panels: arranges panels in groups, and detects whether the user has changed this
/// arrangement.
class DefaultArrangement {
public:
    /// The window owns the docks in `panels`. Both arguments must outlive this object.
    DefaultArrangement(QMainWindow &host, const PanelSet &panels) : m_host(host), m_panels(panels) {}

    /// Arranges the groups. Other panels of the arrangement are closed, in their default places.
    void arrange(const QList<PanelGroup> &groups, const QString &arrangement);
    /// Adapts the panels to another window size, for which `groups` were computed. If all groups are in the same places
    /// as before (PanelGroup::isSamePlace()), changes only their sizes, and opens and closes panels. Call it only while
    /// stands().
    void follow(const QList<PanelGroup> &groups, const QString &arrangement);

    /// True if panels were arranged and the user has changed nothing since. Choosing a tab is not a change.
    bool stands() const;
    /// Makes stands() false, because the user has changed the arrangement or another one is shown.
    void leave() { m_stands = false; }

    /// Returns the panel in front of the first group with several open panels; empty if this is the group's first tab.
    /// If no group has several open panels, returns the argument of setFront().
    QString front() const;
    /// Sets the panel that arrange() brings to the front of its tabs. In groups without this panel, the first open
    /// panel is in front.
    void setFront(const QString &panel) { m_front = panel; }

private:
    void place(const PanelGroup &group);
    void showOpen();
    void setSizes();
    void setSizes(int PanelGroup::*size, Qt::Orientation orientation);

    QMainWindow &m_host;
    const PanelSet &m_panels;
    QList<PanelGroup> m_groups; ///< groups arranged last
    QString m_front;
    bool m_stands = false; ///< false after leave(), and before arrange()
};
