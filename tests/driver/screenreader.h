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

    // Since it was made or cleared, in order.
    /// Names of the cells of canvases that got the focus.
    static const QStringList &cells();
    /// Object names of widgets that said they got the focus while the keyboard was elsewhere.
    static const QStringList &focusThieves();
    static void clear();
};
