#pragma once

#include <atomic>

/// True if a computation was cancelled. Long computations check it regularly; null: it cannot be cancelled.
inline bool isSet(const std::atomic<bool> *isCancelled)
{
    return isCancelled && isCancelled->load(std::memory_order_relaxed);
}
