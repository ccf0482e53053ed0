#pragma once

#include "gamecore/replay/run.h"

/// Returns a line of a run as text of headless play (docs/headless.md), without its repetitions.
QString textOf(const RunLine &line);
/// Parses such a text as a line without repetitions. std::nullopt if it is invalid.
std::optional<RunLine> runLineFrom(QStringView text);
