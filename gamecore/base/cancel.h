#pragma once

#include <atomic>

/// True if a computation was cancelled. Long computations call this regularly. A null pointer means that the
/// computation cannot be cancelled.
inline bool isSet(const std::atomic<bool> *isCancelled)
{
    return isCancelled && isCancelled->load(std::memory_order_relaxed);
}
