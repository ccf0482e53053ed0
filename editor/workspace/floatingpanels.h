#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class PanelDock;
class QKeyEvent;
class QMainWindow;
class QVersionNumber;
class QWidget;

/// The floating panels, each in its own window. Keys that are not handled there are forwarded to the main window, which
/// also gets an activation change when a floating panel loses the focus. After a click on a panel, keys still go to the
/// main window, except for those of the clicked widget. After a move, panels are kept on the screen as far as they fit.
class FloatingPanels : public QObject {
    Q_OBJECT

public:
    explicit FloatingPanels(QMainWindow &host);

    /// Allows a panel to float, if the platform supports it.
    void add(PanelDock &dock);
    /// True if a window belongs to a floating panel.
    bool isOneOf(const QWidget *window) const;
    /// True if the main window or a floating panel has the focus.
    bool isActive() const;

    /// True if floating is supported. Under Wayland Qt cannot dock a floating panel again before 6.5.4 (QTBUG-87332).
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
    QTimer m_settling; ///< runs until panels are no longer being moved
};
