#pragma once

#include "tests/bench/processes.h"
#include "tests/bench/x11/fakeinput.h"
#include "tests/bench/x11/xconnection.h"

#include <functional>

/// Processor time of a program.
struct ProgramCost {
    double allMs = 0;
    double firstThreadMs = 0; ///< of these, of the thread of its window; 0 where the system does not tell
};
ProgramCost operator+(const ProgramCost &a, const ProgramCost &b);
ProgramCost operator-(const ProgramCost &a, const ProgramCost &b);

/// A program with a window that is used as a person uses it, and what that costs it. All programs get a window of one
/// size.
class DrivenProgram {
public:
    /// Starts it and waits until its window shows something, has the keyboard, and the program rests.
    DrivenProgram(const XConnection &screen, const QStringList &command, const QStringList &settings);

    /// False if its window never came, or ever since the program did not come to rest within half a minute.
    bool isReady() const { return m_isReady; }

    const FakeInput &input() const { return m_input; }
    /// A position of its window on the screen.
    QPoint onScreen(QPoint position) const;
    /// As XConnection::pixelsOf().
    QByteArray pixelsOf(const QRect &part) const { return m_screen.pixelsOf(m_window, part); }

    /// What it costs to do something, until the program rests again: whatever follows from it in whichever thread.
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
