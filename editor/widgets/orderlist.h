#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list whose rows are put in another order by dragging them. The rows stay where they are: the owner of the list
/// moves what it shows. Escape gives a drag up. While the list has the keyboard, the keys of its own actions
/// (Qt::WidgetShortcut) come before those of the window, also of an action that is disabled.
class OrderList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit OrderList(QWidget *parent = nullptr);

    void setMovable(bool isMovable) { m_isMovable = isMovable; }

Q_SIGNALS:
    /// The row `from` is to stand where the row `to` is, which is another one.
    void moveRequested(int from, int to);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the action of the list that has this key; null if there is none.
    QAction *actionFor(const QKeyEvent &key) const;
    /// The row before which a dragged row would stand if it were let go there; count() behind the last one.
    int gapAt(QPoint position) const;
    void endDrag();

    bool m_isMovable = true;
    int m_from = -1; ///< the row that was pressed
    int m_gap = -1;  ///< while it is dragged
    QPoint m_pressed;
};
