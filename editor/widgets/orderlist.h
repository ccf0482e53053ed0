#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list whose rows can be reordered by dragging. It does not move its rows: the owner changes the data and fills the
/// list again. Escape cancels a drag. While the list has the focus, keys of actions that were added to it with
/// Qt::WidgetShortcut do not reach the window, even while the action is disabled.
class OrderList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit OrderList(QWidget *parent = nullptr);

    /// Allows or forbids dragging.
    void setMovable(bool isMovable) { m_isMovable = isMovable; }

Q_SIGNALS:
    /// The row with index `from` should be moved, so that its index becomes `to`, which differs from `from`.
    void moveRequested(int from, int to);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the action of the list with this key; null if there is none.
    QAction *actionFor(const QKeyEvent &key) const;
    /// Returns the row before which a dragged row would be dropped; count() after the last one.
    int gapAt(QPoint position) const;
    void endDrag();

    bool m_isMovable = true;
    int m_from = -1;  ///< index of the pressed row; -1: none
    int m_gap = -1;   ///< during a drag, index of the row before which the row would be dropped; -1: no drag
    QPoint m_pressed; ///< position of the mouse press
};
