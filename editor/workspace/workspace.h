#pragma once

#include "editor/workspace/docksizes.h"
#include "editor/workspace/firstarrangement.h"
#include "editor/workspace/floatingpanels.h"
#include "editor/workspace/movedpanels.h"

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

/// The bars of a window with the arrangements that contain them, and the foot: a line below all panels in every
/// arrangement.
class BarSet {
public:
    explicit BarSet(QMainWindow &host) : m_host(host) {}

    /// Adds a bar. The bar and its action are hidden.
    void add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// Adds the foot, in a bar that is hidden at first.
    QToolBar &addFoot(QWidget *line, const QString &barName);

    void show(const QString &arrangement) const;
    void remove(const QString &arrangement) const;
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Restores a state saved by the window, without the foot. False if it no longer fits.
    bool restoreState(const QByteArray &state, int version) const;
    /// Returns the space that the window leaves for panels and the central widget. Computed, since the layout may be
    /// outdated.
    QSize room() const;

private:
    struct Bar {
        QToolBar *bar;
        Qt::ToolBarArea area;
        QStringList shownIn;
    };
    QList<Bar> shownIn(const QString &arrangement) const;

    QMainWindow &m_host;
    QList<Bar> m_bars;
    QToolBar *m_foot = nullptr; ///< null if there is no foot
};

// editor/workspace: dockable panels and bars of a window, and their saved arrangements.

/// The panels and bars of a window in their arrangements. A mode of the window has one or more arrangements; at most
/// one is shown. Changes by the user are stored per arrangement, and panels can float. A new mode calls
/// addArrangement() and adds panels that name it. The menu of panels updates itself.
class Workspace : public QObject {
    Q_OBJECT

public:
    explicit Workspace(QMainWindow &host);

    QMainWindow &host() { return m_host; }
    /// Sets the function that returns the widget to focus when the focused panel is closed or goes behind another tab.
    /// It is called each time; null: none gets the focus.
    void setKeyboardHome(std::function<QWidget *()> home) { m_keyboardHome = std::move(home); }

    /// Adds a panel, once, before an arrangement that contains it is shown and before registerToggles(). Panels are put
    /// into place when their arrangement is shown, so that editing does not wait for panels of play.
    PanelDock &addPanel(const Panel &panel);
    void addBar(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// Adds a line below all panels, in all arrangements. Showing or hiding its bar shows or hides it; hidden at first.
    QToolBar &addFoot(QWidget *line, const QString &barName);
    void addArrangement(const Arrangement &arrangement);

    /// Shows an arrangement in its last state, instead of the present one.
    void show(const QString &name);
    /// Hides all panels and bars, including floating ones.
    void putAside();
    /// Returns the name of the arrangement; empty if none is shown.
    QString shown() const { return m_shown ? m_shown->now.name : QString(); }
    /// Resets the present arrangement to its default.
    void arrangeAnew();
    /// Updates sizes that depend on more than the window.
    void follow();
    /// Returns an arrangement for storing between runs. For an unchanged default arrangement that follows the window,
    /// this is only the panel in front of its tabs; empty if that is the first one, too.
    QByteArray arrangement(const QString &name) const;
    /// Sets a stored arrangement; one that no longer fits restores the default.
    void setArrangement(const QString &name, const QByteArray &state);

    /// Opens a panel if it is closed, and raises it above the panels in the same place.
    void open(const QString &panel);
    /// Opens a panel like open(), and moves the focus to it.
    void goTo(const QString &panel);
    PanelDock &dock(const QString &panel) const { return m_panels[panel]; }
    /// Returns the panels that F6 cycles through; an empty list before the arrangement was first shown.
    QList<QWidget *> panels(const QString &arrangement) const;
    /// Returns the actions that show and hide bars and panels. They are visible and enabled while such an arrangement
    /// is shown.
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Registers the toggle actions of all arrangements for the menu of panels, with shortcuts for the whole window.
    /// Call it once: arrangements, bars and panels added later would have no action.
    void registerToggles(Commands &commands);
    /// Moves the focus to its home (setKeyboardHome()), even from a floating panel.
    void goHome();
    /// Returns the focused widget in a panel; null if the focus is elsewhere, or if a floating panel is active without
    /// a focused widget.
    QWidget *keyboard() const;
    /// True if the main window or a floating panel is active, and not another window or program.
    bool isActive() const { return m_floating.isActive(); }
    /// Returns the default groups of the panels of an arrangement.
    QList<PanelGroup> homes(const QString &arrangement) const { return m_panels.homes(arrangement); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Kept {
        Arrangement now;
        QByteArray state = {}; ///< while another one is shown
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
    MovedPanels m_moved;
    PanelSet m_panels;
    BarSet m_bars;
    FirstArrangement m_first;
    DockSizes m_sizes; ///< of the stored arrangement shown, until the user moves a panel
    std::function<QWidget *()> m_keyboardHome = [] { return nullptr; };
    std::vector<std::unique_ptr<Kept>> m_arrangements;
    Kept *m_shown = nullptr; ///< null: none is shown
    QTimer m_naming;         ///< updates dock titles once after all changes of an arrangement
    QSize m_room;            ///< for which sizes were computed last
    bool m_isWhole = false;  ///< all arrangements, bars and panels have been added
    bool m_isDue = false;    ///< the panels must be arranged when the window becomes visible
};
