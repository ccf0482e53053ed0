#pragma once

#include <QObject>

class QAbstractScrollArea;
class QScrollBar;
class QWidget;

/// The sign that a row of cards goes on to the right: a scroll bar while the mouse is over the shelf, while the list
/// has the keyboard focus and while the bar is dragged; otherwise a soft fade at the right edge, unless the last card
/// is in view.
class ShelfScroll : public QObject {
    Q_OBJECT

public:
    /// `shelf` is the parent of `list` and of this object.
    ShelfScroll(QAbstractScrollArea &list, QWidget &shelf);

    /// Sets whether there are cards outside the view. The last `gap` pixels of the list are empty.
    void setNeeded(bool isNeeded, int gap);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();

    QAbstractScrollArea &m_list;
    QWidget &m_shelf;
    QScrollBar &m_bar;
    QWidget *m_fade;
    bool m_isNeeded = false;
    int m_gap = 0;
};
