#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class PanelDock;
class QKeyEvent;
class QMainWindow;
class QVersionNumber;
class QWidget;

/// The floating panels, each in its own window. The keyboard works as in a docked panel. Keys that the focused widget
/// of a floating panel does not handle go to the main window. If the panel has no focused widget, keys go to the
/// focused widget of the main window. When a floating panel stops being the active window, the main window gets an
/// ActivationChange event; if the panel was closed or docked, the main window is activated instead. After a floating
/// panel was shown, moved or resized, it is put completely onto the screen; if it is too large, it is made smaller.
class FloatingPanels : public QObject {
    Q_OBJECT

public:
    explicit FloatingPanels(QMainWindow &host);

    /// Allows a panel to float, if the platform supports it (canFloat()).
    void add(PanelDock &dock);
    /// True if `window` is a panel added with add(). False for null.
    bool isOneOf(const QWidget *window) const;
    /// True if the main window or a floating panel is the active window.
    bool isActive() const;

    /// True if floating is supported. Under Wayland, Qt before 6.5.4 cannot dock a floating panel again (QTBUG-87332).
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
    QTimer m_settling; ///< delay before panels are put onto the screen; restarted while they are being moved
};
