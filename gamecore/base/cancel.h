#pragma once

#include <atomic>

/// Whether a computation is no longer wanted. Long ones ask it now and then; null: nobody can say so.
inline bool isSet(const std::atomic<bool> *isCancelled)
{
    return isCancelled && isCancelled->load(std::memory_order_relaxed);
}
