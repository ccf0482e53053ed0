#pragma once

#include "editor/workspace/arrangement.h"

#include <QDockWidget>

#include <memory>

/// The properties of a panel and its dock.
struct Panel {
    QString name;                ///< object name of the dock, such as "mapDock"
    QWidget *widget;             ///< the panel; its window title is also the title of the dock
    QStringList shownIn;         ///< names of the arrangements that contain the panel
    PanelHome home = {};         ///< place of the panel in arrangements without Arrangement::first
    QWidget *titleBar = nullptr; ///< replaces the usual title bar; null: the usual one
};

/// The dock of a panel. While a tab shows its title, the dock hides its title bar, unless the title bar is a custom
/// one. The toggle action brings the dock to the front of its tabs, and closes it only if it is already there. While
/// the dock is behind another tab, its widgets cannot get the focus. While the dock floats, the tool tip of its title
/// explains how to dock it again.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// Takes ownership of Panel::widget and Panel::titleBar. fill() puts both into the dock.
    PanelDock(const Panel &panel, QWidget *parent);

    /// Returns Panel::widget.
    QWidget &panel() const { return *m_panel; }
    const PanelHome &home() const { return m_home; }
    bool isShownIn(const QString &arrangement) const { return m_shownIn.contains(arrangement); }
    /// Puts the widgets into the dock when it is first needed, so that hidden panels cost no time. Later calls do
    /// nothing.
    void fill();
    /// Shows or hides the usual title bar; has no effect on a custom one. Must not be called while Qt lays out docks.
    void setTitleShown(bool isShown);
    /// True if the dock is behind the tab of another dock. Qt may consider such a dock visible, since Qt only moves the
    /// dock outside the window.
    bool isBehindTab() const { return !isWindow() && (geometry().right() < 0 || geometry().bottom() < 0); }
    bool isTitleShown() const { return titleBarWidget() != m_noTitle; }

Q_SIGNALS:
    /// The dock was closed or went behind a tab while one of its widgets had the focus.
    void keyboardFreed();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void dimBehindTab(bool isSeen);
    void nameByPanel();
    void fitWidth();

    QWidget *m_panel;
    QStringList m_shownIn;
    PanelHome m_home;
    std::unique_ptr<QWidget> m_waiting;  ///< owns m_panel until fill() puts it into the dock
    std::unique_ptr<QWidget> m_titleBar; ///< owns the custom title bar, if any, until fill()
    bool m_isBehind = false;             ///< behind another tab, and not hidden itself
    QWidget *m_noTitle;                  ///< empty title bar that replaces a hidden one
};

/// Hides the title bars of docks whose tab shows the title, shows all other title bars, and sets up the tab bars. Must
/// not be called while Qt lays out docks.
void updateTitles(const QMainWindow &host, const QList<PanelDock *> &docks);

/// All panels of a window, by name and by arrangement, in the order in which they were added.
class PanelSet {
public:
    void add(PanelDock &dock) { m_docks.append(&dock); }

    /// Returns the panel of that name, which must exist.
    PanelDock &operator[](const QString &name) const;
    /// Returns the panel of that name; null if there is none.
    PanelDock *find(const QString &name) const;
    const QList<PanelDock *> &all() const { return m_docks; }
    QList<PanelDock *> shownIn(const QString &arrangement) const;
    /// Returns the default groups of all panels of an arrangement, by PanelDock::home().
    QList<PanelGroup> homes(const QString &arrangement) const;

private:
    QList<PanelDock *> m_docks; ///< owned by the window
};
