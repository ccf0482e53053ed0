#pragma once

#include "tests/bench/report/report.h"

/// Reads a report that asJson() wrote, for example in another process of the benchmark, without the machine.
/// std::nullopt if the data is no such report.
std::optional<Report> readReport(const QByteArray &json);
