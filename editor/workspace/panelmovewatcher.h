#pragma once

#include <QObject>
#include <QScopedValueRollback>
#include <QStringList>

class PanelDock;
class QMainWindow;
class QTabBar;

/// A detector of changes that the user, not the program, makes to panels: moving, opening and closing panels, and
/// dragging the borders between panels. A panel that the user docks at another side is resized to leave space for the
/// central widget. If a panel is dragged out by its tab and dropped among the same tabs, its tab returns to its former
/// position.
class PanelMoveWatcher : public QObject {
    Q_OBJECT

public:
    explicit PanelMoveWatcher(QMainWindow &host);

    /// Watches a panel.
    void add(PanelDock &dock);
    /// Watches the tab bars that exist now. Call it again after docks were shown or moved, because Qt then creates new
    /// tab bars.
    void followTabs();
    /// While the returned object exists, moves of panels are not attributed to the user.
    [[nodiscard]] QScopedValueRollback<bool> placing() { return QScopedValueRollback<bool>(m_isPlacing, true); }

Q_SIGNALS:
    /// The user has moved, opened, closed or resized a panel.
    void moved();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tell();
    void followFloating(PanelDock &dock);
    void followOutOfTabs(PanelDock &dock);
    void putAmongTabs(PanelDock &dock, const QStringList &titles);
    void fit(PanelDock &dock);
    void pressBorder(bool isDown);

    QMainWindow &m_host;
    /// QMainWindow::saveState() when the mouse was pressed on a border between panels; empty: no border is pressed.
    QByteArray m_pressed;
    /// Titles of the tabs in the tab bar where the mouse was pressed last, in the order that they had at that time.
    QStringList m_titles;
    bool m_isPlacing = false; ///< true while an object of placing() exists
};
