#pragma once

#include "tests/bench/x11/stage.h"

/// G4: repaints the level in view.
void measureRepaints(const Stage &stage, Report &report);
/// G5: fills almost all of a plain level and undoes it.
void measureFills(const Stage &stage, Report &report);
/// Runs the measurements of the group "frames" in a process of its own on that screen.
void measureFramesOnScreen(const Stage &stage, Report &report);
