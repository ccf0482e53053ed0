#pragma once

#include "gamecore/level/level.h"

#include <atomic>
#include <functional>

/// Work that may take long. It should return soon after `isCancelled` is set; its result is then dropped.
using Work = std::function<void(const std::atomic<bool> &isCancelled)>;
/// Runs work and returns when it is done. False if it was cancelled, or if it failed and the failure was reported. The
/// worker decides whether the program stays responsive meanwhile (editor/widgets/progressworker.h).
using Worker = std::function<bool(const Work &work)>;

/// Runs the work in the calling thread; it cannot be cancelled.
inline bool workHere(const Work &work)
{
    const std::atomic<bool> isCancelled = false;
    work(isCancelled);
    return true;
}

/// Limits above which reading, checking or saving a whole level can block the window noticeably, so that a worker is
/// used. Below them it takes less than a frame.
inline constexpr qint64 mostCellsHere = 40'000;
inline constexpr std::size_t mostThingsHere = 1'000;
bool isLarge(const Level &level);
/// True if a file is large, by its size in bytes; for an entry of an archive, by the size of the archive, which is
/// unpacked completely.
bool isLargeFile(const QString &path);
