#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

/// A list whose rows are put in another order by dragging them. The rows stay where they are: the owner of the list
/// moves what it shows. Escape gives a drag up.
class OrderList : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit OrderList(QWidget *parent = nullptr);

    void setMovable(bool isMovable) { m_isMovable = isMovable; }

Q_SIGNALS:
    /// The row `from` is to stand where the row `to` is, which is another one.
    void moveRequested(int from, int to);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// The row before which a dragged row would stand if it were let go there; count() behind the last one.
    int gapAt(QPoint position) const;
    void endDrag();

    bool m_isMovable = true;
    int m_from = -1; ///< the row that was pressed
    int m_gap = -1;  ///< while it is dragged
    QPoint m_pressed;
};
