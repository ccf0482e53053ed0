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

/// The bars of a window, each with the arrangements that have it, and the line below all panels, which all have.
class BarSet {
public:
    explicit BarSet(QMainWindow &host) : m_host(host) {}

    /// It is hidden, and so is its action.
    void add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// The line, in a bar that begins hidden.
    QToolBar &addFoot(QWidget *line, const QString &barName);

    void show(const QString &arrangement) const;
    void remove(const QString &arrangement) const;
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Has the window take back a state that it saved, of which the line is no part. False if it fits no longer.
    bool restoreState(const QByteArray &state, int version) const;
    /// What the window leaves for panels and what is in the middle. Not what they have been laid out to: that may be
    /// still to come.
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
    QToolBar *m_foot = nullptr; ///< null: there is no such line
};

// editor/workspace: the panels and bars of a window: docked or floating, in arrangements that have names.

/// The panels and bars of a window and where they stand. A mode of the window has one arrangement of them or more, of
/// which one is shown, or none. What a person changes of one is kept for it; panels float if they are pulled out.
/// Another mode is a call of addArrangement(), and panels that name it. The menu of panels follows by itself.
class Workspace : public QObject {
    Q_OBJECT

public:
    explicit Workspace(QMainWindow &host);

    QMainWindow &host() { return m_host; }
    /// Sets who names the widget that gets the keyboard when the panel that has it closes or goes behind the tab of
    /// another one. It is asked each time; null: nobody gets it.
    void setKeyboardHome(std::function<QWidget *()> home) { m_keyboardHome = std::move(home); }

    /// Adds a panel, once, before an arrangement that has it is shown and before registerToggles(). Panels take their
    /// places only then: editing does not wait for those of playing.
    PanelDock &addPanel(const Panel &panel);
    void addBar(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// Adds a line below all panels, in all arrangements, that is shown and hidden by the bar that holds it. It begins
    /// hidden.
    QToolBar &addFoot(QWidget *line, const QString &barName);
    void addArrangement(const Arrangement &arrangement);

    /// Shows an arrangement as it was last, instead of the one that is shown.
    void show(const QString &name);
    /// Hides all panels and bars, those that float as well.
    void putAside();
    /// Name of the arrangement; empty: none is shown.
    QString shown() const { return m_shown ? m_shown->now.name : QString(); }
    /// Restores the arrangement that is shown to what it was at first.
    void arrangeAnew();
    /// Makes sizes anew that follow more than the window.
    void follow();
    /// An arrangement as it can be kept between two runs. While it stands as at first and follows the window it is only
    /// the panel in front of the others of its place, empty if that is the first of them, too.
    QByteArray arrangement(const QString &name) const;
    /// Sets a kept arrangement; one that fits no longer gives the first one.
    void setArrangement(const QString &name, const QByteArray &state);

    /// Opens a panel if it is closed, and brings it before those that share its place.
    void open(const QString &panel);
    /// Opens a panel as open() does, and gives it the keyboard.
    void goTo(const QString &panel);
    PanelDock &dock(const QString &panel) const { return m_panels[panel]; }
    /// What F6 goes round; empty before such an arrangement was shown.
    QList<QWidget *> panels(const QString &arrangement) const;
    /// One for each bar and panel, to show and hide it; seen and enabled while such an arrangement is shown.
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Registers the toggle actions of all arrangements for the menu of panels, and has their keys work in the whole
    /// window. Once: from then on no arrangement, bar or panel may be added, which nobody could show and hide.
    void registerToggles(Commands &commands);
    /// Gives the keyboard to its home, also from a panel that floats.
    void goHome();
    /// The widget in a panel that has the keyboard; null: it is elsewhere, or with nothing in a panel that floats.
    QWidget *keyboard() const;
    /// Whether the window or a floating panel has the keyboard, and not another window or program.
    bool isActive() const { return m_floating.isActive(); }
    /// The groups of an arrangement in which each panel is at home.
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
    DockSizes m_sizes; ///< of the kept arrangement that is shown, until a person moves a panel
    std::function<QWidget *()> m_keyboardHome = [] { return nullptr; };
    std::vector<std::unique_ptr<Kept>> m_arrangements;
    Kept *m_shown = nullptr; ///< null: none
    QTimer m_naming;         ///< of docks, once for all changes of an arrangement
    QSize m_room;            ///< for which sizes were made last
    bool m_isWhole = false;  ///< all arrangements, bars and panels are there
    bool m_isDue = false;    ///< the panels are to be arranged once the window is seen
};
