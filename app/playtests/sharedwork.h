#pragma once

#include <functional>

/// Work that threads share out among themselves: each takes some of it, does it, and comes back for more.
struct SharedWork {
    /// Does it as long as there is some; `thread` counts from 0.
    std::function<void(int thread)> work;
    /// Called now and then by the thread that waits.
    std::function<void()> tell;
};

/// Has it done by so many threads, or by as many as the system has room for, at least one: then the calling one.
void doTogether(int threads, const SharedWork &shared);
