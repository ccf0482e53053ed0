#pragma once

// editor/storage: what the editor keeps on the disk: levels, campaigns, recovery files; work done beside the window.
//
// What a file was is known from the bytes that were read or written, hashed by the thread that did it. So nothing is
// read a second time, and what another program changes between reading and opening is seen. The hash is Blake2b and not
// SHA-256: nobody is to be kept out, and a large level is hashed whenever it is read.
//
// RecoveryKeeper (editor/document) writes each level with unsaved changes to a file of RecoveryFolder. After a kill
// RecoveryFolder finds these files, a bar offers them, and RecoveryFeature (editor/fileactions) opens the levels again.
//
// Whether a level is worked on at once goes by its size and not by a clock (worker.h). So the editor does the same on
// every machine, and tests wait for signals.

#include "editor/storage/diskstate.h"
#include "editor/storage/worker.h"
#include "gamecore/levelfile/levelformats.h"

#include <memory>

/// Copies of a level as it was read, if a worker made them: copying a huge one takes a while. Each is taken once.
struct LevelCopies {
    std::shared_ptr<const Level> level; ///< for its first check
    Grid<TerrainId> terrain;            ///< for showing it; of no size: none was made
};

/// What came of reading a level's file, and what that file was: the state of the very bytes that were read.
struct LoadedLevel : ReadLevel {
    DiskState disk;
    LevelCopies copies;
};

/// Whether a file is not written over when its level is saved: shipped levels and those in bundles are not changed, and
/// text and maps of other programs cannot hold what the editor may put into a level.
bool staysAsItIs(const QString &path, const LoadedLevel &read);

/// As openLevelFile(). If the content is the `known` one no level is made again: then there are neither a level nor
/// findings, only `disk`. To stop it, set `isCancelled` from any thread: then findings are missing.
LoadedLevel loadLevel(const QString &path, const Catalogue &catalogue, const std::atomic<bool> &isCancelled = false,
                      const DiskState &known = {});
/// As loadLevel(); nothing if the worker says that it was cancelled. Only large files are given to it.
std::optional<LoadedLevel> loadLevelBy(const QString &path, const Catalogue &catalogue, const Worker &worker);
/// The state of a file that nobody has read yet. Reads it whole, and unpacks the archive that it lies in; one larger
/// than a level may be gets no hash.
DiskState diskStateOf(const QString &path);
