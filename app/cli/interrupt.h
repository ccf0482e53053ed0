#pragma once

#include <atomic>

/// Catches Ctrl+C while this object exists. Instead of ending the process, it sets isWanted(), so that results can
/// still be written. The signal belongs to the process, so only one object may exist at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    /// Returns a flag that becomes true when the user presses Ctrl+C.
    const std::atomic<bool> &isWanted() const;
};
