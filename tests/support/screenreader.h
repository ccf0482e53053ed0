#pragma once

#include <QAccessible>
#include <QStringList>

/// While it lives, accessibility is on as if a screen reader listened, and what it would be told is collected. One at a
/// time.
class ScreenReader {
public:
    ScreenReader();
    ~ScreenReader();
    Q_DISABLE_COPY_MOVE(ScreenReader)

    /// Values of canvases that changed, in order, since it was made or cleared.
    static const QStringList &values();
    static void clear();
};
