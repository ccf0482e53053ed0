#pragma once

#include "gamecore/replay/run.h"

/// The JSON of a run (docs/run-format.md), with its level in it: keys in the order of the format, one command and one
/// hash a line, a newline at the end. The same run gives the same bytes, and reading them gives the run again.
QByteArray writeRun(const Run &run, const Catalogue &shipped);

/// What a run says without its level, without a hero who comes from elsewhere: what a level keeps as its proof.
QJsonObject jsonOf(const Run &run);
