#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list whose rows can be reordered by dragging. The list does not move the rows itself: the owner of the data
/// changes their order and fills the list again. Escape cancels a drag. While the list has the focus, the keys of its
/// own actions (added with Qt::WidgetShortcut) never reach the window, even if the action is disabled.
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
    /// Returns the index of the row before which a row dragged to `position` would be dropped; count() for the end of
    /// the list.
    int gapAt(QPoint position) const;
    void endDrag();

    bool m_isMovable = true;
    int m_from = -1;  ///< index of the pressed row; -1: none
    int m_gap = -1;   ///< during a drag, index of the row before which the row would be dropped; -1: no drag
    QPoint m_pressed; ///< position of the mouse press
};
