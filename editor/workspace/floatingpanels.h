#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class PanelDock;
class QKeyEvent;
class QMainWindow;
class QVersionNumber;
class QWidget;

/// Panels that were pulled out of their window, each into one of its own. Keys that nobody wants there go to the
/// window, which also hears, as a change of its activation, that the keyboard left them. After a click on one, keys
/// still go to the window, but for those of what is clicked. Once put down they lie on a screen as far as they fit.
class FloatingPanels : public QObject {
    Q_OBJECT

public:
    explicit FloatingPanels(QMainWindow &host);

    /// Lets a panel float where that is possible.
    void add(PanelDock &dock);
    /// Whether a window is that of a floating panel.
    bool isOneOf(const QWidget *window) const;
    /// Whether the window or a floating panel has the keyboard.
    bool isActive() const;

    /// Under Wayland Qt cannot dock a floating panel again before 6.5.4 (QTBUG-87332).
    static bool canFloat(const QString &platform, const QVersionNumber &qt);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool pass(const QWidget &window, QKeyEvent &key);
    void tellLeft(QWidget &window);
    void keepApart();
    void keepOnScreen();

    QMainWindow &m_host;
    QList<QWidget *> m_docks;
    QTimer m_settling; ///< until nobody moves them any more
};
