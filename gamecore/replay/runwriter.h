#pragma once

#include "gamecore/replay/run.h"

/// Returns the JSON of a run (docs/run-format.md), including its level but not the proof of the level. Keys are in the
/// order of the format; each command and each hash is on a line of its own. The text ends with a newline. Equal runs
/// give equal bytes. Reading the JSON gives an equal run.
QByteArray writeRun(const Run &run, const Catalogue &shipped);

/// Returns the JSON of a run as a proof, to be stored in its level: without the level and without a hero from another
/// level.
QJsonObject jsonOf(const Run &run);
