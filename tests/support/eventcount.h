#pragma once

#include <QEvent>
#include <QObject>

/// Counts the events of one type that an object receives during the lifetime of this counter.
class EventCount : public QObject {
public:
    EventCount(QObject &watched, QEvent::Type type);

    int count() const { return m_count; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QEvent::Type m_type;
    int m_count = 0;
};

/// Waits until all layouts are done: a layout asks its parent for room one turn of the event loop later.
void layOut();
