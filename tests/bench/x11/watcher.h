#pragma once

#include "tests/bench/processes.h"

#include <memory>

struct _XDisplay; // NOLINT(bugprone-reserved-identifier): Xlib's name for it

/// When a program's window is there, as the X server tells: events, not a clock that asks now and then.
class WindowWatcher {
public:
    struct Shown {
        double mappedMs = 0;  ///< from the start of the program until its first window was on the screen
        double contentMs = 0; ///< until at least six colors were in its middle; 0 if that never came
        double peakMb = 0;    ///< of memory by then
    };

    /// Watches a display such as ":77", on which a window manager runs.
    explicit WindowWatcher(const QString &display);
    bool isConnected() const { return m_display != nullptr; }

    /// Starts a program, waits for it to show and ends it. Splash screens below 200x150 pixels do not count. Nothing if
    /// no window came within half a minute.
    std::optional<Shown> watch(const QStringList &command, const QStringList &settings);

private:
    struct Close {
        void operator()(_XDisplay *display) const;
    };

    unsigned long findWindow() const;
    int colorsIn(unsigned long window) const;
    void waitForEvents(int milliseconds) const;

    std::unique_ptr<_XDisplay, Close> m_display;
};
