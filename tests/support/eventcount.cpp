#include "tests/support/eventcount.h"

#include <QCoreApplication>

EventCount::EventCount(QObject &watched, QEvent::Type type) : m_type(type)
{
    watched.installEventFilter(this);
}

bool EventCount::eventFilter(QObject *watched, QEvent *event)
{
    m_count += event->type() == m_type ? 1 : 0;
    return QObject::eventFilter(watched, event);
}

void layOut()
{
    constexpr int deepest = 10;
    for (int i = 0; i < deepest; ++i) {
        QCoreApplication::processEvents();
    }
}
