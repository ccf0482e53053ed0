#pragma once

#include <QToolButton>

/// A small button in the upper right corner of a window, above everything else, visible in full screen. It lets the
/// user leave full screen by mouse, because a full screen window has neither a title bar nor a menu. It takes no focus.
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
