#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list whose rows can be reordered by dragging. It does not move its rows: the owner changes the data. Escape
/// cancels a drag. While the list has the keyboard focus, the keys of its own actions (Qt::WidgetShortcut) come before
/// those of the window, also of a disabled action.
class OrderList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit OrderList(QWidget *parent = nullptr);

    void setMovable(bool isMovable) { m_isMovable = isMovable; }

Q_SIGNALS:
    /// The row `from` should be moved to the place of the row `to`, which is a different one.
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
    int m_from = -1; ///< pressed row
    int m_gap = -1;  ///< target gap during a drag
    QPoint m_pressed;
};
