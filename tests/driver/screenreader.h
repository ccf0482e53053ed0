#pragma once

#include <QAccessible>
#include <QStringList>

/// Turns accessibility on while it lives, as a screen reader would, and collects the events. Only one may exist at a
/// time.
class ScreenReader {
public:
    ScreenReader();
    ~ScreenReader();
    Q_DISABLE_COPY_MOVE(ScreenReader)

    // Events since construction or the last clear(), in order.
    /// Returns the names of the canvas cells that got the focus.
    static const QStringList &cells();
    /// Returns the object names of widgets that reported the focus while the keyboard focus was elsewhere.
    static const QStringList &focusThieves();
    static void clear();
};
