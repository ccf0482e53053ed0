#pragma once

#include "gamecore/level/level.h"

#include <atomic>
#include <functional>

/// Work that may take long. It should return soon after `isCancelled` is set; its result is dropped then.
using Work = std::function<void(const std::atomic<bool> &isCancelled)>;
/// Does such work, and returns when it is done. False if it was cancelled, or could not be done and that was told. The
/// worker decides whether the program goes on living meanwhile (editor/widgets/progressworker.h).
using Worker = std::function<bool(const Work &work)>;

/// Does the work here and now; nobody can cancel it.
inline bool workHere(const Work &work)
{
    const std::atomic<bool> isCancelled = false;
    work(isCancelled);
    return true;
}

/// Work over all of a level of more cells or things, such as reading, checking or saving it, could be noticed on the
/// window's thread: it is worth a worker. Below it takes less than a frame.
inline constexpr qint64 mostCellsHere = 40'000;
inline constexpr std::size_t mostThingsHere = 1'000;
bool isLarge(const Level &level);
/// Whether a file is large, by its bytes; one within an archive by those of the archive, all of which is unpacked.
bool isLargeFile(const QString &path);
