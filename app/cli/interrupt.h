#pragma once

#include <atomic>

/// Catches Ctrl+C while it exists and only requests an end, so that results can still be written. The signal belongs to
/// the process, so only one object may exist at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    const std::atomic<bool> &isWanted() const;
};
