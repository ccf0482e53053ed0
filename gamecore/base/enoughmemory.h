#pragma once

#include "gamecore/base/files.h"

#include <memory>

/// Calls `run(work)`. False if that ran out of memory, or asked for more than there can be: what it had taken is free
/// again by then. Any other exception passes.
bool runInMemory(void (*run)(const void *work), const void *work);

/// The one way to run work in another thread, where an exception that nobody catches would end the program with all
/// that the person made: does the work, and is false if there was not enough memory for it. Two things of Qt still need
/// theirs: a QHash may not throw when it grows, and QtGui knows no exceptions while it paints.
template<typename Work>
bool hadMemoryFor(const Work &work)
{
    return runInMemory([](const void *it) { (*static_cast<const Work *>(it))(); }, std::addressof(work));
}

/// What `save`, which writes a file or leaves the old one as it was, gives as its fault; or that there was not enough
/// memory for it.
template<typename Save>
std::optional<SaveFault> savedInMemory(const QString &path, const Save &save)
{
    std::optional<SaveFault> fault;
    return hadMemoryFor([&] { fault = save(); })
               ? fault
               : SaveFault{.what = SaveFault::What::NoMemory, .path = path, .detail = {}};
}
