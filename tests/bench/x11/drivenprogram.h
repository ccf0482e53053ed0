#pragma once

#include "tests/bench/processes.h"
#include "tests/bench/x11/fakeinput.h"
#include "tests/bench/x11/xconnection.h"

#include <functional>

/// Processor time of a program.
struct ProgramCost {
    double allMs = 0;
    double firstThreadMs = 0; ///< of the window's thread alone; 0 where the system does not report it
};
ProgramCost operator+(const ProgramCost &a, const ProgramCost &b);
ProgramCost operator-(const ProgramCost &a, const ProgramCost &b);

/// A program whose window is operated like by a user, to measure its processor time. All programs get a window of the
/// same size.
class DrivenProgram {
public:
    /// Starts the program and waits until its window shows something and has the keyboard focus, and the program is
    /// idle.
    DrivenProgram(const XConnection &screen, const QStringList &command, const QStringList &settings);

    /// False if the window never appeared, or if the program once did not become idle within half a minute.
    bool isReady() const { return m_isReady; }

    const FakeInput &input() const { return m_input; }
    /// Converts a position in its window to the screen.
    QPoint onScreen(QPoint position) const;
    /// As XConnection::pixelsOf().
    QByteArray pixelsOf(const QRect &part) const { return m_screen.pixelsOf(m_window, part); }

    /// Returns the processor time that an action costs until the program is idle again, including its consequences in
    /// other threads.
    ProgramCost costOf(const std::function<void()> &act);

private:
    bool waitForWindow();
    bool waitFor(const std::function<bool()> &condition);
    ProgramCost used() const { return {m_program.cpuMs(), m_program.firstThreadMs()}; }
    ProgramCost usedAtRest();

    const XConnection &m_screen;
    FakeInput m_input;
    RunningProgram m_program;
    XConnection::WindowId m_window = 0;
    bool m_isReady = false;
};
