#pragma once

#include <QObject>
#include <QScopedValueRollback>
#include <QStringList>

class PanelDock;
class QMainWindow;
class QTabBar;

/// Hears when a person moves, opens or closes panels or drags the border between two, as opposed to the program. A
/// panel that was put down somewhere else leaves what is in the middle its room; one that was pulled out by its tab and
/// put back gets its old place among the tabs.
class MovedPanels : public QObject {
    Q_OBJECT

public:
    explicit MovedPanels(QMainWindow &host);

    void add(PanelDock &dock);
    /// Follows the tabs that there are now.
    void followTabs();
    /// As long as what it returns is there, it is not a person who moves panels.
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
    QByteArray m_pressed; ///< how panels stood when the mouse went down between two of them
    QStringList m_titles; ///< of the tabs among which the mouse went down last, as they stood then
    bool m_isPlacing = false;
};
