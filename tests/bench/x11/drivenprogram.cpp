#include "tests/bench/x11/drivenprogram.h"

#include <chrono>
#include <thread>

namespace {

constexpr QSize windowSize{1300, 850};
constexpr std::chrono::seconds longest{30};
constexpr int enoughColors = 2; ///< of a window that is no longer empty

using SteadyClock = std::chrono::steady_clock;

} // namespace

ProgramCost operator+(const ProgramCost &a, const ProgramCost &b)
{
    return {a.allMs + b.allMs, a.firstThreadMs + b.firstThreadMs};
}

ProgramCost operator-(const ProgramCost &a, const ProgramCost &b)
{
    return {a.allMs - b.allMs, a.firstThreadMs - b.firstThreadMs};
}

DrivenProgram::DrivenProgram(const XConnection &screen, const QStringList &command, const QStringList &settings)
    : m_screen(screen), m_input(screen), m_program(command, settings)
{
    m_isReady = waitForWindow();
    if (m_isReady) {
        usedAtRest();
    }
}

bool DrivenProgram::waitFor(const std::function<bool()> &condition)
{
    constexpr int lookMs = 20; // drawing into a window sends no event to other programs
    const SteadyClock::time_point end = SteadyClock::now() + longest;
    while (!condition()) {
        if (m_program.hasEnded() || SteadyClock::now() > end) {
            return false;
        }
        m_screen.waitForEvents(lookMs);
    }
    return true;
}

bool DrivenProgram::waitForWindow()
{
    const bool isThere = waitFor([this] {
        m_window = m_screen.firstWindow();
        return m_window != 0;
    });
    if (!isThere) {
        return false;
    }
    m_screen.askForSize(m_window, windowSize);
    return waitFor([this] {
        return m_screen.placeOf(m_window).size() == windowSize && m_screen.activeWindow() == m_window
               && m_screen.colorsIn(m_window) >= enoughColors;
    });
}

QPoint DrivenProgram::onScreen(QPoint position) const
{
    return m_screen.placeOf(m_window).topLeft() + position;
}

ProgramCost DrivenProgram::costOf(const std::function<void()> &act)
{
    const ProgramCost before = used();
    act();
    return usedAtRest() - before;
}

/// Waits until the program uses hardly any processor time for a while. Returns the usage at the beginning of that
/// while.
ProgramCost DrivenProgram::usedAtRest()
{
    constexpr std::chrono::milliseconds look{50};
    constexpr int quietLooks = 8;
    constexpr double nextToNothingMs = 0.6; // a timer in Tiled takes 5 ms a second, 0.26 ms per look
    const SteadyClock::time_point end = SteadyClock::now() + longest;
    ProgramCost atRest = used();
    ProgramCost last = atRest;
    for (int quiet = 0; quiet < quietLooks; ++quiet) {
        std::this_thread::sleep_for(look);
        const ProgramCost now = used();
        if (now.allMs - last.allMs > nextToNothingMs) {
            quiet = -1;
            atRest = now;
        }
        last = now;
        if (m_program.hasEnded() || SteadyClock::now() > end) {
            m_isReady = false;
            break;
        }
    }
    return atRest;
}
