#pragma once

#include "gamecore/replay/run.h"

/// Returns the headless-play line (docs/headless.md), without repetitions.
QString textOf(const RunLine &line);
/// Parses such a line, given once. std::nullopt if it is invalid.
std::optional<RunLine> runLineFrom(QStringView text);
