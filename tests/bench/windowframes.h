#pragma once

#include "tests/bench/report/report.h"

/// Adds rows about frames of the editor window with a level of 2048 x 2048, all overlays and the map: panning, zooming,
/// drawing.
void addWindowFrames(Report &report);
