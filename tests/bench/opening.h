#pragma once

#include "tests/bench/report/report.h"

/// Adds rows about opening a level of 4096 x 4096 in a window: the time until it is shown, the longest block of the
/// event loop meanwhile, and the time that cancelling takes.
void addOpening(Report &report);
