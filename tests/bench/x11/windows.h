#pragma once

#include "tests/bench/report/report.h"

/// G1 to G3: windows of whole programs. Without X11 (nox11.cpp) it says that they are left out.
void measureWindows(Report &report);
