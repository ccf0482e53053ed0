#pragma once

#include <QObject>
#include <QScopedValueRollback>
#include <QStringList>

class PanelDock;
class QMainWindow;
class QTabBar;

/// Detects when the user, not the program, moves, opens or closes panels or drags the border between two. A panel
/// docked elsewhere is resized to leave space for the central widget. A panel dragged out by its tab and put back
/// returns to its old place among the tabs.
class MovedPanels : public QObject {
    Q_OBJECT

public:
    explicit MovedPanels(QMainWindow &host);

    void add(PanelDock &dock);
    /// Watches the present tab bars.
    void followTabs();
    /// While the returned object exists, moves of panels are not attributed to the user.
    [[nodiscard]] QScopedValueRollback<bool> placing() { return QScopedValueRollback<bool>(m_isPlacing, true); }

Q_SIGNALS:
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
    QByteArray m_pressed; ///< state of the panels when the mouse was pressed between two of them
    QStringList m_titles; ///< titles of the tabs where the mouse was pressed last, in their order at that time
    bool m_isPlacing = false;
};
