#pragma once

#include <QEvent>
#include <QObject>

/// Counts the events of one type that an object gets while this lives.
class EventCount : public QObject {
public:
    EventCount(QObject &watched, QEvent::Type type);

    int count() const { return m_count; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QEvent::Type m_type;
    int m_count = 0;
};

/// Until all layouts are done: one asks that around it for room a turn of events later.
void layOut();
