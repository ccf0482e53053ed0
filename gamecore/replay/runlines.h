#pragma once

#include "gamecore/replay/run.h"

/// The line of headless play (docs/headless.md), without how often it is given.
QString textOf(const RunLine &line);
/// The line of such a text, given once; nothing if it is none.
std::optional<RunLine> runLineFrom(QStringView text);
