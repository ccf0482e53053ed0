#pragma once

#include "editor/workspace/arrangement.h"

#include <QDockWidget>

#include <memory>

/// The properties of a panel and its dock.
struct Panel {
    QString name;                ///< object name of the dock, such as "mapDock"
    QWidget *widget;             ///< the panel; its window title is also that of the dock
    QStringList shownIn;         ///< names of the arrangements that contain the panel
    PanelHome home = {};         ///< place in arrangements that do not define one (Arrangement::first)
    QWidget *titleBar = nullptr; ///< replaces the usual title bar; null: the usual one
};

/// The dock of a panel. It hides its title bar while its tab shows the title, unless it has a custom title bar. Its
/// toggle action also brings it to the front of its tabs. While it is behind another tab, its widgets cannot get the
/// focus. While it floats, the tool tip of its title explains how to dock it.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// Takes ownership of `widget` and `titleBar`. Both are put into the dock by fill().
    PanelDock(const Panel &panel, QWidget *parent);

    /// Returns Panel::widget.
    QWidget &panel() const { return *m_panel; }
    const PanelHome &home() const { return m_home; }
    bool isShownIn(const QString &arrangement) const { return m_shownIn.contains(arrangement); }
    /// Puts the widgets into the dock when it is first needed, so that hidden panels cost no time. Later calls do
    /// nothing.
    void fill();
    /// Shows or hides the usual title bar. Must not be called while docks are laid out.
    void setTitleShown(bool isShown);
    /// True if the dock is behind the tab of another dock. Qt may consider it visible then, since it only moves it
    /// outside the window.
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
    std::unique_ptr<QWidget> m_titleBar; ///< custom title bar, owned until fill(), too; null: the usual one
    bool m_isBehind = false;             ///< behind another tab, and not hidden itself
    QWidget *m_noTitle;                  ///< empty title bar that replaces a hidden one
};

/// Shows the title bars of docks only where no tab shows the title. Must not be called while docks are laid out.
void updateTitles(const QMainWindow &host, const QList<PanelDock *> &docks);
