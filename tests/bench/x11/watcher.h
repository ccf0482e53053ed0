#pragma once

#include "tests/bench/processes.h"
#include "tests/bench/x11/xconnection.h"

/// When a program's window is there, as the X server tells: events, not a clock that asks now and then.
class WindowWatcher {
public:
    struct Shown {
        double mappedMs = 0;  ///< from the start of the program until its first window was on the screen
        double contentMs = 0; ///< until at least six colors were in its middle; 0 if that never came
        double peakMb = 0;    ///< of memory by then
    };

    explicit WindowWatcher(const XConnection &screen) : m_screen(screen) {}

    /// Starts a program, waits for it to show and ends it. Nothing if no window came within half a minute.
    std::optional<Shown> watch(const QStringList &command, const QStringList &settings);

private:
    const XConnection &m_screen;
};
