#include "tests/driver/repaints.h"

#include <QPaintEvent>
#include <QWidget>

Repaints::Repaints(QWidget &widget)
{
    widget.installEventFilter(this);
}

bool Repaints::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        m_region |= static_cast<QPaintEvent *>(event)->region();
    }
    return QObject::eventFilter(watched, event);
}
