#pragma once

#include <QObject>
#include <QScopedValueRollback>
#include <QStringList>

class PanelDock;
class QMainWindow;
class QTabBar;

/// A detector of changes by the user, not by the program: panels that are moved, opened or closed, and borders between
/// panels that are dragged. A panel that the user docks at another side is resized to leave space for the central
/// widget. A panel that is dragged out by its tab and put back returns to its former position among the tabs.
class PanelMoveWatcher : public QObject {
    Q_OBJECT

public:
    explicit PanelMoveWatcher(QMainWindow &host);

    /// Watches a panel.
    void add(PanelDock &dock);
    /// Watches the tab bars that exist now. Call it again after docks were shown or moved, because Qt then creates new
    /// ones.
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
    /// State of the window's panels when the mouse was pressed on a border; empty: not pressed.
    QByteArray m_pressed;
    /// Titles in the tab bar where the mouse was pressed last, in their order at that time.
    QStringList m_titles;
    bool m_isPlacing = false; ///< true while an object of placing() exists
};
