#pragma once

#include <QString>

struct Issue;

/// Returns the first half of the sentence about a finding of the analysis (gamecore/analysis) or about a proof. Empty
/// for other issues.
QString findingHeadOf(const Issue &issue);
