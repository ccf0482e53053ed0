#pragma once

#include <QtGlobal>

#include <atomic>
#include <functional>

/// Calls `work(item, thread)` for the items 0 to `count` - 1, spread over so many threads, or as many as the system has
/// room for: a thread that is done with an item takes the next one. `thread` counts from 0, for values of which each
/// thread has its own. `tell`, if it is not null, is called now and then by the calling thread.
///
/// Returns when all threads have ended. Once `isCancelled` is set no further item is begun. An exception in a thread
/// ends the work and is thrown again in the calling thread.
void forEachInParallel(qint64 count, int threads, const std::atomic<bool> &isCancelled,
                       const std::function<void(qint64 item, int thread)> &work,
                       const std::function<void()> &tell = {});
