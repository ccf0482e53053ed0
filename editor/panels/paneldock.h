#pragma once

#include <QDockWidget>

class QMainWindow;

/// A dock whose title bar can give way to the tab that names and moves the dock already. One with a title bar of its
/// own keeps it.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    explicit PanelDock(QWidget *parent = nullptr);

    /// Not while docks are laid out.
    void setTitleShown(bool isShown);
    bool isTitleShown() const { return titleBarWidget() != m_noTitle; }

private:
    QWidget *m_noTitle;
};

/// Docks that share tabs are named by these alone, others by their titles. Not while docks are laid out.
void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks);
