#pragma once

#include "tests/bench/report/report.h"

// Measurements of windows of whole programs. Without X11 (nox11.cpp) these report that they are left out.

/// G1 to G3: from the start of a program to its window.
void measureWindows(Report &report);
/// G4, G5 and R5: the window in use.
void measureWork(Report &report);
