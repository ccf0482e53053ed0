#pragma once

#include "tests/bench/processes.h"
#include "tests/bench/x11/xconnection.h"

/// Measures when a program's window appears, by events of the X server instead of polling.
class WindowWatcher {
public:
    struct Shown {
        double mappedMs = 0;  ///< from the start of the program until its first window was mapped on the screen
        double contentMs = 0; ///< from the start until at least six colors were in its middle; 0 if that never happened
        double peakMb = 0;    ///< peak memory until then
    };

    explicit WindowWatcher(const XConnection &screen) : m_screen(screen) {}

    /// Starts a program, waits until its window appears and ends it. std::nullopt if no window appeared within half a
    /// minute.
    std::optional<Shown> watch(const QStringList &command, const QStringList &settings);

private:
    const XConnection &m_screen;
};
