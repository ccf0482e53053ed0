#pragma once

#include "tests/bench/timing.h"

#include <QEvent>
#include <QObject>

class QWidget;

/// Waits for a widget to be painted, so that a frame can be timed from what changes to its last pixel.
class Frames : public QObject {
public:
    /// Paints of this widget count, such as the viewport of a view.
    explicit Frames(QWidget &painted);

    /// Runs `change` and the event loop until what follows from it is painted. Milliseconds; a change that paints
    /// nothing ends the program.
    double time(const std::function<void()> &change);
    /// The same without a time.
    void show(const std::function<void()> &change) { time(change); }
    /// Runs the event loop until nothing more is to be done.
    static void settle();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_painted = 0;
};

/// Megabytes of memory that this process has.
double residentMegabytes();
