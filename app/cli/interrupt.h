#pragma once

#include <atomic>

/// Ctrl+C while this lives only asks for an end: what is there can still be written. The signal is the process's own,
/// so there is one at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    const std::atomic<bool> &isWanted() const;
};
