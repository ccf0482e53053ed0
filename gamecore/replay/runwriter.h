#pragma once

#include "gamecore/replay/run.h"

/// Returns the JSON of a run (docs/run-format.md), including its level: keys in the order of the format, one command
/// and one hash a line, with a final newline. Equal runs give equal bytes. Reading the JSON gives an equal run.
QByteArray writeRun(const Run &run, const Catalogue &shipped);

/// Returns a run as the proof stored in its level: without the level and without a hero from another level.
QJsonObject jsonOf(const Run &run);
