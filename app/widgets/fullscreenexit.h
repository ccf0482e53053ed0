#pragma once

#include <QToolButton>

/// A small button in the upper right corner of a window, above everything else, visible in full screen. There is no
/// title bar and no menu for leaving full screen with the mouse. It takes no focus.
class FullScreenExit : public QToolButton {
    Q_OBJECT

public:
    /// `action` leaves full screen, and must outlive this object.
    FullScreenExit(QAction *action, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showIfNeeded();
    void retranslate();
};
