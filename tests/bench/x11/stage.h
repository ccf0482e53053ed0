#pragma once

#include "tests/bench/report/report.h"
#include "tests/bench/x11/xconnection.h"

#include <QStringList>

#include <functional>

/// A screen of its own that is there, with what programs on it need.
struct Stage {
    const XConnection &screen;
    QStringList settings;
};

/// Calls `use` with such a screen, which is gone afterwards; where there is none, the report says why.
void onStage(Report &report, const std::function<void(const Stage &)> &use);
