#pragma once

#include "tests/bench/timing.h"

#include <QEvent>
#include <QObject>

class QWidget;

/// Waits until a widget is painted, to time a frame from the change to its last pixel.
class Frames : public QObject {
public:
    /// Counts the paint events of this widget, such as the viewport of a view.
    explicit Frames(QWidget &painted);

    /// Runs `change` and the event loop until the result is painted. Returns milliseconds. A change that paints nothing
    /// ends the program.
    double time(const std::function<void()> &change);
    /// Does the same without returning a time.
    void show(const std::function<void()> &change) { time(change); }
    /// Runs the event loop until no work is left.
    static void settle();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_painted = 0;
};

/// Returns the resident memory of this process in MB.
double residentMegabytes();
