#pragma once

#include "tests/bench/report/report.h"

/// How a window opens a level of 4096 x 4096: how long until it is seen, how long it is deaf meanwhile, and how soon it
/// is called off.
void addOpening(Report &report);
