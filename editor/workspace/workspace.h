#pragma once

// editor/workspace: dockable panels and bars of a window, and their saved arrangements.

#include "editor/workspace/arrangement.h"
#include "editor/workspace/docksizes.h"
#include "editor/workspace/floatingpanels.h"
#include "editor/workspace/paneldock.h"
#include "editor/workspace/panelmovewatcher.h"

#include <QList>
#include <QSize>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class Commands;
class QAction;
class QMainWindow;
class QToolBar;
class QWidget;

/// The tool bars of a window with the arrangements that contain them, and the foot: a line below all panels in every
/// arrangement.
class BarSet {
public:
    explicit BarSet(QMainWindow &host) : m_host(host) {}

    /// Adds a bar to the named arrangements. The bar and its toggle action are hidden at first.
    void add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// Adds the foot with `line` in it. Returns its bar, which is hidden at first.
    QToolBar &addFoot(QWidget *line, const QString &barName);

    /// Shows the bars of an arrangement.
    void show(const QString &arrangement) const;
    /// Removes the bars of an arrangement from the window.
    void remove(const QString &arrangement) const;
    /// Returns the actions that show and hide the bars of an arrangement.
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Restores a state returned by QMainWindow::saveState(), but leaves the foot shown or hidden as it is. False if
    /// the state no longer fits.
    bool restoreState(const QByteArray &state, int version) const;
    /// Returns the size of the window without its menu bar, foot and status bar. It is computed from the sizes that
    /// these bars need, since the layout of the window may be outdated.
    QSize room() const;

private:
    struct Bar {
        QToolBar *bar;
        Qt::ToolBarArea area;
        QStringList shownIn; ///< names of the arrangements that contain the bar
    };
    QList<Bar> shownIn(const QString &arrangement) const;

    QMainWindow &m_host;
    QList<Bar> m_bars;
    QToolBar *m_foot = nullptr; ///< null if there is no foot
};

/// The panels and bars of a window in their arrangements. A mode of the window, such as editing, has one or more
/// arrangements; at most one arrangement is shown. Changes by the user are stored per arrangement, and panels can
/// float. To add a mode, call addArrangement() and add panels that list the arrangement in Panel::shownIn. The menu of
/// panels updates itself.
class Workspace : public QObject {
    Q_OBJECT

public:
    explicit Workspace(QMainWindow &host);

    QMainWindow &host() { return m_host; }
    /// Sets the function that returns the widget to focus when the focused panel is closed or goes behind another tab.
    /// It is called each time; if it returns null, no widget gets the focus.
    void setKeyboardHome(std::function<QWidget *()> home) { m_keyboardHome = std::move(home); }

    /// Adds a panel and returns its dock. Call it before registerToggles() and before an arrangement with the panel is
    /// shown. The panel is put into its place when an arrangement with the panel is first shown, so that, for example,
    /// the editing mode need not wait for the panels of the playing mode.
    PanelDock &addPanel(const Panel &panel);
    /// Adds a bar to the named arrangements. Call it before registerToggles().
    void addBar(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// Adds a line below all panels, in all arrangements. Returns the bar that contains the line. It is hidden at
    /// first; to show or hide the line, the caller shows or hides the bar.
    QToolBar &addFoot(QWidget *line, const QString &barName);
    /// Adds an arrangement. Call it before registerToggles().
    void addArrangement(const Arrangement &arrangement);

    /// Shows an arrangement in the state in which the user left it. It replaces the arrangement shown so far.
    void show(const QString &name);
    /// Hides the arrangement shown with its bars and panels, including floating ones, and stores its state.
    void putAside();
    /// Returns the name of the arrangement shown; empty if none is shown.
    QString shown() const { return m_shown ? m_shown->now.name : QString(); }
    /// Resets the arrangement shown to its default.
    void resetArrangement();
    /// Adapts the sizes of the panels. Call it after the size that a panel needs has changed. After a change of the
    /// window's size, it is called automatically.
    void follow();
    /// Returns the state of an arrangement for storing between runs. If the arrangement has Arrangement::followsWindow
    /// and the user has not changed it, the state contains only the name of the panel in front
    /// (DefaultArrangement::front()), and is empty if the first tab is in front.
    QByteArray arrangement(const QString &name) const;
    /// Sets the stored state of an arrangement. It is used when the arrangement is shown next. If the state no longer
    /// fits, the default is shown instead.
    void setArrangement(const QString &name, const QByteArray &state);

    /// Opens a panel if it is closed, and brings it to the front of its tabs.
    void open(const QString &panel);
    /// Opens a panel like open(), and moves the focus to it.
    void goTo(const QString &panel);
    PanelDock &dock(const QString &panel) const { return m_panels[panel]; }
    /// Returns the panels of an arrangement that F6 cycles through. Panels that have not been shown in any arrangement
    /// yet are left out.
    QList<QWidget *> panels(const QString &arrangement) const;
    /// Returns the actions that show and hide the bars and panels of an arrangement. An action is visible and enabled
    /// only while an arrangement with its bar or panel is shown.
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Adds the toggle actions of all arrangements to the menu of panels, with shortcuts that work in
    /// Arrangement::keys. Call it once, last: arrangements, bars and panels added later would have no action.
    void registerToggles(Commands &commands);
    /// Moves the focus to the widget of setKeyboardHome() and activates the main window, even if a floating panel was
    /// active.
    void goHome();
    /// Returns the focused widget if it is in a panel; otherwise null, also if the active window is a floating panel
    /// without a focused widget.
    QWidget *keyboard() const;
    /// True if the main window or a floating panel is the active window.
    bool isActive() const { return m_floating.isActive(); }
    /// Returns the default groups of the panels of an arrangement.
    QList<PanelGroup> homes(const QString &arrangement) const { return m_panels.homes(arrangement); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// An arrangement with its stored state.
    struct Kept {
        Arrangement now;
        QByteArray state = {}; ///< state in which the arrangement was left; outdated while it is shown
    };

    Kept &kept(const QString &name) const;
    void restore();
    bool restoreChanged();
    QByteArray changedState() const;
    int version() const;
    QList<PanelDock *> shownDocks() const { return m_panels.shownIn(shown()); }
    QList<PanelGroup> firstGroups() const;
    void setTogglesVisible(bool areVisible);
    void freeKeyboard();

    QMainWindow &m_host;
    FloatingPanels m_floating;
    PanelMoveWatcher m_moved;
    PanelSet m_panels;
    BarSet m_bars;
    DefaultArrangement m_first;
    /// Stored sizes of the panels in the arrangement shown; empty if no sizes are stored, or once the user has moved a
    /// panel.
    DockSizes m_sizes;
    std::function<QWidget *()> m_keyboardHome = [] { return nullptr; };
    std::vector<std::unique_ptr<Kept>> m_arrangements;
    Kept *m_shown = nullptr; ///< null: none is shown
    QTimer m_naming;         ///< updates dock titles once after all changes of an arrangement
    QSize m_room;            ///< BarSet::room() when the panels were last arranged
    bool m_isWhole = false;  ///< registerToggles() was called, so nothing more can be added
    bool m_isDue = false;    ///< the panels must be arranged again when the window becomes visible
};
