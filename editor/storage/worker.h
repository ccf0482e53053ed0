#pragma once

#include "gamecore/level/level.h"

#include <atomic>
#include <functional>

/// Work that may take long. It should return soon after `isCancelled` is set; its result is then dropped.
using Work = std::function<void(const std::atomic<bool> &isCancelled)>;
/// A function that runs work and returns when the work is done; false if the user cancelled the work. Some workers keep
/// the window responsive meanwhile (editor/widgets/progressworker.h).
using Worker = std::function<bool(const Work &work)>;

/// Runs the work in the calling thread, without a way to cancel it. Returns true.
inline bool workHere(const Work &work)
{
    const std::atomic<bool> isCancelled = false;
    work(isCancelled);
    return true;
}

/// The limits up to which a level may be read, checked or saved in the calling thread, which takes less than a frame.
/// Larger levels need a worker thread. For files, mostCellsHere is the maximum number of bytes.
inline constexpr qint64 mostCellsHere = 40'000;
inline constexpr std::size_t mostThingsHere = 1'000;
/// True if a level has more than mostCellsHere cells or more than mostThingsHere things.
bool isLarge(const Level &level);
/// True if a file has more than mostCellsHere bytes. For an entry of an archive, the size of the archive counts, since
/// the whole archive is unpacked. False if there is no file.
bool isLargeFile(const QString &path);
