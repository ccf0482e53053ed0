#pragma once

#include "tests/bench/x11/stage.h"

/// G4: the level in view is painted anew.
void measureRepaints(const Stage &stage, Report &report);
/// G5: almost all of a plain level is filled, and that undone.
void measureFills(const Stage &stage, Report &report);
/// What the group "frames" measures, here in a process of its own on that screen.
void measureFramesOnScreen(const Stage &stage, Report &report);
