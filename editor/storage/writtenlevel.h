#pragma once

#include "editor/storage/diskstate.h"
#include "editor/storage/worker.h"
#include "gamecore/base/files.h"
#include "gamecore/level/level.h"

#include <optional>

/// What came of writing a level to a file.
struct WrittenLevel {
    std::optional<SaveFault> fault;
    DiskState disk; ///< what was written, if nothing went wrong
};

/// Writes a level whole or not at all. A large one is written by `worker`, which must not be cancelled.
WrittenLevel writeLevel(const QString &path, const Level &level, const CataloguePtr &base, const Worker &worker);
