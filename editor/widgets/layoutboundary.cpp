#include "editor/widgets/layoutboundary.h"

#include <QEvent>

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
