#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/data/ids.h"

#include <QString>

#include <functional>

struct Run;

/// Tells a run as text, for people: what was played, then a line a command with what came of it, in the language of the
/// program, then how it went. Lines are plain text and are given in order, without their ends. False if it was
/// cancelled. `shipped` is the catalogue that the run was read with.
bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled = nullptr);
