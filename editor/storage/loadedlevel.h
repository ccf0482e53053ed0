#pragma once

// editor/storage: levels, campaigns and recovery files on disk; background jobs and worker threads.
//
// The state of a file (DiskState) contains a hash of the bytes that were read or written. The thread that reads or
// writes the bytes computes the hash. So no file is read twice, and a change between reading and opening is detected.
// The hash is Blake2b instead of SHA-256: it need not resist attacks, and a large level is hashed on each read.
//
// RecoveryWriter (editor/document) writes each level with unsaved changes to a file of RecoveryFolder. After a crash
// RecoveryFolder finds these files, a bar offers them, and RecoveryFeature (editor/fileactions) opens the levels again.
//
// The size of a level, not a clock, decides whether work on it runs in a worker thread (worker.h). The editor therefore
// behaves the same on all machines, and tests can wait for signals.

#include "editor/storage/diskstate.h"
#include "editor/storage/worker.h"
#include "gamecore/levelfile/levelformats.h"

#include <memory>

/// Copies of a large level that was just read, made by the worker thread so that the window need not wait for them. The
/// receiver moves each copy out of this struct. Small levels have no copies here, since they are copied when needed.
struct LevelCopies {
    std::shared_ptr<const Level> level; ///< for its first check; null if there is no copy
    Grid<TerrainId> terrain;            ///< for display; of size 0 if there is no copy
};

/// The result of reading a level file, with the state of exactly the bytes that were read.
struct LoadedLevel : ReadLevel {
    DiskState disk;
    LevelCopies copies;
};

/// True if saving a level must not overwrite its file. Shipped levels and levels in archives are read-only. Text files
/// and Tiled maps cannot store everything that the editor supports.
bool isReadOnlyFile(const QString &path, const LoadedLevel &read);

/// Reads a level like openLevelFile(). `known` is an earlier state of the file. If the content has not changed since,
/// returns only `disk`, without level and findings. Setting `isCancelled` from any thread stops the work; findings are
/// then incomplete.
LoadedLevel loadLevel(const QString &path, const Catalogue &catalogue, const std::atomic<bool> &isCancelled = false,
                      const DiskState &known = {});
/// Reads a level like loadLevel(); large files are read by `worker`. std::nullopt if the worker was cancelled.
std::optional<LoadedLevel> loadLevelBy(const QString &path, const Catalogue &catalogue, const Worker &worker);
/// Returns the state of a file with its hash. Reads the whole file; if it is an entry of an archive, unpacks the
/// archive. The hash is empty if the file cannot be read or is larger than a level file may be.
DiskState diskStateOf(const QString &path);
