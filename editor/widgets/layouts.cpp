#include "editor/widgets/layouts.h"

#include <QEvent>

#include <algorithm>

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem *item = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arranged(rect, true);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : m_items) {
        const QSize hint = item->sizeHint();
        size = {size.width() + hint.width() + (size.isEmpty() ? 0 : spacing()), std::max(size.height(), hint.height())};
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto &item : m_items) {
        size = size.expandedTo(item->sizeHint());
    }
    return size.grownBy(contentsMargins());
}

int FlowLayout::arranged(const QRect &rect, bool isReal) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    QPoint place = inside.topLeft();
    int rowHeight = 0;
    for (const auto &item : m_items) {
        const QSize hint = item->sizeHint();
        if (place.x() > inside.left() && place.x() + hint.width() > inside.left() + inside.width()) {
            place = {inside.left(), place.y() + rowHeight + spacing()};
            rowHeight = 0;
        }
        if (isReal) {
            item->setGeometry(QRect(place, hint));
        }
        place.rx() += hint.width() + spacing();
        rowHeight = std::max(rowHeight, hint.height());
    }
    return place.y() + rowHeight - rect.top() + contentsMargins().bottom();
}

LayoutBoundary::LayoutBoundary(QWidget *content, QWidget *parent) : QWidget(parent), m_content(content)
{
    content->setParent(this);
}

QSize LayoutBoundary::sizeHint() const
{
    return m_room.expandedTo(m_content->sizeHint());
}

QSize LayoutBoundary::minimumSizeHint() const
{
    return m_least.expandedTo(m_content->minimumSizeHint());
}

bool LayoutBoundary::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && (sizeHint() != m_room || minimumSizeHint() != m_least)) {
        m_room = sizeHint();
        m_least = minimumSizeHint();
        updateGeometry();
    }
    return QWidget::event(event);
}

void LayoutBoundary::resizeEvent(QResizeEvent *)
{
    m_content->resize(size());
}
