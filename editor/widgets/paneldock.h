#pragma once

#include <QDockWidget>

class QMainWindow;

/// A dock whose title bar can give way to the tab that names and moves the dock already. One with a title bar of its
/// own keeps it. Opened by its action, it comes before the others of its place. While it is behind the tab of another
/// one, nothing in it takes the keyboard.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// `keyboardHome` gets the keyboard when a tab goes before what has it; it outlives the dock.
    PanelDock(QWidget &keyboardHome, QWidget *parent);

    /// Not while docks are laid out.
    void setTitleShown(bool isShown);
    /// Whether the tab of another one is before it. It may be visible to Qt: then it only lies outside the window.
    bool isBehindTab() const { return geometry().right() < 0 || geometry().bottom() < 0; }
    bool isTitleShown() const { return titleBarWidget() != m_noTitle; }

private:
    void shutBehindTab(bool isSeen);

    QWidget &m_keyboardHome;
    QWidget *m_noTitle;
};

/// Docks that share tabs are named by these alone, others by their titles. Not while docks are laid out.
void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks);
