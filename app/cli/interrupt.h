#pragma once

#include <atomic>

/// A handler of Ctrl+C. While it exists, Ctrl+C sets isInterrupted() instead of ending the process, so that results can
/// still be written. The signal belongs to the process, so only one handler may exist at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    /// Returns a flag that becomes true when the user presses Ctrl+C.
    const std::atomic<bool> &isInterrupted() const;
};
