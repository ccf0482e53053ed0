#pragma once

#include "tests/bench/report/report.h"
#include "tests/bench/x11/xconnection.h"

#include <QStringList>

/// A screen of its own that is there, with what programs on it need.
struct Stage {
    const XConnection &screen;
    QStringList settings;
};

/// G4: the level in view is painted anew.
void measureRepaints(const Stage &stage, Report &report);
/// G5: almost all of a plain level is filled, and that undone.
void measureFills(const Stage &stage, Report &report);
/// What the group "frames" measures, here in a process of its own on that screen.
void measureFramesOnScreen(const Stage &stage, Report &report);
