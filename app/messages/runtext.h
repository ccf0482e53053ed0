#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/data/ids.h"

#include <QString>

#include <functional>

struct Run;

/// Writes a run as lines of plain text, passed to `tell` in order and without line breaks: what was played, one line
/// per command with its effects, then the result. The effects are in the program's language, everything else is in
/// English. False if cancelled. `shipped` is the catalogue that the run was read with.
bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled = nullptr);
