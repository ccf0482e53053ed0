#include "tests/bench/x11/watcher.h"

#include <chrono>

namespace {

constexpr double longestMs = 30'000;
constexpr int enoughColors = 6;

using SteadyClock = std::chrono::steady_clock;

double since(SteadyClock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(SteadyClock::now() - begin).count();
}

} // namespace

std::optional<WindowWatcher::Shown> WindowWatcher::watch(const QStringList &command, const QStringList &settings)
{
    // Drawing into a window sends no event to other programs, so its middle is polled at this interval.
    constexpr int contentMs = 2;
    Shown shown;
    XConnection::WindowId window = 0;
    const SteadyClock::time_point begin = SteadyClock::now();
    RunningProgram program(command, settings);
    while (since(begin) < longestMs && !program.hasEnded()) {
        m_screen.waitForEvents(contentMs);
        if (window == 0) {
            window = m_screen.firstWindow();
            shown.mappedMs = window == 0 ? 0 : since(begin);
        } else if (m_screen.colorsIn(window) >= enoughColors) {
            shown.contentMs = since(begin);
            break;
        }
    }
    if (window == 0) {
        return std::nullopt;
    }
    shown.peakMb = program.peakMb();
    return shown;
}
