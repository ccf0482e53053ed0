#pragma once

#include "tests/bench/report/report.h"

/// What asJson() wrote, such as of another process of the benchmark; without the machine. Nothing if it is no such
/// report.
std::optional<Report> readReport(const QByteArray &json);
