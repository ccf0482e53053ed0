#pragma once

#include <QToolButton>

/// A small button in the upper right corner of a window, in front of all else, that is seen while the window has the
/// whole screen: there is no title then, and no menu, that the mouse could leave it by. It takes no keyboard.
class FullScreenExit : public QToolButton {
    Q_OBJECT

public:
    /// `action` leaves the full screen, and must outlive this.
    FullScreenExit(QAction *action, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showIfNeeded();
    void retranslate();
};
