#pragma once

#include "editor/workspace/arrangement.h"

#include <QDockWidget>

#include <memory>

/// The parts of a dock.
struct Panel {
    QString name;                ///< of the dock, such as "mapDock"
    QWidget *widget;             ///< its title is that of the dock, also when it changes
    QStringList shownIn;         ///< names of arrangements
    PanelHome home = {};         ///< where it stands in those that do not say otherwise
    QWidget *titleBar = nullptr; ///< stands in for the title; null: the usual one
};

/// A dock whose title bar can give way to the tab that names and moves the dock already. One with a title bar of its
/// own keeps it. Opened by its action, it comes before the others of its place. While it is behind the tab of another
/// one, nothing in it takes the keyboard. Floating, its title says how it gets back.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// Takes the widgets, which get their places by fill().
    PanelDock(const Panel &panel, QWidget *parent);

    /// The panel as it was given.
    QWidget &panel() const { return *m_panel; }
    const PanelHome &home() const { return m_home; }
    bool isShownIn(const QString &arrangement) const { return m_shownIn.contains(arrangement); }
    /// Fills the dock, late: nobody waits for a panel that is never seen.
    void fill();
    /// Shows or hides the title. Not while docks are laid out.
    void setTitleShown(bool isShown);
    /// Whether the tab of another dock is in front of it. It may be visible to Qt: then it only lies outside the
    /// window.
    bool isBehindTab() const { return !isWindow() && (geometry().right() < 0 || geometry().bottom() < 0); }
    bool isTitleShown() const { return titleBarWidget() != m_noTitle; }

Q_SIGNALS:
    /// The dock had the keyboard and was closed, or went behind a tab.
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
    std::unique_ptr<QWidget> m_waiting; ///< until it is filled, as the next one
    std::unique_ptr<QWidget> m_titleBar;
    bool m_isBehind = false; ///< another tab, as long as it was not hidden itself
    QWidget *m_noTitle;
};

/// Docks that share tabs are named by these alone, others by their titles. Not while docks are laid out.
void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks);
