#pragma once

#include "tests/bench/report/report.h"
#include "tests/bench/x11/xconnection.h"

#include <QStringList>

#include <functional>

/// A running screen of its own, with the settings that programs on it need.
struct Stage {
    const XConnection &screen;
    QStringList settings;
};

/// Calls `use` with a new screen and closes it afterwards. If that is not possible, the report says why.
void onStage(Report &report, const std::function<void(const Stage &)> &use);
