#pragma once

#include <QObject>
#include <QScopedValueRollback>

class PanelDock;
class QMainWindow;

/// Hears when a person moves, opens or closes panels or drags the border between two, as opposed to the program. A
/// panel that was put down somewhere else leaves what is in the middle its room.
class MovedPanels : public QObject {
    Q_OBJECT

public:
    explicit MovedPanels(QMainWindow &host);

    void add(PanelDock &dock);
    /// As long as what it returns is there, it is not a person who moves panels.
    [[nodiscard]] QScopedValueRollback<bool> placing() { return QScopedValueRollback<bool>(m_isPlacing, true); }

Q_SIGNALS:
    void moved();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void tell();
    void followFloating(PanelDock &dock);
    void fit(PanelDock &dock);
    void pressBorder(bool isDown);

    QMainWindow &m_host;
    QByteArray m_pressed; ///< how panels stood when the mouse went down between two of them
    bool m_isPlacing = false;
};
