#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/data/ids.h"

#include <QString>

#include <functional>

struct Run;

/// Writes a run as text in the program's language: what was played, one line per command with its effects, then the
/// result. Lines are plain text, passed in order without line breaks. False if cancelled. `shipped` is the catalogue
/// that the run was read with.
bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled = nullptr);
