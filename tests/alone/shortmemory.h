#pragma once

/// As long as one lives, work beside the window runs out of memory: of each piece of work that hadMemoryFor()
/// (gamecore/base/enoughmemory.h) runs in another thread, the n-th allocation fails and all that follow, until the work
/// has ended. Qt's own work in these threads goes on, and its hashes (operator new[]).
/// None may begin while a thread is painting: QtGui knows no exceptions, and its own threads would paint on. A suite
/// that links this has operator new replaced, and the linker leads calls of runInMemory() here.
class ShortMemory {
public:
    /// `nth` counts from 1.
    explicit ShortMemory(long nth);
    ~ShortMemory();
    ShortMemory(const ShortMemory &) = delete;
    ShortMemory &operator=(const ShortMemory &) = delete;

    /// How many pieces of work have ended for want of memory.
    int count() const;
};
