#include "editor/widgets/orderlist.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

OrderList::OrderList(QWidget *parent) : QuietList(parent)
{
    setDragDropMode(QAbstractItemView::NoDragDrop);
}

QAction *OrderList::actionFor(const QKeyEvent &key) const
{
    const QKeySequence pressed(int(key.modifiers() & ~Qt::KeypadModifier) | key.key());
    const QList<QAction *> own = actions();
    const auto found = std::find_if(own.begin(), own.end(), [&pressed](const QAction *action) {
        return action->shortcutContext() == Qt::WidgetShortcut && action->shortcuts().contains(pressed);
    });
    return found == own.end() ? nullptr : *found;
}

bool OrderList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && actionFor(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // a key that the window has as well would be ambiguous, and do nothing
        return true;
    }
    return QuietList::event(event);
}

void OrderList::mousePressEvent(QMouseEvent *event)
{
    QListWidget::mousePressEvent(event);
    const bool isLeft = event->button() == Qt::LeftButton;
    m_pressed = event->position().toPoint();
    m_from = isLeft && m_isMovable ? indexAt(m_pressed).row() : -1;
}

void OrderList::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const bool isDrag = m_gap >= 0 || (position - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_from < 0 || !isDrag) {
        return; // the base class would select rows below the mouse
    }
    m_gap = gapAt(position);
    viewport()->setCursor(Qt::ClosedHandCursor);
    viewport()->update();
}

void OrderList::mouseReleaseEvent(QMouseEvent *event)
{
    const int from = m_from;
    const int gap = m_gap;
    endDrag();
    if (gap < 0) {
        QListWidget::mouseReleaseEvent(event);
        return;
    }
    const int to = gap > from ? gap - 1 : gap;
    if (to != from) {
        Q_EMIT moveRequested(from, to);
    }
}

void OrderList::keyPressEvent(QKeyEvent *event)
{
    if (m_gap >= 0 && event->key() == Qt::Key_Escape) {
        endDrag();
        return;
    }
    if (QAction *action = actionFor(*event)) {
        if (action->isEnabled()) {
            action->trigger();
        }
        return;
    }
    QListWidget::keyPressEvent(event);
}

void OrderList::endDrag()
{
    m_from = -1;
    m_gap = -1;
    viewport()->unsetCursor();
    viewport()->update();
}

int OrderList::gapAt(QPoint position) const
{
    for (int i = 0; i < count(); ++i) {
        if (position.y() < visualItemRect(item(i)).center().y()) {
            return i;
        }
    }
    return count();
}

void OrderList::paintEvent(QPaintEvent *event)
{
    QListWidget::paintEvent(event);
    if (m_gap < 0 || count() == 0) {
        return;
    }
    const QRect last = visualItemRect(item(count() - 1));
    const int y = m_gap < count() ? visualItemRect(item(m_gap)).top() : last.bottom();
    QPainter painter(viewport());
    painter.fillRect(QRect(4, qMax(0, y - 1), viewport()->width() - 8, 2), palette().highlight());
}
