#pragma once

#include "tests/bench/report/report.h"

// Windows of whole programs. Without X11 (nox11.cpp) these say that they are left out.

/// G1 to G3: from the start of a program to its window.
void measureWindows(Report &report);
/// G4, G5 and R5: while it is used.
void measureWork(Report &report);
