#pragma once

#include "editor/workspace/arrangement.h"

#include <QDockWidget>

#include <memory>

/// The properties of a dock.
struct Panel {
    QString name;                ///< of the dock, such as "mapDock"
    QWidget *widget;             ///< its window title is that of the dock
    QStringList shownIn;         ///< names of arrangements
    PanelHome home = {};         ///< default place, unless the arrangement defines another one
    QWidget *titleBar = nullptr; ///< replaces the title bar; null: the usual one
};

/// A dock that hides its title bar while its tab serves the same purpose. A custom title bar stays. Opening the dock by
/// its action raises it. While it is behind another tab, its widgets cannot get the focus. While it floats, the tool
/// tip of its title explains how to dock it.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// Takes ownership of the panel's widgets, which fill() puts into the dock.
    PanelDock(const Panel &panel, QWidget *parent);

    /// Returns the widget of the panel.
    QWidget &panel() const { return *m_panel; }
    const PanelHome &home() const { return m_home; }
    bool isShownIn(const QString &arrangement) const { return m_shownIn.contains(arrangement); }
    /// Puts the widgets into the dock; delayed, so that hidden panels cost no time.
    void fill();
    /// Shows or hides the title. Must not be called while docks are laid out.
    void setTitleShown(bool isShown);
    /// True if the dock is behind the tab of another dock. It can still be visible to Qt, which only moves it outside
    /// the window.
    bool isBehindTab() const { return !isWindow() && (geometry().right() < 0 || geometry().bottom() < 0); }
    bool isTitleShown() const { return titleBarWidget() != m_noTitle; }

Q_SIGNALS:
    /// The dock was closed or went behind a tab while it had the focus.
    void keyboardFreed();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void shutBehindTab(bool isSeen);
    void nameByPanel();
    void fitWidth();

    QWidget *m_panel;
    QStringList m_shownIn;
    PanelHome m_home;
    std::unique_ptr<QWidget> m_waiting; ///< until it is filled, like the next one
    std::unique_ptr<QWidget> m_titleBar;
    bool m_isBehind = false; ///< behind another tab, and not hidden itself
    QWidget *m_noTitle;
};

/// Shows the titles of docks only where no tab shows them. Must not be called while docks are laid out.
void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks);
